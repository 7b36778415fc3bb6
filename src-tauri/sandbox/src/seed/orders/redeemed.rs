//! Sample vouchers at outlets: opened, in a cashier's hands, used, refused. Buying 9.
//!
//! Invariant: each comes about by the steps that a real one takes, but for place and hour: its owner may
//! look first at any time.

use jajan_contract::order::{
    redeem::PlayCashierData,
    states::CouponState,
    voucher_code::{rotating_code, step_at},
};
use rusqlite::Transaction;

use crate::ids::{self, row};
use crate::store::redemptions::counter::{Deciding, Decision, decide};
use crate::store::redemptions::open::{NewRedemption, insert};
use crate::store::redemptions::refusal::{Report, report_refused};
use crate::store::redemptions::scan::scan;
use crate::store::redemptions::vouchers::{Voucher, change, voucher};
use crate::store::{StoreError, unless_refused};
use crate::time::MINUTE_MS;

pub fn opened(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    at_ms: u64,
) -> Result<(), StoreError> {
    open(transaction, coupon_id, at_ms).map(|_| ())
}

fn open(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    at_ms: u64,
) -> Result<Voucher, StoreError> {
    let found = voucher(transaction, coupon_id)?;
    let voucher = found.ok_or_else(|| StoreError::Stopped("a sample is gone".to_owned()))?;
    let new = NewRedemption {
        voucher: &voucher,
        store_id: voucher.store_id,
        key: None,
        distance: Some((30, 12)),
        now_ms: at_ms,
    };
    insert(transaction, new)?;
    let (from, to) = (CouponState::NotDelivery, CouponState::Valid);
    change(transaction, coupon_id, from, to, None)?;
    Ok(voucher)
}

/// The cashier's ticket; absent: the code was not taken.
pub fn scanned(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    at_ms: u64,
) -> Result<Option<PlayCashierData>, StoreError> {
    let voucher = open(transaction, coupon_id, at_ms.saturating_sub(MINUTE_MS))?;
    let code = rotating_code(&voucher.seed, &voucher.wire_id(), step_at(at_ms));
    unless_refused(scan(transaction, voucher.store_id, &code, at_ms))
}

/// The redemption; absent: the code was not taken.
pub fn used(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    at_ms: u64,
) -> Result<Option<row::Redemption>, StoreError> {
    let Some(ticket) = scanned(transaction, coupon_id, at_ms)? else {
        return Ok(None);
    };
    let redemption = &ticket.redemption;
    let (Some(redemption_id), Some(store_id)) = (
        ids::redemption_number(&redemption.redemption_id),
        ids::store_number(&redemption.store_id),
    ) else {
        return Ok(None);
    };
    let deciding = Deciding {
        store_id,
        decision: Decision::Confirm(Some((ticket.face_value, 0))),
        now_ms: at_ms,
    };
    let decided = unless_refused(decide(transaction, redemption_id, deciding))?;
    Ok(decided.map(|_| redemption_id))
}

pub fn refused(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    at_ms: u64,
) -> Result<(), StoreError> {
    let voucher = open(transaction, coupon_id, at_ms.saturating_sub(MINUTE_MS))?;
    let report = Report {
        coupon_id,
        user_id: voucher.owner_id,
        text: "Kasir bilang vouchernya sudah tidak berlaku.".to_owned(),
        photos: Vec::new(),
        choice: None,
        key: format!("sample-{coupon_id}"),
        now_ms: at_ms,
    };
    unless_refused(report_refused(transaction, &report)).map(|_| ())
}
