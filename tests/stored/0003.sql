BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',1,NULL,'db38f81fbf835749f43598b8',1.79486763460869693754e+09,'{"kind":"seated","host":"db38f81fbf835749f43598b8","seats":[{"name":"Ann Account","user":"db38f81fbf835749f43598b8"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',2,NULL,'db38f81fbf835749f43598b8',1.79486763466204214093e+09,'{"kind":"started","seed":3977481194187923,"bag":["12H","10B","6G","5A","11A","2B","4B","1F","6H","1A","4I","6C","7A","7G","6D","5B","11B","5D","10A","9D","5I","3I","9F","10H","3B","9B","2C","1B","2I","11I","4F","3C","12C","7I","8A","8E","10I","8C","2G","7H","4A","12B","3H","4D","12D","3E","2H","9E","8I","3G","11G","8H","1H","11H","1G","12A","7E","3D","3A","12G","8D","9C","12F","2F","7C","2D","11E","6B","12I","11C","5F","9I","6E","6A","5C","10G","8G","10D","5E","2E","1I","9A","10C","2A","11F","4H","1D","8F","10F","12E","6I","10E","1E","7F","4G","9H","1C","9G","6F","11D","5G","7D","4E","7B","5H","4C","8B","3F"]}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',3,NULL,NULL,1.79486763769718480113e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6G"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',4,'db38f81fbf835749f43598b8:140610453721616-1','db38f81fbf835749f43598b8',1.79486763771751904484e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',5,NULL,NULL,1.79486763776804828648e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',6,'db38f81fbf835749f43598b8:140610453721616-2','db38f81fbf835749f43598b8',1.79486763777143168451e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',7,NULL,NULL,1.79486763777460765845e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6D"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',8,NULL,NULL,1.79486763777776384349e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Tower"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',9,NULL,NULL,1.794867637780826807e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',10,'db38f81fbf835749f43598b8:140610453721616-3','db38f81fbf835749f43598b8',1.79486763778279042247e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6H"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',11,'db38f81fbf835749f43598b8:140610453721616-4','db38f81fbf835749f43598b8',1.79486763778469777109e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',12,'db38f81fbf835749f43598b8:140610453721616-5','db38f81fbf835749f43598b8',1.79486763778664827348e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Imperial":2}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',13,NULL,NULL,1.79486763779113364224e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',14,NULL,NULL,1.79486763779655551908e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"American"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',15,NULL,NULL,1.79486763779940795902e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',16,'db38f81fbf835749f43598b8:140610453721616-6','db38f81fbf835749f43598b8',1.79486763780292606354e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5B"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',17,'db38f81fbf835749f43598b8:140610453721616-7','db38f81fbf835749f43598b8',1.79486763780489897725e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',18,'db38f81fbf835749f43598b8:140610453721616-8','db38f81fbf835749f43598b8',1.79486763780698680877e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":2,"Festival":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',19,NULL,NULL,1.79486763780985522274e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4B"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',20,NULL,NULL,1.7948676378125452995e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Festival":1}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',21,'db38f81fbf835749f43598b8:140610453721616-9','db38f81fbf835749f43598b8',1.79486763781450271606e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4I"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',22,'db38f81fbf835749f43598b8:140610453721616-10','db38f81fbf835749f43598b8',1.79486763781658840172e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',23,NULL,NULL,1.79486763798808050159e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1F"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',24,NULL,NULL,1.79486763799875974657e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',25,'db38f81fbf835749f43598b8:140610453721616-11','db38f81fbf835749f43598b8',1.79486763800657033915e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9D"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',26,'db38f81fbf835749f43598b8:140610453721616-12','db38f81fbf835749f43598b8',1.79486763800966811184e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":3}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',27,NULL,NULL,1.79486763801432967183e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9F"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',28,NULL,NULL,1.79486763801754236223e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',29,'db38f81fbf835749f43598b8:140610453721616-13','db38f81fbf835749f43598b8',1.79486763801977825165e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7A"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',30,'db38f81fbf835749f43598b8:140610453721616-14','db38f81fbf835749f43598b8',1.79486763802810907362e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',31,NULL,NULL,1.79486763804408287997e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5I"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',32,NULL,NULL,1.79486763805081152916e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Continental"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',33,NULL,NULL,1.79486763805379295356e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',34,'db38f81fbf835749f43598b8:140610453721616-15','db38f81fbf835749f43598b8',1.79486763805874872208e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9B"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',35,'db38f81fbf835749f43598b8:140610453721616-16','db38f81fbf835749f43598b8',1.794867638060965538e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Continental":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',36,NULL,NULL,1.79486763806367111205e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2B"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',37,NULL,NULL,1.79486763806680274012e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":3}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',38,'db38f81fbf835749f43598b8:140610453721616-17','db38f81fbf835749f43598b8',1.79486763806883025166e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3I"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',39,'db38f81fbf835749f43598b8:140610453721616-18','db38f81fbf835749f43598b8',1.79486763807093930244e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Continental":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',40,NULL,NULL,1.79486763807355833048e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',41,NULL,NULL,1.79486763807655310635e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',42,'db38f81fbf835749f43598b8:140610453721616-19','db38f81fbf835749f43598b8',1.79486763808010721206e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5D"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',43,'db38f81fbf835749f43598b8:140610453721616-20','db38f81fbf835749f43598b8',1.7948676380821368694e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',44,NULL,NULL,1.79486763808478355401e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3B"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',45,NULL,NULL,1.79486763808877658847e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',46,'db38f81fbf835749f43598b8:140610453721616-21','db38f81fbf835749f43598b8',1.79486763809822273251e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1B"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',47,'db38f81fbf835749f43598b8:140610453721616-22','db38f81fbf835749f43598b8',1.79486763810317873956e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',48,NULL,NULL,1.79486763810830163949e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4F"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',49,NULL,NULL,1.79486763811122703553e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',50,'db38f81fbf835749f43598b8:140610453721616-23','db38f81fbf835749f43598b8',1.79486763811318445209e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7G"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',51,'db38f81fbf835749f43598b8:140610453721616-24','db38f81fbf835749f43598b8',1.79486763811511445048e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',52,NULL,NULL,1.79486763811781239509e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10I"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',53,NULL,NULL,1.79486763812157940857e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',54,'db38f81fbf835749f43598b8:140610453721616-25','db38f81fbf835749f43598b8',1.79486763812507963181e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',55,NULL,NULL,1.79486763812777113911e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2I"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',56,NULL,NULL,1.79486763813055825228e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":1,"Imperial":1}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',57,'db38f81fbf835749f43598b8:140610453721616-26','db38f81fbf835749f43598b8',1.79486763813300848006e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11I"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',58,'db38f81fbf835749f43598b8:140610453721616-27','db38f81fbf835749f43598b8',1.79486763813491511342e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',59,NULL,NULL,1.79486763813756537442e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2C"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',60,NULL,NULL,1.79486763814051246638e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',61,'db38f81fbf835749f43598b8:140610453721616-28','db38f81fbf835749f43598b8',1.79486763814258575436e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8E"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',62,NULL,NULL,1.7948676381464836598e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3H"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',63,NULL,NULL,1.79486763814968395235e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',64,'db38f81fbf835749f43598b8:140610453721616-29','db38f81fbf835749f43598b8',1.79486763815176582339e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',65,NULL,NULL,1.79486763815443921095e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12D"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',66,NULL,NULL,1.79486763815769457815e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Imperial":3}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',67,'db38f81fbf835749f43598b8:140610453721616-30','db38f81fbf835749f43598b8',1.7948676381598222256e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3E"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',68,NULL,NULL,1.79486763816244816781e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2H"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',69,'db38f81fbf835749f43598b8:140610453721616-31','db38f81fbf835749f43598b8',1.7948676381649663448e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',70,'db38f81fbf835749f43598b8:140610453721616-32','db38f81fbf835749f43598b8',1.79486763816799855227e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',71,NULL,NULL,1.7948676381707773208e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',72,'db38f81fbf835749f43598b8:140610453721616-33','db38f81fbf835749f43598b8',1.79486763817273139954e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',73,NULL,NULL,1.79486763817541265485e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11B"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',74,'db38f81fbf835749f43598b8:140610453721616-34','db38f81fbf835749f43598b8',1.7948676381774966717e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3G"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',75,NULL,NULL,1.79486763818037343021e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2G"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',76,'db38f81fbf835749f43598b8:140610453721616-35','db38f81fbf835749f43598b8',1.79486763818237924578e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12B"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',77,NULL,NULL,1.79486763818501543999e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8I"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',78,'db38f81fbf835749f43598b8:140610453721616-36','db38f81fbf835749f43598b8',1.79486763818700122835e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12A"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',79,NULL,NULL,1.79486763819105148319e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1G"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',80,'db38f81fbf835749f43598b8:140610453721616-37','db38f81fbf835749f43598b8',1.79486763819815039631e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4D"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',81,NULL,NULL,1.79486763820123767848e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1H"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',82,'db38f81fbf835749f43598b8:140610453721616-38','db38f81fbf835749f43598b8',1.79486763820338773725e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7H"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',83,NULL,NULL,1794867638.20606,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8D"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',84,'db38f81fbf835749f43598b8:140610453721616-39','db38f81fbf835749f43598b8',1.79486763820872116084e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8H"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',85,NULL,NULL,1.79486763821286654475e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11G"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',86,'db38f81fbf835749f43598b8:140610453721616-40','db38f81fbf835749f43598b8',1.79486763821804952618e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',87,'db38f81fbf835749f43598b8:140610453721616-41','db38f81fbf835749f43598b8',1.79486763822036147122e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":0}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',88,'db38f81fbf835749f43598b8:140610453721616-42','db38f81fbf835749f43598b8',1.79486763822309398647e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Tower":1,"American":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',89,NULL,NULL,1.79486763822688412664e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7E"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',90,'db38f81fbf835749f43598b8:140610453721616-43','db38f81fbf835749f43598b8',1.79486763823047208786e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2F"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',91,'db38f81fbf835749f43598b8:140610453721616-44','db38f81fbf835749f43598b8',1.7948676382377531528e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"American":1,"Festival":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',92,NULL,NULL,1.79486763824112582205e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',93,'db38f81fbf835749f43598b8:140610453721616-45','db38f81fbf835749f43598b8',1.79486763824319529533e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7I"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',94,'db38f81fbf835749f43598b8:140610453721616-46','db38f81fbf835749f43598b8',1.79486763824540066719e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Tower":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',95,NULL,NULL,1794867638.24827,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12F"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',96,'db38f81fbf835749f43598b8:140610453721616-47','db38f81fbf835749f43598b8',1.79486763825107216831e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6B"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',97,'db38f81fbf835749f43598b8:140610453721616-48','db38f81fbf835749f43598b8',1.79486763825344657896e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":7,"trade":2}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',98,NULL,NULL,1.79486763825762653352e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',99,'db38f81fbf835749f43598b8:140610453721616-49','db38f81fbf835749f43598b8',1.79486763825987839697e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Imperial":2}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',100,NULL,NULL,1.79486763826500773434e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12I"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',101,NULL,NULL,1.79486763827768468857e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["6E","7C"]},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',102,'db38f81fbf835749f43598b8:140610453721616-50','db38f81fbf835749f43598b8',1.79486763828872132302e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',103,'db38f81fbf835749f43598b8:140610453721616-51','db38f81fbf835749f43598b8',1.794867638298479557e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"American":1,"Imperial":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',104,NULL,NULL,1.79486763830336117746e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12C"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',105,'db38f81fbf835749f43598b8:140610453721616-52','db38f81fbf835749f43598b8',1.79486763830565333364e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2D"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',106,'db38f81fbf835749f43598b8:140610453721616-53','db38f81fbf835749f43598b8',1.79486763831319594384e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',107,NULL,NULL,1.79486763831670141219e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',108,NULL,NULL,1.79486763831940603257e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Tower"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',109,'db38f81fbf835749f43598b8:140610453721616-54','db38f81fbf835749f43598b8',1.79486763832208824154e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10G"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',110,'db38f81fbf835749f43598b8:140610453721616-55','db38f81fbf835749f43598b8',1.79486763832615184785e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":2}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',111,'db38f81fbf835749f43598b8:140610453721616-56','db38f81fbf835749f43598b8',1.79486763833684635164e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["2E"]}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',112,NULL,NULL,1.79486763834724736207e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5E"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',113,'db38f81fbf835749f43598b8:140610453721616-57','db38f81fbf835749f43598b8',1.79486763836021757118e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9I"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',114,'db38f81fbf835749f43598b8:140610453721616-58','db38f81fbf835749f43598b8',1.79486763836876440049e+09,'{"kind":"acted","seat":0,"action":{"type":"choose_survivor","chain":"Sackson"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',115,'db38f81fbf835749f43598b8:140610453721616-59','db38f81fbf835749f43598b8',1.79486763837999820708e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":7,"trade":0}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',116,NULL,NULL,1794867638.3943,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',117,'db38f81fbf835749f43598b8:140610453721616-60','db38f81fbf835749f43598b8',1.79486763840419960014e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":1,"Continental":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',118,NULL,NULL,1.79486763841339492793e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8G"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',119,'db38f81fbf835749f43598b8:140610453721616-61','db38f81fbf835749f43598b8',1.79486763842058920856e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',120,'db38f81fbf835749f43598b8:140610453721616-62','db38f81fbf835749f43598b8',1.79486763843053054811e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Festival":1,"Continental":2}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',121,NULL,NULL,1.79486763843932890889e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5C"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',122,'db38f81fbf835749f43598b8:140610453721616-63','db38f81fbf835749f43598b8',1.79486763844628715519e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11H"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',123,'db38f81fbf835749f43598b8:140610453721616-64','db38f81fbf835749f43598b8',1.79486763845447731022e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":2,"American":1}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',124,NULL,NULL,1.79486763846355462073e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9A"},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',125,NULL,NULL,1.79486763847455286979e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',126,'db38f81fbf835749f43598b8:140610453721616-65','db38f81fbf835749f43598b8',1.79486763848254442209e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":0}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',127,NULL,NULL,1.79486763849364614484e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',128,NULL,NULL,1.79486763849690842626e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["8F"]},"bot":true}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',129,'db38f81fbf835749f43598b8:140610453721616-66','db38f81fbf835749f43598b8',1794867638.49938,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10C"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',130,'db38f81fbf835749f43598b8:140610453721616-67','db38f81fbf835749f43598b8',1.79486763850196266167e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2}}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',131,'db38f81fbf835749f43598b8:140610453721616-68','db38f81fbf835749f43598b8',1.79486763850404024123e+09,'{"kind":"acted","seat":0,"action":{"type":"announce_end"}}');
INSERT INTO "events" VALUES('-LlGxjF7tvncFVQ1',132,'db38f81fbf835749f43598b8:140610453721616-69','db38f81fbf835749f43598b8',1.79486763851012635232e+09,'{"kind":"acted","seat":0,"action":{"type":"discard","tiles":["12E"]}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',1,NULL,'db38f81fbf835749f43598b8',1.79486763854684686653e+09,'{"kind":"seated","host":"db38f81fbf835749f43598b8","seats":[{"name":"Ann Account","user":"db38f81fbf835749f43598b8"},{}]}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',2,NULL,'a1b537e675392579f351ebcb',1.79486763855287623408e+09,'{"kind":"seated","host":"db38f81fbf835749f43598b8","seats":[{"name":"Ann Account","user":"db38f81fbf835749f43598b8"},{"name":"Ben","user":"a1b537e675392579f351ebcb"}]}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',3,NULL,'db38f81fbf835749f43598b8',1.79486763855555701255e+09,'{"kind":"started","seed":922497492384620,"bag":["4B","9F","12C","11D","4E","11C","11F","8F","1H","5G","4A","11A","3B","12D","1B","7H","4F","1C","2D","5I","9H","1I","3G","3H","2G","2A","1G","5E","2E","10G","7A","10E","4H","5A","9C","12I","9I","11H","3I","8C","12E","7I","4G","6H","2C","8B","3F","7G","8G","11B","5C","1A","6A","6I","9A","10I","11G","12G","10A","3E","5B","8E","6D","8A","9G","3D","1F","7B","8D","2B","12A","10D","11E","11I","10C","6F","10B","10H","4C","12H","9E","6B","6E","4I","6C","2H","6G","12F","7C","2I","3A","8I","5D","7F","3C","8H","2F","5H","4D","9B","7D","9D","7E","1D","1E","10F","5F","12B"]}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',4,'db38f81fbf835749f43598b8:140610454339280-1','db38f81fbf835749f43598b8',1.79486763860766386988e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8F"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',5,'db38f81fbf835749f43598b8:140610454339280-2','db38f81fbf835749f43598b8',1.79486763864537668226e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',6,'db38f81fbf835749f43598b8:140610454339280-3','db38f81fbf835749f43598b8',1.79486763868511557578e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',7,'a1b537e675392579f351ebcb:140610452464336-1','a1b537e675392579f351ebcb',1.79486763870928168291e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12D"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',8,'a1b537e675392579f351ebcb:140610452464336-2','a1b537e675392579f351ebcb',1.79486763871848034861e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',9,'db38f81fbf835749f43598b8:140610454339280-4','db38f81fbf835749f43598b8',1.79486763873027849202e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12C"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',10,'db38f81fbf835749f43598b8:140610454339280-5','db38f81fbf835749f43598b8',1.79486763874519944191e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',11,'db38f81fbf835749f43598b8:140610454339280-6','db38f81fbf835749f43598b8',1.79486763878573894496e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":3}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',12,'a1b537e675392579f351ebcb:140610452464336-3','a1b537e675392579f351ebcb',1.7948676388676788807e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7H"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',13,'a1b537e675392579f351ebcb:140610452464336-4','a1b537e675392579f351ebcb',1.79486763891307044027e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',14,'db38f81fbf835749f43598b8:140610454339280-7','db38f81fbf835749f43598b8',1.79486763894514560701e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11C"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',15,'db38f81fbf835749f43598b8:140610454339280-8','db38f81fbf835749f43598b8',1.79486763900852179529e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',16,'a1b537e675392579f351ebcb:140610452464336-5','a1b537e675392579f351ebcb',1.79486763907473492619e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',17,'a1b537e675392579f351ebcb:140610452464336-6','a1b537e675392579f351ebcb',1.79486763912438559531e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',18,'a1b537e675392579f351ebcb:140610452464336-7','a1b537e675392579f351ebcb',1.79486763915739488605e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',19,'db38f81fbf835749f43598b8:140610454339280-9','db38f81fbf835749f43598b8',1.79486763920904707908e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11F"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',20,'db38f81fbf835749f43598b8:140610454339280-10','db38f81fbf835749f43598b8',1.79486763928098058693e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',21,'a1b537e675392579f351ebcb:140610452464336-8','a1b537e675392579f351ebcb',1.79486763933161282535e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5G"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',22,'a1b537e675392579f351ebcb:140610452464336-9','a1b537e675392579f351ebcb',1.79486763939197039611e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Continental":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',23,'db38f81fbf835749f43598b8:140610454339280-11','db38f81fbf835749f43598b8',1.79486763944708871843e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',24,'db38f81fbf835749f43598b8:140610454339280-12','db38f81fbf835749f43598b8',1.79486763954122424125e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',25,'a1b537e675392579f351ebcb:140610452464336-10','a1b537e675392579f351ebcb',1.79486763958515310292e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1I"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',26,'a1b537e675392579f351ebcb:140610452464336-11','a1b537e675392579f351ebcb',1.7948676396967353821e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',27,'db38f81fbf835749f43598b8:140610454339280-13','db38f81fbf835749f43598b8',1.79486763973728537559e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4F"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',28,'db38f81fbf835749f43598b8:140610454339280-14','db38f81fbf835749f43598b8',1.79486763979202198983e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',29,'a1b537e675392579f351ebcb:140610452464336-12','a1b537e675392579f351ebcb',1.79486763988063573833e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',30,'a1b537e675392579f351ebcb:140610452464336-13','a1b537e675392579f351ebcb',1.79486763997472095486e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',31,'db38f81fbf835749f43598b8:140610454339280-15','db38f81fbf835749f43598b8',1.79486764001713442807e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4E"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',32,'db38f81fbf835749f43598b8:140610454339280-16','db38f81fbf835749f43598b8',1.79486764009976220131e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',33,'db38f81fbf835749f43598b8:140610454339280-17','db38f81fbf835749f43598b8',1.79486764016464328767e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Worldwide":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',34,'a1b537e675392579f351ebcb:140610452464336-14','a1b537e675392579f351ebcb',1.79486764028364348408e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3B"}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',35,'a1b537e675392579f351ebcb:140610452464336-15','a1b537e675392579f351ebcb',1.79486764036519789696e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}}}');
INSERT INTO "events" VALUES('5p_ofB51-3QGvLdg',36,'db38f81fbf835749f43598b8:140610454339280-18','db38f81fbf835749f43598b8',1.79486764041688609126e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('C_G31xDSrQc--QNd',1,NULL,'db38f81fbf835749f43598b8',1.79486764052520442009e+09,'{"kind":"seated","host":"db38f81fbf835749f43598b8","seats":[{"name":"Ann Account","user":"db38f81fbf835749f43598b8"},{},{}]}');
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
INSERT INTO "games" VALUES('-LlGxjF7tvncFVQ1','2D2VfwhJrOg-Qnvm','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'over',1.79486763460869693754e+09,1.79486763851012635232e+09);
INSERT INTO "games" VALUES('5p_ofB51-3QGvLdg','ncd69YPd3SsZzx16','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm"}',0,1,0,'playing',1.79486763854684686653e+09,1.79486764041688609126e+09);
INSERT INTO "games" VALUES('C_G31xDSrQc--QNd','_Jr1TaPnwHqmkSHs','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm"}',0,0,0,'waiting',1.79486764052520442009e+09,1.79486764052520442009e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','c7ff42f449aee786c9415d758a8527bb62c9b57db3a78b1b0dccddc489088570');
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('-LlGxjF7tvncFVQ1','db38f81fbf835749f43598b8');
INSERT INTO "members" VALUES('5p_ofB51-3QGvLdg','db38f81fbf835749f43598b8');
INSERT INTO "members" VALUES('5p_ofB51-3QGvLdg','a1b537e675392579f351ebcb');
INSERT INTO "members" VALUES('C_G31xDSrQc--QNd','db38f81fbf835749f43598b8');
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
INSERT INTO "outcomes" VALUES('-LlGxjF7tvncFVQ1',0,'db38f81fbf835749f43598b8','renegade',2,1,49600,'{"bought":{"Tower":13,"Imperial":8,"Festival":4,"American":12,"Continental":5,"Sackson":6},"founded":{"Imperial":1,"Festival":1,"Sackson":1,"Worldwide":1},"mergers":3,"money":{"founding":0,"bonuses":12500,"sales":9100,"trades":0,"final_bonuses":22500,"final_sales":25000,"purchases":25500}}',NULL,2.76353894931404973087e+01);
INSERT INTO "outcomes" VALUES('-LlGxjF7tvncFVQ1',1,NULL,'renegade',2,0,12200,'{"bought":{"American":1,"Festival":5,"Tower":1,"Continental":2,"Imperial":5},"founded":{"Tower":2,"American":1,"Continental":1},"mergers":1,"money":{"founding":0,"bonuses":0,"sales":200,"trades":0,"final_bonuses":2000,"final_sales":10000,"purchases":6000}}',NULL,NULL);
CREATE TABLE ratings (
	players INTEGER NOT NULL, 
	who VARCHAR(64) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	wins INTEGER NOT NULL, 
	PRIMARY KEY (players, who)
);
INSERT INTO "ratings" VALUES(2,'db38f81fbf835749f43598b8',2.76353894931404973087e+01,8.06590141354368,1,1);
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
INSERT INTO "sessions" VALUES('1fd294c235a7e8946c330740af2ac1188277b6b27d6d90836e3bccbdb36eb26b','db38f81fbf835749f43598b8','cookie',1.79486763457427906994e+09,1.79486763457427906994e+09);
INSERT INTO "sessions" VALUES('ac0c870ef00a03e835d12c43f0599b8823a78087091c2704476b46831dd15cf4','a1b537e675392579f351ebcb','cookie',1.794867638541331768e+09,1.794867638541331768e+09);
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
INSERT INTO "users" VALUES('db38f81fbf835749f43598b8','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$pk4TS5/k5W2Jhw5IE/+aMg$g0xjQQ/NTZhnQUvqNzMoUTXIDmywZdZ/bkwaC/p9Rd0','{}',1.79486763457427906994e+09);
INSERT INTO "users" VALUES('a1b537e675392579f351ebcb','Ben',NULL,NULL,'{}',1.794867638541331768e+09);
CREATE INDEX games_by_status ON games (status, touched);
CREATE INDEX ix_members_user ON members (user);
CREATE INDEX ix_outcomes_user ON outcomes (user);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_targets_user ON targets (user);
CREATE INDEX outbox_by_status ON outbox (status, due);
CREATE INDEX outbox_by_user ON outbox (user, game);
COMMIT;
