-- What was written in a case: by whom, when, and with which receipt. Never changed, never cut.

-- Who asks: the buyer, or whoever owns one of the order's vouchers.
ALTER TABLE cases ADD COLUMN asker_id INTEGER REFERENCES users;
UPDATE cases SET asker_id = coalesce(
  (SELECT r.user_id FROM outlet_refusals AS r WHERE r.case_id = cases.case_id LIMIT 1),
  (SELECT o.user_id FROM orders AS o WHERE o.order_id = cases.order_id));
CREATE INDEX cases_by_asker ON cases (order_id, asker_id, opened_ms);

CREATE TABLE case_messages (
  message_id INTEGER PRIMARY KEY AUTOINCREMENT,
  case_id INTEGER NOT NULL REFERENCES cases,
  author TEXT NOT NULL CHECK (author IN ('ASKER', 'SERVICE', 'MERCHANT')),
  -- Of an asker; absent: written at the console, or before this table was.
  user_id INTEGER REFERENCES users,
  made_key TEXT,
  -- Empty: a case was opened without words, or there is only a receipt.
  text TEXT NOT NULL,
  -- What a payer remembers of a payment: in capitals; rupiah; the moment.
  reference TEXT,
  amount_rp INTEGER,
  paid_ms INTEGER,
  at_ms INTEGER NOT NULL,
  CHECK (user_id IS NULL OR author = 'ASKER'),
  CHECK ((made_key IS NULL) = (user_id IS NULL))
) STRICT;
CREATE INDEX case_messages_by_case ON case_messages (case_id, message_id);
-- One message for one idempotency key, also after a restart.
CREATE UNIQUE INDEX case_messages_one_key ON case_messages (user_id, made_key)
  WHERE made_key IS NOT NULL;
CREATE TRIGGER case_messages_are_never_changed BEFORE UPDATE ON case_messages
BEGIN SELECT raise(ABORT, 'what was written stays'); END;
CREATE TRIGGER case_messages_are_never_cut BEFORE DELETE ON case_messages
BEGIN SELECT raise(ABORT, 'what was written stays'); END;

INSERT INTO case_messages (case_id, author, text, reference, at_ms)
  SELECT case_id, 'ASKER', CASE topic WHEN 'MONEY_TAKEN' THEN '' ELSE note END,
    CASE topic WHEN 'MONEY_TAKEN' THEN upper(note) END, opened_ms
  FROM cases AS c WHERE note <> '' AND NOT EXISTS
    (SELECT 1 FROM refunds AS r WHERE r.case_id = c.case_id AND c.note LIKE 'Z% is late')
  ORDER BY case_id;
INSERT INTO case_messages (case_id, author, text, at_ms)
  SELECT r.case_id, 'ASKER', r.note, coalesce(r.chosen_ms, r.opened_ms)
  FROM outlet_refusals AS r JOIN cases AS c USING (case_id)
  WHERE r.note <> '' AND r.note <> c.note ORDER BY r.refusal_id;
INSERT INTO case_messages (case_id, author, text, at_ms)
  SELECT case_id, answered_by, answer, answered_ms FROM cases
  WHERE answer IS NOT NULL ORDER BY answered_ms, case_id;
