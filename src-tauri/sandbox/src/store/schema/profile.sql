-- Version 3: pictures that users sent, and red packets.

-- `name` is a hash of the owner and the picture: nobody can tell by it who else has the same.
CREATE TABLE uploads (
  name TEXT PRIMARY KEY CHECK (length(name) = 32),
  user_id INTEGER NOT NULL REFERENCES users,
  webp BLOB NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_user ON uploads (user_id, created_ms);

-- How often a user tried to upload on a day, counted in days since 1970 in Asia/Jakarta.
CREATE TABLE upload_days (
  user_id INTEGER PRIMARY KEY REFERENCES users,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT;

CREATE TABLE red_packets (
  red_packet_id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users,
  amount_rp INTEGER NOT NULL CHECK (amount_rp > 0),
  -- What it was given for.
  kind TEXT NOT NULL CHECK (kind IN ('welcome')),
  received_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  used_ms INTEGER
) STRICT;
CREATE INDEX red_packets_by_user ON red_packets (user_id, expires_ms);
