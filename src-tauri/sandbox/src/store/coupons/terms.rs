//! What was promised when a voucher was bought, and what has become of its money.

use jajan_contract::{
    order::{checkout::OrderItem, wallet::BoughtTerms},
    product::PriceSource,
};
use rusqlite::{Connection, params};

use crate::ids;
use crate::store::columns::Json;
use crate::store::gifts;
use crate::store::orders::frozen::Frozen;
use crate::store::refunds::destinations::money_back;
use crate::store::refunds::{candidates::blocked_by, rows as refunds};
use crate::store::{Sql, StoreError};

pub const TERMS_SQL: &str = "SELECT o.frozen, o.order_no, v.discount_share_rp
  FROM vouchers AS v JOIN orders AS o USING (order_id) WHERE v.coupon_id = ?1 AND v.owner_id = ?2";

/// Of a voucher that this user owns.
pub fn terms(
    connection: &Connection,
    coupon_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<BoughtTerms, StoreError> {
    let sql = "SELECT buyer_id = ?2 FROM vouchers WHERE coupon_id = ?1";
    let is_buyer: bool = connection.one(sql, [coupon_id, user_id], |row| row.get(0))?;
    // Of money that is another's nothing is told.
    let refund_id = match is_buyer {
        true => refunds::of_coupon(connection, coupon_id, user_id)?,
        false => None,
    };
    let refund_blocked_by = blocked_by(connection, coupon_id, user_id, now_ms)?;
    let sql =
        "SELECT order_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2 AND buyer_id = ?2";
    let own: Option<i64> = connection.first(sql, [coupon_id, user_id], |row| row.get(0))?;
    let back = own.map(|order_id| money_back(connection, order_id, user_id, now_ms));
    let money_back = back.transpose()?.flatten();
    let more_list = more(connection, coupon_id, user_id, now_ms)?;
    connection.one(TERMS_SQL, [coupon_id, user_id], |row| {
        let Json(Frozen {
            item,
            bill_rules,
            face_value,
        }) = row.get(0)?;
        Ok(BoughtTerms {
            order_no: if is_buyer { row.get(1)? } else { None },
            item: if is_buyer { item } else { given(item) },
            bill_rules,
            face_value,
            discount_share: if is_buyer { row.get(2)? } else { 0 },
            refund_id,
            refund_blocked_by,
            money_back: money_back.clone(),
            more_list,
        })
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
    coupon_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<String>, StoreError> {
    let values = params![coupon_id, user_id, now_ms];
    let mut found: Vec<i64> = connection.all(MORE_SQL, values, |row| row.get(0))?;
    found.sort_unstable();
    let mut more = Vec::with_capacity(found.len());
    for other in found {
        if !gifts::waits(connection, other)? {
            more.push(ids::coupon(other));
        }
    }
    Ok(more)
}
