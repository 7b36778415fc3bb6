-- Schema 7: counters of members only.

INSERT INTO unread VALUES (4, 'account', 'coupon', 2), (4, 'home', 'message', 1);
