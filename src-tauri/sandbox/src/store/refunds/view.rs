//! One refund with all its steps. Contract `refund_detail`.

use jajan_contract::order::refund::{DestinationKind, RefundDetailData, RefundOption, RefundShare};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::columns::Json;
use crate::store::orders::frozen::Frozen;
use crate::store::orders::methods::SERVICE_WHATSAPP;
use crate::store::refunds::envelope::envelope_back;
use crate::store::refunds::original::{self, Original};
use crate::store::refunds::rows::{OF_GROUP, RefundRow, all, by_id};
use crate::store::refunds::target::Target;
use crate::store::refunds::{plan, steps};
use crate::store::{Database, Sql, StoreError};
use crate::{ids, time};

/// A refund that a user may see.
pub struct Viewed {
    row: RefundRow,
    user_id: row::User,
    pub is_mine: bool,
}

impl std::ops::Deref for Viewed {
    type Target = RefundRow;

    fn deref(&self) -> &RefundRow {
        &self.row
    }
}

impl Database {
    /// Absent: none that this user may see.
    pub async fn refund_detail(
        &self,
        refund_id: row::Refund,
        user_id: row::User,
        now_ms: u64,
    ) -> Result<Option<RefundDetailData>, StoreError> {
        self.read(move |connection| {
            let seen = viewed(connection, refund_id, user_id)?;
            seen.map(|seen| detail(connection, seen, now_ms))
                .transpose()
        })
        .await
    }
}

pub fn viewed(
    connection: &Connection,
    refund_id: row::Refund,
    user_id: row::User,
) -> Result<Option<Viewed>, StoreError> {
    let row = by_id(connection, refund_id)?.filter(|row| row.is_seen_by(user_id));
    Ok(row.map(|row| Viewed {
        is_mine: row.payer_id == user_id,
        row,
        user_id,
    }))
}

pub fn detail(
    connection: &Connection,
    seen: Viewed,
    now_ms: u64,
) -> Result<RefundDetailData, StoreError> {
    let Viewed {
        row,
        user_id,
        is_mine,
    } = seen;
    let sql = "SELECT order_no, frozen FROM orders WHERE order_id = ?1";
    let (order_no, Json(frozen)): (String, Json<Frozen>) = connection.row(sql, [row.order_id])?;
    let sql = "SELECT c.case_id, c.answer_day FROM refunds AS r JOIN cases AS c USING (case_id)
               WHERE r.refund_id = ?1";
    let case: Option<(row::Case, i64)> = connection.find(sql, [row.refund_id])?;
    let mut step_list = steps::of_refund(connection, row.refund_id)?;
    if !is_mine {
        step_list
            .iter_mut()
            .for_each(|step| step.destination = None);
    }
    let destination_list = match row.can_resend(user_id) {
        true => {
            let original = original::of_refund(connection, row.refund_id, now_ms)?;
            options(original, now_ms)
        }
        false => Vec::new(),
    };
    Ok(RefundDetailData {
        refund: row.wire(connection, user_id)?,
        order_no,
        item: frozen.item,
        step_list,
        share_list: shares(connection, &row, user_id)?,
        destination_list,
        case_no: case.map(|(case_id, _)| ids::case(case_id)),
        answer_date: case.map(|(_, day)| time::date_text(day)),
        service_whatsapp: SERVICE_WHATSAPP.to_owned(),
        envelope: envelope_back(connection, row.order_id, user_id, false, now_ms)?,
        is_order_mine: row.buyer_id == user_id,
        server_time: now_ms,
    })
}

/// Each payer's part, when there are several.
fn shares(
    connection: &Connection,
    row: &RefundRow,
    user_id: row::User,
) -> Result<Vec<RefundShare>, StoreError> {
    let group = all(connection, OF_GROUP, row.group_id)?;
    if group.len() < 2 {
        return Ok(Vec::new());
    }
    let share = |other: &RefundRow| {
        Ok(RefundShare {
            name: name(connection, other.payer_id)?,
            amount: other.amount_rp,
            is_mine: other.payer_id == user_id,
            status: Some(other.status),
        })
    };
    group.iter().map(share).collect()
}

pub fn name(connection: &Connection, user_id: row::User) -> Result<String, StoreError> {
    let sql = "SELECT user_name FROM users WHERE user_id = ?1";
    connection.value(sql, [user_id])
}

/// Each way with its dates; `ORIGINAL` first.
pub fn options(original: Original, now_ms: u64) -> Vec<RefundOption> {
    let option = |kind, days| {
        let plan = plan::plan(now_ms, days);
        RefundOption {
            kind,
            is_offered: true,
            blocked_by: None,
            method: None,
            send_time: plan.send_ms,
            expected_date: time::date_text(plan.expected_day),
        }
    };
    let back = Target::Original(original.method);
    vec![
        RefundOption {
            is_offered: original.blocked_by.is_none(),
            blocked_by: original.blocked_by,
            method: original.method,
            ..option(DestinationKind::Original, back.working_days())
        },
        option(DestinationKind::Ewallet, 1),
        option(DestinationKind::Bank, 3),
    ]
}
