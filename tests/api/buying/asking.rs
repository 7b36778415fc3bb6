//! What asking about a payment does to others, and how often an envelope lives on: nothing, and once.

use std::sync::mpsc;

use jajan_contract::ids::OrderId;
use jajan_contract::{Call, calls as c, codes, order::states::OrderStatus};
use jajan_sandbox::store::Sql;
use rusqlite::params;
use serde_json::json;

use crate::{
    buying::{
        buyer::{VOUCHERS, pay, payer, place, result, right_books, sku_of},
        splits::split,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
};

const BUYER: &str = "81255500201";
const OTHER: &str = "81255500202";
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

pub fn one<T: rusqlite::types::FromSql>(sandbox: &Sandbox, sql: &str, id: &str) -> T {
    let number: i64 = id[1..].parse().unwrap();
    let reading = |connection: &rusqlite::Connection| connection.value(sql, [number]);
    sandbox.app.database.read_now(reading).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_for_a_payment_is_answered_while_another_writes() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    pay(&buyer, &order_id, "QRIS").await;
    let (begun, has_begun) = mpsc::channel();
    let (end, may_end) = mpsc::channel::<()>();
    let database = sandbox.app.database.clone();
    let writing = std::thread::spawn(move || {
        database.write_now(|_| {
            begun.send(()).unwrap();
            may_end.recv().unwrap();
            Ok(())
        })
    });
    has_begun.recv().unwrap();
    for _ in 0..3 {
        let waiting = result(&buyer, &order_id).await;
        assert_eq!(waiting.order_status, OrderStatus::WaitPay);
    }
    end.send(()).unwrap();
    writing.join().unwrap().unwrap();
    // What has changed is still found by asking.
    payer(&buyer, &order_id, "PAY", json!({"notice": "LOST"})).await;
    let paid = result(&buyer, &order_id).await;
    assert_eq!(paid.order_status, OrderStatus::ToBeRedeemed);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn a_qris_code_comes_with_whom_the_payers_app_reads_in_it() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    let qris = pay(&buyer, &order_id, "QRIS").await.payment;
    let code = qris.qr_string.unwrap();
    for (tag, value) in [("59", qris.merchant_name), ("02", qris.nmid)] {
        let value = value.unwrap();
        let field = format!("{tag}{:02}{value}", value.len());
        assert!(code.contains(&field), "{field}");
    }
    let wallet = pay(&buyer, &order_id, "EWALLET").await.payment;
    assert_eq!((wallet.merchant_name, wallet.nmid), (None, None));
    assert!(qris.statement_name.is_some());
    assert_eq!(qris.statement_name, wallet.statement_name);
}

#[tokio::test]
async fn a_key_of_pay_is_answered_with_its_own_payment() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    let draft = |key: &str, method: &str| {
        let body = json!({"orderId": order_id, "method": method});
        buyer.draft(c::Pay::PATH, body).key(key)
    };
    let first = buyer.send(draft("first", "QRIS")).await.data::<c::Pay>();
    let second = buyer
        .send(draft("second", "EWALLET"))
        .await
        .data::<c::Pay>();
    assert_ne!(first.payment.payment_id, second.payment.payment_id);
    // After a restart only the rows know the keys.
    sandbox.move_clock(11 * MINUTE_MS);
    let again = buyer.send(draft("first", "QRIS")).await.data::<c::Pay>();
    assert_eq!(again.payment.payment_id, first.payment.payment_id);
    assert_eq!(again.server_time, sandbox.app.clock.now_ms());
    // As long as its reply is remembered, it comes with the time of now.
    sandbox.move_clock(MINUTE_MS);
    let remembered = buyer.send(draft("first", "QRIS")).await.data::<c::Pay>();
    assert_eq!(remembered.server_time, sandbox.app.clock.now_ms());
}

#[tokio::test]
async fn a_strangers_pay_moves_no_question_to_the_provider() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let other = sandbox.shopper(OTHER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let order_id = place(&buyer, &sku_id, 1).await.order_id;
    pay(&buyer, &order_id, "QRIS").await;
    let asks = "SELECT max(ask_ms) FROM payments WHERE order_id = ?1";
    let before: i64 = one(&sandbox, asks, &order_id);
    sandbox.move_clock(20_000);
    let body = json!({"orderId": order_id, "method": "QRIS"});
    let refused = other.try_call::<c::Pay>(body).await.refusal().0;
    assert_eq!(refused, codes::NOT_PAYABLE);
    assert_eq!(one::<i64>(&sandbox, asks, &order_id), before);
}

/// Whether the provider has said that the payer is at it, as far as we know.
fn is_paying(sandbox: &Sandbox, order_id: &str) -> bool {
    let paying = "SELECT count(*) FROM payments WHERE order_id = ?1 AND status = 'PAYING'";
    one::<u32>(sandbox, paying, order_id) > 0
}

#[tokio::test]
async fn what_the_provider_said_stays_when_the_call_that_asked_is_refused() {
    let sandbox = Sandbox::new();
    let sku_id = sku_of(&sandbox.shopper(BUYER).await, VOUCHERS).await;
    let check =
        |order_id: &str, reference: &str| json!({"orderId": order_id, "reference": reference});
    for call in [c::Pay::PATH, c::CancelOrder::PATH, c::MoneyCheck::PATH] {
        let buyer = sandbox.shopper(BUYER).await;
        let order_id = place(&buyer, &sku_id, 1).await.order_id;
        pay(&buyer, &order_id, "QRIS").await;
        let first = buyer.draft(c::MoneyCheck::PATH, check(&order_id, "FIRST"));
        buyer.send(first.key(&order_id)).await;
        // After this time no reply is remembered: the rows know the keys.
        sandbox.move_clock(11 * MINUTE_MS);
        let buyer = sandbox.shopper(BUYER).await;
        // Asks what is due, so that nothing is due below.
        result(&buyer, &order_id).await;
        payer(&buyer, &order_id, "BEGIN", json!({"notice": "LOST"})).await;
        assert!(!is_paying(&sandbox, &order_id), "{call}");
        let (body, code) = match call {
            c::MoneyCheck::PATH => (check(&order_id, "OTHER"), codes::VALUE_INVALID),
            _ => (
                json!({"orderId": order_id, "method": "EWALLET"}),
                codes::NOT_PAYABLE,
            ),
        };
        let refused = buyer.send(buyer.draft(call, body).key(&order_id)).await;
        assert_eq!(refused.refusal().0, code, "{call}");
        assert!(is_paying(&sandbox, &order_id), "{call}");
    }
}

#[tokio::test]
async fn what_the_provider_said_of_a_share_stays_too() {
    let sandbox = Sandbox::new();
    let friends = split(&sandbox, "EQUAL", [0; 3]).await;
    let share_id = friends.share_id(1).await;
    let begun = friends.begin(&friends.second, 1).await;
    let body = json!({"paymentId": begun.payment.payment_id, "act": "BEGIN", "notice": "LOST"});
    sandbox.visitor().call::<c::PlayPayer>(body).await;
    assert!(!is_paying(&sandbox, &friends.placed.order_id));
    let body = json!({"shareId": share_id, "method": "QRIS"});
    let refused = friends.third.try_call::<c::Pay>(body).await;
    assert_eq!(refused.refusal().0, codes::NOT_PAYABLE);
    assert!(is_paying(&sandbox, &friends.placed.order_id));
}

/// The buyer's envelopes expire in five minutes.
pub fn end_envelopes(sandbox: &Sandbox, buyer: &Visitor<'_>) {
    let user_id: i64 = buyer.tokens().user_id[1..].parse().unwrap();
    let now_ms = sandbox.app.clock.now_ms();
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE red_packets SET expires_ms = ?2
                   WHERE user_id = ?1 AND used_ms IS NULL AND extended_ms IS NULL";
        transaction.execute(sql, params![user_id, now_ms + 5 * MINUTE_MS])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

/// An order with an envelope that expires while it waits; the order's id.
async fn with_envelope(sandbox: &Sandbox, buyer: &Visitor<'_>) -> OrderId {
    end_envelopes(sandbox, buyer);
    let sku_id = sku_of(buyer, VOUCHERS).await;
    let placed = place(buyer, &sku_id, 1).await;
    pay(buyer, &placed.order_id, "QRIS").await;
    placed.order_id
}

pub const ENVELOPE: &str = "SELECT p.expires_ms FROM orders AS o
  JOIN red_packets AS p USING (red_packet_id) WHERE o.order_id = ?1";

async fn closed(sandbox: &Sandbox, buyer: &Visitor<'_>, order_id: &str) {
    sandbox.move_clock(18 * MINUTE_MS);
    let status = result(buyer, order_id).await.order_status;
    assert_eq!(status, OrderStatus::Closed);
}

#[tokio::test]
async fn an_envelope_lives_on_once_when_the_whole_money_came_too_late() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = with_envelope(&sandbox, &buyer).await;
    let expires: i64 = one(&sandbox, ENVELOPE, &order_id);
    closed(&sandbox, &buyer, &order_id).await;
    assert_eq!(one::<i64>(&sandbox, ENVELOPE, &order_id), expires);
    // A rupiah for a closed order buys no time.
    payer(&buyer, &order_id, "PAY", json!({"amount": 1})).await;
    assert_eq!(one::<i64>(&sandbox, ENVELOPE, &order_id), expires);
    payer(&buyer, &order_id, "PAY", json!({})).await;
    let extended: i64 = one(&sandbox, ENVELOPE, &order_id);
    assert_eq!(extended as u64, sandbox.app.clock.now_ms() + 7 * DAY_MS);
    // Not again, however much is paid and whenever.
    sandbox.move_clock(8 * DAY_MS);
    let buyer = sandbox.shopper(BUYER).await;
    payer(&buyer, &order_id, "PAY", json!({})).await;
    assert_eq!(one::<i64>(&sandbox, ENVELOPE, &order_id), extended);
    right_books(&sandbox).await;
}

#[tokio::test]
async fn an_envelope_lives_on_also_when_the_money_came_while_the_order_was_checked() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(BUYER).await;
    let order_id = with_envelope(&sandbox, &buyer).await;
    let expires: i64 = one(&sandbox, ENVELOPE, &order_id);
    // Past its end, and not closed yet: the provider has the last word for two minutes.
    sandbox.move_clock(16 * MINUTE_MS);
    payer(&buyer, &order_id, "PAY", json!({})).await;
    let status = result(&buyer, &order_id).await.order_status;
    assert_eq!(status, OrderStatus::WaitPay);
    assert_eq!(one::<i64>(&sandbox, ENVELOPE, &order_id), expires);
    sandbox.move_clock(2 * MINUTE_MS);
    let status = result(&buyer, &order_id).await.order_status;
    assert_eq!(status, OrderStatus::Closed);
    let extended: i64 = one(&sandbox, ENVELOPE, &order_id);
    assert!(extended > expires, "{extended}");
    right_books(&sandbox).await;
}
