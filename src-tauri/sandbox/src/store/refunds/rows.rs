//! Refunds as their payers see them.

use jajan_contract::{
    localised::Localised,
    order::{
        money::{RefundStatus, ReturnReason},
        refund::{Refund, RefundCause, RefundFailure},
        wallet::CouponMoney,
    },
};
use rusqlite::{Connection, Row, params};

use crate::city::details::refund_reasons;
use crate::store::columns::Wire;
use crate::store::refunds::target::{Target, target};
use crate::store::unreadable::{Listed, listed};
use crate::store::{Sql, StoreError};
use crate::{ids, time};

/// A row of `refunds` with what is computed of it.
pub struct RefundRow {
    pub refund_id: i64,
    pub order_id: i64,
    pub payer_id: i64,
    pub asker_id: Option<i64>,
    pub group_id: i64,
    /// Of the order.
    pub buyer_id: i64,
    pub cause: RefundCause,
    reason: String,
    detail: String,
    note: String,
    pub amount_rp: u32,
    asked_rp: Option<u32>,
    pub target: Option<Target>,
    pub status: RefundStatus,
    failure: Option<RefundFailure>,
    pub attempt: u32,
    reference: Option<String>,
    requested_ms: u64,
    send_ms: Option<u64>,
    expected_day: Option<i64>,
    /// None of its group is on its way or there: what was sent has come back.
    pub is_group_open: bool,
}

const SELECT: &str = "SELECT r.refund_id, r.order_id, r.user_id, r.asker_id, r.group_id, o.user_id,
    r.cause, r.reason, r.detail, r.note, r.amount_rp, r.asked_rp, r.status, r.failure, r.attempt,
    r.reference, r.requested_ms, r.send_ms, r.expected_day,
    NOT EXISTS (SELECT 1 FROM refunds AS g WHERE g.group_id = r.group_id
                AND g.status NOT IN ('REQUESTED', 'WAIT_DESTINATION', 'FAILED')),
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

pub fn all(connection: &Connection, which: &str, value: i64) -> Result<Vec<RefundRow>, StoreError> {
    connection.all(&refund_sql(which), [value], refund_row)
}

/// Newest first; `complete` adds what other tables say.
pub fn newest<T>(
    connection: &Connection,
    limit: u32,
    complete: impl FnMut(RefundRow) -> Result<T, StoreError>,
) -> Result<Listed<T>, StoreError> {
    listed(
        connection,
        &refund_sql(NEWEST),
        [limit],
        refund_row,
        complete,
    )
}

pub fn by_id(connection: &Connection, refund_id: i64) -> Result<Option<RefundRow>, StoreError> {
    connection.first(&refund_sql(BY_ID), [refund_id], refund_row)
}

fn refund_row(row: &Row<'_>) -> rusqlite::Result<RefundRow> {
    let failure: Option<Wire<RefundFailure>> = row.get(13)?;
    Ok(RefundRow {
        refund_id: row.get(0)?,
        order_id: row.get(1)?,
        payer_id: row.get(2)?,
        asker_id: row.get(3)?,
        group_id: row.get::<_, Option<i64>>(4)?.unwrap_or(row.get(0)?),
        buyer_id: row.get(5)?,
        cause: row.get::<_, Wire<RefundCause>>(6)?.0,
        reason: row.get(7)?,
        detail: row.get(8)?,
        note: row.get(9)?,
        amount_rp: row.get(10)?,
        asked_rp: row.get(11)?,
        status: row.get::<_, Wire<RefundStatus>>(12)?.0,
        failure: failure.map(|failure| failure.0),
        attempt: row.get(14)?,
        reference: row.get(15)?,
        requested_ms: row.get(16)?,
        send_ms: row.get(17)?,
        expected_day: row.get(18)?,
        is_group_open: row.get(19)?,
        target: target(row, 20)?,
    })
}

impl RefundRow {
    pub fn is_seen_by(&self, user_id: i64) -> bool {
        self.payer_id == user_id || self.asker_id == Some(user_id) || self.buyer_id == user_id
    }

    pub fn can_resend(&self, user_id: i64) -> bool {
        let is_stuck = matches!(
            self.status,
            RefundStatus::Failed | RefundStatus::WaitDestination
        );
        is_stuck && self.payer_id == user_id
    }

    /// For one who may see it.
    pub fn wire(&self, connection: &Connection, user_id: i64) -> Result<Refund, StoreError> {
        let sql = "SELECT c.coupon_id, v.discount_share_rp
                   FROM refund_coupons AS c JOIN vouchers AS v USING (coupon_id)
                   WHERE c.refund_id = ?1 ORDER BY c.coupon_id";
        let coupons: Vec<(i64, u32)> =
            connection.all(sql, [self.refund_id], |row| row.try_into())?;
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
            reason_name: name(refund_reasons::reason(&self.reason)),
            detail_name: name(refund_reasons::detail(&self.reason, &self.detail)),
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
    order_id: i64,
    user_id: i64,
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

/// The same, in short; of money that is another's nothing is told.
pub fn money_of(
    connection: &Connection,
    coupon_id: i64,
    user_id: i64,
) -> Result<Option<CouponMoney>, StoreError> {
    let read = |row: &Row<'_>| row.get(0);
    let newest: Option<i64> = connection.first(OF_COUPON_SQL, [coupon_id, user_id], read)?;
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
    coupon_id: i64,
    user_id: i64,
) -> Result<Option<String>, StoreError> {
    let values = params![coupon_id, user_id];
    connection.first(OF_COUPON_SQL, values, |row| Ok(ids::refund(row.get(0)?)))
}
