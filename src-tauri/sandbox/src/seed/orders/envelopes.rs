//! Dewi's red envelopes: one for each reason why it does not fit. Buying 9.

use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::seed::orders::samples::sample_order;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

pub const DEWI: &str = "81200000003";

/// Rupiah, least total, days until it expires, number of its only voucher, for the app alone.
const ENVELOPES: [(u32, u32, i64, Option<i64>, bool); 4] = [
    (12_000, 0, -1, None, false),
    (50_000, 300_000, 20, None, false),
    (25_000, 0, 20, Some(1), false),
    (15_000, 0, 20, None, true),
];
/// That an order holds which waits for its payment.
const LOCKED_RP: u32 = 5_000;

/// Two that fit everything are the seed's (`seed/users.rs`).
pub fn write(
    transaction: &Transaction<'_>,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    for (amount_rp, threshold_rp, days, product, is_app_only) in ENVELOPES {
        let expires_ms = now_ms.saturating_add_signed(days * DAY_MS as i64);
        let products = serde_json::to_string(&Vec::from_iter(product))?;
        let sql = "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms,
                     threshold_rp, products, is_app_only)
                   VALUES (?1, ?2, 'sample', ?3, ?4, ?5, ?6, ?7)";
        let values = params![
            user_id,
            amount_rp,
            now_ms,
            expires_ms,
            threshold_rp,
            products,
            is_app_only
        ];
        transaction.run(sql, values)?;
    }
    let sql = "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms)
               VALUES (?1, ?2, 'sample', ?3, ?4)";
    let expires_ms = now_ms.saturating_add(20 * DAY_MS);
    transaction.run(sql, params![user_id, LOCKED_RP, now_ms, expires_ms])?;
    let locked = Some((row::RedPacket(transaction.last_insert_rowid()), LOCKED_RP));
    sample_order(transaction, user_id, now_ms.saturating_sub(60_000), locked)
}
