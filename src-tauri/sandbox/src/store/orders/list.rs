//! A buyer's orders, newest first. Contract `order_list`.

use std::cmp::Reverse;

use jajan_contract::order::{
    money::PayMethod,
    orders::{OrderFilter, OrderHold, OrderSummary, OrderVisit, UsableVoucher},
    split_wish::SplitProgress,
    states::{CloseReason, CouponState, OrderStatus, PayStatus},
};
use rusqlite::{Connection, Row, params};

use crate::ids;
use crate::store::columns::{Json, Wire};
use crate::store::orders::frozen::Frozen;
use crate::store::orders::status::STATUS;
use crate::store::page::Page;
use crate::store::payments::status::pay_status;
use crate::store::unreadable::{count, each, parted};
use crate::store::{Database, Sql, StoreError};

/// A row of `orders` with what is computed of it.
pub struct OrderRow {
    pub order_id: i64,
    pub user_id: i64,
    pub store_id: i64,
    pub product_id: i64,
    pub summary: OrderSummary,
    pub frozen: Frozen,
    pub pay_method: Option<PayMethod>,
    pub paid_ms: Option<u64>,
    pub closed_ms: Option<u64>,
    pub reference: Option<String>,
}

/// Of `orders AS o`.
pub const COLUMNS: &str =
    "o.order_id, o.user_id, o.store_id, o.product_id, o.order_no, o.create_ms,
  o.cancel_ms, o.status, o.close_reason, o.frozen, o.total_rp, o.discount_rp, o.pay_rp,
  o.is_unread, o.pay_method, o.paid_ms, o.closed_ms, o.reference,
  (SELECT y.status FROM payments AS y WHERE y.order_id = o.order_id
   AND y.share_no IS NULL ORDER BY y.payment_id DESC LIMIT 1),
  (SELECT p.withdrawn_ms IS NULL FROM products AS p WHERE p.id = o.product_id
   AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u
                   WHERE u.store_id = p.store_id AND u.refusal IS NOT NULL)),
  (SELECT s.split_id FROM splits AS s WHERE s.order_id = o.order_id),
  (SELECT count(*) FROM splits AS s JOIN split_shares AS l USING (split_id)
   WHERE s.order_id = o.order_id),
  (SELECT count(l.event_id) FROM splits AS s JOIN split_shares AS l USING (split_id)
   WHERE s.order_id = o.order_id),
  (SELECT json_group_array(json_array(t.visit_id, t.store_id, s.name))
   FROM vouchers AS v CROSS JOIN redemptions AS r ON r.coupon_id = v.coupon_id
   CROSS JOIN visits AS t ON t.visit_id = r.visit_id CROSS JOIN stores AS s ON s.id = t.store_id
   WHERE v.order_id = o.order_id AND r.status = 'CONFIRMED' AND t.user_id = o.user_id
     AND NOT EXISTS (SELECT 1 FROM reviews AS w WHERE w.visit_id = t.visit_id)
     AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u WHERE u.store_id = t.store_id
                     AND (u.refusal IS NOT NULL OR u.reviews IS NOT NULL))),
  (SELECT json_group_array(json_array(v.coupon_id, v.state, v.owner_id = o.user_id,
     v.buyer_id = o.user_id,
     EXISTS (SELECT 1 FROM gifts AS g WHERE g.coupon_id = v.coupon_id AND g.status = 'WAITING'),
     EXISTS (SELECT 1 FROM outlet_refusals AS f
             WHERE f.coupon_id = v.coupon_id AND f.choice IS NULL)))
   FROM vouchers AS v WHERE v.order_id = o.order_id)";

/// Reads [`COLUMNS`] followed by [`STATUS`].
pub fn order_row(row: &Row<'_>) -> rusqlite::Result<OrderRow> {
    let Json(frozen): Json<Frozen> = row.get(9)?;
    let (order_id, stored): (i64, String) = (row.get(0)?, row.get(7)?);
    let close_reason: Option<Wire<CloseReason>> = row.get(8)?;
    let pay_method: Option<Wire<PayMethod>> = row.get(14)?;
    let newest: Option<Wire<PayStatus>> = row.get(18)?;
    let (usable_list, hold) = left(row.get(24)?);
    let summary = OrderSummary {
        order_id: ids::order(order_id),
        order_no: row.get(4)?,
        create_time: row.get(5)?,
        cancel_time: row.get(6)?,
        order_status: row.get::<_, Wire<OrderStatus>>(25)?.0,
        pay_status: pay_status(&stored, newest.map(|status| status.0)),
        close_reason: close_reason.map(|reason| reason.0),
        item: frozen.item.clone(),
        total_amount: row.get(10)?,
        discount_amount: row.get(11)?,
        pay_amount: row.get(12)?,
        is_unread: row.get(13)?,
        split_id: row.get(20)?,
        split_progress: match row.get(21)? {
            0 => None,
            share_count => Some(SplitProgress {
                share_count,
                paid_count: row.get(22)?,
            }),
        },
        can_buy_again: row.get::<_, Option<bool>>(19)?.unwrap_or(false),
        visit_list: visits(row.get(23)?),
        usable_list,
        hold,
    };
    Ok(OrderRow {
        order_id,
        user_id: row.get(1)?,
        store_id: row.get(2)?,
        product_id: row.get(3)?,
        summary,
        frozen,
        pay_method: pay_method.map(|method| method.0),
        paid_ms: row.get(15)?,
        closed_ms: row.get(16)?,
        reference: row.get(17)?,
    })
}

/// The newest at each outlet.
fn visits(Json(mut rows): Json<Vec<(i64, i64, String)>>) -> Vec<OrderVisit> {
    rows.sort_by_key(|(visit_id, store_id, _)| (*store_id, Reverse(*visit_id)));
    rows.dedup_by_key(|(_, store_id, _)| *store_id);
    let visit = |(visit_id, store_id, store_name)| OrderVisit {
        visit_id: ids::visit(visit_id),
        store_id: ids::store(store_id),
        poi_id: ids::poi(store_id),
        store_name,
    };
    rows.into_iter().map(visit).collect()
}

/// Number, state, whether the buyer has it and bought it, and whether a gift or a refusal of it is open.
type Left = (i64, CouponState, u8, u8, u8, u8);

/// What can be used, in the order of the order's page; when that is nothing, what has the rest.
fn left(Json(mut rows): Json<Vec<Left>>) -> (Option<Vec<UsableVoucher>>, Option<OrderHold>) {
    rows.sort_unstable_by_key(|(coupon_id, ..)| *coupon_id);
    let mut usable = Vec::new();
    let mut hold = None;
    for (number, (coupon_id, state, is_own, is_bought, is_gift, is_refused)) in (1..).zip(rows) {
        let held = match state {
            CouponState::Refunding => OrderHold::Refunding,
            CouponState::NotDelivery | CouponState::Valid | CouponState::Locked => {
                match (is_own, is_bought) {
                    (0, 0) => OrderHold::Others,
                    (0, _) => OrderHold::Given,
                    _ if state == CouponState::Locked => match is_refused {
                        1 => OrderHold::Refused,
                        _ => OrderHold::Locked,
                    },
                    _ if is_gift == 1 => OrderHold::GiftWaiting,
                    _ => {
                        let coupon_id = ids::coupon(coupon_id);
                        usable.push(UsableVoucher { coupon_id, number });
                        continue;
                    }
                }
            }
            _ => continue,
        };
        hold = Some(hold.map_or(held, |first: OrderHold| first.min(held)));
    }
    match usable.is_empty() {
        true => (None, hold),
        false => (Some(usable), None),
    }
}

/// The order of a user; absent: there is none, or it is somebody else's.
pub fn of_user(
    connection: &Connection,
    order_id: i64,
    user_id: i64,
) -> Result<Option<OrderRow>, StoreError> {
    let sql =
        format!("SELECT {COLUMNS}, {STATUS} FROM orders AS o WHERE order_id = ?1 AND user_id = ?2");
    connection.first(&sql, [order_id, user_id], order_row)
}

/// Whoever's it is.
pub fn by_id(connection: &Connection, order_id: i64) -> Result<Option<OrderRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, {STATUS} FROM orders AS o WHERE order_id = ?1");
    connection.first(&sql, [order_id], order_row)
}

pub fn list_sql(filter: OrderFilter) -> String {
    let kept = match filter {
        OrderFilter::All => "AND ?2 IS NULL".to_owned(),
        _ => format!("AND ?2 = {STATUS}"),
    };
    format!(
        "SELECT {COLUMNS}, {STATUS} FROM orders AS o WHERE o.user_id = ?1 {kept}
         ORDER BY o.create_ms DESC, o.order_id DESC LIMIT ?3 OFFSET ?4"
    )
}

impl Database {
    /// A page, whether there is more, and how many of the page cannot be shown.
    pub async fn orders_of(
        &self,
        user_id: i64,
        filter: OrderFilter,
        page: Page,
        now_ms: u64,
    ) -> Result<(Vec<OrderSummary>, bool, Option<u32>), StoreError> {
        let read = self.read(move |connection| {
            // Every other filter has the name of the state that it keeps.
            let kept = (filter != OrderFilter::All).then_some(Wire(filter));
            let values = params![user_id, kept, page.limit(), page.start()];
            let rows = each(connection, &list_sql(filter), values, (0, 0), order_row)?;
            let (rows, has_more) = page.cut(rows.into_iter());
            Ok((parted(rows), has_more))
        });
        let ((rows, lacks), has_more) = read.await?;
        self.note_unreadable(&lacks, now_ms).await?;
        let orders = rows.into_iter().map(|row| row.summary).collect();
        Ok((orders, has_more, count(&lacks)))
    }
}
