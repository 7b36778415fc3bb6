-- Who may log in, and who is. Step 1 had first drafts of both tables; nothing ever wrote to them.
DROP TABLE tokens;
DROP TABLE users;

CREATE TABLE users (
  user_id INTEGER PRIMARY KEY,
  country_code TEXT NOT NULL,
  phone_no TEXT NOT NULL,
  user_name TEXT NOT NULL,
  head_portrait TEXT NOT NULL,
  -- What friends type to be known as invited by this user.
  invite_code TEXT NOT NULL UNIQUE CHECK (length(invite_code) = 8),
  invited_by INTEGER REFERENCES users,
  registry_channel TEXT NOT NULL,
  share_method TEXT NOT NULL,
  -- Absent: not frozen.
  frozen_reason TEXT,
  created_ms INTEGER NOT NULL,
  UNIQUE (country_code, phone_no)
) STRICT;

-- One login and every token that came of it.
CREATE TABLE token_families (
  family_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  created_ms INTEGER NOT NULL,
  ended_ms INTEGER,
  ended_why TEXT CHECK (ended_why IN ('logout', 'reuse')),
  CHECK ((ended_ms IS NULL) = (ended_why IS NULL))
) STRICT;
CREATE INDEX token_families_by_user ON token_families (user_id);

-- Only hashes: who reads the file cannot log in with it.
CREATE TABLE tokens (
  token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
  family_id INTEGER NOT NULL REFERENCES token_families,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  expires_ms INTEGER NOT NULL,
  -- Of a refresh token that was exchanged: when, and for which refresh token.
  used_ms INTEGER,
  successor_hash BLOB,
  CHECK ((used_ms IS NULL) = (successor_hash IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_family ON tokens (family_id);

-- WhatsApp logins that were begun.
CREATE TABLE auth_codes (
  auth_code_key TEXT PRIMARY KEY,
  state TEXT NOT NULL UNIQUE,
  device_id TEXT NOT NULL,
  code_challenge TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'sent', 'withdrawn', 'used')),
  -- Who sent the message.
  phone_no TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX auth_codes_by_time ON auth_codes (created_ms);

-- The last code of each phone for each device; a code works only where it was asked for.
CREATE TABLE phone_codes (
  country_code TEXT NOT NULL,
  phone_no TEXT NOT NULL,
  device_id TEXT NOT NULL,
  -- Keyed with a secret of the running process: six digits alone are guessed in no time.
  code_hash BLOB NOT NULL,
  sent_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL,
  used_ms INTEGER,
  PRIMARY KEY (country_code, phone_no, device_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX phone_codes_by_time ON phone_codes (sent_ms);

CREATE TABLE slider_challenges (
  challenge_id TEXT PRIMARY KEY,
  device_id TEXT NOT NULL,
  x INTEGER NOT NULL,
  answer INTEGER NOT NULL,
  wrong_tries INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX slider_challenges_by_time ON slider_challenges (expires_ms);

CREATE TABLE slider_tokens (
  token_hash BLOB PRIMARY KEY,
  device_id TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX slider_tokens_by_time ON slider_tokens (expires_ms);
