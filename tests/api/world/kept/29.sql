-- Schema 29: the key of a claim.

INSERT INTO done_keys VALUES ((SELECT min(user_id) FROM users), 'kept-claim', 'claim 1 1 1', 1, 1795237800000);
