-- A split: an order of two, one of whom has paid.

INSERT INTO orders (order_id, order_no, user_id, placed_key, placed_body, product_id, store_id,
  quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp, red_packet_id, status, close_reason,
  create_ms, cancel_ms, closed_ms, paid_ms, pay_method, reference, is_unread)
VALUES (3, '2611200000000033', 4, 'kept-3', X'02', 31, 12, 1, 20000, '{}', 20000, 0, 20000, NULL,
  'WAIT_PAY', NULL, 1795151400000, 1895152300000, NULL, NULL, NULL, NULL, 0);
INSERT INTO splits VALUES ('L00112233445566778899aabbccddeeff', 3, 'EQUAL');
INSERT INTO provider_events VALUES ('EKEPT3', 3, 'PAID', 10000, 'KEPT3', 1795151460000, NULL);
INSERT INTO split_shares VALUES
  (1, 'L00112233445566778899aabbccddeeff', 1, 'Sari', 0, 10000, 4, 1795151460000, 'EKEPT3'),
  (2, 'L00112233445566778899aabbccddeeff', 2, 'Budi', 0, 10000, NULL, NULL, NULL);
INSERT INTO payments (payment_id, order_id, begun_key, method, amount_rp, status, failure, created_ms,
  expire_ms, ask_ms, share_no, payer_id)
VALUES (3, 3, '1:4:kept', 'QRIS', 10000, 'PAID', NULL, 1795151400000, 1895152300000, NULL, 1, 4);
INSERT INTO seen_events VALUES ('EKEPT3', 3, 'CREDITED', 1795151460000);
INSERT INTO ledger (entry_id, entry_key, debit, credit, amount_rp, order_id, at_ms)
VALUES (6, 'EKEPT3:PAYER>SUSPENSE', 'PAYER', 'SUSPENSE', 10000, 3, 1795151460000);
