-- Codes of partners that their owners have looked at. Buying 2 "Foreign codes".

CREATE TABLE partner_codes (
  coupon_id INTEGER PRIMARY KEY REFERENCES vouchers,
  opened_ms INTEGER NOT NULL,
  -- The voucher's last moment: then it counts as used.
  ends_ms INTEGER NOT NULL,
  ended_ms INTEGER
) STRICT;
CREATE INDEX partner_codes_to_end ON partner_codes (ends_ms) WHERE ended_ms IS NULL;
