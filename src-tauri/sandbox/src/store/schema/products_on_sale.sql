-- Version 9: vouchers can be withdrawn, change their price, and go on sale at a time.

-- Since when the merchant sells it no more; null while it is sold.
ALTER TABLE products ADD COLUMN withdrawn_ms INTEGER;
-- In reserve mode: when its sale begins; set when the sandbox is opened. Null: nobody knows.
ALTER TABLE products ADD COLUMN on_sale_ms INTEGER;
-- Has a voucher whose money comes back at any time (B2).
ALTER TABLE stores ADD COLUMN has_refundable INTEGER NOT NULL DEFAULT 0;

-- What a voucher cost from when on, once its merchant has changed it: first all that was known of
-- the time before. Without rows the dice tell it (src/city/details/prices.rs).
CREATE TABLE product_prices (
  product_id INTEGER NOT NULL,
  from_ms INTEGER NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  reason TEXT NOT NULL CHECK (reason IN ('PAST', 'PRICE', 'FLASH')),
  PRIMARY KEY (product_id, from_ms)
) STRICT, WITHOUT ROWID;
