//! Whose code redeems a voucher that was bought, and what its codes are made from. Merchant 3 "Voucher".

use jajan_contract::product::VoucherKind;
use rusqlite::Connection;

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};

// By the terms that it was sold under: what its product became since changes nothing.
pub const KIND_SQL: &str = "SELECT st.kind FROM vouchers AS v JOIN orders AS o USING (order_id)
  JOIN sale_terms AS st ON st.sale_terms_id = o.sale_terms_id WHERE v.coupon_id = ?1";

/// `STANDARD` also of an order from before there were terms, whose product is gone.
pub fn kind_of(connection: &Connection, coupon_id: row::Coupon) -> Result<VoucherKind, StoreError> {
    let found: Option<Wire<VoucherKind>> = connection.find_value(KIND_SQL, [coupon_id])?;
    Ok(found.map_or(VoucherKind::Standard, |kind| kind.0))
}

pub const SEED_SQL: &str = "SELECT seed FROM vouchers WHERE coupon_id = ?1";

pub fn seed_of(connection: &Connection, coupon_id: row::Coupon) -> Result<Vec<u8>, StoreError> {
    connection.value(SEED_SQL, [coupon_id])
}
