//! What users say is wrong about a store. B14.

use jajan_contract::store_page::{MyReport, ReportStatus, WrongData};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::account::unread;
use crate::store::catalog::{merchant, refusal};
use crate::store::columns::Wire;
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, StoreError};
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

impl Refuse for NotReported {}

/// What one user says of one store, or of one voucher of it.
pub struct StoreReport {
    pub user_id: row::User,
    pub store_id: row::Store,
    pub product_id: Option<row::Product>,
    pub wrong: WrongData,
    pub note: String,
}

/// As the moderator sees it.
#[derive(FromRow)]
pub struct KeptReport {
    pub report_id: row::Report,
    pub store_id: row::Store,
    pub store_name: String,
    pub product_id: Option<row::Product>,
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
    ) -> Outcome<(), NotReported> {
        self.write_or_refuse(move |transaction| {
            if !refusal::exists(transaction, report.store_id)? {
                return NotReported::StoreAbsent.refuse();
            }
            if let Some(product_id) = report.product_id
                && !is_sold_there(transaction, product_id, report.store_id)?
            {
                return NotReported::VoucherAbsent.refuse();
            }
            // Reported before today: a retry, or nothing new.
            let sql =
                "SELECT 1 FROM store_reports WHERE user_id = ?1 AND day = ?2 AND store_id = ?3
                         AND wrong = ?4 AND note = ?5 AND product_id IS ?6 AND outcome IS NULL";
            let values = params![
                report.user_id,
                today,
                report.store_id,
                Wire(report.wrong),
                report.note,
                report.product_id
            ];
            if transaction.has(sql, values)? {
                return Ok(());
            }
            let sql = "SELECT count(*) FROM store_reports WHERE user_id = ?1 AND day = ?2";
            let sent: i64 = transaction.value(sql, (report.user_id, today))?;
            if sent >= REPORTS_PER_DAY {
                return NotReported::TooMany.refuse();
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
            Ok(())
        })
        .await
    }

    /// What waits for the moderator, oldest first.
    pub async fn waiting_store_reports(&self, limit: u32) -> Result<Vec<KeptReport>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT r.report_id, r.store_id, coalesce(s.name, '') AS store_name,
                              r.product_id, r.wrong, r.note, r.reported_ms
                       FROM store_reports AS r LEFT JOIN stores AS s ON s.id = r.store_id
                       WHERE r.outcome IS NULL ORDER BY r.report_id LIMIT ?1";
            connection.rows(sql, [limit])
        })
        .await
    }

    /// Settles a report and tells its writer, once. False: it does not wait, or it is about no voucher
    /// that could be withdrawn.
    pub async fn settle_store_report(
        &self,
        report_id: row::Report,
        verdict: Verdict,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            let sql = "SELECT user_id, product_id FROM store_reports
                       WHERE report_id = ?1 AND outcome IS NULL";
            let waiting: Option<(row::User, Option<row::Product>)> =
                transaction.find(sql, [report_id])?;
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
    pub async fn reports_of(&self, user_id: row::User) -> Result<Vec<MyReport>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT r.report_id, r.store_id, coalesce(s.name, '') AS store_name,
                              r.wrong, r.outcome, r.reported_ms, r.settled_ms
                       FROM store_reports AS r LEFT JOIN stores AS s ON s.id = r.store_id
                       WHERE r.user_id = ?1 ORDER BY r.report_id DESC LIMIT ?2";
            let rows: Vec<OwnReport> = connection.rows(sql, params![user_id, MAX_OWN])?;
            Ok(rows.into_iter().map(MyReport::from).collect())
        })
        .await
    }
}

#[derive(FromRow)]
struct OwnReport {
    report_id: row::Report,
    store_id: row::Store,
    store_name: String,
    #[row(wire)]
    wrong: WrongData,
    /// Absent: it waits for the moderator.
    #[row(wire)]
    outcome: Option<ReportStatus>,
    reported_ms: u64,
    settled_ms: Option<u64>,
}

impl From<OwnReport> for MyReport {
    fn from(row: OwnReport) -> Self {
        Self {
            report_id: row.report_id.to_string(),
            store_id: ids::store(row.store_id),
            poi_id: ids::poi(row.store_id),
            store_name: row.store_name,
            wrong: row.wrong,
            status: row.outcome.unwrap_or(ReportStatus::Waiting),
            reported_on: on(row.reported_ms),
            settled_on: row.settled_ms.map(on),
        }
    }
}

/// The day in Asia/Jakarta, as the wire has it.
fn on(at_ms: u64) -> String {
    time::date_text(day_number(at_ms))
}

fn is_sold_there(
    transaction: &Transaction<'_>,
    product_id: row::Product,
    store_id: row::Store,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM products WHERE id = ?1 AND store_id = ?2";
    transaction.has(sql, (product_id, store_id))
}
