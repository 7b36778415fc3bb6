-- Gifts of vouchers, and red envelopes that a link or a typed code gives. Buying 2 "G", 8.

CREATE TABLE gifts (
  gift_id INTEGER PRIMARY KEY AUTOINCREMENT,
  coupon_id INTEGER NOT NULL REFERENCES vouchers,
  giver_id INTEGER NOT NULL REFERENCES users,
  -- Whoever claimed it, also after it was given back.
  receiver_id INTEGER REFERENCES users,
  -- One gift for one idempotency key, also after a restart.
  made_key TEXT NOT NULL,
  -- Of the link's token, which is told once.
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  note TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('WAITING', 'CLAIMED', 'TAKEN_BACK', 'EXPIRED',
                                         'GIVEN_BACK')),
  created_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  claimed_ms INTEGER,
  -- When it went back to its giver.
  ended_ms INTEGER,
  UNIQUE (giver_id, made_key),
  CHECK (giver_id <> receiver_id),
  CHECK ((status IN ('CLAIMED', 'GIVEN_BACK')) = (receiver_id IS NOT NULL)),
  CHECK ((receiver_id IS NULL) = (claimed_ms IS NULL)),
  CHECK ((status IN ('TAKEN_BACK', 'EXPIRED', 'GIVEN_BACK')) = (ended_ms IS NOT NULL))
) STRICT;
-- One hop: a voucher waits in one link at most, and is received once in its life.
CREATE UNIQUE INDEX gifts_one_link ON gifts (coupon_id) WHERE status = 'WAITING';
CREATE UNIQUE INDEX gifts_one_hop ON gifts (coupon_id) WHERE status IN ('CLAIMED', 'GIVEN_BACK');
CREATE INDEX gifts_by_coupon ON gifts (coupon_id, gift_id);
CREATE INDEX gifts_by_giver ON gifts (giver_id, created_ms);
CREATE INDEX gifts_by_receiver ON gifts (receiver_id) WHERE receiver_id IS NOT NULL;
CREATE INDEX gifts_to_expire ON gifts (expires_ms) WHERE status = 'WAITING';

-- Red envelopes that operations give to whoever has the code or a link, one to each person.
CREATE TABLE envelope_offers (
  offer_id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Capital letters and digits, as it is printed.
  code TEXT NOT NULL UNIQUE,
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  threshold_rp INTEGER NOT NULL CHECK (threshold_rp >= 0),
  is_app_only INTEGER NOT NULL,
  valid_days INTEGER NOT NULL CHECK (valid_days BETWEEN 1 AND 365),
  copies INTEGER NOT NULL CHECK (copies > 0),
  claimed INTEGER NOT NULL DEFAULT 0 CHECK (claimed BETWEEN 0 AND copies),
  expires_ms INTEGER NOT NULL,
  is_withdrawn INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE envelope_links (
  token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
  offer_id INTEGER NOT NULL REFERENCES envelope_offers
) STRICT, WITHOUT ROWID;

CREATE TABLE envelope_claims (
  offer_id INTEGER NOT NULL REFERENCES envelope_offers,
  user_id INTEGER NOT NULL REFERENCES users,
  red_packet_id INTEGER NOT NULL UNIQUE,
  claimed_ms INTEGER NOT NULL,
  PRIMARY KEY (offer_id, user_id)
) STRICT, WITHOUT ROWID;

-- Red packets can come from an offer. A new table: SQLite cannot change a check.
CREATE TABLE new_red_packets (
  red_packet_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users,
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  -- What it was given for.
  kind TEXT NOT NULL CHECK (kind IN ('welcome', 'sample', 'offer')),
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
INSERT INTO new_red_packets SELECT red_packet_id, user_id, amount_rp, kind, received_ms, expires_ms,
  used_ms, threshold_rp, products, is_app_only, locked_by FROM red_packets;
DROP TABLE red_packets;
ALTER TABLE new_red_packets RENAME TO red_packets;
CREATE INDEX red_packets_by_user ON red_packets (user_id, expires_ms);
