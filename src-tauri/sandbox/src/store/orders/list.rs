//! A buyer's orders, newest first. Contract `order_list`.

use std::cmp::Reverse;

use jajan_contract::ids::SplitId;
use jajan_contract::order::{
    money::PayMethod,
    orders::{OrderFilter, OrderHold, OrderSummary, OrderVisit, UsableVoucher},
    split_choice::SplitProgress,
    states::{CloseReason, CouponState, OrderStatus, PayStatus},
};
use rusqlite::{Connection, params};

use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::orders::frozen::Frozen;
use crate::store::orders::status::{STATUS, pay_status};
use crate::store::page::Page;
use crate::store::unreadable::{Each, count, each_row, parted};
use crate::store::{Database, FromRow, Sql, StoreError};

/// A row of `orders` with what is computed of it.
pub struct OrderRow {
    pub order_id: row::Order,
    pub user_id: row::User,
    pub store_id: row::Store,
    pub product_id: row::Product,
    pub summary: OrderSummary,
    pub frozen: Frozen,
    pub pay_method: Option<PayMethod>,
    pub paid_ms: Option<u64>,
    pub closed_ms: Option<u64>,
    pub reference: Option<String>,
}

/// What is read of `orders AS o`.
#[derive(FromRow)]
struct Columns {
    order_id: row::Order,
    user_id: row::User,
    store_id: row::Store,
    product_id: row::Product,
    order_no: String,
    create_ms: u64,
    cancel_ms: u64,
    /// As it is stored.
    status: String,
    #[row(wire)]
    order_status: OrderStatus,
    #[row(wire)]
    close_reason: Option<CloseReason>,
    #[row(json)]
    frozen: Frozen,
    total_rp: u32,
    discount_rp: u32,
    pay_rp: u32,
    is_unread: bool,
    #[row(wire)]
    pay_method: Option<PayMethod>,
    paid_ms: Option<u64>,
    closed_ms: Option<u64>,
    reference: Option<String>,
    #[row(wire)]
    newest_payment: Option<PayStatus>,
    /// Absent: the voucher is gone.
    can_buy_again: Option<bool>,
    split_id: Option<String>,
    share_count: u32,
    paid_share_count: u32,
    #[row(json)]
    visits: Vec<(row::Visit, row::Store, String)>,
    #[row(json)]
    vouchers_left: Vec<Left>,
}

const COLUMNS: &str = "o.order_id, o.user_id, o.store_id, o.product_id, o.order_no, o.create_ms,
  o.cancel_ms, o.status, o.close_reason, o.frozen, o.total_rp, o.discount_rp, o.pay_rp,
  o.is_unread, o.pay_method, o.paid_ms, o.closed_ms, o.reference,
  (SELECT y.status FROM payments AS y WHERE y.order_id = o.order_id
   AND y.share_no IS NULL ORDER BY y.payment_id DESC LIMIT 1) AS newest_payment,
  (SELECT p.withdrawn_ms IS NULL FROM products AS p WHERE p.id = o.product_id
   AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u
                   WHERE u.store_id = p.store_id AND u.refusal IS NOT NULL)) AS can_buy_again,
  (SELECT s.split_id FROM splits AS s WHERE s.order_id = o.order_id) AS split_id,
  (SELECT count(*) FROM splits AS s JOIN split_shares AS l USING (split_id)
   WHERE s.order_id = o.order_id) AS share_count,
  (SELECT count(l.event_id) FROM splits AS s JOIN split_shares AS l USING (split_id)
   WHERE s.order_id = o.order_id) AS paid_share_count,
  (SELECT json_group_array(json_array(t.visit_id, t.store_id, s.name))
   FROM vouchers AS v CROSS JOIN redemptions AS r ON r.coupon_id = v.coupon_id
   CROSS JOIN visits AS t ON t.visit_id = r.visit_id CROSS JOIN stores AS s ON s.id = t.store_id
   WHERE v.order_id = o.order_id AND r.status = 'CONFIRMED' AND t.user_id = o.user_id
     AND NOT EXISTS (SELECT 1 FROM reviews AS w WHERE w.visit_id = t.visit_id)
     AND NOT EXISTS (SELECT 1 FROM unusual_stores AS u WHERE u.store_id = t.store_id
                     AND (u.refusal IS NOT NULL OR u.reviews IS NOT NULL))) AS visits,
  (SELECT json_group_array(json_array(v.coupon_id, v.state, v.owner_id = o.user_id,
     v.buyer_id = o.user_id,
     EXISTS (SELECT 1 FROM gifts AS g WHERE g.coupon_id = v.coupon_id AND g.status = 'WAITING'),
     EXISTS (SELECT 1 FROM outlet_refusals AS f
             WHERE f.coupon_id = v.coupon_id AND f.choice IS NULL)))
   FROM vouchers AS v WHERE v.order_id = o.order_id) AS vouchers_left";

impl From<Columns> for OrderRow {
    fn from(row: Columns) -> Self {
        let (usable_list, hold) = left(row.vouchers_left);
        let summary = OrderSummary {
            order_id: ids::order(row.order_id),
            order_no: row.order_no,
            create_time: row.create_ms,
            cancel_time: row.cancel_ms,
            order_status: row.order_status,
            pay_status: pay_status(&row.status, row.newest_payment),
            close_reason: row.close_reason,
            item: row.frozen.item.clone(),
            total_amount: row.total_rp,
            discount_amount: row.discount_rp,
            pay_amount: row.pay_rp,
            is_unread: row.is_unread,
            split_id: row.split_id.map(SplitId::new),
            split_progress: (row.share_count > 0).then_some(SplitProgress {
                share_count: row.share_count,
                paid_count: row.paid_share_count,
            }),
            can_buy_again: row.can_buy_again.unwrap_or(false),
            visit_list: visits(row.visits),
            usable_list,
            hold,
        };
        Self {
            order_id: row.order_id,
            user_id: row.user_id,
            store_id: row.store_id,
            product_id: row.product_id,
            summary,
            frozen: row.frozen,
            pay_method: row.pay_method,
            paid_ms: row.paid_ms,
            closed_ms: row.closed_ms,
            reference: row.reference,
        }
    }
}

/// The newest at each outlet.
fn visits(mut rows: Vec<(row::Visit, row::Store, String)>) -> Vec<OrderVisit> {
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
type Left = (row::Coupon, CouponState, u8, u8, u8, u8);

/// What can be used, in the order of the order's page; when that is nothing, what has the rest.
fn left(mut rows: Vec<Left>) -> (Option<Vec<UsableVoucher>>, Option<OrderHold>) {
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

/// The order of a user; absent: there is none, or it is another user's.
pub fn of_user(
    connection: &Connection,
    order_id: row::Order,
    user_id: row::User,
) -> Result<Option<OrderRow>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {STATUS} AS order_status FROM orders AS o
         WHERE order_id = ?1 AND user_id = ?2"
    );
    let found: Option<Columns> = connection.find(&sql, (order_id, user_id))?;
    Ok(found.map(OrderRow::from))
}

/// Of any user.
pub fn by_id(
    connection: &Connection,
    order_id: row::Order,
) -> Result<Option<OrderRow>, StoreError> {
    let sql =
        format!("SELECT {COLUMNS}, {STATUS} AS order_status FROM orders AS o WHERE order_id = ?1");
    let found: Option<Columns> = connection.find(&sql, [order_id])?;
    Ok(found.map(OrderRow::from))
}

pub fn list_sql(filter: OrderFilter) -> String {
    let kept = match filter {
        OrderFilter::All => "AND ?2 IS NULL".to_owned(),
        _ => format!("AND ?2 = {STATUS}"),
    };
    format!(
        "SELECT {COLUMNS}, {STATUS} AS order_status, o.order_id AS item FROM orders AS o
         WHERE o.user_id = ?1 {kept}
         ORDER BY o.create_ms DESC, o.order_id DESC LIMIT ?3 OFFSET ?4"
    )
}

impl Database {
    /// A page, whether there is more, and how many of the page cannot be shown.
    pub async fn orders_of(
        &self,
        user_id: row::User,
        filter: OrderFilter,
        page: Page,
        now_ms: u64,
    ) -> Result<(Vec<OrderSummary>, bool, Option<u32>), StoreError> {
        let read = self.read(move |connection| {
            // Every other filter has the name of the state that it keeps.
            let kept = (filter != OrderFilter::All).then_some(Wire(filter));
            let values = params![user_id, kept, page.limit(), page.start()];
            let rows: Vec<Each<Columns>> = each_row(connection, &list_sql(filter), values)?;
            let (rows, has_more) = page.cut(rows.into_iter());
            Ok((parted(rows), has_more))
        });
        let ((rows, lacks), has_more) = read.await?;
        self.note_unreadable(&lacks, now_ms).await?;
        let orders = rows.into_iter().map(|row| OrderRow::from(row).summary);
        Ok((orders.collect(), has_more, count(&lacks)))
    }
}
