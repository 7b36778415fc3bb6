//! Claiming coupons of a batch. Merchant 7 "/market/coupon/receive".
//!
//! Invariant: stock and limits are looked at and changed in one transaction, and there is one
//! writer: of two who want the last one, one gets it.

use rusqlite::{Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::store::account::unread;
use crate::store::catalog::refusal;
use crate::store::coupons::batches;
use crate::store::coupons::store_coupons::{self, Claimed};
use crate::store::done_keys::{self, Act, KeyReused};
use crate::store::{Database, Outcome, Refuse, Sql, Stop};

/// Why there is no coupon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotClaimed {
    SoldOut,
    LimitReached,
    /// Switched off, or its store's page does not open.
    Ended,
    /// No such batch.
    Absent,
    /// For another claim.
    KeyReused,
}

impl Refuse for NotClaimed {}

impl From<KeyReused> for NotClaimed {
    fn from(KeyReused: KeyReused) -> Self {
        Self::KeyReused
    }
}

/// So many copies of one batch.
#[derive(Debug, Clone, Copy)]
pub struct Claim {
    pub user_id: row::User,
    pub store_id: row::Store,
    pub batch_number: i64,
    pub copies: u32,
}

impl Database {
    /// Gives all copies or none, once for a key. Answers how many unused ones the user holds now.
    /// `today` is the day in Asia/Jakarta.
    pub async fn claim_coupons(
        &self,
        asked: Claim,
        key: String,
        now_ms: u64,
        today: i64,
    ) -> Outcome<u32, NotClaimed> {
        self.write_or_refuse(move |transaction| once(transaction, asked, &key, now_ms, today))
            .await
    }
}

fn once(
    transaction: &Transaction<'_>,
    asked: Claim,
    key: &str,
    now_ms: u64,
    today: i64,
) -> Outcome<u32, NotClaimed> {
    let Claim {
        user_id,
        store_id,
        batch_number,
        copies,
    } = asked;
    let act = Act {
        user_id,
        key,
        act: &format!("claim {store_id} {batch_number} {copies}"),
        now_ms,
    };
    if let Some(held) = done_keys::answered(transaction, &act).map_err(Stop::widen)? {
        return Ok(u32::try_from(held).unwrap_or_default());
    }
    let held = claim(transaction, asked, now_ms, today)?;
    done_keys::done(transaction, &act, held.into())?;
    Ok(held)
}

/// A claim, in the writer's transaction.
pub fn claim(
    transaction: &Transaction<'_>,
    claim: Claim,
    now_ms: u64,
    today: i64,
) -> Outcome<u32, NotClaimed> {
    let Claim {
        user_id,
        store_id,
        batch_number,
        copies,
    } = claim;
    if !refusal::exists(transaction, store_id)? {
        return NotClaimed::Absent.refuse();
    }
    let batch = batches::of_number(transaction, store_id, batch_number)?;
    let batch = batch.ok_or(NotClaimed::Absent)?;
    let refusal = refusal::refusal(transaction, store_id)?;
    if !batch.is_on || refusal.is_some() {
        return NotClaimed::Ended.refuse();
    }
    let claimed: Claimed =
        store_coupons::claimed(transaction, store_id, batch_number, Some(user_id), today)?;
    // Checked before the stock: a user at the limit is told so also when it is sold out.
    if claimed.ever + copies > batch.total_limit || claimed.today + copies > batch.daily_limit {
        return NotClaimed::LimitReached.refuse();
    }
    if claimed.stock(&batch) < copies {
        return NotClaimed::SoldOut.refuse();
    }
    let sql = "INSERT INTO claimed_batches VALUES (?1, ?2, ?3)
               ON CONFLICT (store_id, batch_number) DO UPDATE SET claimed = claimed + ?3";
    transaction.run(sql, params![store_id, batch_number, copies])?;
    let valid_until = batch.last_day(today);
    for _ in 0..copies {
        let sql = "INSERT INTO claimed_coupons
                   (user_id, store_id, batch_number, day, claimed_ms, valid_until)
                   VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        let values = params![user_id, store_id, batch_number, today, now_ms, valid_until];
        transaction.run(sql, values)?;
        let sql = "INSERT INTO claimed_codes VALUES (last_insert_rowid(), ?1)";
        transaction.run(sql, [chance::bytes::<20>()])?;
        // Spec home 4: a received coupon adds one.
        unread::add(transaction, user_id, "account", "coupon")?;
    }
    Ok(claimed.held + copies)
}
