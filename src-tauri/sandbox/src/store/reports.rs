//! What users say is wrong about a store. B14.

use jajan_contract::store_page::{MyReport, ReportStatus, WrongData};
use rusqlite::{Transaction, params};

use crate::store::account::unread;
use crate::store::catalog::{merchant, refusal};
use crate::store::columns::Wire;
use crate::store::{Database, Sql, StoreError};
use crate::time::day_number;
use crate::{ids, time};

/// Against flooding.
pub const REPORTS_PER_DAY: i64 = 20;
/// How many of their own reports a user is shown.
const MAX_OWN: u32 = 50;

/// Why a report was not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReported {
    StoreAbsent,
    /// The store sells no such voucher.
    VoucherAbsent,
    TooMany,
}

/// What one user says of one store, or of one voucher of it.
pub struct StoreReport {
    pub user_id: i64,
    pub store_id: i64,
    pub product_id: Option<i64>,
    pub wrong: WrongData,
    pub note: String,
}

/// As the moderator sees it.
pub struct KeptReport {
    pub report_id: i64,
    pub store_id: i64,
    pub store_name: String,
    pub product_id: Option<i64>,
    pub wrong: String,
    pub note: String,
    pub reported_ms: u64,
}

/// What the moderator does with a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It has been put right outside of the sandbox.
    Corrected,
    /// The voucher is sold no more.
    Withdrawn,
    /// It is right as it stands.
    Confirmed,
}

impl Database {
    /// `today` is the day in Asia/Jakarta.
    pub async fn report_store(
        &self,
        report: StoreReport,
        now_ms: u64,
        today: i64,
    ) -> Result<Result<(), NotReported>, StoreError> {
        self.write(move |transaction| {
            if !refusal::exists(transaction, report.store_id)? {
                return Ok(Err(NotReported::StoreAbsent));
            }
            if let Some(product_id) = report.product_id
                && !is_sold_there(transaction, product_id, report.store_id)?
            {
                return Ok(Err(NotReported::VoucherAbsent));
            }
            // Said before today: a retry, or nothing new.
            let sql =
                "SELECT 1 FROM store_reports WHERE user_id = ?1 AND day = ?2 AND store_id = ?3
                         AND wrong = ?4 AND note = ?5 AND product_id IS ?6 AND outcome IS NULL";
            let words = params![
                report.user_id,
                today,
                report.store_id,
                Wire(report.wrong),
                report.note,
                report.product_id
            ];
            if transaction.has(sql, words)? {
                return Ok(Ok(()));
            }
            let sql = "SELECT count(*) FROM store_reports WHERE user_id = ?1 AND day = ?2";
            let sent: i64 = transaction.one(sql, [report.user_id, today], |row| row.get(0))?;
            if sent >= REPORTS_PER_DAY {
                return Ok(Err(NotReported::TooMany));
            }
            let sql = "INSERT INTO store_reports
                       (user_id, store_id, wrong, note, day, reported_ms, product_id)
                       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
            let values = params![
                report.user_id,
                report.store_id,
                Wire(report.wrong),
                report.note,
                today,
                now_ms,
                report.product_id
            ];
            transaction.run(sql, values)?;
            Ok(Ok(()))
        })
        .await
    }

    /// What waits for the moderator, oldest first.
    pub async fn waiting_store_reports(&self, limit: u32) -> Result<Vec<KeptReport>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT r.report_id, r.store_id, coalesce(s.name, ''), r.product_id, r.wrong,
                              r.note, r.reported_ms
                       FROM store_reports AS r LEFT JOIN stores AS s ON s.id = r.store_id
                       WHERE r.outcome IS NULL ORDER BY r.report_id LIMIT ?1";
            connection.all(sql, [limit], |row| {
                Ok(KeptReport {
                    report_id: row.get(0)?,
                    store_id: row.get(1)?,
                    store_name: row.get(2)?,
                    product_id: row.get(3)?,
                    wrong: row.get(4)?,
                    note: row.get(5)?,
                    reported_ms: row.get(6)?,
                })
            })
        })
        .await
    }

    /// Settles a report and tells its writer, once. False: it does not wait, or it is about no voucher
    /// that could be withdrawn.
    pub async fn settle_store_report(
        &self,
        report_id: i64,
        verdict: Verdict,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let sql = "SELECT user_id, product_id FROM store_reports
                       WHERE report_id = ?1 AND outcome IS NULL";
            let waiting: Option<(i64, Option<i64>)> =
                transaction.first(sql, [report_id], |row| row.try_into())?;
            let Some((user_id, product_id)) = waiting else {
                return Ok(false);
            };
            let outcome = match (verdict, product_id) {
                (Verdict::Withdrawn, None) => return Ok(false),
                (Verdict::Withdrawn, Some(product_id)) => {
                    merchant::withdraw(transaction, product_id, now_ms)?;
                    ReportStatus::Corrected
                }
                (Verdict::Corrected, _) => ReportStatus::Corrected,
                (Verdict::Confirmed, _) => ReportStatus::Confirmed,
            };
            let sql = "UPDATE store_reports SET outcome = ?2, settled_ms = ?3 WHERE report_id = ?1";
            transaction.run(sql, params![report_id, Wire(outcome), now_ms])?;
            unread::add(transaction, user_id, "account", "report")?;
            Ok(true)
        })
        .await
    }

    /// A user's own, newest first.
    pub async fn reports_of(&self, user_id: i64) -> Result<Vec<MyReport>, StoreError> {
        self.read(move |connection| {
            let mut statement = connection.prepare_cached(
                "SELECT r.report_id, r.store_id, coalesce(s.name, ''), r.wrong, r.outcome,
                        r.reported_ms, r.settled_ms
                 FROM store_reports AS r LEFT JOIN stores AS s ON s.id = r.store_id
                 WHERE r.user_id = ?1 ORDER BY r.report_id DESC LIMIT ?2",
            )?;
            let mut rows = statement.query(params![user_id, MAX_OWN])?;
            let mut reports = Vec::new();
            while let Some(row) = rows.next()? {
                let store_id = row.get(1)?;
                reports.push(MyReport {
                    report_id: row.get::<_, i64>(0)?.to_string(),
                    store_id: ids::store(store_id),
                    poi_id: ids::poi(store_id),
                    store_name: row.get(2)?,
                    wrong: row.get::<_, Wire<WrongData>>(3)?.0,
                    status: row
                        .get::<_, Option<Wire<ReportStatus>>>(4)?
                        .map_or(ReportStatus::Waiting, |outcome| outcome.0),
                    reported_on: on(row.get(5)?),
                    settled_on: row.get::<_, Option<u64>>(6)?.map(on),
                });
            }
            Ok(reports)
        })
        .await
    }
}

/// The day in Asia/Jakarta, as the wire has it.
fn on(at_ms: u64) -> String {
    time::date_text(day_number(at_ms))
}

fn is_sold_there(
    transaction: &Transaction<'_>,
    product_id: i64,
    store_id: i64,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM products WHERE id = ?1 AND store_id = ?2";
    transaction.has(sql, [product_id, store_id])
}
