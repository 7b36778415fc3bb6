-- Who paid a share of somebody else's order, or whose money for one returns: finds the split again.

CREATE TABLE split_payers (
  user_id INTEGER NOT NULL REFERENCES users,
  split_id TEXT NOT NULL REFERENCES splits,
  joined_ms INTEGER NOT NULL,
  -- Something happened to the split or to the payer's money since the payer looked.
  is_unread INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, split_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX split_payers_by_split ON split_payers (split_id);
INSERT INTO split_payers (user_id, split_id, joined_ms)
  SELECT l.payer_id, l.split_id, min(l.paid_ms)
  FROM split_shares AS l JOIN splits AS s USING (split_id) JOIN orders AS o USING (order_id)
  WHERE l.payer_id IS NOT NULL AND l.payer_id <> o.user_id GROUP BY l.payer_id, l.split_id;
