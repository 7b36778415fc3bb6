-- Schema 8: reports of stores and vouchers with their outcome.

INSERT INTO store_reports
  (user_id, store_id, wrong, note, day, reported_ms, product_id, outcome, settled_ms)
VALUES
  (4, 12, 'VOUCHER', 'Harga di kasir beda', 20500, 1771200000000, 31, 'CORRECTED', 1771203600000),
  (4, 12, 'HOURS', '', 20500, 1771200000000, NULL, NULL, NULL);
