-- Schema 21: a red envelope that lives on once.

INSERT INTO red_packets (red_packet_id, user_id, amount_rp, kind, received_ms, expires_ms, extended_ms)
VALUES (9020, 5, 4000, 'sample', 1795151460000, 1795756260000, 1795151460000);
