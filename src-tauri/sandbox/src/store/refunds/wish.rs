//! A buyer's wish: what would return, and asking for it. Contract `apply_refund`,
//! `apply_refund_submit`; buying 7 "Promise".

use jajan_contract::order::refund::{
    ApplyRefundData, RefundBlock, RefundCause, RefundCoupon, RefundShare,
};
use rusqlite::{Connection, Transaction, params};

use crate::ids;
use crate::store::columns::Json;
use crate::store::orders::frozen::Frozen;
use crate::store::refunds::candidates::{Candidate, candidates};
use crate::store::refunds::envelope::envelope_back;
use crate::store::refunds::open::{Asked, Opening, open};
use crate::store::refunds::target::Target;
use crate::store::refunds::view::{name, options};
use crate::store::refunds::{original, parts};
use crate::store::{Database, Sql, StoreError};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAsked {
    /// The user bought nothing of such an order.
    Absent,
    Refused,
    Busy,
    Destination,
    /// For another wish.
    KeyReused,
}

/// The chosen ones of `all`.
fn chosen<'a>(all: &'a [Candidate], coupons: &[i64]) -> Result<Vec<&'a Candidate>, NotAsked> {
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
pub struct Wish {
    pub order_id: i64,
    /// Sorted, each once, at least one.
    pub coupons: Vec<i64>,
    /// Of `ORIGINAL` whatever the method: it is looked up.
    pub asked: Asked,
    pub now_ms: u64,
}

impl Database {
    /// `coupons` sorted, each once; none: all that can return.
    pub async fn look_at_refund(
        &self,
        order_id: i64,
        coupons: Vec<i64>,
        user_id: i64,
        now_ms: u64,
    ) -> Result<Result<ApplyRefundData, NotAsked>, StoreError> {
        self.read(move |connection| look(connection, order_id, &coupons, user_id, now_ms))
            .await
    }

    /// The number of the refund; of the same key the same again.
    pub async fn ask_refund(&self, wish: Wish) -> Result<Result<i64, NotAsked>, StoreError> {
        self.write(move |transaction| ask(transaction, &wish)).await
    }
}

fn look(
    connection: &Connection,
    order_id: i64,
    coupons: &[i64],
    user_id: i64,
    now_ms: u64,
) -> Result<Result<ApplyRefundData, NotAsked>, StoreError> {
    let all = candidates(connection, order_id, user_id, now_ms)?;
    if all.is_empty() {
        return Ok(Err(NotAsked::Absent));
    }
    // What was blocked since it was chosen is not chosen any more, and says why.
    let is_known = |coupon_id: &i64| all.iter().any(|one| one.coupon_id == *coupon_id);
    if !coupons.iter().all(is_known) {
        return Ok(Err(NotAsked::Refused));
    }
    let is_open = |one: &&Candidate| {
        one.blocked_by.is_none() && (coupons.is_empty() || coupons.contains(&one.coupon_id))
    };
    let chosen: Vec<_> = all.iter().filter(is_open).collect();
    let sql = "SELECT order_no, frozen FROM orders WHERE order_id = ?1";
    let (order_no, Json(frozen)): (String, Json<Frozen>) =
        connection.one(sql, [order_id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let is_chosen = |coupon_id: i64| chosen.iter().any(|one| one.coupon_id == coupon_id);
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
    Ok(Ok(ApplyRefundData {
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
    }))
}

/// Of an order that several paid in equal shares: what each gets.
fn shares(
    connection: &Connection,
    order_id: i64,
    is_chosen: impl Fn(i64) -> bool,
    user_id: i64,
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
    let share = |(payer_id, amount): (i64, u32)| {
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
    wish: &Wish,
) -> Result<Result<i64, NotAsked>, StoreError> {
    let asked = &wish.asked;
    let sql = "SELECT refund_id, made_body = ?3 FROM refunds WHERE asker_id = ?1 AND made_key = ?2";
    let values = params![asked.user_id, asked.key, asked.body];
    let before: Option<(i64, bool)> = transaction.first(sql, values, |row| row.try_into())?;
    if let Some((refund_id, is_same)) = before {
        return Ok(is_same.then_some(refund_id).ok_or(NotAsked::KeyReused));
    }
    let all = candidates(transaction, wish.order_id, asked.user_id, wish.now_ms)?;
    if all.is_empty() {
        return Ok(Err(NotAsked::Absent));
    }
    let chosen = match chosen(&all, &wish.coupons) {
        Ok(chosen) => chosen,
        Err(why) => return Ok(Err(why)),
    };
    let mut reasons = chosen.iter();
    let is_outlets = reasons.any(|one| one.is_withdrawn || one.is_outlet_gone);
    let mut asked = asked.clone();
    if matches!(asked.target, Target::Original(_)) {
        let way = original::of_payer(transaction, wish.order_id, asked.user_id, wish.now_ms)?;
        if way.blocked_by.is_some() {
            return Ok(Err(NotAsked::Destination));
        }
        asked.target = Target::Original(way.method);
    }
    let opening = Opening {
        order_id: wish.order_id,
        coupons: &wish.coupons,
        // Off sale, or closed: it returns whatever the promise, and the buyer is not at fault.
        cause: match is_outlets {
            true => RefundCause::Outlet,
            false => RefundCause::Wish,
        },
        asked: Some(&asked),
        now_ms: wish.now_ms,
    };
    open(transaction, &opening).map(Ok)
}
