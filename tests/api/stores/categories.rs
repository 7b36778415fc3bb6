//! The list of a category: its order, its filters, its region, near stores after its end. Home 7, 8;
//! discovery 2.

use std::collections::HashSet;

use jajan_contract::{
    calls as c, codes,
    search::{PoiListData, RecommendPoiData},
    stores::StoreEntry,
};
use jajan_sandbox::{ids::row, store::Sql};
use serde_json::{Value, json};

use crate::{
    stores::lists::list_body,
    support::{MINUTE_MS, Sandbox, Visitor},
};

/// Drinks, with three children.
const DRINKS: &str = "200";
const COFFEE: &str = "201";
/// In Menteng.
const PLACE: (f64, f64) = (-6.1963, 106.8323);

fn query(category: &str, more: Value) -> Value {
    let mut query = json!({
        "pageNo": 1, "pageSize": 20, "queryId": "", "scene": "CATEGORY_POI_PAGE",
        "kingkongCategoryId": category, "latitude": PLACE.0, "longitude": PLACE.1,
    });
    for (name, value) in more.as_object().unwrap() {
        query[name] = value.clone();
    }
    query
}

/// As home 7 has it: the query stands in `data` as text.
pub fn body(query: &Value, region: Value) -> Value {
    json!({"data": query.to_string(), "traceId": "", "version": "2.10.3", "region": region})
}

async fn page(visitor: &Visitor<'_>, category: &str, more: Value) -> PoiListData {
    let body = body(&query(category, more), json!({}));
    visitor.call::<c::QueryPoiList>(body).await
}

async fn all(visitor: &Visitor<'_>, category: &str, more: Value) -> (Vec<StoreEntry>, String) {
    let mut stores = Vec::new();
    let mut query_id = String::new();
    for page_no in 1.. {
        let mut asked = more.clone();
        asked["pageNo"] = json!(page_no);
        asked["queryId"] = json!(query_id);
        let page = page(visitor, category, asked).await;
        stores.extend(page.poi_list);
        query_id = page.query_id;
        if !page.has_more {
            break;
        }
    }
    (stores, query_id)
}

fn ids(stores: &[StoreEntry]) -> HashSet<String> {
    let ids: HashSet<_> = stores.iter().map(|s| s.store_id.to_string()).collect();
    assert_eq!(ids.len(), stores.len(), "no store comes twice");
    ids
}

fn category_of(sandbox: &Sandbox, store: &StoreEntry) -> i64 {
    let number: i64 = store.store_id.as_str()[1..].parse().unwrap();
    let category = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT category_id FROM stores WHERE id = ?1";
        Ok(connection.query_row(sql, [number], |row| row.get(0))?)
    });
    category.unwrap()
}

#[tokio::test]
async fn a_category_is_all_of_its_stores_nearest_first() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let (drinks, _) = all(&visitor, DRINKS, json!({})).await;
    assert!(drinks.is_sorted_by(|a, b| a.distance <= b.distance));
    assert!(
        drinks
            .iter()
            .all(|store| (201..300).contains(&category_of(&sandbox, store)))
    );
    let count = |first: i64, last: i64| {
        let count = sandbox.app.database.read_now(|connection| {
            // Those beyond are on no list (`ids::FIRST_UNLISTED`).
            let sql = "SELECT count(*) FROM stores
                 WHERE category_id BETWEEN ?1 AND ?2 AND id < 9000001";
            Ok(connection.query_row(sql, [first, last], |row| row.get::<_, usize>(0))?)
        });
        count.unwrap()
    };
    assert_eq!(ids(&drinks).len(), count(201, 299));
    let (coffee, _) = all(&visitor, COFFEE, json!({})).await;
    assert_eq!(ids(&coffee).len(), count(201, 201));
    assert!(coffee.len() < drinks.len());
}

#[tokio::test]
async fn an_order_is_of_the_nearest_and_the_same_on_every_page() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let discount = |store: &StoreEntry| {
        let percents = store.asset_list.iter().map(|card| card.discount_percent);
        percents.max().unwrap_or(0)
    };
    let (near, _) = all(&visitor, COFFEE, json!({})).await;
    assert!(near.len() <= 200, "all of them are put into order");
    let (by_score, _) = all(&visitor, COFFEE, json!({"sort": "SCORE"})).await;
    assert!(by_score.is_sorted_by(|a, b| a.score >= b.score));
    let (by_price, _) = all(&visitor, COFFEE, json!({"sort": "PRICE"})).await;
    assert!(by_price.is_sorted_by(|a, b| a.price_per_capita <= b.price_per_capita));
    let (by_discount, _) = all(&visitor, COFFEE, json!({"sort": "DISCOUNT"})).await;
    assert!(discount(&by_discount[0]) > discount(by_discount.last().unwrap()));
    for sorted in [&by_score, &by_price, &by_discount] {
        assert_eq!(ids(sorted), ids(&near));
    }
    // The biggest is one of the flash sale, while that runs.
    let last = by_discount.last().unwrap();
    let store = jajan_sandbox::ids::poi_number(&last.poi_id).unwrap();
    let with_flash = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE products SET activity_type = 'FLASH_SALE', flash_session_id = 2,
             promotion_price = original_price / 50, reserve_mode = 0, remaining_stock = 9,
             tag_id = (SELECT min(tag_id) FROM promotion_tags)
             WHERE id = (SELECT min(id) FROM products WHERE store_id = ?1)";
        transaction.run(sql, [store])
    };
    sandbox.app.database.write_now(with_flash).unwrap();
    let (running, _) = all(&visitor, COFFEE, json!({"sort": "DISCOUNT"})).await;
    assert_eq!(running[0].poi_id, last.poi_id);
    sandbox.move_clock(110 * MINUTE_MS);
    let (over, _) = all(&visitor, COFFEE, json!({"sort": "DISCOUNT"})).await;
    assert_ne!(over[0].poi_id, last.poi_id);
}

#[tokio::test]
async fn filters_and_a_region_narrow_it() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let halal = json!([{"type": "BOOLEAN", "keys": ["halal"]}]);
    let (certified, _) = all(&visitor, DRINKS, json!({"filterOptions": halal.clone()})).await;
    assert!(!certified.is_empty());
    assert!(certified.iter().all(|store| store.halal_restaurant == "1"));
    let sorted = json!({"filterOptions": halal, "sort": "SCORE"});
    let (by_score, _) = all(&visitor, DRINKS, sorted).await;
    assert!(by_score.iter().all(|store| store.halal_restaurant == "1"));

    let region = json!({"cityId": "3171"});
    let body = body(&query(DRINKS, json!({"pageSize": 50})), region);
    let central = visitor.call::<c::QueryPoiList>(body).await;
    let districts = sandbox.app.database.read_now(|connection| {
        let sql = "SELECT count(*) FROM stores WHERE category_id BETWEEN 201 AND 299
             AND district_id / 100 = 3171 AND id < 9000001";
        Ok(connection.query_row(sql, [], |row| row.get::<_, usize>(0))?)
    });
    assert_eq!(central.poi_list.len(), districts.unwrap().min(50));
}

#[tokio::test]
async fn after_its_end_stand_near_stores_that_it_does_not_have() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    for more in [json!({}), json!({"sort": "PRICE"})] {
        let (coffee, query_id) = all(&visitor, COFFEE, more).await;
        let mut near = Vec::new();
        let mut body = json!({
            "scene": "CATEGORY_POI_PAGE", "pageNo": 1, "pageSize": 20, "queryId": "",
            "originQueryId": query_id, "latitude": PLACE.0, "longitude": PLACE.1,
        });
        for page_no in 1.. {
            body["pageNo"] = json!(page_no);
            let page: RecommendPoiData = visitor.call::<c::QueryRecommendPoi>(body.clone()).await;
            body["queryId"] = json!(page.query_id);
            near.extend(page.poi_list);
            if !page.has_more {
                break;
            }
        }
        assert_eq!(near.len(), 60);
        assert!(near.is_sorted_by(|a, b| a.distance <= b.distance));
        assert!(ids(&near).is_disjoint(&ids(&coffee)));
    }
}

#[tokio::test]
async fn what_is_no_category_is_refused_and_never_all_stores() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for category in ["999", "0", "", "kopi", "-1"] {
        let body = body(&query(category, json!({})), json!({}));
        let answer = visitor.try_call::<c::QueryPoiList>(body).await;
        answer.assert_refused(200, codes::CATEGORY_ABSENT);
    }
    let mut unnamed = query(DRINKS, json!({}));
    unnamed
        .as_object_mut()
        .unwrap()
        .remove("kingkongCategoryId");
    let answer = visitor
        .try_call::<c::QueryPoiList>(body(&unnamed, json!({})))
        .await;
    answer.assert_refused(200, codes::CATEGORY_ABSENT);
}

#[tokio::test]
async fn a_store_that_closes_for_good_leaves_every_list_of_near_stores() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let first = page(&visitor, COFFEE, json!({})).await.poi_list.remove(0);
    let number: i64 = first.store_id.as_str()[1..].parse().unwrap();
    let database = &sandbox.app.database;
    let closing = database.set_store_refusal(row::Store(number), Some("expired"));
    assert!(closing.await.unwrap());
    let is_left = |stores: &[StoreEntry]| stores.iter().any(|s| s.store_id == first.store_id);
    assert!(!is_left(&page(&visitor, COFFEE, json!({})).await.poi_list));
    let sorted = page(&visitor, COFFEE, json!({"sort": "DISTANCE"})).await;
    assert!(!is_left(&sorted.poi_list));
    let mut home = list_body();
    (home["lat"], home["lng"]) = (json!(PLACE.0), json!(PLACE.1));
    home["pageSize"] = json!(100);
    assert!(!is_left(
        &visitor.call::<c::FindByDistance>(home).await.poi_list
    ));
}

#[tokio::test]
async fn a_page_continues_only_a_list_of_its_kind() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let sorted = page(&visitor, COFFEE, json!({"sort": "SCORE"})).await;
    let near = json!({
        "scene": "CATEGORY_POI_PAGE", "pageNo": 1, "pageSize": 20, "queryId": "",
        "latitude": PLACE.0, "longitude": PLACE.1,
    });
    let others = visitor.call::<c::QueryRecommendPoi>(near.clone()).await;
    let second = json!({"sort": "SCORE", "pageNo": 2, "queryId": others.query_id});
    let answer = visitor
        .try_call::<c::QueryPoiList>(body(&query(COFFEE, second), json!({})))
        .await;
    answer.assert_refused(422, codes::VALUE_INVALID);
    let mut second = near;
    second["pageNo"] = json!(2);
    second["queryId"] = json!(sorted.query_id);
    let answer = visitor.try_call::<c::QueryRecommendPoi>(second).await;
    answer.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_store_that_closes_leaves_the_later_pages_of_a_sorted_list() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let (stores, _) = all(&visitor, COFFEE, json!({"sort": "PRICE"})).await;
    let first = page(&visitor, COFFEE, json!({"sort": "PRICE"})).await;
    let gone = stores[25].store_id.clone();
    let number: i64 = gone.as_str()[1..].parse().unwrap();
    let database = &sandbox.app.database;
    let closing = database.set_store_refusal(row::Store(number), Some("expired"));
    assert!(closing.await.unwrap());
    let second = json!({"sort": "PRICE", "pageNo": 2, "queryId": first.query_id});
    let second = page(&visitor, COFFEE, second).await;
    assert_eq!(second.poi_list.len(), 19);
    assert!(second.poi_list.iter().all(|store| store.store_id != gone));
}
