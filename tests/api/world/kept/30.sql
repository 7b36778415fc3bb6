-- Schema 30: the third dish of a store's cover.

UPDATE stores SET third_dish = 'kerupuk' WHERE id = (SELECT min(id) FROM stores);
