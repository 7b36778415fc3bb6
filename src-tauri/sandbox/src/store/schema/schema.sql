-- Version 1: everything that Foundation serves.
-- Money is whole rupiah, positions are degrees, times are milliseconds since the epoch, times of
-- day are minutes since midnight in Asia/Jakarta. Texts by language have one column each.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Ids are hierarchical: province 31, city 3171, district 317106.
CREATE TABLE regions (
  region_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES regions,
  name TEXT NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  -- The box around the region's stores; set when they are seeded.
  min_lat REAL,
  max_lat REAL,
  min_lon REAL,
  max_lon REAL
) STRICT;
CREATE INDEX regions_by_parent ON regions (parent_id);

-- A neighbourhood that people name (Kemang, Senayan) within a district.
CREATE TABLE areas (
  area_id INTEGER PRIMARY KEY,
  district_id INTEGER NOT NULL REFERENCES regions,
  name TEXT NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL
) STRICT;

CREATE TABLE streets (
  street_id INTEGER PRIMARY KEY,
  area_id INTEGER NOT NULL REFERENCES areas,
  name TEXT NOT NULL
) STRICT;
CREATE INDEX streets_by_area ON streets (area_id);

-- Two levels. A leaf's id is its parent's plus 1..99, so that a parent is a range of leaves.
CREATE TABLE categories (
  category_id INTEGER PRIMARY KEY,
  parent_id INTEGER REFERENCES categories,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  dish TEXT NOT NULL,
  on_home INTEGER NOT NULL
) STRICT;

-- Opening hours that many stores share. `end_minute` past 1440 runs into the next day.
CREATE TABLE day_parts (
  pattern_id INTEGER NOT NULL,
  day INTEGER NOT NULL CHECK (day BETWEEN 1 AND 7),
  start_minute INTEGER NOT NULL CHECK (start_minute BETWEEN 0 AND 1439),
  end_minute INTEGER NOT NULL CHECK (end_minute > start_minute AND end_minute <= 2880),
  PRIMARY KEY (pattern_id, day, start_minute)
) STRICT, WITHOUT ROWID;

CREATE TABLE malls (
  mall_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  district_id INTEGER NOT NULL REFERENCES regions,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  picture TEXT NOT NULL
) STRICT;

CREATE TABLE mall_floors (
  mall_id INTEGER NOT NULL REFERENCES malls,
  sort INTEGER NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (mall_id, sort)
) STRICT, WITHOUT ROWID;

CREATE TABLE brands (
  brand_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category_id INTEGER NOT NULL REFERENCES categories,
  logo TEXT NOT NULL,
  ground TEXT NOT NULL,
  dish TEXT NOT NULL
) STRICT;

-- Things on menus, shared by all stores.
CREATE TABLE dishes (
  dish_id INTEGER PRIMARY KEY,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  art TEXT NOT NULL
) STRICT;

CREATE TABLE stores (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category_id INTEGER NOT NULL,
  district_id INTEGER NOT NULL,
  area_id INTEGER NOT NULL,
  street_id INTEGER NOT NULL,
  house_number INTEGER NOT NULL,
  lat REAL NOT NULL,
  lon REAL NOT NULL,
  price_per_capita INTEGER NOT NULL,
  score_tenths INTEGER NOT NULL CHECK (score_tenths BETWEEN 0 AND 50),
  review_count INTEGER NOT NULL,
  halal INTEGER NOT NULL,
  takes_red_packet INTEGER NOT NULL,
  -- Has a voucher with a promotion.
  has_discount INTEGER NOT NULL,
  pattern_id INTEGER NOT NULL,
  ground TEXT NOT NULL,
  dish TEXT NOT NULL,
  second_dish TEXT NOT NULL,
  popularity INTEGER NOT NULL,
  mall_id INTEGER,
  floor INTEGER,
  brand_id INTEGER
) STRICT;
CREATE INDEX stores_by_popularity ON stores (popularity, id);
CREATE INDEX stores_by_category ON stores (category_id, popularity, id);
CREATE INDEX stores_by_mall ON stores (mall_id) WHERE mall_id IS NOT NULL;

-- The third dimension is category_id / 1000: about as wide as the city is in degrees, so that a
-- category narrows the search as a place does.
CREATE VIRTUAL TABLE store_positions USING rtree (
  store_id, min_lon, max_lon, min_lat, max_lat, min_category, max_category
);

CREATE TABLE menu_items (
  store_id INTEGER NOT NULL,
  sort INTEGER NOT NULL,
  dish_id INTEGER NOT NULL,
  price_rp INTEGER NOT NULL,
  PRIMARY KEY (store_id, sort)
) STRICT, WITHOUT ROWID;

CREATE TABLE flash_sessions (
  session_id INTEGER PRIMARY KEY,
  page_id TEXT NOT NULL,
  start_minute INTEGER NOT NULL,
  end_minute INTEGER NOT NULL
) STRICT;

CREATE TABLE promotion_tags (
  tag_id INTEGER PRIMARY KEY,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL
) STRICT;

-- Vouchers on sale.
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  sort INTEGER NOT NULL,
  product_type TEXT NOT NULL CHECK (product_type IN ('CASH_COUPON', 'GROUP_COUPON')),
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  art TEXT NOT NULL,
  original_price INTEGER NOT NULL,
  sale_price INTEGER NOT NULL,
  remaining_stock INTEGER NOT NULL CHECK (remaining_stock >= 0),
  activity_type TEXT CHECK (activity_type IN ('COMMON', 'FLASH_SALE')),
  promotion_price INTEGER,
  tag_id INTEGER,
  flash_session_id INTEGER,
  flash_sort INTEGER,
  reserve_mode INTEGER NOT NULL,
  user_limit INTEGER NOT NULL,
  user_group_ok INTEGER NOT NULL,
  CHECK ((activity_type IS NULL) = (promotion_price IS NULL))
) STRICT;
CREATE INDEX products_by_store ON products (store_id, sort);
CREATE INDEX products_by_session ON products (flash_session_id, flash_sort)
  WHERE flash_session_id IS NOT NULL;

CREATE TABLE ranks (
  rank_id INTEGER PRIMARY KEY,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL
) STRICT;

CREATE TABLE rank_items (
  store_id INTEGER PRIMARY KEY,
  rank_id INTEGER NOT NULL,
  rank_sort INTEGER NOT NULL
) STRICT;

CREATE TABLE banners (
  banner_id INTEGER PRIMARY KEY,
  card_id TEXT NOT NULL,
  sort INTEGER NOT NULL,
  picture TEXT NOT NULL,
  color TEXT NOT NULL,
  ad_trace TEXT,
  jump_url TEXT NOT NULL,
  required_login INTEGER NOT NULL,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL
) STRICT;
CREATE INDEX banners_by_card ON banners (card_id, sort);

-- Cards whose contents are fixed, as the JSON of the contract's data.
CREATE TABLE cards (
  card_id TEXT PRIMARY KEY,
  data TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE config (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE devices (
  device_id TEXT PRIMARY KEY,
  fcm_token TEXT NOT NULL,
  info TEXT NOT NULL,
  seen_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- `owner` is a user id, or a device id for visitors.
CREATE TABLE unread (
  owner TEXT NOT NULL,
  page TEXT NOT NULL CHECK (page IN ('home', 'order', 'account')),
  item TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (owner, page, item)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  user_id INTEGER PRIMARY KEY,
  phone_no TEXT NOT NULL UNIQUE,
  country_code TEXT NOT NULL,
  user_name TEXT NOT NULL,
  head_portrait TEXT NOT NULL,
  frozen INTEGER NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;

-- Only hashes: who reads the file cannot log in with it.
CREATE TABLE tokens (
  token_hash BLOB PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  family TEXT NOT NULL,
  expires_ms INTEGER NOT NULL,
  replaced_ms INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_family ON tokens (family);

CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  event_id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  page TEXT NOT NULL,
  time_ms INTEGER NOT NULL,
  received_ms INTEGER NOT NULL,
  props TEXT NOT NULL
) STRICT;

-- One list that someone scrolls through, with what was asked on its first page.
CREATE TABLE list_queries (
  query_id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  asked TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX list_queries_by_time ON list_queries (created_ms);

-- Where each page ended: the next begins after (sort_key, store_id).
CREATE TABLE list_pages (
  query_id TEXT NOT NULL,
  page_no INTEGER NOT NULL,
  sort_key INTEGER NOT NULL,
  store_id INTEGER NOT NULL,
  store_count INTEGER NOT NULL,
  PRIMARY KEY (query_id, page_no)
) STRICT, WITHOUT ROWID;
