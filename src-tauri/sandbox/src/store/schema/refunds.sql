-- Refunds of vouchers with their steps. Buying 1 "Refund", 2 "Z".

-- A new table: SQLite cannot change a check.
CREATE TABLE new_refunds (
  refund_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  -- Whoever paid, and gets it.
  user_id INTEGER NOT NULL REFERENCES users,
  -- The first of those that were opened at once: one for each payer of a split.
  group_id INTEGER,
  -- The buyer who asked; absent: it opened by itself.
  asker_id INTEGER REFERENCES users,
  -- One refund for one idempotency key, also after a restart; of the first of its group.
  made_key TEXT,
  made_body BLOB,
  -- The payment that returns.
  event_id TEXT UNIQUE REFERENCES provider_events,
  cause TEXT NOT NULL CHECK (cause IN ('WISH', 'EXPIRY', 'OUTLET', 'PAYMENT')),
  reason TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  amount_rp INTEGER NOT NULL CHECK (amount_rp >= 0),
  asked_rp INTEGER,
  -- Absent: nobody has said where to.
  kind TEXT CHECK (kind IN ('ORIGINAL', 'EWALLET', 'BANK')),
  -- With ORIGINAL, where something was paid.
  method TEXT CHECK (method IN ('QRIS', 'EWALLET', 'CASH')),
  phone_no TEXT,
  bank_name TEXT,
  bank_account_name TEXT,
  bank_account_number TEXT,
  status TEXT NOT NULL CHECK (status IN ('REQUESTED', 'WAIT_DESTINATION', 'CANCELLED', 'SENT',
                                         'DONE', 'FAILED')),
  failure TEXT CHECK (failure IN ('ACCOUNT_CLOSED', 'NAME_MISMATCH', 'ISSUER_REFUSED',
                                  'WINDOW_PASSED', 'PROVIDER_DOWN')),
  attempt INTEGER NOT NULL DEFAULT 1 CHECK (attempt > 0),
  reference TEXT,
  requested_ms INTEGER NOT NULL,
  send_ms INTEGER,
  -- When the provider says that it has arrived; absent: it says nothing.
  done_ms INTEGER,
  -- Days since 1970 in Jakarta.
  expected_day INTEGER,
  -- When a case opens itself; absent: it is open, or there is nothing to wait for.
  late_ms INTEGER,
  case_id INTEGER REFERENCES cases,
  CHECK (kind IS NOT NULL OR status IN ('WAIT_DESTINATION', 'CANCELLED')),
  CHECK ((status = 'FAILED') = (failure IS NOT NULL)),
  CHECK ((made_key IS NULL) = (made_body IS NULL)),
  CHECK ((kind = 'EWALLET') = (phone_no IS NOT NULL)),
  CHECK ((kind = 'BANK') = (bank_name IS NOT NULL)),
  CHECK ((bank_name IS NULL) = (bank_account_name IS NULL)
         AND (bank_name IS NULL) = (bank_account_number IS NULL))
) STRICT;
INSERT INTO new_refunds (refund_id, order_id, user_id, group_id, event_id, cause, reason, amount_rp,
  asked_rp, kind, method, status, requested_ms, send_ms, done_ms, expected_day)
  SELECT r.refund_id, r.order_id, r.user_id, r.refund_id, r.event_id, r.cause, r.reason, r.amount_rp,
    r.asked_rp, 'ORIGINAL', coalesce(y.method, o.pay_method), r.status, r.requested_ms, r.send_ms,
    r.done_ms, r.expected_day
  FROM refunds AS r JOIN orders AS o USING (order_id)
  LEFT JOIN provider_events AS e USING (event_id) LEFT JOIN payments AS y USING (payment_id);
DROP TABLE refunds;
ALTER TABLE new_refunds RENAME TO refunds;
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_by_group ON refunds (group_id);
CREATE INDEX refunds_to_send ON refunds (send_ms) WHERE status = 'REQUESTED';
CREATE INDEX refunds_to_end ON refunds (done_ms) WHERE status = 'SENT';
CREATE INDEX refunds_late ON refunds (late_ms) WHERE late_ms IS NOT NULL;
CREATE UNIQUE INDEX refunds_one_key ON refunds (asker_id, made_key) WHERE made_key IS NOT NULL;

-- What of a refund is of which voucher. Several payers of a voucher have a row each.
CREATE TABLE refund_coupons (
  refund_id INTEGER NOT NULL REFERENCES refunds,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  amount_rp INTEGER NOT NULL CHECK (amount_rp >= 0),
  -- The account that it was taken from.
  source TEXT NOT NULL CHECK (source IN ('HELD', 'MERCHANT')),
  PRIMARY KEY (refund_id, coupon_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX refund_coupons_by_coupon ON refund_coupons (coupon_id, refund_id);
INSERT INTO refund_coupons
  SELECT r.refund_id, min(v.coupon_id), r.amount_rp, 'HELD'
  FROM refunds AS r JOIN vouchers AS v USING (order_id)
  WHERE r.cause <> 'PAYMENT' GROUP BY r.refund_id;

CREATE TABLE refund_steps (
  refund_id INTEGER NOT NULL REFERENCES refunds,
  -- From 1.
  seq INTEGER NOT NULL CHECK (seq > 0),
  status TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  amount_rp INTEGER NOT NULL,
  -- The contract's RefundTarget, masked; absent: none.
  destination TEXT,
  attempt INTEGER NOT NULL,
  expected_day INTEGER,
  failure TEXT,
  reference TEXT,
  -- Of the call that sent it again.
  resent_key TEXT,
  PRIMARY KEY (refund_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX refund_steps_one_key ON refund_steps (refund_id, resent_key)
  WHERE resent_key IS NOT NULL;
INSERT INTO refund_steps (refund_id, seq, status, at_ms, amount_rp, destination, attempt, expected_day)
  SELECT refund_id, seq, step, CASE step WHEN 'REQUESTED' THEN requested_ms WHEN 'SENT' THEN send_ms
    ELSE done_ms END, amount_rp, CASE WHEN method IS NULL THEN json_object('kind', kind)
    ELSE json_object('kind', kind, 'method', method) END, 1, expected_day
  FROM refunds, (SELECT 1 AS seq, 'REQUESTED' AS step UNION SELECT 2, 'SENT' UNION SELECT 3, 'DONE')
  WHERE seq <= CASE status WHEN 'REQUESTED' THEN 1 WHEN 'SENT' THEN 2 ELSE 3 END;

-- Vouchers that time ends.
CREATE INDEX vouchers_to_expire ON vouchers (valid_end_ms) WHERE state IN ('not_delivery', 'valid');
