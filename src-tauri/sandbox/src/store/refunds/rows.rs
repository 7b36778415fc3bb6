//! Refunds as their payers see them.

use jajan_contract::ids::RefundId;
use jajan_contract::{
    localised::Localised,
    order::{
        money::{RefundStatus, ReturnReason},
        refund::{Refund, RefundCause, RefundFailure},
        wallet::CouponMoney,
    },
};
use rusqlite::{Connection, ToSql};

use crate::ids::row;
use crate::store::refunds::reasons;
use crate::store::refunds::target::Target;
use crate::store::{FromRow, Sql, StoreError};
use crate::{ids, time};

/// A row of `refunds` with what is computed of it.
#[derive(FromRow)]
pub struct RefundRow {
    pub refund_id: row::Refund,
    pub order_id: row::Order,
    pub payer_id: row::User,
    pub asker_id: Option<row::User>,
    pub group_id: row::Refund,
    /// Of the order.
    pub buyer_id: row::User,
    #[row(wire)]
    pub cause: RefundCause,
    reason: String,
    detail: String,
    note: String,
    pub amount_rp: u32,
    asked_rp: Option<u32>,
    #[row(nested)]
    pub target: Option<Target>,
    #[row(wire)]
    pub status: RefundStatus,
    #[row(wire)]
    failure: Option<RefundFailure>,
    pub attempt: u32,
    reference: Option<String>,
    requested_ms: u64,
    send_ms: Option<u64>,
    expected_day: Option<i64>,
    /// None of its group is on its way or there: what was sent has come back.
    pub is_group_open: bool,
}

const SELECT: &str = "SELECT r.refund_id, r.order_id, r.user_id AS payer_id, r.asker_id,
    coalesce(r.group_id, r.refund_id) AS group_id, o.user_id AS buyer_id, r.cause, r.reason, r.detail,
    r.note, r.amount_rp, r.asked_rp, r.status, r.failure, r.attempt, r.reference, r.requested_ms, r.send_ms, r.expected_day,
    NOT EXISTS (SELECT 1 FROM refunds AS g WHERE g.group_id = r.group_id
                AND g.status NOT IN ('REQUESTED', 'WAIT_DESTINATION', 'FAILED')) AS is_group_open,
    r.kind, r.method, r.phone_no, r.bank_name, r.bank_account_name, r.bank_account_number
  FROM refunds AS r JOIN orders AS o USING (order_id)";

pub const BY_ID: &str = "WHERE r.refund_id = ?1";
pub const OF_GROUP: &str = "WHERE r.group_id = ?1 ORDER BY r.refund_id";
pub const OF_ORDER: &str =
    "WHERE r.order_id = ?1 AND r.cause <> 'PAYMENT' ORDER BY r.refund_id DESC";
pub const NEWEST: &str = "ORDER BY r.refund_id DESC LIMIT ?1";

pub fn refund_sql(which: &str) -> String {
    format!("{SELECT} {which}")
}

pub fn all(
    connection: &Connection,
    which: &str,
    value: impl ToSql,
) -> Result<Vec<RefundRow>, StoreError> {
    connection.rows(&refund_sql(which), [value])
}

pub fn by_id(
    connection: &Connection,
    refund_id: row::Refund,
) -> Result<Option<RefundRow>, StoreError> {
    connection.find(&refund_sql(BY_ID), [refund_id])
}

impl RefundRow {
    pub fn is_seen_by(&self, user_id: row::User) -> bool {
        self.payer_id == user_id || self.asker_id == Some(user_id) || self.buyer_id == user_id
    }

    pub fn can_resend(&self, user_id: row::User) -> bool {
        let is_stuck = matches!(
            self.status,
            RefundStatus::Failed | RefundStatus::WaitDestination
        );
        is_stuck && self.payer_id == user_id
    }

    /// For a user who may see it.
    pub fn wire(&self, connection: &Connection, user_id: row::User) -> Result<Refund, StoreError> {
        let sql = "SELECT c.coupon_id, v.discount_share_rp
                   FROM refund_coupons AS c JOIN vouchers AS v USING (coupon_id)
                   WHERE c.refund_id = ?1 ORDER BY c.coupon_id";
        let coupons: Vec<(row::Coupon, u32)> = connection.rows(sql, [self.refund_id])?;
        let is_payment = self.cause == RefundCause::Payment;
        let is_mine = self.payer_id == user_id;
        let is_planned = matches!(self.status, RefundStatus::Requested | RefundStatus::Sent);
        let name = |found: Option<Localised>| found.filter(|_| !is_payment);
        Ok(Refund {
            refund_id: ids::refund(self.refund_id),
            order_id: ids::order(self.order_id),
            promo_amount: coupons.iter().map(|(_, promo_rp)| promo_rp).sum(),
            coupon_id_list: coupons.iter().map(|(id, _)| ids::coupon(*id)).collect(),
            amount: self.amount_rp,
            cause: self.cause,
            return_reason: is_payment.then(|| return_reason(&self.reason)).flatten(),
            asked_amount: self.asked_rp,
            reason_name: name(reasons::reason(&self.reason)),
            detail_name: name(reasons::detail(&self.reason, &self.detail)),
            note: self.note.clone(),
            status: self.status,
            destination: self.target.as_ref().filter(|_| is_mine).map(Target::masked),
            request_time: self.requested_ms,
            send_time: self.send_ms.filter(|_| is_planned),
            expected_date: self
                .expected_day
                .filter(|_| is_planned)
                .map(time::date_text),
            failure_reason: self.failure,
            attempt: self.attempt,
            reference: self.reference.clone(),
            is_mine,
            can_cancel: self.cause == RefundCause::Wish
                && self.asker_id == Some(user_id)
                && self.is_group_open,
            can_resend: self.can_resend(user_id),
        })
    }
}

fn return_reason(name: &str) -> Option<ReturnReason> {
    serde_json::from_value(name.into()).ok()
}

/// Of an order's vouchers, those that this user may see; newest first.
pub fn of_order(
    connection: &Connection,
    order_id: row::Order,
    user_id: row::User,
) -> Result<Vec<Refund>, StoreError> {
    let mut rows = all(connection, OF_ORDER, order_id)?;
    rows.retain(|row| row.is_seen_by(user_id));
    rows.iter()
        .map(|row| row.wire(connection, user_id))
        .collect()
}

pub const OF_COUPON_SQL: &str = "SELECT r.refund_id FROM refund_coupons AS c
  JOIN refunds AS r USING (refund_id)
  WHERE c.coupon_id = ?1 AND r.status <> 'CANCELLED'
  ORDER BY r.user_id = ?2 DESC, r.refund_id DESC LIMIT 1";

/// The same, in short. Amounts of other payers are left out.
pub fn money_of(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
) -> Result<Option<CouponMoney>, StoreError> {
    let newest: Option<row::Refund> = connection.find_value(OF_COUPON_SQL, (coupon_id, user_id))?;
    let row = newest.map(|refund_id| by_id(connection, refund_id));
    let Some(row) = row.transpose()?.flatten() else {
        return Ok(None);
    };
    if !row.is_seen_by(user_id) {
        return Ok(None);
    }
    let refund = row.wire(connection, user_id)?;
    Ok(Some(CouponMoney {
        refund_id: refund.refund_id,
        amount: refund.amount,
        status: refund.status,
        expected_date: refund.expected_date,
        reference: refund.reference,
    }))
}

/// The newest of a voucher that was not cancelled; this user's before another payer's.
pub fn of_coupon(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
) -> Result<Option<RefundId>, StoreError> {
    let newest = connection.find_value(OF_COUPON_SQL, (coupon_id, user_id))?;
    Ok(newest.map(ids::refund))
}
