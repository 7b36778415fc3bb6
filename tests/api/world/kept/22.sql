-- Schema 22: what was written in a case.

INSERT INTO case_messages (message_id, case_id, author, user_id, made_key, text, reference, amount_rp, paid_ms, at_ms)
VALUES (9022, 1, 'ASKER', 4, 'kept-message', 'Kept words', 'RRN-KEPT', 75000, 1795151460000, 1795151490000);
