-- Orders that several pay. A split's state is its order's.

CREATE TABLE splits (
  -- `L` and 128 random bits: who has it may look and pay.
  split_id TEXT PRIMARY KEY CHECK (length(split_id) = 33),
  order_id INTEGER NOT NULL UNIQUE REFERENCES orders,
  mode TEXT NOT NULL CHECK (mode IN ('EQUAL', 'ITEM'))
) STRICT, WITHOUT ROWID;

CREATE TABLE split_shares (
  share_no INTEGER PRIMARY KEY AUTOINCREMENT,
  split_id TEXT NOT NULL REFERENCES splits,
  -- From 1, the owner's.
  position INTEGER NOT NULL CHECK (position > 0),
  name TEXT NOT NULL,
  -- Vouchers; 0 in an equal split.
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  payer_id INTEGER REFERENCES users,
  paid_ms INTEGER,
  -- The payment's event: one for each share.
  event_id TEXT UNIQUE REFERENCES provider_events,
  UNIQUE (split_id, position),
  CHECK ((event_id IS NULL) = (paid_ms IS NULL) AND (event_id IS NULL) = (payer_id IS NULL))
) STRICT;

-- Absent: the payment is of the whole order and of its buyer.
ALTER TABLE payments ADD COLUMN share_no INTEGER REFERENCES split_shares;
ALTER TABLE payments ADD COLUMN payer_id INTEGER REFERENCES users;
CREATE INDEX payments_by_share ON payments (share_no, payer_id) WHERE share_no IS NOT NULL;
