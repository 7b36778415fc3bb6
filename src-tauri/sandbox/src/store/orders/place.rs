//! Places an order. Buying 2 "H WAIT_PAY", 10.
//!
//! Invariant: price, stock, limits and red packet are looked at and taken in one transaction, and
//! there is one writer: of two who want the last one, one gets it.

use jajan_contract::order::{
    checkout::{EnvelopeFit, PlaceOrderData},
    split_wish::SplitWish,
    states::OrderStatus,
};
use rusqlite::{Connection, Transaction, params};

use crate::chance::Hash;
use crate::ids;
use crate::money::order_number::order_number;
use crate::store::catalog::purchase::NotSold;
use crate::store::config::rush_limit;
use crate::store::coupons::envelopes;
use crate::store::orders::bought::{bought, unpaid};
use crate::store::orders::frozen::Frozen;
use crate::store::orders::issue::{Receipt, issue};
use crate::store::orders::methods::{self, PAY_MINUTES};
use crate::store::orders::settlement::{NotPlaced, Priced, Wish, item, offered, priced};
use crate::store::splits::place as splits;
use crate::store::{Database, Sql, StoreError};
use crate::time::MINUTE_MS;

/// An order as its buyer was shown it.
#[derive(Debug, Clone)]
pub struct Placing {
    pub wish: Wish,
    pub red_packet_id: Option<i64>,
    pub pay_rp: u32,
    pub split: Option<SplitWish>,
    /// `storeId` of the call.
    pub store: String,
    /// Idempotency key, and a hash of what it is used for.
    pub key: String,
    pub body: Hash,
}

impl Database {
    /// A key that was used before gives its order again. An order that is refused anyway takes no place
    /// at the gate. `gate` is asked last, with the orders a second that are let in and the stock: how
    /// long this one has to wait, if at all.
    pub async fn place_order(
        &self,
        placing: Placing,
        gate: impl FnOnce(u64, u64) -> Option<u64> + Send + 'static,
    ) -> Result<Result<PlaceOrderData, NotPlaced>, StoreError> {
        let looked = placing.clone();
        // Most of a rush comes too late: they are told so without waiting for the writer.
        let early = self
            .read(move |connection| {
                if let Some(placed) = placed_before(connection, &looked)? {
                    return Ok(Some(placed));
                }
                let stock = match look(connection, &looked)? {
                    Ok((priced, _)) => u64::from(priced.offer.card.remaining_stock),
                    Err(refused) => return Ok(Some(Err(refused))),
                };
                let limit = rush_limit(connection, looked.wish.product_id)?;
                let wait_ms = limit.and_then(|per_second| gate(per_second, stock));
                Ok(wait_ms.map(|wait_ms| Err(NotPlaced::Rush { wait_ms })))
            })
            .await?;
        match early {
            Some(early) => Ok(early),
            None => {
                self.write(move |transaction| place(transaction, &placing))
                    .await
            }
        }
    }
}

/// As [`Database::place_order`], in the writer's transaction.
pub fn place(
    transaction: &Transaction<'_>,
    placing: &Placing,
) -> Result<Result<PlaceOrderData, NotPlaced>, StoreError> {
    if let Some(placed) = placed_before(transaction, placing)? {
        return Ok(placed);
    }
    let (priced, discount_rp) = match look(transaction, placing)? {
        Ok(looked) => looked,
        Err(refused) => return Ok(Err(refused)),
    };
    let Wish {
        product_id, now_ms, ..
    } = placing.wish;
    let sql = "UPDATE products SET remaining_stock = remaining_stock - ?2
               WHERE id = ?1 AND remaining_stock >= ?2";
    if transaction.run(sql, params![product_id, priced.quantity])? == 0 {
        return Ok(Err(NotPlaced::NotSold(NotSold::SoldOut)));
    }
    let order_id = insert(transaction, placing, &priced, discount_rp)?;
    if let Some(split) = &placing.split {
        let amounts = share_amounts(split, &priced, discount_rp).unwrap_or_default();
        splits::insert(transaction, order_id, split, &amounts)?;
    }
    if let Some(red_packet_id) = placing.red_packet_id {
        let sql = "UPDATE red_packets SET locked_by = ?2 WHERE red_packet_id = ?1";
        transaction.run(sql, [red_packet_id, order_id])?;
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
    placed.ok_or_else(|| StoreError::Stopped("an order that was written is not there".to_owned()))
}

/// The order at its price and what the red packet takes off it, if it can be placed as it was shown.
fn look(
    connection: &Connection,
    placing: &Placing,
) -> Result<Result<(Priced, u32), NotPlaced>, StoreError> {
    let wish = &placing.wish;
    let offer = match offered(connection, wish)? {
        Ok(offer) => offer,
        Err(refused) => return Ok(Err(refused)),
    };
    let bought = bought(connection, wish.user_id, wish.product_id, wish.now_ms)?;
    if placing.store != offer.card.store_info.store_id {
        return Ok(Err(NotPlaced::ForeignStore));
    }
    let priced = match priced(offer, bought, wish.quantity, wish) {
        Ok(priced) => priced,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut discount_rp = 0;
    if let Some(id) = placing.red_packet_id {
        let own = envelopes::of_user(connection, wish.user_id, wish.now_ms)?;
        let given = own.into_iter().find(|envelope| envelope.id == id);
        let fitting = given.filter(|given| given.fit(priced.cart) == EnvelopeFit::Fits);
        let Some(envelope) = fitting else {
            return Ok(Err(NotPlaced::EnvelopeUnfit));
        };
        discount_rp = envelope.saved(priced.cart);
    }
    if priced.total_rp - discount_rp != placing.pay_rp {
        return Ok(Err(NotPlaced::PriceChanged));
    }
    if !unpaid(connection, wish.user_id, wish.now_ms)?.leaves(priced.quantity) {
        return Ok(Err(NotPlaced::Unpaid));
    }
    let store_id = priced.offer.sold.store_id;
    let is_payable = match &placing.split {
        None => methods::is_payable(store_id, placing.pay_rp),
        Some(split) => {
            let Some(amounts) = share_amounts(split, &priced, discount_rp) else {
                return Ok(Err(NotPlaced::NotSplit));
            };
            if splits::has_open(connection, wish.user_id)? {
                return Ok(Err(NotPlaced::SplitOpen));
            }
            amounts.into_iter().all(methods::is_share_payable)
        }
    };
    Ok(match is_payable {
        true => Ok((priced, discount_rp)),
        false => Err(NotPlaced::NoMethod),
    })
}

fn share_amounts(split: &SplitWish, priced: &Priced, discount_rp: u32) -> Option<Vec<u32>> {
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
    (SELECT s.split_id FROM splits AS s WHERE s.order_id = orders.order_id)
  FROM orders WHERE user_id = ?1 AND placed_key = ?2";

fn placed_before(
    connection: &Connection,
    placing: &Placing,
) -> Result<Option<Result<PlaceOrderData, NotPlaced>>, StoreError> {
    let values = params![placing.wish.user_id, placing.key];
    connection.first(PLACED_SQL, values, |row| {
        if row.get::<_, Hash>(5)? != placing.body {
            return Ok(Err(NotPlaced::KeyReused));
        }
        Ok(Ok(PlaceOrderData {
            order_id: ids::order(row.get(0)?),
            order_no: row.get(1)?,
            order_status: match row.get::<_, String>(2)?.as_str() {
                "WAIT_PAY" => OrderStatus::WaitPay,
                "CLOSED" => OrderStatus::Closed,
                _ => OrderStatus::ToBeRedeemed,
            },
            pay_amount: row.get(3)?,
            cancel_time: row.get(4)?,
            split_id: row.get(6)?,
            server_time: placing.wish.now_ms,
        }))
    })
}

fn insert(
    transaction: &Transaction<'_>,
    placing: &Placing,
    priced: &Priced,
    discount_rp: u32,
) -> Result<i64, StoreError> {
    let wish = &placing.wish;
    let offer = &priced.offer;
    let frozen = serde_json::to_string(&Frozen {
        item: item(offer, priced.quantity),
        bill_rules: offer.bill_rules.clone(),
        face_value: offer.sold.original_price,
    })?;
    let sql = "INSERT INTO orders (order_no, user_id, placed_key, placed_body, product_id, store_id,
                 quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp, red_packet_id, status,
                 create_ms, cancel_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, 'WAIT_PAY', ?14, ?15)";
    let minutes = match placing.split {
        Some(_) => splits::SPLIT_MINUTES,
        None => PAY_MINUTES,
    };
    // The number contains the row's own id, which is known afterwards.
    let unnumbered = format!("{}:{}", wish.user_id, placing.key);
    let values = params![
        unnumbered,
        wish.user_id,
        placing.key,
        placing.body,
        wish.product_id,
        offer.sold.store_id,
        priced.quantity,
        offer.sale_price(),
        frozen,
        priced.total_rp,
        discount_rp,
        placing.pay_rp,
        placing.red_packet_id,
        wish.now_ms,
        wish.now_ms + u64::from(minutes) * MINUTE_MS
    ];
    transaction.run(sql, values)?;
    let order_id = transaction.last_insert_rowid();
    let sql = "UPDATE orders SET order_no = ?2 WHERE order_id = ?1";
    transaction.run(sql, params![order_id, order_number(order_id, wish.now_ms)])?;
    Ok(order_id)
}
