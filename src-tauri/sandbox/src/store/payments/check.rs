//! "Money taken?": looks in the provider's books for a payer's money. Buying 5.

use jajan_contract::order::{
    cases::HelpTopic,
    pay::{MoneyCheckData, MoneyVerdict},
};
use rusqlite::{Transaction, params};

use crate::ids::row;
use crate::store::orders::case_messages::{NewMessage, Receipt};
use crate::store::orders::cases::{self, NotAsked};
use crate::store::orders::list::of_user;
use crate::store::payments::{due, returns};
use crate::store::{Database, Outcome, Sql, Stop};

/// Payers do not know the second.
const WITHIN_MS: u64 = 10 * 60_000;

/// What the payer remembers.
#[derive(Debug, Clone)]
pub struct Memory {
    pub order_id: row::Order,
    pub user_id: row::User,
    pub reference: Option<String>,
    pub paid_ms: Option<u64>,
    pub amount_rp: Option<u32>,
    pub key: String,
    pub now_ms: u64,
}

impl Memory {
    /// As it is looked for.
    fn receipt(&self) -> Receipt {
        Receipt {
            reference: self.reference.as_deref().map(str::to_uppercase),
            amount_rp: self.amount_rp,
            paid_ms: self.paid_ms,
        }
    }
}

impl Database {
    /// What the provider does not know is written into a case.
    pub async fn check_money(&self, memory: Memory) -> Outcome<MoneyCheckData, NotAsked> {
        let order = due::of_buyer(memory.order_id, memory.user_id);
        self.ask_provider(order, memory.now_ms).await?;
        self.write_or_refuse(move |transaction| {
            of_user(transaction, memory.order_id, memory.user_id)?.ok_or(NotAsked::OrderAbsent)?;
            due::ask(transaction, memory.order_id, memory.now_ms)?;
            verdict(transaction, &memory)
        })
        .await
    }
}

fn verdict(transaction: &Transaction<'_>, memory: &Memory) -> Outcome<MoneyCheckData, NotAsked> {
    let sql = "SELECT e.reference, s.outcome FROM seen_events AS s
               JOIN provider_events AS e USING (event_id)
               WHERE s.order_id = ?1 AND e.kind = 'PAID'
                 AND (e.reference = ?2 OR (?2 IS NULL AND e.amount_rp = ?3
                      AND abs(e.at_ms - ?4) <= ?5))
               ORDER BY e.at_ms LIMIT 1";
    let receipt = memory.receipt();
    let values = params![
        memory.order_id,
        receipt.reference,
        memory.amount_rp,
        // A body may have any number; SQLite's are signed.
        memory.paid_ms.map(|ms| ms.min(i64::MAX as u64)),
        WITHIN_MS
    ];
    let found: Option<(String, String)> = transaction.find(sql, values)?;
    let nothing = MoneyCheckData {
        verdict: MoneyVerdict::Found,
        money_return: None,
        case_no: None,
        answer_date: None,
        case: None,
    };
    let Some((reference, outcome)) = found else {
        let message = NewMessage {
            user_id: memory.user_id,
            text: "",
            receipt,
            key: &memory.key,
            now_ms: memory.now_ms,
        };
        let topic = HelpTopic::MoneyTaken;
        let asked = cases::ask(transaction, memory.order_id, topic, &message);
        let case_id = asked.map_err(Stop::widen)?;
        let case = cases::one(transaction, case_id, memory.now_ms)?;
        return Ok(MoneyCheckData {
            verdict: MoneyVerdict::NotYet,
            case_no: Some(case.case_no.clone()),
            answer_date: Some(case.answer_date.clone()),
            case: Some(case),
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
