//! What time brings: notices, questions to the provider, orders that close, vouchers that end, money
//! that returns. Buying 2, 10 "Due work".
//!
//! Invariants: a clock that is moved back reverses nothing; what is due is done once, by the first caller. A transaction does a bounded number of items, so that others write in between. Each item
//! stands alone: one that fails is rolled back and set aside, and the rest goes on. A call settles what
//! concerns it, so that it never sees an overdue state.

mod asked;
mod kinds;
mod scope;
mod set_aside;
mod shown;

use rusqlite::types::Value;
use rusqlite::{Connection, Transaction, params};

pub use asked::{is_audit_due, settle_audits};
pub use kinds::{KINDS, Kind, is_due_sql};
pub use scope::Scope;
pub use set_aside::SetAside;

use crate::store::{Database, Sql, StoreError};

/// Items of one transaction.
pub const BATCH: usize = 32;

impl Database {
    /// Does all that is due, in batches. Reads only, when nothing is.
    pub async fn settle_orders(&self, now_ms: u64) -> Result<(), StoreError> {
        while self
            .read(move |connection| is_due(connection, now_ms))
            .await?
        {
            self.write(move |transaction| batch(transaction, None, now_ms))
                .await?;
        }
        Ok(())
    }

    /// Does all that is due and concerns the scope, and at most one batch of the rest when no other
    /// call does them. Reads only, when nothing is.
    pub async fn settle_for(&self, scope: Scope, now_ms: u64) -> Result<(), StoreError> {
        if !self
            .read(move |connection| is_due(connection, now_ms))
            .await?
        {
            return Ok(());
        }
        loop {
            let asked = scope.clone();
            let concerned = self.read(move |connection| concerns(connection, &asked, now_ms));
            if !concerned.await? {
                break;
            }
            let asked = scope.clone();
            self.write(move |transaction| batch(transaction, Some(&asked), now_ms))
                .await?;
        }
        if let Some(_turn) = self.settling_turn() {
            self.write(move |transaction| batch(transaction, None, now_ms))
                .await?;
        }
        Ok(())
    }

    /// Tries an item now. False: it still fails; absent: no such item.
    pub async fn try_again(
        &self,
        kind: String,
        item: String,
        now_ms: u64,
    ) -> Result<Option<bool>, StoreError> {
        self.write(move |transaction| {
            let sql = "SELECT item FROM set_aside WHERE kind = ?1 AND CAST(item AS TEXT) = ?2";
            let known: Option<Value> = transaction.find_value(sql, params![kind, item])?;
            let kind = KINDS.iter().find(|known| known.name == kind);
            let (Some(item), Some(kind)) = (known, kind) else {
                return Ok(None);
            };
            alone(transaction, kind, &item, now_ms)?;
            let sql = "SELECT 1 FROM set_aside WHERE kind = ?1 AND item = ?2";
            Ok(Some(!transaction.has(sql, params![kind.name, item])?))
        })
        .await
    }
}

pub fn is_due(connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
    connection.value(is_due_sql(), [now_ms])
}

/// Whether something of the scope is due.
fn concerns(connection: &Connection, scope: &Scope, now_ms: u64) -> Result<bool, StoreError> {
    for kind in KINDS {
        if !pick(connection, kind, Some(scope), 1, now_ms)?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Does all that is due in the caller's transaction: for samples and tests, which have few.
pub fn settle(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    while is_due(transaction, now_ms)? {
        batch(transaction, None, now_ms)?;
    }
    Ok(())
}

/// As [`settle`], of one scope.
pub fn settle_scope(
    transaction: &Transaction<'_>,
    scope: &Scope,
    now_ms: u64,
) -> Result<(), StoreError> {
    while concerns(transaction, scope, now_ms)? {
        batch(transaction, Some(scope), now_ms)?;
    }
    Ok(())
}

/// At most [`BATCH`] items, in the order of [`KINDS`]: gifts end before the vouchers in them do. Gives
/// how many were looked at.
pub fn batch(
    transaction: &Transaction<'_>,
    scope: Option<&Scope>,
    now_ms: u64,
) -> Result<usize, StoreError> {
    let mut looked = 0;
    for kind in KINDS {
        let items = pick(transaction, kind, scope, BATCH - looked, now_ms)?;
        looked += items.len();
        for item in items {
            // An earlier item may have done it too.
            if is_item_due(transaction, kind, &item, now_ms)? {
                alone(transaction, kind, &item, now_ms)?;
            }
        }
        if looked == BATCH {
            break;
        }
    }
    Ok(looked)
}

fn pick(
    connection: &Connection,
    kind: &Kind,
    scope: Option<&Scope>,
    most: usize,
    now_ms: u64,
) -> Result<Vec<Value>, StoreError> {
    let most = most as u64;
    let picked: Vec<Value> = match scope {
        Some(scope) => match kind.pick_of_sql(scope) {
            Some(sql) => connection.values(&sql, params![now_ms, most, scope.value()])?,
            None => Vec::new(),
        },
        None => connection.values(&kind.pick_sql(), params![now_ms, most])?,
    };
    // An order is named by each of its vouchers, and is tried once.
    let mut items = Vec::with_capacity(picked.len());
    for item in picked {
        if !items.contains(&item) {
            items.push(item);
        }
    }
    Ok(items)
}

fn is_item_due(
    connection: &Connection,
    kind: &Kind,
    item: &Value,
    now_ms: u64,
) -> Result<bool, StoreError> {
    connection.has(&kind.item_sql(), params![now_ms, item])
}

/// One item with a savepoint of its own. What fails, or is still due afterwards, is set aside.
pub fn alone(
    transaction: &Transaction<'_>,
    kind: &Kind,
    item: &Value,
    now_ms: u64,
) -> Result<(), StoreError> {
    transaction.run("SAVEPOINT due_item", [])?;
    let done = (kind.act)(transaction, item, now_ms).and_then(|()| {
        match is_item_due(transaction, kind, item, now_ms)? {
            true => Err(StoreError::Stopped("it is still due".to_owned())),
            false => Ok(()),
        }
    });
    match done {
        Ok(()) => set_aside::done(transaction, kind, item)?,
        Err(why) => {
            transaction.run("ROLLBACK TO due_item", [])?;
            set_aside::failed(transaction, kind, item, &why, now_ms)?;
        }
    }
    transaction.run("RELEASE due_item", [])?;
    Ok(())
}
