//! A gift is made. Buying 2 "G WAITING".

use jajan_contract::order::gift::GiftCreateData;
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::store::gifts::rows::{BY_ID, gift};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};
use crate::time::{DAY_MS, day_number, day_start_ms};

/// Buying 2 "G EXPIRED".
const WAITS_MS: u64 = 3 * DAY_MS;
/// Buying 8.
pub const MOST_A_DAY: u32 = 10;

/// What a giver wants.
#[derive(Debug, Clone)]
pub struct Giving {
    pub coupon_id: row::Coupon,
    pub giver_id: row::User,
    pub note: String,
    /// One gift for one key.
    pub key: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotGiven {
    /// Not the giver's purchase, or in a state that does not allow it.
    State,
    TooMany,
    /// For another voucher.
    KeyReused,
}

impl Refuse for NotGiven {}

/// Condition over `vouchers AS v`, with the time as ?2 and the giver as ?3: the giver owns and has paid for
/// the voucher, it is untouched, it was never given before, and its partner's code was not shown.
pub const CAN_GIVE: &str = "v.owner_id = ?3 AND v.state = 'not_delivery' AND v.valid_end_ms > ?2
  AND NOT EXISTS (SELECT 1 FROM gifts AS h WHERE h.coupon_id = v.coupon_id
    AND h.status IN ('WAITING', 'CLAIMED', 'GIVEN_BACK'))
  AND NOT EXISTS (SELECT 1 FROM partner_codes AS c WHERE c.coupon_id = v.coupon_id)";

pub const GIVEN_TODAY_SQL: &str =
    "SELECT count(*) FROM gifts WHERE giver_id = ?1 AND created_ms >= ?2";

impl Database {
    pub async fn give(&self, giving: Giving) -> Outcome<GiftCreateData, NotGiven> {
        self.write_or_refuse(move |transaction| give(transaction, &giving))
            .await
    }
}

/// As [`Database::give`], in the writer's transaction.
pub fn give(transaction: &Transaction<'_>, giving: &Giving) -> Outcome<GiftCreateData, NotGiven> {
    let token = chance::link();
    let sql = "SELECT gift_id, coupon_id, status = 'WAITING' FROM gifts
               WHERE giver_id = ?1 AND made_key = ?2";
    let values = params![giving.giver_id, giving.key];
    let before: Option<(row::Gift, row::Coupon, bool)> = transaction.find(sql, values)?;
    let gift_id = match before {
        Some((_, coupon_id, _)) if coupon_id != giving.coupon_id => {
            return NotGiven::KeyReused.refuse();
        }
        Some((_, _, false)) => return NotGiven::State.refuse(),
        // Its reply was lost, and with it the only copy of the link: this one takes its place.
        Some((gift_id, _, true)) => {
            let sql = "UPDATE gifts SET token_hash = ?2 WHERE gift_id = ?1";
            transaction.run(sql, params![gift_id, chance::hash(&token)])?;
            gift_id
        }
        None => insert(transaction, giving, &token)?,
    };
    let row = gift(transaction, BY_ID, gift_id)?;
    let row =
        row.ok_or_else(|| StoreError::Stopped("a gift that was written is not there".to_owned()))?;
    Ok(GiftCreateData {
        gift: row.wire(),
        token,
    })
}

fn insert(
    transaction: &Transaction<'_>,
    giving: &Giving,
    token: &str,
) -> Outcome<row::Gift, NotGiven> {
    let now_ms = giving.now_ms;
    let sql = format!(
        "SELECT v.valid_end_ms FROM vouchers AS v
         WHERE v.coupon_id = ?1 AND {CAN_GIVE}"
    );
    let values = params![giving.coupon_id, now_ms, giving.giver_id];
    let found: Option<u64> = transaction.find_value(&sql, values)?;
    let valid_end_ms = found.ok_or(NotGiven::State)?;
    if given_today(transaction, giving.giver_id, now_ms)? >= MOST_A_DAY {
        return NotGiven::TooMany.refuse();
    }
    let sql = "INSERT INTO gifts (coupon_id, giver_id, made_key, token_hash, note, status,
                 created_ms, expires_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, 'WAITING', ?6, ?7)";
    let values = params![
        giving.coupon_id,
        giving.giver_id,
        giving.key,
        chance::hash(token),
        giving.note,
        now_ms,
        valid_end_ms.min(now_ms + WAITS_MS)
    ];
    transaction.run(sql, values)?;
    Ok(row::Gift(transaction.last_insert_rowid()))
}

fn given_today(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<u32, StoreError> {
    let values = params![user_id, day_start_ms(day_number(now_ms))];
    connection.value(GIVEN_TODAY_SQL, values)
}
