-- Schema 23: due work that failed and waits.

INSERT INTO set_aside VALUES ('CLOSE', 1, 'stored JSON', 1, 1795151460000, 1795151580000);
