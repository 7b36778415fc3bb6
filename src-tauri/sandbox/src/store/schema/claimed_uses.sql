-- Coupons that were claimed, shown at their store. Buying 6 "valid_coupon".

-- What a coupon's codes are made from.
CREATE TABLE claimed_codes (
  coupon_id INTEGER PRIMARY KEY REFERENCES claimed_coupons,
  seed BLOB NOT NULL
) STRICT;
INSERT INTO claimed_codes SELECT coupon_id, randomblob(20) FROM claimed_coupons;
-- A short code names a coupon by its last four digits.
CREATE INDEX claimed_coupons_by_tail ON claimed_coupons (coupon_id % 10000);

CREATE TABLE claimed_uses (
  use_id INTEGER PRIMARY KEY AUTOINCREMENT,
  coupon_id INTEGER NOT NULL REFERENCES claimed_coupons,
  store_id INTEGER NOT NULL,
  -- Of the code that was scanned: each is taken once.
  step INTEGER NOT NULL,
  via TEXT NOT NULL CHECK (via IN ('ROTATING', 'SHORT')),
  status TEXT NOT NULL CHECK (status IN ('SCANNED', 'CONFIRMED', 'REJECTED', 'LAPSED', 'UNDONE')),
  reject_reason TEXT CHECK (reject_reason IN ('TERMS', 'SOLD_OUT', 'CLOSING', 'GUEST', 'OTHER')),
  scanned_ms INTEGER NOT NULL,
  locked_until_ms INTEGER NOT NULL,
  confirmed_ms INTEGER,
  undone_ms INTEGER,
  -- Rupiah: the bill, and what was left to pay.
  bill_rp INTEGER,
  counter_rp INTEGER,
  -- What a review can be written of.
  visit_id INTEGER,
  UNIQUE (coupon_id, step),
  CHECK ((status = 'REJECTED') = (reject_reason IS NOT NULL)),
  CHECK ((status IN ('CONFIRMED', 'UNDONE')) = (confirmed_ms IS NOT NULL)),
  CHECK ((status = 'UNDONE') = (undone_ms IS NOT NULL)),
  CHECK ((bill_rp IS NULL) = (confirmed_ms IS NULL))
) STRICT;
-- A coupon is in one cashier's hands at most, and is used once.
CREATE UNIQUE INDEX claimed_uses_one_live ON claimed_uses (coupon_id) WHERE status = 'SCANNED';
CREATE UNIQUE INDEX claimed_uses_one_use ON claimed_uses (coupon_id) WHERE status = 'CONFIRMED';
CREATE INDEX claimed_uses_by_coupon ON claimed_uses (coupon_id, use_id);
CREATE INDEX claimed_uses_to_lapse ON claimed_uses (locked_until_ms) WHERE status = 'SCANNED';
