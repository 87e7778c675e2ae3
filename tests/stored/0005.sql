BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE events (
	game VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	command_id VARCHAR(160), 
	user VARCHAR(32), 
	at FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id), 
	CONSTRAINT events_by_command UNIQUE (game, command_id)
);
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',1,NULL,'8bf88cf3092de581c367a5f3',1.79486766720886135101e+09,'{"kind":"seated","host":"8bf88cf3092de581c367a5f3","seats":[{"name":"Ann Account","user":"8bf88cf3092de581c367a5f3"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',2,NULL,'8bf88cf3092de581c367a5f3',1.79486766725975537299e+09,'{"kind":"started","seed":4309798546468097,"bag":["1B","8H","10I","7A","3G","12D","9A","8C","10H","8F","12C","3I","2A","3B","11B","5E","9D","3E","12B","7C","2I","8B","2F","10B","4I","4F","11G","9C","11D","2D","9I","11E","9G","6G","9E","12F","10E","6B","8E","6H","7F","12A","1I","8I","5B","3D","6A","3H","7B","6E","5G","7E","4H","1C","11C","4D","9F","5D","6D","4G","5H","10D","4C","1A","1H","5I","5C","11I","10A","12H","7G","10C","6F","8A","4B","5F","8G","3F","6I","11H","6C","4A","3A","1E","7H","7D","12E","2E","9B","9H","2B","11A","1D","1G","1F","2G","2H","2C","3C","7I","10F","10G","5A","11F","8D","4E","12I","12G"]}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',3,'8bf88cf3092de581c367a5f3:139679393988304-1','8bf88cf3092de581c367a5f3',1.79486766746351623534e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7A"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',4,NULL,NULL,1.79486767062524628637e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10H"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',5,'8bf88cf3092de581c367a5f3:139679393988304-2','8bf88cf3092de581c367a5f3',1.79486767063483190539e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12D"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',6,NULL,NULL,1.79486767066689491267e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3I"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',7,'8bf88cf3092de581c367a5f3:139679393988304-3','8bf88cf3092de581c367a5f3',1.7948676706714806557e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10I"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',8,'8bf88cf3092de581c367a5f3:139679393988304-4','8bf88cf3092de581c367a5f3',1.79486767067811250689e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',9,'8bf88cf3092de581c367a5f3:139679393988304-5','8bf88cf3092de581c367a5f3',1.79486767070573186881e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":3}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',10,NULL,NULL,1.7948676707282044888e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5E"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',11,NULL,NULL,1.79486767075414967533e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',12,'8bf88cf3092de581c367a5f3:139679393988304-6','8bf88cf3092de581c367a5f3',1.79486767076074886324e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11B"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',13,'8bf88cf3092de581c367a5f3:139679393988304-7','8bf88cf3092de581c367a5f3',1.79486767081308293348e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',14,NULL,NULL,1.79486767086988115312e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3B"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',15,NULL,NULL,1.79486767088814973833e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',16,'8bf88cf3092de581c367a5f3:139679393988304-8','8bf88cf3092de581c367a5f3',1.79486767089662265775e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3G"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',17,'8bf88cf3092de581c367a5f3:139679393988304-9','8bf88cf3092de581c367a5f3',1.794867670932305336e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',18,NULL,NULL,1.79486767096866083144e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12C"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',19,NULL,NULL,1.79486767100524473184e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Festival"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',20,NULL,NULL,1.79486767101759123804e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',21,'8bf88cf3092de581c367a5f3:139679393988304-10','8bf88cf3092de581c367a5f3',1.79486767103708243372e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9A"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',22,'8bf88cf3092de581c367a5f3:139679393988304-11','8bf88cf3092de581c367a5f3',1.79486767106584620473e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Continental":2}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',23,NULL,NULL,1.79486767108037829398e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7C"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',24,NULL,NULL,1.79486767109441947929e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',25,'8bf88cf3092de581c367a5f3:139679393988304-12','8bf88cf3092de581c367a5f3',1.79486767110162210464e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2F"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',26,'8bf88cf3092de581c367a5f3:139679393988304-13','8bf88cf3092de581c367a5f3',1.79486767112039065363e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2,"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',27,NULL,NULL,1.7948676711548335552e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',28,NULL,NULL,1.79486767118745923045e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',29,'8bf88cf3092de581c367a5f3:139679393988304-14','8bf88cf3092de581c367a5f3',1.7948676711950366497e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8C"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',30,'8bf88cf3092de581c367a5f3:139679393988304-15','8bf88cf3092de581c367a5f3',1.79486767120971846579e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Tower"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',31,'8bf88cf3092de581c367a5f3:139679393988304-16','8bf88cf3092de581c367a5f3',1.79486767121754574772e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Continental":2}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',32,NULL,NULL,1.79486767122797966e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3E"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',33,NULL,NULL,1.79486767127747583391e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Festival":2}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',34,'8bf88cf3092de581c367a5f3:139679393988304-17','8bf88cf3092de581c367a5f3',1.79486767135326123236e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11G"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',35,'8bf88cf3092de581c367a5f3:139679393988304-18','8bf88cf3092de581c367a5f3',1.79486767136154174804e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',36,NULL,NULL,1.79486767144721341129e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2D"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',37,NULL,NULL,1.79486767148685216906e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',38,'8bf88cf3092de581c367a5f3:139679393988304-19','8bf88cf3092de581c367a5f3',1.79486767153639793391e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2I"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',39,'8bf88cf3092de581c367a5f3:139679393988304-20','8bf88cf3092de581c367a5f3',1.79486767154539012913e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',40,'8bf88cf3092de581c367a5f3:139679393988304-21','8bf88cf3092de581c367a5f3',1.79486767156582403184e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',41,NULL,NULL,1.79486767159483742717e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9C"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',42,NULL,NULL,1.79486767164488244053e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',43,'8bf88cf3092de581c367a5f3:139679393988304-22','8bf88cf3092de581c367a5f3',1.79486767165316343309e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',44,'8bf88cf3092de581c367a5f3:139679393988304-23','8bf88cf3092de581c367a5f3',1.79486767166639518732e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',45,NULL,NULL,1.79486767168055748938e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10B"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',46,NULL,NULL,1.79486767169167351718e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',47,NULL,NULL,1.79486767170253419881e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',48,'8bf88cf3092de581c367a5f3:139679393988304-24','8bf88cf3092de581c367a5f3',1.7948676717392015457e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4I"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',49,NULL,NULL,1.79486767176620292665e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12F"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',50,NULL,NULL,1.79486767177705979349e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',51,'8bf88cf3092de581c367a5f3:139679393988304-25','8bf88cf3092de581c367a5f3',1.79486767179980111121e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12B"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',52,'8bf88cf3092de581c367a5f3:139679393988304-26','8bf88cf3092de581c367a5f3',1.79486767189667296411e+09,'{"kind":"acted","seat":0,"action":{"type":"choose_survivor","chain":"Imperial"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',53,'8bf88cf3092de581c367a5f3:139679393988304-27','8bf88cf3092de581c367a5f3',1.79486767190557813646e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":4,"trade":0}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',54,NULL,NULL,1.79486767199883222581e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":3,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',55,'8bf88cf3092de581c367a5f3:139679393988304-28','8bf88cf3092de581c367a5f3',1.79486767200296521186e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Continental":2}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',56,NULL,NULL,1.79486767201709556578e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6B"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',57,NULL,NULL,1.79486767204786396021e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',58,'8bf88cf3092de581c367a5f3:139679393988304-29','8bf88cf3092de581c367a5f3',1.79486767206672549247e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9I"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',59,'8bf88cf3092de581c367a5f3:139679393988304-30','8bf88cf3092de581c367a5f3',1.79486767207295155523e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"American":1,"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',60,NULL,NULL,1.7948676720850179195e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11E"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',61,NULL,NULL,1.79486767213428020473e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',62,'8bf88cf3092de581c367a5f3:139679393988304-31','8bf88cf3092de581c367a5f3',1.79486767215186715125e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',63,'8bf88cf3092de581c367a5f3:139679393988304-32','8bf88cf3092de581c367a5f3',1.79486767217576837539e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',64,NULL,NULL,1.7948676722199230194e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6G"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',65,NULL,NULL,1.79486767226472473143e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":2,"American":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',66,'8bf88cf3092de581c367a5f3:139679393988304-33','8bf88cf3092de581c367a5f3',1.79486767226783847811e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',67,NULL,NULL,1.79486767228901886945e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2A"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',68,NULL,NULL,1.79486767230900597569e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',69,'8bf88cf3092de581c367a5f3:139679393988304-34','8bf88cf3092de581c367a5f3',1.79486767232418870923e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1I"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',70,NULL,NULL,1.79486767232991147038e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3D"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',71,NULL,NULL,1.79486767233410382266e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',72,NULL,NULL,1.79486767234176921841e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',73,'8bf88cf3092de581c367a5f3:139679393988304-35','8bf88cf3092de581c367a5f3',1.79486767234361648554e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8E"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',74,NULL,NULL,1.79486767237261533739e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3H"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',75,NULL,NULL,1.79486767239366436007e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',76,'8bf88cf3092de581c367a5f3:139679393988304-36','8bf88cf3092de581c367a5f3',1.79486767239610528947e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7B"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',77,NULL,NULL,1.79486767240202593808e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8F"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',78,'8bf88cf3092de581c367a5f3:139679393988304-37','8bf88cf3092de581c367a5f3',1.79486767242260861392e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5B"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',79,NULL,NULL,1.79486767247311854362e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6E"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',80,NULL,NULL,1.79486767252536725996e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Sackson"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',81,'8bf88cf3092de581c367a5f3:139679393988304-38','8bf88cf3092de581c367a5f3',1.79486767253354668615e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5G"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',82,'8bf88cf3092de581c367a5f3:139679393988304-39','8bf88cf3092de581c367a5f3',1.79486767253567337993e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',83,NULL,NULL,1.79486767256723761553e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7E"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',84,NULL,NULL,1.79486767257541155818e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',85,NULL,NULL,1.79486767260133075717e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',86,'8bf88cf3092de581c367a5f3:139679393988304-40','8bf88cf3092de581c367a5f3',1.79486767260689544681e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10E"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',87,NULL,NULL,1.79486767261398267748e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',88,NULL,NULL,1.79486767262753224377e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12A"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',89,NULL,NULL,1.79486767264519739154e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":2}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',90,'8bf88cf3092de581c367a5f3:139679393988304-41','8bf88cf3092de581c367a5f3',1.79486767265664863592e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7F"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',91,NULL,NULL,1.79486767267015624041e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8B"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',92,NULL,NULL,1.79486767269407701489e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',93,'8bf88cf3092de581c367a5f3:139679393988304-42','8bf88cf3092de581c367a5f3',1.79486767269854354854e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11C"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',94,NULL,NULL,1.79486767270515131956e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1C"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',95,NULL,NULL,1.79486767271381735802e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Sackson"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',96,NULL,NULL,1.7948676727271227837e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',97,'8bf88cf3092de581c367a5f3:139679393988304-43','8bf88cf3092de581c367a5f3',1.79486767273577880856e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4H"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',98,NULL,NULL,1.79486767273937416079e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4D"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',99,NULL,NULL,1.7948676727433815003e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',100,'8bf88cf3092de581c367a5f3:139679393988304-44','8bf88cf3092de581c367a5f3',1.79486767274623775477e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9G"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',101,NULL,NULL,1.79486767274919629096e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8I"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',102,NULL,NULL,1.79486767275220775608e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',103,'8bf88cf3092de581c367a5f3:139679393988304-45','8bf88cf3092de581c367a5f3',1.79486767275479793546e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4C"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',104,NULL,NULL,1.79486767275887703892e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6H"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',105,NULL,NULL,1.79486767276234340665e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',106,'8bf88cf3092de581c367a5f3:139679393988304-46','8bf88cf3092de581c367a5f3',1.7948676727646691799e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6D"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',107,NULL,NULL,1.79486767277072143548e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11I"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',108,NULL,NULL,1.79486767277397251136e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',109,'8bf88cf3092de581c367a5f3:139679393988304-47','8bf88cf3092de581c367a5f3',1.79486767278908586507e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6A"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',110,NULL,NULL,1.79486767280346107486e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5I"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',111,NULL,NULL,1.79486767280743408198e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',112,'8bf88cf3092de581c367a5f3:139679393988304-48','8bf88cf3092de581c367a5f3',1.79486767280968785281e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1H"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',113,NULL,NULL,1.7948676728125965595e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5D"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',114,NULL,NULL,1.79486767281911873813e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',115,NULL,NULL,1.79486767282449793817e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',116,'8bf88cf3092de581c367a5f3:139679393988304-49','8bf88cf3092de581c367a5f3',1.79486767282649874689e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7G"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',117,'8bf88cf3092de581c367a5f3:139679393988304-50','8bf88cf3092de581c367a5f3',1.79486767282853484158e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":0}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',118,NULL,NULL,1.7948676728310875893e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',119,'8bf88cf3092de581c367a5f3:139679393988304-51','8bf88cf3092de581c367a5f3',1.7948676728331825733e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',120,NULL,NULL,1.79486767283571100242e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8A"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',121,NULL,NULL,1.79486767283822417264e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',122,'8bf88cf3092de581c367a5f3:139679393988304-52','8bf88cf3092de581c367a5f3',1.79486767284001803401e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5H"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',123,'8bf88cf3092de581c367a5f3:139679393988304-53','8bf88cf3092de581c367a5f3',1.79486767284205484384e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":2}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',124,NULL,NULL,1.79486767284607839586e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":5,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',125,'8bf88cf3092de581c367a5f3:139679393988304-54','8bf88cf3092de581c367a5f3',1.79486767284811282157e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":2,"Continental":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',126,NULL,NULL,1.79486767285348701472e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10D"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',127,NULL,NULL,1794867672.86132,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',128,'8bf88cf3092de581c367a5f3:139679393988304-55','8bf88cf3092de581c367a5f3',1.79486767287314915655e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4B"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',129,'8bf88cf3092de581c367a5f3:139679393988304-56','8bf88cf3092de581c367a5f3',1.79486767290562462809e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":2,"Tower":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',130,NULL,NULL,1.79486767292216730122e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3F"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',131,NULL,NULL,1.79486767296505069727e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1}},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',132,'8bf88cf3092de581c367a5f3:139679393988304-57','8bf88cf3092de581c367a5f3',1.79486767300521278382e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6F"}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',133,'8bf88cf3092de581c367a5f3:139679393988304-58','8bf88cf3092de581c367a5f3',1.79486767304918837543e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',134,NULL,NULL,1.79486767308274364467e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12H"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',135,NULL,NULL,1.79486767320692110067e+09,'{"kind":"acted","seat":1,"action":{"type":"announce_end"},"bot":true}');
INSERT INTO "events" VALUES('Qy7M1x32vekAZp4M',136,NULL,NULL,1.79486767326117300979e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2}},"bot":true}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',1,NULL,'8bf88cf3092de581c367a5f3',1.79486767360524511341e+09,'{"kind":"seated","host":"8bf88cf3092de581c367a5f3","seats":[{"name":"Ann Account","user":"8bf88cf3092de581c367a5f3"},{}]}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',2,NULL,'b09a77d99593ce0326dd5cc3',1.79486767368626666061e+09,'{"kind":"seated","host":"8bf88cf3092de581c367a5f3","seats":[{"name":"Ann Account","user":"8bf88cf3092de581c367a5f3"},{"name":"Ben","user":"b09a77d99593ce0326dd5cc3"}]}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',3,NULL,'8bf88cf3092de581c367a5f3',1.79486767372124814993e+09,'{"kind":"started","seed":1788463984890303,"bag":["11I","6F","7D","5E","7A","8F","10C","11B","10B","1G","1H","10A","9A","12G","3H","2I","5C","3A","5D","11C","9E","11H","8C","2A","2G","1I","3D","6G","2H","9D","12H","4A","5B","2C","4G","12F","5G","9I","4D","9B","1E","3B","9C","10F","4C","1F","12B","8I","3C","10E","4E","7C","7E","8D","9F","9G","4B","5H","6C","10I","3G","2B","5A","10H","3I","8B","8H","7H","11A","2E","7B","1B","1A","8G","11E","4H","6H","7I","6A","7G","2D","11D","7F","11G","8A","6I","10D","1D","12C","9H","5I","12D","12A","5F","3F","6B","12E","11F","4F","2F","6E","8E","3E","6D","12I","4I","1C","10G"]}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',4,'b09a77d99593ce0326dd5cc3:139679384482640-1','b09a77d99593ce0326dd5cc3',1.7948676738093130589e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5E"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',5,'8bf88cf3092de581c367a5f3:139679384122256-1','8bf88cf3092de581c367a5f3',1.79486767382872509958e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1G"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',6,'b09a77d99593ce0326dd5cc3:139679384482640-2','b09a77d99593ce0326dd5cc3',1.79486767384071469301e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8F"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',7,'8bf88cf3092de581c367a5f3:139679384122256-2','8bf88cf3092de581c367a5f3',1794867673.85794,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10A"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',8,'b09a77d99593ce0326dd5cc3:139679384482640-3','b09a77d99593ce0326dd5cc3',1.79486767387297201157e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7D"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',9,'8bf88cf3092de581c367a5f3:139679384122256-3','8bf88cf3092de581c367a5f3',1.79486767388917851451e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10B"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',10,'8bf88cf3092de581c367a5f3:139679384122256-4','8bf88cf3092de581c367a5f3',1794867673.90166,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',11,'8bf88cf3092de581c367a5f3:139679384122256-5','8bf88cf3092de581c367a5f3',1.79486767391342830657e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":3}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',12,'b09a77d99593ce0326dd5cc3:139679384482640-4','b09a77d99593ce0326dd5cc3',1.79486767392738652236e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5D"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',13,'b09a77d99593ce0326dd5cc3:139679384482640-5','b09a77d99593ce0326dd5cc3',1.79486767394562435145e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',14,'b09a77d99593ce0326dd5cc3:139679384482640-6','b09a77d99593ce0326dd5cc3',1.79486767395729398732e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',15,'8bf88cf3092de581c367a5f3:139679384122256-6','8bf88cf3092de581c367a5f3',1.79486767396859812732e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3A"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',16,'8bf88cf3092de581c367a5f3:139679384122256-7','8bf88cf3092de581c367a5f3',1.79486767397433543205e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',17,'b09a77d99593ce0326dd5cc3:139679384482640-7','b09a77d99593ce0326dd5cc3',1.79486767397908496854e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',18,'b09a77d99593ce0326dd5cc3:139679384482640-8','b09a77d99593ce0326dd5cc3',1.79486767398933339118e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',19,'8bf88cf3092de581c367a5f3:139679384122256-8','8bf88cf3092de581c367a5f3',1.79486767399433684352e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9A"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',20,'8bf88cf3092de581c367a5f3:139679384122256-9','8bf88cf3092de581c367a5f3',1.79486767400153493881e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":3}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',21,'b09a77d99593ce0326dd5cc3:139679384482640-9','b09a77d99593ce0326dd5cc3',1.79486767400618910791e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7A"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',22,'b09a77d99593ce0326dd5cc3:139679384482640-10','b09a77d99593ce0326dd5cc3',1.79486767401330351828e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Festival":2}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',23,'8bf88cf3092de581c367a5f3:139679384122256-10','8bf88cf3092de581c367a5f3',1.79486767402028536797e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',24,'8bf88cf3092de581c367a5f3:139679384122256-11','8bf88cf3092de581c367a5f3',1.79486767402997589109e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',25,'b09a77d99593ce0326dd5cc3:139679384482640-11','b09a77d99593ce0326dd5cc3',1.79486767403580641747e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3H"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',26,'b09a77d99593ce0326dd5cc3:139679384482640-12','b09a77d99593ce0326dd5cc3',1.79486767404193210597e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',27,'8bf88cf3092de581c367a5f3:139679384122256-12','8bf88cf3092de581c367a5f3',1.794867674047052145e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11C"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',28,'8bf88cf3092de581c367a5f3:139679384122256-13','8bf88cf3092de581c367a5f3',1.79486767405358290674e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":2}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',29,'b09a77d99593ce0326dd5cc3:139679384482640-13','b09a77d99593ce0326dd5cc3',1.79486767406396794319e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3D"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',30,'b09a77d99593ce0326dd5cc3:139679384482640-14','b09a77d99593ce0326dd5cc3',1.7948676740724434852e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":3}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',31,'8bf88cf3092de581c367a5f3:139679384122256-14','8bf88cf3092de581c367a5f3',1.79486767407829666135e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11H"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',32,'8bf88cf3092de581c367a5f3:139679384122256-15','8bf88cf3092de581c367a5f3',1.79486767408610534664e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',33,'8bf88cf3092de581c367a5f3:139679384122256-16','8bf88cf3092de581c367a5f3',1.79486767413502883907e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',34,'b09a77d99593ce0326dd5cc3:139679384482640-15','b09a77d99593ce0326dd5cc3',1.79486767415729475023e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5C"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',35,'b09a77d99593ce0326dd5cc3:139679384482640-16','b09a77d99593ce0326dd5cc3',1.79486767416641330714e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',36,'8bf88cf3092de581c367a5f3:139679384122256-17','8bf88cf3092de581c367a5f3',1.79486767417303371427e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1H"}}');
INSERT INTO "events" VALUES('X_oD8aTPA1oNqlZi',37,'8bf88cf3092de581c367a5f3:139679384122256-18','8bf88cf3092de581c367a5f3',1.79486767417824745179e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('xZmSkyS0Wx0a9Ajg',1,NULL,'8bf88cf3092de581c367a5f3',1.79486767418487906458e+09,'{"kind":"seated","host":"8bf88cf3092de581c367a5f3","seats":[{"name":"Ann Account","user":"8bf88cf3092de581c367a5f3"},{},{}]}');
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	timed BOOLEAN NOT NULL, 
	uploaded BOOLEAN NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "games" VALUES('Qy7M1x32vekAZp4M','BWGjlg0zkLwWrg4U','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'over',1.79486766720886135101e+09,1.79486767326117300979e+09);
INSERT INTO "games" VALUES('X_oD8aTPA1oNqlZi','Znm16a0Qv8XWgNsn','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm"}',0,1,0,'playing',1.79486767360524511341e+09,1.79486767417824745179e+09);
INSERT INTO "games" VALUES('xZmSkyS0Wx0a9Ajg','2qN3sGyeeh3eUBv_','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'waiting',1.79486767418487906458e+09,1.79486767418487906458e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','211981404171e0b4245c4321337b0d497e76edb266a64405e7b24d8b842e8c76');
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('Qy7M1x32vekAZp4M','8bf88cf3092de581c367a5f3');
INSERT INTO "members" VALUES('X_oD8aTPA1oNqlZi','b09a77d99593ce0326dd5cc3');
INSERT INTO "members" VALUES('X_oD8aTPA1oNqlZi','8bf88cf3092de581c367a5f3');
INSERT INTO "members" VALUES('xZmSkyS0Wx0a9Ajg','8bf88cf3092de581c367a5f3');
CREATE TABLE outbox (
	id VARCHAR(32) NOT NULL, 
	target VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	version INTEGER NOT NULL, 
	notice TEXT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	due FLOAT NOT NULL, 
	leased FLOAT NOT NULL, 
	attempts INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(target) REFERENCES targets (id), 
	CONSTRAINT outbox_by_event UNIQUE (target, game, kind, version)
);
CREATE TABLE outcomes (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user VARCHAR(32), 
	edition VARCHAR(32) NOT NULL, 
	players INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	money INTEGER NOT NULL, 
	numbers TEXT NOT NULL, mu_before FLOAT, mu_after FLOAT, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "outcomes" VALUES('Qy7M1x32vekAZp4M',0,'8bf88cf3092de581c367a5f3','renegade',2,1,37200,'{"bought":{"Continental":15,"Festival":5,"American":3,"Tower":6,"Sackson":2},"founded":{"Continental":1,"Tower":1,"American":1,"Festival":1},"mergers":4,"money":{"founding":0,"bonuses":9000,"sales":2700,"trades":0,"final_bonuses":13000,"final_sales":21200,"purchases":14700}}',NULL,2.76353894931404973087e+01);
INSERT INTO "outcomes" VALUES('Qy7M1x32vekAZp4M',1,NULL,'renegade',2,0,36000,'{"bought":{"Continental":9,"Tower":6,"Festival":3,"American":7,"Sackson":11},"founded":{"Festival":1,"Imperial":1,"Worldwide":1,"Sackson":2},"mergers":2,"money":{"founding":0,"bonuses":16000,"sales":6000,"trades":0,"final_bonuses":6000,"final_sales":16600,"purchases":14600}}',NULL,NULL);
CREATE TABLE puzzle_answers (
	user VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	puzzle VARCHAR(32) NOT NULL, 
	"right" BOOLEAN NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (user, number), 
	FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT puzzle_answers_by_puzzle UNIQUE (user, puzzle)
);
CREATE TABLE ratings (
	players INTEGER NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	PRIMARY KEY (players, who)
);
INSERT INTO "ratings" VALUES(2,'8bf88cf3092de581c367a5f3',2.76353894931404973087e+01,8.06590141354368,1,1);
INSERT INTO "ratings" VALUES(2,'bot:random',2.23646105068595026912e+01,8.06590141354368,1,0);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('518c3141a48677c4c28047ac1c5253929ad2f26af6876c8bb9a3ed740404f8d5','8bf88cf3092de581c367a5f3','cookie',1.79486766712658309935e+09,1.79486766712658309935e+09);
INSERT INTO "sessions" VALUES('a17a898d3679b85250091e5646145eb481ec9a3a2f44dde51a688e1c12a34715','b09a77d99593ce0326dd5cc3','cookie',1.7948676735462033749e+09,1.7948676735462033749e+09);
CREATE TABLE targets (
	id VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address TEXT NOT NULL, 
	name TEXT NOT NULL, 
	secrets TEXT NOT NULL, 
	choices TEXT NOT NULL, 
	language VARCHAR(16) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	failures INTEGER NOT NULL, 
	problem TEXT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user) REFERENCES users (id), 
	CONSTRAINT targets_by_address UNIQUE (user, kind, address)
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(30) NOT NULL, 
	login VARCHAR(64), 
	password TEXT, 
	preferences TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES('8bf88cf3092de581c367a5f3','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$lRPaD/UkyTlxdMrWThi1rQ$Y5keYAVXAOkcpXqfuQUQg/SjhOTASZuRx2/SynHGGWM','{}',1.79486766712658309935e+09);
INSERT INTO "users" VALUES('b09a77d99593ce0326dd5cc3','Ben',NULL,NULL,'{}',1.7948676735462033749e+09);
CREATE TABLE vacations (
	user VARCHAR(32) NOT NULL, 
	since FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (user, since), 
	FOREIGN KEY(user) REFERENCES users (id)
);
CREATE INDEX games_by_status ON games (status, touched);
CREATE INDEX ix_members_user ON members (user);
CREATE INDEX ix_outcomes_user ON outcomes (user);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_targets_user ON targets (user);
CREATE INDEX outbox_by_status ON outbox (status, due);
CREATE INDEX outbox_by_user ON outbox (user, game);
COMMIT;
