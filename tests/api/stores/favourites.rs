//! Favourite stores. Merchant 4 "Favourite", 7; contract `favourites`.

use jajan_contract::ids::StoreId;
use jajan_contract::{Call, calls as c, codes};
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor};

pub fn keep_body(store_ids: &[&str]) -> Value {
    json!({"businessIdList": store_ids, "businessType": "STORE"})
}

pub fn page_body(page_no: u32, page_size: u32) -> Value {
    json!({
        "pageNo": page_no, "pageSize": page_size, "latitude": -6.2088, "longitude": 106.8456,
    })
}

async fn kept(shopper: &Visitor<'_>) -> Vec<StoreId> {
    let ids = shopper.call::<c::FavouriteIds>(json!({})).await;
    ids.business_id_list
}

#[tokio::test]
async fn adding_and_removing_a_favourite_is_idempotent() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500070").await;
    assert!(kept(&shopper).await.is_empty());
    for (ids, added) in [(&["S3"][..], 1), (&["S5", "S3"], 1), (&["S3"], 0)] {
        let done = shopper.call::<c::SaveFavourite>(keep_body(ids)).await;
        assert_eq!(done.count, added, "{ids:?}");
    }
    assert_eq!(kept(&shopper).await, ["S5", "S3"]);
    let page = crate::stores::store_page::info_body(json!({"storeId": "S3"}));
    let info = shopper
        .call::<c::QueryHomepageStoreInfo>(page.clone())
        .await;
    assert!(info.favourite);
    let visitor = sandbox.visitor();
    assert!(
        !visitor
            .call::<c::QueryHomepageStoreInfo>(page)
            .await
            .favourite
    );

    let cancel = json!({"businessId": "S3", "businessType": "STORE"});
    for gone in [1, 0] {
        let done = shopper.call::<c::CancelFavourite>(cancel.clone()).await;
        assert_eq!(done.count, gone);
    }
    let both = keep_body(&["S3", "S5"]);
    assert_eq!(shopper.call::<c::BatchCancelFavourite>(both).await.count, 1);
    assert!(kept(&shopper).await.is_empty());
}

#[tokio::test]
async fn favourites_need_a_login() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for (path, body) in [
        (c::SaveFavourite::PATH, keep_body(&["S1"])),
        (c::BatchCancelFavourite::PATH, keep_body(&["S1"])),
        (
            c::CancelFavourite::PATH,
            json!({"businessId": "S1", "businessType": "STORE"}),
        ),
        (c::FavouriteStoreList::PATH, page_body(1, 10)),
        (c::FavouriteIds::PATH, json!({})),
    ] {
        let answer = visitor.send(visitor.draft(path, body)).await;
        answer.assert_refused(200, codes::SESSION_INVALID);
    }
}

#[tokio::test]
async fn the_favourite_list_is_paged_newest_first() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500071").await;
    for number in 1..=23 {
        let id = format!("S{number}");
        shopper.call::<c::SaveFavourite>(keep_body(&[&id])).await;
    }
    let mut seen = Vec::new();
    for (page_no, has_more) in [(1, true), (2, true), (3, false), (4, false)] {
        let page = shopper
            .call::<c::FavouriteStoreList>(page_body(page_no, 10))
            .await;
        assert_eq!(
            (page.has_more, page.total_count),
            (has_more, 23),
            "{page_no}"
        );
        for favourite in page.store_list {
            assert!(!favourite.is_gone && favourite.store.distance > 0.0);
            seen.push(favourite.store.store_id);
        }
    }
    let expected: Vec<_> = (1..=23).rev().map(|number| format!("S{number}")).collect();
    assert_eq!(seen, expected);
    assert_eq!(kept(&shopper).await, expected);
    // Not another user's.
    assert!(kept(&sandbox.shopper("81255500072").await).await.is_empty());
}

#[tokio::test]
async fn a_closed_store_stays_a_favourite_and_is_marked() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500073").await;
    let ids = ["S1", "S9000001", "S9000002"];
    shopper.call::<c::SaveFavourite>(keep_body(&ids)).await;
    let page = shopper
        .call::<c::FavouriteStoreList>(page_body(1, 10))
        .await;
    let gone: Vec<_> = page.store_list.iter().map(|kept| kept.is_gone).collect();
    assert_eq!(gone, [true, true, false]);
}

#[tokio::test]
async fn favourites_are_limited_to_five_hundred() {
    let sandbox = Sandbox::with_stores(520);
    let shopper = sandbox.shopper("81255500074").await;
    let names: Vec<_> = (1..=502).map(|number| format!("S{number}")).collect();
    let ids: Vec<_> = names.iter().map(String::as_str).collect();
    for chunk in ids[..495].chunks(99) {
        shopper.call::<c::SaveFavourite>(keep_body(chunk)).await;
    }
    let too_many = keep_body(&ids[495..501]);
    let full = shopper.try_call::<c::SaveFavourite>(too_many).await;
    full.assert_refused(200, codes::FAVOURITES_FULL);
    assert_eq!(kept(&shopper).await.len(), 495, "all or none");
    shopper
        .call::<c::SaveFavourite>(keep_body(&ids[495..500]))
        .await;
    let one_more = shopper
        .try_call::<c::SaveFavourite>(keep_body(&["S501"]))
        .await;
    one_more.assert_refused(200, codes::FAVOURITES_FULL);
    // Adding an existing favourite is a no-op.
    let again = shopper.call::<c::SaveFavourite>(keep_body(&["S1"])).await;
    assert_eq!(again.count, 0);
}

#[tokio::test]
async fn invalid_values_are_refused() {
    let sandbox = Sandbox::new();
    let shopper = sandbox.shopper("81255500075").await;
    let many = vec!["S1"; 101];
    for (path, body, status, code) in [
        (
            c::SaveFavourite::PATH,
            keep_body(&["S999"]),
            200,
            codes::STORE_ABSENT,
        ),
        (
            c::SaveFavourite::PATH,
            keep_body(&["S1", "x"]),
            200,
            codes::STORE_ABSENT,
        ),
        (
            c::SaveFavourite::PATH,
            keep_body(&[]),
            422,
            codes::VALUE_INVALID,
        ),
        (
            c::SaveFavourite::PATH,
            keep_body(&many),
            422,
            codes::VALUE_INVALID,
        ),
        (
            c::FavouriteStoreList::PATH,
            page_body(0, 10),
            422,
            codes::VALUE_INVALID,
        ),
        (
            c::FavouriteStoreList::PATH,
            page_body(1, 0),
            422,
            codes::VALUE_INVALID,
        ),
        (
            c::FavouriteStoreList::PATH,
            page_body(1, 101),
            422,
            codes::VALUE_INVALID,
        ),
    ] {
        let answer = shopper.send(shopper.draft(path, body)).await;
        answer.assert_refused(status, code);
    }
    assert!(kept(&shopper).await.is_empty());
}
