//! Gifts of vouchers, and red envelopes by link or code. Buying 2 "G", 8; growth 5.
//!
//! Invariants: a voucher has one owner; it changes hands in the same transaction as its gift, by
//! compare-and-swap; while a gift waits, its voucher is neither redeemed nor refunded; money never
//! follows a gift, refunds go to the payer.

pub mod claim;
pub mod claimer;
pub mod create;
pub mod delivery;
pub mod desk;
pub mod end;
pub mod offers;
pub mod rows;
pub mod view;

use rusqlite::Connection;

use crate::ids::row;
use crate::store::{Sql, StoreError};

pub const WAITS_SQL: &str = "SELECT 1 FROM gifts WHERE coupon_id = ?1 AND status = 'WAITING'";
pub const RECEIVED_SQL: &str =
    "SELECT 1 FROM gifts WHERE coupon_id = ?1 AND status IN ('CLAIMED', 'GIVEN_BACK')";

/// Whether a link to the voucher is out: it can be neither redeemed nor refunded meanwhile.
pub fn waits(connection: &Connection, coupon_id: row::Coupon) -> Result<bool, StoreError> {
    connection.has(WAITS_SQL, [coupon_id])
}

/// Whether it was received, also when it was given back.
pub fn was_received(connection: &Connection, coupon_id: row::Coupon) -> Result<bool, StoreError> {
    connection.has(RECEIVED_SQL, [coupon_id])
}
