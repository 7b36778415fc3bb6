//! Vouchers at outlets: opened by their owners, scanned and confirmed by cashiers, and frozen when an
//! outlet refuses. Buying 2 "J", 6, 10.
//!
//! Invariants: each step is one transaction with its voucher, its entries in the ledger and its line in
//! the audit trail; of several cashiers one has the voucher, and of several confirmations one counts,
//! which the schema's unique indexes hold; each step of a code is taken once; nothing lapses that was
//! not used.

pub mod claim_rows;
pub mod claimed;
pub mod claimed_rows;
pub mod claims;
pub mod counter;
pub mod desk;
pub mod due;
pub mod ending;
pub mod open;
pub mod outlets;
pub mod refusal;
pub mod refusal_rows;
pub mod rows;
pub mod scan;
pub mod steps;
pub mod vouchers;

use std::ops::RangeInclusive;

use jajan_contract::coupon::ProductType;
use jajan_contract::order::redeem::{RedemptionStepKind, RejectReason};
use jajan_contract::order::voucher_code::short_code;
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{Refuse, Sql, StoreError};
use crate::time::MINUTE_MS;

/// A cashier has so long to decide. Buying 2 "locked".
pub const LOCK_MS: u64 = 120_000;
/// Buying 2 "UNDONE".
pub const UNDO_MS: u64 = 60 * MINUTE_MS;
/// Buying 6 "Outlet refused", 2 "J REFUSED".
pub const CASE_MS: u64 = 24 * 60 * MINUTE_MS;
/// Steps that a code may be away from now, of what was not opened: its phone may have no network, and a
/// clock that is off.
pub const OFFLINE_STEPS: u64 = 4;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotScanned {
    /// No voucher has this code.
    Code,
    /// It was not looked for: too many wrong ones were typed, and nothing of these digits is open here.
    Limited,
    /// Too old, or scanned before.
    Stale,
    /// Used at this store, at this time.
    Used(String, Option<u64>),
    /// A cashier of this store has it.
    Checked(String),
    /// Why it cannot be used now, in the cashier's words.
    State(String),
    /// Another outlet's.
    Outlet,
    Hours,
}

impl Refuse for NotScanned {}

/// What a cashier may reject a voucher for: only a menu can be sold out.
pub fn reject_reasons(product_type: ProductType) -> Vec<RejectReason> {
    use RejectReason as R;
    match product_type {
        ProductType::GroupCoupon => vec![R::Terms, R::SoldOut, R::Closing, R::Guest, R::Other],
        ProductType::CashCoupon => vec![R::Terms, R::Closing, R::Guest, R::Other],
    }
}

/// The step whose short code this is for the coupon of this number; absent: none of `steps`.
fn step_of_short(
    seed: &[u8],
    number: i64,
    mut steps: RangeInclusive<u64>,
    code: &str,
) -> Option<u64> {
    let number = u64::try_from(number).unwrap_or_default();
    steps.find(|step| short_code(seed, number, *step) == code)
}

/// Writes a line of the audit trail.
fn note(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    kind: RedemptionStepKind,
    store_id: Option<row::Store>,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO redemption_steps (coupon_id, kind, store_id, at_ms)
               VALUES (?1, ?2, ?3, ?4)";
    transaction.run(sql, params![coupon_id, Wire(kind), store_id, at_ms])?;
    Ok(())
}
