//! What the console and an order show of gifts.

use jajan_contract::order::gift::Gift;
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::gifts::create::CAN_GIVE;
use crate::store::gifts::rows::{GiftRow, NEWEST, NEWEST_OF_COUPON, gift, gift_sql};
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, Sql, StoreError};

impl Database {
    /// Newest first.
    pub async fn newest_gifts(&self, limit: u32) -> Result<Listed<Gift>, StoreError> {
        self.read(move |connection| {
            let wire = |row: GiftRow| Ok(row.wire());
            listed_rows(connection, &gift_sql(NEWEST), [limit], wire)
        })
        .await
    }
}

/// The newest gift of a voucher, when the user gave or received it, and whether the user can give it now.
pub fn of_coupon(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
    now_ms: u64,
) -> Result<(Option<Gift>, bool), StoreError> {
    let newest = gift(connection, NEWEST_OF_COUPON, coupon_id)?;
    let newest = newest.filter(|gift| gift.is_of(user_id));
    let sql = format!("SELECT 1 FROM vouchers AS v WHERE v.coupon_id = ?1 AND {CAN_GIVE}");
    let can_give = connection.has(&sql, params![coupon_id, now_ms, user_id])?;
    Ok((newest.map(GiftRow::wire), can_give))
}
