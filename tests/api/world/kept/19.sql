-- Schema 19: a payer of somebody else's split, with news of it.

INSERT INTO split_payers (user_id, split_id, joined_ms, is_unread)
VALUES (5, 'L00112233445566778899aabbccddeeff', 1795151460000, 1);
