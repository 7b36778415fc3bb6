//! An order is paid: its vouchers come to be. Buying 2 "H TO_BE_REDEEMED".

use jajan_contract::order::money::PayMethod;
use rusqlite::{Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::money::shares::shares;
use crate::store::account::unread;
use crate::store::columns::Wire;
use crate::store::ledger::{Account, Cause, book};
use crate::store::orders::frozen::Frozen;
use crate::store::refunds::destinations;
use crate::store::splits::payers;
use crate::store::splits::shares as splits;
use crate::store::{FromRow, Sql, StoreError};

/// How an order was paid.
#[derive(Debug, Clone, Copy)]
pub struct Receipt<'a> {
    /// Absent: there was nothing to pay.
    pub method: Option<PayMethod>,
    pub reference: Option<&'a str>,
    /// Unique for the money: names the entries in the ledger.
    pub key: &'a str,
}

#[derive(FromRow)]
struct Unpaid {
    user_id: row::User,
    product_id: row::Product,
    store_id: row::Store,
    quantity: u32,
    sale_rp: u32,
    discount_rp: u32,
    pay_rp: u32,
    #[row(json)]
    frozen: Frozen,
}

/// Marks a waiting order as paid, books the money, uses up its red packet and issues its vouchers.
pub fn issue(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    receipt: Receipt<'_>,
    now_ms: u64,
) -> Result<(), StoreError> {
    let order = unpaid(transaction, order_id)?;
    let sql = "UPDATE orders SET status = 'PAID', paid_ms = ?2, pay_method = ?3, reference = ?4
               WHERE order_id = ?1 AND status = 'WAIT_PAY'";
    let method = receipt.method.map(Wire);
    let values = params![order_id, now_ms, method, receipt.reference];
    transaction.run(sql, values)?;
    let cause = Cause {
        key: receipt.key,
        order_id,
        now_ms,
    };
    let split = splits::of_order(transaction, order_id)?;
    if split.is_empty() {
        let (payer, held) = (Account::Payer, Account::Held);
        book(transaction, payer, held, order.pay_rp, cause)?;
    } else {
        splits::hold(transaction, &split, now_ms)?;
        payers::tell(transaction, order_id, None)?;
    }
    book(
        transaction,
        Account::Promo,
        Account::Held,
        order.discount_rp,
        cause,
    )?;
    let sql = "UPDATE red_packets SET locked_by = NULL, used_ms = ?2 WHERE locked_by = ?1";
    transaction.run(sql, params![order_id, now_ms])?;
    let prices = vec![order.sale_rp; order.quantity as usize];
    let owners = splits::owners(&split, order.user_id, order.quantity);
    for (discount_rp, owner_id) in shares(order.discount_rp, &prices).into_iter().zip(owners) {
        let sql = "INSERT INTO vouchers (order_id, buyer_id, owner_id, product_id, store_id, state,
                     sale_rp, discount_share_rp, paid_rp, valid_start_ms, valid_end_ms, seed,
                     issued_ms)
                   VALUES (?1, ?2, ?2, ?3, ?4, 'not_delivery', ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        let values = params![
            order_id,
            owner_id,
            order.product_id,
            order.store_id,
            order.sale_rp,
            discount_rp,
            order.sale_rp - discount_rp,
            order.frozen.item.valid_start,
            order.frozen.item.valid_end,
            chance::bytes::<20>(),
            now_ms
        ];
        transaction.run(sql, values)?;
    }
    destinations::plan_asking(transaction, order_id, now_ms)?;
    tell(transaction, order_id)
}

/// Marks an order as changed for its buyer, once until it is opened.
pub fn tell(transaction: &Transaction<'_>, order_id: row::Order) -> Result<(), StoreError> {
    let sql = "UPDATE orders SET is_unread = 1 WHERE order_id = ?1 AND NOT is_unread";
    if transaction.run(sql, [order_id])? == 1 {
        let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
        let user_id = transaction.value(sql, [order_id])?;
        unread::add(transaction, user_id, "order", "order")?;
    }
    Ok(())
}

fn unpaid(transaction: &Transaction<'_>, order_id: row::Order) -> Result<Unpaid, StoreError> {
    let sql = "SELECT user_id, product_id, store_id, quantity, sale_rp, discount_rp, pay_rp, frozen
               FROM orders WHERE order_id = ?1 AND status = 'WAIT_PAY'";
    transaction.row(sql, [order_id])
}
