//! Coupons that were claimed of a batch, as their rows say. Merchant 3 "Coupon batch".

use jajan_contract::ids::CouponId;
use jajan_contract::order::{states::CouponState, wallet::WalletCoupon};
use rusqlite::Connection;

use crate::ids::row;
use crate::pictures::paths;
use crate::store::coupons::batches::{self, Batch};
use crate::store::{FromRow, Sql, StoreError};
use crate::{ids, pictures, time};

#[derive(FromRow)]
pub struct ClaimedCoupon {
    pub coupon_id: row::ClaimedCoupon,
    pub user_id: row::User,
    /// The store that gave it, and the only one that takes it.
    pub store_id: row::Store,
    batch_number: i64,
    claimed_ms: u64,
    /// The last day that it is good for.
    valid_until: i64,
    pub used_ms: Option<u64>,
    /// What its codes are made from.
    pub seed: Vec<u8>,
}

const SELECT: &str = "SELECT c.coupon_id, c.user_id, c.store_id, c.batch_number, c.claimed_ms,
    c.valid_until, c.used_ms, s.seed
  FROM claimed_coupons AS c JOIN claimed_codes AS s USING (coupon_id)";

pub const OF_USER: &str = "WHERE c.user_id = ?1";
pub const BY_ID: &str = "WHERE c.coupon_id = ?1";
/// By the last four digits of its number.
pub const BY_TAIL: &str = "WHERE c.coupon_id % 10000 = ?1";

pub fn claimed_sql(which: &str) -> String {
    format!("{SELECT} {which}")
}

const STORE_SQL: &str = "SELECT name, ground, dish FROM stores WHERE id = ?1";

pub fn of_user(
    connection: &Connection,
    user_id: row::User,
) -> Result<Vec<ClaimedCoupon>, StoreError> {
    connection.rows(&claimed_sql(OF_USER), [user_id])
}

pub fn by_id(
    connection: &Connection,
    id: row::ClaimedCoupon,
) -> Result<Option<ClaimedCoupon>, StoreError> {
    connection.find(&claimed_sql(BY_ID), [id])
}

pub fn by_tail(connection: &Connection, tail: u64) -> Result<Vec<ClaimedCoupon>, StoreError> {
    connection.rows(&claimed_sql(BY_TAIL), [tail])
}

impl ClaimedCoupon {
    pub fn wire_id(&self) -> CouponId {
        ids::claimed_coupon(self.coupon_id)
    }

    /// `YYYY-MM-DD`
    pub fn last_day(&self) -> String {
        time::date_text(self.valid_until)
    }

    pub fn state(&self, now_ms: u64) -> CouponState {
        match self.used_ms {
            Some(_) => CouponState::Used,
            None if now_ms > self.valid_end_ms() => CouponState::Expired,
            None => CouponState::ValidCoupon,
        }
    }

    pub fn batch(&self, connection: &Connection) -> Result<Batch, StoreError> {
        let found = batches::of_number(connection, self.store_id, self.batch_number)?;
        found.ok_or_else(|| StoreError::Stopped("a batch is gone".to_owned()))
    }

    /// The last day counts to its end.
    fn valid_end_ms(&self) -> u64 {
        time::at(self.valid_until + 1, 0) - 1
    }

    /// Its line of the wallet, and when it was claimed.
    pub fn of_wallet(
        &self,
        connection: &Connection,
        now_ms: u64,
    ) -> Result<(WalletCoupon, u64), StoreError> {
        let batch = self.batch(connection)?;
        let (name, ground, dish): (String, String, String) =
            connection.row(STORE_SQL, [self.store_id])?;
        let coupon = WalletCoupon {
            coupon_id: Some(self.wire_id()),
            order_id: None,
            state: self.state(now_ms),
            name: batch.name(),
            image_url: paths::dish(self.store_id.0, &ground, &dish, 0),
            background_color: pictures::ground_color(&ground).to_owned(),
            store_id: ids::store(self.store_id),
            poi_id: ids::poi(self.store_id),
            store_name: name,
            distance: None,
            quantity: 1,
            pay_amount: None,
            discount_amount: Some(batch.discount_rp),
            use_order_amount_threshold: Some(batch.threshold_rp),
            refund: None,
            valid_start: self.claimed_ms,
            valid_end: self.valid_end_ms(),
            used_time: self.used_ms,
            cancel_time: None,
            split_id: None,
            gift: None,
            can_give: None,
            money: None,
            frozen: None,
        };
        Ok((coupon, self.claimed_ms))
    }
}
