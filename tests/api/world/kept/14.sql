-- Schema 14: a refund that failed, of a voucher that several see.

INSERT INTO vouchers (coupon_id, order_id, buyer_id, owner_id, product_id, store_id, state, sale_rp,
  discount_share_rp, paid_rp, valid_start_ms, valid_end_ms, seed, issued_ms, used_ms)
VALUES (131, 1, 4, 4, 31, 12, 'refunding', 20000, 0, 20000, 1795151460000, 1798736399999,
  X'1112131415161718191A1B1C1D1E1F2021222324', 1795151460000, NULL);
INSERT INTO refunds (refund_id, order_id, user_id, group_id, asker_id, made_key, made_body, cause,
  reason, detail, note, amount_rp, kind, bank_name, bank_account_name, bank_account_number, status,
  failure, attempt, requested_ms, send_ms, expected_day)
VALUES (131, 1, 4, 131, 4, 'kept-131', X'02', 'WISH', 'PLANS', 'NO_TIME', 'Kept', 20000, 'BANK',
  'BCA', 'Kept Ani', '1234567890', 'FAILED', 'NAME_MISMATCH', 1, 1795152430000, 1795154230000, 20781);
INSERT INTO refund_coupons VALUES (131, 131, 20000, 'HELD');
INSERT INTO refund_steps (refund_id, seq, status, at_ms, amount_rp, destination, attempt, expected_day,
  failure, reference, resent_key)
VALUES
  (131, 1, 'REQUESTED', 1795152430000, 20000, '{"kind":"BANK"}', 1, 20781, NULL, NULL, NULL),
  (131, 2, 'SENT', 1795154230000, 20000, '{"kind":"BANK"}', 1, 20781, NULL, NULL, NULL),
  (131, 3, 'FAILED', 1795164230000, 20000, '{"kind":"BANK"}', 1, NULL, 'NAME_MISMATCH', NULL, NULL);
