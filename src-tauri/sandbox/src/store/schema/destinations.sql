-- Where a payer's money goes once it cannot go back to where it came from. Buying 7.

CREATE TABLE refund_destinations (
  order_id INTEGER NOT NULL REFERENCES orders,
  payer_id INTEGER NOT NULL REFERENCES users,
  -- Absent: the payer has not said.
  kind TEXT CHECK (kind IN ('EWALLET', 'BANK')),
  phone_no TEXT,
  bank_name TEXT,
  bank_account_name TEXT,
  bank_account_number TEXT,
  -- When the payer is asked next; absent: there is nothing to ask.
  ask_ms INTEGER,
  PRIMARY KEY (order_id, payer_id),
  CHECK ((kind IS 'EWALLET') = (phone_no IS NOT NULL)),
  CHECK ((kind IS 'BANK') = (bank_name IS NOT NULL)),
  CHECK ((bank_name IS NULL) = (bank_account_name IS NULL)
         AND (bank_name IS NULL) = (bank_account_number IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX refund_destinations_to_ask ON refund_destinations (ask_ms) WHERE ask_ms IS NOT NULL;

-- Money that waits already, and vouchers that are still open: their payers are asked too.
INSERT INTO refund_destinations (order_id, payer_id, ask_ms)
  SELECT order_id, user_id, min(requested_ms) FROM refunds
  WHERE status IN ('WAIT_DESTINATION', 'FAILED') GROUP BY order_id, user_id;
INSERT OR IGNORE INTO refund_destinations (order_id, payer_id, ask_ms)
  SELECT v.order_id, v.buyer_id, min(o.paid_ms) + CASE o.pay_method WHEN 'CASH' THEN 86400000
    ELSE 2332800000 END
  FROM vouchers AS v JOIN orders AS o USING (order_id)
  WHERE v.state IN ('not_delivery', 'valid', 'locked') AND o.paid_ms IS NOT NULL
    AND (o.pay_method = 'CASH' OR v.valid_end_ms > o.paid_ms + 2592000000)
  GROUP BY v.order_id, v.buyer_id;

-- How far the provider's books were read. Buying 10.
CREATE TABLE provider_reading (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  at_ms INTEGER NOT NULL,
  event_id TEXT NOT NULL
) STRICT;
INSERT INTO provider_reading VALUES (1, 0, '');
CREATE INDEX provider_events_by_time ON provider_events (at_ms, event_id);
