//! A buyer's request: what would return, and asking for it. Contract `apply_refund`,
//! `apply_refund_submit`; buying 7 "Promise".

use jajan_contract::order::refund::{
    ApplyRefundData, RefundBlock, RefundCause, RefundCoupon, RefundShare,
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::columns::Json;
use crate::store::orders::frozen::Frozen;
use crate::store::refunds::candidates::{Candidate, candidates};
use crate::store::refunds::envelope::envelope_back;
use crate::store::refunds::open::{Asked, Opening, open};
use crate::store::refunds::target::Target;
use crate::store::refunds::view::{name, options};
use crate::store::refunds::{original, parts};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAsked {
    /// The user bought nothing of such an order.
    Absent,
    Refused,
    Busy,
    Destination,
    /// For another request.
    KeyReused,
}

impl Refuse for NotAsked {}

/// The chosen ones of `all`.
fn chosen<'a>(
    all: &'a [Candidate],
    coupons: &[row::Coupon],
) -> Result<Vec<&'a Candidate>, NotAsked> {
    let mut found = Vec::with_capacity(coupons.len());
    for coupon_id in coupons {
        let one = all.iter().find(|one| one.coupon_id == *coupon_id);
        let one = one.ok_or(NotAsked::Refused)?;
        match one.blocked_by {
            None => found.push(one),
            Some(RefundBlock::Locked | RefundBlock::GiftWaiting) => return Err(NotAsked::Busy),
            Some(_) => return Err(NotAsked::Refused),
        }
    }
    Ok(found)
}

/// What a buyer asks for.
#[derive(Debug, Clone)]
pub struct RefundRequest {
    pub order_id: row::Order,
    /// Sorted, each once, at least one.
    pub coupons: Vec<row::Coupon>,
    /// The method inside an `ORIGINAL` target is ignored: it is looked up.
    pub asked: Asked,
    pub now_ms: u64,
}

impl Database {
    /// `coupons` sorted, each once; none: all that can return.
    pub async fn quote_refund(
        &self,
        order_id: row::Order,
        coupons: Vec<row::Coupon>,
        user_id: row::User,
        now_ms: u64,
    ) -> Outcome<ApplyRefundData, NotAsked> {
        self.read_or_refuse(move |connection| {
            quote(connection, order_id, &coupons, user_id, now_ms)
        })
        .await
    }

    /// The number of the refund; of the same key the same again.
    pub async fn ask_refund(&self, request: RefundRequest) -> Outcome<row::Refund, NotAsked> {
        self.write_or_refuse(move |transaction| ask(transaction, &request))
            .await
    }
}

fn quote(
    connection: &Connection,
    order_id: row::Order,
    coupons: &[row::Coupon],
    user_id: row::User,
    now_ms: u64,
) -> Outcome<ApplyRefundData, NotAsked> {
    let all = candidates(connection, order_id, user_id, now_ms)?;
    if all.is_empty() {
        return NotAsked::Absent.refuse();
    }
    // What was blocked since it was chosen is not chosen any more, and says why.
    let is_known = |coupon_id: &row::Coupon| all.iter().any(|one| one.coupon_id == *coupon_id);
    if !coupons.iter().all(is_known) {
        return NotAsked::Refused.refuse();
    }
    let is_open = |one: &&Candidate| {
        one.blocked_by.is_none() && (coupons.is_empty() || coupons.contains(&one.coupon_id))
    };
    let chosen: Vec<_> = all.iter().filter(is_open).collect();
    let sql = "SELECT order_no, frozen FROM orders WHERE order_id = ?1";
    let (order_no, Json(frozen)): (String, Json<Frozen>) = connection.row(sql, [order_id])?;
    let is_chosen = |coupon_id: row::Coupon| chosen.iter().any(|one| one.coupon_id == coupon_id);
    let original = original::of_payer(connection, order_id, user_id, now_ms)?;
    let coupon = |one: &Candidate| RefundCoupon {
        coupon_id: ids::coupon(one.coupon_id),
        state: one.state,
        sale_price: one.sale_rp,
        discount_share: one.discount_rp,
        paid_amount: one.paid_rp,
        blocked_by: one.blocked_by,
        is_chosen: is_chosen(one.coupon_id),
    };
    let mut open = chosen.iter();
    let is_outlets = open.any(|one| one.is_withdrawn || one.is_outlet_gone);
    Ok(ApplyRefundData {
        order_id: ids::order(order_id),
        order_no,
        promise: frozen.item.refund,
        item: frozen.item,
        is_outlet_closed: all.iter().any(|one| one.is_outlet_gone),
        is_withdrawn: all.iter().any(|one| one.is_withdrawn),
        coupon_list: all.iter().map(coupon).collect(),
        coupon_quantity: chosen.len() as u32,
        amount: chosen.iter().map(|one| one.paid_rp).sum(),
        promo_amount: chosen.iter().map(|one| one.discount_rp).sum(),
        envelope: envelope_back(connection, order_id, user_id, is_outlets, now_ms)?,
        share_list: shares(connection, order_id, is_chosen, user_id)?,
        destination_list: options(original, now_ms),
        server_time: now_ms,
    })
}

/// What each payer gets of an order that several paid in equal shares.
fn shares(
    connection: &Connection,
    order_id: row::Order,
    is_chosen: impl Fn(row::Coupon) -> bool,
    user_id: row::User,
) -> Result<Vec<RefundShare>, StoreError> {
    let mut totals: parts::Parts = Vec::new();
    let vouchers = parts::of_vouchers(connection, order_id)?.into_iter();
    for (_, parts) in vouchers.filter(|(coupon_id, _)| is_chosen(*coupon_id)) {
        for (payer_id, part_rp) in parts {
            match totals.iter_mut().find(|(known, _)| *known == payer_id) {
                Some((_, total_rp)) => *total_rp += part_rp,
                None => totals.push((payer_id, part_rp)),
            }
        }
    }
    if totals.iter().all(|(payer_id, _)| *payer_id == user_id) {
        return Ok(Vec::new());
    }
    let share = |(payer_id, amount): (row::User, u32)| {
        Ok(RefundShare {
            name: name(connection, payer_id)?,
            amount,
            is_mine: payer_id == user_id,
            status: None,
        })
    };
    totals.into_iter().map(share).collect()
}

/// As [`Database::ask_refund`], in the writer's transaction.
pub fn ask(
    transaction: &Transaction<'_>,
    request: &RefundRequest,
) -> Outcome<row::Refund, NotAsked> {
    let asked = &request.asked;
    let sql = "SELECT refund_id, made_body = ?3 FROM refunds WHERE asker_id = ?1 AND made_key = ?2";
    let values = params![asked.user_id, asked.key, asked.body];
    let before: Option<(row::Refund, bool)> = transaction.find(sql, values)?;
    if let Some((refund_id, is_same)) = before {
        return Ok(is_same.then_some(refund_id).ok_or(NotAsked::KeyReused)?);
    }
    let all = candidates(transaction, request.order_id, asked.user_id, request.now_ms)?;
    if all.is_empty() {
        return NotAsked::Absent.refuse();
    }
    let chosen = chosen(&all, &request.coupons)?;
    let is_outlets = chosen
        .iter()
        .any(|one| one.is_withdrawn || one.is_outlet_gone);
    let mut asked = asked.clone();
    if matches!(asked.target, Target::Original(_)) {
        let way = original::of_payer(transaction, request.order_id, asked.user_id, request.now_ms)?;
        if way.blocked_by.is_some() {
            return NotAsked::Destination.refuse();
        }
        asked.target = Target::Original(way.method);
    }
    let opening = Opening {
        order_id: request.order_id,
        coupons: &request.coupons,
        // Off sale, or closed: it returns against its promise too, and the buyer is not at fault.
        cause: match is_outlets {
            true => RefundCause::Outlet,
            false => RefundCause::Wish,
        },
        asked: Some(&asked),
        now_ms: request.now_ms,
    };
    Ok(open(transaction, &opening)?)
}
