//! Vouchers that a partner's code redeems. Buying 2 "Foreign codes".
//!
//! Invariant: a code is told only after its owner has asked for it, and from then on the voucher counts
//! as used at its end: whether the partner has taken it is not known here.

use jajan_contract::ids::CouponId;
use jajan_contract::order::partner::{PartnerCoupon, PartnerCouponsData};
use jajan_contract::order::states::CouponState;
use jajan_contract::order::wallet::WalletCoupon;
use jajan_contract::product::VoucherKind;
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::coupons::kinds::kind_of;
use crate::store::coupons::partner_code::{code, opened_ms};
use crate::store::coupons::wallet::owned;
use crate::store::gifts;
use crate::store::ledger::{Account, Cause, book};
use crate::store::page::Page;
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, StoreError};

/// Why no code is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOpened {
    /// Not the caller's.
    Absent,
    /// It has none, or not now.
    State,
}

impl Refuse for NotOpened {}

impl Database {
    pub async fn partner_coupons(
        &self,
        user_id: row::User,
        page: Page,
        now_ms: u64,
    ) -> Result<PartnerCouponsData, StoreError> {
        self.read(move |connection| {
            let mut found = Vec::new();
            for coupon in owned(connection, user_id, now_ms)? {
                if let Some(partner) = of_coupon(connection, coupon, now_ms)? {
                    found.push(partner);
                }
            }
            found.sort_by_key(|each| (!is_open(each.coupon.state), each.coupon.valid_end));
            let total_count = found.len() as u32;
            let (coupon_list, has_more) = page.cut(found.into_iter().skip(page.start() as usize));
            Ok(PartnerCouponsData {
                coupon_list,
                has_more,
                total_count,
                server_time: now_ms,
            })
        })
        .await
    }

    pub async fn open_partner_code(
        &self,
        user_id: row::User,
        coupon_id: CouponId,
        now_ms: u64,
    ) -> Outcome<PartnerCoupon, NotOpened> {
        self.write_or_refuse(move |transaction| open(transaction, user_id, &coupon_id, now_ms))
            .await
    }
}

/// As [`Database::open_partner_code`], in the writer's transaction. Asking again tells the same.
pub fn open(
    transaction: &Transaction<'_>,
    user_id: row::User,
    coupon_id: &CouponId,
    now_ms: u64,
) -> Outcome<PartnerCoupon, NotOpened> {
    let coupon = one(transaction, user_id, coupon_id, now_ms)?.ok_or(NotOpened::Absent)?;
    let valid_end = coupon.valid_end;
    let partner = of_coupon(transaction, coupon, now_ms)?.ok_or(NotOpened::State)?;
    if partner.opened_time.is_some() {
        return Ok(partner);
    }
    if !partner.can_open {
        return NotOpened::State.refuse();
    }
    let number = ids::coupon_number(coupon_id);
    let sql = "INSERT INTO partner_codes (coupon_id, opened_ms, ends_ms) VALUES (?1, ?2, ?3)";
    transaction.run(sql, params![number, now_ms, valid_end])?;
    let sql = "UPDATE vouchers SET state = 'valid' WHERE coupon_id = ?1";
    transaction.run(sql, [number])?;
    let told = match one(transaction, user_id, coupon_id, now_ms)? {
        Some(coupon) => of_coupon(transaction, coupon, now_ms)?,
        None => None,
    };
    Ok(told.ok_or_else(|| StoreError::Stopped("a voucher went away".to_owned()))?)
}

#[derive(FromRow)]
struct Ending {
    ends_ms: u64,
    order_id: row::Order,
    sale_rp: u32,
    is_open: bool,
}

/// What is past its end was used, as far as anybody can tell: its money goes to the merchant. Does
/// nothing with a voucher that went another way, by a case.
pub fn end(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT c.ends_ms, v.order_id, v.sale_rp, v.state = 'valid' AS is_open
               FROM partner_codes AS c JOIN vouchers AS v USING (coupon_id)
               WHERE c.coupon_id = ?1";
    let Ending {
        ends_ms,
        order_id,
        sale_rp,
        is_open,
    } = transaction.row(sql, [coupon_id])?;
    let sql = "UPDATE partner_codes SET ended_ms = ?2 WHERE coupon_id = ?1";
    transaction.run(sql, params![coupon_id, now_ms])?;
    if !is_open {
        return Ok(());
    }
    let sql = "UPDATE vouchers SET state = 'used', used_ms = ?2 WHERE coupon_id = ?1";
    transaction.run(sql, params![coupon_id, ends_ms])?;
    let cause = Cause {
        key: &ids::coupon(coupon_id),
        order_id,
        now_ms,
    };
    book(
        transaction,
        Account::Held,
        Account::Merchant,
        sale_rp,
        cause,
    )?;
    Ok(())
}

fn one(
    connection: &Connection,
    user_id: row::User,
    coupon_id: &CouponId,
    now_ms: u64,
) -> Result<Option<WalletCoupon>, StoreError> {
    let mut all = owned(connection, user_id, now_ms)?.into_iter();
    Ok(all.find(|coupon| coupon.coupon_id.as_deref() == Some(coupon_id)))
}

/// Absent: our own code redeems it.
fn of_coupon(
    connection: &Connection,
    coupon: WalletCoupon,
    now_ms: u64,
) -> Result<Option<PartnerCoupon>, StoreError> {
    let Some(number) = coupon.coupon_id.as_ref().and_then(ids::coupon_number) else {
        return Ok(None);
    };
    let voucher_kind = kind_of(connection, number)?;
    if voucher_kind == VoucherKind::Standard {
        return Ok(None);
    }
    let opened_time = opened_ms(connection, number)?;
    let can_open = opened_time.is_none()
        && coupon.state == CouponState::NotDelivery
        && now_ms <= coupon.valid_end
        && !gifts::waits(connection, number)?;
    let partner_code = opened_time.map(|_| code(connection, number, voucher_kind));
    Ok(Some(PartnerCoupon {
        coupon,
        voucher_kind,
        can_open,
        opened_time,
        partner_code: partner_code.transpose()?,
    }))
}

fn is_open(state: CouponState) -> bool {
    matches!(
        state,
        CouponState::NotDelivery
            | CouponState::Valid
            | CouponState::Locked
            | CouponState::NotEffective
    )
}
