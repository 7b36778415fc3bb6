//! Opens a refund of vouchers. Buying 2 "Z REQUESTED", "Z WAIT_DESTINATION".

use jajan_contract::order::refund::RefundCause;
use rusqlite::{Transaction, params};

use crate::chance::Hash;
use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::gifts;
use crate::store::ledger::{Account, Cause, book};
use crate::store::refunds::target::Target;
use crate::store::refunds::{destinations, go_on, original, parts, plan, steps};
use crate::store::{Sql, StoreError};

/// What a buyer said.
#[derive(Debug, Clone)]
pub struct Asked {
    pub user_id: row::User,
    pub reason: String,
    /// Empty: none.
    pub detail: String,
    pub note: String,
    pub target: Target,
    /// One refund for one key, and what the key was used for.
    pub key: String,
    pub body: Hash,
}

#[derive(Debug, Clone, Copy)]
pub struct Opening<'a> {
    pub order_id: row::Order,
    /// At least one, all of the same buyer.
    pub coupons: &'a [row::Coupon],
    pub cause: RefundCause,
    /// Absent: it was not asked for, the money goes back to where it came from.
    pub asked: Option<&'a Asked>,
    pub now_ms: u64,
}

/// Refunds one voucher to its payer because of its outlet, against its promise too, within the caller's
/// transaction: from `not_delivery`, `valid`, `locked`, `used` or `expired` it becomes `refunding`.
/// Gives the refund's number (of a split the first one's). An error, which rolls back, when it is
/// refunded already. Buying 2 "case", 6 "Outlet refused".
pub fn for_outlet(
    transaction: &Transaction<'_>,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<row::Refund, StoreError> {
    let sql = "SELECT order_id FROM vouchers WHERE coupon_id = ?1";
    let opening = Opening {
        order_id: transaction.value(sql, [coupon_id])?,
        coupons: &[coupon_id],
        cause: RefundCause::Outlet,
        asked: None,
        now_ms,
    };
    open(transaction, &opening)
}

struct Voucher {
    coupon_id: row::Coupon,
    /// Where its money is.
    source: Account,
    parts: parts::Parts,
}

/// The caller has checked that the vouchers may return. Gives the number of the first refund: the
/// asker's, if the asker gets any of it.
pub fn open(
    transaction: &Transaction<'_>,
    opening: &Opening<'_>,
) -> Result<row::Refund, StoreError> {
    let vouchers = take(transaction, opening)?;
    let mut payers: Vec<row::User> = Vec::new();
    for (payer_id, part_rp) in vouchers.iter().flat_map(|voucher| &voucher.parts) {
        if *part_rp > 0 && !payers.contains(payer_id) {
            payers.push(*payer_id);
        }
    }
    if payers.is_empty() {
        // A red envelope paid for all of it.
        let first = vouchers.first().and_then(|voucher| voucher.parts.first());
        payers.extend(first.map(|(payer_id, _)| *payer_id));
    }
    let asker_id = opening.asked.map(|asked| asked.user_id);
    payers.sort_by_key(|payer_id| Some(*payer_id) != asker_id);
    let mut first = None;
    for payer_id in payers {
        let refund_id = one(transaction, opening, payer_id, first, &vouchers)?;
        first = first.or(Some(refund_id));
    }
    first.ok_or_else(|| StoreError::Stopped("a refund of nothing".to_owned()))
}

/// The vouchers become `refunding`; a link to one that is out ends.
fn take(transaction: &Transaction<'_>, opening: &Opening<'_>) -> Result<Vec<Voucher>, StoreError> {
    let mut of_order = parts::of_vouchers(transaction, opening.order_id)?;
    of_order.retain(|(coupon_id, _)| opening.coupons.contains(coupon_id));
    let mut vouchers = Vec::with_capacity(of_order.len());
    for (coupon_id, parts) in of_order {
        let sql = "SELECT state IN ('used', 'expired') FROM vouchers WHERE coupon_id = ?1";
        let is_earned: bool = transaction.value(sql, [coupon_id])?;
        let sql = "UPDATE vouchers SET state = 'refunding', used_ms = NULL
                   WHERE coupon_id = ?1 AND state NOT IN ('refunding', 'return')";
        if transaction.run(sql, [coupon_id])? == 0 {
            let why = format!("voucher {coupon_id} is refunded already");
            return Err(StoreError::Stopped(why));
        }
        gifts::end::with_voucher(transaction, coupon_id, opening.now_ms)?;
        vouchers.push(Voucher {
            coupon_id,
            source: match is_earned {
                true => Account::Merchant,
                false => Account::Held,
            },
            parts,
        });
    }
    Ok(vouchers)
}

/// What one payer gets.
fn one(
    transaction: &Transaction<'_>,
    opening: &Opening<'_>,
    payer_id: row::User,
    group_id: Option<row::Refund>,
    vouchers: &[Voucher],
) -> Result<row::Refund, StoreError> {
    let now_ms = opening.now_ms;
    let part_of = |voucher: &Voucher| {
        let of_payer = voucher.parts.iter().filter(|(id, _)| *id == payer_id);
        of_payer.map(|(_, part_rp)| *part_rp).sum::<u32>()
    };
    let amount_rp: u32 = vouchers.iter().map(part_of).sum();
    let own = opening.asked.filter(|asked| asked.user_id == payer_id);
    let target = match own {
        Some(asked) => Some(asked.target.clone()),
        None => {
            let way = original::of_payer(transaction, opening.order_id, payer_id, now_ms)?;
            match way.blocked_by {
                None => Some(Target::Original(way.method)),
                Some(_) => destinations::stored(transaction, opening.order_id, payer_id)?,
            }
        }
    };
    let status = if target.is_some() {
        "REQUESTED"
    } else {
        "WAIT_DESTINATION"
    };
    // The first of the group has the key.
    let keyed = opening.asked.filter(|_| group_id.is_none());
    let sql = "INSERT INTO refunds (order_id, user_id, group_id, asker_id, made_key, made_body,
                 cause, reason, detail, note, amount_rp, status, requested_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'WAIT_DESTINATION', ?12)";
    let values = params![
        opening.order_id,
        payer_id,
        group_id,
        opening.asked.map(|asked| asked.user_id),
        keyed.map(|asked| &asked.key),
        keyed.map(|asked| asked.body),
        Wire(opening.cause),
        opening.asked.map_or("", |asked| &asked.reason),
        opening.asked.map_or("", |asked| &asked.detail),
        opening.asked.map_or("", |asked| &asked.note),
        amount_rp,
        now_ms
    ];
    transaction.run(sql, values)?;
    let refund_id = row::Refund(transaction.last_insert_rowid());
    let sql = "UPDATE refunds SET status = ?2, group_id = coalesce(group_id, refund_id)
               WHERE refund_id = ?1";
    if let Some(target) = &target {
        aim(transaction, refund_id, target, now_ms)?;
    }
    transaction.run(sql, params![refund_id, status])?;
    if target.is_none() {
        destinations::ask_again(transaction, opening.order_id, payer_id, now_ms)?;
    }
    for voucher in vouchers {
        let sql = "INSERT INTO refund_coupons VALUES (?1, ?2, ?3, ?4)";
        let part_rp = part_of(voucher);
        let values = params![refund_id, voucher.coupon_id, part_rp, voucher.source.name()];
        transaction.run(sql, values)?;
        let key = format!(
            "{}.{}",
            ids::refund(refund_id),
            ids::coupon(voucher.coupon_id)
        );
        let cause = Cause {
            key: &key,
            order_id: opening.order_id,
            now_ms,
        };
        book(transaction, voucher.source, Account::Refund, part_rp, cause)?;
    }
    steps::add(transaction, refund_id, now_ms, None)?;
    if amount_rp == 0 {
        // There is nothing to send.
        go_on::done(transaction, refund_id, None, now_ms)?;
    }
    Ok(refund_id)
}

/// Writes where the money goes and when, into a refund's row.
pub fn aim(
    transaction: &Transaction<'_>,
    refund_id: row::Refund,
    target: &Target,
    now_ms: u64,
) -> Result<(), StoreError> {
    let plan = plan::plan(now_ms, target.working_days());
    let (method, phone_no, bank) = match target {
        Target::Original(method) => (*method, None, [None; 3]),
        Target::Ewallet(phone_no) => (None, Some(phone_no), [None; 3]),
        Target::Bank {
            name,
            holder,
            number,
        } => (None, None, [Some(name), Some(holder), Some(number)]),
    };
    let sql = "UPDATE refunds SET kind = ?2, method = ?3, phone_no = ?4, bank_name = ?5,
                 bank_account_name = ?6, bank_account_number = ?7, send_ms = ?8, done_ms = ?9,
                 expected_day = ?10, late_ms = ?11
               WHERE refund_id = ?1";
    let values = params![
        refund_id,
        Wire(target.kind()),
        method.map(Wire),
        phone_no,
        bank[0],
        bank[1],
        bank[2],
        plan.send_ms,
        plan.done_ms,
        plan.expected_day,
        plan.late_ms
    ];
    transaction.run(sql, values)?;
    Ok(())
}
