//! The moderator's desk: what waits, what was reported, and what is decided.

use jajan_contract::reviews::{AuditStatus, Review};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::due;
use crate::store::reviews::audit;
use crate::store::reviews::audit::Reason;
use crate::store::reviews::review_row::{COLUMNS, ReviewRow, TABLES};
use crate::store::{Database, FromRow, Sql, StoreError};

/// How many of each kind the desk shows.
const SHOWN: u32 = 50;

/// The contents of the desk.
pub struct Desk {
    /// Oldest first, with the authors' ids.
    pub waiting: Vec<Review>,
    /// Newest first.
    pub reported: Vec<Reported>,
    /// Users' latest that were decided.
    pub decided: Vec<Review>,
}

pub struct Reported {
    pub review: Review,
    pub reason: String,
    pub note: String,
    pub created_ms: u64,
}

impl Database {
    pub async fn review_desk(&self, now_ms: u64) -> Result<Desk, StoreError> {
        self.write(move |transaction| due::settle_audits(transaction, now_ms))
            .await?;
        // What is shown is put together without the writer.
        self.read(move |connection| {
            Ok(Desk {
                waiting: reviews(
                    connection,
                    "r.status IN ('INIT', 'SUBMITED') ORDER BY r.created_ms",
                )?,
                reported: reported(connection)?,
                decided: reviews(
                    connection,
                    "r.user_id IS NOT NULL AND r.status IN ('APPROVED', 'REJECTED')
                     ORDER BY coalesce(r.edited_ms, r.created_ms) DESC",
                )?,
            })
        })
        .await
    }

    /// Decides, and sets or takes away the store's reply. False: there is no such review.
    pub async fn moderate_review(
        &self,
        review_id: row::Review,
        status: AuditStatus,
        reason: Reason,
        reply: Option<String>,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let sql = "SELECT 1 FROM reviews AS r JOIN stores AS s ON s.id = r.store_id
                       WHERE r.review_id = ?1";
            if !transaction.has(sql, [review_id])? {
                return Ok(false);
            }
            match status {
                AuditStatus::Approved => audit::decide(transaction, review_id, None)?,
                AuditStatus::Rejected => audit::decide(transaction, review_id, Some(reason))?,
                AuditStatus::Init | AuditStatus::Submited => {
                    audit::reopen(transaction, review_id, status == AuditStatus::Init)?;
                }
            }
            if let Some(text) = reply {
                set_reply(transaction, review_id, &text, now_ms)?;
            }
            if status == AuditStatus::Rejected {
                dismiss(transaction, review_id)?;
            }
            Ok(true)
        })
        .await
    }

    /// A review as the moderator sees it.
    pub async fn moderated(&self, review_id: row::Review) -> Result<Option<Review>, StoreError> {
        self.read(move |connection| {
            let condition = format!("r.review_id = {review_id}");
            Ok(reviews(connection, &condition)?.pop())
        })
        .await
    }

    /// The reports of a review are answered: it stays as it is.
    pub async fn dismiss_reports(&self, review_id: row::Review) -> Result<(), StoreError> {
        self.write(move |transaction| dismiss(transaction, review_id))
            .await
    }
}

fn dismiss(transaction: &Transaction<'_>, review_id: row::Review) -> Result<(), StoreError> {
    let sql = "DELETE FROM review_reports WHERE review_id = ?1";
    transaction.run(sql, [review_id])?;
    Ok(())
}

fn set_reply(
    transaction: &Transaction<'_>,
    review_id: row::Review,
    text: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let text = Some(text).filter(|text| !text.is_empty());
    let sql = "UPDATE reviews SET reply = ?2, reply_ms = ?3 WHERE review_id = ?1";
    transaction.run(sql, params![review_id, text, text.map(|_| now_ms)])?;
    Ok(())
}

fn reviews(connection: &Connection, rest: &str) -> Result<Vec<Review>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM {TABLES} WHERE {rest} LIMIT ?2");
    let rows: Vec<ReviewRow> = connection.rows(&sql, params![None::<i64>, SHOWN])?;
    let as_author = |row: ReviewRow| {
        let author = row.user_id;
        row.review(author)
    };
    Ok(rows.into_iter().map(as_author).collect())
}

#[derive(FromRow)]
struct ReportedRow {
    #[row(nested)]
    review: ReviewRow,
    report_reason: String,
    report_note: String,
    reported_ms: u64,
}

fn reported(connection: &Connection) -> Result<Vec<Reported>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, p.reason AS report_reason, p.note AS report_note,
                p.created_ms AS reported_ms
         FROM {TABLES} JOIN review_reports AS p ON p.review_id = r.review_id
         ORDER BY p.created_ms DESC LIMIT ?2"
    );
    let rows: Vec<ReportedRow> = connection.rows(&sql, params![None::<i64>, SHOWN])?;
    let reported = |row: ReportedRow| Reported {
        review: row.review.review(None),
        reason: row.report_reason,
        note: row.report_note,
        created_ms: row.reported_ms,
    };
    Ok(rows.into_iter().map(reported).collect())
}
