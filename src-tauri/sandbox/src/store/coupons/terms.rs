//! What was promised when a voucher was bought, and what has become of its money.

use jajan_contract::ids::CouponId;
use jajan_contract::{
    order::{checkout::OrderItem, wallet::BoughtTerms},
    product::PriceSource,
};
use rusqlite::{Connection, params};

use crate::ids::{self, row};
use crate::store::gifts;
use crate::store::orders::frozen::Frozen;
use crate::store::refunds::destinations::money_back;
use crate::store::refunds::{candidates::blocked_by, rows as refunds};
use crate::store::{FromRow, Sql, StoreError};

pub const TERMS_SQL: &str = "SELECT o.frozen, o.order_no, v.discount_share_rp
  FROM vouchers AS v JOIN orders AS o USING (order_id) WHERE v.coupon_id = ?1 AND v.owner_id = ?2";

#[derive(FromRow)]
struct TermsRow {
    #[row(json)]
    frozen: Frozen,
    order_no: String,
    discount_share_rp: u32,
}

/// Of a voucher that this user owns.
pub fn terms(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
    now_ms: u64,
) -> Result<BoughtTerms, StoreError> {
    let sql = "SELECT buyer_id = ?2 FROM vouchers WHERE coupon_id = ?1";
    let is_buyer: bool = connection.value(sql, (coupon_id, user_id))?;
    // Amounts of other payers are left out.
    let refund_id = match is_buyer {
        true => refunds::of_coupon(connection, coupon_id, user_id)?,
        false => None,
    };
    let refund_blocked_by = blocked_by(connection, coupon_id, user_id, now_ms)?;
    let sql =
        "SELECT order_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2 AND buyer_id = ?2";
    let own: Option<row::Order> = connection.find_value(sql, (coupon_id, user_id))?;
    let back = own.map(|order_id| money_back(connection, order_id, user_id, now_ms));
    let money_back = back.transpose()?.flatten();
    let more_list = more(connection, coupon_id, user_id, now_ms)?;
    let row: TermsRow = connection.row(TERMS_SQL, (coupon_id, user_id))?;
    let Frozen {
        item,
        bill_rules,
        face_value,
    } = row.frozen;
    Ok(BoughtTerms {
        order_no: is_buyer.then_some(row.order_no),
        item: if is_buyer { item } else { given(item) },
        bill_rules,
        face_value,
        discount_share: if is_buyer { row.discount_share_rp } else { 0 },
        refund_id,
        refund_blocked_by,
        money_back,
        more_list,
    })
}

/// As who was given it sees it: with the price of everybody, and nothing of its order.
fn given(item: OrderItem) -> OrderItem {
    OrderItem {
        sale_price: item.original_price,
        price_source: PriceSource::Normal,
        detail_id: None,
        quantity: 1,
        ..item
    }
}

pub const MORE_SQL: &str =
    "SELECT v.coupon_id FROM vouchers AS own JOIN vouchers AS v USING (order_id)
  WHERE own.coupon_id = ?1 AND v.coupon_id <> ?1 AND v.owner_id = ?2
    AND v.state IN ('not_delivery', 'valid') AND ?3 BETWEEN v.valid_start_ms AND v.valid_end_ms";

/// One whose gift link is out cannot be used.
fn more(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<CouponId>, StoreError> {
    let values = params![coupon_id, user_id, now_ms];
    let mut found: Vec<row::Coupon> = connection.values(MORE_SQL, values)?;
    found.sort_unstable();
    let mut more = Vec::with_capacity(found.len());
    for other in found {
        if !gifts::waits(connection, other)? {
            more.push(ids::coupon(other));
        }
    }
    Ok(more)
}
