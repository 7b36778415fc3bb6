//! Search: stores, vouchers, suggestions, what is popular. Home 2, 7; discovery 1.

use std::collections::HashSet;

use jajan_contract::{
    calls as c, codes,
    search::{AssetListData, PoiListData, SearchReading, SearchSuggestion, StoreHit, TextRange},
    stores::StoreEntry,
};
use jajan_sandbox::{
    dice::Dice,
    ids::{self, row},
};
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor};

/// Manggarai, where the app begins.
const HERE: (f64, f64) = (-6.2088, 106.8456);

pub fn query(text: &str) -> Value {
    json!({
        "pageNo": 1, "pageSize": 20, "queryId": "", "scene": "SEARCH_PAGE", "searchText": text,
        "latitude": HERE.0, "longitude": HERE.1,
    })
}

/// With the query as text, as the call wants it.
pub fn stores_body(query: Value) -> Value {
    json!({"data": query.to_string(), "traceId": "t", "version": "2.10.3", "region": {}})
}

pub fn category_body(id: &str) -> Value {
    let mut query = query("");
    query["scene"] = json!("CATEGORY_POI_PAGE");
    query["kingkongCategoryId"] = json!(id);
    stores_body(query)
}

pub fn others_body(origin_query_id: &str) -> Value {
    json!({
        "scene": "SEARCH_PAGE", "pageNo": 1, "pageSize": 20, "queryId": "",
        "originQueryId": origin_query_id, "latitude": HERE.0, "longitude": HERE.1,
    })
}

pub fn typed(text: &str) -> Value {
    json!({"text": text, "latitude": HERE.0, "longitude": HERE.1})
}

pub async fn stores(visitor: &Visitor<'_>, query: Value) -> PoiListData {
    visitor.call::<c::QueryPoiList>(stores_body(query)).await
}

async fn vouchers(visitor: &Visitor<'_>, query: Value) -> AssetListData {
    visitor.call::<c::SearchByStore>(query).await
}

pub async fn suggested(visitor: &Visitor<'_>, text: &str) -> Vec<SearchSuggestion> {
    let data = visitor.call::<c::SearchSuggest>(typed(text)).await;
    data.suggestions
}

fn with(text: &str, name: &str, value: Value) -> Value {
    let mut query = query(text);
    query[name] = value;
    query
}

fn poi_ids(list: &[StoreEntry]) -> Vec<String> {
    list.iter().map(|store| store.poi_id.to_string()).collect()
}

/// All pages.
async fn all(visitor: &Visitor<'_>, mut query: Value) -> Vec<StoreEntry> {
    let mut found = Vec::new();
    for page_no in 1.. {
        query["pageNo"] = json!(page_no);
        let page = stores(visitor, query.clone()).await;
        query["queryId"] = json!(page.query_id);
        found.extend(page.poi_list);
        if !page.has_more {
            break;
        }
    }
    found
}

pub fn marked(text: &str, ranges: &[TextRange]) -> Vec<String> {
    let part = |range: &TextRange| {
        let rest = text.chars().skip(range.start as usize);
        rest.take(range.length as usize).collect()
    };
    ranges.iter().map(part).collect()
}

fn keys(reading: Option<SearchReading>) -> Vec<String> {
    let words = reading.unwrap().words.into_iter();
    words.map(|word| word.key).collect()
}

#[tokio::test]
async fn a_mistyped_dish_is_found_with_where_and_why() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let first = stores(&visitor, query("sotto betawi")).await;
    let reading = first.reading.clone().unwrap();
    assert_eq!(reading.corrected_text.as_deref(), Some("soto betawi"));
    assert!(reading.words.is_empty());
    assert!(!first.filter_options.is_empty() && first.has_more);
    assert_eq!(first.poi_list.len(), 20);
    let hit_of = |store: &StoreEntry| -> Option<StoreHit> {
        let mut hits = first.hits.iter();
        hits.find(|hit| hit.poi_id == store.poi_id).cloned()
    };
    for store in &first.poi_list {
        let hit = hit_of(store).unwrap();
        let words = marked(&store.store_name, &hit.name_ranges)
            .join(" ")
            .to_lowercase();
        let dish = hit
            .dish
            .map(|dish| (dish.dish_name.id_id.unwrap(), dish.price));
        assert!(
            words.contains("soto betawi")
                || dish.is_some_and(|(name, price)| name == "Soto betawi" && price > 5_000),
            "{store:?}"
        );
    }
    // The later pages are of the same list and say once what does not change.
    let everything = all(&visitor, query("sotto betawi")).await;
    let ids = poi_ids(&everything);
    assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len());
    assert_eq!(Some(ids.len() as u32), first.found_count);
    let second = json!({
        "pageNo": 2, "pageSize": 20, "queryId": first.query_id, "scene": "SEARCH_PAGE",
        "searchText": "bakso", "latitude": 0.0, "longitude": 0.0,
    });
    let second = stores(&visitor, second).await;
    assert_eq!(
        poi_ids(&second.poi_list),
        ids[20..20 + second.poi_list.len()]
    );
    assert!(second.reading.is_none() && second.filter_options.is_empty());

    // Literally there is no such word.
    let literal = stores(&visitor, with("sotto betawi", "isLiteral", json!(true))).await;
    assert_eq!(literal.reading.unwrap().corrected_text, None);
    let nothing = stores(&visitor, with("sotto", "isLiteral", json!(true))).await;
    assert_eq!((nothing.poi_list.len(), nothing.found_count), (0, Some(0)));
}

#[tokio::test]
async fn words_become_filters_and_places_that_can_be_taken_away() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let text = "bakso halal murah tebet";
    let narrow = stores(&visitor, query(text)).await;
    let mut keys = keys(narrow.reading);
    keys.sort();
    assert_eq!(keys.len(), 3, "{keys:?}");
    assert!(keys[0].starts_with("area:") && keys[1].contains("halal"));
    for store in &narrow.poi_list {
        assert!(store.price_per_capita < 50_000, "{store:?}");
        assert!(store.halal_certificate.is_some(), "{store:?}");
    }
    let tebet = narrow.poi_list.iter();
    assert!(
        tebet
            .filter(|store| store.business_district_name == "Tebet")
            .count()
            >= 1
    );
    // Without each of the words there is more.
    let wide = stores(&visitor, with(text, "droppedWords", json!(keys))).await;
    assert!(wide.found_count > narrow.found_count);
    assert!(wide.reading.unwrap().words.is_empty());
    // A chosen filter narrows as well.
    let filters = json!([{"type": "BOOLEAN", "keys": ["halal"]}]);
    let halal = stores(&visitor, with("bakso", "filterOptions", filters)).await;
    let ticked = serde_json::to_string(&halal.filter_options).unwrap();
    assert!(ticked.contains("\"checked\":true"));
    assert!(
        halal
            .poi_list
            .iter()
            .all(|store| store.halal_certificate.is_some())
    );

    // A price that was typed and one that was chosen narrow each other.
    let bands = |keys: &[&str]| json!([{"type": "PRICE", "keys": keys}]);
    let chosen = bands(&["25000-50000", "50000-100000"]);
    let both = stores(&visitor, with("bakso murah", "filterOptions", chosen)).await;
    assert!(!both.poi_list.is_empty());
    let asked = |store: &StoreEntry| (25_000..50_000).contains(&store.price_per_capita);
    assert!(both.poi_list.iter().all(asked));
    let dear = with("bakso murah", "filterOptions", bands(&["50000-100000"]));
    assert_eq!(stores(&visitor, dear).await.found_count, Some(0));
    let mall = stores(&visitor, query("gelora galery")).await;
    assert!(!mall.poi_list.is_empty());
    for store in &mall.poi_list {
        assert_eq!(store.mall_name.as_deref(), Some("Gelora Galeri"));
    }
    let region = json!({"districtId": "317403"});
    let mut body = stores_body(query("kopi"));
    body["region"] = region;
    let mampang = visitor.call::<c::QueryPoiList>(body).await;
    assert!(!mampang.poi_list.is_empty());
    for store in &mampang.poi_list {
        let area = store.business_district_name.as_str();
        assert!(["Kemang", "Mampang"].contains(&area), "{store:?}");
    }
}

#[tokio::test]
async fn what_was_found_can_be_put_into_another_order() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let list = |sort: &str| all_sorted(&visitor, sort.to_owned());
    let best = list("BEST").await;
    let distance = list("DISTANCE").await;
    assert!(distance.is_sorted_by(|a, b| a.distance <= b.distance));
    assert!(list("SCORE").await.is_sorted_by(|a, b| a.score >= b.score));
    let price = list("PRICE").await;
    assert!(price.is_sorted_by_key(|store| store.price_per_capita));
    let same = |list: &[StoreEntry]| poi_ids(list).into_iter().collect::<HashSet<_>>();
    assert_eq!(same(&best), same(&distance));
    assert_ne!(poi_ids(&best), poi_ids(&distance));

    let cheap = vouchers(&visitor, with("sate", "sort", json!("PRICE"))).await;
    assert!(
        cheap
            .asset_list
            .is_sorted_by_key(|card| card.asset_sale_price)
    );
    let deals = vouchers(&visitor, with("sate", "sort", json!("DISCOUNT"))).await;
    assert!(
        deals
            .asset_list
            .is_sorted_by(|a, b| a.discount_percent >= b.discount_percent)
    );
}

async fn all_sorted(visitor: &Visitor<'_>, sort: String) -> Vec<StoreEntry> {
    all(visitor, with("rendang", "sort", json!(sort))).await
}

#[tokio::test]
async fn vouchers_are_of_the_dish_that_was_meant() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let found = vouchers(&visitor, with("rendnag", "pageSize", json!(10))).await;
    assert_eq!(
        found.reading.clone().unwrap().corrected_text.as_deref(),
        Some("rendang")
    );
    assert_eq!((found.asset_list.len(), found.hits.len()), (10, 10));
    let mut has_name = Vec::new();
    for (card, hit) in found.asset_list.iter().zip(&found.hits) {
        assert_eq!(card.sku_id.as_ref(), Some(&hit.sku_id));
        assert!(card.remaining_stock > 0 && hit.distance > 0.0);
        let name = card.coupon.coupon_name.id_id.clone().unwrap();
        let words = marked(&name, &hit.name_ranges.id_id);
        assert!(words.iter().all(|word| word.to_lowercase() == "rendang"));
        has_name
            .push(name.to_lowercase().contains("rendang") || card.image_url.contains("rendang"));
    }
    assert!(!has_name.contains(&false), "{has_name:?}");
    // Without a limit of stores' own lists.
    assert!(found.found_count > 10 && found.has_more);
    let mut second = with("rendnag", "pageSize", json!(10));
    second["pageNo"] = json!(2);
    second["queryId"] = json!(found.query_id);
    let second = vouchers(&visitor, second).await;
    let ids = |list: &AssetListData| -> Vec<String> {
        list.asset_list
            .iter()
            .map(|card| card.asset_id.clone())
            .collect()
    };
    assert!(ids(&second).iter().all(|id| !ids(&found).contains(id)));
    // A list of vouchers is none of stores.
    let mut mixed = query("rendang");
    mixed["pageNo"] = json!(2);
    mixed["queryId"] = json!(found.query_id);
    let refused = visitor
        .try_call::<c::QueryPoiList>(stores_body(mixed))
        .await;
    refused.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn what_is_closed_or_withdrawn_is_gone_at_once() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let database = &sandbox.app.database;
    let list = stores(&visitor, query("soto betawi")).await;
    let later = all(&visitor, query("soto betawi")).await;
    for place in [0, 25] {
        let closed = ids::poi_number(&later[place].poi_id).unwrap();
        assert!(
            database
                .set_store_refusal(closed, Some("expired"))
                .await
                .unwrap()
        );
    }
    let open = poi_ids(&all(&visitor, query("soto betawi")).await);
    assert!(!open.contains(&later[0].poi_id.to_string()));
    assert!(!open.contains(&later[25].poi_id.to_string()));
    // On a page of the list that was found before, too.
    let mut second = query("soto betawi");
    second["pageNo"] = json!(2);
    second["queryId"] = json!(list.query_id);
    let second = poi_ids(&stores(&visitor, second).await.poi_list);
    assert_eq!(second.len(), 19);
    let home = crate::stores::lists::list_body();
    let home = visitor.call::<c::FindByDistance>(home).await;
    let nearest = ids::poi_number(&home.poi_list[0].poi_id).unwrap();
    let name = home.poi_list[0].store_name.clone();
    assert!(suggests(&visitor, &name, nearest).await);
    database
        .set_store_refusal(nearest, Some("expired"))
        .await
        .unwrap();
    assert!(!suggests(&visitor, &name, nearest).await);
    let home = crate::stores::lists::list_body();
    let home = visitor.call::<c::FindByDistance>(home).await;
    assert!(!poi_ids(&home.poi_list).contains(&ids::poi(nearest).to_string()));

    let first = vouchers(&visitor, query("rendang")).await;
    let sku = |at: usize| first.hits[at].sku_id.clone();
    for (at, change) in [(0, json!({"withdrawn": true})), (1, json!({"stock": 0}))] {
        let mut change = change;
        change["skuId"] = json!(sku(at));
        visitor.call::<c::PlayMerchant>(change).await;
    }
    let left = vouchers(&visitor, query("rendang")).await;
    let left: Vec<_> = left.hits.iter().map(|hit| hit.sku_id.clone()).collect();
    assert!(!left.contains(&sku(0)) && !left.contains(&sku(1)) && left.contains(&sku(2)));
}

async fn suggests(visitor: &Visitor<'_>, text: &str, store: row::Store) -> bool {
    let id = ids::poi(store).to_string();
    let list = suggested(visitor, text).await;
    list.iter().any(|one| one.id == id)
}

#[tokio::test]
async fn after_the_end_come_near_stores_that_were_not_found() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let found = stores(&visitor, query("soto betawi")).await;
    let shown = poi_ids(&all(&visitor, query("soto betawi")).await);
    let others = others_body(&found.query_id);
    let others = visitor.call::<c::QueryRecommendPoi>(others).await;
    assert_eq!(others.poi_list.len(), 20);
    assert!(
        others
            .poi_list
            .is_sorted_by(|a, b| a.distance <= b.distance)
    );
    assert!(
        poi_ids(&others.poi_list)
            .iter()
            .all(|id| !shown.contains(id))
    );
    let nothing = stores(&visitor, query("helikopter")).await;
    assert_eq!(nothing.found_count, Some(0));
    let others = others_body(&nothing.query_id);
    let others = visitor.call::<c::QueryRecommendPoi>(others).await;
    assert_eq!(others.poi_list.len(), 20);
}

#[tokio::test]
async fn nothing_that_is_typed_breaks_the_search() {
    const PARTS: [&str; 24] = [
        "\"", "'", "*", "(", ")", " OR ", " AND ", " NOT ", "NEAR(", "-", "^", ":", "_d1",
        "words:", "soto", "ko", "巴达", "🍜", "\u{0}", "\u{301}", "ก็", "\\", "%", "2",
    ];
    let sandbox = Sandbox::for_many_calls();
    let visitor = sandbox.visitor();
    let mut dice = Dice::new(62, 1);
    for _ in 0..300 {
        let count = 1 + dice.below(8);
        let text: String = (0..count).map(|_| PARTS[dice.below(PARTS.len())]).collect();
        let text: String = text.chars().take(60).collect();
        let found = visitor
            .try_call::<c::QueryPoiList>(stores_body(query(&text)))
            .await;
        assert!(matches!(found.status.as_u16(), 200 | 422), "{text:?}");
        let found = visitor.try_call::<c::SearchByStore>(query(&text)).await;
        assert!(matches!(found.status.as_u16(), 200 | 422), "{text:?}");
        let list = visitor.try_call::<c::SearchSuggest>(typed(&text)).await;
        assert_eq!(list.status, 200, "{text:?}");
    }
}
