//! "Money taken?": looks in the provider's books for a payer's money. Buying 5.

use jajan_contract::order::{
    orders::HelpTopic,
    pay::{MoneyCheckData, MoneyVerdict},
};
use rusqlite::{Transaction, params};

use crate::store::orders::cases;
use crate::store::orders::list::of_user;
use crate::store::payments::{due, returns};
use crate::store::{Database, Sql, StoreError};

/// Payers do not know the second.
const WITHIN_MS: u64 = 10 * 60_000;

/// What the payer remembers.
#[derive(Debug, Clone)]
pub struct Memory {
    pub order_id: i64,
    pub user_id: i64,
    pub reference: Option<String>,
    pub paid_ms: Option<u64>,
    pub amount_rp: Option<u32>,
    pub now_ms: u64,
}

impl Database {
    /// Absent: no such order of this user's.
    pub async fn check_money(&self, memory: Memory) -> Result<Option<MoneyCheckData>, StoreError> {
        self.write(move |transaction| {
            if of_user(transaction, memory.order_id, memory.user_id)?.is_none() {
                return Ok(None);
            }
            due::ask(transaction, memory.order_id, memory.now_ms)?;
            verdict(transaction, &memory).map(Some)
        })
        .await
    }
}

fn verdict(transaction: &Transaction<'_>, memory: &Memory) -> Result<MoneyCheckData, StoreError> {
    let sql = "SELECT e.reference, s.outcome FROM seen_events AS s
               JOIN provider_events AS e USING (event_id)
               WHERE s.order_id = ?1 AND e.kind = 'PAID'
                 AND (e.reference = ?2 OR (?2 IS NULL AND e.amount_rp = ?3
                      AND abs(e.at_ms - ?4) <= ?5))
               ORDER BY e.at_ms LIMIT 1";
    let reference = memory.reference.as_deref().map(str::to_uppercase);
    let values = params![
        memory.order_id,
        reference,
        memory.amount_rp,
        // Whatever number a body has: SQLite's are signed.
        memory.paid_ms.map(|ms| ms.min(i64::MAX as u64)),
        WITHIN_MS
    ];
    let found: Option<(String, String)> = transaction.first(sql, values, |row| row.try_into())?;
    let nothing = MoneyCheckData {
        verdict: MoneyVerdict::Found,
        money_return: None,
        case_no: None,
        answer_date: None,
    };
    let Some((reference, outcome)) = found else {
        let note = memory.reference.as_deref().unwrap_or_default();
        let topic = HelpTopic::MoneyTaken;
        let case = cases::open(transaction, memory.order_id, topic, note, memory.now_ms)?;
        return Ok(MoneyCheckData {
            verdict: MoneyVerdict::NotYet,
            case_no: Some(case.case_no),
            answer_date: Some(case.answer_date),
            ..nothing
        });
    };
    if outcome == "CREDITED" {
        return Ok(nothing);
    }
    let mut all = returns::of_order(transaction, memory.order_id)?.into_iter();
    Ok(MoneyCheckData {
        verdict: MoneyVerdict::Returning,
        money_return: all.find(|back| back.reference == reference),
        ..nothing
    })
}
