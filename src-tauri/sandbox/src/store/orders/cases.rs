//! Questions to customer service, each with a number. Contract `open_case`.

use jajan_contract::order::orders::{CaseAnswer, CaseAnswerer, HelpTopic, OrderCase};
use rusqlite::{Connection, Row, Transaction, params};

use crate::store::account::unread;
use crate::store::columns::Wire;
use crate::store::orders::issue::tell;
use crate::store::orders::list::of_user;
use crate::store::{Database, Sql, StoreError};
use crate::time::working_days::working_day_after;
use crate::{ids, time};

/// Working days until a case is answered; buying 5 "NOT_YET" for money, the same for all.
const ANSWER_DAYS: u32 = 7;

impl Database {
    /// As [`Database::open_case`], about a voucher, by whoever owns it.
    pub async fn open_case_of_coupon(
        &self,
        coupon_id: i64,
        user_id: i64,
        topic: HelpTopic,
        note: String,
        now_ms: u64,
    ) -> Result<Option<OrderCase>, StoreError> {
        self.write(move |transaction| {
            let found = transaction.first(OF_OWNER_SQL, [coupon_id, user_id], |row| row.get(0))?;
            let opened = found.map(|order_id| open(transaction, order_id, topic, &note, now_ms));
            opened.transpose()
        })
        .await
    }

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

/// The order of a voucher that this user owns; absent: there is none, or it is somebody else's.
pub const OF_OWNER_SQL: &str =
    "SELECT order_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2";

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
        answer: None,
    })
}

/// `case_id, topic, opened_ms, answer_day, answer, answered_by, answered_ms` of `cases AS c`.
const SELECT: &str =
    "SELECT c.case_id, c.topic, c.opened_ms, c.answer_day, c.answer, c.answered_by,
    c.answered_ms";

/// Newest first.
fn open_of(connection: &Connection, order_id: i64) -> Result<Vec<OrderCase>, StoreError> {
    let sql = format!(
        "{SELECT} FROM cases AS c WHERE c.order_id = ?1 AND c.closed_ms IS NULL
         ORDER BY c.opened_ms DESC, c.case_id DESC"
    );
    connection.all(&sql, [order_id], case)
}

/// Those that are open or were answered, newest first.
pub fn of_order(connection: &Connection, order_id: i64) -> Result<Vec<OrderCase>, StoreError> {
    let sql = format!(
        "{SELECT} FROM cases AS c
         WHERE c.order_id = ?1 AND (c.closed_ms IS NULL OR c.answer IS NOT NULL)
         ORDER BY c.opened_ms DESC, c.case_id DESC"
    );
    connection.all(&sql, [order_id], case)
}

pub fn answer_of(connection: &Connection, case_id: i64) -> Result<Option<CaseAnswer>, StoreError> {
    let sql = format!("{SELECT} FROM cases AS c WHERE c.case_id = ?1");
    let found = connection.first(&sql, [case_id], case)?;
    Ok(found.and_then(|case| case.answer))
}

fn case(row: &Row<'_>) -> rusqlite::Result<OrderCase> {
    let text: Option<String> = row.get(4)?;
    let answer = match text {
        Some(text) => Some(CaseAnswer {
            by: row.get::<_, Wire<CaseAnswerer>>(5)?.0,
            text,
            time: row.get(6)?,
        }),
        None => None,
    };
    Ok(OrderCase {
        case_no: ids::case(row.get(0)?),
        topic: row.get::<_, Wire<HelpTopic>>(1)?.0,
        opened_time: row.get(2)?,
        answer_date: time::date_text(row.get(3)?),
        answer,
    })
}

/// A question as customer service sees it.
pub struct DeskCase {
    pub case: OrderCase,
    pub order_id: i64,
    /// Of its asker, or of the sandbox.
    pub note: String,
    pub closed_ms: Option<u64>,
}

#[derive(Debug, Clone)]
pub struct Answer {
    pub case_id: i64,
    pub by: CaseAnswerer,
    pub text: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAnswered {
    Absent,
    /// With an answer, or without one: what it was about has ended.
    Closed,
}

impl Database {
    /// Newest first.
    pub async fn newest_cases(&self, limit: u32) -> Result<Vec<DeskCase>, StoreError> {
        self.read(move |connection| {
            let sql = format!(
                "{SELECT}, c.order_id, c.note, c.closed_ms FROM cases AS c
                 ORDER BY c.case_id DESC LIMIT ?1"
            );
            connection.all(&sql, [limit], |row| {
                Ok(DeskCase {
                    case: case(row)?,
                    order_id: row.get(7)?,
                    note: row.get(8)?,
                    closed_ms: row.get(9)?,
                })
            })
        })
        .await
    }

    pub async fn answer_case(&self, answer: Answer) -> Result<Result<(), NotAnswered>, StoreError> {
        self.write(move |transaction| answered(transaction, &answer))
            .await
    }
}

/// Ends it, unless its owner still has to choose; whoever asked is told.
fn answered(
    transaction: &Transaction<'_>,
    answer: &Answer,
) -> Result<Result<(), NotAnswered>, StoreError> {
    let sql = "SELECT order_id, closed_ms IS NULL AND answer IS NULL FROM cases
               WHERE case_id = ?1";
    let found: Option<(i64, bool)> =
        transaction.first(sql, [answer.case_id], |row| row.try_into())?;
    let Some((order_id, is_open)) = found else {
        return Ok(Err(NotAnswered::Absent));
    };
    if !is_open {
        return Ok(Err(NotAnswered::Closed));
    }
    let sql = "UPDATE cases SET answer = ?2, answered_by = ?3, answered_ms = ?4 WHERE case_id = ?1";
    let values = params![answer.case_id, answer.text, Wire(answer.by), answer.now_ms];
    transaction.run(sql, values)?;
    close(transaction, answer.case_id, answer.now_ms)?;
    // Whoever was given the voucher asked for it, not the buyer.
    let sql =
        "SELECT r.user_id FROM outlet_refusals AS r JOIN orders AS o ON o.user_id <> r.user_id
               WHERE r.case_id = ?1 AND o.order_id = ?2 LIMIT 1";
    let values = params![answer.case_id, order_id];
    let owner: Option<i64> = transaction.first(sql, values, |row| row.get(0))?;
    if let Some(owner_id) = owner {
        unread::add(transaction, owner_id, "account", "coupon")?;
    }
    tell(transaction, order_id).map(Ok)
}

/// Unless an owner of a refused voucher still has to choose.
pub fn close(transaction: &Transaction<'_>, case_id: i64, now_ms: u64) -> Result<(), StoreError> {
    let sql = "UPDATE cases SET closed_ms = ?2 WHERE case_id = ?1 AND closed_ms IS NULL
               AND NOT EXISTS (SELECT 1 FROM outlet_refusals AS r
                               WHERE r.case_id = cases.case_id AND r.choice IS NULL)";
    transaction.run(sql, params![case_id, now_ms])?;
    Ok(())
}
