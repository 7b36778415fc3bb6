//! The home page of a store: by each of its ids, for visitors and members, in every time zone; and reports.
//! Merchant 2, 3, 5, 8.

use std::collections::HashSet;

use jajan_contract::{
    Call, calls as c, codes,
    store_page::{ImageType, MenuDish, StoreInfo},
};
use serde_json::{Value, json};

use crate::support::{MINUTE_MS, Sandbox, Visitor, joined};

/// The first of the stores that the sandbox's README lists.
pub const FIRST_UNUSUAL: i64 = 9_000_001;

pub fn info_body(fields: Value) -> Value {
    joined(json!({"sourceType": "CUSTOMER"}), fields)
}

async fn info(visitor: &Visitor<'_>, number: i64) -> StoreInfo {
    let body = info_body(json!({"storeId": format!("S{number}")}));
    visitor.call::<c::QueryHomepageStoreInfo>(body).await
}

#[tokio::test]
async fn a_store_is_found_by_each_of_its_ids() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for fields in [
        json!({"storeId": "S7"}),
        json!({"poiId": "P7"}),
        json!({"qrCodeId": "Q7T3"}),
        json!({"storeId": "S7", "poiId": "P8"}),
        json!({"storeId": "", "poiId": "P7"}),
    ] {
        let body = info_body(fields.clone());
        let found = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
        assert_eq!(
            (found.store_id.as_str(), found.poi_id.as_str()),
            ("S7", "P7"),
            "{fields}"
        );
    }
    let nothing = visitor
        .try_call::<c::QueryHomepageStoreInfo>(info_body(json!({})))
        .await;
    nothing.assert_refused(422, codes::VALUE_INVALID);
    let long = info_body(json!({"storeId": "S".repeat(65)}));
    let long = visitor.try_call::<c::QueryHomepageStoreInfo>(long).await;
    long.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_missing_or_closed_store_page_is_refused_with_its_code() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (store_id, code) in [
        ("S9000001", codes::STORE_EXPIRED),
        ("S9000002", codes::STORE_UNFINDABLE),
        ("S9000003", codes::STORE_ABSENT),
        ("S301", codes::STORE_ABSENT),
        ("S99999999999999999999", codes::STORE_ABSENT),
        ("<script>", codes::STORE_ABSENT),
        ("P1", codes::STORE_ABSENT),
    ] {
        let body = info_body(json!({"storeId": store_id}));
        let page = visitor.try_call::<c::QueryHomepageStoreInfo>(body).await;
        page.assert_refused(200, code);
        let body = json!({"storeId": store_id});
        let coupons = visitor.try_call::<c::QueryMerchantCoupon>(body).await;
        coupons.assert_refused(200, code);
    }
}

#[tokio::test]
async fn a_page_agrees_with_the_card_on_the_list() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut body = crate::stores::lists::list_body();
    body["pageSize"] = json!(100);
    let list = visitor.call::<c::FindByDistance>(body).await;
    assert!(list.poi_list.len() > 40);
    let (mut in_malls, mut voucher_rows) = (0, 0);
    for card in &list.poi_list[..40] {
        let body = info_body(json!({
            "poiId": card.poi_id, "latitude": -6.2088, "longitude": 106.8456,
        }));
        let page = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
        assert_eq!(page.store_name, card.store_name);
        assert_eq!(page.score, card.score);
        assert_eq!(page.review_count, card.review_count);
        assert_eq!(json!(page.business_state), json!(card.business_state));
        assert_eq!(json!(page.rank_info), json!(card.rank_info));
        assert_eq!(
            page.store_distance,
            Some((card.distance * 10.0).round() / 10.0)
        );
        assert_eq!(page.halal_restaurant, card.halal_restaurant);
        assert_eq!(
            page.halal_certificate.is_some(),
            card.halal_certificate.is_some()
        );
        assert_eq!(
            page.mall_info.as_ref().map(|mall| &mall.mall_name),
            card.mall_name.as_ref()
        );
        in_malls += usize::from(
            page.mall_info
                .is_some_and(|mall| mall.floor_list.len() == 1),
        );
        let products = &page.homepage_coupon_list.product_list;
        let first: Vec<_> = products
            .iter()
            .take(3)
            .map(|product| &product.sku_id)
            .collect();
        let cards: Vec<_> = card.asset_list.iter().map(|asset| &asset.sku_id).collect();
        assert_eq!(first, cards);
        let sold: u32 = products.iter().map(|product| product.sold_count).sum();
        assert_eq!(page.trust.sold_count, sold);
        assert!(!page.favourite && page.store_distance.is_some());
        if let Some(sku) = first.first() {
            let body = json!({
                "skuId": sku, "pageNo": 1, "pageSize": 50,
                "latitude": -6.2088, "longitude": 106.8456,
            });
            let takes = visitor.call::<c::ProductApplicableStoreList>(body).await;
            let own = takes
                .store_list
                .iter()
                .find(|s| s.store_id == card.store_id);
            let told = own.and_then(|store| store.distance);
            assert!(own.is_none() || told == Some(card.distance), "{told:?}");
            voucher_rows += usize::from(told.is_some());
        }
    }
    assert!(
        voucher_rows > 10,
        "a voucher tells the distance of the list"
    );
    assert!(in_malls > 0);
}

#[tokio::test]
async fn the_menu_has_each_dish_with_its_price_and_a_photo_of_the_page() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for number in [1, 2, 30, 9_000_007] {
        let page = info(&visitor, number).await;
        let menu = page.menu_list.expect("this server has menus");
        assert!((6..=20).contains(&menu.len()), "{}", menu.len());
        let is_shown = |dish: &MenuDish| {
            let photo = (Some(&dish.name), dish.image_url.as_ref());
            let mut all = page.store_image_list.iter();
            all.any(|item| (item.name.as_ref(), Some(&item.image_url)) == photo)
        };
        for dish in &menu {
            assert!(dish.price >= 1_000, "{dish:?}");
            assert_eq!(dish.price % 500, 0, "{dish:?}");
            assert!(is_shown(dish), "{dish:?}");
        }
        let favourites = menu.iter().filter(|dish| dish.is_favourite).count();
        assert!((1..=2).contains(&favourites), "{favourites}");
    }
}

#[tokio::test]
async fn without_a_position_there_is_no_distance_and_an_invalid_one_is_refused() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    assert_eq!(info(&visitor, 1).await.store_distance, None);
    let far = info_body(json!({"storeId": "S1", "latitude": 91, "longitude": 0}));
    let refused = visitor.try_call::<c::QueryHomepageStoreInfo>(far).await;
    refused.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn every_picture_of_a_store_page_is_served() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let mut addresses = HashSet::new();
    for number in 1..=25 {
        let page = info(&visitor, number).await;
        assert!((3..=6).contains(&page.background_image_list.len()));
        let images = page
            .store_image_list
            .iter()
            .chain(&page.background_image_list);
        let parts = images.map(|image| image.image_url.clone());
        addresses.extend(parts.map(|address| address.replace("/img/", "")));
        let of_type = |wanted| {
            let images = page.store_image_list.iter();
            images.filter(|image| image.image_type == wanted).count()
        };
        assert!(of_type(ImageType::Menu) > 0 && of_type(ImageType::Interior) > 0);
        assert!(of_type(ImageType::Dish) >= 6);
        let named = page
            .store_image_list
            .iter()
            .filter(|image| image.name.is_some());
        assert_eq!(named.count(), of_type(ImageType::Dish));
        let is_sorted = page
            .store_image_list
            .is_sorted_by_key(|image| (image.image_type, image.sort));
        assert!(is_sorted);
    }
    assert!(addresses.len() > 200);
    for address in addresses
        .iter()
        .filter(|address| address.contains('r'))
        .take(12)
    {
        let picture = sandbox.get(&format!("/img/{address}?w=80&h=80")).await;
        assert_eq!(
            (picture.status.as_u16(), picture.header("content-type")),
            (200, Some("image/webp"))
        );
    }
    // The image host serves each.
    for address in addresses {
        let parsed = jajan_sandbox::pictures::parse(&format!("/img/{address}"));
        assert!(parsed.is_ok(), "{address}");
    }
}

#[tokio::test]
async fn one_store_has_two_hundred_photos() {
    let sandbox = Sandbox::new();
    let page = info(&sandbox.visitor(), 1).await;
    let photos = page
        .store_image_list
        .iter()
        .filter(|image| image.image_type == ImageType::Dish);
    assert_eq!(photos.count(), 200);
    let others = info(&sandbox.visitor(), 2).await.store_image_list;
    assert!(others.len() < 40);
}

#[tokio::test]
async fn the_unusual_stores_match_the_readme() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let at = |offset: i64| info(&visitor, FIRST_UNUSUAL + offset);
    let page = at(3).await;
    assert_eq!((page.review_enable, page.review_switch), (None, None));
    let usual = info(&visitor, 2).await;
    assert_eq!(
        (usual.review_enable, usual.review_switch),
        (Some(true), Some(true))
    );
    for (offset, switches) in [(15, (false, true)), (16, (false, false))] {
        let page = at(offset).await;
        let said = (page.review_enable, page.review_switch);
        assert_eq!(said, (Some(switches.0), Some(switches.1)));
    }
    assert_eq!((at(4).await.review_count, at(4).await.score), (0, 0.0));
    let closed = at(5).await;
    assert!(!closed.business_state.is_open && closed.business_state.opens_at.is_none());
    assert!(
        closed
            .day_part_time_list
            .iter()
            .all(|part| !part.is_business_hours)
    );
    assert!(at(6).await.homepage_coupon_list.product_list.is_empty());
    let always = at(11).await.business_state;
    assert!(always.is_open && always.closes_at.is_none());
    assert!(!at(12).await.business_state.is_open);
    assert!(at(13).await.store_name.contains("<script>"));
    // Limits and groups need a login.
    let shopper = sandbox.shopper("81255500051").await;
    let codes = async |of: &Visitor<'_>| {
        let products = info(of, FIRST_UNUSUAL + 14)
            .await
            .homepage_coupon_list
            .product_list;
        products
            .iter()
            .map(|each| each.purchase_code)
            .collect::<HashSet<_>>()
    };
    assert_eq!(codes(&visitor).await, HashSet::from([0, 3]));
    assert_eq!(codes(&shopper).await, HashSet::from([0, 1, 2, 3]));
    let products = info(&shopper, FIRST_UNUSUAL + 14)
        .await
        .homepage_coupon_list
        .product_list;
    let states: HashSet<_> = products
        .iter()
        .map(|product| {
            let has_promotion = product.promotion_info.is_some();
            (
                product.purchase_code,
                product.remaining_stock,
                has_promotion,
            )
        })
        .collect();
    let expected = [
        (0, 240, false),
        (0, 240, true),
        (0, 3, false),
        (0, 0, false),
        (1, 240, false),
        (2, 240, false),
        (3, 240, false),
    ];
    assert_eq!(states, HashSet::from(expected));
    for product in &products {
        assert_eq!(product.is_sold_out, product.remaining_stock == 0);
    }
}

/// NOON_MS is 12:10 in Jakarta, 13:10 in Makassar, 14:10 in Jayapura.
#[tokio::test]
async fn a_store_opens_and_closes_by_its_own_zone() {
    let sandbox = Sandbox::new();
    // 21:30 in Jakarta: stores that close at 22:00 are open in this zone only.
    sandbox.move_clock((9 * 60 + 20) * MINUTE_MS);
    let visitor = sandbox.visitor();
    for (offset, zone, is_open) in [
        (7, "Asia/Makassar", false),
        (8, "Asia/Makassar", true),
        (9, "Asia/Jayapura", false),
        (10, "Asia/Jayapura", true),
    ] {
        let page = info(&visitor, FIRST_UNUSUAL + offset).await;
        assert_eq!(page.time_zone, zone);
        assert_eq!(
            page.business_state.is_open, is_open,
            "{offset}: {:?}",
            page.business_state
        );
    }
    let jakarta = info(&visitor, 1).await;
    assert_eq!(jakarta.time_zone, "Asia/Jakarta");
    let makassar = info(&visitor, FIRST_UNUSUAL + 7).await;
    assert!(
        makassar.store_address.ends_with("Makassar"),
        "{}",
        makassar.store_address
    );
}

#[tokio::test]
async fn no_list_contains_an_unusual_store() {
    let sandbox = Sandbox::with_stores(60);
    let visitor = sandbox.visitor();
    let mut body = crate::stores::lists::list_body();
    (body["pageSize"], body["distance"]) = (json!(100), json!("1000"));
    let near = visitor.call::<c::FindByDistance>(body.clone()).await;
    let all = visitor.call::<c::FindByRecommend>(body).await;
    assert_eq!((near.poi_list.len(), all.poi_list.len()), (60, 60));
}

fn report_body(store_id: &str, note: &str) -> Value {
    json!({"storeId": store_id, "wrong": "HOURS", "note": note})
}

#[tokio::test]
async fn members_may_report_wrong_data_twenty_times_a_day() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let body = report_body("S1", "Tutup hari Minggu");
    let refused = visitor.try_call::<c::ReportStore>(body.clone()).await;
    refused.assert_refused(200, codes::SESSION_INVALID);

    let shopper = sandbox.shopper("81255500050").await;
    let long = report_body("S1", &"a".repeat(301));
    let long = shopper.try_call::<c::ReportStore>(long).await;
    long.assert_refused(422, codes::VALUE_INVALID);
    let nowhere = shopper
        .try_call::<c::ReportStore>(report_body("S999", ""))
        .await;
    nowhere.assert_refused(200, codes::STORE_ABSENT);
    for number in 0..20 {
        // Each twice: what was said already today is no report of its own.
        for _ in 0..2 {
            let said = report_body("S1", &format!("Tutup hari ke-{number}"));
            let done = shopper.call::<c::ReportStore>(said).await;
            assert_eq!(done.count, 1);
        }
    }
    let last = shopper.try_call::<c::ReportStore>(body.clone()).await;
    last.assert_refused(429, codes::RATE_LIMITED);
    // Refused without an idempotency key.
    let draft = shopper.draft(c::ReportStore::PATH, body.clone());
    let keyless = draft.without(jajan_contract::headers::IDEMPOTENCY_KEY);
    let keyless = shopper.send(keyless).await;
    keyless.assert_refused(400, codes::HEADER_INVALID);
    sandbox.move_clock(12 * 60 * MINUTE_MS);
    let tomorrow = sandbox.shopper("81255500050").await;
    tomorrow.call::<c::ReportStore>(body).await;
}
