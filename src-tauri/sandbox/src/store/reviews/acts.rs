//! What users do with reviews: delete their own, find others' helpful, report them.

use jajan_contract::reviews::{HelpfulData, ReportReason};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::done_keys::{self, Act, KeyReused};
use crate::store::due;
use crate::store::reviews::card::recount;
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, Stop, StoreError};
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

impl Refuse for NotDone {}

impl From<KeyReused> for NotDone {
    fn from(KeyReused: KeyReused) -> Self {
        Self::KeyReused
    }
}

/// What a caller has to do with a review.
#[derive(FromRow)]
struct Found {
    store_id: row::Store,
    is_own: bool,
    is_approved: bool,
}

impl Database {
    /// Deletes the user's own; its visit may be reviewed again. Once for a key: the next review may have
    /// the number of the deleted one, and a late retry is not meant for it.
    pub async fn delete_review(
        &self,
        user_id: row::User,
        (review_id, store_id): (row::Review, row::Store),
        key: String,
        now_ms: u64,
    ) -> Outcome<(), NotDone> {
        self.write_or_refuse(move |transaction| {
            let act = Act {
                user_id,
                key: &key,
                act: &format!("delete review {review_id} {store_id}"),
                now_ms,
            };
            let answered = done_keys::answered(transaction, &act).map_err(Stop::widen)?;
            if answered.is_some() {
                return Ok(());
            }
            let found = find(transaction, review_id, user_id, now_ms)?.ok_or(NotDone::Absent)?;
            if !found.is_own {
                return NotDone::NotOwn.refuse();
            }
            if found.store_id != store_id {
                return NotDone::OtherStore.refuse();
            }
            for table in ["reviews", "review_helpful", "review_reports", "uploads"] {
                let sql = format!("DELETE FROM {table} WHERE review_id = ?1");
                transaction.run(&sql, [review_id])?;
            }
            recount(transaction, store_id)?;
            Ok(done_keys::done(transaction, &act, 1)?)
        })
        .await
    }

    /// Idempotent: a user is counted once for each review.
    pub async fn mark_helpful(
        &self,
        user_id: row::User,
        review_id: row::Review,
        is_helpful: bool,
        now_ms: u64,
    ) -> Outcome<HelpfulData, NotDone> {
        self.write_or_refuse(move |transaction| {
            check_others(transaction, review_id, user_id, now_ms)?;
            let (change, step) = if is_helpful {
                ("INSERT OR IGNORE INTO review_helpful VALUES (?1, ?2)", 1)
            } else {
                (
                    "DELETE FROM review_helpful WHERE review_id = ?1 AND user_id = ?2",
                    -1,
                )
            };
            let changed = transaction.run(change, (review_id, user_id))? as i64;
            let sql = "UPDATE reviews SET helpful_count = max(0, helpful_count + ?2)
                       WHERE review_id = ?1 RETURNING helpful_count";
            let helpful_count = transaction.value(sql, (review_id, step * changed))?;
            Ok(HelpfulData {
                helpful_count,
                is_helpful,
            })
        })
        .await
    }

    /// Tells the moderator; false when this user did before.
    pub async fn report_review(
        &self,
        user_id: row::User,
        review_id: row::Review,
        reason: ReportReason,
        note: String,
        now_ms: u64,
    ) -> Outcome<bool, NotDone> {
        self.write_or_refuse(move |transaction| {
            check_others(transaction, review_id, user_id, now_ms)?;
            let today_ms = time::day_start_ms(time::day_number(now_ms));
            let sql = "SELECT count(*) FROM review_reports WHERE user_id = ?1 AND created_ms >= ?2";
            let count: u32 = transaction.value(sql, (user_id, today_ms))?;
            if count >= MAX_REPORTS_PER_DAY {
                return NotDone::TooOften.refuse();
            }
            let sql = "INSERT OR IGNORE INTO review_reports VALUES (?1, ?2, ?3, ?4, ?5)";
            let values = params![review_id, user_id, Wire(reason), note, now_ms];
            Ok(transaction.run(sql, values)? > 0)
        })
        .await
    }
}

/// Refuses a review that the user does not see, or wrote.
fn check_others(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    user_id: row::User,
    now_ms: u64,
) -> Outcome<(), NotDone> {
    let found = find(transaction, review_id, user_id, now_ms)?.ok_or(NotDone::Absent)?;
    match found.is_own {
        true => NotDone::Own.refuse(),
        false => Ok(()),
    }
}

/// A review that the user may see, its audit up to date: after a refusal that is due again.
fn find(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    user_id: row::User,
    now_ms: u64,
) -> Result<Option<Found>, StoreError> {
    due::settle_audits(transaction, now_ms)?;
    let sql = "SELECT r.store_id, r.user_id IS ?2 AS is_own,
                      r.status = 'APPROVED' AS is_approved FROM reviews AS r
               JOIN stores AS s ON s.id = r.store_id WHERE r.review_id = ?1";
    let found: Option<Found> = transaction.find(sql, (review_id, user_id))?;
    Ok(found.filter(|found| found.is_own || found.is_approved))
}
