//! What users do with reviews: delete their own, find others' helpful, report them.

use jajan_contract::reviews::{HelpfulData, ReportReason};
use rusqlite::{Transaction, params};

use crate::store::columns::Wire;
use crate::store::done_keys::{self, Act, KeyReused};
use crate::store::due;
use crate::store::reviews::card::recount;
use crate::store::{Database, Sql, StoreError};
use crate::time;

/// One user's reports on one day in Jakarta.
pub const MAX_REPORTS_PER_DAY: u32 = 20;

/// Why nothing was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDone {
    /// None such, or one that the caller may not see.
    Absent,
    NotOwn,
    /// It is the caller's own.
    Own,
    /// It is of another store.
    OtherStore,
    TooOften,
    /// For another act.
    KeyReused,
}

/// What a caller has to do with a review.
struct Found {
    store_id: i64,
    is_own: bool,
    is_approved: bool,
}

impl Database {
    /// Deletes the user's own; its visit may be reviewed again. Once for a key: the next review may have
    /// the number of the deleted one, and a late retry is not meant for it.
    pub async fn delete_review(
        &self,
        user_id: i64,
        (review_id, store_id): (i64, i64),
        key: String,
        now_ms: u64,
    ) -> Result<Result<(), NotDone>, StoreError> {
        self.write(move |transaction| {
            let act = Act {
                user_id,
                key: &key,
                act: &format!("delete review {review_id} {store_id}"),
                now_ms,
            };
            if let Some(answered) = done_keys::answered(transaction, &act)? {
                return Ok(answered.map(|_| ()).map_err(|KeyReused| NotDone::KeyReused));
            }
            let found = match find(transaction, review_id, user_id, now_ms)? {
                Some(found) if found.is_own => found,
                Some(_) => return Ok(Err(NotDone::NotOwn)),
                None => return Ok(Err(NotDone::Absent)),
            };
            if found.store_id != store_id {
                return Ok(Err(NotDone::OtherStore));
            }
            for table in ["reviews", "review_helpful", "review_reports", "uploads"] {
                transaction.execute(
                    &format!("DELETE FROM {table} WHERE review_id = ?1"),
                    [review_id],
                )?;
            }
            recount(transaction, store_id)?;
            done_keys::done(transaction, &act, 1)?;
            Ok(Ok(()))
        })
        .await
    }

    /// Said twice it counts once.
    pub async fn mark_helpful(
        &self,
        user_id: i64,
        review_id: i64,
        is_helpful: bool,
        now_ms: u64,
    ) -> Result<Result<HelpfulData, NotDone>, StoreError> {
        self.write(move |transaction| {
            if let Err(why) = others(transaction, review_id, user_id, now_ms)? {
                return Ok(Err(why));
            }
            let (change, step) = if is_helpful {
                ("INSERT OR IGNORE INTO review_helpful VALUES (?1, ?2)", 1)
            } else {
                (
                    "DELETE FROM review_helpful WHERE review_id = ?1 AND user_id = ?2",
                    -1,
                )
            };
            let changed = transaction.run(change, [review_id, user_id])? as i64;
            let sql = "UPDATE reviews SET helpful_count = max(0, helpful_count + ?2)
                       WHERE review_id = ?1 RETURNING helpful_count";
            let helpful_count =
                transaction.one(sql, [review_id, step * changed], |row| row.get(0))?;
            Ok(Ok(HelpfulData {
                helpful_count,
                is_helpful,
            }))
        })
        .await
    }

    /// Tells the moderator; false when this user did before.
    pub async fn report_review(
        &self,
        user_id: i64,
        review_id: i64,
        reason: ReportReason,
        note: String,
        now_ms: u64,
    ) -> Result<Result<bool, NotDone>, StoreError> {
        self.write(move |transaction| {
            if let Err(why) = others(transaction, review_id, user_id, now_ms)? {
                return Ok(Err(why));
            }
            let today_ms = time::day_start_ms(time::day_number(now_ms));
            let sql = "SELECT count(*) FROM review_reports WHERE user_id = ?1 AND created_ms >= ?2";
            let count: u32 = transaction.one(sql, [user_id, today_ms], |row| row.get(0))?;
            if count >= MAX_REPORTS_PER_DAY {
                return Ok(Err(NotDone::TooOften));
            }
            let sql = "INSERT OR IGNORE INTO review_reports VALUES (?1, ?2, ?3, ?4, ?5)";
            let values = params![review_id, user_id, Wire(reason), note, now_ms];
            Ok(Ok(transaction.run(sql, values)? > 0))
        })
        .await
    }
}

/// A review that the user sees and did not write.
fn others(
    transaction: &Transaction<'_>,
    review_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Result<(), NotDone>, StoreError> {
    Ok(match find(transaction, review_id, user_id, now_ms)? {
        None => Err(NotDone::Absent),
        Some(found) if found.is_own => Err(NotDone::Own),
        Some(_) => Ok(()),
    })
}

/// A review that the user may see.
fn find(
    transaction: &Transaction<'_>,
    review_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Option<Found>, StoreError> {
    due::settle_audits(transaction, now_ms)?;
    let sql = "SELECT r.store_id, r.user_id IS ?2, r.status = 'APPROVED' FROM reviews AS r
               JOIN stores AS s ON s.id = r.store_id WHERE r.review_id = ?1";
    let found = transaction.first(sql, [review_id, user_id], |row| {
        Ok(Found {
            store_id: row.get(0)?,
            is_own: row.get(1)?,
            is_approved: row.get(2)?,
        })
    })?;
    Ok(found.filter(|found| found.is_own || found.is_approved))
}
