//! Rankings: places by what was sold, their filter, stores that close, the daily count.

use std::collections::BTreeMap;

use jajan_contract::{
    calls as c, codes,
    ranks::{RankDetailListData, RankListData},
    stores::StoreEntry,
};
use serde_json::{Value, json};

use crate::{
    buying::buyer::{paid_order, sku_of},
    support::{Sandbox, Visitor},
};

const STORES: u32 = 2_000;
const DAY_MS: u64 = 24 * 3_600_000;
/// In Menteng.
const PLACE: (f64, f64) = (-6.1963, 106.8323);

pub fn detail_body(rank_id: &str, filters: Value) -> Value {
    json!({
        "rankId": rank_id, "pageNo": 1, "pageSize": 100, "latitude": PLACE.0, "longitude": PLACE.1,
        "rankFilterInfo": {"filterOptions": filters},
    })
}

async fn ranks(visitor: &Visitor<'_>) -> RankListData {
    visitor.call::<c::RankList>(json!({})).await
}

async fn rank(visitor: &Visitor<'_>, rank_id: &str, filters: Value) -> RankDetailListData {
    let body = detail_body(rank_id, filters);
    visitor.call::<c::RankDetailList>(body).await
}

fn place_of(store: &StoreEntry) -> u32 {
    store.rank_info.as_ref().unwrap().rank_sort
}

fn places(data: &RankDetailListData) -> Vec<(String, u32)> {
    let stores = data.poi_list.iter();
    stores
        .map(|store| (store.store_id.to_string(), place_of(store)))
        .collect()
}

/// Vouchers sold by store of each category, out of the rows and without the sandbox's SQL: most first.
fn counted_by_hand(sandbox: &Sandbox) -> BTreeMap<i64, Vec<(i64, i64)>> {
    let rows = sandbox.app.database.read_now(|connection| {
        let numbers = |sql: &str| -> rusqlite::Result<Vec<(i64, i64)>> {
            let mut statement = connection.prepare(sql)?;
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            rows.collect()
        };
        let categories = numbers(
            "SELECT id, category_id FROM stores WHERE id < 9000001
             AND id NOT IN (SELECT store_id FROM unusual_stores WHERE refusal IS NOT NULL)",
        )?;
        let before = numbers("SELECT store_id, sold_before FROM products")?;
        let paid = numbers(
            "SELECT p.store_id, o.quantity FROM orders AS o
             JOIN products AS p ON p.id = o.product_id WHERE o.status = 'PAID'",
        )?;
        Ok((categories, before, paid))
    });
    let (categories, before, paid) = rows.unwrap();
    let categories: BTreeMap<i64, i64> = categories.into_iter().collect();
    let mut sold = BTreeMap::<i64, i64>::new();
    for (store, pieces) in before.into_iter().chain(paid) {
        *sold.entry(store).or_default() += pieces;
    }
    let mut ranks = BTreeMap::<i64, Vec<(i64, i64)>>::new();
    for (store, pieces) in sold {
        if let Some(category) = categories.get(&store).filter(|_| pieces > 0) {
            ranks
                .entry(category / 100 * 100)
                .or_default()
                .push((store, pieces));
        }
    }
    for stores in ranks.values_mut() {
        stores.sort_by_key(|(store, pieces)| (-pieces, *store));
        stores.truncate(100);
    }
    ranks
}

async fn assert_as_counted(sandbox: &Sandbox, visitor: &Visitor<'_>) {
    for (rank_id, expected) in counted_by_hand(sandbox) {
        let data = rank(visitor, &format!("R{rank_id}"), json!([])).await;
        let found: Vec<(i64, i64)> = data
            .poi_list
            .iter()
            .map(|store| {
                let id = store.store_id.as_str().trim_start_matches('S');
                (id.parse().unwrap(), i64::from(store.sold_count.unwrap()))
            })
            .collect();
        assert_eq!(found, expected, "R{rank_id}");
        let numbers: Vec<u32> = data.poi_list.iter().map(place_of).collect();
        assert_eq!(numbers, (1..=expected.len() as u32).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn every_rank_has_a_hundred_stores_or_all_there_are_by_what_they_sold() {
    let sandbox = Sandbox::with_stores(STORES);
    let visitor = sandbox.visitor();
    let list = ranks(&visitor).await.rank_list;
    let by_hand = counted_by_hand(&sandbox);
    assert_eq!(list.len(), by_hand.len());
    for (entry, (number, stores)) in list.iter().zip(&by_hand) {
        assert_eq!(entry.rank_id.as_str(), format!("R{number}"));
        assert_eq!(entry.store_count as usize, stores.len());
        for text in [&entry.rank_name, &entry.tab_name, &entry.how_counted] {
            assert!(text.id_id.is_some() && text.en_us.is_some() && text.zh_cn.is_some());
        }
    }
    let full = list.iter().filter(|rank| rank.store_count == 100).count();
    assert!(full >= 4, "among 2,000 stores nearly all ranks are full");
    assert_as_counted(&sandbox, &visitor).await;
}

#[tokio::test]
async fn what_is_sold_counts_from_the_next_day_on() {
    let sandbox = Sandbox::with_stores(STORES);
    let buyer = sandbox.shopper("81234567001").await;
    let before = ranks(&buyer).await.rank_list.remove(0);
    let last = rank(&buyer, "R100", json!([])).await;
    let last = &last.poi_list[last.poi_list.len() - 1];
    let store_id = last.store_id.to_string();
    let sku = sku_of(&buyer, &store_id).await;
    paid_order(&buyer, sku.as_str(), 1).await;

    let same_day = rank(&buyer, "R100", json!([])).await;
    assert_eq!(same_day.counted_at_ms, before.counted_at_ms);
    let found = same_day
        .poi_list
        .iter()
        .find(|store| store.store_id == last.store_id);
    assert_eq!(
        found.unwrap().sold_count,
        last.sold_count,
        "as counted, not as sold since"
    );

    sandbox.move_clock(DAY_MS);
    let visitor = sandbox.visitor();
    let after = ranks(&visitor).await.rank_list.remove(0);
    assert!(after.counted_at_ms >= before.counted_at_ms + DAY_MS);
    let next_day = rank(&visitor, "R100", json!([])).await;
    let found = next_day
        .poi_list
        .iter()
        .find(|store| store.store_id == last.store_id);
    assert_eq!(
        found.unwrap().sold_count,
        last.sold_count.map(|sold| sold + 1)
    );
    assert_as_counted(&sandbox, &visitor).await;
    // A clock that is moved back counts nothing.
    sandbox.app.clock.set_offset_ms(0);
    let back = ranks(&sandbox.visitor()).await.rank_list.remove(0);
    assert_eq!(back.counted_at_ms, after.counted_at_ms);
}

#[tokio::test]
async fn a_store_that_closes_leaves_at_once_and_the_next_move_up() {
    let sandbox = Sandbox::with_stores(STORES);
    let visitor = sandbox.visitor();
    let before = places(&rank(&visitor, "R200", json!([])).await);
    let (closed, _) = before[2].clone();
    let (card, _) = before[3].clone();
    let number = |id: &str| jajan_sandbox::ids::row::Store(id[1..].parse().unwrap());
    let close = async |refusal: Option<&'static str>| {
        let database = &sandbox.app.database;
        database
            .set_store_refusal(number(&closed), refusal)
            .await
            .unwrap()
    };
    assert!(close(Some("expired")).await);

    let after = places(&rank(&visitor, "R200", json!([])).await);
    assert_eq!(after.len(), 100, "one of the spare places moves up");
    assert!(after.iter().all(|(store, _)| *store != closed));
    assert_eq!(after[2], (card.clone(), 3));
    assert_eq!(after[98].0, before[99].0);
    let body = crate::stores::store_page::info_body(json!({"storeId": card}));
    let page = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
    assert_eq!(page.rank_info.unwrap().rank_sort, 3, "as its page says");

    // Closed in another way, then opened: back with the next count.
    assert!(close(Some("absent")).await && close(None).await);
    let still = places(&rank(&visitor, "R200", json!([])).await);
    assert_eq!(still, after);
    sandbox.move_clock(DAY_MS);
    let next_day = places(&rank(&sandbox.visitor(), "R200", json!([])).await);
    assert_eq!(next_day, before);
}

#[tokio::test]
async fn a_filter_hides_stores_and_keeps_the_places_of_the_others() {
    let sandbox = Sandbox::with_stores(STORES);
    let visitor = sandbox.visitor();
    let whole = rank(&visitor, "R100", json!([])).await;
    assert!(!whole.is_no_coupon_available);
    let everything = places(&whole);
    let boolean = |key: &str| json!([{"type": "BOOLEAN", "keys": [key]}]);
    type Has = fn(&StoreEntry) -> bool;
    let cases: [(Value, Has); 6] = [
        (boolean("openNow"), |store| store.business_state.is_open),
        (boolean("halal"), |store| store.halal_restaurant == "1"),
        (boolean("near"), |store| store.distance <= 5.0),
        (
            json!([{"type": "PRICE", "keys": ["0-25000", "25000-50000"]}]),
            |store| store.price_per_capita < 50_000,
        ),
        (
            json!([{"type": "BOOLEAN", "keys": ["halal", "near", "openNow"]}]),
            |store| {
                store.halal_restaurant == "1"
                    && store.distance <= 5.0
                    && store.business_state.is_open
            },
        ),
        (json!([]), |_| true),
    ];
    for (filters, has) in cases {
        let found = rank(&visitor, "R100", filters.clone()).await;
        let expected: Vec<_> = whole
            .poi_list
            .iter()
            .filter(|store| has(store))
            .map(|store| (store.store_id.to_string(), place_of(store)))
            .collect();
        assert_eq!(places(&found), expected, "{filters}");
        assert!(!expected.is_empty(), "{filters}");
        assert!(
            filters == json!([]) || expected.len() < everything.len(),
            "{filters}"
        );
        let ticked = found
            .filter_options
            .iter()
            .filter_map(|option| option.object_data.as_ref());
        let ticked = ticked.filter(|node| node.checked).count();
        let keys = filters.to_string();
        let toggles = ["openNow", "halal", "near"]
            .iter()
            .filter(|key| keys.contains(**key));
        assert_eq!(ticked, toggles.count(), "{filters}");
    }
    let coupon = json!([{"type": "COUPON_AVAILABLE", "keys": ["coupon"]}]);
    assert!(
        rank(&visitor, "R100", coupon).await.is_no_coupon_available,
        "a visitor has none"
    );
}

#[tokio::test]
async fn pages_of_a_rank_follow_each_other() {
    let sandbox = Sandbox::with_stores(STORES);
    let visitor = sandbox.visitor();
    let whole = places(&rank(&visitor, "R400", json!([])).await);
    let mut found = Vec::new();
    for page_no in 1.. {
        let mut body = detail_body("R400", json!([]));
        body["pageNo"] = json!(page_no);
        body["pageSize"] = json!(30);
        let page = visitor.call::<c::RankDetailList>(body).await;
        found.extend(places(&page));
        if !page.has_more {
            break;
        }
    }
    assert_eq!(found, whole);
}

#[tokio::test]
async fn an_unknown_rank_and_values_out_of_bounds_are_refused() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for rank_id in ["R1", "R0", "R101", "100", "R", "", "R100 OR 1=1", "R-100"] {
        let body = detail_body(rank_id, json!([]));
        let answer = visitor.try_call::<c::RankDetailList>(body).await;
        answer.assert_refused(200, codes::RANK_ABSENT);
    }
    for (field, value) in [
        ("pageNo", json!(0)),
        ("pageSize", json!(0)),
        ("pageSize", json!(101)),
        ("latitude", json!(91)),
        (
            "rankFilterInfo",
            json!({"filterOptions": [{"type": "BOOLEAN", "keys": ["cheap"]}]}),
        ),
        (
            "rankFilterInfo",
            json!({"filterOptions": [{"type": "BOOLEAN", "keys": []}]}),
        ),
        (
            "rankFilterInfo",
            json!({"filterOptions": [{"type": "PRICE", "keys": ["1-2"]}]}),
        ),
        (
            "rankFilterInfo",
            json!({"filterOptions": [{"type": "CATEGORIES", "keys": ["101"]}]}),
        ),
        (
            "rankFilterInfo",
            json!({"filterOptions": vec![json!({"type": "PRICE", "keys": ["x"]}); 21]}),
        ),
    ] {
        let mut body = detail_body("R100", json!([]));
        body[field] = value.clone();
        let answer = visitor.try_call::<c::RankDetailList>(body).await;
        answer.assert_refused(422, codes::VALUE_INVALID);
    }
}
