//! What becomes of a refused voucher. Buying 6 "Outlet refused"; B10.

use jajan_contract::order::redeem::{RedemptionStepKind, RefusedChoice};
use jajan_contract::order::states::CouponState;
use rusqlite::{Transaction, params};

use crate::store::columns::Wire;
use crate::store::coupons::partner_code::opened_ms;
use crate::store::orders::cases;
use crate::store::orders::issue::tell;
use crate::store::redemptions::note;
use crate::store::redemptions::refusal_rows::Refusal;
use crate::store::redemptions::rows::{NEWEST_OF_COUPON, redemption};
use crate::store::redemptions::vouchers::{change, voucher};
use crate::store::refunds::open::for_outlet;
use crate::store::reviews::visits;
use crate::store::{Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// On its owner's word, or because its owner did not choose in time.
    Refund {
        is_by_clock: bool,
    },
    Keep,
    /// Of a claim.
    Granted,
    Denied,
}

/// Ends the open case of a voucher.
pub fn finish(
    transaction: &Transaction<'_>,
    open: &Refusal,
    ending: Ending,
    now_ms: u64,
) -> Result<(), StoreError> {
    let coupon_id = open.coupon_id;
    let Some(voucher) = voucher(transaction, coupon_id)? else {
        return Ok(());
    };
    let (choice, kind) = match ending {
        Ending::Refund { .. } => (RefusedChoice::Refund, RedemptionStepKind::RefundChosen),
        Ending::Granted => (RefusedChoice::Refund, RedemptionStepKind::RefundGranted),
        Ending::Keep => (RefusedChoice::Keep, RedemptionStepKind::KeepChosen),
        Ending::Denied => (RefusedChoice::Keep, RedemptionStepKind::RefundDenied),
    };
    let is_by_clock = ending == Ending::Refund { is_by_clock: true };
    let sql = "UPDATE outlet_refusals SET choice = ?2, is_by_clock = ?3, chosen_ms = ?4
               WHERE refusal_id = ?1";
    let values = params![open.refusal_id, Wire(choice), is_by_clock, now_ms];
    transaction.run(sql, values)?;
    cases::close(transaction, open.case_id, now_ms)?;
    note(transaction, coupon_id, kind, Some(open.store_id), now_ms)?;
    match choice {
        RefusedChoice::Refund => {
            if open.was_used {
                // A review of a visit that was refused would stand for nothing.
                let newest = redemption(transaction, NEWEST_OF_COUPON, [coupon_id])?;
                visits::remove(transaction, newest.and_then(|row| row.visit_id))?;
            }
            for_outlet(transaction, coupon_id, now_ms)?;
            tell(transaction, voucher.order_id)
        }
        RefusedChoice::Keep if open.was_used => Ok(()),
        RefusedChoice::Keep => {
            // A partner's code that was told stays told: it is not given, refunded or expired.
            let to = match opened_ms(transaction, coupon_id)? {
                Some(_) => CouponState::Valid,
                None => CouponState::NotDelivery,
            };
            // It ended while it was frozen: what time brings is done again, and it counts as used.
            let sql = "UPDATE partner_codes SET ended_ms = NULL WHERE coupon_id = ?1";
            transaction.run(sql, [coupon_id])?;
            change(transaction, coupon_id, voucher.state, to, None)
        }
    }
}
