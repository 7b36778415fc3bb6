-- Version 7: counters are members' only. A visitor has received nothing.

CREATE TABLE members_unread (
  user_id INTEGER NOT NULL,
  page TEXT NOT NULL CHECK (page IN ('home', 'order', 'account')),
  item TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (user_id, page, item)
) STRICT, WITHOUT ROWID;
INSERT INTO members_unread
  SELECT CAST(substr(owner, length('user:') + 1) AS INTEGER), page, item, count
  FROM unread WHERE owner LIKE 'user:%';
DROP TABLE unread;
ALTER TABLE members_unread RENAME TO unread;
