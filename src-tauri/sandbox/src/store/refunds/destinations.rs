//! Where money goes once it cannot go back: named by its payer ahead, and asked for until it is named.
//! Buying 7 "ORIGINAL first; impossible".
//!
//! Invariant: while money waits for a destination, its payer has a time at which they are asked again.

use jajan_contract::{
    coupon::RefundPromise,
    order::{
        money::PayMethod,
        money_back::{MoneyBack, MoneyWay},
    },
};
use rusqlite::{Connection, Transaction, params};

use crate::store::columns::Wire;
use crate::store::refunds::change::{NotChanged, aim_waiting};
use crate::store::refunds::target::{Target, target};
use crate::store::refunds::{original, steps};
use crate::store::{Database, Sql, StoreError};
use crate::time::DAY_MS;

/// So long before the original way closes its payer is asked.
const BEFORE_MS: u64 = 3 * DAY_MS;
/// Of cash, which has no original way: the purchase itself has asked before.
const AFTER_CASH_MS: u64 = DAY_MS;
const AGAIN_MS: u64 = 7 * DAY_MS;
/// At once; the rest is due still.
const BATCH: u32 = 100;

impl Database {
    /// Names where money of an order goes when it cannot go back. Money that waits goes there at once.
    pub async fn name_destination(
        &self,
        order_id: i64,
        user_id: i64,
        target: Target,
        now_ms: u64,
    ) -> Result<Result<MoneyBack, NotChanged>, StoreError> {
        self.write(move |transaction| name(transaction, order_id, user_id, &target, now_ms))
            .await
    }
}

pub const OPEN_SQL: &str = "SELECT max(v.valid_end_ms), sum(v.paid_rp) > 0,
    max(coalesce(json_extract(o.frozen, '$.item.refund'), 'NONE'))
  FROM vouchers AS v JOIN orders AS o USING (order_id)
  WHERE v.order_id = ?1 AND v.state IN ('not_delivery', 'valid', 'locked')
    AND (v.buyer_id = ?2 OR EXISTS (SELECT 1 FROM splits AS s JOIN split_shares AS l USING (split_id)
      WHERE s.order_id = v.order_id AND s.mode = 'EQUAL' AND l.payer_id = ?2))";

/// What happens to the money of a payer's vouchers that are not used; absent: none returns by itself.
pub fn money_back(
    connection: &Connection,
    order_id: i64,
    payer_id: i64,
) -> Result<Option<MoneyBack>, StoreError> {
    let values = params![order_id, payer_id];
    let open = connection.one(OPEN_SQL, values, |row| {
        let end_ms: Option<u64> = row.get(0)?;
        let is_paid: Option<bool> = row.get(1)?;
        let promise: Option<Wire<RefundPromise>> = row.get(2)?;
        Ok((end_ms, is_paid, promise))
    })?;
    let (Some(end_ms), Some(true), Some(Wire(promise))) = open else {
        return Ok(None);
    };
    if promise == RefundPromise::None {
        return Ok(None);
    }
    // As it will be then.
    let way = original::of_payer(connection, order_id, payer_id, end_ms)?;
    let named = stored(connection, order_id, payer_id)?;
    Ok(Some(MoneyBack {
        way: match (way.blocked_by, &named) {
            (None, _) => MoneyWay::Original,
            (Some(_), Some(_)) => MoneyWay::Named,
            (Some(_), None) => MoneyWay::Unknown,
        },
        method: way.method,
        destination: named.as_ref().map(Target::masked),
        valid_end: end_ms,
    }))
}

/// What the payer has named.
pub fn stored(
    connection: &Connection,
    order_id: i64,
    payer_id: i64,
) -> Result<Option<Target>, StoreError> {
    let sql = "SELECT kind, NULL, phone_no, bank_name, bank_account_name, bank_account_number
               FROM refund_destinations WHERE order_id = ?1 AND payer_id = ?2";
    let found = connection.first(sql, [order_id, payer_id], |row| target(row, 0))?;
    Ok(found.flatten())
}

/// As [`Database::name_destination`], in the writer's transaction.
pub fn name(
    transaction: &Transaction<'_>,
    order_id: i64,
    user_id: i64,
    target: &Target,
    now_ms: u64,
) -> Result<Result<MoneyBack, NotChanged>, StoreError> {
    let back = money_back(transaction, order_id, user_id)?;
    let waiting = waiting(transaction, order_id, user_id)?;
    if back.is_none() && waiting.is_empty() {
        return Ok(Err(NotChanged::Absent));
    }
    let (phone_no, bank) = match target {
        Target::Original(_) => return Ok(Err(NotChanged::Destination)),
        Target::Ewallet(phone_no) => (Some(phone_no), [None; 3]),
        Target::Bank {
            name,
            holder,
            number,
        } => (None, [Some(name), Some(holder), Some(number)]),
    };
    let sql = "INSERT INTO refund_destinations (order_id, payer_id, kind, phone_no, bank_name,
                 bank_account_name, bank_account_number)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
               ON CONFLICT (order_id, payer_id) DO UPDATE SET kind = excluded.kind,
                 phone_no = excluded.phone_no, bank_name = excluded.bank_name,
                 bank_account_name = excluded.bank_account_name,
                 bank_account_number = excluded.bank_account_number, ask_ms = NULL";
    let kind = Wire(target.kind());
    let values = params![order_id, user_id, kind, phone_no, bank[0], bank[1], bank[2]];
    transaction.run(sql, values)?;
    for refund_id in waiting {
        aim_waiting(transaction, refund_id, target, now_ms)?;
    }
    let after = money_back(transaction, order_id, user_id)?;
    let way = original::of_payer(transaction, order_id, user_id, now_ms)?;
    Ok(Ok(after.unwrap_or(MoneyBack {
        way: MoneyWay::Named,
        method: way.method,
        destination: Some(target.masked()),
        valid_end: now_ms,
    })))
}

fn waiting(connection: &Connection, order_id: i64, payer_id: i64) -> Result<Vec<i64>, StoreError> {
    let sql = "SELECT refund_id FROM refunds WHERE order_id = ?1 AND user_id = ?2
                 AND status = 'WAIT_DESTINATION' ORDER BY refund_id";
    connection.all(sql, [order_id, payer_id], |row| row.get(0))
}

/// An order was paid: whose money cannot go back at the end is asked in time.
pub fn plan_asking(
    transaction: &Transaction<'_>,
    order_id: i64,
    paid_ms: u64,
) -> Result<(), StoreError> {
    let sql = "SELECT l.payer_id FROM splits AS s JOIN split_shares AS l USING (split_id)
               WHERE s.order_id = ?1 AND l.payer_id IS NOT NULL
               UNION SELECT buyer_id FROM vouchers WHERE order_id = ?1";
    let payers: Vec<i64> = transaction.all(sql, [order_id], |row| row.get(0))?;
    let sql = "SELECT max(valid_end_ms) FROM vouchers WHERE order_id = ?1";
    let end_ms: u64 = transaction.one(sql, [order_id], |row| row.get(0))?;
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
    order_id: i64,
    payer_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    ask_at(transaction, order_id, payer_id, now_ms + AGAIN_MS)
}

fn ask_at(
    transaction: &Transaction<'_>,
    order_id: i64,
    payer_id: i64,
    ask_ms: u64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO refund_destinations (order_id, payer_id, ask_ms) VALUES (?1, ?2, ?3)
               ON CONFLICT (order_id, payer_id) DO UPDATE SET ask_ms = excluded.ask_ms";
    transaction.run(sql, params![order_id, payer_id, ask_ms])?;
    Ok(())
}

pub const TO_ASK_SQL: &str = "SELECT order_id, payer_id FROM refund_destinations
  WHERE ask_ms <= ?1 ORDER BY ask_ms LIMIT ?2";

/// Asks whose time it is: a mark at the order until it is opened, again a week later.
pub fn due(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let values = params![now_ms, BATCH];
    let due: Vec<(i64, i64)> = transaction.all(TO_ASK_SQL, values, |row| row.try_into())?;
    for (order_id, payer_id) in due {
        if is_open(transaction, order_id, payer_id)? {
            ask_again(transaction, order_id, payer_id, now_ms)?;
            steps::tell_payer(transaction, order_id, payer_id, now_ms)?;
        } else {
            let sql = "UPDATE refund_destinations SET ask_ms = NULL
                       WHERE order_id = ?1 AND payer_id = ?2";
            transaction.run(sql, [order_id, payer_id])?;
        }
    }
    Ok(())
}

/// Money waits, or will.
fn is_open(connection: &Connection, order_id: i64, payer_id: i64) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM refunds WHERE order_id = ?1 AND user_id = ?2
                 AND status IN ('WAIT_DESTINATION', 'FAILED')";
    if connection.has(sql, [order_id, payer_id])? {
        return Ok(true);
    }
    let back = money_back(connection, order_id, payer_id)?;
    Ok(back.is_some_and(|back| back.way == MoneyWay::Unknown))
}
