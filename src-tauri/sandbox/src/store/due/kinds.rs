//! The kinds of due work, in the order in which they are done.

use std::sync::LazyLock;

use jajan_contract::order::states::CloseReason;
use rusqlite::types::{FromSql, Value, ValueRef};
use rusqlite::{Transaction, params};

use crate::store::coupons::partner;
use crate::store::due::scope::Scope;
use crate::store::due::shown::{SHOW, show};
use crate::store::gifts::end;
use crate::store::orders::close::close;
use crate::store::payments::credit::act_on;
use crate::store::payments::{due, provider};
use crate::store::redemptions::{claims, due as redemptions};
use crate::store::refunds::{expiry, go_on, naming};
use crate::store::reviews::audit;
use crate::store::{Sql, StoreError};

pub struct Kind {
    pub name: &'static str,
    pub table: &'static str,
    /// The column of `d` that names the item.
    pub key: &'static str,
    /// Of a row `d` at the time `?1`; an index has it.
    due: &'static str,
    /// Whose it is.
    of: Of,
    sort: &'static str,
    /// The item is due. An error rolls it back.
    pub act: fn(&Transaction<'_>, &Value, u64) -> Result<(), StoreError>,
}

/// What a row concerns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    /// An order, by this expression.
    Order(&'static str),
    /// Everybody: it is in every scope.
    All,
    /// No call waits for it.
    None,
}

const OF_VOUCHER: Of =
    Of::Order("(SELECT v.order_id FROM vouchers AS v WHERE v.coupon_id = d.coupon_id)");
const OF_EVENT: Of =
    Of::Order("(SELECT y.order_id FROM payments AS y WHERE y.payment_id = d.payment_id)");

pub const KINDS: &[Kind] = &[
    Kind {
        name: NOTICE,
        table: "provider_events",
        key: "d.event_id",
        due: "d.notice_ms <= ?1",
        of: OF_EVENT,
        sort: "d.notice_ms, d.event_id",
        act: |transaction, item, now_ms| {
            let event = event(transaction, item)?;
            provider::sent(transaction, &event.event_id)?;
            act_on(transaction, &event, now_ms)?;
            Ok(())
        },
    },
    Kind {
        name: "ASK",
        table: "payments",
        key: "d.payment_id",
        due: "d.ask_ms <= ?1",
        of: Of::Order("d.order_id"),
        sort: "d.ask_ms",
        act: |transaction, item, now_ms| {
            let sql = "SELECT order_id FROM payments WHERE payment_id = ?1";
            let order_id = transaction.value(sql, [item])?;
            due::ask(transaction, order_id, now_ms)
        },
    },
    Kind {
        name: "WITHDRAW",
        table: "orders",
        key: "d.order_id",
        due: "d.status = 'WAIT_PAY' AND d.product_id IN (SELECT w.product_id FROM withdrawals AS w)
              AND d.order_id <= (SELECT w.last_order_id FROM withdrawals AS w
                                 WHERE w.product_id = d.product_id AND w.at_ms <= ?1)",
        of: Of::Order("d.order_id"),
        sort: "d.order_id",
        act: |transaction, item, now_ms| {
            let order_id = number(item)?;
            due::ask(transaction, order_id, now_ms)?;
            close(transaction, order_id, CloseReason::Withdrawn, now_ms)
        },
    },
    Kind {
        name: "WITHDRAWN",
        table: "withdrawals",
        key: "d.product_id",
        due: "d.at_ms <= ?1 AND NOT EXISTS (SELECT 1 FROM orders AS o WHERE o.status = 'WAIT_PAY'
                AND o.product_id = d.product_id AND o.order_id <= d.last_order_id)",
        of: Of::None,
        sort: "d.at_ms",
        act: |transaction, item, _| {
            let sql = "DELETE FROM withdrawals WHERE product_id = ?1";
            transaction.run(sql, [item])?;
            Ok(())
        },
    },
    Kind {
        name: "CLOSE",
        table: "orders",
        key: "d.order_id",
        due: "d.status = 'WAIT_PAY' AND d.cancel_ms <= ?1 - 120000",
        of: Of::Order("d.order_id"),
        sort: "d.cancel_ms",
        act: |transaction, item, now_ms| {
            let order_id = number(item)?;
            due::ask(transaction, order_id, now_ms)?;
            close(transaction, order_id, CloseReason::Timeout, now_ms)
        },
    },
    // What failed is behind the mark up to which the provider's books were read.
    Kind {
        name: READ,
        table: "provider_events",
        key: "d.event_id",
        due: "d.event_id IN (SELECT s.item FROM set_aside AS s WHERE s.kind = 'READ' AND s.next_ms <= ?1)",
        of: OF_EVENT,
        sort: "d.event_id",
        act: read,
    },
    Kind {
        name: READ,
        table: "provider_events",
        key: "d.event_id",
        due: "d.at_ms <= ?1 - 3600000 AND (d.at_ms, d.event_id) >
              (SELECT r.at_ms, r.event_id FROM provider_reading AS r WHERE one = 1)",
        of: Of::None,
        sort: "d.at_ms, d.event_id",
        act: read,
    },
    Kind {
        name: "GIFT",
        table: "gifts",
        key: "d.gift_id",
        due: "d.status = 'WAITING' AND d.expires_ms <= ?1",
        of: OF_VOUCHER,
        sort: "d.expires_ms",
        act: |transaction, item, now_ms| end::expire(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "PARTNER",
        table: "partner_codes",
        key: "d.coupon_id",
        due: "d.ended_ms IS NULL AND d.ends_ms < ?1",
        of: OF_VOUCHER,
        sort: "d.ends_ms",
        act: |transaction, item, now_ms| partner::end(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "UNLOCK",
        table: "redemptions",
        key: "d.redemption_id",
        due: "d.status = 'SCANNED' AND d.locked_until_ms <= ?1",
        of: OF_VOUCHER,
        sort: "d.locked_until_ms",
        act: |transaction, item, now_ms| redemptions::unlock(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "LAPSE",
        table: "redemptions",
        key: "d.redemption_id",
        due: "d.status IN ('OPEN', 'SCANNED', 'REJECTED') AND d.status <> 'SCANNED'
              AND d.lapses_ms <= ?1",
        of: OF_VOUCHER,
        sort: "d.lapses_ms",
        act: |transaction, item, now_ms| redemptions::lapse(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "CLAIMED",
        table: "claimed_uses",
        key: "d.use_id",
        due: "d.status = 'SCANNED' AND d.locked_until_ms <= ?1",
        of: Of::All,
        sort: "d.locked_until_ms",
        act: |transaction, item, _| {
            let sql = "UPDATE claimed_uses SET status = 'LAPSED' WHERE use_id = ?1";
            transaction.run(sql, [item])?;
            Ok(())
        },
    },
    Kind {
        name: "REFUSAL",
        table: "outlet_refusals",
        key: "d.coupon_id",
        due: "d.choice IS NULL AND d.choose_until_ms <= ?1 AND NOT EXISTS
              (SELECT 1 FROM refund_claims AS c WHERE c.refusal_id = d.refusal_id)",
        of: OF_VOUCHER,
        sort: "d.choose_until_ms",
        act: |transaction, item, now_ms| {
            redemptions::choose_refund(transaction, number(item)?, now_ms)
        },
    },
    Kind {
        name: "CLAIM",
        table: "refund_claims",
        key: "d.claim_id",
        due: "d.status = 'OUTLET' AND d.outlet_until_ms <= ?1",
        of: OF_VOUCHER,
        sort: "d.outlet_until_ms",
        act: |transaction, item, now_ms| claims::pass_on_due(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "EXPIRE",
        table: "vouchers",
        key: "d.order_id",
        due: "d.state IN ('not_delivery', 'valid') AND d.valid_end_ms < ?1",
        of: Of::Order("d.order_id"),
        sort: "d.valid_end_ms",
        act: |transaction, item, now_ms| expiry::expire(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "NAME",
        table: "refund_destinations",
        key: "d.order_id",
        due: "d.ask_ms <= ?1",
        of: Of::Order("d.order_id"),
        sort: "d.ask_ms",
        act: |transaction, item, now_ms| naming::due(transaction, number(item)?, now_ms),
    },
    Kind {
        name: "SEND",
        table: "refunds",
        key: "d.refund_id",
        due: "d.status = 'REQUESTED' AND d.send_ms <= ?1",
        of: Of::Order("d.order_id"),
        sort: "d.send_ms, d.refund_id",
        act: |transaction, item, _| go_on::send(transaction, number(item)?),
    },
    Kind {
        name: "ARRIVE",
        table: "refunds",
        key: "d.refund_id",
        due: "d.status = 'SENT' AND d.done_ms <= ?1",
        of: Of::Order("d.order_id"),
        sort: "d.done_ms, d.refund_id",
        act: |transaction, item, _| go_on::arrive(transaction, number(item)?),
    },
    Kind {
        name: "LATE",
        table: "refunds",
        key: "d.refund_id",
        due: "d.late_ms <= ?1",
        of: Of::Order("d.order_id"),
        sort: "d.late_ms",
        act: |transaction, item, now_ms| go_on::late(transaction, number(item)?, now_ms),
    },
    // What its owner could not be shown.
    Kind {
        name: SHOW,
        table: "orders",
        key: "d.order_id",
        due: "d.order_id IN (SELECT s.item FROM set_aside AS s WHERE s.kind = 'SHOW' AND s.next_ms <= ?1)",
        of: Of::None,
        sort: "d.order_id",
        act: |transaction, item, now_ms| show(transaction, number(item)?, now_ms),
    },
    // Who shows reviews does a batch of these first.
    Kind {
        name: AUDIT,
        table: "reviews",
        key: "d.review_id",
        due: "d.next_ms <= ?1",
        of: Of::None,
        sort: "d.next_ms",
        act: |transaction, item, now_ms| audit::step(transaction, number(item)?, now_ms),
    },
];

/// The number of the item's row.
fn number<Row: FromSql>(item: &Value) -> Result<Row, StoreError> {
    Row::column_result(ValueRef::from(item))
        .map_err(|_| StoreError::Stopped("no number of a row".to_owned()))
}

pub const AUDIT: &str = "AUDIT";
pub const NOTICE: &str = "NOTICE";
const READ: &str = "READ";

fn read(transaction: &Transaction<'_>, item: &Value, now_ms: u64) -> Result<(), StoreError> {
    let event = event(transaction, item)?;
    act_on(transaction, &event, now_ms)?;
    let sql = "DELETE FROM set_aside WHERE kind = ?1 AND item = ?2";
    transaction.run(sql, params![READ, item])?;
    provider::read_up_to(transaction, &event)
}

fn event(transaction: &Transaction<'_>, item: &Value) -> Result<provider::Event, StoreError> {
    let event = match item {
        Value::Text(event_id) => provider::by_id(transaction, event_id)?,
        _ => None,
    };
    event.ok_or_else(|| StoreError::Stopped("no such event".to_owned()))
}

impl Kind {
    /// By its name.
    pub fn named(name: &str) -> Result<&'static Self, StoreError> {
        let found = KINDS.iter().find(|kind| kind.name == name);
        found.ok_or_else(|| StoreError::Stopped(format!("no kind {name}")))
    }

    /// What is due and does not wait for its next try.
    fn open(&self) -> String {
        let Self {
            name,
            table,
            key,
            due,
            ..
        } = self;
        format!(
            "FROM {table} AS d WHERE {due} AND NOT EXISTS (SELECT 1 FROM set_aside AS a
             WHERE a.kind = '{name}' AND a.item = {key} AND a.next_ms > ?1)"
        )
    }

    /// Keys of at most `?2` items.
    pub fn pick_sql(&self) -> String {
        format!("{} ORDER BY {} LIMIT ?2", self.keys_sql(), self.sort)
    }

    fn keys_sql(&self) -> String {
        format!("SELECT {} {}", self.key, self.open())
    }

    /// As [`Self::pick_sql`], of a scope's orders. Absent: no call waits for it.
    pub fn pick_of_sql(&self, scope: &Scope) -> Option<String> {
        match self.of {
            Of::Order(order) => Some(format!(
                "{} AND {order} IN ({}) ORDER BY {} LIMIT ?2",
                self.keys_sql(),
                scope.orders_sql(),
                self.sort
            )),
            // The value of the scope is a parameter of every statement.
            Of::All => Some(format!(
                "{} AND ?3 IS NOT NULL ORDER BY {} LIMIT ?2",
                self.keys_sql(),
                self.sort
            )),
            Of::None => None,
        }
    }

    /// Whether the item `?2` is due.
    pub fn item_sql(&self) -> String {
        let Self {
            table, key, due, ..
        } = self;
        format!("SELECT 1 FROM {table} AS d WHERE {key} = ?2 AND {due}")
    }
}

static IS_DUE_SQL: LazyLock<String> = LazyLock::new(|| {
    let each = KINDS
        .iter()
        .map(|kind| format!("EXISTS (SELECT 1 {})", kind.open()));
    format!("SELECT {}", each.collect::<Vec<_>>().join("\n OR "))
});

/// Whether anything is.
pub fn is_due_sql() -> &'static str {
    &IS_DUE_SQL
}
