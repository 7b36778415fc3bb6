-- Schema 28: photos that were deleted.

INSERT INTO deleted_photos (name) VALUES ('0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d');
