-- Reviews, the visits that they stand for, and what brands show of themselves.

-- A used voucher at a store; each lets its user write one review.
CREATE TABLE visits (
  visit_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  store_id INTEGER NOT NULL,
  visited_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX visits_by_user ON visits (user_id, store_id);

-- Stores whose invented reviews stand in `reviews`: they are written when somebody first looks.
CREATE TABLE review_stores (store_id INTEGER PRIMARY KEY) STRICT;

CREATE TABLE reviews (
  review_id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  -- Absent: of an invented author, whom the other two columns name.
  user_id INTEGER REFERENCES users,
  author_name TEXT NOT NULL,
  author_picture TEXT NOT NULL,
  -- Made by the seed, and never changed by its user.
  is_invented INTEGER NOT NULL,
  visit_id INTEGER,
  score INTEGER NOT NULL CHECK (score BETWEEN 1 AND 5),
  -- Absent: not given.
  taste INTEGER CHECK (taste BETWEEN 1 AND 5),
  service INTEGER CHECK (service BETWEEN 1 AND 5),
  ambience INTEGER CHECK (ambience BETWEEN 1 AND 5),
  content TEXT NOT NULL,
  -- JSON list of addresses on the image host.
  medias TEXT NOT NULL,
  media_count INTEGER NOT NULL,
  is_anonymous INTEGER NOT NULL,
  is_verified INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('INIT', 'SUBMITED', 'APPROVED', 'REJECTED')),
  -- When the audit goes on by itself; absent: never, or when the moderator decides.
  next_ms INTEGER,
  reject_reason TEXT,
  was_shown INTEGER NOT NULL,
  helpful_count INTEGER NOT NULL,
  reply TEXT,
  reply_ms INTEGER,
  created_ms INTEGER NOT NULL,
  edited_ms INTEGER,
  CHECK ((status = 'REJECTED') = (reject_reason IS NOT NULL)),
  CHECK ((reply IS NULL) = (reply_ms IS NULL))
) STRICT;
CREATE INDEX reviews_by_store ON reviews (store_id, created_ms, review_id);
CREATE INDEX reviews_by_user ON reviews (user_id, store_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX reviews_by_visit ON reviews (visit_id) WHERE visit_id IS NOT NULL;
CREATE INDEX reviews_due ON reviews (next_ms) WHERE next_ms IS NOT NULL;
CREATE INDEX reviews_waiting ON reviews (created_ms) WHERE status IN ('INIT', 'SUBMITED');

-- Without a reference: an invented review comes back under its id after a new seeding.
CREATE TABLE review_helpful (
  review_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (review_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE review_reports (
  review_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users,
  reason TEXT NOT NULL,
  note TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  PRIMARY KEY (review_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_reports_by_user ON review_reports (user_id, created_ms);

-- What a picture was sent for, and the review that shows it.
ALTER TABLE uploads ADD COLUMN business TEXT NOT NULL DEFAULT 'user'
  CHECK (business IN ('user', 'review'));
ALTER TABLE uploads ADD COLUMN review_id INTEGER;
CREATE INDEX uploads_by_review ON uploads (review_id) WHERE review_id IS NOT NULL;

-- What a brand says of itself, and where its card leads.
CREATE TABLE brand_pages (
  brand_id INTEGER PRIMARY KEY,
  url TEXT NOT NULL,
  sub_title_id TEXT NOT NULL,
  sub_title_en TEXT NOT NULL,
  sub_title_zh TEXT NOT NULL,
  introduction_id TEXT NOT NULL,
  introduction_en TEXT NOT NULL,
  introduction_zh TEXT NOT NULL
) STRICT;
CREATE INDEX stores_by_brand ON stores (brand_id, popularity, id, lat, lon)
  WHERE brand_id IS NOT NULL;

-- A theme of some days: every week from `first_day` (Monday 1) on, or once from `start_ms` on.
CREATE TABLE brand_days (
  page_id TEXT PRIMARY KEY,
  first_day INTEGER,
  start_ms INTEGER,
  day_count INTEGER NOT NULL,
  banner TEXT NOT NULL,
  title_id TEXT NOT NULL,
  title_en TEXT NOT NULL,
  title_zh TEXT NOT NULL,
  rule_id TEXT NOT NULL,
  rule_en TEXT NOT NULL,
  rule_zh TEXT NOT NULL,
  CHECK ((first_day IS NULL) <> (start_ms IS NULL))
) STRICT, WITHOUT ROWID;

-- A section holds the brands of these categories.
CREATE TABLE brand_day_sections (
  page_id TEXT NOT NULL REFERENCES brand_days,
  sort INTEGER NOT NULL,
  name_id TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_zh TEXT NOT NULL,
  -- JSON list of category ids.
  categories TEXT NOT NULL,
  PRIMARY KEY (page_id, sort)
) STRICT, WITHOUT ROWID;
