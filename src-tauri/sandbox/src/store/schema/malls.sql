-- A mall's own address and hours. Written by the seed, which follows every step before the file
-- serves.
ALTER TABLE malls ADD COLUMN area_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE malls ADD COLUMN street_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE malls ADD COLUMN house_number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE malls ADD COLUMN ground TEXT NOT NULL DEFAULT '';
-- NULL: no hours are known.
ALTER TABLE malls ADD COLUMN pattern_id INTEGER;

-- The directory of a mall in its order, and how many stores each floor has, without a look at rows.
DROP INDEX stores_by_mall;
CREATE INDEX stores_by_mall ON stores (mall_id, floor, name COLLATE NOCASE, id)
  WHERE mall_id IS NOT NULL;
CREATE INDEX stores_by_mall_popularity ON stores (mall_id, popularity, id)
  WHERE mall_id IS NOT NULL;
