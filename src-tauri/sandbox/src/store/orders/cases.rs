//! Questions to customer service, each with a number. Contract `open_case`; buying 6 "A case".
//!
//! Invariant: whoever asks reads the own cases only, also of an order whose vouchers several own.

use jajan_contract::order::cases::{CaseAuthor, HelpTopic, OrderCase};
use rusqlite::{Connection, Row, Transaction, params};

use crate::store::account::unread;
use crate::store::columns::Wire;
use crate::store::orders::case_messages::{self as messages, NotSaid, Said};
use crate::store::orders::issue::tell;
use crate::store::orders::list::of_user;
use crate::store::unreadable::{Listed, listed};
use crate::store::{Database, Sql, StoreError};
use crate::time::working_days::working_day_after;
use crate::{ids, time};

/// Working days until a case is answered; buying 5 "NOT_YET" for money, the same for all.
const ANSWER_DAYS: u32 = 7;
/// Cases of an order that its page shows.
const SHOWN: u32 = 20;

/// What is asked about.
#[derive(Debug, Clone, Copy)]
pub enum About {
    Order(i64),
    /// A voucher, by whoever owns it.
    Coupon(i64),
}

#[derive(Debug, Clone)]
pub struct Question {
    pub about: About,
    pub user_id: i64,
    pub topic: HelpTopic,
    pub note: String,
    pub key: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAsked {
    /// Nothing such of the user's.
    Absent,
    Said(NotSaid),
}

impl Database {
    /// Opens a case, or adds to the user's open one of the topic.
    pub async fn ask_service(
        &self,
        question: Question,
    ) -> Result<Result<OrderCase, NotAsked>, StoreError> {
        self.write(move |transaction| ask_service(transaction, &question))
            .await
    }
}

fn ask_service(
    transaction: &Transaction<'_>,
    question: &Question,
) -> Result<Result<OrderCase, NotAsked>, StoreError> {
    let user_id = question.user_id;
    let order_id = match question.about {
        About::Order(order_id) => of_user(transaction, order_id, user_id)?.map(|_| order_id),
        About::Coupon(coupon_id) => {
            transaction.first(OF_OWNER_SQL, [coupon_id, user_id], |row| row.get(0))?
        }
    };
    let Some(order_id) = order_id else {
        return Ok(Err(NotAsked::Absent));
    };
    let said = Said {
        user_id,
        text: &question.note,
        receipt: Default::default(),
        key: &question.key,
        now_ms: question.now_ms,
    };
    Ok(match ask(transaction, order_id, question.topic, &said)? {
        Ok(case_id) => Ok(one(transaction, case_id, question.now_ms)?),
        Err(why) => Err(NotAsked::Said(why)),
    })
}

/// The order of a voucher that this user owns; absent: there is none, or it is somebody else's.
pub const OF_OWNER_SQL: &str =
    "SELECT order_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2";
pub const OPEN_SQL: &str = "SELECT case_id FROM cases
    WHERE order_id = ?1 AND asker_id = ?2 AND topic = ?3 AND closed_ms IS NULL
    ORDER BY opened_ms DESC, case_id DESC LIMIT 1";

/// The number of the open case of an order, asker and topic.
pub fn open_case(
    connection: &Connection,
    order_id: i64,
    asker_id: i64,
    topic: HelpTopic,
) -> Result<Option<i64>, StoreError> {
    let values = params![order_id, asker_id, Wire(topic)];
    connection.first(OPEN_SQL, values, |row| row.get(0))
}

/// Writes into the open case of an order, asker and topic, or into a new one. The number of the case.
pub fn ask(
    transaction: &Transaction<'_>,
    order_id: i64,
    topic: HelpTopic,
    said: &Said<'_>,
) -> Result<Result<i64, NotSaid>, StoreError> {
    match messages::by_key(transaction, said)? {
        Ok(None) => {}
        Ok(Some(case_id)) => return Ok(Ok(case_id)),
        Err(why) => return Ok(Err(why)),
    }
    let Some(case_id) = open_case(transaction, order_id, said.user_id, topic)? else {
        let case_id = insert(transaction, order_id, said.user_id, topic, "", said.now_ms)?;
        messages::add(transaction, case_id, said)?;
        return Ok(Ok(case_id));
    };
    match messages::is_new(transaction, case_id, said)? {
        Ok(true) => write_on(transaction, case_id, said)?,
        Ok(false) => {}
        Err(why) => return Ok(Err(why)),
    }
    Ok(Ok(case_id))
}

/// Words after an answer are answered within as many days again.
pub fn write_on(
    transaction: &Transaction<'_>,
    case_id: i64,
    said: &Said<'_>,
) -> Result<(), StoreError> {
    let all = messages::of_case(transaction, case_id)?;
    if all.last().is_some_and(|last| last.by != CaseAuthor::Asker) {
        answer_anew(transaction, case_id, said.now_ms)?;
    }
    messages::add(transaction, case_id, said)
}

/// The days for an answer begin again.
pub fn answer_anew(
    transaction: &Transaction<'_>,
    case_id: i64,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE cases SET answer_day = ?2 WHERE case_id = ?1";
    transaction.run(sql, params![case_id, answer_day(now_ms)])?;
    Ok(())
}

fn answer_day(now_ms: u64) -> i64 {
    working_day_after(time::day_number(now_ms), ANSWER_DAYS)
}

/// `note`: what the sandbox says of a case that it opens by itself.
fn insert(
    transaction: &Transaction<'_>,
    order_id: i64,
    asker_id: i64,
    topic: HelpTopic,
    note: &str,
    now_ms: u64,
) -> Result<i64, StoreError> {
    let sql = "INSERT INTO cases (order_id, asker_id, topic, note, opened_ms, answer_day)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let values = params![
        order_id,
        asker_id,
        Wire(topic),
        note,
        now_ms,
        answer_day(now_ms)
    ];
    transaction.run(sql, values)?;
    Ok(transaction.last_insert_rowid())
}

/// Nobody asked: the open case of an order's buyer and topic, made if there is none.
pub fn open(
    transaction: &Transaction<'_>,
    order_id: i64,
    topic: HelpTopic,
    note: &str,
    now_ms: u64,
) -> Result<OrderCase, StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let buyer_id = transaction.one(sql, [order_id], |row| row.get(0))?;
    let case_id = match open_case(transaction, order_id, buyer_id, topic)? {
        Some(case_id) => case_id,
        None => insert(transaction, order_id, buyer_id, topic, note, now_ms)?,
    };
    one(transaction, case_id, now_ms)
}

/// As [`open`], for whoever owns a voucher, without words.
pub fn open_for(
    transaction: &Transaction<'_>,
    order_id: i64,
    asker_id: i64,
    topic: HelpTopic,
    now_ms: u64,
) -> Result<i64, StoreError> {
    match open_case(transaction, order_id, asker_id, topic)? {
        Some(case_id) => Ok(case_id),
        None => insert(transaction, order_id, asker_id, topic, "", now_ms),
    }
}

/// `case_id, topic, opened_ms, answer_day, closed_ms` of `cases AS c`.
const SELECT: &str = "SELECT c.case_id, c.topic, c.opened_ms, c.answer_day, c.closed_ms";

pub fn of_order_sql() -> String {
    format!(
        "{SELECT} FROM cases AS c WHERE c.order_id = ?1 AND c.asker_id = ?2
         ORDER BY c.opened_ms DESC, c.case_id DESC LIMIT ?3"
    )
}

/// Of one asker, newest first; not what ended before anybody wrote, as that of late money that came.
pub fn of_order(
    connection: &Connection,
    order_id: i64,
    asker_id: i64,
    now_ms: u64,
) -> Result<Vec<OrderCase>, StoreError> {
    let values = params![order_id, asker_id, SHOWN];
    let rows = connection.all(&of_order_sql(), values, case)?;
    let filled = rows.into_iter().map(|row| fill(connection, row, now_ms));
    let mut cases = filled.collect::<Result<Vec<_>, _>>()?;
    cases.retain(|case| case.closed_time.is_none() || !case.message_list.is_empty());
    Ok(cases)
}

/// To the owner of a voucher who did not buy it: a buyer's are at the order.
pub fn of_receiver(
    connection: &Connection,
    coupon_id: i64,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<OrderCase>, StoreError> {
    let sql = "SELECT o.order_id FROM vouchers AS v JOIN orders AS o USING (order_id)
               WHERE v.coupon_id = ?1 AND v.owner_id = ?2 AND o.user_id <> ?2";
    let found: Option<i64> = connection.first(sql, [coupon_id, user_id], |row| row.get(0))?;
    found.map_or(Ok(Vec::new()), |order_id| {
        of_order(connection, order_id, user_id, now_ms)
    })
}

/// A case that is there.
pub fn one(connection: &Connection, case_id: i64, now_ms: u64) -> Result<OrderCase, StoreError> {
    let sql = format!("{SELECT} FROM cases AS c WHERE c.case_id = ?1");
    let row = connection.one(&sql, [case_id], case)?;
    fill(connection, row, now_ms)
}

fn case(row: &Row<'_>) -> rusqlite::Result<(i64, OrderCase)> {
    let case_id = row.get(0)?;
    let case = OrderCase {
        case_no: ids::case(case_id),
        topic: row.get::<_, Wire<HelpTopic>>(1)?.0,
        opened_time: row.get(2)?,
        answer_date: time::date_text(row.get(3)?),
        closed_time: row.get(4)?,
        message_list: Vec::new(),
        messages_left: 0,
        answer: None,
    };
    Ok((case_id, case))
}

fn fill(
    connection: &Connection,
    (case_id, mut case): (i64, OrderCase),
    now_ms: u64,
) -> Result<OrderCase, StoreError> {
    case.message_list = messages::of_case(connection, case_id)?;
    case.answer = messages::answer_in(&case.message_list);
    if case.closed_time.is_none() {
        case.messages_left = messages::left(connection, case_id, now_ms)?;
    }
    Ok(case)
}

/// A question as customer service sees it.
pub struct DeskCase {
    pub case: OrderCase,
    pub order_id: i64,
    pub asker_id: i64,
    /// What the sandbox says of it; empty: its asker opened it.
    pub note: String,
}

#[derive(Debug, Clone)]
pub struct Answer {
    pub case_id: i64,
    pub by: CaseAuthor,
    pub text: String,
    /// It ends the case.
    pub is_last: bool,
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
    pub async fn newest_cases(
        &self,
        limit: u32,
        now_ms: u64,
    ) -> Result<Listed<DeskCase>, StoreError> {
        self.read(move |connection| {
            let sql = format!(
                "{SELECT}, c.order_id, c.asker_id, c.note FROM cases AS c
                 ORDER BY c.case_id DESC LIMIT ?1"
            );
            let read = |row: &Row<'_>| Ok((case(row)?, row.get(5)?, row.get(6)?, row.get(7)?));
            listed(
                connection,
                &sql,
                [limit],
                read,
                |(row, order_id, asker_id, note)| {
                    Ok(DeskCase {
                        case: fill(connection, row, now_ms)?,
                        order_id,
                        asker_id,
                        note,
                    })
                },
            )
        })
        .await
    }

    pub async fn answer_case(&self, answer: Answer) -> Result<Result<(), NotAnswered>, StoreError> {
        self.write(move |transaction| answered(transaction, &answer))
            .await
    }
}

fn answered(
    transaction: &Transaction<'_>,
    answer: &Answer,
) -> Result<Result<(), NotAnswered>, StoreError> {
    let sql = "SELECT closed_ms IS NULL FROM cases WHERE case_id = ?1";
    match transaction.first(sql, [answer.case_id], |row| row.get(0))? {
        None => return Ok(Err(NotAnswered::Absent)),
        Some(false) => return Ok(Err(NotAnswered::Closed)),
        Some(true) => {}
    }
    messages::answer(
        transaction,
        answer.case_id,
        answer.by,
        &answer.text,
        answer.now_ms,
    )?;
    if answer.is_last {
        close(transaction, answer.case_id, answer.now_ms)?;
    }
    tell_asker(transaction, answer.case_id).map(Ok)
}

/// At the order, or at the voucher of somebody who did not buy it.
pub fn tell_asker(transaction: &Transaction<'_>, case_id: i64) -> Result<(), StoreError> {
    let sql = "SELECT c.order_id, c.asker_id, c.asker_id = o.user_id
               FROM cases AS c JOIN orders AS o USING (order_id) WHERE c.case_id = ?1";
    let (order_id, asker_id, is_buyer): (i64, i64, bool) =
        transaction.one(sql, [case_id], |row| row.try_into())?;
    match is_buyer {
        true => tell(transaction, order_id),
        false => unread::add(transaction, asker_id, "account", "coupon"),
    }
}

/// Unless an owner of a refused voucher still has to choose.
pub fn close(transaction: &Transaction<'_>, case_id: i64, now_ms: u64) -> Result<(), StoreError> {
    let sql = "UPDATE cases SET closed_ms = ?2 WHERE case_id = ?1 AND closed_ms IS NULL
               AND NOT EXISTS (SELECT 1 FROM outlet_refusals AS r
                               WHERE r.case_id = cases.case_id AND r.choice IS NULL)";
    transaction.run(sql, params![case_id, now_ms])?;
    Ok(())
}
