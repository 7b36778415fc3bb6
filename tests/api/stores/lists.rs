//! Paging through the store lists: to the end of one, then through the recommended stores.

use std::collections::HashSet;

use jajan_contract::{
    Call,
    calls::{FindByDistance, FindByRecommend},
    codes,
    stores::{StoreEntry, StoreListBody, StoreListData},
};
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor};

pub fn list_body() -> Value {
    json!({
        "pageNo": 1, "pageSize": 10, "queryId": "", "scene": "HOME_PAGE", "filterOptions": [],
        "lat": -6.2088, "lng": 106.8456, "needStatistical": true, "categoryIdList": [],
        "regionId": "0", "distance": "10", "traceId": "tests", "version": "2.10.3",
    })
}

/// The items of all pages, and the id of the query.
async fn all_pages<C>(visitor: &Visitor<'_>, mut body: Value) -> (Vec<StoreEntry>, String)
where
    C: Call<Body = StoreListBody, Data = StoreListData>,
{
    let mut stores = Vec::new();
    for page_no in 1..1_000 {
        body["pageNo"] = json!(page_no);
        let page = visitor.call::<C>(body.clone()).await;
        assert!(
            page.poi_list.len() == 10 || !page.has_more,
            "only the last page is short"
        );
        assert!(
            page_no == 1 || page.query_id == body["queryId"],
            "the query keeps its id"
        );
        stores.extend(page.poi_list);
        if !page.has_more {
            return (stores, page.query_id);
        }
        body["queryId"] = json!(page.query_id);
    }
    panic!("the list does not end");
}

#[tokio::test]
async fn pages_have_every_store_exactly_once() {
    const STORES: u32 = 800;
    let sandbox = Sandbox::with_stores(STORES);
    let visitor = sandbox.visitor();
    let (near, query_id) = all_pages::<FindByDistance>(&visitor, list_body()).await;
    assert!(near.len() > 20, "{}", near.len());
    assert!(
        near.is_sorted_by(|a, b| a.distance <= b.distance),
        "nearest first"
    );
    assert!(near.iter().all(|store| store.distance <= 10.0));

    let mut recommend = list_body();
    recommend["originQueryId"] = json!(query_id);
    let (more, _) = all_pages::<FindByRecommend>(&visitor, recommend).await;
    let ids: HashSet<_> = near
        .iter()
        .chain(&more)
        .map(|store| &store.store_id)
        .collect();
    assert_eq!(ids.len(), near.len() + more.len(), "no store comes twice");
    assert_eq!(ids.len(), STORES as usize, "and none is missing");
}

#[tokio::test]
async fn filters_narrow_the_list_on_every_page() {
    let sandbox = Sandbox::with_stores(800);
    let visitor = sandbox.visitor();
    let first = visitor.call::<FindByDistance>(list_body()).await;
    let price = first
        .filter_options
        .iter()
        .find(|option| option.filter_type == jajan_contract::filters::FilterType::Price);
    let key = &price.unwrap().list_data[0].key;
    let mut body = list_body();
    body["filterOptions"] = json!([{"type": "PRICE", "keys": [key]}]);
    let (all, _) = all_pages::<FindByDistance>(&visitor, list_body()).await;
    let (cheap, _) = all_pages::<FindByDistance>(&visitor, body).await;
    assert!(!cheap.is_empty() && cheap.len() < all.len());
    let dearest = cheap.iter().map(|store| store.price_per_capita).max();
    let dearest_of_all = all.iter().map(|store| store.price_per_capita).max();
    assert!(dearest < dearest_of_all);
}

#[tokio::test]
async fn a_query_id_is_valid_for_its_own_list_only() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    let first = visitor.call::<FindByDistance>(list_body()).await;
    let mut second = list_body();
    second["pageNo"] = json!(2);
    second["queryId"] = json!(first.query_id);
    visitor.call::<FindByDistance>(second.clone()).await;
    let elsewhere = visitor.try_call::<FindByRecommend>(second.clone()).await;
    elsewhere.assert_refused(422, codes::VALUE_INVALID);
    second["queryId"] = json!("invented");
    let invented = visitor.try_call::<FindByDistance>(second).await;
    invented.assert_refused(422, codes::VALUE_INVALID);
}
