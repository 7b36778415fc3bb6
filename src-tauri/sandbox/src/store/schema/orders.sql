-- Version 10: orders, their vouchers and payments, and every rupiah of them.
-- All `_rp` are whole rupiah, all `_ms` milliseconds since the epoch by the sandbox's clock.

CREATE TABLE orders (
  order_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_no TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL REFERENCES users,
  -- One order for one idempotency key, also after a restart.
  placed_key TEXT NOT NULL,
  -- What the key was used for, as a hash.
  placed_body BLOB NOT NULL,
  product_id INTEGER NOT NULL,
  store_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  sale_rp INTEGER NOT NULL CHECK (sale_rp >= 0),
  -- The contract's OrderItem with bill rules and face value, as they were when it was placed.
  frozen TEXT NOT NULL,
  total_rp INTEGER NOT NULL,
  discount_rp INTEGER NOT NULL CHECK (discount_rp >= 0),
  pay_rp INTEGER NOT NULL CHECK (pay_rp >= 0),
  red_packet_id INTEGER,
  status TEXT NOT NULL CHECK (status IN ('WAIT_PAY', 'CLOSED', 'PAID')),
  close_reason TEXT CHECK (close_reason IN ('TIMEOUT', 'BUYER', 'WITHDRAWN')),
  create_ms INTEGER NOT NULL,
  -- Set once: no payment after it counts.
  cancel_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  paid_ms INTEGER,
  -- Absent: there was nothing to pay.
  pay_method TEXT CHECK (pay_method IN ('QRIS', 'EWALLET', 'CASH')),
  reference TEXT,
  is_unread INTEGER NOT NULL DEFAULT 0,
  UNIQUE (user_id, placed_key),
  CHECK (total_rp = sale_rp * quantity AND total_rp = discount_rp + pay_rp),
  CHECK ((status = 'CLOSED') = (closed_ms IS NOT NULL)),
  CHECK ((status = 'CLOSED') = (close_reason IS NOT NULL)),
  CHECK ((status = 'PAID') = (paid_ms IS NOT NULL))
) STRICT;
CREATE INDEX orders_by_user ON orders (user_id, create_ms);
CREATE INDEX orders_bought ON orders (user_id, product_id, create_ms) WHERE status <> 'CLOSED';
CREATE INDEX orders_waiting ON orders (cancel_ms) WHERE status = 'WAIT_PAY';
CREATE INDEX orders_paid_of_product ON orders (product_id, quantity) WHERE status = 'PAID';
CREATE INDEX orders_unpaid_of_product ON orders (product_id) WHERE status = 'WAIT_PAY';

-- A voucher that somebody owns. Buying 1 "Voucher instance".
CREATE TABLE vouchers (
  coupon_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  buyer_id INTEGER NOT NULL REFERENCES users,
  owner_id INTEGER NOT NULL REFERENCES users,
  product_id INTEGER NOT NULL,
  store_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('not_delivery', 'valid', 'locked', 'used', 'expired',
                                       'refunding', 'return')),
  sale_rp INTEGER NOT NULL,
  discount_share_rp INTEGER NOT NULL CHECK (discount_share_rp >= 0),
  paid_rp INTEGER NOT NULL CHECK (paid_rp >= 0),
  -- Before it, a `not_delivery` is a `not_effective`.
  valid_start_ms INTEGER NOT NULL,
  valid_end_ms INTEGER NOT NULL,
  -- What its codes are made from.
  seed BLOB NOT NULL CHECK (length(seed) = 20),
  issued_ms INTEGER NOT NULL,
  used_ms INTEGER,
  CHECK (sale_rp = discount_share_rp + paid_rp),
  CHECK ((state = 'used') = (used_ms IS NOT NULL))
) STRICT;
CREATE INDEX vouchers_by_order ON vouchers (order_id);
CREATE INDEX vouchers_by_owner ON vouchers (owner_id, valid_end_ms);

-- An attempt to pay an order.
CREATE TABLE payments (
  payment_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  begun_key TEXT NOT NULL,
  method TEXT NOT NULL CHECK (method IN ('QRIS', 'EWALLET', 'CASH')),
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  status TEXT NOT NULL CHECK (status IN ('WAITING', 'PAYING', 'PAID', 'CANCELLED', 'INCOMPLETE')),
  failure TEXT CHECK (failure IN ('DECLINED', 'EXPIRED', 'WRONG_AMOUNT')),
  created_ms INTEGER NOT NULL,
  expire_ms INTEGER NOT NULL,
  -- When the provider is asked next; absent: never again.
  ask_ms INTEGER,
  UNIQUE (order_id, begun_key),
  CHECK ((status = 'INCOMPLETE') = (failure IS NOT NULL))
) STRICT;
CREATE INDEX payments_to_ask ON payments (ask_ms) WHERE ask_ms IS NOT NULL;

-- What the provider knows: its own books, written without ours, and read when it is asked.
CREATE TABLE provider_events (
  event_id TEXT PRIMARY KEY,
  payment_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('BEGUN', 'PAID', 'DECLINED')),
  amount_rp INTEGER NOT NULL,
  -- The payer's receipt; of money that moved.
  reference TEXT UNIQUE,
  at_ms INTEGER NOT NULL,
  -- When its notice is sent; absent: sent, or lost.
  notice_ms INTEGER,
  CHECK ((kind = 'PAID') = (reference IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX provider_events_by_payment ON provider_events (payment_id, at_ms);
CREATE INDEX provider_events_to_send ON provider_events (notice_ms) WHERE notice_ms IS NOT NULL;

-- Events of the provider that we have acted on: each once.
CREATE TABLE seen_events (
  event_id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL,
  -- The money paid the order, returns, or was none.
  outcome TEXT NOT NULL CHECK (outcome IN ('CREDITED', 'SURPLUS', 'NOTED')),
  seen_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seen_events_by_order ON seen_events (order_id);

-- Money on its way back. Buying 1 "Refund"; here those of cause PAYMENT.
CREATE TABLE refunds (
  refund_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  user_id INTEGER NOT NULL REFERENCES users,
  -- The payment that returns.
  event_id TEXT UNIQUE REFERENCES provider_events,
  cause TEXT NOT NULL CHECK (cause IN ('WISH', 'EXPIRY', 'OUTLET', 'PAYMENT')),
  reason TEXT NOT NULL,
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  asked_rp INTEGER,
  status TEXT NOT NULL CHECK (status IN ('REQUESTED', 'SENT', 'DONE')),
  requested_ms INTEGER NOT NULL,
  send_ms INTEGER NOT NULL,
  done_ms INTEGER NOT NULL,
  -- Days since 1970 in Jakarta.
  expected_day INTEGER NOT NULL
) STRICT;
CREATE INDEX refunds_by_order ON refunds (order_id);
CREATE INDEX refunds_to_send ON refunds (send_ms) WHERE status = 'REQUESTED';
CREATE INDEX refunds_to_end ON refunds (done_ms) WHERE status = 'SENT';

-- Double entry: every rupiah leaves one account and enters another.
CREATE TABLE ledger (
  entry_id INTEGER PRIMARY KEY,
  entry_key TEXT NOT NULL UNIQUE,
  debit TEXT NOT NULL CHECK (debit IN ('PAYER', 'PROMO', 'HELD', 'MERCHANT', 'REFUND', 'SUSPENSE')),
  credit TEXT NOT NULL CHECK (credit IN ('PROMO', 'HELD', 'MERCHANT', 'REFUND', 'SUSPENSE',
                                         'RETURNED')),
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  order_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  CHECK (debit <> credit)
) STRICT;
CREATE INDEX ledger_by_order ON ledger (order_id);
CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_is_never_cut BEFORE DELETE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;

-- Questions to customer service.
CREATE TABLE cases (
  case_id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  topic TEXT NOT NULL CHECK (topic IN ('MONEY_TAKEN', 'VOUCHER', 'OUTLET', 'OTHER')),
  note TEXT NOT NULL,
  opened_ms INTEGER NOT NULL,
  answer_day INTEGER NOT NULL,
  closed_ms INTEGER
) STRICT;
CREATE INDEX cases_by_order ON cases (order_id, opened_ms);

-- People whose sample orders were written: when somebody first looks, so that their times are recent.
CREATE TABLE order_samples (user_id INTEGER PRIMARY KEY REFERENCES users) STRICT;

-- Red packets can be limited, and locked by an order. A new table: SQLite cannot change a check.
CREATE TABLE new_red_packets (
  red_packet_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users,
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  -- What it was given for.
  kind TEXT NOT NULL CHECK (kind IN ('welcome', 'sample')),
  received_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  used_ms INTEGER,
  -- Least total of an order.
  threshold_rp INTEGER NOT NULL DEFAULT 0 CHECK (threshold_rp >= 0),
  -- JSON list of product numbers; empty: all.
  products TEXT NOT NULL DEFAULT '[]',
  is_app_only INTEGER NOT NULL DEFAULT 0,
  -- The unpaid order that holds it.
  locked_by INTEGER REFERENCES orders,
  CHECK (used_ms IS NULL OR locked_by IS NULL)
) STRICT;
INSERT INTO new_red_packets
  (red_packet_id, user_id, amount_rp, kind, received_ms, expires_ms, used_ms)
  SELECT red_packet_id, user_id, amount_rp, kind, received_ms, expires_ms, used_ms FROM red_packets;
DROP TABLE red_packets;
ALTER TABLE new_red_packets RENAME TO red_packets;
CREATE INDEX red_packets_by_user ON red_packets (user_id, expires_ms);
