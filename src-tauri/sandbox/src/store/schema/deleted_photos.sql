-- Photos that were deleted, by whatever way, for the caches of the network to forget.

-- Read in the order of `deleted_id`, from the last one that was seen.
CREATE TABLE deleted_photos (
  deleted_id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TRIGGER uploads_deleted AFTER DELETE ON uploads BEGIN
  INSERT OR REPLACE INTO deleted_photos (name) VALUES (OLD.name);
  -- No cache keeps a photo for longer than an hour.
  DELETE FROM deleted_photos WHERE deleted_id <=
    (SELECT max(deleted_id) FROM deleted_photos) - 10000;
END;

-- The same portrait again has the same name.
CREATE TRIGGER uploads_inserted AFTER INSERT ON uploads BEGIN
  DELETE FROM deleted_photos WHERE name = NEW.name;
END;
