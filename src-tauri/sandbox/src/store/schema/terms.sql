-- Version 31: the terms that a voucher is sold under are rows, small and shared by many products.
-- Values are never NULL (0: none), because a unique index lets NULLs repeat. The indexes have names, so that
-- a later step adds a column by ALTER TABLE and makes the index again: a UNIQUE of the table can only be
-- changed by making the table again, which fails while products and orders refer to it.

-- JSON lists that many rows of terms share: days since 1970, or names in three languages.
CREATE TABLE shared_lists (
  list_id INTEGER PRIMARY KEY,
  json TEXT NOT NULL UNIQUE
) STRICT;

-- How many may be bought, what becomes of the money, whose code redeems it, where it is sold.
CREATE TABLE sale_terms (
  sale_terms_id INTEGER PRIMARY KEY,
  limit_ever INTEGER NOT NULL CHECK (limit_ever >= 0),
  limit_daily INTEGER NOT NULL CHECK (limit_daily >= 0),
  refund TEXT NOT NULL CHECK (refund IN ('ANY_TIME', 'AT_EXPIRY', 'NONE')),
  kind TEXT NOT NULL CHECK (kind IN
    ('STANDARD', 'ULTRA_CODE', 'COMBINED_CODE', 'OTHER_LINK', 'PAPER')),
  app_only INTEGER NOT NULL CHECK (app_only IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX sale_terms_once ON sale_terms
  (limit_ever, limit_daily, refund, kind, app_only);

-- When, where and how often it can be used.
CREATE TABLE use_terms (
  use_terms_id INTEGER PRIMARY KEY,
  -- Bit 0 is Monday.
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 127),
  -- Of the day, in the store's zone; both 0: any hour.
  start_minute INTEGER NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  end_minute INTEGER NOT NULL CHECK (end_minute BETWEEN 0 AND 1439),
  -- Days since 1970.
  blackout_days_id INTEGER NOT NULL REFERENCES shared_lists,
  per_visit INTEGER NOT NULL CHECK (per_visit >= 0),
  -- JSON: `orderFoodType`s, in the order in which they are shown.
  services TEXT NOT NULL,
  delivery_app INTEGER NOT NULL CHECK (delivery_app IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX use_terms_once ON use_terms
  (days, start_minute, end_minute, blackout_days_id, per_visit, services, delivery_app);

-- How the outlet reckons a bill with it.
CREATE TABLE bill_terms (
  bill_terms_id INTEGER PRIMARY KEY,
  mode TEXT NOT NULL CHECK (mode IN ('ALL_IN', 'TENDER', 'DISCOUNT')),
  service_permille INTEGER NOT NULL CHECK (service_permille >= 0),
  tax_permille INTEGER NOT NULL CHECK (tax_permille >= 0),
  is_service_gross INTEGER NOT NULL CHECK (is_service_gross IN (0, 1)),
  min_spend_rp INTEGER NOT NULL CHECK (min_spend_rp >= 0),
  -- Names in three languages.
  excluded_id INTEGER NOT NULL REFERENCES shared_lists
) STRICT;
CREATE UNIQUE INDEX bill_terms_once ON bill_terms
  (mode, service_permille, tax_permille, is_service_gross, min_spend_rp, excluded_id);

CREATE TRIGGER shared_lists_are_never_changed BEFORE UPDATE ON shared_lists
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER shared_lists_are_never_cut BEFORE DELETE ON shared_lists
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER sale_terms_are_never_changed BEFORE UPDATE ON sale_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER sale_terms_are_never_cut BEFORE DELETE ON sale_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER use_terms_are_never_changed BEFORE UPDATE ON use_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER use_terms_are_never_cut BEFORE DELETE ON use_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER bill_terms_are_never_changed BEFORE UPDATE ON bill_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;
CREATE TRIGGER bill_terms_are_never_cut BEFORE DELETE ON bill_terms
BEGIN SELECT raise(ABORT, 'terms are immutable: others were sold under them'); END;

-- Written by the seed, which follows every step before the file serves.
ALTER TABLE products ADD COLUMN sale_terms_id INTEGER REFERENCES sale_terms;
ALTER TABLE products ADD COLUMN use_terms_id INTEGER REFERENCES use_terms;
ALTER TABLE products ADD COLUMN bill_terms_id INTEGER REFERENCES bill_terms;
-- Good until the end of the month that is so many days away.
ALTER TABLE products ADD COLUMN valid_days INTEGER NOT NULL DEFAULT 30;
-- Good from midnight so many days later; 0: at once.
ALTER TABLE products ADD COLUMN valid_after_days INTEGER NOT NULL DEFAULT 0;
-- How many were sold before the sandbox was opened.
ALTER TABLE products ADD COLUMN sold_before INTEGER NOT NULL DEFAULT 0;

-- Two bits for each service, `orderFoodType` 1 first: offered, and can be ordered by its code.
ALTER TABLE stores ADD COLUMN services INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stores ADD COLUMN takes_cash INTEGER NOT NULL DEFAULT 0;
-- Last day of the halal certificate, in days since 1970; NULL: it has none.
ALTER TABLE stores ADD COLUMN halal_until INTEGER;

-- What an order was placed under; NULL where the product was gone before there were terms.
ALTER TABLE orders ADD COLUMN sale_terms_id INTEGER REFERENCES sale_terms;
ALTER TABLE orders ADD COLUMN use_terms_id INTEGER REFERENCES use_terms;
ALTER TABLE orders ADD COLUMN bill_terms_id INTEGER REFERENCES bill_terms;

-- Coupons that a store gives away.
CREATE TABLE coupon_batches (
  store_id INTEGER NOT NULL,
  -- From 1, within the store.
  number INTEGER NOT NULL,
  discount_rp INTEGER NOT NULL,
  -- 0: any bill.
  threshold_rp INTEGER NOT NULL,
  issued INTEGER NOT NULL,
  daily_limit INTEGER NOT NULL,
  total_limit INTEGER NOT NULL,
  is_on INTEGER NOT NULL,
  -- The least days that it is good for.
  days INTEGER NOT NULL,
  PRIMARY KEY (store_id, number)
) STRICT, WITHOUT ROWID;
