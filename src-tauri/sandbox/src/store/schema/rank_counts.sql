-- Rankings are counted by the vouchers that their stores sold, once a day.
-- Absent: not since the sandbox was opened with this data.
ALTER TABLE ranks ADD COLUMN counted_ms INTEGER;
ALTER TABLE rank_items ADD COLUMN sold INTEGER NOT NULL DEFAULT 0;
CREATE INDEX rank_items_by_place ON rank_items (rank_id, rank_sort);

-- A store that closes for good leaves its rank at once, and those behind it move up.
CREATE TRIGGER closed_stores_leave_ranks AFTER INSERT ON unusual_stores
WHEN NEW.refusal IS NOT NULL BEGIN
  UPDATE rank_items SET rank_sort = rank_sort - 1
  WHERE rank_id = (SELECT rank_id FROM rank_items WHERE store_id = NEW.store_id)
    AND rank_sort > (SELECT rank_sort FROM rank_items WHERE store_id = NEW.store_id);
  DELETE FROM rank_items WHERE store_id = NEW.store_id;
END;
CREATE TRIGGER closing_stores_leave_ranks AFTER UPDATE OF refusal ON unusual_stores
WHEN NEW.refusal IS NOT NULL BEGIN
  UPDATE rank_items SET rank_sort = rank_sort - 1
  WHERE rank_id = (SELECT rank_id FROM rank_items WHERE store_id = NEW.store_id)
    AND rank_sort > (SELECT rank_sort FROM rank_items WHERE store_id = NEW.store_id);
  DELETE FROM rank_items WHERE store_id = NEW.store_id;
END;
