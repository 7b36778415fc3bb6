//! Whose code redeems a voucher that was bought, and what its codes are made from. Merchant 3 "Voucher".

use jajan_contract::product::VoucherKind;
use rusqlite::Connection;

use crate::city::details::vouchers::{Sold, kind};
use crate::store::{Sql, StoreError};

pub const SOLD_SQL: &str = "SELECT v.product_id, v.store_id, coalesce(p.sort, -1)
  FROM vouchers AS v LEFT JOIN products AS p ON p.id = v.product_id WHERE v.coupon_id = ?1";

pub fn kind_of(connection: &Connection, coupon_id: i64) -> Result<VoucherKind, StoreError> {
    let found = connection.first(SOLD_SQL, [coupon_id], |row| {
        Ok(kind(&Sold {
            product_id: row.get(0)?,
            store_id: row.get(1)?,
            sort: row.get(2)?,
            // Neither decides the kind.
            is_cash: true,
            original_price: 0,
        }))
    })?;
    Ok(found.unwrap_or(VoucherKind::Standard))
}

pub const SEED_SQL: &str = "SELECT seed FROM vouchers WHERE coupon_id = ?1";

pub fn seed_of(connection: &Connection, coupon_id: i64) -> Result<Vec<u8>, StoreError> {
    connection.one(SEED_SQL, [coupon_id], |row| row.get(0))
}
