-- Schema 34: the index of the search is the seed's.

INSERT INTO search_popular VALUES (99, 'Kept', 'Kept', 'Kept', 'soto-ayam');
