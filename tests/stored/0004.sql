BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',1,NULL,'8358ab22d9ca9c7fecd3facc',1.79486765118628835676e+09,'{"kind":"seated","host":"8358ab22d9ca9c7fecd3facc","seats":[{"name":"Ann Account","user":"8358ab22d9ca9c7fecd3facc"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',2,NULL,'8358ab22d9ca9c7fecd3facc',1.79486765128933596614e+09,'{"kind":"started","seed":2916979092990453,"bag":["2I","5D","12D","9F","8E","7B","4A","12H","3F","2G","7H","9H","10C","2F","8I","5I","5A","4G","6A","1F","11A","6I","7F","1A","12I","12A","11I","5H","10A","11D","12E","11E","11F","6D","4F","9I","8A","12G","7G","10G","3I","9D","2H","4E","5B","10H","6B","4I","2B","5G","11G","3E","6F","3H","3G","10F","7A","6H","2D","9A","9B","6C","8C","7I","11H","12B","10D","6G","8H","3B","4H","2C","10E","9G","9E","1H","7C","1I","8D","4D","11B","4C","3A","12F","2E","5E","7E","1C","11C","9C","1D","8B","8F","10I","12C","3D","5C","1B","8G","2A","5F","4B","10B","7D","3C","6E","1G","1E"]}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',3,NULL,NULL,1.79486765498527240758e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',4,'8358ab22d9ca9c7fecd3facc:140411579045968-1','8358ab22d9ca9c7fecd3facc',1.79486765499731397628e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',5,NULL,NULL,1.79486765504745268825e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12H"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',6,'8358ab22d9ca9c7fecd3facc:140411579045968-2','8358ab22d9ca9c7fecd3facc',1.79486765505465221404e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',7,NULL,NULL,1.79486765510596060759e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9F"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',8,'8358ab22d9ca9c7fecd3facc:140411579045968-3','8358ab22d9ca9c7fecd3facc',1.79486765511577630043e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3F"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',9,NULL,NULL,1.79486765515388774867e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8I"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',10,'8358ab22d9ca9c7fecd3facc:140411579045968-4','8358ab22d9ca9c7fecd3facc',1.79486765516246056561e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1F"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',11,NULL,NULL,1.79486765518322253232e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',12,'8358ab22d9ca9c7fecd3facc:140411579045968-5','8358ab22d9ca9c7fecd3facc',1.79486765518846893303e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',13,NULL,NULL,1.79486765521384310714e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',14,'8358ab22d9ca9c7fecd3facc:140411579045968-6','8358ab22d9ca9c7fecd3facc',1.79486765522086834908e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',15,NULL,NULL,1.79486765524575829508e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',16,NULL,NULL,1.79486765529331040386e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',17,NULL,NULL,1.79486765532183408736e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',18,'8358ab22d9ca9c7fecd3facc:140411579045968-7','8358ab22d9ca9c7fecd3facc',1.7948676553264622688e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10C"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',19,'8358ab22d9ca9c7fecd3facc:140411579045968-8','8358ab22d9ca9c7fecd3facc',1.79486765533008623121e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',20,NULL,NULL,1.79486765534968376167e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11I"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',21,NULL,NULL,1.79486765538170647618e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',22,'8358ab22d9ca9c7fecd3facc:140411579045968-9','8358ab22d9ca9c7fecd3facc',1.79486765539686512951e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',23,'8358ab22d9ca9c7fecd3facc:140411579045968-10','8358ab22d9ca9c7fecd3facc',1.7948676554049167633e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',24,NULL,NULL,1.79486765541509509088e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12D"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',25,NULL,NULL,1.79486765544976973533e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',26,'8358ab22d9ca9c7fecd3facc:140411579045968-11','8358ab22d9ca9c7fecd3facc',1.79486765547313117984e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12A"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',27,'8358ab22d9ca9c7fecd3facc:140411579045968-12','8358ab22d9ca9c7fecd3facc',1.79486765549062132841e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',28,'8358ab22d9ca9c7fecd3facc:140411579045968-13','8358ab22d9ca9c7fecd3facc',1.79486765550267291066e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":2,"Continental":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',29,NULL,NULL,1.79486765554210782056e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7F"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',30,NULL,NULL,1.79486765559881782531e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',31,'8358ab22d9ca9c7fecd3facc:140411579045968-14','8358ab22d9ca9c7fecd3facc',1.79486765563491821292e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2F"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',32,'8358ab22d9ca9c7fecd3facc:140411579045968-15','8358ab22d9ca9c7fecd3facc',1.79486765564991331096e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Tower"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',33,'8358ab22d9ca9c7fecd3facc:140411579045968-16','8358ab22d9ca9c7fecd3facc',1.79486765566773366926e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":1,"Continental":2}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',34,NULL,NULL,1.79486765570200514788e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11F"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',35,NULL,NULL,1.79486765571251678471e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',36,'8358ab22d9ca9c7fecd3facc:140411579045968-17','8358ab22d9ca9c7fecd3facc',1.79486765571826148036e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11E"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',37,'8358ab22d9ca9c7fecd3facc:140411579045968-18','8358ab22d9ca9c7fecd3facc',1.7948676557204024792e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',38,'8358ab22d9ca9c7fecd3facc:140411579045968-19','8358ab22d9ca9c7fecd3facc',1.79486765572994089127e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',39,NULL,NULL,1.79486765573376894e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12I"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',40,NULL,NULL,1.79486765573797726631e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"American"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',41,NULL,NULL,1.79486765574102759366e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":2,"Festival":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',42,'8358ab22d9ca9c7fecd3facc:140411579045968-20','8358ab22d9ca9c7fecd3facc',1.79486765574320721624e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',43,'8358ab22d9ca9c7fecd3facc:140411579045968-21','8358ab22d9ca9c7fecd3facc',1.79486765574542737012e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":1,"Continental":2}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',44,NULL,NULL,1.79486765574822163581e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',45,NULL,NULL,1.79486765575118827824e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',46,'8358ab22d9ca9c7fecd3facc:140411579045968-22','8358ab22d9ca9c7fecd3facc',1.79486765575481724745e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6I"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',47,'8358ab22d9ca9c7fecd3facc:140411579045968-23','8358ab22d9ca9c7fecd3facc',1.7948676557577388287e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',48,'8358ab22d9ca9c7fecd3facc:140411579045968-24','8358ab22d9ca9c7fecd3facc',1794867655.7601,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',49,NULL,NULL,1.79486765576605844497e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12E"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',50,NULL,NULL,1.7948676557733716964e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',51,'8358ab22d9ca9c7fecd3facc:140411579045968-25','8358ab22d9ca9c7fecd3facc',1.79486765578086686131e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',52,'8358ab22d9ca9c7fecd3facc:140411579045968-26','8358ab22d9ca9c7fecd3facc',1.79486765578828549386e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',53,NULL,NULL,1.79486765579139256475e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',54,NULL,NULL,1.79486765579452848436e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1,"Worldwide":1,"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',55,'8358ab22d9ca9c7fecd3facc:140411579045968-27','8358ab22d9ca9c7fecd3facc',1794867655.79659,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',56,'8358ab22d9ca9c7fecd3facc:140411579045968-28','8358ab22d9ca9c7fecd3facc',1.79486765579869604115e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',57,NULL,NULL,1.79486765580138659479e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',58,NULL,NULL,1.79486765580415272717e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',59,'8358ab22d9ca9c7fecd3facc:140411579045968-29','8358ab22d9ca9c7fecd3facc',1.79486765580627274517e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9I"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',60,'8358ab22d9ca9c7fecd3facc:140411579045968-30','8358ab22d9ca9c7fecd3facc',1.79486765580849409098e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',61,NULL,NULL,1.79486765581137943268e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',62,'8358ab22d9ca9c7fecd3facc:140411579045968-31','8358ab22d9ca9c7fecd3facc',1.79486765581375050547e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',63,NULL,NULL,1.79486765581866502755e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2H"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',64,'8358ab22d9ca9c7fecd3facc:140411579045968-32','8358ab22d9ca9c7fecd3facc',1.79486765582222032545e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',65,NULL,NULL,1.79486765582665753365e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',66,'8358ab22d9ca9c7fecd3facc:140411579045968-33','8358ab22d9ca9c7fecd3facc',1.79486765583100748057e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',67,NULL,NULL,1.79486765583824467657e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8E"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',68,'8358ab22d9ca9c7fecd3facc:140411579045968-34','8358ab22d9ca9c7fecd3facc',1.79486765584097146984e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4I"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',69,NULL,NULL,1.79486765584691572187e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3I"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',70,NULL,NULL,1.79486765585037612909e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',71,'8358ab22d9ca9c7fecd3facc:140411579045968-35','8358ab22d9ca9c7fecd3facc',1.79486765585403466221e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":2}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',72,NULL,NULL,1.79486765585892367362e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',73,'8358ab22d9ca9c7fecd3facc:140411579045968-36','8358ab22d9ca9c7fecd3facc',1794867655.86123,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',74,'8358ab22d9ca9c7fecd3facc:140411579045968-37','8358ab22d9ca9c7fecd3facc',1.7948676558664133549e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":3}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',75,NULL,NULL,1.79486765587144207951e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6F"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',76,NULL,NULL,1.79486765587461781501e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',77,'8358ab22d9ca9c7fecd3facc:140411579045968-38','8358ab22d9ca9c7fecd3facc',1.79486765587717580798e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3E"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',78,'8358ab22d9ca9c7fecd3facc:140411579045968-39','8358ab22d9ca9c7fecd3facc',1.79486765588653182984e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',79,NULL,NULL,1.79486765589172124861e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',80,'8358ab22d9ca9c7fecd3facc:140411579045968-40','8358ab22d9ca9c7fecd3facc',1.79486765589402914042e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',81,'8358ab22d9ca9c7fecd3facc:140411579045968-41','8358ab22d9ca9c7fecd3facc',1.79486765589816761015e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',82,NULL,NULL,1.79486765590297365187e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11G"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',83,NULL,NULL,1.79486765592183685306e+09,'{"kind":"acted","seat":1,"action":{"type":"choose_survivor","chain":"Festival"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',84,'8358ab22d9ca9c7fecd3facc:140411579045968-42','8358ab22d9ca9c7fecd3facc',1.79486765593042206764e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":0}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',85,NULL,NULL,1.79486765595036482806e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',86,NULL,NULL,1.79486765597302365309e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Imperial":2}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',87,'8358ab22d9ca9c7fecd3facc:140411579045968-43','8358ab22d9ca9c7fecd3facc',1.79486765598937726023e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4E"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',88,'8358ab22d9ca9c7fecd3facc:140411579045968-44','8358ab22d9ca9c7fecd3facc',1.79486765600740075113e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Worldwide":1,"Continental":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',89,NULL,NULL,1.79486765610310626027e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7A"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',90,NULL,NULL,1.79486765610784649842e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',91,'8358ab22d9ca9c7fecd3facc:140411579045968-45','8358ab22d9ca9c7fecd3facc',1.7948676561107823849e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',92,'8358ab22d9ca9c7fecd3facc:140411579045968-46','8358ab22d9ca9c7fecd3facc',1.79486765611356139183e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',93,'8358ab22d9ca9c7fecd3facc:140411579045968-47','8358ab22d9ca9c7fecd3facc',1.79486765611865806578e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["7I"]}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',94,NULL,NULL,1.79486765612688803674e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',95,'8358ab22d9ca9c7fecd3facc:140411579045968-48','8358ab22d9ca9c7fecd3facc',1.79486765612969470019e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6D"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',96,'8358ab22d9ca9c7fecd3facc:140411579045968-49','8358ab22d9ca9c7fecd3facc',1.79486765613188385963e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',97,'8358ab22d9ca9c7fecd3facc:140411579045968-50','8358ab22d9ca9c7fecd3facc',1.79486765613416147232e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',98,NULL,NULL,1.79486765613727712632e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',99,'8358ab22d9ca9c7fecd3facc:140411579045968-51','8358ab22d9ca9c7fecd3facc',1.79486765613986039161e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10D"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',100,'8358ab22d9ca9c7fecd3facc:140411579045968-52','8358ab22d9ca9c7fecd3facc',1.79486765614204382898e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["8H"]}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',101,NULL,NULL,1.79486765614517688755e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3G"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',102,'8358ab22d9ca9c7fecd3facc:140411579045968-53','8358ab22d9ca9c7fecd3facc',1.79486765614742016785e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',103,NULL,NULL,1.79486765615076780322e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4H"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',104,'8358ab22d9ca9c7fecd3facc:140411579045968-54','8358ab22d9ca9c7fecd3facc',1.79486765615297770492e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10F"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',105,NULL,NULL,1.79486765617384529114e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10E"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',106,'8358ab22d9ca9c7fecd3facc:140411579045968-55','8358ab22d9ca9c7fecd3facc',1.79486765618515682219e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3B"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',107,'8358ab22d9ca9c7fecd3facc:140411579045968-56','8358ab22d9ca9c7fecd3facc',1.79486765619746613505e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',108,NULL,NULL,1.79486765623446154586e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2D"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',109,'8358ab22d9ca9c7fecd3facc:140411579045968-57','8358ab22d9ca9c7fecd3facc',1.79486765624027156829e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',110,NULL,NULL,1794867656.24751,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7G"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',111,NULL,NULL,1.79486765625119948385e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":4},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',112,'8358ab22d9ca9c7fecd3facc:140411579045968-58','8358ab22d9ca9c7fecd3facc',1.7948676562537155152e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":0}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',113,NULL,NULL,1.79486765625726580621e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',114,'8358ab22d9ca9c7fecd3facc:140411579045968-59','8358ab22d9ca9c7fecd3facc',1.7948676562597737312e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2C"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',115,'8358ab22d9ca9c7fecd3facc:140411579045968-60','8358ab22d9ca9c7fecd3facc',1.7948676562621631623e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Continental":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',116,NULL,NULL,1.79486765626546907427e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8D"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',117,NULL,NULL,1.79486765626857900615e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',118,'8358ab22d9ca9c7fecd3facc:140411579045968-61','8358ab22d9ca9c7fecd3facc',1.79486765627420639989e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9A"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',119,'8358ab22d9ca9c7fecd3facc:140411579045968-62','8358ab22d9ca9c7fecd3facc',1.79486765627656078342e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":7,"trade":0}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',120,NULL,NULL,1.79486765627946043017e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',121,'8358ab22d9ca9c7fecd3facc:140411579045968-63','8358ab22d9ca9c7fecd3facc',1.79486765628184795386e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1,"Worldwide":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',122,NULL,NULL,1.79486765628476405143e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7C"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',123,NULL,NULL,1.79486765628766012196e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',124,NULL,NULL,1.79486765629047918314e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',125,'8358ab22d9ca9c7fecd3facc:140411579045968-64','8358ab22d9ca9c7fecd3facc',1.79486765629274916651e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1H"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',126,'8358ab22d9ca9c7fecd3facc:140411579045968-65','8358ab22d9ca9c7fecd3facc',1.79486765629518365853e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',127,NULL,NULL,1.79486765629847931863e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6G"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',128,NULL,NULL,1.79486765630134296415e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',129,NULL,NULL,1.79486765630416536324e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',130,'8358ab22d9ca9c7fecd3facc:140411579045968-66','8358ab22d9ca9c7fecd3facc',1.79486765630626130107e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5G"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',131,'8358ab22d9ca9c7fecd3facc:140411579045968-67','8358ab22d9ca9c7fecd3facc',1.7948676563086454868e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":2}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',132,NULL,NULL,1.794867656311542511e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',133,NULL,NULL,1.79486765631464838983e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',134,NULL,NULL,1.79486765631753349302e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',135,'8358ab22d9ca9c7fecd3facc:140411579045968-68','8358ab22d9ca9c7fecd3facc',1.79486765631971836093e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6C"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',136,'8358ab22d9ca9c7fecd3facc:140411579045968-69','8358ab22d9ca9c7fecd3facc',1.7948676563220324516e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":2}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',137,NULL,NULL,1.79486765632475972175e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',138,'8358ab22d9ca9c7fecd3facc:140411579045968-70','8358ab22d9ca9c7fecd3facc',1.79486765632693576815e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Tower":1}}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',139,'8358ab22d9ca9c7fecd3facc:140411579045968-71','8358ab22d9ca9c7fecd3facc',1.79486765632911801334e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["4D","5E"]}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',140,NULL,NULL,1.79486765633192062383e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12B"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',141,NULL,NULL,1.79486765633473944669e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',142,NULL,NULL,1.79486765633748316761e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["7E","8C"]},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',143,'8358ab22d9ca9c7fecd3facc:140411579045968-72','8358ab22d9ca9c7fecd3facc',1.79486765633962249756e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12F"}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',144,'8358ab22d9ca9c7fecd3facc:140411579045968-73','8358ab22d9ca9c7fecd3facc',1.79486765634174561499e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["9C"]}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',145,NULL,NULL,1.79486765634483838084e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2E"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',146,NULL,NULL,1.79486765634799242015e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',147,'8358ab22d9ca9c7fecd3facc:140411579045968-74','8358ab22d9ca9c7fecd3facc',1.7948676563501801491e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":6,"trade":0}}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',148,NULL,NULL,1.79486765635299897196e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',149,NULL,NULL,1.794867656355610609e+09,'{"kind":"acted","seat":1,"action":{"type":"announce_end"},"bot":true}');
INSERT INTO "events" VALUES('CimBpYcjgwY9mv5e',150,NULL,NULL,1.79486765635836672781e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["3A","8F"]},"bot":true}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',1,NULL,'8358ab22d9ca9c7fecd3facc',1.79486765639813280106e+09,'{"kind":"seated","host":"8358ab22d9ca9c7fecd3facc","seats":[{"name":"Ann Account","user":"8358ab22d9ca9c7fecd3facc"},{}]}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',2,NULL,'1515f97f9d999a33d75c18e8',1.79486765640365815164e+09,'{"kind":"seated","host":"8358ab22d9ca9c7fecd3facc","seats":[{"name":"Ann Account","user":"8358ab22d9ca9c7fecd3facc"},{"name":"Ben","user":"1515f97f9d999a33d75c18e8"}]}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',3,NULL,'8358ab22d9ca9c7fecd3facc',1.7948676564066636562e+09,'{"kind":"started","seed":8054735768314648,"bag":["8G","9H","9B","7E","9E","4C","12C","5I","2E","12D","4H","3E","9G","3I","5C","10A","10H","10I","1D","4F","12B","12I","6B","8H","8F","8E","5D","7B","3D","10C","6A","7H","1H","9F","10F","6G","12F","3C","3F","12A","11C","12E","6E","1E","4G","10G","1B","11A","3A","5E","8C","2B","7F","5G","2H","11D","2G","1I","1A","7I","8A","4I","5H","7G","4D","8D","6F","4E","9C","9D","1C","3G","10D","5B","1F","5A","3H","11E","9I","2C","7D","6I","7C","11H","5F","12H","8B","1G","10B","10E","8I","6C","2I","12G","11G","6H","6D","4B","2D","3B","9A","2F","4A","7A","2A","11I","11F","11B"]}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',4,'8358ab22d9ca9c7fecd3facc:140411578808720-1','8358ab22d9ca9c7fecd3facc',1.79486765641918778421e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9B"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',5,'1515f97f9d999a33d75c18e8:140411544254224-1','1515f97f9d999a33d75c18e8',1.79486765642425584793e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3E"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',6,'8358ab22d9ca9c7fecd3facc:140411578808720-2','8358ab22d9ca9c7fecd3facc',1.79486765643002510071e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',7,'1515f97f9d999a33d75c18e8:140411544254224-2','1515f97f9d999a33d75c18e8',1.79486765643790030476e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10A"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',8,'8358ab22d9ca9c7fecd3facc:140411578808720-3','8358ab22d9ca9c7fecd3facc',1.79486765646558737758e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',9,'8358ab22d9ca9c7fecd3facc:140411578808720-4','8358ab22d9ca9c7fecd3facc',1.794867656490076065e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',10,'8358ab22d9ca9c7fecd3facc:140411578808720-5','8358ab22d9ca9c7fecd3facc',1.7948676565167651177e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',11,'1515f97f9d999a33d75c18e8:140411544254224-3','1515f97f9d999a33d75c18e8',1.79486765653499794007e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12D"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',12,'1515f97f9d999a33d75c18e8:140411544254224-4','1515f97f9d999a33d75c18e8',1.79486765656543564798e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',13,'8358ab22d9ca9c7fecd3facc:140411578808720-6','8358ab22d9ca9c7fecd3facc',1.79486765658555078506e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',14,'8358ab22d9ca9c7fecd3facc:140411578808720-7','8358ab22d9ca9c7fecd3facc',1794867656.59223,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',15,'1515f97f9d999a33d75c18e8:140411544254224-5','1515f97f9d999a33d75c18e8',1.7948676565998413563e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',16,'1515f97f9d999a33d75c18e8:140411544254224-6','1515f97f9d999a33d75c18e8',1.79486765660817289358e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',17,'8358ab22d9ca9c7fecd3facc:140411578808720-8','8358ab22d9ca9c7fecd3facc',1.79486765661550760268e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12C"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',18,'8358ab22d9ca9c7fecd3facc:140411578808720-9','8358ab22d9ca9c7fecd3facc',1.79486765662085890771e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',19,'8358ab22d9ca9c7fecd3facc:140411578808720-10','8358ab22d9ca9c7fecd3facc',1.79486765662608671188e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',20,'1515f97f9d999a33d75c18e8:140411544254224-7','1515f97f9d999a33d75c18e8',1.79486765663007783889e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12I"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',21,'1515f97f9d999a33d75c18e8:140411544254224-8','1515f97f9d999a33d75c18e8',1.79486765663466215129e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',22,'8358ab22d9ca9c7fecd3facc:140411578808720-11','8358ab22d9ca9c7fecd3facc',1.79486765663854789731e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5C"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',23,'8358ab22d9ca9c7fecd3facc:140411578808720-12','8358ab22d9ca9c7fecd3facc',1.79486765664340806002e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":3}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',24,'1515f97f9d999a33d75c18e8:140411544254224-9','1515f97f9d999a33d75c18e8',1.79486765664876985544e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10I"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',25,'1515f97f9d999a33d75c18e8:140411544254224-10','1515f97f9d999a33d75c18e8',1.79486765665381455426e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":3}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',26,'8358ab22d9ca9c7fecd3facc:140411578808720-13','8358ab22d9ca9c7fecd3facc',1.79486765665777850149e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7E"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',27,'8358ab22d9ca9c7fecd3facc:140411578808720-14','8358ab22d9ca9c7fecd3facc',1794867656.66279,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',28,'1515f97f9d999a33d75c18e8:140411544254224-11','1515f97f9d999a33d75c18e8',1.79486765667132353776e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4H"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',29,'1515f97f9d999a33d75c18e8:140411544254224-12','1515f97f9d999a33d75c18e8',1.79486765667934608462e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2,"Festival":1}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',30,'8358ab22d9ca9c7fecd3facc:140411578808720-15','8358ab22d9ca9c7fecd3facc',1.79486765668456912034e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6B"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',31,'8358ab22d9ca9c7fecd3facc:140411578808720-16','8358ab22d9ca9c7fecd3facc',1.79486765668988752361e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',32,'1515f97f9d999a33d75c18e8:140411544254224-13','1515f97f9d999a33d75c18e8',1.79486765669378185274e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2E"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',33,'1515f97f9d999a33d75c18e8:140411544254224-14','1515f97f9d999a33d75c18e8',1.79486765669878625866e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',34,'1515f97f9d999a33d75c18e8:140411544254224-15','1515f97f9d999a33d75c18e8',1.79486765670412111274e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":2}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',35,'8358ab22d9ca9c7fecd3facc:140411578808720-17','8358ab22d9ca9c7fecd3facc',1.79486765670834493629e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12B"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',36,'8358ab22d9ca9c7fecd3facc:140411578808720-18','8358ab22d9ca9c7fecd3facc',1.79486765671765637402e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',37,'1515f97f9d999a33d75c18e8:140411544254224-16','1515f97f9d999a33d75c18e8',1.79486765672241735457e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9G"}}');
INSERT INTO "events" VALUES('uxBuBjHV1t0K2ynU',38,'8358ab22d9ca9c7fecd3facc:140411578808720-19','8358ab22d9ca9c7fecd3facc',1.7948676567254645824e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('GBAkcdKFCas_cT_p',1,NULL,'8358ab22d9ca9c7fecd3facc',1.79486765673080182073e+09,'{"kind":"seated","host":"8358ab22d9ca9c7fecd3facc","seats":[{"name":"Ann Account","user":"8358ab22d9ca9c7fecd3facc"},{},{}]}');
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
INSERT INTO "games" VALUES('CimBpYcjgwY9mv5e','6sc7AOF31kk_Dz14','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'over',1.79486765118628835676e+09,1.79486765635836672781e+09);
INSERT INTO "games" VALUES('uxBuBjHV1t0K2ynU','Q8BNKsbyJg_LkcJn','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm"}',0,1,0,'playing',1.79486765639813280106e+09,1.7948676567254645824e+09);
INSERT INTO "games" VALUES('GBAkcdKFCas_cT_p','-cm4trFk10MMpS3D','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'waiting',1.79486765673080182073e+09,1.79486765673080182073e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','733be14a4fb3bbe9cf6ba5c2f76cc807046138b2d7c13017367fdc41f31d0558');
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('CimBpYcjgwY9mv5e','8358ab22d9ca9c7fecd3facc');
INSERT INTO "members" VALUES('uxBuBjHV1t0K2ynU','1515f97f9d999a33d75c18e8');
INSERT INTO "members" VALUES('uxBuBjHV1t0K2ynU','8358ab22d9ca9c7fecd3facc');
INSERT INTO "members" VALUES('GBAkcdKFCas_cT_p','8358ab22d9ca9c7fecd3facc');
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
INSERT INTO "outcomes" VALUES('CimBpYcjgwY9mv5e',0,'8358ab22d9ca9c7fecd3facc','renegade',2,1,49700,'{"bought":{"Worldwide":12,"Continental":7,"Festival":5,"Tower":3,"Imperial":4,"Sackson":5,"American":1},"founded":{"Continental":1,"Tower":1,"Festival":1,"Imperial":1,"Sackson":2,"American":1},"mergers":2,"money":{"founding":0,"bonuses":11800,"sales":7200,"trades":0,"final_bonuses":23800,"final_sales":20300,"purchases":19400}}',NULL,2.76353894931404973087e+01);
INSERT INTO "outcomes" VALUES('CimBpYcjgwY9mv5e',1,NULL,'renegade',2,0,25800,'{"bought":{"Worldwide":5,"Continental":6,"American":3,"Festival":3,"Imperial":5,"Tower":2,"Sackson":2},"founded":{"Worldwide":1,"American":1,"Imperial":1},"mergers":4,"money":{"founding":0,"bonuses":5300,"sales":1100,"trades":0,"final_bonuses":11300,"final_sales":14500,"purchases":12400}}',NULL,NULL);
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
INSERT INTO "ratings" VALUES(2,'8358ab22d9ca9c7fecd3facc',2.76353894931404973087e+01,8.06590141354368,1,1);
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
INSERT INTO "sessions" VALUES('224de3399971f883e7b166291e91cc6c71025798b76f5ad037dfdb77ccc89524','8358ab22d9ca9c7fecd3facc','cookie',1.79486765094113945957e+09,1.79486765094113945957e+09);
INSERT INTO "sessions" VALUES('81b09d2355836ab2ad4860332afe8236f60e2e62a13d0a418fb7c15144d3896d','1515f97f9d999a33d75c18e8','cookie',1.79486765639250135423e+09,1.79486765639250135423e+09);
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
INSERT INTO "users" VALUES('8358ab22d9ca9c7fecd3facc','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$+gRMFVFbUta1PsYOF1o78A$lquNGBqLk44oPOFhVVhyoHF3gdc9VNfsB8TnbSuWB6M','{}',1.79486765094113945957e+09);
INSERT INTO "users" VALUES('1515f97f9d999a33d75c18e8','Ben',NULL,NULL,'{}',1.79486765639250135423e+09);
CREATE INDEX games_by_status ON games (status, touched);
CREATE INDEX ix_members_user ON members (user);
CREATE INDEX ix_outcomes_user ON outcomes (user);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_targets_user ON targets (user);
CREATE INDEX outbox_by_status ON outbox (status, due);
CREATE INDEX outbox_by_user ON outbox (user, game);
COMMIT;
