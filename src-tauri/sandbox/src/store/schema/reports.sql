-- Version 8: the moderator answers what users report of a store.

-- The voucher that it is about, where it is about one.
ALTER TABLE store_reports ADD COLUMN product_id INTEGER;
-- Null while nobody has looked.
ALTER TABLE store_reports ADD COLUMN outcome TEXT CHECK (outcome IN ('CORRECTED', 'CONFIRMED'));
ALTER TABLE store_reports ADD COLUMN settled_ms INTEGER;
