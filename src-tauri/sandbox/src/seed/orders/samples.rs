//! What Sari has bought: an order in each state of merchant 4, and money in each state of its return.
//!
//! Invariant: each comes about by the steps that a real one takes, so that the books are right.

use jajan_contract::{
    coupon::RefundPromise,
    order::{money::PayMethod, played::NoticeFate, split_choice::SplitChoice, states::CloseReason},
};
use rusqlite::Transaction;

use crate::chance;
use crate::ids::{self, row};
use crate::seed::orders::redeemed;
use crate::store::orders::close::close;
use crate::store::orders::place::{Placing, place};
use crate::store::orders::settlement::{Attempt, offered};
use crate::store::payments::credit::act_on;
use crate::store::payments::provider::{Act, EventKind, record};
use crate::store::payments::{begin, due};
use crate::store::{Sql, StoreError, unless_refused};
use crate::time::{DAY_MS, MINUTE_MS};

pub const SARI: &str = "81200000001";

/// What becomes of an order after it was placed.
#[derive(Debug, Clone, Copy)]
enum Fate {
    Waits,
    Paying,
    Declined,
    /// Rupiah less than asked for.
    PaidTooLittle(u32),
    Cancelled,
    TimedOut,
    TimedOutAndPaidLate,
    Withdrawn,
    Paid,
    PaidTwice,
    /// Its vouchers are in this state; `partly`: only the first was used.
    Became(&'static str),
}

pub struct Sample {
    store_id: row::Store,
    quantity: u32,
    /// Before the first look.
    placed_ms: u64,
    method: PayMethod,
    fate: Fate,
    /// Absent: any.
    promise: Option<RefundPromise>,
}

const fn sample(store: i64, quantity: u32, placed_ms: u64, fate: Fate) -> Sample {
    Sample {
        store_id: row::Store(store),
        quantity,
        placed_ms,
        method: PayMethod::Qris,
        fate,
        promise: None,
    }
}

/// Of a voucher: everybody can buy it at any time.
pub const FOR_ALL: &str = "flash_session_id IS NULL AND NOT reserve_mode AND NOT user_limit
  AND user_group_ok AND withdrawn_ms IS NULL AND remaining_stock > 0";

/// Oldest first; the stores are those that are open on most lists, one for each.
#[rustfmt::skip]
pub static SAMPLES: [Sample; 16] = [
    sample(21, 2, 12 * DAY_MS, Fate::Became("used")),
    sample(23, 1, 8 * DAY_MS, Fate::TimedOut),
    sample(24, 1, 7 * DAY_MS, Fate::Withdrawn),
    Sample { method: PayMethod::Ewallet, ..sample(25, 1, 6 * DAY_MS, Fate::PaidTwice) },
    sample(26, 1, 3 * DAY_MS, Fate::Cancelled),
    sample(27, 1, 2 * DAY_MS, Fate::TimedOutAndPaidLate),
    sample(28, 1, 26 * 60 * MINUTE_MS, Fate::Became("valid")),
    Sample { method: PayMethod::Ewallet, ..sample(29, 3, DAY_MS, Fate::Paid) },
    sample(30, 1, 90 * MINUTE_MS, Fate::Paid),
    sample(57, 3, 28 * 60 * MINUTE_MS, Fate::Became("partly")),
    sample(56, 1, 27 * 60 * MINUTE_MS, Fate::Became("case")),
    sample(55, 1, DAY_MS, Fate::Became("locked")),
    sample(31, 2, 9 * MINUTE_MS, Fate::PaidTooLittle(1_000)),
    sample(32, 1, 6 * MINUTE_MS, Fate::Declined),
    sample(33, 1, 4 * MINUTE_MS, Fate::Paying),
    sample(34, 2, 2 * MINUTE_MS, Fate::Waits),
];

/// Nothing, when nothing can be bought at the store or near it.
pub fn write(
    transaction: &Transaction<'_>,
    sample: &Sample,
    user_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(sample.placed_ms);
    let Some(order_id) = placed(transaction, sample, user_id, at_ms, (None, None))? else {
        return Ok(());
    };
    let paying =
        |kind, amount_rp, at_ms| pay(transaction, sample, order_id, kind, amount_rp, at_ms);
    let (soon_ms, late_ms) = (at_ms + MINUTE_MS, at_ms + 19 * MINUTE_MS);
    match sample.fate {
        Fate::Waits => Ok(()),
        Fate::Paying => paying(EventKind::Begun, None, soon_ms),
        Fate::Declined => paying(EventKind::Declined, None, soon_ms),
        Fate::PaidTooLittle(less_rp) => {
            let sql = "SELECT pay_rp FROM orders WHERE order_id = ?1";
            let asked: u32 = transaction.value(sql, [order_id])?;
            paying(
                EventKind::Paid,
                Some(asked - less_rp.min(asked - 1)),
                soon_ms,
            )
        }
        Fate::Cancelled => close(transaction, order_id, CloseReason::Buyer, soon_ms),
        Fate::Withdrawn => close(transaction, order_id, CloseReason::Withdrawn, soon_ms),
        Fate::TimedOut => close(transaction, order_id, CloseReason::Timeout, late_ms),
        Fate::TimedOutAndPaidLate => {
            begun(transaction, sample, order_id, at_ms)?;
            close(transaction, order_id, CloseReason::Timeout, late_ms)?;
            event(
                transaction,
                order_id,
                EventKind::Paid,
                None,
                late_ms + MINUTE_MS,
            )
        }
        Fate::Paid => paying(EventKind::Paid, None, soon_ms),
        Fate::PaidTwice => {
            paying(EventKind::Paid, None, soon_ms)?;
            event(
                transaction,
                order_id,
                EventKind::Paid,
                None,
                soon_ms + MINUTE_MS,
            )
        }
        Fate::Became(state) => {
            paying(EventKind::Paid, None, soon_ms)?;
            became(transaction, order_id, state, at_ms + DAY_MS)
        }
    }?;
    due::ask(transaction, order_id, now_ms)
}

/// An order that waits for its payment and holds a red packet: its id, and rupiah.
pub fn sample_order(
    transaction: &Transaction<'_>,
    user_id: row::User,
    at_ms: u64,
    red_packet: Option<(row::RedPacket, u32)>,
) -> Result<(), StoreError> {
    let waiting = sample(35, 1, 0, Fate::Waits);
    placed(transaction, &waiting, user_id, at_ms, (red_packet, None)).map(|_| ())
}

/// A paid order; its vouchers. None, when nothing can be bought there.
pub fn paid_sample(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    quantity: u32,
    user_id: row::User,
    at_ms: u64,
) -> Result<Vec<row::Coupon>, StoreError> {
    paid_order(
        transaction,
        &sample(store_id.0, quantity, 0, Fate::Paid),
        user_id,
        at_ms,
    )
}

/// One voucher with this promise, of this store or one after it.
pub fn paid_sample_of(
    transaction: &Transaction<'_>,
    (store_id, promise): (row::Store, RefundPromise),
    user_id: row::User,
    at_ms: u64,
) -> Result<Vec<row::Coupon>, StoreError> {
    let paid = Sample {
        promise: Some(promise),
        ..sample(store_id.0, 1, 0, Fate::Paid)
    };
    paid_order(transaction, &paid, user_id, at_ms)
}

fn paid_order(
    transaction: &Transaction<'_>,
    paid: &Sample,
    user_id: row::User,
    at_ms: u64,
) -> Result<Vec<row::Coupon>, StoreError> {
    let Some(order_id) = placed(transaction, paid, user_id, at_ms, (None, None))? else {
        return Ok(Vec::new());
    };
    pay(transaction, paid, order_id, EventKind::Paid, None, at_ms)?;
    due::ask(transaction, order_id, at_ms)?;
    let sql = "SELECT coupon_id FROM vouchers WHERE order_id = ?1 ORDER BY coupon_id";
    transaction.values(sql, [order_id])
}

/// A paid order of one piece, of which there is one for `key`; its voucher. None, when it cannot be bought.
pub fn paid_piece(
    transaction: &Transaction<'_>,
    product_id: row::Product,
    key: &str,
    user_id: row::User,
    at_ms: u64,
) -> Result<Vec<row::Coupon>, StoreError> {
    let paid = &sample(0, 1, 0, Fate::Paid);
    let piece = (product_id, key);
    let Some(order_id) = ordered(transaction, paid, piece, user_id, at_ms, (None, None))? else {
        return Ok(Vec::new());
    };
    pay(transaction, paid, order_id, EventKind::Paid, None, at_ms)?;
    due::ask(transaction, order_id, at_ms)?;
    let sql = "SELECT coupon_id FROM vouchers WHERE order_id = ?1";
    transaction.values(sql, [order_id])
}

/// An order that several are to pay; none, when nothing can be bought there.
pub fn split_sample(
    transaction: &Transaction<'_>,
    (store_id, quantity): (row::Store, u32),
    user_id: row::User,
    at_ms: u64,
    wish: SplitChoice,
) -> Result<Option<row::Order>, StoreError> {
    let waiting = sample(store_id.0, quantity, 0, Fate::Waits);
    placed(transaction, &waiting, user_id, at_ms, (None, Some(&wish)))
}

/// The payment that was begun last is paid.
pub fn paid_payment(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    at_ms: u64,
) -> Result<(), StoreError> {
    event(transaction, order_id, EventKind::Paid, None, at_ms)
}

/// A red packet that pays part of it, by its id with its rupiah, and who else pays.
type How<'a> = (Option<(row::RedPacket, u32)>, Option<&'a SplitChoice>);

/// The first voucher of the store, or of the next ones, that can be bought.
fn placed(
    transaction: &Transaction<'_>,
    sample: &Sample,
    user_id: row::User,
    at_ms: u64,
    how: How<'_>,
) -> Result<Option<row::Order>, StoreError> {
    let sql = format!(
        "SELECT id FROM products
         WHERE store_id >= ?1 AND store_id % 20 = ?1 % 20 AND remaining_stock > 20 AND {FOR_ALL}
         ORDER BY store_id, sort LIMIT 40"
    );
    let products: Vec<row::Product> = transaction.values(&sql, [sample.store_id])?;
    let key = format!("sample-{}", sample.store_id);
    for product_id in products {
        let piece = (product_id, key.as_str());
        let placed = ordered(transaction, sample, piece, user_id, at_ms, how)?;
        if placed.is_some() {
            return Ok(placed);
        }
    }
    Ok(None)
}

/// None: it cannot be bought.
fn ordered(
    transaction: &Transaction<'_>,
    sample: &Sample,
    (product_id, key): (row::Product, &str),
    user_id: row::User,
    at_ms: u64,
    (red_packet, split): How<'_>,
) -> Result<Option<row::Order>, StoreError> {
    let attempt = Attempt {
        user_id,
        product_id,
        quantity: sample.quantity,
        detail_id: None,
        is_app: true,
        now_ms: at_ms,
    };
    let Some(offer) = unless_refused(offered(transaction, &attempt))? else {
        return Ok(None);
    };
    let is_other = |promise: RefundPromise| promise != offer.refund;
    if sample.promise.is_some_and(is_other) {
        return Ok(None);
    }
    let placing = Placing {
        pay_rp: (offer.sale_price() * sample.quantity)
            .saturating_sub(red_packet.map_or(0, |(_, amount_rp)| amount_rp)),
        red_packet_id: red_packet.map(|(id, _)| id),
        split: split.cloned(),
        store: offer.card.store_info.store_id.clone(),
        key: key.to_owned(),
        body: chance::hash(""),
        attempt,
    };
    let placed = unless_refused(place(transaction, &placing))?;
    Ok(placed.and_then(|placed| ids::order_number(&placed.order_id)))
}

fn begun(
    transaction: &Transaction<'_>,
    sample: &Sample,
    order_id: row::Order,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let begin = begin::Begin {
        order_id,
        user_id: transaction.value(sql, [order_id])?,
        method: sample.method,
        key: "sample".to_owned(),
        now_ms: at_ms,
    };
    unless_refused(begin::begin(transaction, &begin)).map(|_| ())
}

fn pay(
    transaction: &Transaction<'_>,
    sample: &Sample,
    order_id: row::Order,
    kind: EventKind,
    amount_rp: Option<u32>,
    at_ms: u64,
) -> Result<(), StoreError> {
    begun(transaction, sample, order_id, at_ms)?;
    event(transaction, order_id, kind, amount_rp, at_ms)
}

fn event(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    kind: EventKind,
    amount_rp: Option<u32>,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT max(payment_id) FROM payments WHERE order_id = ?1";
    let act = Act {
        payment_id: transaction.value(sql, [order_id])?,
        kind,
        amount_rp,
        notice: NoticeFate::Lost,
        now_ms: at_ms,
    };
    match record(transaction, act)? {
        Some(event) => act_on(transaction, &event, at_ms),
        None => Ok(()),
    }
}

/// What becomes of paid vouchers, with its entries in the ledger.
fn became(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    state: &str,
    at_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT coupon_id FROM vouchers WHERE order_id = ?1 ORDER BY coupon_id";
    let mut coupons: Vec<row::Coupon> = transaction.values(sql, [order_id])?;
    if state == "partly" {
        coupons.truncate(1);
    }
    for coupon_id in coupons {
        match state {
            "valid" => redeemed::opened(transaction, coupon_id, at_ms)?,
            "locked" => redeemed::scanned(transaction, coupon_id, at_ms).map(|_| ())?,
            "case" => redeemed::refused(transaction, coupon_id, at_ms)?,
            _ => redeemed::used(transaction, coupon_id, at_ms).map(|_| ())?,
        }
    }
    Ok(())
}
