-- Until schema 6 devices had counters too, and a member's stood under a text.

INSERT INTO unread VALUES ('device:kept-device', 'order', 'toPay', 3);
INSERT INTO unread
  SELECT 'user:' || user_id, tab.column1, tab.column2, tab.column3
  FROM users, (VALUES ('account', 'coupon', 2), ('home', 'message', 1)) AS tab WHERE user_id = 4;
