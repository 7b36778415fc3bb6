//! The refund desk: what the console shows, and what the provider does. Buying 9.

use jajan_contract::order::money::RefundStatus;
use jajan_contract::order::refund::{RefundDeskAct, RefundFailure, RefundStep, RefundTarget};
use rusqlite::Transaction;

use crate::ids::row;
use crate::store::refunds::rows::{NEWEST, RefundRow, by_id, refund_sql};
use crate::store::refunds::target::Target;
use crate::store::refunds::{go_on, steps, view};
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, Outcome, Refuse, Sql, StoreError};

/// A refund, with all its steps.
pub struct DeskRefund {
    pub refund_id: row::Refund,
    pub order_id: row::Order,
    pub payer: String,
    pub cause: String,
    pub status: RefundStatus,
    pub amount_rp: u32,
    pub target: Option<RefundTarget>,
    pub step_list: Vec<RefundStep>,
}

/// What the desk does with one.
#[derive(Debug, Clone)]
pub struct Act {
    pub refund_id: row::Refund,
    pub act: RefundDeskAct,
    pub failure: RefundFailure,
    /// Absent: made up.
    pub reference: Option<String>,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPlayed {
    Absent,
    Status(RefundStatus),
}

impl Refuse for NotPlayed {}

impl Database {
    /// Newest first.
    pub async fn newest_refunds(&self, limit: u32) -> Result<Listed<DeskRefund>, StoreError> {
        self.read(move |connection| {
            let shown = |row: RefundRow| {
                Ok(DeskRefund {
                    refund_id: row.refund_id,
                    order_id: row.order_id,
                    payer: view::name(connection, row.payer_id)?,
                    cause: format!("{:?}", row.cause),
                    status: row.status,
                    amount_rp: row.amount_rp,
                    target: row.target.as_ref().map(Target::masked),
                    step_list: steps::of_refund(connection, row.refund_id)?,
                })
            };
            listed_rows(connection, &refund_sql(NEWEST), [limit], shown)
        })
        .await
    }

    /// Gives the step that it took.
    pub async fn play_refund(&self, act: Act) -> Outcome<RefundStep, NotPlayed> {
        self.write_or_refuse(move |transaction| play(transaction, &act))
            .await
    }
}

/// As [`Database::play_refund`], in the writer's transaction.
pub fn play(transaction: &Transaction<'_>, act: &Act) -> Outcome<RefundStep, NotPlayed> {
    let row = by_id(transaction, act.refund_id)?.ok_or(NotPlayed::Absent)?;
    match (act.act, row.status) {
        (RefundDeskAct::Send, RefundStatus::Requested) => {
            go_on::send_now(transaction, act.refund_id, act.now_ms)?;
        }
        (RefundDeskAct::Confirm, RefundStatus::Sent) => {
            let reference = act.reference.as_deref();
            go_on::done(transaction, act.refund_id, reference, act.now_ms)?;
        }
        (RefundDeskAct::Fail, RefundStatus::Sent) => {
            go_on::fail(transaction, act.refund_id, act.failure, act.now_ms)?;
        }
        (RefundDeskAct::Delay, RefundStatus::Sent) => {
            let sql = "UPDATE refunds SET done_ms = NULL WHERE refund_id = ?1";
            transaction.run(sql, [act.refund_id])?;
        }
        (_, status) => return NotPlayed::Status(status).refuse(),
    }
    let last = steps::of_refund(transaction, act.refund_id)?.pop();
    Ok(last.ok_or(NotPlayed::Absent)?)
}
