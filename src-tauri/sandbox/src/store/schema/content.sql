-- What viewers think of videos, and which videos moderators took down. Which videos there are is thrown
-- by dice (src/city/details/videos.rs); a video has the number of its voucher.

-- Of a member, or of a device without a login.
CREATE TABLE content_feedback (
  feedback_id INTEGER PRIMARY KEY,
  user_id INTEGER REFERENCES users,
  device_id TEXT,
  product_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('NOT_INTERESTED', 'REPORT')),
  -- Of a report.
  reason TEXT CHECK ((reason IS NOT NULL) = (kind = 'REPORT')),
  given_ms INTEGER NOT NULL,
  CHECK ((user_id IS NULL) <> (device_id IS NULL))
) STRICT;
CREATE UNIQUE INDEX content_feedback_by_user ON content_feedback (user_id, product_id, kind)
  WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX content_feedback_by_device ON content_feedback (device_id, product_id, kind)
  WHERE device_id IS NOT NULL;
CREATE INDEX content_feedback_by_kind ON content_feedback (kind, given_ms);

CREATE TABLE content_taken_down (
  product_id INTEGER PRIMARY KEY,
  taken_ms INTEGER NOT NULL
) STRICT;
