//! A payer names where money goes once it cannot go back, and is asked until then. Buying 7.

use jajan_contract::order::money_back::{MoneyBack, MoneyWay};
use rusqlite::{Connection, Transaction, params};

use crate::ids::{self, row};
use crate::store::columns::Wire;
use crate::store::refunds::change::{NotChanged, aim_waiting};
use crate::store::refunds::destinations::{ask_again, money_back};
use crate::store::refunds::target::Target;
use crate::store::refunds::{original, steps};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

impl Database {
    /// Names where money of an order goes when it cannot go back. Money that waits goes there at once.
    pub async fn name_destination(
        &self,
        order_id: row::Order,
        user_id: row::User,
        target: Target,
        now_ms: u64,
    ) -> Outcome<MoneyBack, NotChanged> {
        self.write_or_refuse(move |transaction| {
            name(transaction, order_id, user_id, &target, now_ms)
        })
        .await
    }
}

/// As [`Database::name_destination`], in the writer's transaction.
pub fn name(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    user_id: row::User,
    target: &Target,
    now_ms: u64,
) -> Outcome<MoneyBack, NotChanged> {
    let back = money_back(transaction, order_id, user_id, now_ms)?;
    let waiting = waiting(transaction, order_id, user_id)?;
    if back.is_none() && waiting.is_empty() {
        return NotChanged::Absent.refuse();
    }
    let (phone_no, bank) = match target {
        Target::Original(_) => return NotChanged::Destination.refuse(),
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
    let after = money_back(transaction, order_id, user_id, now_ms)?;
    let way = original::of_payer(transaction, order_id, user_id, now_ms)?;
    Ok(after.unwrap_or_else(|| MoneyBack {
        order_id: ids::order(order_id),
        way: MoneyWay::Named,
        method: way.method,
        destination: Some(target.masked()),
        valid_end: now_ms,
        original_until: None,
    }))
}

fn waiting(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
) -> Result<Vec<row::Refund>, StoreError> {
    let sql = "SELECT refund_id FROM refunds WHERE order_id = ?1 AND user_id = ?2
                 AND status = 'WAIT_DESTINATION' ORDER BY refund_id";
    connection.values(sql, (order_id, payer_id))
}

const TO_ASK_SQL: &str = "SELECT payer_id FROM refund_destinations
  WHERE order_id = ?1 AND ask_ms <= ?2 ORDER BY payer_id";

/// Asks an order's payers whose time it is: a mark at the order until it is opened, again a week later.
pub fn due(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    now_ms: u64,
) -> Result<(), StoreError> {
    let values = params![order_id, now_ms];
    let due: Vec<row::User> = transaction.values(TO_ASK_SQL, values)?;
    for payer_id in due {
        if is_open(transaction, order_id, payer_id, now_ms)? {
            ask_again(transaction, order_id, payer_id, now_ms)?;
            steps::tell_payer(transaction, order_id, payer_id, now_ms)?;
        } else {
            let sql = "UPDATE refund_destinations SET ask_ms = NULL
                       WHERE order_id = ?1 AND payer_id = ?2";
            transaction.run(sql, (order_id, payer_id))?;
        }
    }
    Ok(())
}

/// Money waits, or will.
fn is_open(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM refunds WHERE order_id = ?1 AND user_id = ?2
                 AND status IN ('WAIT_DESTINATION', 'FAILED')";
    if connection.has(sql, (order_id, payer_id))? {
        return Ok(true);
    }
    let back = money_back(connection, order_id, payer_id, now_ms)?;
    Ok(back.is_some_and(|back| back.way == MoneyWay::Unknown))
}
