//! The coupons that a user has claimed, as lines of the wallet.

use jajan_contract::order::states::CouponState;
use jajan_contract::order::wallet::WalletCoupon;
use rusqlite::Connection;

use crate::city::details::batches::{self, Batch};
use crate::store::coupons::wallet_line::{Line, STORE_SQL};
use crate::store::{Sql, StoreError};
use crate::{ids, pictures, time};

pub const CLAIMED_SQL: &str = "SELECT coupon_id, store_id, batch_number, claimed_ms, valid_until,
    used_ms
  FROM claimed_coupons WHERE user_id = ?1";

/// A row of `claimed_coupons`.
struct Claimed {
    coupon_id: i64,
    store_id: i64,
    batch_number: i64,
    claimed_ms: u64,
    valid_until: i64,
    used_ms: Option<u64>,
}

pub fn claimed(
    connection: &Connection,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<Line>, StoreError> {
    let rows = connection.all(CLAIMED_SQL, [user_id], |row| {
        Ok(Claimed {
            coupon_id: row.get(0)?,
            store_id: row.get(1)?,
            batch_number: row.get(2)?,
            claimed_ms: row.get(3)?,
            valid_until: row.get(4)?,
            used_ms: row.get(5)?,
        })
    })?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let batch = batches::of_store(row.store_id)
            .into_iter()
            .find(|batch| batch.number == row.batch_number);
        let batch = batch.ok_or_else(|| StoreError::Stopped("a batch is gone".to_owned()))?;
        lines.push(of_batch(connection, &row, &batch, now_ms)?);
    }
    Ok(lines)
}

fn of_batch(
    connection: &Connection,
    row: &Claimed,
    batch: &Batch,
    now_ms: u64,
) -> Result<Line, StoreError> {
    let [name, ground, dish]: [String; 3] = connection.one(STORE_SQL, [row.store_id], |store| {
        Ok([store.get(2)?, store.get(3)?, store.get(4)?])
    })?;
    // The last day counts to its end.
    let valid_end = time::at(row.valid_until + 1, 0) - 1;
    let coupon = WalletCoupon {
        coupon_id: Some(ids::claimed_coupon(row.coupon_id)),
        order_id: None,
        state: match row.used_ms {
            Some(_) => CouponState::Used,
            None if now_ms > valid_end => CouponState::Expired,
            None => CouponState::ValidCoupon,
        },
        name: batch.name(),
        image_url: format!("/img/dish/{ground}/{dish}.png"),
        background_color: pictures::ground_color(&ground).to_owned(),
        store_id: ids::store(row.store_id),
        poi_id: ids::poi(row.store_id),
        store_name: name,
        distance: None,
        quantity: 1,
        pay_amount: None,
        discount_amount: Some(batch.discount_rp),
        use_order_amount_threshold: Some(batch.threshold_rp),
        refund: None,
        valid_start: row.claimed_ms,
        valid_end,
        used_time: row.used_ms,
        cancel_time: None,
        split_id: None,
        gift: None,
        can_give: None,
        money: None,
        frozen: None,
    };
    Ok(Line {
        coupon,
        since_ms: row.claimed_ms,
        distance_mm: None,
        usage: None,
    })
}
