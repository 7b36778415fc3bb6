-- Schema 18: a claimed coupon that a cashier gave back.

INSERT INTO claimed_uses (use_id, coupon_id, store_id, step, via, status, reject_reason, scanned_ms,
  locked_until_ms)
VALUES (1, 1, 1, 59841140, 'ROTATING', 'REJECTED', 'TERMS', 1795234200000, 1795234320000);
