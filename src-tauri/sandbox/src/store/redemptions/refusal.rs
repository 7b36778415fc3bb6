//! An outlet refuses a voucher: it is frozen until its owner chooses. Buying 6 "Outlet refused"; B10.

use jajan_contract::order::redeem::{
    ClaimKind, RedemptionStepKind, RefusedChoice, ReportRefusedData, ReportRule,
};
use jajan_contract::order::{cases::HelpTopic, states::CouponState};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::account::uploads;
use crate::store::coupons::partner_code::opened_ms;
use crate::store::orders::case_messages::{self as messages, NewMessage, NotWritten, Receipt};
use crate::store::orders::cases;
use crate::store::redemptions::claims::{self, Author, choose};
use crate::store::redemptions::refusal_rows::{case_of_owner, is_open, open_refusal};
use crate::store::redemptions::rows::{LIVE, NEWEST_OF_COUPON, redemption};
use crate::store::redemptions::vouchers::{Voucher, change, voucher};
use crate::store::redemptions::{CASE_MS, note};
use crate::store::{Database, Outcome, Refuse, Sql, Stop, StoreError};

/// Merchant 9 has as many for a review.
pub const MAX_PHOTOS: usize = 6;

#[derive(Debug, Clone)]
pub struct Report {
    pub coupon_id: row::Coupon,
    pub user_id: row::User,
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
    /// Its case takes no more words now.
    CaseFull,
    /// Too many claims.
    ClaimLimit,
}

impl Refuse for NotReported {}

impl From<NotWritten> for NotReported {
    fn from(why: NotWritten) -> Self {
        match why {
            NotWritten::Full => Self::CaseFull,
            NotWritten::KeyReused => Self::KeyReused,
        }
    }
}

impl Database {
    pub async fn report_refused(&self, report: Report) -> Outcome<ReportRefusedData, NotReported> {
        self.write_or_refuse(move |transaction| report_refused(transaction, &report))
            .await
    }
}

/// As [`Database::report_refused`], in the writer's transaction.
pub fn report_refused(
    transaction: &Transaction<'_>,
    report: &Report,
) -> Outcome<ReportRefusedData, NotReported> {
    let found = voucher(transaction, report.coupon_id)?;
    let own = found.filter(|voucher| voucher.owner_id == report.user_id);
    let voucher = own.ok_or(NotReported::Absent)?;
    let sql = "SELECT coupon_id FROM outlet_refusals
               WHERE user_id = ?1 AND (reported_key = ?2 OR chosen_key = ?2)";
    let values = params![report.user_id, report.key];
    let keyed: Option<row::Coupon> = transaction.find_value(sql, values)?;
    if keyed.is_some_and(|coupon_id| coupon_id != report.coupon_id) {
        return NotReported::KeyReused.refuse();
    }
    if keyed.is_none() {
        let is_open = is_open(transaction, report.coupon_id)?;
        if !is_open && !can_report(transaction, &voucher, report.now_ms)? {
            return NotReported::State.refuse();
        }
        if !is_open && rule(transaction, &voucher, report.now_ms)? == Some(ReportRule::Limit) {
            return NotReported::ClaimLimit.refuse();
        }
        if !can_choose(transaction, &voucher, report)? {
            return NotReported::State.refuse();
        }
        if !has_photos(transaction, report)? {
            return NotReported::Photos.refuse();
        }
        let has_words = takes_words(transaction, &voucher, report)?;
        if !is_open {
            freeze(transaction, &voucher, report)?;
        }
        add(transaction, report, has_words)?;
        if let Some(choice) = report.choice {
            keep_choice(transaction, report)?;
            let (coupon_id, now_ms) = (report.coupon_id, report.now_ms);
            choose(transaction, coupon_id, choice, Author::Owner, now_ms)?;
        }
    }
    let case = case_of_owner(transaction, report.coupon_id, report.user_id)?;
    let outlet_case =
        case.ok_or_else(|| StoreError::Stopped("a case that was written is not there".to_owned()))?;
    Ok(ReportRefusedData {
        outlet_case,
        server_time: report.now_ms,
    })
}

/// For a retry: the choice may end the case.
fn keep_choice(transaction: &Transaction<'_>, report: &Report) -> Result<(), StoreError> {
    if let Some(open) = open_refusal(transaction, report.coupon_id)? {
        let sql = "UPDATE outlet_refusals SET chosen_key = ?2 WHERE refusal_id = ?1";
        transaction.run(sql, params![open.refusal_id, report.key])?;
    }
    Ok(())
}

/// Open, in a cashier's hands, or used not long ago; and no case is open.
pub fn can_report(
    connection: &Connection,
    voucher: &Voucher,
    now_ms: u64,
) -> Result<bool, StoreError> {
    if is_open(connection, voucher.coupon_id)? || claims::is_denied(connection, voucher.coupon_id)?
    {
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

/// What a choice of refund would lead to; absent: it cannot be reported.
pub fn rule(
    connection: &Connection,
    voucher: &Voucher,
    now_ms: u64,
) -> Result<Option<ReportRule>, StoreError> {
    if !can_report(connection, voucher, now_ms)? {
        return Ok(None);
    }
    let was_used = voucher.state == CouponState::Used;
    let Some(kind) = claims::kind_of(connection, voucher.coupon_id, was_used)? else {
        return Ok(Some(ReportRule::Refund));
    };
    let is_limited = claims::is_limited(connection, voucher.owner_id, now_ms)?;
    Ok(Some(match (is_limited, kind) {
        (true, _) => ReportRule::Limit,
        (false, ClaimKind::Confirmed) => ReportRule::Outlet,
        (false, ClaimKind::Told) => ReportRule::Service,
    }))
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
    // Told, it counts as used at its end.
    if opened_ms(connection, voucher.coupon_id)?.is_some() {
        return Ok(true);
    }
    let open = open_refusal(connection, voucher.coupon_id)?;
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
    let (order_id, topic) = (voucher.order_id, HelpTopic::Outlet);
    let case_id = cases::open_for(transaction, order_id, report.user_id, topic, now_ms)?;
    let sql = "INSERT INTO outlet_refusals (coupon_id, user_id, store_id, case_id, reported_key,
                 was_used, note, photos, opened_ms, choose_until_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, '', '[]', ?7, ?8)";
    let values = params![
        voucher.coupon_id,
        report.user_id,
        store_id,
        case_id,
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
    let open = open_refusal(connection, report.coupon_id)?;
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

fn message(report: &Report) -> NewMessage<'_> {
    NewMessage {
        user_id: report.user_id,
        text: &report.text,
        receipt: Receipt::default(),
        key: &report.key,
        now_ms: report.now_ms,
    }
}

/// Whether there are words that the case does not have, and takes.
fn takes_words(
    connection: &Connection,
    voucher: &Voucher,
    report: &Report,
) -> Outcome<bool, NotReported> {
    if report.text.is_empty() {
        return Ok(false);
    }
    let message = message(report);
    let known = messages::by_key(connection, &message).map_err(Stop::widen)?;
    if known.is_some() {
        return Ok(false);
    }
    let (order_id, topic) = (voucher.order_id, HelpTopic::Outlet);
    let open = cases::open_case(connection, order_id, report.user_id, topic)?;
    let Some(case_id) = open else {
        return Ok(true);
    };
    messages::is_new(connection, case_id, &message).map_err(Stop::widen)
}

/// Words and photos.
fn add(transaction: &Transaction<'_>, report: &Report, has_words: bool) -> Result<(), StoreError> {
    if report.photos.is_empty() && !has_words {
        return Ok(());
    }
    let Some(open) = open_refusal(transaction, report.coupon_id)? else {
        return Ok(());
    };
    for address in &report.photos {
        let sql = "INSERT INTO evidence (name, refusal_id) VALUES (?1, ?2)";
        transaction.run(sql, params![uploads::name(address), open.refusal_id])?;
    }
    if has_words {
        cases::write_on(transaction, open.case_id, &message(report))?;
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
