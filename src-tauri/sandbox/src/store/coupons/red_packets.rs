//! Red packets of users: given, not bought, and good until a day. Contract `stores`
//! `isNoCouponAvailable`; spec home 5 "coupon available".

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::account::unread;
use crate::store::{Database, Sql, StoreError};
use crate::time;

/// What a newcomer gets. Assumption: the specs know new-gift red packets, not their amounts.
const WELCOME_RP: [u32; 2] = [10_000, 15_000];
const WELCOME_DAYS: i64 = 7;

pub const USABLE_SQL: &str = "SELECT 1 FROM red_packets WHERE user_id = ?1 AND expires_ms >= ?2
  AND used_ms IS NULL AND locked_by IS NULL AND (?3 OR NOT is_app_only)";

/// The gift for a new user: two red packets, which are the first that is unread.
pub fn welcome(
    transaction: &Transaction<'_>,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    // Spec home 9: good until 23:59 of the day that is shown.
    let expires_ms = time::day_start_ms(time::day_number(now_ms) + WELCOME_DAYS + 1) - 1;
    for amount_rp in WELCOME_RP {
        let sql = "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms)
                   VALUES (?1, ?2, 'welcome', ?3, ?4)";
        transaction.run(sql, params![user_id, amount_rp, now_ms, expires_ms])?;
        // Spec home 4: a received coupon adds one.
        unread::add(transaction, user_id, "account", "coupon")?;
    }
    Ok(())
}

impl Database {
    /// Whether the user has a red packet that an order could take now: an order that waits for its
    /// payment locks one, and a browser uses none of the app's.
    pub async fn has_usable_red_packet(
        &self,
        user_id: row::User,
        is_app: bool,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.read(move |connection| connection.has(USABLE_SQL, params![user_id, now_ms, is_app]))
            .await
    }
}
