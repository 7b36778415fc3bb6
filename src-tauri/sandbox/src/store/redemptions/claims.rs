//! Refunds of refused vouchers that the owner's word alone does not give. Buying 6 "A claim".
//!
//! Invariants: a voucher that its outlet confirmed, or whose partner's code was told, is refunded by a
//! decision of the outlet or of customer service only; each step has its author, words and moment, and
//! is never changed.

use jajan_contract::order::cases::CaseAuthor;
use jajan_contract::order::redeem::{ClaimKind, ClaimStatus, RedemptionStepKind, RefusedChoice};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::coupons::partner_code::opened_ms;
use crate::store::orders::{case_messages, cases};
use crate::store::redemptions::ending::{Ending, finish};
use crate::store::redemptions::note;
use crate::store::redemptions::refusal_rows::{Refusal, open_refusal};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};
use crate::time::DAY_MS;

/// For the outlet's answer.
pub const OUTLET_MS: u64 = 2 * DAY_MS;
const AT_ONCE: u32 = 2;
const IN_WINDOW: u32 = 5;
const WINDOW_MS: u64 = 90 * DAY_MS;

/// Those that are open, and those within the window; what was reported and not chosen yet counts.
pub const COUNT_SQL: &str = "SELECT
    (SELECT count(*) FROM outlet_refusals AS r WHERE r.user_id = ?1 AND r.choice IS NULL
       AND (r.was_used OR EXISTS (SELECT 1 FROM partner_codes AS p WHERE p.coupon_id = r.coupon_id))),
    (SELECT count(*) FROM refund_claims WHERE user_id = ?1 AND asked_ms > ?2)
    + (SELECT count(*) FROM outlet_refusals AS r WHERE r.user_id = ?1 AND r.choice IS NULL
       AND (r.was_used OR EXISTS (SELECT 1 FROM partner_codes AS p WHERE p.coupon_id = r.coupon_id))
       AND NOT EXISTS (SELECT 1 FROM refund_claims AS c WHERE c.refusal_id = r.refusal_id))";

/// Who did a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Author {
    Owner,
    Clock,
    Desk(CaseAuthor),
}

impl Author {
    fn name(self) -> &'static str {
        match self {
            Self::Owner | Self::Desk(CaseAuthor::Asker) => "OWNER",
            Self::Clock => "CLOCK",
            Self::Desk(CaseAuthor::Merchant) => "MERCHANT",
            Self::Desk(CaseAuthor::Service) => "SERVICE",
        }
    }
}

/// Absent: the owner's word is enough.
pub fn kind_of(
    connection: &Connection,
    coupon_id: row::Coupon,
    was_used: bool,
) -> Result<Option<ClaimKind>, StoreError> {
    let is_told = opened_ms(connection, coupon_id)?.is_some();
    Ok(match (is_told, was_used) {
        (true, _) => Some(ClaimKind::Told),
        (false, true) => Some(ClaimKind::Confirmed),
        (false, false) => None,
    })
}

/// Whether this person may make no other claim now.
pub fn is_limited(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let values = params![user_id, now_ms.saturating_sub(WINDOW_MS)];
    let (open, all): (u32, u32) = connection.row(COUNT_SQL, values)?;
    Ok(open >= AT_ONCE || all >= IN_WINDOW)
}

/// Whether a claim of the voucher was decided against its owner: it is not made again.
pub fn is_denied(connection: &Connection, coupon_id: row::Coupon) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM refund_claims WHERE coupon_id = ?1 AND status = 'DENIED'";
    connection.has(sql, [coupon_id])
}

/// Nothing, when it was asked for before.
pub fn ask(
    transaction: &Transaction<'_>,
    open: &Refusal,
    kind: ClaimKind,
    author: Author,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO refund_claims (refusal_id, coupon_id, user_id, kind, status, asked_ms,
                 outlet_until_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
    let (status, until_ms) = match kind {
        ClaimKind::Confirmed => (ClaimStatus::Outlet, Some(now_ms + OUTLET_MS)),
        // There is no outlet of ours that could know.
        ClaimKind::Told => (ClaimStatus::Service, None),
    };
    let values = params![
        open.refusal_id,
        open.coupon_id,
        open.user_id,
        Wire(kind),
        Wire(status),
        now_ms,
        until_ms
    ];
    if transaction.run(sql, values)? == 0 {
        return Ok(());
    }
    let claim_id = row::Claim(transaction.last_insert_rowid());
    step(transaction, claim_id, "ASKED", author, "", now_ms)?;
    let kind = RedemptionStepKind::RefundAsked;
    note(
        transaction,
        open.coupon_id,
        kind,
        Some(open.store_id),
        now_ms,
    )?;
    match author {
        Author::Clock => cases::tell_asker(transaction, open.case_id),
        _ => Ok(()),
    }
}

fn step(
    transaction: &Transaction<'_>,
    claim_id: row::Claim,
    kind: &str,
    author: Author,
    words: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO refund_claim_steps (claim_id, kind, author, words, at_ms)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    transaction.run(sql, params![claim_id, kind, author.name(), words, now_ms])?;
    Ok(())
}

/// The owner keeps the voucher: a claim that is open ends.
pub fn withdraw(
    transaction: &Transaction<'_>,
    refusal_id: row::Refusal,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE refund_claims SET status = 'WITHDRAWN', decided_ms = ?2
               WHERE refusal_id = ?1 AND status IN ('OUTLET', 'SERVICE') RETURNING claim_id";
    let values = params![refusal_id, now_ms];
    let ended: Option<row::Claim> = transaction.find_value(sql, values)?;
    ended.map_or(Ok(()), |claim_id| {
        step(
            transaction,
            claim_id,
            "WITHDRAWN",
            Author::Owner,
            "",
            now_ms,
        )
    })
}

/// What an outlet did not answer in time is customer service's to decide.
pub fn pass_on_due(
    transaction: &Transaction<'_>,
    claim_id: row::Claim,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT coupon_id FROM refund_claims WHERE claim_id = ?1";
    let coupon_id = transaction.value(sql, [claim_id])?;
    let open = open_refusal(transaction, coupon_id)?;
    let open = open.ok_or_else(|| StoreError::Stopped("a claim without its refusal".to_owned()))?;
    pass_on(transaction, claim_id, &open, Author::Clock, "", now_ms)?;
    cases::tell_asker(transaction, open.case_id)
}

fn pass_on(
    transaction: &Transaction<'_>,
    claim_id: row::Claim,
    open: &Refusal,
    author: Author,
    words: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE refund_claims SET status = 'SERVICE' WHERE claim_id = ?1";
    transaction.run(sql, [claim_id])?;
    step(transaction, claim_id, "PASSED_ON", author, words, now_ms)?;
    cases::restart_answer_days(transaction, open.case_id, now_ms)?;
    let kind = RedemptionStepKind::RefundPassedOn;
    note(
        transaction,
        open.coupon_id,
        kind,
        Some(open.store_id),
        now_ms,
    )
}

#[derive(Debug, Clone)]
pub struct Decision {
    pub coupon_id: row::Coupon,
    /// The outlet or customer service.
    pub by: CaseAuthor,
    pub is_granted: bool,
    /// What its owner reads.
    pub words: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotDecided {
    /// No claim of the voucher is open.
    Absent,
    /// It waits for the other one.
    NotYours,
}

impl Refuse for NotDecided {}

impl Database {
    pub async fn decide_claim(&self, decision: Decision) -> Outcome<(), NotDecided> {
        self.write_or_refuse(move |transaction| decide(transaction, &decision))
            .await
    }
}

/// As [`Database::decide_claim`], in the writer's transaction. An outlet's no is customer service's to
/// decide.
pub fn decide(transaction: &Transaction<'_>, decision: &Decision) -> Outcome<(), NotDecided> {
    let open = open_refusal(transaction, decision.coupon_id)?.ok_or(NotDecided::Absent)?;
    let sql = "SELECT claim_id, status FROM refund_claims
               WHERE refusal_id = ?1 AND status IN ('OUTLET', 'SERVICE')";
    let found: Option<(row::Claim, Wire<ClaimStatus>)> =
        transaction.find(sql, [open.refusal_id])?;
    let (claim_id, Wire(status)) = found.ok_or(NotDecided::Absent)?;
    let waits_for = match status {
        ClaimStatus::Outlet => CaseAuthor::Merchant,
        _ => CaseAuthor::Service,
    };
    if waits_for != decision.by {
        return NotDecided::NotYours.refuse();
    }
    let (words, now_ms) = (&decision.words, decision.now_ms);
    case_messages::answer(transaction, open.case_id, decision.by, words, now_ms)?;
    let author = Author::Desk(decision.by);
    match (decision.is_granted, decision.by) {
        (true, _) => grant(transaction, claim_id, &open, author, words, now_ms)?,
        (false, CaseAuthor::Merchant) => {
            pass_on(transaction, claim_id, &open, author, words, now_ms)?;
        }
        (false, _) => {
            let sql = "UPDATE refund_claims SET status = 'DENIED', decided_ms = ?2
                       WHERE claim_id = ?1";
            transaction.run(sql, params![claim_id, now_ms])?;
            step(transaction, claim_id, "DENIED", author, words, now_ms)?;
            finish(transaction, &open, Ending::Denied, now_ms)?;
        }
    }
    Ok(cases::tell_asker(transaction, open.case_id)?)
}

/// Its cost is the outlet's, once the voucher's money was; else that of the voucher itself.
fn grant(
    transaction: &Transaction<'_>,
    claim_id: row::Claim,
    open: &Refusal,
    author: Author,
    words: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    finish(transaction, open, Ending::Granted, now_ms)?;
    let sql = "UPDATE refund_claims SET status = 'GRANTED', decided_ms = ?2, borne_by =
                 (SELECT c.source FROM refund_coupons AS c WHERE c.coupon_id = refund_claims.coupon_id
                  ORDER BY c.refund_id DESC LIMIT 1)
               WHERE claim_id = ?1";
    transaction.run(sql, params![claim_id, now_ms])?;
    step(transaction, claim_id, "GRANTED", author, words, now_ms)
}

/// What was chosen, or not in time.
pub fn choose(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    choice: RefusedChoice,
    author: Author,
    now_ms: u64,
) -> Result<(), StoreError> {
    let Some(open) = open_refusal(transaction, coupon_id)? else {
        return Ok(());
    };
    let is_by_clock = author == Author::Clock;
    match choice {
        RefusedChoice::Refund => match kind_of(transaction, coupon_id, open.was_used)? {
            Some(kind) => ask(transaction, &open, kind, author, now_ms),
            None => finish(transaction, &open, Ending::Refund { is_by_clock }, now_ms),
        },
        RefusedChoice::Keep => {
            withdraw(transaction, open.refusal_id, now_ms)?;
            finish(transaction, &open, Ending::Keep, now_ms)
        }
    }
}
