//! The stores that take a voucher of a wallet. Contract `couponApplicableStoreList`.
//!
//! Whether it is still on sale does not matter: it was bought.

use jajan_contract::ids::CouponId;
use rusqlite::{Connection, Params};

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::applicable_stores::{self, TakingStores};
use crate::store::page::Page;
use crate::store::{Database, Sql, StoreError, Viewer};

pub const BOUGHT_SQL: &str = "SELECT store_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2";
pub const CLAIMED_SQL: &str =
    "SELECT store_id FROM claimed_coupons WHERE coupon_id = ?1 AND user_id = ?2";

impl Database {
    /// Absent: the user has no such voucher or coupon.
    pub async fn coupon_stores(
        &self,
        user_id: row::User,
        coupon_id: CouponId,
        page: Page,
        position: Option<Position>,
        now_ms: u64,
    ) -> Result<Option<TakingStores>, StoreError> {
        self.read(move |connection| {
            let viewer = Viewer::member(user_id, now_ms);
            // A coupon is claimed of one store, a voucher of a brand is taken by all of it.
            let stores = match ids::coupon_number(&coupon_id) {
                Some(number) => match store_of(connection, BOUGHT_SQL, (number, user_id))? {
                    Some(own) => applicable_stores::all(connection, own, position)?,
                    None => return Ok(None),
                },
                None => match ids::claimed_coupon_number(&coupon_id) {
                    Some(number) => match store_of(connection, CLAIMED_SQL, (number, user_id))? {
                        Some(own) => vec![own],
                        None => return Ok(None),
                    },
                    None => return Ok(None),
                },
            };
            applicable_stores::page_of(connection, stores, page, position, viewer).map(Some)
        })
        .await
    }
}

fn store_of(
    connection: &Connection,
    sql: &str,
    values: impl Params,
) -> Result<Option<row::Store>, StoreError> {
    connection.find_value(sql, values)
}
