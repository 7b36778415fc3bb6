//! Claiming coupons of a batch. Merchant 7 "/market/coupon/receive".
//!
//! Invariant: stock and limits are looked at and changed in one transaction, and there is one
//! writer: of two who want the last one, one gets it.

use rusqlite::{Transaction, params};

use crate::chance;
use crate::city::details::{batches, usage};
use crate::store::account::unread;
use crate::store::catalog::refusal;
use crate::store::coupons::store_coupons;
use crate::store::coupons::store_coupons::Claimed;
use crate::store::done_keys::{self, Act, KeyReused};
use crate::store::{Database, Sql, StoreError};

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

/// So many copies of one batch.
#[derive(Debug, Clone, Copy)]
pub struct Claim {
    pub user_id: i64,
    pub store_id: i64,
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
    ) -> Result<Result<u32, NotClaimed>, StoreError> {
        self.write(move |transaction| once(transaction, asked, &key, now_ms, today))
            .await
    }
}

fn once(
    transaction: &Transaction<'_>,
    asked: Claim,
    key: &str,
    now_ms: u64,
    today: i64,
) -> Result<Result<u32, NotClaimed>, StoreError> {
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
    if let Some(answered) = done_keys::answered(transaction, &act)? {
        return Ok(match answered {
            Ok(held) => Ok(u32::try_from(held).unwrap_or_default()),
            Err(KeyReused) => Err(NotClaimed::KeyReused),
        });
    }
    let claimed = claim(transaction, asked, now_ms, today)?;
    if let Ok(held) = claimed {
        done_keys::done(transaction, &act, held.into())?;
    }
    Ok(claimed)
}

/// A claim, in the writer's transaction.
pub fn claim(
    transaction: &Transaction<'_>,
    claim: Claim,
    now_ms: u64,
    today: i64,
) -> Result<Result<u32, NotClaimed>, StoreError> {
    let Claim {
        user_id,
        store_id,
        batch_number,
        copies,
    } = claim;
    if !refusal::exists(transaction, store_id)? {
        return Ok(Err(NotClaimed::Absent));
    }
    let Some(batch) = batches::of_number(store_id, batch_number) else {
        return Ok(Err(NotClaimed::Absent));
    };
    let refusal = refusal::refusal(transaction, store_id)?;
    if !batch.is_on || refusal.is_some() {
        return Ok(Err(NotClaimed::Ended));
    }
    let claimed: Claimed =
        store_coupons::claimed(transaction, store_id, batch_number, Some(user_id), today)?;
    // Checked before the stock: a user at the limit is told so also when it is sold out.
    if claimed.ever + copies > batch.limit || claimed.today + copies > batch.daily_limit {
        return Ok(Err(NotClaimed::LimitReached));
    }
    if claimed.stock(&batch) < copies {
        return Ok(Err(NotClaimed::SoldOut));
    }
    let sql = "INSERT INTO claimed_batches VALUES (?1, ?2, ?3)
               ON CONFLICT (store_id, batch_number) DO UPDATE SET claimed = claimed + ?3";
    transaction.run(sql, params![store_id, batch_number, copies])?;
    let valid_until = usage::valid_until(today, batch.days);
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
    Ok(Ok(claimed.held + copies))
}
