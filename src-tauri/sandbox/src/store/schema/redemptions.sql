-- Vouchers at outlets: opened, scanned, confirmed; and outlets that refuse. Buying 1 "J", 2, 6.

-- A short code names a voucher by its last four digits.
CREATE INDEX vouchers_by_tail ON vouchers (coupon_id % 10000);

CREATE TABLE redemptions (
  redemption_id INTEGER PRIMARY KEY AUTOINCREMENT,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  -- Who had the voucher then.
  user_id INTEGER NOT NULL REFERENCES users,
  -- The outlet: of the opening, then of the scan.
  store_id INTEGER NOT NULL,
  -- One opening for one idempotency key, also after a restart; absent: a cashier's scan opened it.
  opened_key TEXT,
  distance_m INTEGER,
  accuracy_m INTEGER,
  via TEXT CHECK (via IN ('ROTATING', 'SHORT', 'OFFLINE')),
  status TEXT NOT NULL CHECK (status IN ('OPEN', 'SCANNED', 'CONFIRMED', 'REJECTED', 'LAPSED',
                                         'UNDONE', 'REFUSED')),
  reject_reason TEXT CHECK (reject_reason IN ('TERMS', 'SOLD_OUT', 'CLOSING', 'GUEST', 'OTHER')),
  opened_ms INTEGER NOT NULL,
  lapses_ms INTEGER NOT NULL,
  locked_until_ms INTEGER,
  confirmed_ms INTEGER,
  undone_ms INTEGER,
  -- Rupiah: the meal, and what was left to pay.
  bill_rp INTEGER,
  counter_rp INTEGER,
  -- What a review can be written of.
  visit_id INTEGER,
  UNIQUE (user_id, opened_key),
  CHECK ((status = 'SCANNED') = (locked_until_ms IS NOT NULL)),
  CHECK ((status = 'REJECTED') = (reject_reason IS NOT NULL)),
  CHECK ((status IN ('CONFIRMED', 'UNDONE')) = (confirmed_ms IS NOT NULL)),
  CHECK ((status = 'UNDONE') = (undone_ms IS NOT NULL))
) STRICT;
-- A voucher is in one cashier's hands at most, and is used once.
CREATE UNIQUE INDEX redemptions_one_live ON redemptions (coupon_id)
  WHERE status IN ('OPEN', 'SCANNED', 'REJECTED');
CREATE UNIQUE INDEX redemptions_one_use ON redemptions (coupon_id) WHERE status = 'CONFIRMED';
CREATE INDEX redemptions_by_coupon ON redemptions (coupon_id, redemption_id);
CREATE INDEX redemptions_to_unlock ON redemptions (locked_until_ms) WHERE status = 'SCANNED';
CREATE INDEX redemptions_to_lapse ON redemptions (lapses_ms)
  WHERE status IN ('OPEN', 'SCANNED', 'REJECTED');

-- Codes that were scanned: each once.
CREATE TABLE scanned_codes (
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  step INTEGER NOT NULL,
  PRIMARY KEY (coupon_id, step)
) STRICT, WITHOUT ROWID;

-- The audit trail.
CREATE TABLE redemption_steps (
  step_id INTEGER PRIMARY KEY,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  kind TEXT NOT NULL,
  -- Absent: at no outlet.
  store_id INTEGER,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX redemption_steps_by_coupon ON redemption_steps (coupon_id, step_id);
CREATE TRIGGER redemption_steps_are_never_changed BEFORE UPDATE ON redemption_steps
BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER redemption_steps_are_never_cut BEFORE DELETE ON redemption_steps
BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;

-- An outlet refused a voucher, which is frozen until its owner chooses.
CREATE TABLE outlet_refusals (
  refusal_id INTEGER PRIMARY KEY AUTOINCREMENT,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  user_id INTEGER NOT NULL REFERENCES users,
  store_id INTEGER NOT NULL,
  case_id INTEGER NOT NULL REFERENCES cases,
  reported_key TEXT NOT NULL,
  was_used INTEGER NOT NULL,
  note TEXT NOT NULL,
  -- JSON list of addresses on the image host.
  photos TEXT NOT NULL,
  opened_ms INTEGER NOT NULL,
  choose_until_ms INTEGER NOT NULL,
  choice TEXT CHECK (choice IN ('REFUND', 'KEEP')),
  is_by_clock INTEGER NOT NULL DEFAULT 0,
  chosen_ms INTEGER,
  UNIQUE (user_id, reported_key),
  CHECK ((choice IS NULL) = (chosen_ms IS NULL))
) STRICT;
CREATE UNIQUE INDEX outlet_refusals_one_open ON outlet_refusals (coupon_id) WHERE choice IS NULL;
CREATE INDEX outlet_refusals_by_coupon ON outlet_refusals (coupon_id, refusal_id);
CREATE INDEX outlet_refusals_by_case ON outlet_refusals (case_id);
CREATE INDEX outlet_refusals_to_end ON outlet_refusals (choose_until_ms) WHERE choice IS NULL;

-- Photos of a case: kept as long as the case.
CREATE TABLE evidence (
  name TEXT PRIMARY KEY,
  refusal_id INTEGER NOT NULL REFERENCES outlet_refusals
) STRICT, WITHOUT ROWID;
