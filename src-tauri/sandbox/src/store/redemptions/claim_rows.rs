//! Claims as their owners and the desk see them.

use jajan_contract::ids::{CaseNo, CouponId};
use jajan_contract::order::cases::CaseMessage;
use jajan_contract::order::redeem::{ClaimKind, ClaimStatus, RefundClaim};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::orders::case_messages;
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, FromRow, Sql, StoreError};
use crate::{ids, time};

const SELECT: &str = "SELECT k.kind, k.status, k.asked_ms, k.outlet_until_ms, c.answer_day,
    k.decided_ms, k.coupon_id, c.case_id, k.user_id, k.borne_by, k.claim_id, v.paid_rp
  FROM refund_claims AS k JOIN outlet_refusals AS r USING (refusal_id)
  JOIN cases AS c USING (case_id) JOIN vouchers AS v ON v.coupon_id = k.coupon_id";

pub fn of_refusal_sql() -> String {
    format!("{SELECT} WHERE k.refusal_id = ?1")
}

pub fn of_refusal(
    connection: &Connection,
    refusal_id: row::Refusal,
) -> Result<Option<RefundClaim>, StoreError> {
    let found: Option<ClaimRow> = connection.find(&of_refusal_sql(), [refusal_id])?;
    Ok(found.map(ClaimRow::wire))
}

/// What owners see of a claim.
#[derive(FromRow)]
struct ClaimRow {
    #[row(wire)]
    kind: ClaimKind,
    #[row(wire)]
    status: ClaimStatus,
    asked_ms: u64,
    outlet_until_ms: Option<u64>,
    answer_day: i64,
    decided_ms: Option<u64>,
}

impl ClaimRow {
    fn wire(self) -> RefundClaim {
        let is_outlets = self.status == ClaimStatus::Outlet;
        RefundClaim {
            kind: self.kind,
            status: self.status,
            asked_time: self.asked_ms,
            outlet_until: self.outlet_until_ms.filter(|_| is_outlets),
            service_date: time::date_text(self.answer_day),
            decided_time: self.decided_ms,
        }
    }
}

/// What the desk needs to know besides.
#[derive(FromRow)]
struct DeskRow {
    #[row(nested)]
    claim: ClaimRow,
    claim_id: row::Claim,
    coupon_id: row::Coupon,
    case_id: row::Case,
    user_id: row::User,
    paid_rp: u32,
    borne_by: Option<String>,
}

/// Who, what, by which words, when.
#[derive(FromRow)]
pub struct ClaimStep {
    pub kind: String,
    pub author: String,
    pub words: String,
    pub at_ms: u64,
}

pub struct DeskClaim {
    pub claim: RefundClaim,
    pub coupon_id: CouponId,
    pub case_no: CaseNo,
    pub user_id: row::User,
    pub paid_rp: u32,
    pub borne_by: Option<String>,
    pub step_list: Vec<ClaimStep>,
    pub message_list: Vec<CaseMessage>,
}

impl Database {
    /// Newest first.
    pub async fn newest_claims(&self, limit: u32) -> Result<Listed<DeskClaim>, StoreError> {
        self.read(move |connection| {
            let sql = format!("{SELECT} ORDER BY k.claim_id DESC LIMIT ?1");
            let complete = |row: DeskRow| {
                let sql = "SELECT kind, author, words, at_ms FROM refund_claim_steps
                           WHERE claim_id = ?1 ORDER BY step_id";
                Ok(DeskClaim {
                    claim: row.claim.wire(),
                    coupon_id: ids::coupon(row.coupon_id),
                    case_no: ids::case(row.case_id),
                    user_id: row.user_id,
                    paid_rp: row.paid_rp,
                    borne_by: row.borne_by,
                    step_list: connection.rows(sql, [row.claim_id])?,
                    message_list: case_messages::of_case(connection, row.case_id)?,
                })
            };
            listed_rows(connection, &sql, [limit], complete)
        })
        .await
    }
}
