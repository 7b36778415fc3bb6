-- What schema 5 added of people: visits, reviews in every state, and what others did with them.

INSERT INTO visits VALUES
  (1001, 4, 3, 1794978600000), (1002, 4, 6, 1795065000000), (1003, 5, 3, 1795065000000);
INSERT INTO review_stores VALUES (3);
INSERT INTO reviews VALUES
  (10000000001, 3, 4, '', '', 0, 1001, 4, 5, NULL, 3, 'Kept words, 保留 😍',
   '["/img/u/0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b.webp"]', 1, 0, 1, 'APPROVED', NULL, NULL, 1, 1, 'Terima kasih',
   1795151400000, 1795065000000, 1795151400000),
  (10000000002, 3, 5, '', '', 0, 1003, 2, NULL, NULL, NULL, 'Kept and rejected', '[]', 0, 1, 1,
   'REJECTED', NULL, 'LINK', 0, 0, NULL, NULL, 1795151400000, NULL),
  (3001, 3, NULL, 'Invented', '', 1, NULL, 5, NULL, NULL, NULL, 'Of an older seed', '[]', 0, 0, 0,
   'APPROVED', NULL, NULL, 1, 3, NULL, NULL, 1791781800000, NULL);
INSERT INTO review_helpful VALUES (10000000001, 5), (1001, 4);
INSERT INTO review_reports VALUES (1001, 4, 'SPAM', 'Kept note', 1795234200000);
INSERT INTO uploads (name, user_id, webp, created_ms, business, review_id) VALUES
  ('0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', 4,
   X'52494646240000005745425056503820180000003001009d012a0100010002003425a400037000fefbfd5000',
   1795065000000, 'review', 10000000001);
