//! Questions to customer service, each with a number. Contract `open_case`; buying 6 "A case".
//!
//! Invariant: an asker reads the own cases only, also of an order whose vouchers several users own.

use jajan_contract::order::cases::{CaseAuthor, HelpTopic, OrderCase};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::account::unread;
use crate::store::columns::Wire;
use crate::store::orders::case_messages::{self as messages, NewMessage, NotWritten};
use crate::store::orders::issue::tell;
use crate::store::orders::list::of_user;
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, FromRow, Outcome, Refuse, Sql, Stop, StoreError};
use crate::time::working_days::working_day_after;
use crate::{ids, time};

/// Working days until a case is answered; buying 5 "NOT_YET" for money, the same for all.
const ANSWER_DAYS: u32 = 7;
/// Cases of an order that its page shows.
const SHOWN: u32 = 20;

/// What is asked about.
#[derive(Debug, Clone, Copy)]
pub enum About {
    Order(row::Order),
    /// A voucher, by its owner.
    Coupon(row::Coupon),
}

#[derive(Debug, Clone)]
pub struct Question {
    pub about: About,
    pub user_id: row::User,
    pub topic: HelpTopic,
    pub note: String,
    pub key: String,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAsked {
    /// The user has no such order.
    OrderAbsent,
    /// The user owns no such voucher.
    CouponAbsent,
    NotWritten(NotWritten),
}

impl Refuse for NotAsked {}

impl From<NotWritten> for NotAsked {
    fn from(why: NotWritten) -> Self {
        Self::NotWritten(why)
    }
}

impl Database {
    /// Opens a case, or adds to the user's open one of the topic.
    pub async fn ask_service(&self, question: Question) -> Outcome<OrderCase, NotAsked> {
        self.write_or_refuse(move |transaction| ask_service(transaction, &question))
            .await
    }
}

fn ask_service(transaction: &Transaction<'_>, question: &Question) -> Outcome<OrderCase, NotAsked> {
    let user_id = question.user_id;
    let order_id = match question.about {
        About::Order(order_id) => {
            let order = of_user(transaction, order_id, user_id)?;
            order.ok_or(NotAsked::OrderAbsent)?.order_id
        }
        About::Coupon(coupon_id) => {
            let order_id = transaction.find_value(OF_OWNER_SQL, (coupon_id, user_id))?;
            order_id.ok_or(NotAsked::CouponAbsent)?
        }
    };
    let message = NewMessage {
        user_id,
        text: &question.note,
        receipt: Default::default(),
        key: &question.key,
        now_ms: question.now_ms,
    };
    let case_id = ask(transaction, order_id, question.topic, &message).map_err(Stop::widen)?;
    Ok(one(transaction, case_id, question.now_ms)?)
}

/// The order of a voucher that this user owns; absent: there is none, or another user owns it.
pub const OF_OWNER_SQL: &str =
    "SELECT order_id FROM vouchers WHERE coupon_id = ?1 AND owner_id = ?2";
pub const OPEN_SQL: &str = "SELECT case_id FROM cases
    WHERE order_id = ?1 AND asker_id = ?2 AND topic = ?3 AND closed_ms IS NULL
    ORDER BY opened_ms DESC, case_id DESC LIMIT 1";

/// The number of the open case of an order, asker and topic.
pub fn open_case(
    connection: &Connection,
    order_id: row::Order,
    asker_id: row::User,
    topic: HelpTopic,
) -> Result<Option<row::Case>, StoreError> {
    let values = params![order_id, asker_id, Wire(topic)];
    connection.find_value(OPEN_SQL, values)
}

/// Writes into the open case of an order, asker and topic, or into a new one. The number of the case.
pub fn ask(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    topic: HelpTopic,
    message: &NewMessage<'_>,
) -> Outcome<row::Case, NotWritten> {
    if let Some(case_id) = messages::by_key(transaction, message)? {
        return Ok(case_id);
    }
    let (asker_id, now_ms) = (message.user_id, message.now_ms);
    let Some(case_id) = open_case(transaction, order_id, asker_id, topic)? else {
        let case_id = insert(transaction, order_id, asker_id, topic, "", now_ms)?;
        messages::add(transaction, case_id, message)?;
        return Ok(case_id);
    };
    if messages::is_new(transaction, case_id, message)? {
        write_on(transaction, case_id, message)?;
    }
    Ok(case_id)
}

/// A message after an answer is answered within as many days again.
pub fn write_on(
    transaction: &Transaction<'_>,
    case_id: row::Case,
    message: &NewMessage<'_>,
) -> Result<(), StoreError> {
    let all = messages::of_case(transaction, case_id)?;
    if all.last().is_some_and(|last| last.by != CaseAuthor::Asker) {
        restart_answer_days(transaction, case_id, message.now_ms)?;
    }
    messages::add(transaction, case_id, message)
}

/// The days for an answer begin again.
pub fn restart_answer_days(
    transaction: &Transaction<'_>,
    case_id: row::Case,
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
    order_id: row::Order,
    asker_id: row::User,
    topic: HelpTopic,
    note: &str,
    now_ms: u64,
) -> Result<row::Case, StoreError> {
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
    Ok(row::Case(transaction.last_insert_rowid()))
}

/// Without a question: the open case of an order's buyer and topic, made if there is none.
pub fn open(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    topic: HelpTopic,
    note: &str,
    now_ms: u64,
) -> Result<OrderCase, StoreError> {
    let sql = "SELECT user_id FROM orders WHERE order_id = ?1";
    let buyer_id = transaction.value(sql, [order_id])?;
    let case_id = match open_case(transaction, order_id, buyer_id, topic)? {
        Some(case_id) => case_id,
        None => insert(transaction, order_id, buyer_id, topic, note, now_ms)?,
    };
    one(transaction, case_id, now_ms)
}

/// As [`open`], for the owner of a voucher.
pub fn open_for(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    asker_id: row::User,
    topic: HelpTopic,
    now_ms: u64,
) -> Result<row::Case, StoreError> {
    match open_case(transaction, order_id, asker_id, topic)? {
        Some(case_id) => Ok(case_id),
        None => insert(transaction, order_id, asker_id, topic, "", now_ms),
    }
}

/// Of `cases AS c`.
#[derive(FromRow)]
struct CaseRow {
    case_id: row::Case,
    #[row(wire)]
    topic: HelpTopic,
    opened_ms: u64,
    answer_day: i64,
    closed_ms: Option<u64>,
}

/// Reads a [`CaseRow`].
const SELECT: &str = "SELECT c.case_id, c.topic, c.opened_ms, c.answer_day, c.closed_ms";

pub fn of_order_sql() -> String {
    format!(
        "{SELECT} FROM cases AS c WHERE c.order_id = ?1 AND c.asker_id = ?2
         ORDER BY c.opened_ms DESC, c.case_id DESC LIMIT ?3"
    )
}

/// The cases of one asker, newest first. Cases that ended before a message was written, as when late money
/// came, are left out.
pub fn of_order(
    connection: &Connection,
    order_id: row::Order,
    asker_id: row::User,
    now_ms: u64,
) -> Result<Vec<OrderCase>, StoreError> {
    let values = params![order_id, asker_id, SHOWN];
    let rows: Vec<CaseRow> = connection.rows(&of_order_sql(), values)?;
    let filled = rows.into_iter().map(|row| fill(connection, row, now_ms));
    let mut cases = filled.collect::<Result<Vec<_>, _>>()?;
    cases.retain(|case| case.closed_time.is_none() || !case.message_list.is_empty());
    Ok(cases)
}

/// To the owner of a voucher who did not buy it: a buyer's are at the order.
pub fn of_receiver(
    connection: &Connection,
    coupon_id: row::Coupon,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<OrderCase>, StoreError> {
    let sql = "SELECT o.order_id FROM vouchers AS v JOIN orders AS o USING (order_id)
               WHERE v.coupon_id = ?1 AND v.owner_id = ?2 AND o.user_id <> ?2";
    let found: Option<row::Order> = connection.find_value(sql, (coupon_id, user_id))?;
    found.map_or(Ok(Vec::new()), |order_id| {
        of_order(connection, order_id, user_id, now_ms)
    })
}

/// A case that is there.
pub fn one(
    connection: &Connection,
    case_id: row::Case,
    now_ms: u64,
) -> Result<OrderCase, StoreError> {
    let sql = format!("{SELECT} FROM cases AS c WHERE c.case_id = ?1");
    fill(connection, connection.row(&sql, [case_id])?, now_ms)
}

fn fill(connection: &Connection, row: CaseRow, now_ms: u64) -> Result<OrderCase, StoreError> {
    let message_list = messages::of_case(connection, row.case_id)?;
    Ok(OrderCase {
        case_no: ids::case(row.case_id),
        topic: row.topic,
        opened_time: row.opened_ms,
        answer_date: time::date_text(row.answer_day),
        closed_time: row.closed_ms,
        answer: messages::answer_in(&message_list),
        message_list,
        messages_left: match row.closed_ms {
            None => messages::left(connection, row.case_id, now_ms)?,
            Some(_) => 0,
        },
    })
}

/// A question as customer service sees it.
pub struct DeskCase {
    pub case: OrderCase,
    pub order_id: row::Order,
    pub asker_id: row::User,
    /// What the sandbox says of it; empty: its asker opened it.
    pub note: String,
}

#[derive(Debug, Clone)]
pub struct Answer {
    pub case_id: row::Case,
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

impl Refuse for NotAnswered {}

#[derive(FromRow)]
struct DeskRow {
    #[row(nested)]
    case: CaseRow,
    order_id: row::Order,
    asker_id: row::User,
    note: String,
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
            listed_rows(connection, &sql, [limit], |row: DeskRow| {
                Ok(DeskCase {
                    case: fill(connection, row.case, now_ms)?,
                    order_id: row.order_id,
                    asker_id: row.asker_id,
                    note: row.note,
                })
            })
        })
        .await
    }

    pub async fn answer_case(&self, answer: Answer) -> Outcome<(), NotAnswered> {
        self.write_or_refuse(move |transaction| answered(transaction, &answer))
            .await
    }
}

fn answered(transaction: &Transaction<'_>, answer: &Answer) -> Outcome<(), NotAnswered> {
    let sql = "SELECT closed_ms IS NULL FROM cases WHERE case_id = ?1";
    let is_open: Option<bool> = transaction.find_value(sql, [answer.case_id])?;
    if !is_open.ok_or(NotAnswered::Absent)? {
        return NotAnswered::Closed.refuse();
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
    Ok(tell_asker(transaction, answer.case_id)?)
}

/// At the order, or at the voucher when its owner did not buy it.
pub fn tell_asker(transaction: &Transaction<'_>, case_id: row::Case) -> Result<(), StoreError> {
    let sql = "SELECT c.order_id, c.asker_id, c.asker_id = o.user_id
               FROM cases AS c JOIN orders AS o USING (order_id) WHERE c.case_id = ?1";
    let (order_id, asker_id, is_buyer): (row::Order, row::User, bool) =
        transaction.row(sql, [case_id])?;
    match is_buyer {
        true => tell(transaction, order_id),
        false => unread::add(transaction, asker_id, "account", "coupon"),
    }
}

/// Unless an owner of a refused voucher still has to choose.
pub fn close(
    transaction: &Transaction<'_>,
    case_id: row::Case,
    now_ms: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE cases SET closed_ms = ?2 WHERE case_id = ?1 AND closed_ms IS NULL
               AND NOT EXISTS (SELECT 1 FROM outlet_refusals AS r
                               WHERE r.case_id = cases.case_id AND r.choice IS NULL)";
    transaction.run(sql, params![case_id, now_ms])?;
    Ok(())
}
