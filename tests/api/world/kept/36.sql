-- Schema 36: what viewers think of videos.

INSERT INTO content_feedback VALUES (1, (SELECT min(user_id) FROM users), NULL, 7, 'NOT_INTERESTED', NULL, 1795244400000);
INSERT INTO content_feedback VALUES (2, NULL, 'kept-device', 9, 'REPORT', 'OFFENSIVE', 1795244400000);
INSERT INTO content_taken_down VALUES (9, 1795244400000);
