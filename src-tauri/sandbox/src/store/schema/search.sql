-- Search. Discovery 1. The seed fills all of these tables (store/search/index.rs).

-- Everything that a text can name apart from stores, with other names and other languages' names.
CREATE TABLE search_names (
  name_id INTEGER PRIMARY KEY,
  -- Normalised words, a blank between two.
  phrase TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('DISH', 'CATEGORY', 'BRAND', 'MALL', 'AREA', 'STREET', 'ALIAS',
                                     'FILTER', 'NOISE')),
  -- The number in the kind's own table; of an alias the words that it stands for; of a filter what it
  -- chooses.
  target TEXT NOT NULL,
  -- A part of a longer name does not stand for all of it.
  is_whole INTEGER NOT NULL,
  -- A drink or side that nearly everyone sells: only its whole name finds it.
  is_shared INTEGER NOT NULL,
  label_id TEXT NOT NULL,
  label_en TEXT NOT NULL,
  label_zh TEXT NOT NULL
) STRICT;
CREATE INDEX search_names_by_phrase ON search_names (phrase);

CREATE VIRTUAL TABLE search_phrases USING fts5 (
  phrase, content = 'search_names', content_rowid = 'name_id', prefix = '1 2 3'
);

-- Every word of those names and of the names of stores: what is not here is a mistake.
CREATE TABLE search_words (
  word_id INTEGER PRIMARY KEY,
  word TEXT NOT NULL UNIQUE,
  row_count INTEGER NOT NULL,
  -- Stands in the name of a store.
  in_stores INTEGER NOT NULL
) STRICT;

-- The trigrams of `^^word$`. Not an FTS5 table: without its content that cannot say how many trigrams
-- two words share.
CREATE TABLE search_trigrams (
  trigram TEXT NOT NULL,
  word_id INTEGER NOT NULL,
  PRIMARY KEY (trigram, word_id)
) STRICT, WITHOUT ROWID;

-- Words of names, and tags: _k category, _d dish, _b brand, _a area, _m mall. The rowid is the Morton
-- number of the cell, times 2^24, plus the store, so that what is near is a few ranges.
CREATE VIRTUAL TABLE search_stores USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = "unicode61 tokenchars '_'"
);

CREATE TABLE search_popular (
  sort INTEGER PRIMARY KEY,
  label_id TEXT NOT NULL,
  label_en TEXT NOT NULL,
  label_zh TEXT NOT NULL,
  -- The dish on its icon.
  art TEXT NOT NULL
) STRICT;
