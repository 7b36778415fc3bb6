//! The books: double entry, append-only. Buying 4 "Ledger".
//!
//! Invariants: an entry has a key of what caused it, so that nothing is booked twice; the schema
//! refuses changes and deletions. `books.rs` looks for what contradicts them.

use jajan_contract::order::played::LedgerBalance;
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::{Sql, StoreError};

/// Where money is. `PAYER` and `PROMO` are where it comes from, `RETURNED` where it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Account {
    Payer,
    /// Who pays for red envelopes.
    Promo,
    /// Paid for vouchers that are not used yet.
    Held,
    /// Of vouchers that were used.
    Merchant,
    /// Money that cannot be credited to an account yet.
    Suspense,
    /// On its way back.
    Refund,
    Returned,
}

impl Account {
    pub fn name(self) -> &'static str {
        match self {
            Self::Payer => "PAYER",
            Self::Promo => "PROMO",
            Self::Held => "HELD",
            Self::Merchant => "MERCHANT",
            Self::Suspense => "SUSPENSE",
            Self::Refund => "REFUND",
            Self::Returned => "RETURNED",
        }
    }
}

/// What an entry is about.
#[derive(Debug, Clone, Copy)]
pub struct Cause<'a> {
    /// Unique together with the two accounts: the event, order or refund.
    pub key: &'a str,
    pub order_id: row::Order,
    pub now_ms: u64,
}

/// Moves `amount_rp` from `debit` to `credit`; nothing to move is no entry. Fails when the same cause
/// was booked before: the transaction is rolled back.
pub fn book(
    transaction: &Transaction<'_>,
    debit: Account,
    credit: Account,
    amount_rp: u32,
    cause: Cause<'_>,
) -> Result<(), StoreError> {
    if amount_rp == 0 {
        return Ok(());
    }
    let (debit, credit) = (debit.name(), credit.name());
    let entry_key = format!("{}:{debit}>{credit}", cause.key);
    let sql = "INSERT INTO ledger (entry_key, debit, credit, amount_rp, order_id, at_ms)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let values = params![
        entry_key,
        debit,
        credit,
        amount_rp,
        cause.order_id,
        cause.now_ms
    ];
    transaction.run(sql, values)?;
    Ok(())
}

const ACCOUNTS: [&str; 7] = [
    "PAYER", "PROMO", "HELD", "MERCHANT", "REFUND", "SUSPENSE", "RETURNED",
];

/// Credits less debits of each account.
pub fn balances(connection: &Connection) -> Result<Vec<LedgerBalance>, StoreError> {
    ACCOUNTS
        .into_iter()
        .map(|account| {
            let sql =
                "SELECT coalesce(sum(CASE WHEN credit = ?1 THEN amount_rp ELSE -amount_rp END), 0)
                       FROM ledger WHERE credit = ?1 OR debit = ?1";
            Ok(LedgerBalance {
                account: account.to_owned(),
                balance_rp: connection.value(sql, [account])?,
            })
        })
        .collect()
}
