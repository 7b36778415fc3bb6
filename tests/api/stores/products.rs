//! The page of a voucher and the stores that take it. Home 7, merchant 3, 4; B2, B5, B6, B17.

use std::collections::BTreeSet;

use jajan_contract::{
    calls as c, codes,
    coupon::{ProductType, RefundPromise},
    order::bill::BillMode,
    product::{PriceSource, ProductDetailData, UserGroup, VoucherKind},
    store_coupons::ProductCard,
};
use jajan_sandbox::ids::row;
use jajan_sandbox::time::{date_text, day_number};
use serde_json::json;

use crate::{
    buying::buyer::place,
    stores::{lists::list_body, store_page::info_body},
    support::{MINUTE_MS, NOON_MS, Sandbox, Visitor},
};

const DAY_MS: u64 = 24 * 60 * MINUTE_MS;
const EDGES: &str = "S9000018";

/// What a store sells, as on its page, those sold out last.
pub async fn products(visitor: &Visitor<'_>, store_id: &str) -> Vec<ProductCard> {
    let body = info_body(json!({"storeId": store_id}));
    let page = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
    page.homepage_coupon_list.product_list
}

/// The vouchers of [`EDGES`], also the withdrawn one, in the order of the sandbox's README.
pub async fn edges(visitor: &Visitor<'_>) -> Vec<String> {
    let first = products(visitor, EDGES).await[0].sku_id.clone().unwrap();
    let first: i64 = first.strip_prefix('K').unwrap().parse().unwrap();
    (first..first + 13).map(|id| format!("K{id}")).collect()
}

pub async fn detail(visitor: &Visitor<'_>, sku_id: &str) -> ProductDetailData {
    visitor
        .call::<c::ProductDetail>(json!({"skuId": sku_id}))
        .await
}

/// The first voucher that an ordinary store sells and `is` this.
pub async fn first(visitor: &Visitor<'_>, is: impl Fn(&ProductCard) -> bool) -> ProductCard {
    for store in 1..300 {
        let found = products(visitor, &format!("S{store}")).await;
        if let Some(found) = found.into_iter().find(|product| is(product)) {
            return found;
        }
    }
    panic!("no such voucher among 300 stores");
}

#[tokio::test]
async fn a_page_agrees_with_the_cards_of_its_voucher() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.shopper("81255500151").await;
    let mut compared = 0;
    for store in 1..60 {
        for card in products(&visitor, &format!("S{store}")).await {
            let page = detail(&visitor, card.sku_id.as_ref().unwrap()).await;
            assert_eq!(page.product_id, card.product_id);
            assert_eq!(page.asset.asset_sale_price, card.sale_price);
            assert_eq!(page.asset.remaining_stock, card.remaining_stock);
            assert_eq!(page.asset.detail_id, card.detail_id);
            assert_eq!((page.refund, page.asset.refund), (card.refund, card.refund));
            assert_eq!(json!(page.usage), json!(card.usage));
            assert_eq!(page.sold_count, card.sold_count);
            assert_eq!(page.purchase_code, card.purchase_code);
            assert_eq!(page.face_value, card.original_price);
            assert_eq!(page.asset.price_info.lowest30, card.price_info.lowest30);
            assert_eq!(page.store.store_id, format!("S{store}"));
            honest(&page);
            compared += 1;
        }
    }
    assert!(compared > 100, "{compared}");
}

/// B17: a card of a list compares with the same price as its page, and a flash price of the day before
/// is no saving, not even before its session begins.
#[tokio::test]
async fn a_card_compares_its_price_as_the_page_does() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut body = list_body();
    body["pageSize"] = json!(60);
    let (mut savings, mut others) = (0, 0);
    for store in visitor.call::<c::FindByDistance>(body).await.poi_list {
        for card in store.asset_list {
            let page = detail(&visitor, card.sku_id.as_ref().unwrap()).await;
            let lowest30 = page.price_history.lowest_of_all_days();
            assert_eq!(card.price_info.lowest30, lowest30, "{:?}", card.sku_id);
            match lowest30.is_some_and(|lowest| card.asset_sale_price < lowest) {
                true => savings += 1,
                false => others += 1,
            }
        }
    }
    assert!(savings > 10 && others > 10, "{savings} and {others}");
    sandbox.move_clock(DAY_MS);
    let flash = json!({"pageId": "flash-jakarta"});
    let page = visitor.call::<c::FlashSalePageDetail>(flash).await;
    let items = page
        .session_list
        .iter()
        .flat_map(|session| &session.item_list);
    let mut count = 0;
    for item in items {
        let lowest30 = item.price_info.lowest30;
        assert!(lowest30.is_none_or(|lowest| lowest <= item.asset_sale_price));
        count += 1;
    }
    assert!(count > 10, "{count}");
}

/// What holds for every page.
#[track_caller]
fn honest(page: &ProductDetailData) {
    let is_cash = page.asset.coupon.product_type == ProductType::CashCoupon;
    let sum: u32 = page
        .content_list
        .iter()
        .map(|one| one.quantity * one.price)
        .sum();
    assert_eq!(sum, if is_cash { 0 } else { page.face_value });
    assert!(page.bill_rules.mode != BillMode::AllIn || !is_cash);
    let is_flash = page.price_source == PriceSource::FlashSale;
    assert_eq!(is_flash, page.asset.is_flash_sale);
    assert_eq!(is_flash, page.flash_remaining_time.is_some());
    assert!((3..=5).contains(&page.term_list.len()));
    assert!(!page.channel_type_list.is_empty());
    assert!(page.valid_start >= page.server_time && page.valid_start < page.valid_end);
    let last_day = date_text(day_number(page.valid_end));
    assert_eq!(last_day, page.usage.valid_until);
    assert!(date_text(day_number(page.valid_end + 1)) > last_day);
    let limits = page.limits;
    assert!(limits.purchasable_count <= page.asset.remaining_stock);
    assert!(
        limits
            .receive_times_daily_limit
            .is_none_or(|most| limits.purchasable_count <= most)
    );
    assert!(
        limits
            .receive_times_limit
            .is_none_or(|most| limits.purchasable_count <= most)
    );
    if page.purchase_code != 0 {
        assert_eq!(limits.purchasable_count, 0);
    }
    assert_eq!(
        page.on_sale_time.is_some(),
        page.asset.reserve_status.is_some()
    );
    let history = &page.price_history;
    assert_eq!(history.point_list.is_empty(), history.known_days < 7);
    assert_eq!(history.lowest30.is_none(), history.known_days < 7);
    assert_eq!(page.asset.price_info.lowest30, history.lowest_of_all_days());
    assert!(history.point_list.len() <= 31);
    if let Some(last) = history.point_list.last() {
        assert_eq!(last.price, page.asset.asset_sale_price);
    }
    for image in &page.image_list {
        assert!(image.image_url.starts_with("/img/"), "{}", image.image_url);
    }
}

#[tokio::test]
async fn each_edge_of_a_purchase_has_its_voucher() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let skus = edges(&visitor).await;
    let mut pages = Vec::new();
    for (place, sku) in skus.iter().enumerate() {
        if place != 4 {
            let page = detail(&visitor, sku).await;
            honest(&page);
            pages.push(page);
        }
    }
    let prices: Vec<_> = pages
        .iter()
        .map(|page| page.asset.asset_sale_price)
        .collect();
    assert_eq!(prices[..3], [1, 10_000_000, 10_000_001]);
    assert_eq!(pages[3].asset.remaining_stock, 1);
    let refused = visitor.try_call::<c::ProductDetail>(json!({"skuId": skus[4]}));
    refused.await.assert_refused(200, codes::WITHDRAWN);
    let rose = &pages[4].price_history;
    assert!(
        rose.lowest30
            .is_some_and(|lowest| lowest < pages[4].asset.asset_sale_price)
    );
    assert!(pages[5].app_only);
    assert_eq!(pages.iter().filter(|page| page.app_only).count(), 1);
    let kinds: Vec<_> = pages[6..10].iter().map(|page| page.voucher_kind).collect();
    use VoucherKind::{CombinedCode, OtherLink, Paper, UltraCode};
    assert_eq!(kinds, [UltraCode, CombinedCode, OtherLink, Paper]);
    let week = jajan_sandbox::time::day_start_ms(day_number(NOON_MS) + 7);
    assert_eq!(pages[10].valid_start, week.unsigned_abs());
    let coming = &pages[11];
    assert_eq!(
        (coming.purchase_code, coming.limits.purchasable_count),
        (3, 0)
    );

    // When its time has come it is sold.
    let begins = coming.on_sale_time.unwrap();
    assert!(begins > NOON_MS && begins < NOON_MS + 6 * DAY_MS);
    sandbox.move_clock(begins - NOON_MS);
    let sold = detail(&visitor, &skus[12]).await;
    assert_eq!((sold.purchase_code, sold.on_sale_time), (0, None));
    assert!(sold.limits.purchasable_count > 0);
}

#[tokio::test]
async fn a_store_for_each_mode_of_a_bill_has_the_example() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (store, mode) in [
        ("S9000019", BillMode::Tender),
        ("S9000020", BillMode::Discount),
        ("S9000021", BillMode::AllIn),
    ] {
        let sold = products(&visitor, store).await;
        let page = detail(&visitor, sold[0].sku_id.as_ref().unwrap()).await;
        let rules = &page.bill_rules;
        assert_eq!(
            (rules.mode, rules.service_permille, rules.tax_permille),
            (mode, 50, 100)
        );
        assert_eq!(
            (page.face_value, page.asset.asset_sale_price),
            (100_000, 75_000)
        );
        honest(&page);
    }
}

#[tokio::test]
async fn a_flash_price_ends_with_its_session_whatever_the_link_says() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let card = first(&visitor, |product| product.detail_id.is_some()).await;
    let body = json!({"skuId": card.sku_id, "isFlashSale": true, "detailId": card.detail_id});
    let running = visitor
        .call::<c::FlashSaleProductDetail>(body.clone())
        .await;
    assert_eq!(running.price_source, PriceSource::FlashSale);
    assert_eq!(running.flash_remaining_time, Some(110 * 60), "to 14:00");
    assert!(!running.is_flash_ended);
    sandbox.move_clock(110 * MINUTE_MS);
    let over = visitor.call::<c::FlashSaleProductDetail>(body).await;
    assert_eq!(
        (over.price_source, over.is_flash_ended),
        (PriceSource::Normal, true)
    );
    assert_eq!(
        over.asset.asset_sale_price,
        over.asset.price_info.sale_price
    );
    // What it cost an hour ago is known.
    let lowest = over.price_history.lowest30;
    assert!(lowest.is_none_or(|lowest| lowest <= running.asset.asset_sale_price));
    honest(&over);
    let plain = detail(&visitor, card.sku_id.as_ref().unwrap()).await;
    assert!(!plain.is_flash_ended);
}

#[tokio::test]
async fn limits_and_groups_count_for_members() {
    let sandbox = Sandbox::new();
    let (visitor, shopper) = (sandbox.visitor(), sandbox.shopper("81255500152").await);
    let sold = products(&visitor, "S9000015").await;
    let mut codes = Vec::new();
    for card in &sold {
        let sku = card.sku_id.as_ref().unwrap();
        let (newcomer, own) = (detail(&visitor, sku).await, detail(&shopper, sku).await);
        if own.user_group == UserGroup::Invited {
            assert_eq!((newcomer.purchase_code, own.purchase_code), (0, 2));
        }
        if own.asset.user_limit {
            assert!(
                own.limits.receive_times_limit.is_some(),
                "who has reached it is told it"
            );
        }
        codes.push(own.purchase_code);
    }
    assert_eq!(
        codes.iter().copied().collect::<BTreeSet<_>>(),
        BTreeSet::from([0, 1, 2, 3])
    );
}

#[tokio::test]
async fn who_has_bought_as_many_as_one_may_is_told_so_everywhere() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500153").await;
    let mut limited = None;
    for store in 1..300 {
        for card in products(&shopper, &format!("S{store}")).await {
            let page = detail(&shopper, card.sku_id.as_ref().unwrap()).await;
            let daily = page.limits.receive_times_daily_limit;
            if !page.app_only && daily == Some(page.limits.purchasable_count) {
                limited = Some(page);
            }
        }
        if limited.is_some() {
            break;
        }
    }
    let page = limited.unwrap();
    let (sku, most) = (page.asset.sku_id.unwrap(), page.limits.purchasable_count);
    place(&shopper, &sku, most).await;
    let after = detail(&shopper, &sku).await;
    assert_eq!(
        (after.purchase_code, after.limits.purchasable_count),
        (1, 0)
    );
    assert!(after.asset.user_limit);
    let cards = products(&shopper, &after.store.store_id).await;
    let card = cards.iter().find(|card| card.sku_id.as_ref() == Some(&sku));
    assert_eq!(card.map(|card| card.purchase_code), Some(1));
    // It is the user's own, and over with the day where nothing in all is reached.
    let others = detail(&sandbox.visitor(), &sku).await;
    assert_eq!(others.purchase_code, 0);
    sandbox.move_clock(12 * 60 * MINUTE_MS);
    let tomorrow = detail(&sandbox.shopper("81255500153").await, &sku).await;
    let is_over = tomorrow
        .limits
        .receive_times_limit
        .is_none_or(|ever| ever > most);
    assert_eq!(tomorrow.purchase_code == 0, is_over);
}

#[tokio::test]
async fn unknown_and_malformed_ids_are_refused() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (sku, status, code) in [
        ("K999999999", 200, codes::COUPON_ENDED),
        ("", 422, codes::VALUE_INVALID),
        ("S1", 422, codes::VALUE_INVALID),
        ("K1;--", 422, codes::VALUE_INVALID),
    ] {
        let refused = visitor.try_call::<c::ProductDetail>(json!({"skuId": sku}));
        refused.await.assert_refused(status, code);
        let body = json!({"skuId": sku, "pageNo": 1, "pageSize": 5});
        let refused = visitor.try_call::<c::ProductApplicableStoreList>(body);
        refused.await.assert_refused(status, code);
    }
    // A voucher whose store has closed since.
    let sku = products(&visitor, "S9000019").await[0]
        .sku_id
        .clone()
        .unwrap();
    let closing = sandbox
        .app
        .database
        .set_store_refusal(row::Store(9_000_019), Some("expired"));
    assert!(closing.await.unwrap());
    let refused = visitor.try_call::<c::ProductDetail>(json!({"skuId": sku}));
    refused.await.assert_refused(200, codes::COUPON_ENDED);
    let far = json!({"skuId": "K1", "latitude": 91, "longitude": 0});
    let refused = visitor.try_call::<c::ProductDetail>(far).await;
    refused.assert_refused(422, codes::VALUE_INVALID);
    for (page_no, page_size) in [(0, 5), (1, 0), (1, 51)] {
        let body = json!({"skuId": "K1", "pageNo": page_no, "pageSize": page_size});
        let refused = visitor.try_call::<c::ProductApplicableStoreList>(body);
        refused.await.assert_refused(422, codes::VALUE_INVALID);
    }
}

#[tokio::test]
async fn stores_with_a_refund_at_any_time_can_be_filtered() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut body = list_body();
    body["filterOptions"] = json!([{"type": "BOOLEAN", "keys": ["refundable"]}]);
    let list = visitor.call::<c::FindByDistance>(body).await;
    assert!(!list.poi_list.is_empty());
    for store in &list.poi_list {
        let sold = products(&visitor, &store.store_id).await;
        let any_time = |product: &ProductCard| product.refund == RefundPromise::AnyTime;
        assert!(sold.iter().any(any_time), "{}", store.store_id);
    }
    let options = visitor
        .try_call::<c::QueryAllCategory>(json!({"scene": "HOME_PAGE"}))
        .await;
    assert!(
        options
            .json()
            .to_string()
            .contains("Dana kembali kapan saja")
    );
}
