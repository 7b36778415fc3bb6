-- An envelope lives on once, whatever returns and however often. Buying 4.

-- When that was; absent: never.
ALTER TABLE red_packets ADD COLUMN extended_ms INTEGER;

-- What closes or returns an order asks for its envelope.
CREATE INDEX red_packets_locked ON red_packets (locked_by) WHERE locked_by IS NOT NULL;
CREATE INDEX orders_by_envelope ON orders (red_packet_id, order_id) WHERE red_packet_id IS NOT NULL;
