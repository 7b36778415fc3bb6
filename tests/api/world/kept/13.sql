-- Schema 13: a partner's code that its owner has looked at.

INSERT INTO partner_codes (coupon_id, opened_ms, ends_ms, ended_ms)
VALUES (1, 1795151460000, 1798736399999, NULL);
