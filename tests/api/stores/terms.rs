//! Terms that a merchant changes: what is sold from now on follows, what was sold keeps its own.

use jajan_contract::ids::SkuId;
use jajan_contract::{calls as c, codes, coupon::RefundPromise, product::VoucherKind};
use jajan_sandbox::{mode::Mode, store::Sql};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::{
    buying::buyer,
    owning::outlet,
    stores::products::{detail, products},
    support::{Sandbox, Visitor},
    world::console::{assert_sent_back, assert_wrong, send_form, show},
};

const STORE: &str = "S9000019";

async fn sku(visitor: &Visitor<'_>) -> SkuId {
    products(visitor, STORE).await[0].sku_id.clone().unwrap()
}

/// The rows of terms that the newest order was placed under, and those of its product now.
fn term_ids(sandbox: &Sandbox) -> [(i64, i64, i64); 2] {
    let of = |table: &str| {
        let sql = format!(
            "SELECT x.sale_terms_id, x.use_terms_id, x.bill_terms_id
             FROM orders AS o JOIN products AS p ON p.id = o.product_id JOIN {table}
             ORDER BY o.order_id DESC LIMIT 1"
        );
        let read = |connection: &Connection| connection.row(&sql, []);
        sandbox.app.database.read_now(read).unwrap()
    };
    [
        of("orders AS x ON x.order_id = o.order_id"),
        of("products AS x ON x.id = p.id"),
    ]
}

async fn play(visitor: &Visitor<'_>, sku: &str, terms: Value) {
    let body = json!({"skuId": sku, "terms": terms});
    assert_eq!(visitor.call::<c::PlayMerchant>(body).await.count, 1);
}

#[tokio::test]
async fn what_was_sold_keeps_the_terms_that_it_was_sold_under() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500160").await;
    let sku = &sku(&shopper).await;
    let before = detail(&shopper, sku).await;
    assert_eq!(before.voucher_kind, VoucherKind::Standard);
    let coupon = &buyer::bought_of(&shopper, sku, 1).await[0];
    let owned = outlet::detail(&shopper, coupon).await;
    let [placed_under, on_sale] = term_ids(&sandbox);
    assert_eq!(placed_under, on_sale);

    let terms = json!({
        "kind": "PAPER", "refund": "NONE", "appOnly": true, "dayList": [6, 7],
        "startMinute": 600, "endMinute": 840, "perVisitLimit": 1, "validDays": 60,
        "validAfterDays": 2, "billMode": "DISCOUNT", "minSpend": 50_000
    });
    play(&shopper, sku, terms).await;
    let page = detail(&shopper, sku).await;
    assert_eq!(page.voucher_kind, VoucherKind::Paper);
    assert_eq!(page.refund, RefundPromise::None);
    assert_eq!(page.asset.refund, RefundPromise::None);
    assert!(page.app_only);
    assert_eq!(page.usage.day_list, [6, 7]);
    assert_eq!(page.usage.start_time.as_deref(), Some("10:00"));
    assert_eq!(page.usage.per_visit_limit, Some(1));
    assert_eq!(page.bill_rules.min_spend, 50_000);
    assert!(page.valid_start > before.valid_start);

    let [kept, changed] = term_ids(&sandbox);
    assert_eq!(kept, placed_under);
    assert!(changed.0 != kept.0 && changed.1 != kept.1 && changed.2 != kept.2);
    let same = outlet::detail(&shopper, coupon).await;
    assert_eq!(same.voucher_kind, VoucherKind::Standard);
    let item = |of: &jajan_contract::order::wallet::CouponDetailData| {
        serde_json::to_value(&of.bought.as_ref().unwrap().item).unwrap()
    };
    assert_eq!(item(&same), item(&owned));
    // It is redeemed with our code, on a day that the new terms exclude.
    outlet::used_at(&sandbox, &shopper, coupon, STORE).await;
    buyer::right_books(&sandbox).await;
}

#[tokio::test]
async fn new_limits_count_what_was_bought_before() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500161").await;
    let sku = &sku(&shopper).await;
    buyer::paid_order(&shopper, sku, 2).await;
    play(&shopper, sku, json!({"limitEver": 3, "limitDaily": 3})).await;
    assert_eq!(detail(&shopper, sku).await.limits.purchasable_count, 1);
    let body = buyer::settlement_body(sku, 2);
    let settled = shopper.call::<c::Settlement>(body).await;
    assert_eq!(settled.max_quantity, 1);
    play(&shopper, sku, json!({"limitEver": 2, "limitDaily": 0})).await;
    let refused = shopper.try_call::<c::PlaceOrder>(buyer::order_body(&settled));
    refused.await.assert_refused(200, codes::PURCHASE_LIMIT);
    play(&shopper, sku, json!({"limitEver": 0})).await;
    assert!(detail(&shopper, sku).await.limits.purchasable_count > 1);
}

#[tokio::test]
async fn terms_that_no_voucher_can_promise_are_refused_and_change_nothing() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let sku = &sku(&visitor).await;
    let before = detail(&visitor, sku).await;
    for terms in [
        json!({"limitEver": 2, "limitDaily": 3}),
        json!({"dayList": []}),
        json!({"dayList": [0]}),
        json!({"dayList": [8]}),
        json!({"startMinute": 600}),
        json!({"startMinute": 600, "endMinute": 600}),
        json!({"startMinute": 600, "endMinute": 1440}),
        json!({"validDays": 0}),
        json!({"validDays": 366}),
        json!({"validAfterDays": 61}),
        json!({"validDays": 5, "validAfterDays": 5}),
    ] {
        let body = json!({"skuId": sku, "stock": 1, "terms": terms});
        let refused = visitor.try_call::<c::PlayMerchant>(body).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
    let after = detail(&visitor, sku).await;
    assert_eq!(after.asset.remaining_stock, before.asset.remaining_stock);
    assert_eq!(
        serde_json::to_value(&after.usage).unwrap(),
        serde_json::to_value(&before.usage).unwrap()
    );
}

#[tokio::test]
async fn the_merchants_page_changes_them() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let sku = &sku(&visitor).await;
    let form = |more: &str| {
        format!(
            "store={STORE}&skuId={sku}&do=terms&limitEver=5&limitDaily=2&refund=NONE&kind=STANDARD\
             &place=APP&day1=1&day2=1&from=10:00&to=14:30&perVisit=0&validDays=45&validAfter=0\
             &bill=TENDER&minSpend=0{more}"
        )
    };
    let place = format!("/console/merchant?store={STORE}#{sku}");
    let sent = send_form(&sandbox, "/console/merchant", &form("")).await;
    assert_sent_back(&sent, &place);
    let page = detail(&visitor, sku).await;
    assert_eq!(page.usage.day_list, [1, 2]);
    assert_eq!(page.usage.end_time.as_deref(), Some("14:30"));
    assert_eq!(page.limits.receive_times_daily_limit, Some(2));
    assert!(page.app_only);
    let shown = show(&sandbox, &format!("/console/merchant?store={STORE}")).await;
    assert!(
        shown.contains("value=\"14:30\""),
        "the page shows what is set"
    );
    let wrong = [
        form("").replace("10:00", "ten"),
        form("").replace("limitDaily=2", "limitDaily=9"),
        form("").replace("&day1=1&day2=1", ""),
    ];
    assert_wrong(&sandbox, "/console/merchant", &wrong).await;
    let refused = send_form(&sandbox, "/console/merchant", &wrong[1]).await;
    let typed = String::from_utf8_lossy(&refused.body).into_owned();
    assert!(
        typed.contains(
            "name=\"limitDaily\" type=\"number\" min=\"0\" max=\"99\" required value=\"9\""
        )
    );
    assert_eq!(typed.matches("<details open").count(), 1);
}
