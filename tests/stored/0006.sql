BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',1,NULL,'c9bc21e7cb31a8d581d3ecdf',1.79486768347981095312e+09,'{"kind":"seated","host":"c9bc21e7cb31a8d581d3ecdf","seats":[{"name":"Ann Account","user":"c9bc21e7cb31a8d581d3ecdf"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',2,NULL,'c9bc21e7cb31a8d581d3ecdf',1.79486768348727393149e+09,'{"kind":"started","seed":6866211363884107,"bag":["2I","1G","7B","8F","8A","1D","4D","12B","2H","7F","9E","8G","10B","12A","9C","11D","7C","12F","5G","11B","6H","1B","3D","7H","5A","9D","5F","3I","11I","6B","2F","7E","5C","10I","5B","12G","11F","8C","1H","4H","8I","1F","4F","11E","2E","9H","6I","4B","2D","12C","6E","3C","8D","9B","6F","6D","11H","9I","10F","12E","5E","3B","4C","12H","1E","4A","9A","10D","4I","7I","2A","3G","8E","1I","9G","10C","10G","11G","4G","3H","11C","12I","4E","1A","2C","5H","10E","3A","6C","5D","12D","8B","2B","11A","3F","3E","10A","7D","7G","5I","8H","7A","2G","9F","6G","1C","10H","6A"]}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',3,NULL,NULL,1.7948676877975623607e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',4,'c9bc21e7cb31a8d581d3ecdf:140040905829584-1','c9bc21e7cb31a8d581d3ecdf',1.79486768782429218296e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7F"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',5,'c9bc21e7cb31a8d581d3ecdf:140040905829584-2','c9bc21e7cb31a8d581d3ecdf',1.79486768783404231075e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',6,'c9bc21e7cb31a8d581d3ecdf:140040905829584-3','c9bc21e7cb31a8d581d3ecdf',1.79486768783654952047e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',7,NULL,NULL,1.79486768789961028099e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9C"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',8,NULL,NULL,1.79486768791340661052e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',9,'c9bc21e7cb31a8d581d3ecdf:140040905829584-4','c9bc21e7cb31a8d581d3ecdf',1.79486768792018032076e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',10,'c9bc21e7cb31a8d581d3ecdf:140040905829584-5','c9bc21e7cb31a8d581d3ecdf',1.79486768792276072496e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":3}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',11,NULL,NULL,1.79486768793051075935e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7B"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',12,NULL,NULL,1.79486768793825411799e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',13,'c9bc21e7cb31a8d581d3ecdf:140040905829584-6','c9bc21e7cb31a8d581d3ecdf',1.79486768794811034203e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',14,'c9bc21e7cb31a8d581d3ecdf:140040905829584-7','c9bc21e7cb31a8d581d3ecdf',1794867687.95898,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',15,NULL,NULL,1.794867687968575716e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',16,NULL,NULL,1.79486768800219058991e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":3}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',17,'c9bc21e7cb31a8d581d3ecdf:140040905829584-8','c9bc21e7cb31a8d581d3ecdf',1.79486768800463914871e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2H"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',18,'c9bc21e7cb31a8d581d3ecdf:140040905829584-9','c9bc21e7cb31a8d581d3ecdf',1.79486768800616431239e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',19,'c9bc21e7cb31a8d581d3ecdf:140040905829584-10','c9bc21e7cb31a8d581d3ecdf',1.79486768800766825675e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',20,NULL,NULL,1.79486768800998187064e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',21,NULL,NULL,1.79486768801691603655e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"American":2}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',22,'c9bc21e7cb31a8d581d3ecdf:140040905829584-11','c9bc21e7cb31a8d581d3ecdf',1.79486768801871681214e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12F"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',23,'c9bc21e7cb31a8d581d3ecdf:140040905829584-12','c9bc21e7cb31a8d581d3ecdf',1.79486768802016496658e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',24,NULL,NULL,1.79486768802234506609e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',25,NULL,NULL,1.79486768802491331096e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Continental"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',26,NULL,NULL,1.79486768802711606023e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":2,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',27,'c9bc21e7cb31a8d581d3ecdf:140040905829584-13','c9bc21e7cb31a8d581d3ecdf',1.79486768802894496922e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12A"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',28,'c9bc21e7cb31a8d581d3ecdf:140040905829584-14','c9bc21e7cb31a8d581d3ecdf',1.79486768803064441679e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',29,NULL,NULL,1.7948676880329611301e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12B"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',30,NULL,NULL,1.7948676880349867344e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Festival"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',31,NULL,NULL,1.79486768803883099555e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',32,'c9bc21e7cb31a8d581d3ecdf:140040905829584-15','c9bc21e7cb31a8d581d3ecdf',1.79486768804226088517e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8G"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',33,'c9bc21e7cb31a8d581d3ecdf:140040905829584-16','c9bc21e7cb31a8d581d3ecdf',1.79486768804784297941e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":2}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',34,NULL,NULL,1.79486768805027747152e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7C"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',35,NULL,NULL,1.79486768805220293998e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',36,NULL,NULL,1.79486768805440044406e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Festival":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',37,'c9bc21e7cb31a8d581d3ecdf:140040905829584-17','c9bc21e7cb31a8d581d3ecdf',1.79486768805599904057e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',38,'c9bc21e7cb31a8d581d3ecdf:140040905829584-18','c9bc21e7cb31a8d581d3ecdf',1.79486768805748081205e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',39,'c9bc21e7cb31a8d581d3ecdf:140040905829584-19','c9bc21e7cb31a8d581d3ecdf',1.79486768805912208554e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',40,NULL,NULL,1.79486768806138467791e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8A"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',41,NULL,NULL,1.79486768806525564187e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Imperial":2}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',42,'c9bc21e7cb31a8d581d3ecdf:140040905829584-20','c9bc21e7cb31a8d581d3ecdf',1.79486768806689023971e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',43,'c9bc21e7cb31a8d581d3ecdf:140040905829584-21','c9bc21e7cb31a8d581d3ecdf',1.79486768806864094736e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"American":1,"Continental":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',44,NULL,NULL,1.79486768807082819939e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11I"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',45,NULL,NULL,1.79486768807366108891e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',46,'c9bc21e7cb31a8d581d3ecdf:140040905829584-22','c9bc21e7cb31a8d581d3ecdf',1.79486768807532119747e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7H"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',47,'c9bc21e7cb31a8d581d3ecdf:140040905829584-23','c9bc21e7cb31a8d581d3ecdf',1.79486768807702016829e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"American":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',48,NULL,NULL,1.79486768808522319795e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5A"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',49,NULL,NULL,1.79486768808743166921e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',50,'c9bc21e7cb31a8d581d3ecdf:140040905829584-24','c9bc21e7cb31a8d581d3ecdf',1.79486768808938479424e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',51,NULL,NULL,1.79486768809190177912e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5C"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',52,'c9bc21e7cb31a8d581d3ecdf:140040905829584-25','c9bc21e7cb31a8d581d3ecdf',1.79486768809376168254e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',53,'c9bc21e7cb31a8d581d3ecdf:140040905829584-26','c9bc21e7cb31a8d581d3ecdf',1.7948676880955789089e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Tower"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',54,NULL,NULL,1.79486768809783625599e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',55,'c9bc21e7cb31a8d581d3ecdf:140040905829584-27','c9bc21e7cb31a8d581d3ecdf',1.7948676880994510651e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',56,NULL,NULL,1.79486768810171055791e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',57,'c9bc21e7cb31a8d581d3ecdf:140040905829584-28','c9bc21e7cb31a8d581d3ecdf',1.79486768810315299033e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3I"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',58,NULL,NULL,1.79486768810588502879e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5B"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',59,'c9bc21e7cb31a8d581d3ecdf:140040905829584-29','c9bc21e7cb31a8d581d3ecdf',1.79486768810811924933e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7E"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',60,NULL,NULL,1.79486768811018657684e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1H"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',61,'c9bc21e7cb31a8d581d3ecdf:140040905829584-30','c9bc21e7cb31a8d581d3ecdf',1.79486768811556315419e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4H"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',62,NULL,NULL,1.79486768811795473102e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',63,'c9bc21e7cb31a8d581d3ecdf:140040905829584-31','c9bc21e7cb31a8d581d3ecdf',1.79486768811966109276e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1F"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',64,NULL,NULL,1.79486768812184953694e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8I"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',65,'c9bc21e7cb31a8d581d3ecdf:140040905829584-32','c9bc21e7cb31a8d581d3ecdf',1.79486768812325787544e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11E"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',66,NULL,NULL,1.79486768812544894222e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2E"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',67,'c9bc21e7cb31a8d581d3ecdf:140040905829584-33','c9bc21e7cb31a8d581d3ecdf',1.79486768812716078764e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',68,NULL,NULL,1.79486768812997722621e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6I"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',69,'c9bc21e7cb31a8d581d3ecdf:140040905829584-34','c9bc21e7cb31a8d581d3ecdf',1.79486768813140058513e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3C"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',70,NULL,NULL,1.79486768813356566427e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',71,'c9bc21e7cb31a8d581d3ecdf:140040905829584-35','c9bc21e7cb31a8d581d3ecdf',1.79486768813532900808e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',72,NULL,NULL,1.79486768814150953292e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',73,NULL,NULL,1.79486768815843892102e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',74,'c9bc21e7cb31a8d581d3ecdf:140040905829584-36','c9bc21e7cb31a8d581d3ecdf',1.79486768816594743731e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":2}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',75,NULL,NULL,1.79486768816874480252e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":2}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',76,'c9bc21e7cb31a8d581d3ecdf:140040905829584-37','c9bc21e7cb31a8d581d3ecdf',1.79486768817047548296e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12C"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',77,'c9bc21e7cb31a8d581d3ecdf:140040905829584-38','c9bc21e7cb31a8d581d3ecdf',1.79486768817230939862e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Worldwide":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',78,NULL,NULL,1.79486768818260717392e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6E"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',79,'c9bc21e7cb31a8d581d3ecdf:140040905829584-39','c9bc21e7cb31a8d581d3ecdf',1.79486768818419194226e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8C"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',80,'c9bc21e7cb31a8d581d3ecdf:140040905829584-40','c9bc21e7cb31a8d581d3ecdf',1.79486768818579840657e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":0}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',81,NULL,NULL,1.79486768818805885318e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',82,'c9bc21e7cb31a8d581d3ecdf:140040905829584-41','c9bc21e7cb31a8d581d3ecdf',1.79486768820047330862e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"American":1,"Festival":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',83,NULL,NULL,1.79486768820850968357e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6H"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',84,NULL,NULL,1.79486768822123718262e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Continental"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',85,NULL,NULL,1.79486768822678804391e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":3}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',86,'c9bc21e7cb31a8d581d3ecdf:140040905829584-42','c9bc21e7cb31a8d581d3ecdf',1.79486768823566293718e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6D"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',87,'c9bc21e7cb31a8d581d3ecdf:140040905829584-43','c9bc21e7cb31a8d581d3ecdf',1.79486768824728012083e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',88,'c9bc21e7cb31a8d581d3ecdf:140040905829584-44','c9bc21e7cb31a8d581d3ecdf',1.79486768825399160389e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":[]}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',89,NULL,NULL,1.79486768826786661145e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',90,NULL,NULL,1.79486768828125309947e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',91,'c9bc21e7cb31a8d581d3ecdf:140040905829584-45','c9bc21e7cb31a8d581d3ecdf',1.79486768830110096934e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12E"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',92,'c9bc21e7cb31a8d581d3ecdf:140040905829584-46','c9bc21e7cb31a8d581d3ecdf',1.79486768832383847237e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["3B"]}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',93,NULL,NULL,1.79486768833587670328e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11H"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',94,NULL,NULL,1.79486768837102341651e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',95,NULL,NULL,1.79486768837404632569e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',96,'c9bc21e7cb31a8d581d3ecdf:140040905829584-47','c9bc21e7cb31a8d581d3ecdf',1.79486768837949419016e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10I"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',97,NULL,NULL,1.79486768839072442054e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',98,NULL,NULL,1.79486768839385819442e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["4C"]},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',99,'c9bc21e7cb31a8d581d3ecdf:140040905829584-48','c9bc21e7cb31a8d581d3ecdf',1.79486768839578914643e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9I"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',100,NULL,NULL,1.79486768839938592911e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5G"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',101,'c9bc21e7cb31a8d581d3ecdf:140040905829584-49','c9bc21e7cb31a8d581d3ecdf',1.79486768840108489985e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7I"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',102,NULL,NULL,1.79486768840348911288e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',103,NULL,NULL,1.79486768840684866909e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',104,NULL,NULL,1.79486768840967440604e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',105,'c9bc21e7cb31a8d581d3ecdf:140040905829584-50','c9bc21e7cb31a8d581d3ecdf',1.79486768841309499741e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3G"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',106,NULL,NULL,1.79486768841617298124e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10D"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',107,NULL,NULL,1.79486768841851425174e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',108,'c9bc21e7cb31a8d581d3ecdf:140040905829584-51','c9bc21e7cb31a8d581d3ecdf',1794867688.42051,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":0}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',109,NULL,NULL,1.7948676884260706902e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":3}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',110,'c9bc21e7cb31a8d581d3ecdf:140040905829584-52','c9bc21e7cb31a8d581d3ecdf',1.79486768842817211158e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9A"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',111,'c9bc21e7cb31a8d581d3ecdf:140040905829584-53','c9bc21e7cb31a8d581d3ecdf',1.79486768842962622636e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Tower"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',112,'c9bc21e7cb31a8d581d3ecdf:140040905829584-54','c9bc21e7cb31a8d581d3ecdf',1.79486768843135547635e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":3}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',113,NULL,NULL,1.79486768843381905551e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8E"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',114,NULL,NULL,1.79486768843635177608e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',115,'c9bc21e7cb31a8d581d3ecdf:140040905829584-55','c9bc21e7cb31a8d581d3ecdf',1.7948676884383614063e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":8}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',116,NULL,NULL,1.79486768844070196157e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":2,"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',117,'c9bc21e7cb31a8d581d3ecdf:140040905829584-56','c9bc21e7cb31a8d581d3ecdf',1.79486768844227671622e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1I"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',118,'c9bc21e7cb31a8d581d3ecdf:140040905829584-57','c9bc21e7cb31a8d581d3ecdf',1.79486768844394445421e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',119,NULL,NULL,1.7948676884461903572e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',120,NULL,NULL,1.79486768844881606098e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',121,'c9bc21e7cb31a8d581d3ecdf:140040905829584-58','c9bc21e7cb31a8d581d3ecdf',1.79486768845034480091e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1E"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',122,'c9bc21e7cb31a8d581d3ecdf:140040905829584-59','c9bc21e7cb31a8d581d3ecdf',1.79486768845200276374e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Festival":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',123,NULL,NULL,1.79486768845417380335e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9G"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',124,NULL,NULL,1.79486768845643520353e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',125,'c9bc21e7cb31a8d581d3ecdf:140040905829584-60','c9bc21e7cb31a8d581d3ecdf',1.79486768845815730091e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9B"}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',126,'c9bc21e7cb31a8d581d3ecdf:140040905829584-61','c9bc21e7cb31a8d581d3ecdf',1.79486768845969820026e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":0}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',127,NULL,NULL,1.79486768846213889123e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',128,'c9bc21e7cb31a8d581d3ecdf:140040905829584-62','c9bc21e7cb31a8d581d3ecdf',1.79486768846367764473e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":2,"trade":0}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',129,NULL,NULL,1.79486768846584391593e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',130,'c9bc21e7cb31a8d581d3ecdf:140040905829584-63','c9bc21e7cb31a8d581d3ecdf',1.79486768846738100049e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Worldwide":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',131,NULL,NULL,1.7948676884696643353e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11C"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',132,NULL,NULL,1.79486768847175121302e+09,'{"kind":"acted","seat":1,"action":{"type":"announce_end"},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',133,NULL,NULL,1.79486768847394275666e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":3}},"bot":true}');
INSERT INTO "events" VALUES('C0Ds4gMQbqA0DSWU',134,NULL,NULL,1.79486768847626376147e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":[]},"bot":true}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',1,NULL,'c9bc21e7cb31a8d581d3ecdf',1.7948676885724589824e+09,'{"kind":"seated","host":"c9bc21e7cb31a8d581d3ecdf","seats":[{"name":"Ann Account","user":"c9bc21e7cb31a8d581d3ecdf"},{}]}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',2,NULL,'7e54c1008d18010a5149af20',1.79486768857891917233e+09,'{"kind":"seated","host":"c9bc21e7cb31a8d581d3ecdf","seats":[{"name":"Ann Account","user":"c9bc21e7cb31a8d581d3ecdf"},{"name":"Ben","user":"7e54c1008d18010a5149af20"}]}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',3,NULL,'c9bc21e7cb31a8d581d3ecdf',1.79486768858542227746e+09,'{"kind":"started","seed":7175914160457385,"bag":["7H","8H","4F","9H","11D","9F","10G","8A","2E","7I","2D","1D","2B","6D","5D","1A","10H","3B","3E","2I","8G","4D","9C","4E","4I","8I","6G","10I","1F","10A","3D","10B","1I","6C","9E","12G","5E","11G","12H","7E","1C","2C","8F","6H","6A","8D","3C","2A","10E","7F","9D","4A","6F","4G","8C","1B","3F","12C","7B","5C","4C","7C","3G","1H","2F","5H","6E","8B","1G","9I","7A","5G","10D","5F","12D","5A","10C","9G","5I","4B","11C","3A","9A","3H","12A","7D","11B","2H","6B","10F","7G","11F","12B","12I","2G","11E","5B","1E","11H","9B","11A","12F","3I","4H","11I","6I","8E","12E"]}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',4,'c9bc21e7cb31a8d581d3ecdf:140040906571024-1','c9bc21e7cb31a8d581d3ecdf',1.79486768859649968143e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4F"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',5,'7e54c1008d18010a5149af20:140040904725968-1','7e54c1008d18010a5149af20',1.794867688600050211e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2E"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',6,'c9bc21e7cb31a8d581d3ecdf:140040906571024-2','c9bc21e7cb31a8d581d3ecdf',1.79486768861094880106e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9H"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',7,'c9bc21e7cb31a8d581d3ecdf:140040906571024-3','c9bc21e7cb31a8d581d3ecdf',1.79486768862868833543e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',8,'c9bc21e7cb31a8d581d3ecdf:140040906571024-4','c9bc21e7cb31a8d581d3ecdf',1.79486768867005419729e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',9,'7e54c1008d18010a5149af20:140040904725968-2','7e54c1008d18010a5149af20',1.79486768871651864052e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6D"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',10,'7e54c1008d18010a5149af20:140040904725968-3','7e54c1008d18010a5149af20',1.79486768872396111485e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":3}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',11,'c9bc21e7cb31a8d581d3ecdf:140040906571024-5','c9bc21e7cb31a8d581d3ecdf',1.79486768873191213612e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',12,'c9bc21e7cb31a8d581d3ecdf:140040906571024-6','c9bc21e7cb31a8d581d3ecdf',1.79486768875940680498e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',13,'7e54c1008d18010a5149af20:140040904725968-4','7e54c1008d18010a5149af20',1.79486768880422353743e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2D"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',14,'7e54c1008d18010a5149af20:140040904725968-5','7e54c1008d18010a5149af20',1.79486768886656188962e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',15,'7e54c1008d18010a5149af20:140040904725968-6','7e54c1008d18010a5149af20',1.79486768887181305891e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":3}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',16,'c9bc21e7cb31a8d581d3ecdf:140040906571024-7','c9bc21e7cb31a8d581d3ecdf',1.79486768887741565702e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',17,'c9bc21e7cb31a8d581d3ecdf:140040906571024-8','c9bc21e7cb31a8d581d3ecdf',1.79486768888507485387e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Imperial":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',18,'7e54c1008d18010a5149af20:140040904725968-7','7e54c1008d18010a5149af20',1.79486768889055466657e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1D"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',19,'7e54c1008d18010a5149af20:140040904725968-8','7e54c1008d18010a5149af20',1.79486768889467096328e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":1}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',20,'c9bc21e7cb31a8d581d3ecdf:140040906571024-9','c9bc21e7cb31a8d581d3ecdf',1.7948676888996660709e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8A"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',21,'c9bc21e7cb31a8d581d3ecdf:140040906571024-10','c9bc21e7cb31a8d581d3ecdf',1.79486768890428042416e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',22,'7e54c1008d18010a5149af20:140040904725968-9','7e54c1008d18010a5149af20',1.79486768890798711775e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',23,'7e54c1008d18010a5149af20:140040904725968-10','7e54c1008d18010a5149af20',1.79486768891388344762e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1,"Imperial":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',24,'c9bc21e7cb31a8d581d3ecdf:140040906571024-11','c9bc21e7cb31a8d581d3ecdf',1.7948676889208743572e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9C"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',25,'c9bc21e7cb31a8d581d3ecdf:140040906571024-12','c9bc21e7cb31a8d581d3ecdf',1.79486768892557954787e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":3}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',26,'7e54c1008d18010a5149af20:140040904725968-11','7e54c1008d18010a5149af20',1794867688.92945,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3B"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',27,'7e54c1008d18010a5149af20:140040904725968-12','7e54c1008d18010a5149af20',1.79486768893508839613e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":2}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',28,'c9bc21e7cb31a8d581d3ecdf:140040906571024-13','c9bc21e7cb31a8d581d3ecdf',1.79486768893878507612e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8G"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',29,'7e54c1008d18010a5149af20:140040904725968-13','7e54c1008d18010a5149af20',1.79486768894246935847e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2B"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',30,'7e54c1008d18010a5149af20:140040904725968-14','7e54c1008d18010a5149af20',1.79486768894819712638e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',31,'7e54c1008d18010a5149af20:140040904725968-15','7e54c1008d18010a5149af20',1.79486768895478487019e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',32,'c9bc21e7cb31a8d581d3ecdf:140040906571024-14','c9bc21e7cb31a8d581d3ecdf',1.79486768895954847333e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9F"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',33,'c9bc21e7cb31a8d581d3ecdf:140040906571024-15','c9bc21e7cb31a8d581d3ecdf',1.79486768896520185474e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',34,'7e54c1008d18010a5149af20:140040904725968-16','7e54c1008d18010a5149af20',1.79486768897380852697e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4D"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',35,'7e54c1008d18010a5149af20:140040904725968-17','7e54c1008d18010a5149af20',1.79486768898689055436e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',36,'c9bc21e7cb31a8d581d3ecdf:140040906571024-16','c9bc21e7cb31a8d581d3ecdf',1.79486768899260854719e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10G"}}');
INSERT INTO "events" VALUES('sz0TosZksHnn8MN0',37,'c9bc21e7cb31a8d581d3ecdf:140040906571024-17','c9bc21e7cb31a8d581d3ecdf',1.79486768900066089634e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('gz_pwKr3WSSHVgoD',1,NULL,'c9bc21e7cb31a8d581d3ecdf',1.79486768900969338421e+09,'{"kind":"seated","host":"c9bc21e7cb31a8d581d3ecdf","seats":[{"name":"Ann Account","user":"c9bc21e7cb31a8d581d3ecdf"},{},{}]}');
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
INSERT INTO "games" VALUES('C0Ds4gMQbqA0DSWU','uf49G1GDXo6epEc7','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm","hints":true}',0,0,0,'over',1.79486768347981095312e+09,1.79486768847626376147e+09);
INSERT INTO "games" VALUES('sz0TosZksHnn8MN0','j4Ax6Ml0kz1oL5SX','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm","hints":true}',0,1,0,'playing',1.7948676885724589824e+09,1.79486768900066089634e+09);
INSERT INTO "games" VALUES('gz_pwKr3WSSHVgoD','m7UApGOEyCsPoGAx','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm","hints":true}',0,0,0,'waiting',1.79486768900969338421e+09,1.79486768900969338421e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','5969c2078ad5704f6a81d6356cd138a32345b29688da0f22eafc40d6fcc7ec3c');
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('C0Ds4gMQbqA0DSWU','c9bc21e7cb31a8d581d3ecdf');
INSERT INTO "members" VALUES('sz0TosZksHnn8MN0','7e54c1008d18010a5149af20');
INSERT INTO "members" VALUES('sz0TosZksHnn8MN0','c9bc21e7cb31a8d581d3ecdf');
INSERT INTO "members" VALUES('gz_pwKr3WSSHVgoD','c9bc21e7cb31a8d581d3ecdf');
CREATE TABLE mistakes (
	game VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	decision VARCHAR(16) NOT NULL, 
	loss FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id)
);
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
INSERT INTO "outcomes" VALUES('C0Ds4gMQbqA0DSWU',0,'c9bc21e7cb31a8d581d3ecdf','renegade',2,0,38000,'{"bought":{"American":14,"Sackson":6,"Continental":3,"Imperial":3,"Tower":3,"Worldwide":4,"Festival":2},"founded":{"American":1,"Sackson":1,"Worldwide":1,"Tower":2},"mergers":3,"money":{"founding":0,"bonuses":11100,"sales":4600,"trades":0,"final_bonuses":16500,"final_sales":16800,"purchases":17000}}',NULL,2.23646105068595026912e+01);
INSERT INTO "outcomes" VALUES('C0Ds4gMQbqA0DSWU',1,NULL,'renegade',2,1,42200,'{"bought":{"American":10,"Sackson":3,"Continental":2,"Festival":2,"Imperial":5,"Worldwide":7,"Tower":6},"founded":{"Continental":2,"Festival":1,"Imperial":1,"Worldwide":1},"mergers":3,"money":{"founding":0,"bonuses":12400,"sales":1300,"trades":0,"final_bonuses":19000,"final_sales":19700,"purchases":16200}}',NULL,NULL);
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
INSERT INTO "ratings" VALUES(2,'c9bc21e7cb31a8d581d3ecdf',2.23646105068595026912e+01,8.06590141354368,1,0);
INSERT INTO "ratings" VALUES(2,'bot:random',2.76353894931404973087e+01,8.06590141354368,1,1);
CREATE TABLE reviewed_seats (
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user VARCHAR(32), 
	mean_loss FLOAT NOT NULL, 
	error FLOAT NOT NULL, 
	decisions INTEGER NOT NULL, 
	mistakes TEXT NOT NULL, 
	PRIMARY KEY (game, seat), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE reviews (
	game VARCHAR(32) NOT NULL, 
	version VARCHAR(64) NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (game), 
	FOREIGN KEY(game) REFERENCES games (id)
);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('c93d48db8d753972dde5ccc3e199f9233ee3914bfc3a80b1cf55bbfa6b0ab00b','c9bc21e7cb31a8d581d3ecdf','cookie',1.79486768340160226823e+09,1.79486768340160226823e+09);
INSERT INTO "sessions" VALUES('6b562d545f1687c8a2efe8feb0d2e51ede647a9dcf98c8a3e11bb02d90c8e802','7e54c1008d18010a5149af20','cookie',1.79486768856248641015e+09,1.79486768856248641015e+09);
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
INSERT INTO "users" VALUES('c9bc21e7cb31a8d581d3ecdf','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$V6XGrLRQ5H2DcAVgvkZw6A$8pyjkAH0UAyaWzrv1C58NRKjLL0VEbr7avHQx72MMJQ','{}',1.79486768340160226823e+09);
INSERT INTO "users" VALUES('7e54c1008d18010a5149af20','Ben',NULL,NULL,'{}',1.79486768856248641015e+09);
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
CREATE INDEX ix_reviews_version ON reviews (version);
CREATE INDEX ix_reviewed_seats_user ON reviewed_seats (user);
CREATE INDEX mistakes_by_user ON mistakes (user, loss);
COMMIT;
