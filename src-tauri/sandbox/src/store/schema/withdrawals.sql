-- What waits after a voucher was taken off sale.

-- A withdrawn voucher whose unpaid orders close, a few at a time.
CREATE TABLE withdrawals (
  product_id INTEGER PRIMARY KEY,
  -- Orders placed later are not concerned: the voucher may be on sale again.
  last_order_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX withdrawals_by_time ON withdrawals (at_ms);

-- Statistics of a young database: they said that these tables are short, and the planner walked them.
ANALYZE config;
DELETE FROM sqlite_stat1 WHERE tbl IN ('case_messages', 'cases', 'claimed_batches', 'claimed_codes',
  'claimed_coupons', 'claimed_uses', 'devices', 'envelope_claims', 'envelope_links', 'events',
  'favourites', 'gifts', 'ledger', 'orders', 'outlet_refusals', 'partner_codes', 'payments',
  'provider_events', 'red_packets', 'redemption_steps', 'redemptions', 'refund_claims',
  'refund_destinations', 'refund_steps', 'refunds', 'review_helpful', 'review_reports', 'reviews',
  'seen_events', 'split_payers', 'split_shares', 'splits', 'store_reports', 'token_families',
  'tokens', 'unread', 'uploads', 'users', 'visits', 'vouchers');
ANALYZE sqlite_schema;
