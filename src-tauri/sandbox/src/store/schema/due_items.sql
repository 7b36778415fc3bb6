-- Due work that stands alone.

-- An item of due work that failed: it waits for its next try, the rest goes on.
CREATE TABLE set_aside (
  kind TEXT NOT NULL,
  -- What names the row that is due: a number, or text.
  item ANY NOT NULL,
  reason TEXT NOT NULL,
  tries INTEGER NOT NULL CHECK (tries > 0),
  first_ms INTEGER NOT NULL,
  next_ms INTEGER NOT NULL,
  PRIMARY KEY (kind, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX set_aside_by_age ON set_aside (first_ms);
CREATE INDEX set_aside_by_try ON set_aside (kind, next_ms);
