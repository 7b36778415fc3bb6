//! Places an order. Buying 2 "H WAIT_PAY", 10.
//!
//! Invariant: price, stock, limits and red packet are checked and taken in one transaction, and there is
//! one writer: of two buyers of the last one, one gets it.

use jajan_contract::ids::{SplitId, StoreId};
use jajan_contract::order::{
    checkout::{EnvelopeFit, PlaceOrderData},
    split_choice::SplitChoice,
    states::OrderStatus,
};
use rusqlite::{Connection, Transaction, params};

use crate::chance::Hash;
use crate::chance::ticket::Wait;
use crate::ids::{self, row};
use crate::money::order_number::order_number;
use crate::store::catalog::purchase::NotSold;
use crate::store::config::rush_limit;
use crate::store::coupons::envelopes;
use crate::store::orders::bought::{bought, unpaid};
use crate::store::orders::frozen::Frozen;
use crate::store::orders::issue::{Receipt, issue};
use crate::store::orders::methods::{self, PAY_MINUTES};
use crate::store::orders::settlement::{Attempt, NotPlaced, Priced, item, offered, priced};
use crate::store::splits::place as splits;
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, StoreError};
use crate::time::MINUTE_MS;

/// An order as its buyer was shown it.
#[derive(Debug, Clone)]
pub struct Placing {
    pub attempt: Attempt,
    pub red_packet_id: Option<row::RedPacket>,
    pub pay_rp: u32,
    pub split: Option<SplitChoice>,
    /// `storeId` of the call.
    pub store: StoreId,
    /// Idempotency key, and a hash of what it is used for.
    pub key: String,
    pub body: Hash,
}

impl Database {
    /// A key that was used before gives its order again. An order that is refused anyway takes no place
    /// at the gate. `gate` is asked last, with the orders a second that are let in and the stock: what
    /// this one has to wait for, if anything.
    pub async fn place_order(
        &self,
        placing: Placing,
        gate: impl FnOnce(u64, u64) -> Option<Wait> + Send + 'static,
    ) -> Outcome<PlaceOrderData, NotPlaced> {
        let early = placing.clone();
        // Most of a rush comes too late: they are refused without waiting for the writer.
        let placed = self.read_or_refuse(move |connection| {
            if let Some(placed) = placed_before(connection, &early)? {
                return Ok(Some(placed));
            }
            let (priced, _) = quote(connection, &early)?;
            let stock = u64::from(priced.offer.card.remaining_stock);
            let limit = rush_limit(connection, early.attempt.product_id)?;
            match limit.and_then(|per_second| gate(per_second, stock)) {
                Some(wait) => NotPlaced::Rush(wait).refuse(),
                None => Ok(None),
            }
        });
        if let Some(placed) = placed.await? {
            return Ok(placed);
        }
        self.write_or_refuse(move |transaction| place(transaction, &placing))
            .await
    }
}

/// As [`Database::place_order`], in the writer's transaction.
pub fn place(
    transaction: &Transaction<'_>,
    placing: &Placing,
) -> Outcome<PlaceOrderData, NotPlaced> {
    if let Some(placed) = placed_before(transaction, placing)? {
        return Ok(placed);
    }
    let (priced, discount_rp) = quote(transaction, placing)?;
    let Attempt {
        product_id, now_ms, ..
    } = placing.attempt;
    let sql = "UPDATE products SET remaining_stock = remaining_stock - ?2
               WHERE id = ?1 AND remaining_stock >= ?2";
    if transaction.run(sql, params![product_id, priced.quantity])? == 0 {
        return NotPlaced::NotSold(NotSold::SoldOut).refuse();
    }
    let order_id = insert(transaction, placing, &priced, discount_rp)?;
    if let Some(split) = &placing.split {
        let amounts = share_amounts(split, &priced, discount_rp).unwrap_or_default();
        splits::insert(transaction, order_id, split, &amounts)?;
    }
    if let Some(red_packet_id) = placing.red_packet_id {
        let sql = "UPDATE red_packets SET locked_by = ?2 WHERE red_packet_id = ?1";
        transaction.run(sql, (red_packet_id, order_id))?;
    }
    if discount_rp == priced.total_rp {
        let key = ids::order(order_id);
        let free = Receipt {
            method: None,
            reference: None,
            key: &key,
        };
        issue(transaction, order_id, free, now_ms)?;
    }
    let placed = placed_before(transaction, placing)?;
    let lost = || StoreError::Stopped("an order that was written is not there".to_owned());
    Ok(placed.ok_or_else(lost)?)
}

/// The order at its price and what the red packet takes off it, if it can be placed as it was shown.
fn quote(connection: &Connection, placing: &Placing) -> Outcome<(Priced, u32), NotPlaced> {
    let attempt = &placing.attempt;
    let (user_id, now_ms) = (attempt.user_id, attempt.now_ms);
    let offer = offered(connection, attempt)?;
    let bought = bought(connection, user_id, attempt.product_id, now_ms)?;
    if placing.store != offer.card.store_info.store_id {
        return NotPlaced::ForeignStore.refuse();
    }
    let priced = priced(offer, bought, attempt.quantity, attempt)?;
    let mut discount_rp = 0;
    if let Some(id) = placing.red_packet_id {
        let own = envelopes::of_user(connection, user_id, now_ms)?;
        let given = own.into_iter().find(|envelope| envelope.id == id);
        let fitting = given.filter(|given| given.fit(priced.cart) == EnvelopeFit::Fits);
        let envelope = fitting.ok_or(NotPlaced::EnvelopeUnfit)?;
        discount_rp = envelope.saved(priced.cart);
    }
    if priced.total_rp - discount_rp != placing.pay_rp {
        return NotPlaced::PriceChanged.refuse();
    }
    if !unpaid(connection, user_id, now_ms)?.leaves(priced.quantity) {
        return NotPlaced::Unpaid.refuse();
    }
    let store_id = priced.offer.sold.store_id;
    let is_payable = match &placing.split {
        None => {
            let takes_cash = methods::takes_cash(connection, store_id)?;
            methods::is_payable(takes_cash, placing.pay_rp)
        }
        Some(split) => {
            let amounts = share_amounts(split, &priced, discount_rp);
            let amounts = amounts.ok_or(NotPlaced::NotSplit)?;
            if splits::has_open(connection, user_id)? {
                return NotPlaced::SplitOpen.refuse();
            }
            amounts.into_iter().all(methods::is_share_payable)
        }
    };
    match is_payable {
        true => Ok((priced, discount_rp)),
        false => NotPlaced::NoMethod.refuse(),
    }
}

fn share_amounts(split: &SplitChoice, priced: &Priced, discount_rp: u32) -> Option<Vec<u32>> {
    let offer = &priced.offer;
    let price_rp = offer.sale_price();
    splits::amounts(
        split,
        offer.price_source,
        price_rp,
        priced.quantity,
        discount_rp,
    )
}

pub const PLACED_SQL: &str = "SELECT order_id, order_no, status, pay_rp, cancel_ms, placed_body,
    (SELECT s.split_id FROM splits AS s WHERE s.order_id = orders.order_id) AS split_id
  FROM orders WHERE user_id = ?1 AND placed_key = ?2";

#[derive(FromRow)]
struct PlacedRow {
    order_id: row::Order,
    order_no: String,
    status: String,
    pay_rp: u32,
    cancel_ms: u64,
    placed_body: Hash,
    split_id: Option<String>,
}

/// The order that was placed with this key.
fn placed_before(
    connection: &Connection,
    placing: &Placing,
) -> Outcome<Option<PlaceOrderData>, NotPlaced> {
    let values = params![placing.attempt.user_id, placing.key];
    let found: Option<PlacedRow> = connection.find(PLACED_SQL, values)?;
    let Some(row) = found else { return Ok(None) };
    if row.placed_body != placing.body {
        return NotPlaced::KeyReused.refuse();
    }
    Ok(Some(PlaceOrderData {
        order_id: ids::order(row.order_id),
        order_no: row.order_no,
        order_status: match row.status.as_str() {
            "WAIT_PAY" => OrderStatus::WaitPay,
            "CLOSED" => OrderStatus::Closed,
            _ => OrderStatus::ToBeRedeemed,
        },
        pay_amount: row.pay_rp,
        cancel_time: row.cancel_ms,
        split_id: row.split_id.map(SplitId::new),
        server_time: placing.attempt.now_ms,
    }))
}

fn insert(
    transaction: &Transaction<'_>,
    placing: &Placing,
    priced: &Priced,
    discount_rp: u32,
) -> Result<row::Order, StoreError> {
    let attempt = &placing.attempt;
    let offer = &priced.offer;
    let frozen = serde_json::to_string(&Frozen {
        item: item(offer, priced.quantity),
        bill_rules: offer.bill_rules.clone(),
        face_value: offer.sold.original_price,
    })?;
    let sql =
        "INSERT INTO orders (order_no, user_id, placed_key, placed_body, product_id, store_id,
                 quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp, red_packet_id, status,
                 create_ms, cancel_ms, sale_terms_id, use_terms_id, bill_terms_id)
               SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 'WAIT_PAY', ?14, ?15,
                 sale_terms_id, use_terms_id, bill_terms_id FROM products WHERE id = ?5";
    let minutes = match placing.split {
        Some(_) => splits::SPLIT_MINUTES,
        None => PAY_MINUTES,
    };
    // The number contains the row's own id, which is known afterwards.
    let unnumbered = format!("{}:{}", attempt.user_id, placing.key);
    let values = params![
        unnumbered,
        attempt.user_id,
        placing.key,
        placing.body,
        attempt.product_id,
        offer.sold.store_id,
        priced.quantity,
        offer.sale_price(),
        frozen,
        priced.total_rp,
        discount_rp,
        placing.pay_rp,
        placing.red_packet_id,
        attempt.now_ms,
        attempt.now_ms + u64::from(minutes) * MINUTE_MS
    ];
    transaction.run(sql, values)?;
    let order_id = row::Order(transaction.last_insert_rowid());
    let sql = "UPDATE orders SET order_no = ?2 WHERE order_id = ?1";
    transaction.run(
        sql,
        params![order_id, order_number(order_id, attempt.now_ms)],
    )?;
    Ok(order_id)
}
