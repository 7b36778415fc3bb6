-- Schema 35: reservations of the flash sale.

INSERT INTO flash_reservations VALUES ((SELECT min(user_id) FROM users), 7, 'F3-20261121', 1795244400000);
