//! A cashier scans a voucher's code, or types its short code. Buying 2 "J SCANNED", 6.

use jajan_contract::order::redeem::{PlayCashierData, RedeemVia, RedemptionStepKind};
use jajan_contract::order::states::CouponState;
use jajan_contract::order::voucher_code::{
    parts_of_code, rotating_code, step_at, tail_of_short_code,
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::gifts;
use crate::store::redemptions::claimed::{self, RightClaimed};
use crate::store::redemptions::desk::ticket;
use crate::store::redemptions::open::{NewRedemption, insert};
use crate::store::redemptions::rows::{LIVE, RedemptionRow, USE, redemption};
use crate::store::redemptions::vouchers::{Voucher, by_tail, change, voucher};
use crate::store::redemptions::{
    LOCK_MS, NotScanned, OFFLINE_STEPS, note, outlets, refusal_rows, step_of_short,
};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};
use crate::time::MINUTE_MS;
use crate::{ids, time};

/// Steps that the phone's code may be away from now.
pub const ONLINE_STEPS: u64 = 1;

/// Vouchers of the same kind within it, at one outlet, are one visit's. Assumption: a meal, not a day.
const VISIT_MS: u64 = 3 * 60 * MINUTE_MS;

/// How many of an owner's vouchers of one product are at this outlet's counter, or were just used there.
pub const AT_VISIT_SQL: &str = "SELECT count(*) FROM vouchers AS v
    JOIN redemptions AS r ON r.coupon_id = v.coupon_id
  WHERE v.owner_id = ?1 AND v.product_id = (SELECT product_id FROM vouchers WHERE coupon_id = ?2)
    AND v.coupon_id <> ?2 AND r.store_id = ?3
    AND (r.status = 'SCANNED' OR (r.status = 'CONFIRMED' AND r.confirmed_ms > ?4))";

/// Among which vouchers a short code is looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    All,
    /// Only those that their owners opened at this outlet, because too many wrong codes were typed.
    OpenedHere,
}

/// Whose code it is.
enum Shown {
    Bought(Box<Right>),
    Claimed(RightClaimed),
}

/// A code that is right, of some step.
struct Right {
    voucher: Voucher,
    step: u64,
    via: RedeemVia,
}

impl Database {
    pub async fn scan_voucher(
        &self,
        store_id: row::Store,
        code: String,
        reach: Reach,
        now_ms: u64,
    ) -> Outcome<PlayCashierData, NotScanned> {
        self.write_or_refuse(move |transaction| {
            scan_within(transaction, store_id, &code, reach, now_ms)
        })
        .await
    }
}

/// As [`Database::scan_voucher`], in the writer's transaction.
pub fn scan(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    code: &str,
    now_ms: u64,
) -> Outcome<PlayCashierData, NotScanned> {
    scan_within(transaction, store_id, code, Reach::All, now_ms)
}

fn scan_within(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    code: &str,
    reach: Reach,
    now_ms: u64,
) -> Outcome<PlayCashierData, NotScanned> {
    let of_store = (reach == Reach::OpenedHere).then_some(store_id);
    let found = right(transaction, code, of_store, now_ms)?;
    let right = match found.ok_or(NotScanned::Code)? {
        Shown::Bought(right) => *right,
        Shown::Claimed(right) => return claimed::scan(transaction, &right, store_id, now_ms),
    };
    check(transaction, &right, store_id, now_ms)?;
    let Right {
        voucher, step, via, ..
    } = right;
    let sql = "INSERT INTO scanned_codes VALUES (?1, ?2)";
    transaction.run(sql, params![voucher.coupon_id, step])?;
    let is_offline = voucher.state == CouponState::NotDelivery;
    let live = redemption(transaction, LIVE, [voucher.coupon_id])?;
    let redemption_id = match live.filter(|_| !is_offline) {
        Some(row) => row.redemption_id,
        // Opened in one: the cashier's scan proves the place.
        None => {
            let new = NewRedemption {
                voucher: &voucher,
                store_id,
                key: None,
                distance: None,
                now_ms,
            };
            insert(transaction, new)?
        }
    };
    let via = if is_offline { RedeemVia::Offline } else { via };
    let sql = "UPDATE redemptions SET status = 'SCANNED', store_id = ?2, via = ?3,
                 locked_until_ms = ?4, reject_reason = NULL
               WHERE redemption_id = ?1";
    let values = params![redemption_id, store_id, Wire(via), now_ms + LOCK_MS];
    transaction.run(sql, values)?;
    let (from, to) = (voucher.state, CouponState::Locked);
    change(transaction, voucher.coupon_id, from, to, None)?;
    let kind = RedemptionStepKind::Scanned;
    note(transaction, voucher.coupon_id, kind, Some(store_id), now_ms)?;
    Ok(ticket(transaction, redemption_id)?)
}

/// The voucher whose code this is, of any step. A short code is searched near now, and with `opened_at`
/// among the vouchers that are open at that outlet; refused when none is.
fn right(
    connection: &Connection,
    code: &str,
    opened_at: Option<row::Store>,
    now_ms: u64,
) -> Outcome<Option<Shown>, NotScanned> {
    if let Some((coupon_id, step)) = parts_of_code(code) {
        if let Some(number) = ids::typed(ids::claimed_coupon_number, coupon_id) {
            let found = claimed::right_rotating(connection, number, step, code)?;
            return Ok(found.map(Shown::Claimed));
        }
        let found = match ids::typed(ids::coupon_number, coupon_id) {
            Some(number) => voucher(connection, number)?,
            None => None,
        };
        let is_right =
            |voucher: &Voucher| rotating_code(&voucher.seed, &voucher.wire_id(), step) == code;
        let of_voucher = |voucher| {
            Shown::Bought(Box::new(Right {
                voucher,
                step,
                via: RedeemVia::Rotating,
            }))
        };
        return Ok(found.filter(is_right).map(of_voucher));
    }
    let Some(tail) = tail_of_short_code(code) else {
        return Ok(None);
    };
    let mut vouchers = by_tail(connection, tail)?;
    if let Some(store_id) = opened_at {
        let mut open = Vec::new();
        for voucher in vouchers {
            if is_open_at(connection, &voucher, store_id)? {
                open.push(voucher);
            }
        }
        if open.is_empty() {
            return NotScanned::Limited.refuse();
        }
        vouchers = open;
    }
    let now = step_at(now_ms);
    let steps = now.saturating_sub(OFFLINE_STEPS)..=now + OFFLINE_STEPS;
    let mut found: Vec<Shown> = Vec::new();
    for voucher in vouchers {
        if let Some(step) = step_of_short(&voucher.seed, voucher.coupon_id.0, steps.clone(), code) {
            found.push(Shown::Bought(Box::new(Right {
                voucher,
                step,
                via: RedeemVia::Short,
            })));
        }
    }
    if opened_at.is_none() {
        let claimed = claimed::right_short(connection, tail, steps, code)?;
        found.extend(claimed.into_iter().map(Shown::Claimed));
    }
    // Two say the same now: their next codes tell them apart.
    Ok(found.pop().filter(|_| found.is_empty()))
}

/// Its owner was at the outlet, which a location or the table's code showed.
fn is_open_at(
    connection: &Connection,
    voucher: &Voucher,
    store_id: row::Store,
) -> Result<bool, StoreError> {
    let live = match voucher.state {
        CouponState::Valid | CouponState::Locked => {
            redemption(connection, LIVE, [voucher.coupon_id])?
        }
        _ => None,
    };
    Ok(live.is_some_and(|row| row.store_id == store_id))
}

fn check(
    connection: &Connection,
    right: &Right,
    store_id: row::Store,
    now_ms: u64,
) -> Outcome<(), NotScanned> {
    let voucher = &right.voucher;
    let steps = match voucher.state {
        CouponState::Used => return used(connection, voucher)?.refuse(),
        CouponState::Locked => return locked(connection, voucher, now_ms)?.refuse(),
        CouponState::Valid if now_ms <= voucher.valid_end_ms => ONLINE_STEPS,
        CouponState::NotDelivery if voucher.can_open(connection, now_ms)? => OFFLINE_STEPS,
        _ => return NotScanned::State(why_not(connection, voucher, now_ms)?).refuse(),
    };
    if !voucher.has_codes(connection)? {
        return NotScanned::State(why_not(connection, voucher, now_ms)?).refuse();
    }
    if !outlets::takes(connection, voucher.store_id, store_id)? {
        return NotScanned::Outlet.refuse();
    }
    let sql = "SELECT 1 FROM scanned_codes WHERE coupon_id = ?1 AND step = ?2";
    let was_seen = connection.has(sql, params![voucher.coupon_id, right.step])?;
    if was_seen || right.step.abs_diff(step_at(now_ms)) > steps {
        return NotScanned::Stale.refuse();
    }
    let usage = &voucher.frozen.item.usage;
    let is_opened = voucher.state == CouponState::Valid;
    if !is_opened && !outlets::is_usable(connection, store_id, usage, now_ms)? {
        return NotScanned::Hours.refuse();
    }
    let Some(most) = usage.per_visit_limit else {
        return Ok(());
    };
    let values = params![
        voucher.owner_id,
        voucher.coupon_id,
        store_id,
        now_ms.saturating_sub(VISIT_MS)
    ];
    let taken: u32 = connection.value(AT_VISIT_SQL, values)?;
    if taken >= most {
        return NotScanned::State(format!("at most {most} at one visit")).refuse();
    }
    Ok(())
}

fn used(connection: &Connection, voucher: &Voucher) -> Result<NotScanned, StoreError> {
    let row = redemption(connection, USE, [voucher.coupon_id])?;
    // One of an older schema has no row.
    let name = row.map_or_else(
        || voucher.frozen.item.store_name.clone(),
        |row| row.store_name,
    );
    Ok(NotScanned::Used(name, voucher.used_ms))
}

fn locked(
    connection: &Connection,
    voucher: &Voucher,
    now_ms: u64,
) -> Result<NotScanned, StoreError> {
    let row: Option<RedemptionRow> = redemption(connection, LIVE, [voucher.coupon_id])?;
    Ok(match row {
        Some(row) => NotScanned::Checked(row.store_name),
        None => NotScanned::State(why_not(connection, voucher, now_ms)?),
    })
}

/// What tells a cashier of a voucher that is no use now from a fault.
fn why_not(connection: &Connection, voucher: &Voucher, now_ms: u64) -> Result<String, StoreError> {
    let day = |at_ms| time::date_text(time::day_number(at_ms));
    Ok(match voucher.state {
        CouponState::Refunding => "refunding".to_owned(),
        CouponState::Return => "refunded".to_owned(),
        CouponState::Locked => match refusal_rows::case_of(connection, voucher.coupon_id)? {
            Some(case) => format!("case {}", case.case_no),
            None => "locked".to_owned(),
        },
        state if state == CouponState::Expired || now_ms > voucher.valid_end_ms => {
            format!("expired since {}", day(voucher.valid_end_ms))
        }
        _ if now_ms < voucher.valid_start_ms => {
            format!("usable from {}", day(voucher.valid_start_ms))
        }
        _ if gifts::waits(connection, voucher.coupon_id)? => "being given away".to_owned(),
        _ => "used with its partner's code".to_owned(),
    })
}
