//! An outlet refuses a voucher: it is frozen until its owner chooses. Buying 6 "Outlet refused"; B10.

use jajan_contract::order::redeem::{
    OutletCase, RedemptionStepKind, RefusedChoice, ReportRefusedData,
};
use jajan_contract::order::{orders::HelpTopic, states::CouponState, wallet::CouponFrozen};
use rusqlite::{Connection, Row, Transaction, params};

use crate::ids;
use crate::store::account::uploads;
use crate::store::columns::{Json, Wire};
use crate::store::coupons::partner_code::opened_ms;
use crate::store::orders::cases;
use crate::store::orders::issue::tell;
use crate::store::redemptions::rows::{LIVE, NEWEST_OF_COUPON, redemption};
use crate::store::redemptions::vouchers::{Voucher, change, voucher};
use crate::store::redemptions::{CASE_MS, note, steps};
use crate::store::refunds::open::for_outlet;
use crate::store::reviews::visits;
use crate::store::{Database, Sql, StoreError};

/// Merchant 9 has as many for a review.
pub const MAX_PHOTOS: usize = 6;

#[derive(Debug, Clone)]
pub struct Report {
    pub coupon_id: i64,
    pub user_id: i64,
    pub text: String,
    pub photos: Vec<String>,
    pub choice: Option<RefusedChoice>,
    /// One case for one key.
    pub key: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReported {
    /// No such voucher of the user's.
    Absent,
    State,
    /// Too many, or not the user's uploads.
    Photos,
    /// For another voucher.
    KeyReused,
}

/// Who chose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chooser {
    Owner,
    Clock,
}

/// A row of `outlet_refusals` with its outlet's name.
struct Refusal {
    refusal_id: i64,
    coupon_id: i64,
    user_id: i64,
    case_id: i64,
    store_id: i64,
    store_name: String,
    was_used: bool,
    note: String,
    photos: Vec<String>,
    opened_ms: u64,
    choose_until_ms: u64,
    choice: Option<RefusedChoice>,
    is_by_clock: bool,
    chosen_ms: Option<u64>,
}

const SELECT: &str = "SELECT r.refusal_id, r.coupon_id, r.case_id, r.store_id, s.name, r.was_used,
    r.note, r.photos, r.opened_ms, r.choose_until_ms, r.choice, r.is_by_clock, r.chosen_ms, r.user_id
  FROM outlet_refusals AS r JOIN stores AS s ON s.id = r.store_id";
const NEWEST: &str = "WHERE r.coupon_id = ?1 ORDER BY r.refusal_id DESC LIMIT 1";
const OPEN: &str = "WHERE r.coupon_id = ?1 AND r.choice IS NULL";
const LATEST: &str = "ORDER BY r.refusal_id DESC LIMIT ?1";

pub const IS_OPEN_SQL: &str =
    "SELECT 1 FROM outlet_refusals WHERE coupon_id = ?1 AND choice IS NULL";

pub fn newest_sql() -> String {
    format!("{SELECT} {NEWEST}")
}

fn open_sql() -> String {
    format!("{SELECT} {OPEN}")
}

/// Whether a case of the voucher waits for its owner's choice.
pub fn is_open(connection: &Connection, coupon_id: i64) -> Result<bool, StoreError> {
    connection.has(IS_OPEN_SQL, [coupon_id])
}

/// What waits for its owner's choice.
pub fn frozen_by(
    connection: &Connection,
    coupon_id: i64,
) -> Result<Option<CouponFrozen>, StoreError> {
    let open = connection.first(&open_sql(), [coupon_id], read)?;
    Ok(open.map(|open| CouponFrozen {
        case_no: ids::case(open.case_id),
        choose_until: open.choose_until_ms,
    }))
}

impl Database {
    pub async fn report_refused(
        &self,
        report: Report,
    ) -> Result<Result<ReportRefusedData, NotReported>, StoreError> {
        self.write(move |transaction| report_refused(transaction, &report))
            .await
    }

    /// Newest first, with the ids of their vouchers.
    pub async fn newest_refusals(
        &self,
        limit: u32,
    ) -> Result<Vec<(String, OutletCase)>, StoreError> {
        self.read(move |connection| {
            let rows = connection.all(&format!("{SELECT} {LATEST}"), [limit], read)?;
            rows.into_iter()
                .map(|row| Ok((ids::coupon(row.coupon_id), wire(connection, row, 0)?)))
                .collect()
        })
        .await
    }
}

/// As [`Database::report_refused`], in the writer's transaction.
pub fn report_refused(
    transaction: &Transaction<'_>,
    report: &Report,
) -> Result<Result<ReportRefusedData, NotReported>, StoreError> {
    let found = voucher(transaction, report.coupon_id)?;
    let Some(voucher) = found.filter(|voucher| voucher.owner_id == report.user_id) else {
        return Ok(Err(NotReported::Absent));
    };
    let sql = "SELECT coupon_id FROM outlet_refusals WHERE user_id = ?1 AND reported_key = ?2";
    let values = params![report.user_id, report.key];
    let keyed: Option<i64> = transaction.first(sql, values, |row| row.get(0))?;
    if keyed.is_some_and(|coupon_id| coupon_id != report.coupon_id) {
        return Ok(Err(NotReported::KeyReused));
    }
    if keyed.is_none() {
        let is_open = is_open(transaction, report.coupon_id)?;
        if !is_open && !can_report(transaction, &voucher, report.now_ms)? {
            return Ok(Err(NotReported::State));
        }
        if !can_choose(transaction, &voucher, report)? {
            return Ok(Err(NotReported::State));
        }
        if !has_photos(transaction, report)? {
            return Ok(Err(NotReported::Photos));
        }
        if !is_open {
            freeze(transaction, &voucher, report)?;
        }
        add(transaction, report)?;
        if let Some(choice) = report.choice {
            let (coupon_id, now_ms) = (report.coupon_id, report.now_ms);
            choose(transaction, coupon_id, choice, Chooser::Owner, now_ms)?;
        }
    }
    let case = case_of_owner(transaction, report.coupon_id, report.user_id)?;
    let outlet_case =
        case.ok_or_else(|| StoreError::Stopped("a case that was written is not there".to_owned()))?;
    Ok(Ok(ReportRefusedData {
        outlet_case,
        server_time: report.now_ms,
    }))
}

/// Open, in a cashier's hands, or used not long ago; and no case is open.
pub fn can_report(
    connection: &Connection,
    voucher: &Voucher,
    now_ms: u64,
) -> Result<bool, StoreError> {
    if is_open(connection, voucher.coupon_id)? {
        return Ok(false);
    }
    Ok(match voucher.state {
        CouponState::Valid | CouponState::Locked => true,
        CouponState::Used => voucher
            .used_ms
            .is_some_and(|at_ms| now_ms < at_ms + CASE_MS),
        _ => false,
    })
}

/// Kept past its end, an unused voucher would expire at once, and without a promise its money would be
/// the merchant's.
fn can_choose(
    connection: &Connection,
    voucher: &Voucher,
    report: &Report,
) -> Result<bool, StoreError> {
    if report.choice != Some(RefusedChoice::Keep) || report.now_ms <= voucher.valid_end_ms {
        return Ok(true);
    }
    let open = connection.first(&open_sql(), [voucher.coupon_id], read)?;
    Ok(open.map_or(voucher.state == CouponState::Used, |open| open.was_used))
}

fn freeze(
    transaction: &Transaction<'_>,
    voucher: &Voucher,
    report: &Report,
) -> Result<(), StoreError> {
    let now_ms = report.now_ms;
    let newest = redemption(transaction, NEWEST_OF_COUPON, [voucher.coupon_id])?;
    let store_id = newest.map_or(voucher.store_id, |row| row.store_id);
    let was_used = voucher.state == CouponState::Used;
    if !was_used {
        let to = CouponState::Locked;
        change(transaction, voucher.coupon_id, voucher.state, to, None)?;
    }
    if let Some(row) = redemption(transaction, LIVE, [voucher.coupon_id])? {
        let sql = "UPDATE redemptions
                   SET status = 'REFUSED', locked_until_ms = NULL, reject_reason = NULL
                   WHERE redemption_id = ?1";
        transaction.run(sql, [row.redemption_id])?;
    }
    let topic = HelpTopic::Outlet;
    let case = cases::open(transaction, voucher.order_id, topic, &report.text, now_ms)?;
    let sql = "INSERT INTO outlet_refusals (coupon_id, user_id, store_id, case_id, reported_key,
                 was_used, note, photos, opened_ms, choose_until_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, '', '[]', ?7, ?8)";
    let values = params![
        voucher.coupon_id,
        report.user_id,
        store_id,
        ids::case_number(&case.case_no),
        report.key,
        was_used,
        now_ms,
        now_ms + CASE_MS
    ];
    transaction.run(sql, values)?;
    let kind = RedemptionStepKind::Refused;
    note(transaction, voucher.coupon_id, kind, Some(store_id), now_ms)
}

/// Whether the photos are the user's uploads, each new, and not too many with those of the open case.
fn has_photos(connection: &Connection, report: &Report) -> Result<bool, StoreError> {
    let open = connection.first(&open_sql(), [report.coupon_id], read)?;
    let before = open.map_or(0, |open| open.photos.len());
    for (index, address) in report.photos.iter().enumerate() {
        let sql = "SELECT 1 FROM uploads WHERE name = ?1 AND user_id = ?2
                     AND business = 'review' AND review_id IS NULL
                     AND NOT EXISTS (SELECT 1 FROM evidence AS e WHERE e.name = uploads.name)";
        let values = params![uploads::name(address), report.user_id];
        let is_twice = report.photos[..index].contains(address);
        if is_twice || !connection.has(sql, values)? {
            return Ok(false);
        }
    }
    Ok(before + report.photos.len() <= MAX_PHOTOS)
}

/// Words and photos.
fn add(transaction: &Transaction<'_>, report: &Report) -> Result<(), StoreError> {
    if report.photos.is_empty() && report.text.is_empty() {
        return Ok(());
    }
    let Some(open) = transaction.first(&open_sql(), [report.coupon_id], read)? else {
        return Ok(());
    };
    for address in &report.photos {
        let sql = "INSERT INTO evidence (name, refusal_id) VALUES (?1, ?2)";
        transaction.run(sql, params![uploads::name(address), open.refusal_id])?;
    }
    let photos: Vec<_> = open.photos.iter().chain(&report.photos).collect();
    let text = match report.text.is_empty() {
        true => &open.note,
        false => &report.text,
    };
    let sql = "UPDATE outlet_refusals SET note = ?2, photos = ?3 WHERE refusal_id = ?1";
    let values = params![open.refusal_id, text, serde_json::to_string(&photos)?];
    transaction.run(sql, values)?;
    let kind = RedemptionStepKind::Evidence;
    let (coupon_id, at_ms) = (report.coupon_id, report.now_ms);
    note(transaction, coupon_id, kind, Some(open.store_id), at_ms)
}

/// Ends the open case of a voucher.
pub fn choose(
    transaction: &Transaction<'_>,
    coupon_id: i64,
    choice: RefusedChoice,
    chooser: Chooser,
    now_ms: u64,
) -> Result<(), StoreError> {
    let open = transaction.first(&open_sql(), [coupon_id], read)?;
    let (Some(open), Some(voucher)) = (open, voucher(transaction, coupon_id)?) else {
        return Ok(());
    };
    let sql = "UPDATE outlet_refusals SET choice = ?2, is_by_clock = ?3, chosen_ms = ?4
               WHERE refusal_id = ?1";
    let is_by_clock = chooser == Chooser::Clock;
    transaction.run(
        sql,
        params![open.refusal_id, Wire(choice), is_by_clock, now_ms],
    )?;
    cases::close(transaction, open.case_id, now_ms)?;
    let kind = match choice {
        RefusedChoice::Refund => RedemptionStepKind::RefundChosen,
        RefusedChoice::Keep => RedemptionStepKind::KeepChosen,
    };
    note(transaction, coupon_id, kind, Some(open.store_id), now_ms)?;
    match choice {
        RefusedChoice::Refund => {
            if open.was_used {
                // A review of a visit that was refused would stand for nothing.
                let newest = redemption(transaction, NEWEST_OF_COUPON, [coupon_id])?;
                visits::remove(transaction, newest.and_then(|row| row.visit_id))?;
            }
            for_outlet(transaction, coupon_id, now_ms)?;
            tell(transaction, voucher.order_id)
        }
        RefusedChoice::Keep if open.was_used => Ok(()),
        RefusedChoice::Keep => {
            // A partner's code that was told stays told: it is not given, refunded or expired.
            let to = match opened_ms(transaction, coupon_id)? {
                Some(_) => CouponState::Valid,
                None => CouponState::NotDelivery,
            };
            change(transaction, coupon_id, voucher.state, to, None)
        }
    }
}

/// The newest case of a voucher.
pub fn case_of(connection: &Connection, coupon_id: i64) -> Result<Option<OutletCase>, StoreError> {
    let newest = connection.first(&newest_sql(), [coupon_id], read)?;
    newest.map(|row| wire(connection, row, 0)).transpose()
}

/// As its owner sees it: of what a giver did with the voucher before nothing is told.
pub fn case_of_owner(
    connection: &Connection,
    coupon_id: i64,
    owner_id: i64,
) -> Result<Option<OutletCase>, StoreError> {
    let since_ms = steps::received_ms(connection, coupon_id, owner_id)?;
    let newest = connection.first(&newest_sql(), [coupon_id], read)?;
    let own = newest.filter(|row| row.user_id == owner_id);
    own.map(|row| wire(connection, row, since_ms.unwrap_or_default()))
        .transpose()
}

fn wire(connection: &Connection, row: Refusal, since_ms: u64) -> Result<OutletCase, StoreError> {
    let step_list = steps::of_coupon(connection, row.coupon_id, since_ms)?;
    Ok(OutletCase {
        case_no: ids::case(row.case_id),
        store_name: row.store_name,
        open_time: row.opened_ms,
        choose_until: row.choose_until_ms,
        text: row.note,
        photo_list: row.photos,
        choice: row.choice,
        choice_time: row.chosen_ms,
        is_by_clock: row.is_by_clock,
        was_used: row.was_used,
        step_list,
        answer: cases::answer_of(connection, row.case_id)?,
    })
}

fn read(row: &Row<'_>) -> rusqlite::Result<Refusal> {
    Ok(Refusal {
        refusal_id: row.get(0)?,
        coupon_id: row.get(1)?,
        case_id: row.get(2)?,
        store_id: row.get(3)?,
        store_name: row.get(4)?,
        was_used: row.get(5)?,
        note: row.get(6)?,
        photos: row.get::<_, Json<Vec<String>>>(7)?.0,
        opened_ms: row.get(8)?,
        choose_until_ms: row.get(9)?,
        choice: row
            .get::<_, Option<Wire<RefusedChoice>>>(10)?
            .map(|choice| choice.0),
        is_by_clock: row.get(11)?,
        chosen_ms: row.get(12)?,
        user_id: row.get(13)?,
    })
}
