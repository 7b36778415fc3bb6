//! One order with all that happened to it. Contract `order_detail`.

use jajan_contract::order::{
    orders::{OrderCoupon, OrderDetailData, OrderStep, OrderStepKind},
    states::CouponState,
};
use rusqlite::{Connection, params};

use crate::bill::bill;
use crate::ids::{self, row};
use crate::store::gifts::desk::of_coupon;
use crate::store::orders::cases;
use crate::store::orders::list::{OrderRow, of_user};
use crate::store::orders::methods::SERVICE_WHATSAPP;
use crate::store::orders::status::coupon_state;
use crate::store::payments::{returns, rows};
use crate::store::redemptions::refusal_rows::frozen_by;
use crate::store::refunds::destinations::money_back;
use crate::store::refunds::{candidates::blocked_by, rows as refunds, steps as refunds_steps};
use crate::store::unreadable::alone;
use crate::store::{Database, FromRow, Sql, StoreError};

impl Database {
    /// Absent: no such order of this user's. Marks what is new as read.
    pub async fn order_detail(
        &self,
        order_id: row::Order,
        user_id: row::User,
        now_ms: u64,
    ) -> Result<Option<OrderDetailData>, StoreError> {
        let read = self.read(move |connection| {
            let row = of_user(connection, order_id, user_id);
            let read =
                row.and_then(|row| row.map(|row| detail(connection, row, now_ms)).transpose());
            alone(read, order_id, order_id.0)
        });
        let found = match read.await? {
            Ok(found) => found,
            // Not absent: it is reported on the console.
            Err(lacks) => {
                let why = StoreError::Stopped(lacks.why.clone());
                self.note_unreadable(&[lacks], now_ms).await?;
                return Err(why);
            }
        };
        if found.as_ref().is_some_and(|found| found.order.is_unread) {
            self.write(move |transaction| {
                let sql = "UPDATE orders SET is_unread = 0 WHERE order_id = ?1 AND is_unread";
                if transaction.run(sql, [order_id])? == 1 {
                    let sql = "UPDATE unread SET count = max(count - 1, 0)
                               WHERE user_id = ?1 AND page = 'order' AND item = 'order'";
                    transaction.run(sql, [user_id])?;
                }
                Ok(())
            })
            .await?;
        }
        Ok(found)
    }
}

/// Of an order that was found.
pub fn detail(
    connection: &Connection,
    row: OrderRow,
    now_ms: u64,
) -> Result<OrderDetailData, StoreError> {
    let order_id = row.order_id;
    let coupon_list = coupons(connection, &row, now_ms)?;
    let return_list = returns::of_order(connection, order_id)?;
    let step_list = steps(connection, &row)?;
    Ok(OrderDetailData {
        server_time: now_ms,
        pay_method: row.pay_method,
        pay_time: row.paid_ms,
        bill: bill(
            &row.frozen.bill_rules,
            row.frozen.face_value,
            row.frozen.item.quantity,
            row.summary.pay_amount,
        ),
        reference: row.reference,
        payment: rows::newest(connection, order_id)?,
        coupon_list,
        return_list,
        money_back: money_back(connection, order_id, row.user_id, now_ms)?,
        refund_list: refunds::of_order(connection, order_id, row.user_id)?,
        step_list,
        case_list: cases::of_order(connection, order_id, row.user_id, now_ms)?,
        service_whatsapp: SERVICE_WHATSAPP.to_owned(),
        order: row.summary,
    })
}

#[derive(FromRow)]
struct CouponRow {
    coupon_id: row::Coupon,
    #[row(wire)]
    state: CouponState,
    paid_rp: u32,
    discount_share_rp: u32,
    valid_start_ms: u64,
    valid_end_ms: u64,
    used_ms: Option<u64>,
    is_mine: bool,
}

fn coupons(
    connection: &Connection,
    row: &OrderRow,
    now_ms: u64,
) -> Result<Vec<OrderCoupon>, StoreError> {
    let sql = "SELECT coupon_id, state, paid_rp, discount_share_rp, valid_start_ms, valid_end_ms,
                      used_ms, owner_id = ?2 AS is_mine
               FROM vouchers WHERE order_id = ?1 ORDER BY coupon_id";
    let user_id = row.user_id;
    let rows: Vec<CouponRow> = connection.rows(sql, (row.order_id, user_id))?;
    let coupons = rows.into_iter().map(|row| {
        let coupon_id = row.coupon_id;
        let state = coupon_state(row.state, row.valid_start_ms, now_ms);
        let (gift, can_give) = of_coupon(connection, coupon_id, user_id, now_ms)?;
        // Where a receiver tried it is not its giver's to know.
        let frozen = match row.is_mine && state == CouponState::Locked {
            true => frozen_by(connection, coupon_id)?,
            false => None,
        };
        Ok(OrderCoupon {
            coupon_id: ids::coupon(coupon_id),
            state,
            paid_amount: row.paid_rp,
            discount_share: row.discount_share_rp,
            valid_start: row.valid_start_ms,
            valid_end: row.valid_end_ms,
            used_time: row.used_ms,
            is_mine: row.is_mine,
            frozen,
            gift,
            can_give,
            refund_id: refunds::of_coupon(connection, coupon_id, user_id)?,
            refund_blocked_by: blocked_by(connection, coupon_id, user_id, now_ms)?,
        })
    });
    coupons.collect()
}

/// Oldest first.
fn steps(connection: &Connection, row: &OrderRow) -> Result<Vec<OrderStep>, StoreError> {
    let step = |kind, time| OrderStep {
        kind,
        time,
        amount: None,
        reference: None,
        refund_id: None,
    };
    let mut steps = vec![step(OrderStepKind::Placed, row.summary.create_time)];
    if let Some(time) = row.paid_ms {
        steps.push(OrderStep {
            amount: Some(row.summary.pay_amount),
            reference: row.reference.clone(),
            ..step(OrderStepKind::Paid, time)
        });
        steps.push(step(OrderStepKind::Issued, time));
    }
    steps.extend(row.closed_ms.map(|time| step(OrderStepKind::Closed, time)));
    let sql = "SELECT used_ms FROM vouchers WHERE order_id = ?1 AND used_ms IS NOT NULL";
    for time in connection.values(sql, params![row.order_id])? {
        steps.push(step(OrderStepKind::Redeemed, time));
    }
    steps.extend(returns::steps(connection, row.order_id)?);
    steps.extend(refunds_steps::of_order(connection, row.order_id)?);
    steps.sort_by_key(|step| step.time);
    Ok(steps)
}
