-- What schema 3 added of people: pictures that they sent, and red packets.

INSERT INTO uploads (name, user_id, webp, created_ms) VALUES
  ('0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a', 4,
   X'52494646240000005745425056503820180000003001009d012a0100010002003425a400037000fefbfd5000',
   1791781800000);
UPDATE users SET head_portrait = '/img/u/0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a.webp' WHERE user_id = 4;
INSERT INTO upload_days VALUES (4, 20778, 50);
INSERT INTO red_packets VALUES
  (1, 4, 10000, 'welcome', 1795151400000, 1795756200000, NULL),
  (2, 5, 20000, 'welcome', 1791781800000, 1792386600000, 1791868200000);
