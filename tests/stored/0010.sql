BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
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
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',1,NULL,'97bbf8113ebede1d6d347b6b',1.79486769947113752364e+09,'{"kind":"seated","host":"97bbf8113ebede1d6d347b6b","seats":[{"name":"Ann Account","user":"97bbf8113ebede1d6d347b6b"},{"name":"Ada","bot":"random"}]}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',2,NULL,'97bbf8113ebede1d6d347b6b',1.79486769947113752364e+09,'{"kind":"committed","key":"d0d805c1b274503835a99bfb1427cde041787cce16d3d1019675f002a5d206d7","salt":"4d065cd0b9f4ff45b87308ce6821aeac80e24c0504efd146f7d0fa268a39f1d8"}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',3,NULL,'97bbf8113ebede1d6d347b6b',1.7948676995786702633e+09,'{"kind":"started","seed":0,"bag":["12E","9D","4A","8H","12B","1B","3H","10I","3I","5I","11E","12C","7I","9A","6I","12G","10D","3C","12F","11H","9F","6C","2H","7B","5E","4C","4G","10H","5D","2A","7F","8E","7H","4B","3D","3E","4D","1A","8D","12H","1D","5G","8I","10B","1C","4F","9B","8F","8A","2D","5C","11F","8C","6H","2I","3F","7D","3B","12I","8B","10C","2G","5H","11G","11C","6A","5B","10G","12A","7A","8G","7G","4I","10A","4H","11I","2F","6D","11A","6B","3A","11B","2E","7E","2B","9H","12D","11D","6E","7C","5A","1H","6G","10F","6F","9C","5F","2C","10E","9G","1E","1G","9I","1I","9E","1F","3G","4E"],"salts":["",""]}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',4,NULL,NULL,1.79486770220557641979e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10I"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',5,'97bbf8113ebede1d6d347b6b:139827232251216-1','97bbf8113ebede1d6d347b6b',1794867702.24519,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5I"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',6,NULL,NULL,1.79486770228468561173e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3H"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',7,'97bbf8113ebede1d6d347b6b:139827232251216-2','97bbf8113ebede1d6d347b6b',1794867702.30968,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12C"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',8,NULL,NULL,1.79486770231393218035e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8H"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',9,'97bbf8113ebede1d6d347b6b:139827232251216-3','97bbf8113ebede1d6d347b6b',1.7948677023284857273e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3I"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',10,'97bbf8113ebede1d6d347b6b:139827232251216-4','97bbf8113ebede1d6d347b6b',1.794867702344297409e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',11,'97bbf8113ebede1d6d347b6b:139827232251216-5','97bbf8113ebede1d6d347b6b',1.79486770236424183848e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":3}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',12,NULL,NULL,1.79486770236811423295e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',13,NULL,NULL,1.79486770237117815012e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',14,NULL,NULL,1.7948677023740434647e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',15,'97bbf8113ebede1d6d347b6b:139827232251216-6','97bbf8113ebede1d6d347b6b',1.79486770237597465516e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12G"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',16,'97bbf8113ebede1d6d347b6b:139827232251216-7','97bbf8113ebede1d6d347b6b',1.79486770237757396698e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Worldwide":2}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',17,NULL,NULL,1.79486770237986326213e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12B"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',18,NULL,NULL,1.79486770238217926021e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Tower"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',19,NULL,NULL,1.79486770238461494446e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":2}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',20,'97bbf8113ebede1d6d347b6b:139827232251216-8','97bbf8113ebede1d6d347b6b',1.79486770238607835775e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11E"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',21,'97bbf8113ebede1d6d347b6b:139827232251216-9','97bbf8113ebede1d6d347b6b',1.79486770238743281367e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Sackson"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',22,'97bbf8113ebede1d6d347b6b:139827232251216-10','97bbf8113ebede1d6d347b6b',1.79486770238897585865e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',23,NULL,NULL,1.7948677023910872936e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4A"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',24,NULL,NULL,1.79486770239394140247e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',25,'97bbf8113ebede1d6d347b6b:139827232251216-11','97bbf8113ebede1d6d347b6b',1.79486770239540934564e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11H"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',26,'97bbf8113ebede1d6d347b6b:139827232251216-12','97bbf8113ebede1d6d347b6b',1.79486770239806556702e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":3}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',27,NULL,NULL,1.79486770240015649797e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12F"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',28,NULL,NULL,1.79486770240238404272e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',29,'97bbf8113ebede1d6d347b6b:139827232251216-13','97bbf8113ebede1d6d347b6b',1.79486770240405368805e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7I"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',30,'97bbf8113ebede1d6d347b6b:139827232251216-14','97bbf8113ebede1d6d347b6b',1.79486770240567111971e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Continental":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',31,NULL,NULL,1.79486770240788459781e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4G"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',32,NULL,NULL,1.7948677024100704193e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',33,'97bbf8113ebede1d6d347b6b:139827232251216-15','97bbf8113ebede1d6d347b6b',1.79486770241146397593e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4C"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',34,'97bbf8113ebede1d6d347b6b:139827232251216-16','97bbf8113ebede1d6d347b6b',1.79486770241304397586e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":3}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',35,NULL,NULL,1.79486770241521811485e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1B"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',36,NULL,NULL,1.7948677024176435471e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":3}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',37,'97bbf8113ebede1d6d347b6b:139827232251216-17','97bbf8113ebede1d6d347b6b',1.79486770241906261444e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6C"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',38,'97bbf8113ebede1d6d347b6b:139827232251216-18','97bbf8113ebede1d6d347b6b',1.79486770242061352727e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":2}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',39,NULL,NULL,1.79486770242306756979e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2H"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',40,NULL,NULL,1.79486770242576265327e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',41,'97bbf8113ebede1d6d347b6b:139827232251216-19','97bbf8113ebede1d6d347b6b',1.7948677024274117946e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3C"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',42,'97bbf8113ebede1d6d347b6b:139827232251216-20','97bbf8113ebede1d6d347b6b',1.79486770242891836161e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',43,'97bbf8113ebede1d6d347b6b:139827232251216-21','97bbf8113ebede1d6d347b6b',1.79486770243046879773e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":3}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',44,NULL,NULL,1.79486770243275332446e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9F"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',45,NULL,NULL,1.79486770243511557579e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1,"Tower":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',46,'97bbf8113ebede1d6d347b6b:139827232251216-22','97bbf8113ebede1d6d347b6b',1.79486770243673324589e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"7B"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',47,'97bbf8113ebede1d6d347b6b:139827232251216-23','97bbf8113ebede1d6d347b6b',1.7948677024382398129e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',48,NULL,NULL,1.79486770244038486483e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5E"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',49,NULL,NULL,1.79486770244261622424e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',50,'97bbf8113ebede1d6d347b6b:139827232251216-24','97bbf8113ebede1d6d347b6b',1.79486770244419837003e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3E"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',51,'97bbf8113ebede1d6d347b6b:139827232251216-25','97bbf8113ebede1d6d347b6b',1.7948677024457147122e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',52,NULL,NULL,1.79486770244788670534e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7F"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',53,NULL,NULL,1.79486770245035266876e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Tower":1,"Continental":2}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',54,'97bbf8113ebede1d6d347b6b:139827232251216-26','97bbf8113ebede1d6d347b6b',1.79486770245187211032e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2A"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',55,'97bbf8113ebede1d6d347b6b:139827232251216-27','97bbf8113ebede1d6d347b6b',1.79486770245335173611e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',56,NULL,NULL,1.79486770245562338825e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6I"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',57,NULL,NULL,1794867702.45782,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Festival"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',58,NULL,NULL,1.79486770246027922629e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Festival":2,"Worldwide":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',59,'97bbf8113ebede1d6d347b6b:139827232251216-28','97bbf8113ebede1d6d347b6b',1.79486770246198058123e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10H"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',60,'97bbf8113ebede1d6d347b6b:139827232251216-29','97bbf8113ebede1d6d347b6b',1.7948677024633805752e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Imperial"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',61,'97bbf8113ebede1d6d347b6b:139827232251216-30','97bbf8113ebede1d6d347b6b',1.79486770246500730507e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',62,NULL,NULL,1.79486770246713352207e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7H"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',63,NULL,NULL,1.79486770246927523613e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',64,'97bbf8113ebede1d6d347b6b:139827232251216-31','97bbf8113ebede1d6d347b6b',1.7948677024707152843e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4B"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',65,NULL,NULL,1.79486770247286748884e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',66,NULL,NULL,1.79486770247506046294e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Sackson":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',67,'97bbf8113ebede1d6d347b6b:139827232251216-32','97bbf8113ebede1d6d347b6b',1794867702.47675,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9A"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',68,NULL,NULL,1.79486770247896361353e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8I"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',69,'97bbf8113ebede1d6d347b6b:139827232251216-33','97bbf8113ebede1d6d347b6b',1.7948677024803922176e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"10B"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',70,NULL,NULL,1.794867702482753992e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',71,'97bbf8113ebede1d6d347b6b:139827232251216-34','97bbf8113ebede1d6d347b6b',1.79486770248440647129e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"12H"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',72,'97bbf8113ebede1d6d347b6b:139827232251216-35','97bbf8113ebede1d6d347b6b',1.79486770248636269562e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":0}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',73,'97bbf8113ebede1d6d347b6b:139827232251216-36','97bbf8113ebede1d6d347b6b',1.79486770248810052871e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Continental":2}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',74,NULL,NULL,1.79486770249024987222e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1C"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',75,NULL,NULL,1.79486770249233055117e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Imperial"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',76,'97bbf8113ebede1d6d347b6b:139827232251216-37','97bbf8113ebede1d6d347b6b',1.79486770249428534505e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8E"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',77,'97bbf8113ebede1d6d347b6b:139827232251216-38','97bbf8113ebede1d6d347b6b',1794867702.49611,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',78,NULL,NULL,1.7948677024982364178e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"5C"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',79,'97bbf8113ebede1d6d347b6b:139827232251216-39','97bbf8113ebede1d6d347b6b',1.79486770249979233739e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',80,'97bbf8113ebede1d6d347b6b:139827232251216-40','97bbf8113ebede1d6d347b6b',1.79486770250128841396e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Tower":1,"Worldwide":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',81,NULL,NULL,1.7948677025035772324e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',82,'97bbf8113ebede1d6d347b6b:139827232251216-41','97bbf8113ebede1d6d347b6b',1.79486770250510311122e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11F"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',83,NULL,NULL,1.79486770250726747517e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',84,'97bbf8113ebede1d6d347b6b:139827232251216-42','97bbf8113ebede1d6d347b6b',1.79486770250875401501e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8F"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',85,NULL,NULL,1.79486770251096606253e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"7D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',86,'97bbf8113ebede1d6d347b6b:139827232251216-43','97bbf8113ebede1d6d347b6b',1.79486770251249861717e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3F"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',87,NULL,NULL,1.79486770251479935646e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1D"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',88,'97bbf8113ebede1d6d347b6b:139827232251216-44','97bbf8113ebede1d6d347b6b',1.79486770251629948621e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4F"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',89,NULL,NULL,1.79486770251877689359e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12I"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',90,'97bbf8113ebede1d6d347b6b:139827232251216-45','97bbf8113ebede1d6d347b6b',1.79486770252030444143e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6H"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',91,NULL,NULL,1.79486770252262234684e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"10C"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',92,'97bbf8113ebede1d6d347b6b:139827232251216-46','97bbf8113ebede1d6d347b6b',1.79486770252426075934e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11G"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',93,NULL,NULL,1.79486770252661061286e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"11C"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',94,NULL,NULL,1.79486770252917551991e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":6},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',95,'97bbf8113ebede1d6d347b6b:139827232251216-47','97bbf8113ebede1d6d347b6b',1.79486770253099775312e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":1,"trade":8}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',96,NULL,NULL,1.79486770253351640702e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',97,'97bbf8113ebede1d6d347b6b:139827232251216-48','97bbf8113ebede1d6d347b6b',1.79486770253513836861e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"3B"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',98,'97bbf8113ebede1d6d347b6b:139827232251216-49','97bbf8113ebede1d6d347b6b',1.79486770253692817693e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Continental":2,"Imperial":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',99,NULL,NULL,1.79486770253920817374e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8A"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',100,NULL,NULL,1.79486770254130840302e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Tower"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',101,NULL,NULL,1.79486770254370522504e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Continental":1}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',102,'97bbf8113ebede1d6d347b6b:139827232251216-50','97bbf8113ebede1d6d347b6b',1.79486770254575061797e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2D"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',103,'97bbf8113ebede1d6d347b6b:139827232251216-51','97bbf8113ebede1d6d347b6b',1.79486770254737734798e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":0,"trade":2}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',104,NULL,NULL,1.7948677025496542454e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',105,'97bbf8113ebede1d6d347b6b:139827232251216-52','97bbf8113ebede1d6d347b6b',1.79486770255138826371e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2,"Worldwide":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',106,NULL,NULL,1794867702.55381,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9B"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',107,NULL,NULL,1.79486770255600452421e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":0,"trade":0},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',108,'97bbf8113ebede1d6d347b6b:139827232251216-53','97bbf8113ebede1d6d347b6b',1.79486770255770206449e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":4,"trade":0}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',109,'97bbf8113ebede1d6d347b6b:139827232251216-54','97bbf8113ebede1d6d347b6b',1.79486770255930972103e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"6A"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',110,'97bbf8113ebede1d6d347b6b:139827232251216-55','97bbf8113ebede1d6d347b6b',1.79486770256104207041e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Festival":1}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',111,NULL,NULL,1.79486770256322860717e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8C"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',112,'97bbf8113ebede1d6d347b6b:139827232251216-56','97bbf8113ebede1d6d347b6b',1.79486770256494402881e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"8B"}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',113,'97bbf8113ebede1d6d347b6b:139827232251216-57','97bbf8113ebede1d6d347b6b',1.79486770256667113303e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"Sackson":1,"Festival":2}}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',114,NULL,NULL,1.7948677025692636967e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"4I"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',115,NULL,NULL,1.79486770257161569594e+09,'{"kind":"acted","seat":1,"action":{"type":"dispose","sell":1,"trade":2},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',116,'97bbf8113ebede1d6d347b6b:139827232251216-58','97bbf8113ebede1d6d347b6b',1.79486770257331824298e+09,'{"kind":"acted","seat":0,"action":{"type":"dispose","sell":6,"trade":2}}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',117,NULL,NULL,1.79486770257613968844e+09,'{"kind":"acted","seat":1,"action":{"type":"announce_end"},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',118,NULL,NULL,1.7948677025785624981e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Festival":2}},"bot":true}');
INSERT INTO "events" VALUES('K7saYerCBHnq-qDb',119,NULL,NULL,1.79486770258103489877e+09,'{"kind":"acted","seat":1,"action":{"type":"discard","tiles":["4H"]},"bot":true}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',1,NULL,'97bbf8113ebede1d6d347b6b',1.7948677027012689114e+09,'{"kind":"seated","host":"97bbf8113ebede1d6d347b6b","seats":[{"name":"Ann Account","user":"97bbf8113ebede1d6d347b6b"},{}]}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',2,NULL,'97bbf8113ebede1d6d347b6b',1.7948677027012689114e+09,'{"kind":"committed","key":"c0876b76f946891c0c7be9fb85dfd20067c51f99e5100b3ad9cd265c490b32b7","salt":"6641449ca4d8c8f946dc1e8845df7b34437eae1e8465c5fa24c65c999e46da02"}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',3,NULL,'228240d41a30f27f2999e2a3',1.79486770271844387055e+09,'{"kind":"seated","host":"97bbf8113ebede1d6d347b6b","seats":[{"name":"Ann Account","user":"97bbf8113ebede1d6d347b6b"},{"name":"Ben","user":"228240d41a30f27f2999e2a3"}]}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',4,NULL,'97bbf8113ebede1d6d347b6b',1.79486770272196865085e+09,'{"kind":"started","seed":0,"bag":["9F","6C","1E","10C","1A","7C","2I","6G","5F","2H","9G","11I","11D","4G","8G","12H","3G","4C","9E","2A","12F","10I","3H","2D","7D","1D","3E","7G","3B","5D","9H","10F","10D","8H","1G","5I","9D","1C","5B","7H","5G","6H","6E","5E","4F","12C","8C","4D","2F","1B","9B","10E","8F","3D","2E","12I","9I","9A","7F","11E","8E","3A","6B","3C","4I","11G","1H","11B","7A","6A","4B","3F","11C","4E","4H","3I","12A","11A","1I","6D","10B","7I","5H","10G","10H","12B","4A","5A","9C","11F","6I","12D","12E","11H","1F","8I","12G","2G","6F","10A","7E","8B","8D","5C","2B","7B","2C","8A"],"salts":["",""]}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',5,'228240d41a30f27f2999e2a3:139827230997840-1','228240d41a30f27f2999e2a3',1.79486770276824188228e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1A"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',6,'97bbf8113ebede1d6d347b6b:139827230637904-1','97bbf8113ebede1d6d347b6b',1794867702.82671,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"5F"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',7,'228240d41a30f27f2999e2a3:139827230997840-2','228240d41a30f27f2999e2a3',1.79486770283967018123e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"1E"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',8,'97bbf8113ebede1d6d347b6b:139827230637904-2','97bbf8113ebede1d6d347b6b',1794867702.84857,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2H"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',9,'228240d41a30f27f2999e2a3:139827230997840-3','228240d41a30f27f2999e2a3',1.79486770286167931554e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"6G"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',10,'97bbf8113ebede1d6d347b6b:139827230637904-3','97bbf8113ebede1d6d347b6b',1.79486770286742162699e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4C"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',11,'228240d41a30f27f2999e2a3:139827230997840-4','228240d41a30f27f2999e2a3',1.7948677028730862141e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"2I"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',12,'228240d41a30f27f2999e2a3:139827230997840-5','228240d41a30f27f2999e2a3',1.79486770288232421874e+09,'{"kind":"acted","seat":1,"action":{"type":"found","chain":"Worldwide"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',13,'228240d41a30f27f2999e2a3:139827230997840-6','228240d41a30f27f2999e2a3',1794867702.88769,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":3}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',14,'97bbf8113ebede1d6d347b6b:139827230637904-4','97bbf8113ebede1d6d347b6b',1.79486770289406013492e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"2A"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',15,'97bbf8113ebede1d6d347b6b:139827230637904-5','97bbf8113ebede1d6d347b6b',1.79486770290501070025e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"American"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',16,'97bbf8113ebede1d6d347b6b:139827230637904-6','97bbf8113ebede1d6d347b6b',1.79486770291698670386e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',17,'228240d41a30f27f2999e2a3:139827230997840-7','228240d41a30f27f2999e2a3',1.79486770292684960368e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"12F"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',18,'228240d41a30f27f2999e2a3:139827230997840-8','228240d41a30f27f2999e2a3',1.79486770300365543369e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":3}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',19,'97bbf8113ebede1d6d347b6b:139827230637904-7','97bbf8113ebede1d6d347b6b',1.79486770305380702013e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"9G"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',20,'97bbf8113ebede1d6d347b6b:139827230637904-8','97bbf8113ebede1d6d347b6b',1.79486770309484553334e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Continental"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',21,'97bbf8113ebede1d6d347b6b:139827230637904-9','97bbf8113ebede1d6d347b6b',1.79486770310381412501e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Worldwide":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',22,'228240d41a30f27f2999e2a3:139827230997840-9','228240d41a30f27f2999e2a3',1.79486770311418962478e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3H"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',23,'228240d41a30f27f2999e2a3:139827230997840-10','228240d41a30f27f2999e2a3',1.79486770314411044121e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":2,"Continental":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',24,'97bbf8113ebede1d6d347b6b:139827230637904-10','97bbf8113ebede1d6d347b6b',1.79486770322628355024e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"4G"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',25,'97bbf8113ebede1d6d347b6b:139827230637904-11','97bbf8113ebede1d6d347b6b',1.79486770323772048957e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":2,"Continental":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',26,'228240d41a30f27f2999e2a3:139827230997840-11','228240d41a30f27f2999e2a3',1.79486770332794284823e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"8G"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',27,'228240d41a30f27f2999e2a3:139827230997840-12','228240d41a30f27f2999e2a3',1.79486770340221238133e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"Worldwide":3}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',28,'97bbf8113ebede1d6d347b6b:139827230637904-12','97bbf8113ebede1d6d347b6b',1.79486770350588679314e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"1D"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',29,'97bbf8113ebede1d6d347b6b:139827230637904-13','97bbf8113ebede1d6d347b6b',1.7948677035213134288e+09,'{"kind":"acted","seat":0,"action":{"type":"found","chain":"Festival"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',30,'97bbf8113ebede1d6d347b6b:139827230637904-14','97bbf8113ebede1d6d347b6b',1.79486770352864313119e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Worldwide":2}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',31,'228240d41a30f27f2999e2a3:139827230997840-13','228240d41a30f27f2999e2a3',1.79486770354474568364e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"3G"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',32,'228240d41a30f27f2999e2a3:139827230997840-14','228240d41a30f27f2999e2a3',1.79486770357885742181e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":2,"Continental":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',33,'97bbf8113ebede1d6d347b6b:139827230637904-15','97bbf8113ebede1d6d347b6b',1.79486770358802175517e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11I"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',34,'97bbf8113ebede1d6d347b6b:139827230637904-16','97bbf8113ebede1d6d347b6b',1.79486770364534497265e+09,'{"kind":"acted","seat":0,"action":{"type":"buy","shares":{"American":1,"Continental":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',35,'228240d41a30f27f2999e2a3:139827230997840-15','228240d41a30f27f2999e2a3',1.79486770369133210182e+09,'{"kind":"acted","seat":1,"action":{"type":"place_tile","tile":"9E"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',36,'228240d41a30f27f2999e2a3:139827230997840-16','228240d41a30f27f2999e2a3',1.79486770371089029312e+09,'{"kind":"acted","seat":1,"action":{"type":"buy","shares":{"American":1,"Festival":1}}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',37,'97bbf8113ebede1d6d347b6b:139827230637904-17','97bbf8113ebede1d6d347b6b',1.7948677037490224838e+09,'{"kind":"acted","seat":0,"action":{"type":"place_tile","tile":"11D"}}');
INSERT INTO "events" VALUES('UZxj3xjZkh87Tawa',38,'97bbf8113ebede1d6d347b6b:139827230637904-18','97bbf8113ebede1d6d347b6b',1.79486770379304695134e+09,'{"kind":"said","name":"Ann Account","seat":0,"text":"well played"}');
INSERT INTO "events" VALUES('aM1I46DMzA3Hp-9J',1,NULL,'97bbf8113ebede1d6d347b6b',1.79486770383085012438e+09,'{"kind":"seated","host":"97bbf8113ebede1d6d347b6b","seats":[{"name":"Ann Account","user":"97bbf8113ebede1d6d347b6b"},{},{}]}');
INSERT INTO "events" VALUES('aM1I46DMzA3Hp-9J',2,NULL,'97bbf8113ebede1d6d347b6b',1.79486770383085012438e+09,'{"kind":"committed","key":"37fbde66140728eddd77391614597ae5d3f4dcad80894160e1dfeb9bb0a08e3a","salt":"8a3d5c00b652e3515c516bd1f9cced2dc21eba0c8e20c460563806179b4b7625"}');
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
INSERT INTO "games" VALUES('K7saYerCBHnq-qDb','bOQvUq4bMnuSdxUo','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"bot","name":null,"bot":"random"}],"public":false,"clock":null,"undo":"free","bot_speed":"calm","hints":true}',0,0,0,'over',1.79486769947113752364e+09,1.79486770258103489877e+09);
INSERT INTO "games" VALUES('UZxj3xjZkh87Tawa','oEUJQG1eRYgY7QgD','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":{"kind":"days","days":3},"undo":"free","bot_speed":"calm","hints":true}',0,1,0,'playing',1.7948677027012689114e+09,1.79486770379304695134e+09);
INSERT INTO "games" VALUES('aM1I46DMzA3Hp-9J','vSRdUY8hBFCoWQ08','{"edition":"renegade","options":{},"seats":[{"kind":"me","name":null,"bot":null},{"kind":"open","name":null,"bot":null},{"kind":"open","name":null,"bot":null}],"public":false,"clock":null,"undo":"free","bot_speed":"calm","hints":true}',0,0,0,'waiting',1.79486770383085012438e+09,1.79486770383085012438e+09);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('links','185c06049f858d5ae4cba6bcaff1293dbfe50acac5f39a08c11594f4383a6d14');
CREATE TABLE members (
	game VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	PRIMARY KEY (game, user), 
	FOREIGN KEY(game) REFERENCES games (id), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "members" VALUES('K7saYerCBHnq-qDb','97bbf8113ebede1d6d347b6b');
INSERT INTO "members" VALUES('UZxj3xjZkh87Tawa','228240d41a30f27f2999e2a3');
INSERT INTO "members" VALUES('UZxj3xjZkh87Tawa','97bbf8113ebede1d6d347b6b');
INSERT INTO "members" VALUES('aM1I46DMzA3Hp-9J','97bbf8113ebede1d6d347b6b');
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
INSERT INTO "outcomes" VALUES('K7saYerCBHnq-qDb',0,'97bbf8113ebede1d6d347b6b','renegade',2,1,47600,'{"bought":{"Continental":11,"Worldwide":4,"Sackson":3,"Tower":13,"American":4,"Imperial":2,"Festival":3},"founded":{"Continental":1,"Sackson":1,"American":1,"Imperial":1},"mergers":2,"money":{"founding":0,"bonuses":15800,"sales":4500,"trades":0,"final_bonuses":20500,"final_sales":17800,"purchases":17000}}',NULL,2.76353894931404973087e+01);
INSERT INTO "outcomes" VALUES('K7saYerCBHnq-qDb',1,NULL,'renegade',2,0,18600,'{"bought":{"Worldwide":2,"Tower":6,"Continental":7,"Sackson":2,"Festival":4,"American":1},"founded":{"Worldwide":1,"Tower":2,"Festival":1,"Imperial":1},"mergers":3,"money":{"founding":0,"bonuses":3000,"sales":700,"trades":0,"final_bonuses":6000,"final_sales":11900,"purchases":9000}}',NULL,NULL);
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
INSERT INTO "ratings" VALUES(2,'97bbf8113ebede1d6d347b6b',2.76353894931404973087e+01,8.06590141354368,1,1);
INSERT INTO "ratings" VALUES(2,'bot:random',2.23646105068595026912e+01,8.06590141354368,1,0);
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
	seen FLOAT NOT NULL, agent VARCHAR(200), 
	PRIMARY KEY (hash), 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('4295725b67bb8185653a07d1eba983ed70e5276b5bd692c14b1c93857388295f','97bbf8113ebede1d6d347b6b','cookie',1.79486769932514858248e+09,1.79486769932514858248e+09,'python-httpx/0.28.1');
INSERT INTO "sessions" VALUES('0a36087846e6b6f9b78a3dfb23f6b766af20650b7f1a6076da6ca8fe1b913fb0','228240d41a30f27f2999e2a3','cookie',1.79486770266567444804e+09,1.79486770266567444804e+09,'python-httpx/0.28.1');
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
	created FLOAT NOT NULL, skeleton TEXT, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES('97bbf8113ebede1d6d347b6b','Ann Account','ann account','$argon2id$v=19$m=65536,t=3,p=4$/prQIdENIdyR+0vFUUf1Ug$SHdx95Ny3QpzmLzaSF2RNYN9Wst3XnI6XVvnSxccoeI','{}',1.79486769932514858248e+09,'ann account');
INSERT INTO "users" VALUES('228240d41a30f27f2999e2a3','Ben',NULL,NULL,'{}',1.79486770266567444804e+09,NULL);
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
CREATE UNIQUE INDEX users_by_skeleton ON users (skeleton);
COMMIT;
