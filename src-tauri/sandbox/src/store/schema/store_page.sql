-- Version 4: the pages of stores, what users keep and what they claim. What can be thrown by dice
-- (src/details) has no rows.

-- Stores that are not as all others are.
CREATE TABLE unusual_stores (
  store_id INTEGER PRIMARY KEY,
  -- Why its page does not open.
  refusal TEXT CHECK (refusal IN ('expired', 'unfindable', 'absent')),
  -- Its reply lacks the switches of its reviews (merchant 5: reported).
  lacks_review_switches INTEGER NOT NULL DEFAULT 0,
  -- For the developers who look for it.
  about TEXT NOT NULL
) STRICT;

-- `sort` grows with each store that a user keeps.
CREATE TABLE favourites (
  user_id INTEGER NOT NULL REFERENCES users,
  store_id INTEGER NOT NULL,
  sort INTEGER NOT NULL,
  PRIMARY KEY (user_id, store_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX favourites_by_sort ON favourites (user_id, sort);

-- How many of a batch were claimed; the row comes with the first claim.
CREATE TABLE claimed_batches (
  store_id INTEGER NOT NULL,
  batch_number INTEGER NOT NULL,
  claimed INTEGER NOT NULL CHECK (claimed > 0),
  PRIMARY KEY (store_id, batch_number)
) STRICT, WITHOUT ROWID;

-- Coupons that users hold or held. `day` counts since 1970 in Asia/Jakarta.
CREATE TABLE claimed_coupons (
  coupon_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  store_id INTEGER NOT NULL,
  batch_number INTEGER NOT NULL,
  day INTEGER NOT NULL,
  claimed_ms INTEGER NOT NULL,
  -- The last day that it is good for.
  valid_until INTEGER NOT NULL,
  used_ms INTEGER
) STRICT;
CREATE INDEX claimed_coupons_by_batch ON claimed_coupons (user_id, store_id, batch_number);

-- What users say is wrong about a store.
CREATE TABLE store_reports (
  report_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  store_id INTEGER NOT NULL,
  wrong TEXT NOT NULL,
  note TEXT NOT NULL,
  day INTEGER NOT NULL,
  reported_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX store_reports_by_user ON store_reports (user_id, day);
