//! A few people with a history, whose phones tests and demos may count on. README "People".

use jajan_contract::sandbox::FreezeReason;
use rusqlite::{Transaction, params};

use crate::store::StoreError;
use crate::store::columns::Wire;

/// 5 January 2026 in Jakarta.
const JOINED_MS: u64 = 1_767_582_000_000;

const GIFTED: &str = "81200000003";
/// The end of 2035 in Jakarta: a demo must not run out of them.
pub const GOOD_UNTIL_MS: u64 = 2_082_733_199_999;

/// Phone, name, invite code, and why frozen.
type UserRow = (
    &'static str,
    &'static str,
    &'static str,
    Option<FreezeReason>,
);

pub static USERS: [UserRow; 3] = [
    ("81200000001", "Sari Wulandari", "SARW2026", None),
    (
        "81200000002",
        "Budi Santoso",
        "BVDS2026",
        Some(FreezeReason::UnusualOrders),
    ),
    ("81200000003", "Dewi Lestari", "DEWY2026", None),
];

/// Those who are there already keep what they did.
pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "INSERT INTO users (country_code, phone_no, user_name, head_portrait, invite_code,
                            registry_channel, share_method, frozen_reason, created_ms)
         VALUES ('62', ?1, ?2, '', ?3, '', '', ?4, ?5) ON CONFLICT DO NOTHING",
    )?;
    for (phone_no, name, invite_code, frozen) in USERS {
        let reason = frozen.map(Wire);
        statement.execute(params![phone_no, name, invite_code, reason, JOINED_MS])?;
    }
    red_packets(transaction)?;
    favourites(transaction)
}

/// What Dewi keeps; one of them has closed. Sari keeps nothing yet.
fn favourites(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute(
        "INSERT INTO favourites (user_id, store_id, sort)
         SELECT user_id, kept.column1, kept.column2
         FROM users, (VALUES (24, 1), (5, 2), (13, 3), (9000001, 4), (1, 5), (36, 6), (17, 7),
                             (8, 8), (60, 9), (3, 10), (11, 11), (42, 12)) AS kept
         WHERE phone_no = ?1
           AND NOT EXISTS (SELECT 1 FROM favourites AS f WHERE f.user_id = users.user_id)",
        [GIFTED],
    )?;
    Ok(())
}

/// Dewi can use two; Sari has none, for whom the coupon filter says so.
fn red_packets(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    transaction.execute(
        "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms)
         SELECT user_id, gift.column1, 'welcome', ?2, ?3
         FROM users, (VALUES (10000), (20000)) AS gift
         WHERE phone_no = ?1
           AND NOT EXISTS (SELECT 1 FROM red_packets AS r WHERE r.user_id = users.user_id)",
        params![GIFTED, JOINED_MS, GOOD_UNTIL_MS],
    )?;
    Ok(())
}
