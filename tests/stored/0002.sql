BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',1,NULL,'5c1c7d4d2f0153dbadb6f191',1.79486762374867558477e+09,'{"kind":"seated","host":"5c1c7d4d2f0153dbadb6f191","seats":[{"name":"Ann Account","user":"5c1c7d4d2f0153dbadb6f191"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',2,NULL,'5c1c7d4d2f0153dbadb6f191',1.79486762379712295537e+09,'{"kind":"started","seed":3240677400619930,"bag":["2C","3F","7C","10G","3H","11B","5C","9D","8G","4H","4A","12C","6C","8E","7I","3C","1D","5B","8C","10I","11A","5A","5D","4F","10F","1G","6A","12F","1I","5F","4C","3G","11I","9I","6B","7H","9H","1C","3I","1E","11C","2I","11G","2A","10H","6H","9F","4G","7G","1H","6G","1B","5H","2H","1A","12B","12H","8F","2B","4E","2E","6I","5I","3D","10E","7A","5G","12I","12E","7E","12G","7F","8D","5E","8B","9E","10C","12D","2G","2D","8I","6E","9B","10D","11H","3E","9G","7B","1F","11E","4D","4I","11F","10A","6D","3A","3B","8A","6F","4B","7D","9A","10B","8H","12A","9C","2F","11D"]}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',3,'5c1c7d4d2f0153dbadb6f191:140570255247376-1','5c1c7d4d2f0153dbadb6f191',1.79486762386180925365e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',4,NULL,NULL,1.79486762563568735123e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12C"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',5,'5c1c7d4d2f0153dbadb6f191:140570255247376-2','5c1c7d4d2f0153dbadb6f191',1.79486762566391372681e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11B"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',6,NULL,NULL,1.79486762566850543022e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8E"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',7,'5c1c7d4d2f0153dbadb6f191:140570255247376-3','5c1c7d4d2f0153dbadb6f191',1.79486762567724514004e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',8,NULL,NULL,1.79486762568624758727e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',9,'5c1c7d4d2f0153dbadb6f191:140570255247376-4','5c1c7d4d2f0153dbadb6f191',1.79486762569451069838e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',10,'5c1c7d4d2f0153dbadb6f191:140570255247376-5','5c1c7d4d2f0153dbadb6f191',1.7948676257025058269e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',11,'5c1c7d4d2f0153dbadb6f191:140570255247376-6','5c1c7d4d2f0153dbadb6f191',1.79486762571025085452e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":3}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',12,NULL,NULL,1.7948676257191972733e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10I"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',13,NULL,NULL,1.79486762573127317426e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":3}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',14,'5c1c7d4d2f0153dbadb6f191:140570255247376-7','5c1c7d4d2f0153dbadb6f191',1.79486762573429083824e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',15,'5c1c7d4d2f0153dbadb6f191:140570255247376-8','5c1c7d4d2f0153dbadb6f191',1.79486762573658823966e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',16,NULL,NULL,1.79486762574325203895e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5B"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',17,NULL,NULL,1.79486762574718427655e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"American"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',18,NULL,NULL,1.79486762575470209122e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',19,'5c1c7d4d2f0153dbadb6f191:140570255247376-9','5c1c7d4d2f0153dbadb6f191',1.79486762575695395468e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3H"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',20,'5c1c7d4d2f0153dbadb6f191:140570255247376-10','5c1c7d4d2f0153dbadb6f191',1.794867625759237051e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',21,'5c1c7d4d2f0153dbadb6f191:140570255247376-11','5c1c7d4d2f0153dbadb6f191',1.79486762576225519173e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',22,NULL,NULL,1.79486762576692461968e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5A"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',23,NULL,NULL,1.79486762577186036108e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',24,'5c1c7d4d2f0153dbadb6f191:140570255247376-12','5c1c7d4d2f0153dbadb6f191',1.79486762577388024326e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5D"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',25,'5c1c7d4d2f0153dbadb6f191:140570255247376-13','5c1c7d4d2f0153dbadb6f191',1.79486762577733945846e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',26,NULL,NULL,1.79486762578011751177e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1G"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',27,NULL,NULL,1.79486762578355693812e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',28,'5c1c7d4d2f0153dbadb6f191:140570255247376-14','5c1c7d4d2f0153dbadb6f191',1.79486762578854441643e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',29,'5c1c7d4d2f0153dbadb6f191:140570255247376-15','5c1c7d4d2f0153dbadb6f191',1.79486762579417800898e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"American":2}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',30,NULL,NULL,1.79486762580013966563e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3C"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',31,NULL,NULL,1.79486762580671548841e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',32,NULL,NULL,1.79486762581362318995e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2,"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',33,'5c1c7d4d2f0153dbadb6f191:140570255247376-16','5c1c7d4d2f0153dbadb6f191',1.79486762581708073614e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6A"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',34,'5c1c7d4d2f0153dbadb6f191:140570255247376-17','5c1c7d4d2f0153dbadb6f191',1.79486762581914591793e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":3}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',35,NULL,NULL,1.79486762582187342647e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8G"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',36,NULL,NULL,1.79486762582641386993e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":2}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',37,'5c1c7d4d2f0153dbadb6f191:140570255247376-18','5c1c7d4d2f0153dbadb6f191',1.79486762582890844348e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11A"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',38,'5c1c7d4d2f0153dbadb6f191:140570255247376-19','5c1c7d4d2f0153dbadb6f191',1.79486762583157372476e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',39,'5c1c7d4d2f0153dbadb6f191:140570255247376-20','5c1c7d4d2f0153dbadb6f191',1.79486762583517909042e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',40,NULL,NULL,1.79486762583880591391e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3G"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',41,NULL,NULL,1.79486762584650826456e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',42,'5c1c7d4d2f0153dbadb6f191:140570255247376-21','5c1c7d4d2f0153dbadb6f191',1.79486762584988617896e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1D"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',43,'5c1c7d4d2f0153dbadb6f191:140570255247376-22','5c1c7d4d2f0153dbadb6f191',1.79486762585320663455e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',44,NULL,NULL,1.79486762586772775644e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9I"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',45,NULL,NULL,1.79486762587119627002e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Tower"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',46,NULL,NULL,1.79486762587489938735e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"American":2}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',47,'5c1c7d4d2f0153dbadb6f191:140570255247376-23','5c1c7d4d2f0153dbadb6f191',1.79486762587735486024e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1I"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',48,'5c1c7d4d2f0153dbadb6f191:140570255247376-24','5c1c7d4d2f0153dbadb6f191',1.7948676258794937134e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',49,NULL,NULL,1.79486762588371682168e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',50,NULL,NULL,1.79486762588680982596e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',51,'5c1c7d4d2f0153dbadb6f191:140570255247376-25','5c1c7d4d2f0153dbadb6f191',1.79486762588958263398e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7I"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',52,'5c1c7d4d2f0153dbadb6f191:140570255247376-26','5c1c7d4d2f0153dbadb6f191',1.79486762589170861237e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',53,'5c1c7d4d2f0153dbadb6f191:140570255247376-27','5c1c7d4d2f0153dbadb6f191',1.79486762589641571049e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',54,NULL,NULL,1.79486762589939737315e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12F"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',55,NULL,NULL,1.79486762590239143366e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":3}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',56,'5c1c7d4d2f0153dbadb6f191:140570255247376-28','5c1c7d4d2f0153dbadb6f191',1.79486762590460038188e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11I"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',57,NULL,NULL,1.79486762590736842158e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5F"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',58,NULL,NULL,1.79486762591018486024e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1,"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',59,'5c1c7d4d2f0153dbadb6f191:140570255247376-29','5c1c7d4d2f0153dbadb6f191',1.79486762591220903395e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6B"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',60,NULL,NULL,1.79486762591496372227e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',61,'5c1c7d4d2f0153dbadb6f191:140570255247376-30','5c1c7d4d2f0153dbadb6f191',1.79486762591698575022e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3I"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',62,NULL,NULL,1.79486762592228960987e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2I"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',63,'5c1c7d4d2f0153dbadb6f191:140570255247376-31','5c1c7d4d2f0153dbadb6f191',1.79486762592821955681e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',64,NULL,NULL,1.79486762593502259251e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1C"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',65,'5c1c7d4d2f0153dbadb6f191:140570255247376-32','5c1c7d4d2f0153dbadb6f191',1.79486762593779230114e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',66,NULL,NULL,1.79486762594097495077e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',67,'5c1c7d4d2f0153dbadb6f191:140570255247376-33','5c1c7d4d2f0153dbadb6f191',1.79486762594307780265e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10F"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',68,NULL,NULL,1.79486762594684886931e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6C"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',69,NULL,NULL,1.79486762594999170296e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',70,'5c1c7d4d2f0153dbadb6f191:140570255247376-34','5c1c7d4d2f0153dbadb6f191',1.79486762595429015162e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":3,"trade":2}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',71,'5c1c7d4d2f0153dbadb6f191:140570255247376-35','5c1c7d4d2f0153dbadb6f191',1.79486762595659971237e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',72,'5c1c7d4d2f0153dbadb6f191:140570255247376-36','5c1c7d4d2f0153dbadb6f191',1.79486762595915436743e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Imperial":2}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',73,NULL,NULL,1.79486762596359705921e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',74,'5c1c7d4d2f0153dbadb6f191:140570255247376-37','5c1c7d4d2f0153dbadb6f191',1.7948676259659922123e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',75,'5c1c7d4d2f0153dbadb6f191:140570255247376-38','5c1c7d4d2f0153dbadb6f191',1.79486762597032189362e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',76,NULL,NULL,1.79486762597346735e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',77,'5c1c7d4d2f0153dbadb6f191:140570255247376-39','5c1c7d4d2f0153dbadb6f191',1.79486762597553825377e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9H"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',78,NULL,NULL,1.79486762597863817219e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2A"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',79,'5c1c7d4d2f0153dbadb6f191:140570255247376-40','5c1c7d4d2f0153dbadb6f191',1.79486762598140764239e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9F"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',80,NULL,NULL,1.79486762598409295083e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1E"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',81,'5c1c7d4d2f0153dbadb6f191:140570255247376-41','5c1c7d4d2f0153dbadb6f191',1.79486762598688578606e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',82,'5c1c7d4d2f0153dbadb6f191:140570255247376-42','5c1c7d4d2f0153dbadb6f191',1.7948676259942691326e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',83,NULL,NULL,1.79486762599777126313e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8F"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',84,'5c1c7d4d2f0153dbadb6f191:140570255247376-43','5c1c7d4d2f0153dbadb6f191',1.79486762600017142298e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',85,'5c1c7d4d2f0153dbadb6f191:140570255247376-44','5c1c7d4d2f0153dbadb6f191',1.79486762600241255764e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":2}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',86,NULL,NULL,1.79486762600535893442e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":5,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',87,'5c1c7d4d2f0153dbadb6f191:140570255247376-45','5c1c7d4d2f0153dbadb6f191',1.79486762600942254064e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',88,NULL,NULL,1.79486762602650094028e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4G"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',89,NULL,NULL,1.79486762604801058764e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',90,'5c1c7d4d2f0153dbadb6f191:140570255247376-46','5c1c7d4d2f0153dbadb6f191',1.79486762605454564095e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12H"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',91,'5c1c7d4d2f0153dbadb6f191:140570255247376-47','5c1c7d4d2f0153dbadb6f191',1.79486762606659531592e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',92,NULL,NULL,1.79486762607509684561e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3D"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',93,NULL,NULL,1.7948676260808532238e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',94,'5c1c7d4d2f0153dbadb6f191:140570255247376-48','5c1c7d4d2f0153dbadb6f191',1.79486762608529353143e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',95,'5c1c7d4d2f0153dbadb6f191:140570255247376-49','5c1c7d4d2f0153dbadb6f191',1.7948676260876533985e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Festival":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',96,NULL,NULL,1.79486762609251284598e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4E"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',97,NULL,NULL,1.79486762610149693485e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Festival":1,"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',98,'5c1c7d4d2f0153dbadb6f191:140570255247376-50','5c1c7d4d2f0153dbadb6f191',1.79486762610378575329e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2E"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',99,NULL,NULL,1794867626.11053,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',100,NULL,NULL,1.79486762611747455598e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',101,'5c1c7d4d2f0153dbadb6f191:140570255247376-51','5c1c7d4d2f0153dbadb6f191',1.79486762612143421172e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10E"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',102,NULL,NULL,1.79486762612576723104e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1B"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',103,NULL,NULL,1.79486762613380360607e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":3,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',104,'5c1c7d4d2f0153dbadb6f191:140570255247376-52','5c1c7d4d2f0153dbadb6f191',1.79486762613701915738e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":2}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',105,NULL,NULL,1.79486762614866924292e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Worldwide":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',106,'5c1c7d4d2f0153dbadb6f191:140570255247376-53','5c1c7d4d2f0153dbadb6f191',1.7948676261513650418e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2B"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',107,'5c1c7d4d2f0153dbadb6f191:140570255247376-54','5c1c7d4d2f0153dbadb6f191',1.79486762615723323822e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',108,'5c1c7d4d2f0153dbadb6f191:140570255247376-55','5c1c7d4d2f0153dbadb6f191',1.79486762616017127042e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["8D"]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',109,NULL,NULL,1.79486762616724872592e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6I"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',110,NULL,NULL,1.7948676261769993305e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',111,'5c1c7d4d2f0153dbadb6f191:140570255247376-56','5c1c7d4d2f0153dbadb6f191',1.79486762618122911456e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5H"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',112,'5c1c7d4d2f0153dbadb6f191:140570255247376-57','5c1c7d4d2f0153dbadb6f191',1.79486762618658328058e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":0}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',113,NULL,NULL,1.79486762619410514826e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',114,'5c1c7d4d2f0153dbadb6f191:140570255247376-58','5c1c7d4d2f0153dbadb6f191',1.79486762619812536241e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["7G"]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',115,NULL,NULL,1.79486762621505308154e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7F"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',116,NULL,NULL,1.79486762623671936987e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"American":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',117,'5c1c7d4d2f0153dbadb6f191:140570255247376-59','5c1c7d4d2f0153dbadb6f191',1.79486762625039100648e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',118,'5c1c7d4d2f0153dbadb6f191:140570255247376-60','5c1c7d4d2f0153dbadb6f191',1.79486762626105260855e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":[]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',119,NULL,NULL,1.79486762627255678178e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8B"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',120,NULL,NULL,1.79486762629149818417e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":3}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',121,'5c1c7d4d2f0153dbadb6f191:140570255247376-61','5c1c7d4d2f0153dbadb6f191',1.79486762629431557654e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',122,'5c1c7d4d2f0153dbadb6f191:140570255247376-62','5c1c7d4d2f0153dbadb6f191',1.79486762629676651955e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":[]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',123,NULL,NULL,1.79486762630021238324e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12D"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',124,NULL,NULL,1.79486762630322098733e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',125,'5c1c7d4d2f0153dbadb6f191:140570255247376-63','5c1c7d4d2f0153dbadb6f191',1.79486762630552983284e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2G"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',126,'5c1c7d4d2f0153dbadb6f191:140570255247376-64','5c1c7d4d2f0153dbadb6f191',1.79486762630769586561e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["8I"]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',127,NULL,NULL,1.79486762631058788296e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2D"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',128,NULL,NULL,1.79486762631357073781e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',129,'5c1c7d4d2f0153dbadb6f191:140570255247376-65','5c1c7d4d2f0153dbadb6f191',1.79486762631579756729e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10D"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',130,'5c1c7d4d2f0153dbadb6f191:140570255247376-66','5c1c7d4d2f0153dbadb6f191',1.79486762631800961494e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["3E","5E"]}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',131,NULL,NULL,1.79486762632095384591e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7E"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',132,NULL,NULL,1.79486762632366418841e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',133,'5c1c7d4d2f0153dbadb6f191:140570255247376-67','5c1c7d4d2f0153dbadb6f191',1.79486762632569217686e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7B"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',134,NULL,NULL,1.79486762632847380639e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7A"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',135,NULL,NULL,1.79486762633139657974e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["4D"]},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',136,'5c1c7d4d2f0153dbadb6f191:140570255247376-68','5c1c7d4d2f0153dbadb6f191',1.79486762633348417286e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10C"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',137,'5c1c7d4d2f0153dbadb6f191:140570255247376-69','5c1c7d4d2f0153dbadb6f191',1.79486762633568906789e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":0}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',138,NULL,NULL,1.79486762633867740629e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',139,'5c1c7d4d2f0153dbadb6f191:140570255247376-70','5c1c7d4d2f0153dbadb6f191',1.79486762634075593947e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Tower":1}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',140,NULL,NULL,1.79486762634357237822e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11H"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',141,NULL,NULL,1.79486762634622192382e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',142,NULL,NULL,1.7948676263489353657e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["1F"]},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',143,'5c1c7d4d2f0153dbadb6f191:140570255247376-71','5c1c7d4d2f0153dbadb6f191',1.79486762635090947148e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12E"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',144,'5c1c7d4d2f0153dbadb6f191:140570255247376-72','5c1c7d4d2f0153dbadb6f191',1.79486762635298895832e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":3}}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',145,NULL,NULL,1.79486762635587406163e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4I"},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',146,NULL,NULL,1.79486762635876631738e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',147,'5c1c7d4d2f0153dbadb6f191:140570255247376-73','5c1c7d4d2f0153dbadb6f191',1.79486762636089491841e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9B"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',148,'5c1c7d4d2f0153dbadb6f191:140570255247376-74','5c1c7d4d2f0153dbadb6f191',1.79486762636298871034e+09,'{"kind":"acted","seat":0,"action":{"type":"announce_end"}}');
INSERT INTO "events" VALUES('ceSdLFOIBcq2nNZQ',149,'5c1c7d4d2f0153dbadb6f191:140570255247376-75','5c1c7d4d2f0153dbadb6f191',1.79486762636507511141e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"American":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',1,NULL,'5c1c7d4d2f0153dbadb6f191',1.79486762641163110731e+09,'{"kind":"seated","host":"5c1c7d4d2f0153dbadb6f191","seats":[{"name":"Ann Account","user":"5c1c7d4d2f0153dbadb6f191"},{}]}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',2,NULL,'9b1b3e058ee0e9ab877099cc',1.79486762641827344894e+09,'{"kind":"seated","host":"5c1c7d4d2f0153dbadb6f191","seats":[{"name":"Ann Account","user":"5c1c7d4d2f0153dbadb6f191"},{"name":"Ben","user":"9b1b3e058ee0e9ab877099cc"}]}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',3,NULL,'5c1c7d4d2f0153dbadb6f191',1.79486762642230606073e+09,'{"kind":"started","seed":37012205737008,"bag":["3I","6F","3E","9H","4F","4B","5E","11D","12B","8E","11B","10I","5I","6G","10G","9B","7G","7D","8H","7C","2B","2E","10H","1I","2H","10C","9D","3A","9I","5G","9G","2D","4H","5H","11C","2I","2C","4C","8C","11H","12I","5F","1E","1C","8G","6A","6D","10F","1B","6E","7H","6B","7F","2F","5A","11G","10E","1F","4A","5B","4G","9F","12D","8F","2A","12C","12H","7I","10A","11F","6C","11I","8I","2G","12G","3H","3F","1A","11E","12F","8B","7B","12A","9C","4I","6I","10B","1D","7E","1G","3D","5C","9A","3B","6H","3G","12E","8A","3C","5D","9E","7A","8D","4E","10D","4D","11A","1H"]}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',4,'9b1b3e058ee0e9ab877099cc:140570253837328-1','9b1b3e058ee0e9ab877099cc',1.79486762643166589733e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',5,'5c1c7d4d2f0153dbadb6f191:140570255649360-1','5c1c7d4d2f0153dbadb6f191',1.79486762643635272976e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8E"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',6,'9b1b3e058ee0e9ab877099cc:140570253837328-2','9b1b3e058ee0e9ab877099cc',1.79486762644264531132e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4B"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',7,'5c1c7d4d2f0153dbadb6f191:140570255649360-2','5c1c7d4d2f0153dbadb6f191',1.79486762644916343686e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',8,'9b1b3e058ee0e9ab877099cc:140570253837328-3','9b1b3e058ee0e9ab877099cc',1.79486762646173620217e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7G"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',9,'5c1c7d4d2f0153dbadb6f191:140570255649360-3','5c1c7d4d2f0153dbadb6f191',1.79486762646627521513e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9B"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',10,'9b1b3e058ee0e9ab877099cc:140570253837328-4','9b1b3e058ee0e9ab877099cc',1.79486762646970486644e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5E"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',11,'5c1c7d4d2f0153dbadb6f191:140570255649360-4','5c1c7d4d2f0153dbadb6f191',1.79486762647279191017e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7C"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',12,'9b1b3e058ee0e9ab877099cc:140570253837328-5','9b1b3e058ee0e9ab877099cc',1.79486762647595882421e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8H"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',13,'5c1c7d4d2f0153dbadb6f191:140570255649360-5','5c1c7d4d2f0153dbadb6f191',1.7948676264793357849e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11B"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',14,'9b1b3e058ee0e9ab877099cc:140570253837328-6','9b1b3e058ee0e9ab877099cc',1.79486762648728203771e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',15,'5c1c7d4d2f0153dbadb6f191:140570255649360-6','5c1c7d4d2f0153dbadb6f191',1.79486762649817681311e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12B"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',16,'5c1c7d4d2f0153dbadb6f191:140570255649360-7','5c1c7d4d2f0153dbadb6f191',1.79486762650416970246e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',17,'5c1c7d4d2f0153dbadb6f191:140570255649360-8','5c1c7d4d2f0153dbadb6f191',1.79486762650917863843e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',18,'9b1b3e058ee0e9ab877099cc:140570253837328-7','9b1b3e058ee0e9ab877099cc',1.79486762651414394377e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2H"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',19,'9b1b3e058ee0e9ab877099cc:140570253837328-8','9b1b3e058ee0e9ab877099cc',1.79486762651841735838e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',20,'5c1c7d4d2f0153dbadb6f191:140570255649360-9','5c1c7d4d2f0153dbadb6f191',1.79486762667248511311e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7D"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',21,'5c1c7d4d2f0153dbadb6f191:140570255649360-10','5c1c7d4d2f0153dbadb6f191',1.79486762669341659548e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',22,'5c1c7d4d2f0153dbadb6f191:140570255649360-11','5c1c7d4d2f0153dbadb6f191',1.79486762671327829358e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":3}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',23,'9b1b3e058ee0e9ab877099cc:140570253837328-9','9b1b3e058ee0e9ab877099cc',1.79486762672853779787e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9H"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',24,'9b1b3e058ee0e9ab877099cc:140570253837328-10','9b1b3e058ee0e9ab877099cc',1.7948676267657265663e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',25,'9b1b3e058ee0e9ab877099cc:140570253837328-11','9b1b3e058ee0e9ab877099cc',1.79486762680515098567e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Imperial":2}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',26,'5c1c7d4d2f0153dbadb6f191:140570255649360-12','5c1c7d4d2f0153dbadb6f191',1.79486762681549406051e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6G"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',27,'5c1c7d4d2f0153dbadb6f191:140570255649360-13','5c1c7d4d2f0153dbadb6f191',1.79486762682134509084e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',28,'5c1c7d4d2f0153dbadb6f191:140570255649360-14','5c1c7d4d2f0153dbadb6f191',1.7948676268268761634e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',29,'9b1b3e058ee0e9ab877099cc:140570253837328-12','9b1b3e058ee0e9ab877099cc',1.79486762683097624774e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3E"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',30,'9b1b3e058ee0e9ab877099cc:140570253837328-13','9b1b3e058ee0e9ab877099cc',1.79486762684022021292e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',31,'5c1c7d4d2f0153dbadb6f191:140570255649360-15','5c1c7d4d2f0153dbadb6f191',1794867626.85228,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1I"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',32,'5c1c7d4d2f0153dbadb6f191:140570255649360-16','5c1c7d4d2f0153dbadb6f191',1794867626.86221,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":2,"Worldwide":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',33,'9b1b3e058ee0e9ab877099cc:140570253837328-14','9b1b3e058ee0e9ab877099cc',1.79486762687202477451e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',34,'9b1b3e058ee0e9ab877099cc:140570253837328-15','9b1b3e058ee0e9ab877099cc',1.79486762689219021792e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',35,'5c1c7d4d2f0153dbadb6f191:140570255649360-17','5c1c7d4d2f0153dbadb6f191',1.7948676269111266136e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10I"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',36,'5c1c7d4d2f0153dbadb6f191:140570255649360-18','5c1c7d4d2f0153dbadb6f191',1.79486762693440818784e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',37,'9b1b3e058ee0e9ab877099cc:140570253837328-16','9b1b3e058ee0e9ab877099cc',1.79486762695102334023e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',38,'9b1b3e058ee0e9ab877099cc:140570253837328-17','9b1b3e058ee0e9ab877099cc',1.79486762696377325065e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('NZMdLHazrEPstdpR',39,'5c1c7d4d2f0153dbadb6f191:140570255649360-19','5c1c7d4d2f0153dbadb6f191',1.79486762697869968409e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('CF1OPz1JZAtlpqQs',1,NULL,'5c1c7d4d2f0153dbadb6f191',1.79486762699022841453e+09,'{"kind":"seated","host":"5c1c7d4d2f0153dbadb6f191","seats":[{"name":"Ann Account","user":"5c1c7d4d2f0153dbadb6f191"},{},{}]}');
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
INSERT INTO "games" VALUES('ceSdLFOIBcq2nNZQ','YX-gO2E5RGQMudEg','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'over',1.79486762374867558477e+09,1.79486762636507511141e+09);
INSERT INTO "games" VALUES('NZMdLHazrEPstdpR','Cea4Z2-PYPSLsv-t','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm"}',0,1,0,'playing',1.79486762641163110731e+09,1.79486762697869968409e+09);
INSERT INTO "games" VALUES('CF1OPz1JZAtlpqQs','BxRANiBVQs05D4IJ','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'waiting',1.79486762699022841453e+09,1.79486762699022841453e+09);
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('ceSdLFOIBcq2nNZQ','5c1c7d4d2f0153dbadb6f191');
INSERT INTO "members" VALUES('NZMdLHazrEPstdpR','9b1b3e058ee0e9ab877099cc');
INSERT INTO "members" VALUES('NZMdLHazrEPstdpR','5c1c7d4d2f0153dbadb6f191');
INSERT INTO "members" VALUES('CF1OPz1JZAtlpqQs','5c1c7d4d2f0153dbadb6f191');
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
INSERT INTO "outcomes" VALUES('ceSdLFOIBcq2nNZQ',0,'5c1c7d4d2f0153dbadb6f191','renegade',2,0,26800,'{"bought":{"Festival":6,"American":6,"Sackson":5,"Imperial":6,"Worldwide":3,"Tower":7},"founded":{"Festival":2,"Sackson":1,"Worldwide":1,"Continental":1},"mergers":3,"money":{"founding":0,"bonuses":6800,"sales":3500,"trades":0,"final_bonuses":8000,"final_sales":18500,"purchases":16000}}',NULL,2.23646105068595026912e+01);
INSERT INTO "outcomes" VALUES('ceSdLFOIBcq2nNZQ',1,NULL,'renegade',2,1,34700,'{"bought":{"Festival":5,"Sackson":7,"Imperial":7,"American":9,"Continental":2,"Worldwide":2,"Tower":2},"founded":{"American":1,"Imperial":1,"Tower":1},"mergers":2,"money":{"founding":0,"bonuses":8300,"sales":5000,"trades":0,"final_bonuses":14800,"final_sales":19600,"purchases":19000}}',NULL,NULL);
CREATE TABLE ratings (
	players INTEGER NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	PRIMARY KEY (players, who)
);
INSERT INTO "ratings" VALUES(2,'5c1c7d4d2f0153dbadb6f191',2.23646105068595026912e+01,8.06590141354368,1,0);
INSERT INTO "ratings" VALUES(2,'bot:random',2.76353894931404973087e+01,8.06590141354368,1,1);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('5d6dec0372ed8ee428bb26aea77a479252ac5adf537a286a45d1f5ab010d38bf','5c1c7d4d2f0153dbadb6f191','cookie',1.79486762371116328239e+09,1.79486762371116328239e+09);
INSERT INTO "sessions" VALUES('9b6d1bb579661d05685cdf0022de890ebe2dfe1721239c97f67adc7e462d2a6e','9b1b3e058ee0e9ab877099cc','cookie',1.79486762640548014637e+09,1.79486762640548014637e+09);
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
INSERT INTO "users" VALUES('5c1c7d4d2f0153dbadb6f191','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$PnmyfAyY7IEsor39VwwOhw$lR0GYB6S6DKtowjoLTUV7zGEG9ENXBOzoRxQGKmTiL4','{}',1.79486762371116328239e+09);
INSERT INTO "users" VALUES('9b1b3e058ee0e9ab877099cc','Ben',NULL,NULL,'{}',1.79486762640548014637e+09);
CREATE INDEX games_by_status ON games (status, touched);
CREATE INDEX ix_members_user ON members (user);
CREATE INDEX ix_outcomes_user ON outcomes (user);
CREATE INDEX ix_sessions_user ON sessions (user);
COMMIT;
