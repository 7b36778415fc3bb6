-- A store's cover shows three dishes. Seeding writes the column; until then there are two.
ALTER TABLE stores ADD COLUMN third_dish TEXT NOT NULL DEFAULT '';
