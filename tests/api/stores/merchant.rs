//! What a merchant changes of a voucher, by call and on the console: contract `PlayMerchantBody`,
//! buying 10, B17.

use jajan_contract::ids::SkuId;
use jajan_contract::{calls as c, codes, order::states::OrderStatus, product::PriceSource};
use jajan_sandbox::mode::Mode;
use serde_json::{Value, json};

use crate::{
    buying::buyer::{self, place},
    stores::{
        products::{detail, edges, first, products},
        store_page::info_body,
    },
    support::{MINUTE_MS, Sandbox, Visitor},
    world::console::{assert_sent_back, assert_wrong, send_form, show},
};

const DAY_MS: u64 = 24 * 60 * MINUTE_MS;

async fn play(visitor: &Visitor<'_>, body: Value) {
    assert_eq!(visitor.call::<c::PlayMerchant>(body).await.count, 1);
}

/// A voucher without promotion, 100.000 worth and 75.000 asked.
async fn plain(visitor: &Visitor<'_>) -> SkuId {
    products(visitor, "S9000019").await[0]
        .sku_id
        .clone()
        .unwrap()
}

#[tokio::test]
async fn a_changed_price_stays_known() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let sku = &plain(&visitor).await;
    let before = detail(&visitor, sku).await.price_history;
    assert_eq!((before.lowest30, before.known_days), (Some(100_000), 30));

    // A sale, and the same after a rise: the old price is the one to compare with.
    play(&visitor, json!({"skuId": sku, "price": 70_000})).await;
    let page = detail(&visitor, sku).await;
    assert_eq!(page.asset.asset_sale_price, 70_000);
    assert_eq!(page.price_history.lowest30, Some(75_000));
    sandbox.move_clock(DAY_MS);
    play(&visitor, json!({"skuId": sku, "price": 99_000})).await;
    sandbox.move_clock(DAY_MS);
    play(&visitor, json!({"skuId": sku, "price": 70_000})).await;
    let again = detail(&visitor, sku).await.price_history;
    assert_eq!(
        again.lowest30,
        Some(70_000),
        "a rise before a sale saves nothing"
    );
    let prices: Vec<_> = again.point_list.iter().map(|point| point.price).collect();
    assert!(prices.ends_with(&[70_000, 99_000, 70_000]) || prices.ends_with(&[75_000, 70_000]));

    // A clock that is moved back reverses nothing.
    let offset_ms = sandbox.app.clock.offset_ms();
    sandbox
        .app
        .clock
        .set_offset_ms(offset_ms - 36 * 60 * MINUTE_MS as i64);
    let back = detail(&visitor, sku).await;
    let last = back
        .price_history
        .point_list
        .last()
        .map(|point| point.price);
    assert_eq!((back.asset.asset_sale_price, last), (70_000, Some(70_000)));
    sandbox.app.clock.set_offset_ms(offset_ms);

    // After 30 more days the rise counts for what it was.
    sandbox.move_clock(40 * DAY_MS);
    play(&visitor, json!({"skuId": sku, "price": 60_000})).await;
    let later = detail(&visitor, sku).await.price_history;
    assert_eq!(later.lowest30, Some(70_000));
}

#[tokio::test]
async fn stock_and_withdrawal_show_at_once_everywhere() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let sku = &plain(&visitor).await;
    play(&visitor, json!({"skuId": sku, "stock": 2})).await;
    let page = detail(&visitor, sku).await;
    assert_eq!(
        (page.asset.remaining_stock, page.limits.purchasable_count),
        (2, 2)
    );
    play(&visitor, json!({"skuId": sku, "stock": 0})).await;
    assert!(products(&visitor, "S9000019").await[0].is_sold_out);

    play(&visitor, json!({"skuId": sku, "withdrawn": true})).await;
    assert!(products(&visitor, "S9000019").await.is_empty());
    let body = json!({"skuId": sku, "pageNo": 1, "pageSize": 5});
    let refused = visitor.try_call::<c::ProductDetail>(body.clone()).await;
    refused.assert_refused(200, codes::WITHDRAWN);
    let refused = visitor.try_call::<c::ProductApplicableStoreList>(body);
    refused.await.assert_refused(200, codes::WITHDRAWN);
    play(&visitor, json!({"skuId": sku, "withdrawn": false})).await;
    assert_eq!(products(&visitor, "S9000019").await.len(), 1);
}

#[tokio::test]
async fn a_withdrawal_closes_what_waits_for_its_payment() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500154").await;
    let sku = &plain(&shopper).await;
    let before = detail(&shopper, sku).await.asset.remaining_stock;
    let order = place(&shopper, sku, 2).await;
    play(&shopper, json!({"skuId": sku, "withdrawn": true})).await;
    let closed = buyer::detail(&shopper, &order.order_id).await;
    assert_eq!(closed.order.order_status, OrderStatus::Closed);
    play(&shopper, json!({"skuId": sku, "withdrawn": false})).await;
    assert_eq!(detail(&shopper, sku).await.asset.remaining_stock, before);
    buyer::right_books(&sandbox).await;
}

#[tokio::test]
async fn a_withdrawal_asks_the_provider_before_it_closes_an_order() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500156").await;
    let sku = &plain(&shopper).await;
    let order_id = place(&shopper, sku, 1).await.order_id;
    buyer::pay(&shopper, &order_id, "QRIS").await;
    buyer::payer(&shopper, &order_id, "PAY", json!({"notice": "LOST"})).await;
    play(&shopper, json!({"skuId": sku, "withdrawn": true})).await;
    let paid = buyer::detail(&shopper, &order_id).await.order;
    assert_eq!(paid.order_status, OrderStatus::ToBeRedeemed);
    buyer::right_books(&sandbox).await;
}

#[tokio::test]
async fn what_was_paid_is_counted_as_sold_everywhere() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500155").await;
    let sku = &plain(&shopper).await;
    let before = detail(&shopper, sku).await;
    let order = place(&shopper, sku, 2).await;
    let waiting = detail(&shopper, sku).await;
    assert_eq!(waiting.sold_count, before.sold_count, "it is not paid");
    buyer::pay(&shopper, &order.order_id, "QRIS").await;
    buyer::payer(&shopper, &order.order_id, "PAY", json!({})).await;
    let after = detail(&shopper, sku).await;
    assert_eq!(after.sold_count, before.sold_count + 2);
    let sold_by_store = before.store.trust.sold_count + 2;
    assert_eq!(after.store.trust.sold_count, sold_by_store);
    let card = products(&shopper, "S9000019").await.remove(0);
    assert_eq!(card.sold_count, after.sold_count);
    // What is withdrawn was sold all the same.
    play(&shopper, json!({"skuId": sku, "withdrawn": true})).await;
    let body = info_body(json!({"storeId": "S9000019"}));
    let page = shopper.call::<c::QueryHomepageStoreInfo>(body).await;
    assert_eq!(page.trust.sold_count, sold_by_store);
}

#[tokio::test]
async fn a_voucher_goes_into_the_flash_sale_and_out_of_it() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let card = first(&visitor, |product| {
        product.promotion_info.is_none() && product.purchase_code == 0 && product.sale_price > 9_000
    });
    let sku = &card.await.sku_id.unwrap();
    let ordinary = detail(&visitor, sku).await.asset.asset_sale_price;
    let body = json!({"skuId": sku, "price": 5_000, "priceSource": "FLASH_SALE"});
    play(&visitor, body).await;
    let page = detail(&visitor, sku).await;
    assert_eq!(
        (page.price_source, page.asset.asset_sale_price),
        (PriceSource::FlashSale, 5_000)
    );
    let sale = visitor
        .call::<c::FlashSalePageDetail>(json!({"pageId": "flash-jakarta"}))
        .await;
    let is_there = |items: &[jajan_contract::coupon::AssetCard]| {
        items.iter().any(|item| item.sku_id.as_ref() == Some(sku))
    };
    assert!(
        is_there(&sale.session_list[0].item_list),
        "the strongest come first"
    );

    sandbox.move_clock(MINUTE_MS);
    play(&visitor, json!({"skuId": sku, "priceSource": "NORMAL"})).await;
    let page = detail(&visitor, sku).await;
    assert_eq!(
        (page.price_source, page.asset.asset_sale_price),
        (PriceSource::Normal, ordinary)
    );
    if page.price_history.known_days >= 7 {
        assert_eq!(page.price_history.lowest30, Some(5_000), "it was asked");
    }
    let sale = visitor
        .call::<c::FlashSalePageDetail>(json!({"pageId": "flash-jakarta"}))
        .await;
    assert!(
        !sale
            .session_list
            .iter()
            .any(|session| is_there(&session.item_list))
    );
}

#[tokio::test]
async fn values_that_no_voucher_has_are_refused() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let sku = &plain(&visitor).await;
    for body in [
        json!({"skuId": sku, "price": 100_001}),
        json!({"skuId": sku, "stock": 1_000_001}),
        json!({"skuId": sku, "priceSource": "FLASH_SALE"}),
        json!({"skuId": sku, "price": 75_000, "priceSource": "FLASH_SALE"}),
        json!({"skuId": sku, "priceSource": "BARGAIN"}),
        json!({"skuId": "K", "stock": 1}),
    ] {
        let refused = visitor.try_call::<c::PlayMerchant>(body.clone()).await;
        refused.assert_refused(422, codes::VALUE_INVALID);
    }
    assert_eq!(detail(&visitor, sku).await.asset.asset_sale_price, 75_000);
    let unknown = json!({"skuId": "K999999999", "stock": 1});
    assert_eq!(visitor.call::<c::PlayMerchant>(unknown).await.count, 0);
}

#[tokio::test]
async fn the_console_has_a_page_for_it() {
    let sandbox = Sandbox::in_mode(Mode::Dev);
    let visitor = sandbox.visitor();
    let skus = edges(&visitor).await;
    let page = show(&sandbox, "/console/merchant").await;
    assert!(
        skus.iter().all(|sku| page.contains(sku)),
        "also the withdrawn one"
    );
    assert!(page.contains("Sell it again") && page.contains("Into the flash sale"));

    let sku = &skus[5];
    let send = async |form: &str| {
        let form = format!("store=S9000018&skuId={sku}&{form}");
        send_form(&sandbox, "/console/merchant", &form).await
    };
    let place = format!("/console/merchant?store=S9000018#{sku}");
    assert_sent_back(&send("do=price&price=90000").await, &place);
    assert_sent_back(&send("do=stock&stock=7").await, &place);
    let changed = detail(&visitor, sku).await.asset;
    assert_eq!(
        (changed.asset_sale_price, changed.remaining_stock),
        (90_000, 7)
    );
    assert_sent_back(&send("do=flash&price=50000").await, &place);
    assert_eq!(
        detail(&visitor, sku).await.price_source,
        PriceSource::FlashSale
    );
    let store = || show(&sandbox, "/console/merchant?store=S9000018");
    let in_sale = store().await;
    assert!(in_sale.contains("in its flash sale Rp50.000"));
    assert!(in_sale.contains("Out of the flash sale"));
    assert_sent_back(&send("do=normal").await, &place);
    assert!(!store().await.contains("Out of the flash sale"));
    assert_eq!(detail(&visitor, sku).await.asset.asset_sale_price, 90_000);
    assert_sent_back(&send("do=withdraw").await, &place);
    assert_sent_back(&send("do=restore").await, &place);
    let wrong = [
        "do=price",
        "do=price&price=x",
        "do=price&price=999999999",
        "do=nothing",
    ]
    .map(|form| format!("store=S9000018&skuId={sku}&{form}"));
    assert_wrong(&sandbox, "/console/merchant", &wrong).await;
    let nowhere = show(&sandbox, "/console/merchant?store=%3Cscript%3E").await;
    assert!(!nowhere.contains("<script") && nowhere.contains("No voucher"));
}
