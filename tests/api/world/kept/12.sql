-- Schema 12: a gift that waits, and a red envelope that was claimed by a code.

INSERT INTO gifts (gift_id, coupon_id, giver_id, receiver_id, made_key, token_hash, note, status,
  created_ms, expires_ms, claimed_ms, ended_ms)
VALUES (1, 1, 4, NULL, 'kept-1',
  X'0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20', 'Kept', 'WAITING',
  1795151460000, 1795410660000, NULL, NULL);
INSERT INTO envelope_offers (offer_id, code, amount_rp, threshold_rp, is_app_only, valid_days, copies,
  claimed, expires_ms, is_withdrawn)
VALUES (1, 'KEPT11', 11000, 0, 0, 7, 5, 1, 1798736399999, 0);
INSERT INTO envelope_links VALUES
  (X'2102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F20', 1);
INSERT INTO red_packets (red_packet_id, user_id, amount_rp, kind, received_ms, expires_ms)
VALUES (11, 4, 11000, 'offer', 1795151460000, 1798736399999);
INSERT INTO envelope_claims VALUES (1, 4, 11, 1795151460000);
