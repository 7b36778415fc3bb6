//! What time brings: each item stands alone, in small batches.

use jajan_contract::ids::OrderId;
use jajan_contract::{Call, calls as c, codes};
use jajan_sandbox::store::{
    Sql,
    due::{BATCH, batch, is_due},
};
use serde_json::json;

use crate::{
    buying::buyer::{
        VOUCHERS, detail, order_body, paid_order, pay, payer, place, settle, sku_of, stock,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
    world::console::{assert_sent_back, assert_wrong, send_form, show},
};

const OWNER: &str = "81255500181";
const OTHER: &str = "81255500182";
const TO_CLOSE_MS: u64 = 20 * MINUTE_MS;

fn run(sandbox: &Sandbox, sql: &str) {
    let sql = sql.to_owned();
    sandbox
        .app
        .database
        .write_now(|transaction| Ok(transaction.execute_batch(&sql)?))
        .unwrap();
}

fn number(sandbox: &Sandbox, sql: &str) -> i64 {
    sandbox
        .app
        .database
        .read_now(|connection| connection.value(sql, []))
        .unwrap()
}

#[tokio::test]
async fn a_damaged_order_stops_nobody_else() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let other = sandbox.shopper(OTHER).await;
    let sku_id = sku_of(&other, VOUCHERS).await;
    let damaged = place(&owner, &sku_id, 1).await.order_id;
    pay(&owner, &damaged, "QRIS").await;
    run(
        &sandbox,
        &format!(
            "UPDATE orders SET frozen = '{{' WHERE order_id = {}",
            &damaged[1..]
        ),
    );
    payer(&owner, &damaged, "PAY", json!({"notice": "LOST"})).await;
    sandbox.move_clock(TO_CLOSE_MS);

    let bought = paid_order(&other, &sku_id, 1).await;

    assert_eq!(detail(&other, &bought).await.coupon_list.len(), 1);
    let aside = sandbox.app.database.set_aside(10).await.unwrap();
    assert!(!aside.is_empty());
    assert!(aside.iter().all(|item| item.tries == 1), "{aside:?}");
    // At a start too: what waits is not due.
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.app.database.settle_orders(now_ms).await.unwrap();
    let again = sandbox.app.database.set_aside(10).await.unwrap();
    assert_eq!(again, aside);
}

/// An unpaid order of another voucher, so often that two batches are full and one more is left.
async fn many_unpaid(sandbox: &Sandbox, buyer: &Visitor<'_>, sku_id: &str) {
    let placed = place(buyer, sku_id, 1).await.order_id;
    let copies = BATCH * 2;
    run(
        sandbox,
        &format!(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {copies})
             INSERT INTO orders (order_no, user_id, placed_key, placed_body, product_id, store_id,
               quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp, status, create_ms, cancel_ms)
             SELECT order_no || i, user_id, placed_key || i, placed_body, product_id, store_id, 1,
               sale_rp, frozen, total_rp, discount_rp, pay_rp, status, create_ms, cancel_ms
             FROM orders, n WHERE order_id = {};
             UPDATE products SET remaining_stock = remaining_stock - {copies}
             WHERE id = (SELECT product_id FROM orders LIMIT 1)",
            &placed[1..]
        ),
    );
}

const WAITING: &str = "SELECT count(*) FROM orders WHERE status = 'WAIT_PAY'";

async fn assert_in_batches(sandbox: &Sandbox) {
    let now_ms = sandbox.app.clock.now_ms();
    let all = number(sandbox, WAITING);
    let database = &sandbox.app.database;
    let done = database.write_now(|transaction| batch(transaction, None, now_ms));
    assert_eq!(done.unwrap(), BATCH);
    assert_eq!(number(sandbox, WAITING), all - BATCH as i64);
    database.settle_orders(now_ms).await.unwrap();
    assert_eq!(number(sandbox, WAITING), 0);
    assert!(!database.read_now(|reader| is_due(reader, now_ms)).unwrap());
}

#[tokio::test]
async fn due_work_is_done_in_batches() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(OWNER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let before = stock(&buyer, &sku_id).await;
    many_unpaid(&sandbox, &buyer, &sku_id).await;
    sandbox.move_clock(TO_CLOSE_MS);
    assert_in_batches(&sandbox).await;
    assert_eq!(stock(&buyer, &sku_id).await, before);
}

#[tokio::test]
async fn the_orders_of_a_withdrawn_voucher_close_in_batches_each_alone() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(OWNER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let before = stock(&buyer, &sku_id).await;
    many_unpaid(&sandbox, &buyer, &sku_id).await;
    // As a withdrawal leaves it, before its orders are done.
    run(
        &sandbox,
        "INSERT INTO withdrawals SELECT product_id, max(order_id), 0 FROM orders",
    );
    assert_in_batches(&sandbox).await;
    assert_eq!(number(&sandbox, "SELECT count(*) FROM withdrawals"), 0);
    let why = "SELECT count(*) FROM orders WHERE close_reason <> 'WITHDRAWN'";
    assert_eq!(number(&sandbox, why), 0);
    assert_eq!(stock(&buyer, &sku_id).await, before);

    // One that cannot close keeps none of the others, and is not asked for money of a voucher that is
    // on sale again.
    many_unpaid(&sandbox, &buyer, &sku_id).await;
    let damaged = number(
        &sandbox,
        "SELECT min(order_id) FROM orders WHERE status = 'WAIT_PAY'",
    );
    run(
        &sandbox,
        &format!(
            "PRAGMA ignore_check_constraints = ON;
             INSERT INTO payments (order_id, begun_key, method, amount_rp, status, created_ms, expire_ms)
             SELECT order_id, 'damaged', 'QRIS', pay_rp, 'WAITING', create_ms, cancel_ms
             FROM orders WHERE order_id = {damaged};
             INSERT INTO provider_events
             SELECT 'EDAMAGED', max(payment_id), 'Paid', 1, NULL, max(created_ms), NULL FROM payments;
             PRAGMA ignore_check_constraints = OFF"
        ),
    );
    let body = json!({"skuId": sku_id, "withdrawn": true});
    buyer.call::<c::PlayMerchant>(body).await;
    assert_eq!(number(&sandbox, WAITING), 1);
    let aside = sandbox.app.database.set_aside(10).await.unwrap();
    let names: Vec<_> = aside.iter().map(|item| item.kind.as_str()).collect();
    assert_eq!(names, ["WITHDRAW"]);
    let body = json!({"skuId": sku_id, "withdrawn": false});
    buyer.call::<c::PlayMerchant>(body).await;
    let later = place(&buyer, &sku_id, 1).await.order_id;
    run(
        &sandbox,
        "DELETE FROM provider_events WHERE event_id = 'EDAMAGED'",
    );
    sandbox.move_clock(2 * MINUTE_MS);
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.app.database.settle_orders(now_ms).await.unwrap();
    let waiting = format!(
        "SELECT count(*) FROM orders WHERE status = 'WAIT_PAY' AND order_id = {}",
        &later[1..]
    );
    assert_eq!(
        (number(&sandbox, WAITING), number(&sandbox, &waiting)),
        (1, 1)
    );
    assert_eq!(number(&sandbox, "SELECT count(*) FROM withdrawals"), 0);
}

/// An order whose payment was begun and whose row is damaged, and the condition of that row; `whole`
/// keeps what it was.
async fn damaged_order(sandbox: &Sandbox, owner: &Visitor<'_>) -> (OrderId, String) {
    let sku_id = sku_of(owner, VOUCHERS).await;
    let order_id = place(owner, &sku_id, 1).await.order_id;
    pay(owner, &order_id, "QRIS").await;
    let row = format!("order_id = {}", &order_id[1..]);
    run(
        sandbox,
        &format!(
            "CREATE TABLE whole AS SELECT frozen FROM orders WHERE {row};
             UPDATE orders SET frozen = '{{' WHERE {row}"
        ),
    );
    (order_id, row)
}

#[tokio::test]
async fn a_notice_that_cannot_be_acted_on_is_kept_and_comes_again_by_itself() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let (order_id, row) = damaged_order(&sandbox, &owner).await;
    payer(&owner, &order_id, "PAY", json!({"notice": "LOST"})).await;
    let database = &sandbox.app.database;
    let event_id: String = database
        .read_now(|connection| {
            let sql = "SELECT event_id FROM provider_events";
            connection.value(sql, [])
        })
        .unwrap();
    let now_ms = sandbox.app.clock.now_ms();
    assert!(!database.notice("E0".to_owned(), now_ms).await.unwrap());
    assert!(database.notice(event_id, now_ms).await.unwrap());
    let aside = database.set_aside(10).await.unwrap();
    let tried: Vec<_> = aside.iter().map(|item| (&*item.kind, item.tries)).collect();
    assert_eq!(tried, [("NOTICE", 1)]);
    run(
        &sandbox,
        &format!(
            "UPDATE orders SET frozen = (SELECT frozen FROM whole) WHERE {row}; DROP TABLE whole;
             UPDATE payments SET ask_ms = NULL"
        ),
    );
    sandbox.move_clock(2 * MINUTE_MS);
    let now_ms = sandbox.app.clock.now_ms();
    database.settle_orders(now_ms).await.unwrap();
    assert!(database.set_aside(10).await.unwrap().is_empty());
    assert_eq!(detail(&owner, &order_id).await.coupon_list.len(), 1);
}

#[tokio::test]
async fn a_repeated_reply_says_what_time_it_is_and_another_key_is_no_replay() {
    let sandbox = Sandbox::new();
    let buyer = sandbox.shopper(OWNER).await;
    let sku_id = sku_of(&buyer, VOUCHERS).await;
    let body = order_body(&settle(&buyer, &sku_id, 1).await);
    let draft = buyer.draft(c::PlaceOrder::PATH, body).key("mine");
    let first = buyer.send(draft.clone()).await.data::<c::PlaceOrder>();
    sandbox.move_clock(MINUTE_MS);
    let retry = draft.clone().request_id("retry");
    let again = buyer.send(retry).await.data::<c::PlaceOrder>();
    assert_eq!(again.order_id, first.order_id);
    assert_eq!(again.server_time, first.server_time + MINUTE_MS);
    let mut captured = draft.request();
    let key = "another".parse().unwrap();
    captured.headers_mut().insert("x-idempotency-key", key);
    let replayed = sandbox.send(captured).await;
    replayed.assert_refused(401, codes::SIGNATURE_INVALID);
}

#[tokio::test]
async fn the_console_shows_what_was_set_aside_and_tries_it_again() {
    const PATH: &str = "/console/due";
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper(OWNER).await;
    let (order_id, row) = damaged_order(&sandbox, &owner).await;
    payer(&owner, &order_id, "PAY", json!({"notice": "HELD"})).await;
    assert!(show(&sandbox, PATH).await.contains("Nothing was set aside"));
    sandbox.move_clock(MINUTE_MS);
    let now_ms = sandbox.app.clock.now_ms();
    sandbox.app.database.settle_orders(now_ms).await.unwrap();
    let aside = sandbox.app.database.set_aside(10).await.unwrap();
    let page = show(&sandbox, PATH).await;
    for item in &aside {
        assert!(page.contains(&format!("{} {}", item.kind, item.item)));
    }
    let item = aside.iter().find(|item| item.kind == "NOTICE").unwrap();
    let form = format!("kind={}&item={}&do=again", item.kind, item.item);
    let wrong = [
        String::new(),
        "kind=NOTICE&item=E1&do=again".to_owned(),
        "kind=NOTHING&item=1&do=again".to_owned(),
        form.clone(),
    ];
    assert_wrong(&sandbox, PATH, &wrong).await;
    run(
        &sandbox,
        &format!(
            "UPDATE orders SET frozen = (SELECT frozen FROM whole) WHERE {row}; DROP TABLE whole"
        ),
    );
    assert_sent_back(&send_form(&sandbox, PATH, &form).await, PATH);
    assert_eq!(detail(&owner, &order_id).await.coupon_list.len(), 1);
    let left = sandbox.app.database.set_aside(10).await.unwrap();
    assert!(left.iter().all(|left| left.kind != "NOTICE"), "{left:?}");
}
