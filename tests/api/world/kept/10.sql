-- Schema 10: an order that was paid, one that returns money, and their books.

INSERT INTO orders (order_id, order_no, user_id, placed_key, placed_body, product_id, store_id,
  quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp, red_packet_id, status, close_reason,
  create_ms, cancel_ms, closed_ms, paid_ms, pay_method, reference, is_unread)
VALUES
  (1, '2611200000000017', 4, 'kept-1', X'00', 31, 12, 1, 20000, '{}', 20000, 5000, 15000, 2, 'PAID',
   NULL, 1795151400000, 1795152300000, NULL, 1795151460000, 'QRIS', 'KEPT1', 1),
  (2, '2611200000000025', 4, 'kept-2', X'01', 31, 12, 1, 20000, '{}', 20000, 0, 20000, NULL, 'CLOSED',
   'TIMEOUT', 1795151400000, 1795152300000, 1795152420000, NULL, NULL, NULL, 0);
INSERT INTO vouchers (coupon_id, order_id, buyer_id, owner_id, product_id, store_id, state, sale_rp,
  discount_share_rp, paid_rp, valid_start_ms, valid_end_ms, seed, issued_ms, used_ms)
VALUES (1, 1, 4, 4, 31, 12, 'not_delivery', 20000, 5000, 15000, 1795151460000, 1798736399999,
  X'0102030405060708090A0B0C0D0E0F1011121314', 1795151460000, NULL);
INSERT INTO payments (payment_id, order_id, begun_key, method, amount_rp, status, failure, created_ms,
  expire_ms, ask_ms)
VALUES
  (1, 1, 'kept-1', 'QRIS', 15000, 'PAID', NULL, 1795151400000, 1795152300000, NULL),
  (2, 2, 'kept-2', 'EWALLET', 20000, 'INCOMPLETE', 'EXPIRED', 1795151400000, 1795152300000, NULL);
INSERT INTO provider_events VALUES
  ('EKEPT1', 1, 'PAID', 15000, 'KEPT1', 1795151460000, NULL),
  ('EKEPT2', 2, 'PAID', 20000, 'KEPT2', 1795152430000, NULL);
INSERT INTO seen_events VALUES
  ('EKEPT1', 1, 'CREDITED', 1795151460000), ('EKEPT2', 2, 'SURPLUS', 1795152430000);
INSERT INTO refunds (refund_id, order_id, user_id, event_id, cause, reason, amount_rp, asked_rp,
  status, requested_ms, send_ms, done_ms, expected_day)
VALUES (1, 2, 4, 'EKEPT2', 'PAYMENT', 'LATE', 20000, NULL, 'DONE', 1795152430000, 1795154230000,
  1795485600000, 20781);
INSERT INTO ledger (entry_id, entry_key, debit, credit, amount_rp, order_id, at_ms) VALUES
  (1, 'EKEPT1:PAYER>HELD', 'PAYER', 'HELD', 15000, 1, 1795151460000),
  (2, 'EKEPT1:PROMO>HELD', 'PROMO', 'HELD', 5000, 1, 1795151460000),
  (3, 'EKEPT2:PAYER>SUSPENSE', 'PAYER', 'SUSPENSE', 20000, 2, 1795152430000),
  (4, 'EKEPT2:SUSPENSE>REFUND', 'SUSPENSE', 'REFUND', 20000, 2, 1795152430000),
  (5, 'Z1:REFUND>RETURNED', 'REFUND', 'RETURNED', 20000, 2, 1795485600000);
INSERT INTO cases (case_id, order_id, topic, note, opened_ms, answer_day, closed_ms)
VALUES (1, 2, 'MONEY_TAKEN', 'KEPT2', 1795152440000, 20784, NULL);
INSERT INTO order_samples VALUES (4);
