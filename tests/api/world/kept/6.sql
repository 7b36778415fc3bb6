-- Schema 6 added nothing of people; of the seed, stores whose reviews are closed.

INSERT INTO unusual_stores VALUES (9000004, NULL, 0, 'of an older seed', 'closed');
