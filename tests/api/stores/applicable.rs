//! The stores that take a voucher. Merchant 3 `availableStoreNum`, buying 3.

use std::collections::BTreeSet;

use jajan_contract::calls as c;
use serde_json::{Value, json};

use crate::{
    stores::products::{detail, products},
    support::Sandbox,
};

fn stores_body(sku_id: &str, page_no: u32, page_size: u32) -> Value {
    json!({
        "skuId": sku_id, "pageNo": page_no, "pageSize": page_size,
        "latitude": -6.2088, "longitude": 106.8456,
    })
}

#[tokio::test]
async fn a_brands_voucher_is_taken_by_all_its_stores_nearest_first() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    // Each twelfth store is a brand's.
    let sku = &products(&visitor, "S12").await[0].sku_id.clone().unwrap();
    let page = detail(&visitor, sku).await;
    let mut all = Vec::new();
    for page_no in 1.. {
        let call = visitor.call::<c::ProductApplicableStoreList>(stores_body(sku, page_no, 4));
        let list = call.await;
        assert_eq!(list.total_count, page.available_store_num);
        all.extend(list.store_list);
        if !list.has_more {
            break;
        }
    }
    assert!(all.len() > 4 && all.len() == page.available_store_num as usize);
    assert!(all.is_sorted_by_key(|store| store.distance.map(|km| (km * 1e3).round() as i64)));
    let ids: BTreeSet<_> = all.iter().map(|store| &store.store_id).collect();
    assert_eq!(ids.len(), all.len());
    let own = all.iter().find(|store| store.store_id == "S12").unwrap();
    assert_eq!(own.store_name, page.store.store_name);
    assert_eq!(json!(own.trust), json!(page.store.trust));

    let body = json!({"skuId": sku, "pageNo": 1, "pageSize": 50});
    let anywhere = visitor.call::<c::ProductApplicableStoreList>(body).await;
    assert_eq!(anywhere.store_list[0].store_id, "S12");
    assert!(
        anywhere
            .store_list
            .iter()
            .all(|store| store.distance.is_none())
    );
}

#[tokio::test]
async fn a_voucher_of_one_store_is_taken_there_alone() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let sku = &products(&visitor, "S9000019").await[0]
        .sku_id
        .clone()
        .unwrap();
    let call = visitor.call::<c::ProductApplicableStoreList>(stores_body(sku, 1, 5));
    let list = call.await;
    assert_eq!(
        (list.store_list.len(), list.total_count, list.has_more),
        (1, 1, false)
    );
    let page = visitor
        .call::<c::ProductDetail>(stores_body(sku, 1, 5))
        .await;
    assert_eq!(json!(page.store), json!(list.store_list[0]));
    let beyond = visitor.call::<c::ProductApplicableStoreList>(stores_body(sku, 2, 5));
    assert!(beyond.await.store_list.is_empty());
}
