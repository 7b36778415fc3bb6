//! Claims as their owners and the desk see them.

use jajan_contract::order::cases::CaseMessage;
use jajan_contract::order::redeem::{ClaimKind, ClaimStatus, RefundClaim};
use rusqlite::{Connection, Row};

use crate::store::columns::Wire;
use crate::store::orders::case_messages;
use crate::store::unreadable::{Listed, listed};
use crate::store::{Database, Sql, StoreError};
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
    refusal_id: i64,
) -> Result<Option<RefundClaim>, StoreError> {
    connection.first(&of_refusal_sql(), [refusal_id], claim)
}

fn claim(row: &Row<'_>) -> rusqlite::Result<RefundClaim> {
    let status = row.get::<_, Wire<ClaimStatus>>(1)?.0;
    let until_ms: Option<u64> = row.get(3)?;
    Ok(RefundClaim {
        kind: row.get::<_, Wire<ClaimKind>>(0)?.0,
        status,
        asked_time: row.get(2)?,
        outlet_until: until_ms.filter(|_| status == ClaimStatus::Outlet),
        service_date: time::date_text(row.get(4)?),
        decided_time: row.get(5)?,
    })
}

/// Who, what, by which words, when.
pub struct ClaimStep {
    pub kind: String,
    pub author: String,
    pub words: String,
    pub at_ms: u64,
}

pub struct DeskClaim {
    pub claim: RefundClaim,
    pub coupon_id: String,
    pub case_no: String,
    pub user_id: i64,
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
            let read = |row: &Row<'_>| {
                let (claim_id, case_id): (i64, i64) = (row.get(10)?, row.get(7)?);
                let desk = DeskClaim {
                    claim: claim(row)?,
                    coupon_id: ids::coupon(row.get(6)?),
                    case_no: ids::case(case_id),
                    user_id: row.get(8)?,
                    paid_rp: row.get(11)?,
                    borne_by: row.get(9)?,
                    step_list: Vec::new(),
                    message_list: Vec::new(),
                };
                Ok((claim_id, case_id, desk))
            };
            let fill = |(claim_id, case_id, mut desk): (i64, i64, DeskClaim)| {
                let sql = "SELECT kind, author, words, at_ms FROM refund_claim_steps
                           WHERE claim_id = ?1 ORDER BY step_id";
                desk.step_list = connection.all(sql, [claim_id], |row| {
                    Ok(ClaimStep {
                        kind: row.get(0)?,
                        author: row.get(1)?,
                        words: row.get(2)?,
                        at_ms: row.get(3)?,
                    })
                })?;
                desk.message_list = case_messages::of_case(connection, case_id)?;
                Ok(desk)
            };
            listed(connection, &sql, [limit], read, fill)
        })
        .await
    }
}
