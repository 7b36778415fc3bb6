-- Schema 31: terms that an order was placed under; no seed writes such ones.

INSERT INTO shared_lists VALUES (1, '[20812]'), (2, '[]');
INSERT INTO sale_terms VALUES (1, 77, 7, 'NONE', 'STANDARD', 0);
INSERT INTO use_terms VALUES (1, 127, 600, 900, 1, 3, '[3,1]', 1);
INSERT INTO bill_terms VALUES (1, 'TENDER', 55, 100, 0, 12345, 2);
UPDATE orders SET sale_terms_id = 1, use_terms_id = 1, bill_terms_id = 1 WHERE order_id = 1;
