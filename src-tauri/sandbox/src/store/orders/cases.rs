//! Questions to customer service, each with a number. Contract `open_case`.

use jajan_contract::order::orders::{HelpTopic, OrderCase};
use rusqlite::{Connection, Transaction, params};

use crate::store::columns::Wire;
use crate::store::orders::list::of_user;
use crate::store::{Database, Sql, StoreError};
use crate::time::working_days::working_day_after;
use crate::{ids, time};

/// Working days until a case is answered; buying 5 "NOT_YET" for money, the same for all.
const ANSWER_DAYS: u32 = 7;

impl Database {
    /// Absent: no such order of this user's. An open case of the same topic is given again.
    pub async fn open_case(
        &self,
        order_id: i64,
        user_id: i64,
        topic: HelpTopic,
        note: String,
        now_ms: u64,
    ) -> Result<Option<OrderCase>, StoreError> {
        self.write(move |transaction| {
            if of_user(transaction, order_id, user_id)?.is_none() {
                return Ok(None);
            }
            open(transaction, order_id, topic, &note, now_ms).map(Some)
        })
        .await
    }
}

/// The open case of an order and topic, made if there is none.
pub fn open(
    transaction: &Transaction<'_>,
    order_id: i64,
    topic: HelpTopic,
    note: &str,
    now_ms: u64,
) -> Result<OrderCase, StoreError> {
    let known = open_of(transaction, order_id)?;
    if let Some(case) = known.into_iter().find(|case| case.topic == topic) {
        return Ok(case);
    }
    let answer_day = working_day_after(time::day_number(now_ms), ANSWER_DAYS);
    let sql = "INSERT INTO cases (order_id, topic, note, opened_ms, answer_day)
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = params![order_id, Wire(topic), note, now_ms, answer_day];
    transaction.run(sql, values)?;
    Ok(OrderCase {
        case_no: ids::case(transaction.last_insert_rowid()),
        topic,
        opened_time: now_ms,
        answer_date: time::date_text(answer_day),
    })
}

/// Newest first.
pub fn open_of(connection: &Connection, order_id: i64) -> Result<Vec<OrderCase>, StoreError> {
    let sql = "SELECT case_id, topic, opened_ms, answer_day FROM cases
               WHERE order_id = ?1 AND closed_ms IS NULL ORDER BY opened_ms DESC, case_id DESC";
    connection.all(sql, [order_id], |row| {
        Ok(OrderCase {
            case_no: ids::case(row.get(0)?),
            topic: row.get::<_, Wire<HelpTopic>>(1)?.0,
            opened_time: row.get(2)?,
            answer_date: time::date_text(row.get(3)?),
        })
    })
}
