//! Where money goes once it cannot go back, and when its payer is asked for it. Buying 7 "ORIGINAL first; impossible".
//!
//! Invariant: while money waits for a destination, its payer has a time at which they are asked again.

use jajan_contract::{
    coupon::RefundPromise,
    order::{
        money::PayMethod,
        money_back::{MoneyBack, MoneyWay},
        refund::OriginalBlock,
    },
};
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::refunds::candidates::can_ask;
use crate::store::refunds::original;
use crate::store::refunds::target::Target;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

/// So long before the original way closes its payer is asked.
const BEFORE_MS: u64 = 3 * DAY_MS;
/// Cash has no original way, and the purchase itself has asked before.
const AFTER_CASH_MS: u64 = DAY_MS;
const AGAIN_MS: u64 = 7 * DAY_MS;

pub const OPEN_SQL: &str = "SELECT max(v.valid_end_ms), sum(v.paid_rp) > 0,
    max(coalesce(json_extract(o.frozen, '$.item.refund'), 'NONE'))
  FROM vouchers AS v JOIN orders AS o USING (order_id)
  WHERE v.order_id = ?1 AND v.state IN ('not_delivery', 'valid', 'locked')
    AND (v.buyer_id = ?2 OR EXISTS (SELECT 1 FROM splits AS s JOIN split_shares AS l USING (split_id)
      WHERE s.order_id = v.order_id AND s.mode = 'EQUAL' AND l.payer_id = ?2))";

/// What happens to the money of a payer's vouchers that are not used; absent: none returns by itself.
pub fn money_back(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<Option<MoneyBack>, StoreError> {
    let values = params![order_id, payer_id];
    let open: (Option<u64>, Option<bool>, Option<Wire<RefundPromise>>) =
        connection.row(OPEN_SQL, values)?;
    let (Some(end_ms), Some(true), Some(Wire(promise))) = open else {
        return Ok(None);
    };
    if promise == RefundPromise::None {
        return Ok(None);
    }
    // As it will be then.
    let way = original::of_payer(connection, order_id, payer_id, end_ms)?;
    let is_late = way.blocked_by == Some(OriginalBlock::WindowPassed);
    let until_ms = way
        .until_ms
        .filter(|until_ms| is_late && now_ms <= *until_ms);
    let original_until = match until_ms {
        Some(_) if can_ask(connection, order_id, payer_id, now_ms)? => until_ms,
        _ => None,
    };
    let named = stored(connection, order_id, payer_id)?;
    Ok(Some(MoneyBack {
        order_id: ids::order(order_id),
        way: match (way.blocked_by, &named) {
            (None, _) => MoneyWay::Original,
            (Some(_), Some(_)) => MoneyWay::Named,
            (Some(_), None) => MoneyWay::Unknown,
        },
        method: way.method,
        destination: named.as_ref().map(Target::masked),
        valid_end: end_ms,
        original_until,
    }))
}

/// What the payer has named.
pub fn stored(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
) -> Result<Option<Target>, StoreError> {
    let sql = "SELECT kind, NULL AS method, phone_no, bank_name, bank_account_name,
                 bank_account_number
               FROM refund_destinations WHERE order_id = ?1 AND payer_id = ?2";
    let found: Option<Option<Target>> = connection.find(sql, (order_id, payer_id))?;
    Ok(found.flatten())
}

/// An order was paid: payers whose money cannot go back at the end are asked in time.
pub fn plan_asking(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    paid_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT l.payer_id FROM splits AS s JOIN split_shares AS l USING (split_id)
               WHERE s.order_id = ?1 AND l.payer_id IS NOT NULL
               UNION SELECT buyer_id FROM vouchers WHERE order_id = ?1";
    let payers: Vec<row::User> = transaction.values(sql, [order_id])?;
    let sql = "SELECT max(valid_end_ms) FROM vouchers WHERE order_id = ?1";
    let end_ms: u64 = transaction.value(sql, [order_id])?;
    for payer_id in payers {
        let way = original::of_payer(transaction, order_id, payer_id, end_ms)?;
        if way.blocked_by.is_some() {
            let ask_ms = match way.method {
                Some(PayMethod::Cash) => paid_ms + AFTER_CASH_MS,
                _ => paid_ms + original::WINDOW_MS - BEFORE_MS,
            };
            ask_at(transaction, order_id, payer_id, ask_ms)?;
        }
    }
    Ok(())
}

/// Money waits from now on.
pub fn ask_again(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    ask_at(transaction, order_id, payer_id, now_ms + AGAIN_MS)
}

fn ask_at(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    payer_id: row::User,
    ask_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO refund_destinations (order_id, payer_id, ask_ms) VALUES (?1, ?2, ?3)
               ON CONFLICT (order_id, payer_id) DO UPDATE SET ask_ms = excluded.ask_ms";
    transaction.run(sql, params![order_id, payer_id, ask_ms])?;
    Ok(())
}
