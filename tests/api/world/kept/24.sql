-- Schema 24: a refund that somebody else decides.

INSERT INTO refund_claims (claim_id, refusal_id, coupon_id, user_id, kind, status, asked_ms, outlet_until_ms, decided_ms)
SELECT 9023, refusal_id, coupon_id, user_id, 'CONFIRMED', 'WITHDRAWN', 1795151480000, 1795324280000, 1795151490000
FROM outlet_refusals ORDER BY refusal_id LIMIT 1;
INSERT INTO refund_claim_steps (claim_id, kind, author, words, at_ms)
VALUES (9023, 'ASKED', 'OWNER', '', 1795151480000);
