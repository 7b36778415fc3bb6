-- What members reserved of flash sales that have not begun. It holds no stock: it is a wish to be reminded.

CREATE TABLE flash_reservations (
  user_id INTEGER NOT NULL REFERENCES users,
  product_id INTEGER NOT NULL,
  -- The contract's `sessionUniqueKey`: a session returns each day, a reservation does not.
  session_key TEXT NOT NULL,
  -- When the session begins: from then on the row is of no use.
  starts_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, product_id, session_key)
) STRICT, WITHOUT ROWID;
