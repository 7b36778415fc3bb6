-- Schema 15: a voucher that was refused at an outlet, with its codes, its case and a photo.

INSERT INTO redemptions (redemption_id, coupon_id, user_id, store_id, opened_key, distance_m,
  accuracy_m, via, status, opened_ms, lapses_ms)
VALUES (1, 1, 4, 1, 'kept-1', 30, 12, 'ROTATING', 'REFUSED', 1795151460000, 1795324260000);
INSERT INTO scanned_codes VALUES (1, 59838382);
INSERT INTO redemption_steps VALUES (1, 1, 'OPENED', 1, 1795151460000);
INSERT INTO outlet_refusals (refusal_id, coupon_id, user_id, store_id, case_id, reported_key, was_used,
  note, photos, opened_ms, choose_until_ms, choice, chosen_ms)
VALUES (1, 1, 4, 1, 1, 'kept-1', 0, 'Kept', '[]', 1795151460000, 1795237860000, 'KEEP',
  1795151470000);
INSERT INTO evidence VALUES ('kept', 1);
