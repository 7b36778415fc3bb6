-- Acts that have no row of their own to carry their key: a claim of several coupons, and what was
-- deleted. A retry gets what the first one was answered, also when memory was lost.

CREATE TABLE done_keys (
  user_id INTEGER NOT NULL REFERENCES users,
  done_key TEXT NOT NULL,
  -- The act, and what it was for: another one may not use the key.
  act TEXT NOT NULL,
  answer INTEGER NOT NULL,
  done_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, done_key)
) STRICT, WITHOUT ROWID;
-- Kept for 30 days.
CREATE INDEX done_keys_by_time ON done_keys (done_ms);
