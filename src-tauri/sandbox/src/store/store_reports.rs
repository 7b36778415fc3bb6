//! What users say is wrong about a store. peers.md B14.

use jajan_contract::store_page::WrongData;
use rusqlite::params;

use super::{Database, StoreError, store_page};

/// More than anybody finds in a day; who sends more is not helping.
pub const REPORTS_PER_DAY: i64 = 20;

/// Why a report was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReported {
    StoreAbsent,
    TooMany,
}

/// What one user says of one store.
pub struct StoreReport {
    pub user_id: i64,
    pub store_id: i64,
    pub wrong: WrongData,
    pub note: String,
}

/// As the console shows it.
pub struct KeptReport {
    pub store_id: i64,
    pub store_name: String,
    pub wrong: String,
    pub note: String,
    pub reported_ms: u64,
}

impl Database {
    /// `today` is the day in Asia/Jakarta.
    pub async fn report_store(
        &self,
        report: StoreReport,
        now_ms: u64,
        today: i64,
    ) -> Result<Result<(), NotReported>, StoreError> {
        let wrong = serde_json::to_value(report.wrong)?;
        let wrong = wrong.as_str().unwrap_or_default().to_owned();
        self.write(move |transaction| {
            if !store_page::exists(transaction, report.store_id)? {
                return Ok(Err(NotReported::StoreAbsent));
            }
            let sent: i64 = transaction
                .prepare_cached(
                    "SELECT count(*) FROM store_reports WHERE user_id = ?1 AND day = ?2",
                )?
                .query_row([report.user_id, today], |row| row.get(0))?;
            if sent >= REPORTS_PER_DAY {
                return Ok(Err(NotReported::TooMany));
            }
            transaction
                .prepare_cached(
                    "INSERT INTO store_reports
                     (user_id, store_id, wrong, note, day, reported_ms)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                )?
                .execute(params![
                    report.user_id,
                    report.store_id,
                    wrong,
                    report.note,
                    today,
                    now_ms
                ])?;
            Ok(Ok(()))
        })
        .await
    }

    /// The latest, newest first.
    pub async fn latest_store_reports(&self, limit: u32) -> Result<Vec<KeptReport>, StoreError> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT r.store_id, coalesce(s.name, ''), r.wrong, r.note, r.reported_ms
                 FROM store_reports AS r LEFT JOIN stores AS s ON s.id = r.store_id
                 ORDER BY r.report_id DESC LIMIT ?1",
            )?;
            let rows = statement.query_map([limit], |row| {
                Ok(KeptReport {
                    store_id: row.get(0)?,
                    store_name: row.get(1)?,
                    wrong: row.get(2)?,
                    note: row.get(3)?,
                    reported_ms: row.get(4)?,
                })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }
}
