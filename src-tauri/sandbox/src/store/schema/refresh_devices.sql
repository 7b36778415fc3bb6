-- Of a refresh token that was exchanged: the device that did it, as a hash. Whoever shows the token again
-- from another one holds a copy, also while its reply may still be asked for again.
ALTER TABLE tokens ADD COLUMN used_device BLOB
  CHECK (used_device IS NULL OR (used_ms IS NOT NULL AND length(used_device) = 32));
