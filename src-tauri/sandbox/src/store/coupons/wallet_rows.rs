//! The rows of the wallet, as its lines.

use jajan_contract::ids::SplitId;
use jajan_contract::order::{states::CouponState, wallet::WalletCoupon};
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::coupons::claimed;
use crate::store::coupons::wallet_line::Line;
use crate::store::gifts::desk::of_coupon;
use crate::store::orders::frozen::Frozen;
use crate::store::orders::status::coupon_state;
use crate::store::redemptions::refusal_rows::frozen_by;
use crate::store::refunds::rows::money_of;
use crate::store::unreadable::{Each, alone, each_row};
use crate::store::{FromRow, StoreError};

pub const BOUGHT_SQL: &str = "SELECT v.coupon_id AS item, v.order_id, o.frozen, v.store_id,
    v.issued_ms AS since_ms, v.state, v.paid_rp, v.valid_start_ms, v.valid_end_ms, v.used_ms,
    v.buyer_id <> v.owner_id AS was_given, c.opened_ms IS NOT NULL AS is_opened,
    o.user_id = ?1 AS is_own_order, s.split_id
  FROM vouchers AS v JOIN orders AS o USING (order_id)
    LEFT JOIN partner_codes AS c ON c.coupon_id = v.coupon_id
    LEFT JOIN splits AS s ON s.order_id = v.order_id
  WHERE v.owner_id = ?1";

pub const UNPAID_SQL: &str = "SELECT o.order_id AS item, o.order_id, o.frozen, o.store_id,
    o.create_ms AS since_ms, o.status, o.pay_rp, o.cancel_ms, s.split_id
  FROM orders AS o LEFT JOIN splits AS s USING (order_id) WHERE o.user_id = ?1 AND o.status <> 'PAID'";

/// What its order says of a line.
#[derive(FromRow)]
struct Ordered {
    order_id: row::Order,
    #[row(json)]
    frozen: Frozen,
    store_id: row::Store,
    since_ms: u64,
}

#[derive(FromRow)]
struct BoughtRow {
    /// The voucher.
    item: row::Coupon,
    #[row(nested)]
    ordered: Ordered,
    #[row(wire)]
    state: CouponState,
    paid_rp: u32,
    valid_start_ms: u64,
    valid_end_ms: u64,
    used_ms: Option<u64>,
    /// By its buyer, to the user.
    was_given: bool,
    /// Its partner's code is known to the user.
    is_opened: bool,
    is_own_order: bool,
    split_id: Option<String>,
}

#[derive(FromRow)]
struct UnpaidRow {
    #[row(nested)]
    ordered: Ordered,
    status: String,
    pay_rp: u32,
    cancel_ms: u64,
    split_id: Option<String>,
}

/// The vouchers that the user owns.
pub fn bought(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<Each<Line>>, StoreError> {
    let rows: Vec<Each<BoughtRow>> = each_row(connection, BOUGHT_SQL, [user_id])?;
    let lines = rows.into_iter().map(|row| match row {
        Ok(row) => {
            let (order_id, coupon_id) = (row.ordered.order_id, row.item);
            let line = completed(connection, coupon_id, row.line(now_ms), user_id, now_ms);
            alone(line, order_id, coupon_id.0)
        }
        Err(lacks) => Ok(Each::Err(lacks)),
    });
    lines.collect()
}

impl BoughtRow {
    fn line(self, now_ms: u64) -> Line {
        let is_refunded = matches!(self.state, CouponState::Refunding | CouponState::Return);
        // The money returns to the giver: whom it was given to sees that it is over.
        let state = match self.was_given && is_refunded && self.valid_end_ms <= now_ms {
            true => CouponState::Expired,
            false => coupon_state(self.state, self.valid_start_ms, now_ms),
        };
        let mut line = self.ordered.line(state);
        line.coupon.coupon_id = Some(ids::coupon(self.item));
        if self.was_given {
            // The giver's order and payment are left out.
            line.coupon.order_id = None;
        } else {
            line.coupon.pay_amount = Some(self.paid_rp);
            line.coupon.split_id = self
                .split_id
                .filter(|_| !self.is_own_order)
                .map(SplitId::new);
        }
        line.coupon.quantity = 1;
        line.coupon.valid_start = self.valid_start_ms;
        line.coupon.valid_end = self.valid_end_ms;
        line.coupon.used_time = self.used_ms;
        line.coupon.refund = line.coupon.refund.filter(|_| !self.is_opened);
        line
    }
}

/// With what other tables have of the voucher.
fn completed(
    connection: &Connection,
    coupon_id: row::Coupon,
    mut line: Line,
    user_id: row::User,
    now_ms: u64,
) -> Result<Line, StoreError> {
    let (gift, can_give) = of_coupon(connection, coupon_id, user_id, now_ms)?;
    line.coupon.gift = gift;
    line.coupon.can_give = can_give.then_some(true);
    match line.coupon.state {
        CouponState::Refunding | CouponState::Return => {
            line.coupon.money = money_of(connection, coupon_id, user_id)?;
        }
        CouponState::Locked => line.coupon.frozen = frozen_by(connection, coupon_id)?,
        _ => {}
    }
    Ok(line)
}

/// The orders of the user that are not paid.
pub fn unpaid(connection: &Connection, user_id: row::User) -> Result<Vec<Each<Line>>, StoreError> {
    let rows: Vec<Each<UnpaidRow>> = each_row(connection, UNPAID_SQL, [user_id])?;
    Ok(rows
        .into_iter()
        .map(|row| row.map(UnpaidRow::line))
        .collect())
}

impl UnpaidRow {
    fn line(self) -> Line {
        let is_waiting = self.status == "WAIT_PAY";
        let mut line = self.ordered.line(match is_waiting {
            true => CouponState::WaitPay,
            false => CouponState::Cancel,
        });
        line.coupon.pay_amount = Some(self.pay_rp);
        line.coupon.cancel_time = is_waiting.then_some(self.cancel_ms);
        line.coupon.split_id = self.split_id.map(SplitId::new);
        line
    }
}

impl Ordered {
    fn line(self, state: CouponState) -> Line {
        let item = self.frozen.item;
        let coupon = WalletCoupon {
            coupon_id: None,
            order_id: Some(ids::order(self.order_id)),
            state,
            name: item.product_name,
            image_url: item.image_url,
            background_color: item.background_color,
            store_id: ids::store(self.store_id),
            poi_id: item.poi_id,
            store_name: item.store_name,
            distance: None,
            quantity: item.quantity,
            pay_amount: None,
            discount_amount: None,
            use_order_amount_threshold: None,
            refund: Some(item.refund),
            valid_start: item.valid_start,
            valid_end: item.valid_end,
            used_time: None,
            cancel_time: None,
            split_id: None,
            gift: None,
            can_give: None,
            money: None,
            frozen: None,
        };
        Line {
            coupon,
            since_ms: self.since_ms,
            distance_mm: None,
            usage: Some(item.usage),
        }
    }
}

/// The coupons that the user claimed.
pub fn claimed(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<Line>, StoreError> {
    let coupons = claimed::of_user(connection, user_id)?;
    let lines = coupons.iter().map(|coupon| {
        let (coupon, since_ms) = coupon.of_wallet(connection, now_ms)?;
        Ok(Line {
            coupon,
            since_ms,
            distance_mm: None,
            usage: None,
        })
    });
    lines.collect()
}
