//! Malls: the list, the page, the directory with its search, the vouchers. Home 2, 3; discovery 4.

use jajan_contract::{
    calls as c, codes,
    home::HomeCard,
    malls::{MallDetailData, MallFloorCount, MallStoreListData},
    stores::StoreEntry,
};
use jajan_sandbox::ids::row;
use serde_json::{Value, json};

use crate::support::{Sandbox, Visitor};

/// Near the mall of Kelapa Gading, the second of the city.
const GADING: (f64, f64) = (-6.16, 106.90);
const GADING_MALL: &str = "M2";

fn list_body(page_no: u32, page_size: u32, query_id: &str, (lat, lon): (f64, f64)) -> Value {
    json!({
        "pageNo": page_no, "pageSize": page_size, "queryId": query_id, "latitude": lat,
        "longitude": lon,
    })
}

pub fn detail_body(mall_id: &str) -> Value {
    json!({"mallId": mall_id, "latitude": GADING.0, "longitude": GADING.1})
}

pub fn directory_body(mall_id: &str, floor_id: &str, keyword: &str, page_no: u32) -> Value {
    json!({
        "mallId": mall_id, "floorId": floor_id, "keyword": keyword, "pageNo": page_no,
        "pageSize": 5, "latitude": GADING.0, "longitude": GADING.1,
    })
}

async fn detail(visitor: &Visitor<'_>) -> MallDetailData {
    visitor
        .call::<c::MallDetail>(detail_body(GADING_MALL))
        .await
}

/// All pages, with the counts that each of them says.
async fn directory(
    visitor: &Visitor<'_>,
    floor_id: &str,
    keyword: &str,
) -> (Vec<StoreEntry>, Vec<MallFloorCount>) {
    let mut stores = Vec::new();
    let mut counts = None;
    for page_no in 1.. {
        let body = directory_body(GADING_MALL, floor_id, keyword, page_no);
        let page: MallStoreListData = visitor.call::<c::MallStoreList>(body).await;
        stores.extend(page.poi_list);
        let first = counts.get_or_insert_with(|| page.floor_list.clone());
        assert_eq!(*first, page.floor_list);
        if !page.has_more {
            break;
        }
    }
    (stores, counts.unwrap())
}

fn total(floors: &[MallFloorCount]) -> u32 {
    floors.iter().map(|floor| floor.store_count).sum()
}

#[tokio::test]
async fn all_malls_come_nearest_first_in_pages_that_keep_their_place() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let first = visitor
        .call::<c::AllMallList>(list_body(1, 2, "", GADING))
        .await;
    assert_eq!((first.data_source.len(), first.has_more), (2, true));
    assert_eq!(first.data_source[0].mall_id, GADING_MALL);
    assert!(first.data_source[0].distance < 1.5);
    // Somewhere else by now: the order stays, distances are from here.
    let away = (-6.2653, 106.7843);
    let mut malls = first.data_source;
    for page_no in [2, 3] {
        let body = list_body(page_no, 2, &first.query_id, away);
        let page = visitor.call::<c::AllMallList>(body).await;
        assert_eq!(page.has_more, page_no == 2);
        assert_eq!(page.query_id, first.query_id);
        malls.extend(page.data_source);
    }
    let mut ids: Vec<_> = malls.iter().map(|mall| mall.mall_id.as_str()).collect();
    assert_eq!(malls.len(), 5);
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 5);
    for mall in &malls {
        assert!(mall.store_count > 10, "{mall:?}");
        assert!(mall.business_state.as_ref().unwrap().is_open, "12:10");
    }
    for (body, code) in [
        (list_body(0, 2, "", GADING), codes::VALUE_INVALID),
        (list_body(1, 51, "", GADING), codes::VALUE_INVALID),
        (list_body(1, 2, "x", GADING), codes::VALUE_INVALID),
        (list_body(2, 2, "x", GADING), codes::VALUE_INVALID),
        (list_body(1, 2, "", (91.0, 0.0)), codes::VALUE_INVALID),
    ] {
        let refused = visitor.try_call::<c::AllMallList>(body).await;
        refused.assert_refused(422, code);
    }
}

#[tokio::test]
async fn a_mall_says_where_it_is_and_what_is_on_each_floor() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let page = detail(&visitor).await;
    assert_eq!(page.mall.mall_name, "Plaza Kelapa Kembar");
    assert_eq!(page.mall.business_district_name, "Kelapa Gading");
    assert!(page.address.starts_with("Jl. Boulevard Raya No. 88, "));
    assert!(page.map_link_address.starts_with("https://"));
    assert_eq!(page.day_part_time_list.len(), 7);
    assert_eq!(page.time_zone, "Asia/Jakarta");
    assert_eq!(page.share_info.mall_id.as_deref(), Some(GADING_MALL));
    assert!(page.share_info.share_content.zh_cn.is_some());
    let names: Vec<_> = page
        .floor_list
        .iter()
        .map(|floor| floor.floor_name.as_str())
        .collect();
    assert_eq!(names, ["G", "1", "2", "3"]);
    assert_eq!(total(&page.floor_list), page.mall.store_count);

    let (all, counts) = directory(&visitor, "", "").await;
    assert_eq!(counts, page.floor_list);
    assert_eq!(all.len() as u32, page.mall.store_count);
    let mut ids: Vec<_> = all.iter().map(|store| &store.store_id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), all.len());
    assert!(
        all.iter()
            .all(|store| store.mall_name.as_deref() == Some("Plaza Kelapa Kembar"))
    );
    // By floor, on it by name.
    let mut in_order = Vec::new();
    for floor in &page.floor_list {
        let (stores, _) = directory(&visitor, &floor.floor_id, "").await;
        assert_eq!(stores.len() as u32, floor.store_count);
        assert!(stores.is_sorted_by_key(|store| store.store_name.to_lowercase()));
        for store in &stores {
            assert_eq!(store.mall_floor_name.as_ref(), Some(&floor.floor_name));
        }
        in_order.extend(stores);
    }
    let ids_of = |stores: &[StoreEntry]| -> Vec<_> {
        stores.iter().map(|store| store.store_id.clone()).collect()
    };
    assert_eq!(ids_of(&in_order), ids_of(&all));
    // The same floor as the store's own page says.
    let body = json!({"storeId": all[0].store_id, "sourceType": "CUSTOMER"});
    let store = visitor.call::<c::QueryHomepageStoreInfo>(body).await;
    let mall = store.mall_info.unwrap();
    assert_eq!(mall.mall_id, GADING_MALL);
    assert_eq!(
        Some(&mall.floor_list[0].floor_name),
        all[0].mall_floor_name.as_ref()
    );
}

#[tokio::test]
async fn a_search_finds_names_categories_and_dishes_and_counts_what_it_finds() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let (all, _) = directory(&visitor, "", "").await;
    let name = &all[3].store_name;
    let (found, counts) = directory(&visitor, "", &name.to_uppercase()).await;
    assert!(found.iter().any(|store| store.store_name == *name));
    assert_eq!(total(&counts) as usize, found.len());

    // A category by any of its names, a dish of the menu in two languages.
    let category = &all[3].store_business_category;
    for word in [&category.id_id, &category.en_us, &category.zh_cn] {
        let word = word.as_ref().unwrap();
        let (found, _) = directory(&visitor, "", word).await;
        let is_there = found.iter().any(|store| store.store_id == all[3].store_id);
        assert!(is_there, "{word}");
    }
    let info = json!({"storeId": all[3].store_id, "sourceType": "CUSTOMER"});
    let store = visitor.call::<c::QueryHomepageStoreInfo>(info).await;
    let dish = store.menu_list.unwrap().remove(0).name;
    for word in [dish.id_id.unwrap(), dish.zh_cn.unwrap()] {
        let (found, counts) = directory(&visitor, "", &word).await;
        let is_there = found.iter().any(|store| store.store_id == all[3].store_id);
        assert!(is_there, "{word}");
        assert!(found.len() < all.len() && total(&counts) as usize == found.len());
    }
    // On one floor: its own rows; the counts are those of every floor.
    let (everywhere, counts) = directory(&visitor, "", "a").await;
    for floor in &counts {
        let (here, again) = directory(&visitor, &floor.floor_id, "a").await;
        assert_eq!(here.len() as u32, floor.store_count);
        assert_eq!(again, counts);
    }
    assert_eq!(everywhere.len(), total(&counts) as usize);
    for nothing in [
        "qwertyuiop",
        "%",
        "_",
        "' OR 1=1 --",
        "\\",
        "qwerty\0",
        "🦖",
    ] {
        let (found, counts) = directory(&visitor, "", nothing).await;
        assert_eq!((found.len(), total(&counts)), (0, 0), "{nothing}");
    }
    let body = directory_body(GADING_MALL, "", &"a".repeat(61), 1);
    let refused = visitor.try_call::<c::MallStoreList>(body).await;
    refused.assert_refused(422, codes::VALUE_INVALID);
}

#[tokio::test]
async fn a_mall_recommends_what_its_stores_have_left_to_sell() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let vouchers = async || {
        let body = json!({"mallId": GADING_MALL});
        let data = visitor.call::<c::MallRecommendProductList>(body).await;
        data.asset_list
    };
    let (stores, _) = directory(&visitor, "", "").await;
    let cards = vouchers().await;
    assert_eq!(cards.len(), 10);
    for card in &cards {
        assert!(card.remaining_stock > 0);
        let of_mall = |store: &StoreEntry| store.store_id == card.store_info.store_id;
        assert!(stores.iter().any(of_mall));
    }
    let sku = cards[0].sku_id.clone().unwrap();
    let withdrawal = json!({"skuId": sku, "withdrawn": true});
    visitor.call::<c::PlayMerchant>(withdrawal).await;
    let left = vouchers().await;
    assert!(left.iter().all(|card| card.sku_id.as_ref() != Some(&sku)));
    let sold_out = json!({"skuId": left[0].sku_id, "stock": 0});
    visitor.call::<c::PlayMerchant>(sold_out).await;
    let ids: Vec<_> = vouchers()
        .await
        .into_iter()
        .map(|card| card.sku_id)
        .collect();
    assert!(!ids.contains(&left[0].sku_id));
}

#[tokio::test]
async fn a_store_that_closes_for_good_leaves_its_mall_at_once() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let before = detail(&visitor).await;
    let cards = async || {
        let body = json!({
            "cardIds": ["MALL_NEARBY_CARD"], "latitude": GADING.0, "longitude": GADING.1,
        });
        let cards = visitor.call::<c::PageCardList>(body).await.card_list;
        let Some(HomeCard::MallNearbyCard(card)) = cards.into_iter().next() else {
            panic!("the nearby card was asked for");
        };
        card
    };
    assert_eq!(cards().await.store_count, before.mall.store_count);
    let body = json!({"mallId": GADING_MALL});
    let vouchers = visitor
        .call::<c::MallRecommendProductList>(body.clone())
        .await;
    let gone = vouchers.asset_list[0].store_info.store_id.clone();
    let number: i64 = gone.as_str()[1..].parse().unwrap();
    let close = async |refusal| {
        let database = &sandbox.app.database;
        let closing = database.set_store_refusal(row::Store(number), refusal);
        assert!(closing.await.unwrap());
    };
    close(Some("expired")).await;

    let after = detail(&visitor).await;
    assert_eq!(after.mall.store_count, before.mall.store_count - 1);
    assert_eq!(total(&after.floor_list), after.mall.store_count);
    assert_eq!(cards().await.store_count, after.mall.store_count);
    let (stores, counts) = directory(&visitor, "", "").await;
    assert_eq!(counts, after.floor_list);
    assert!(stores.iter().all(|store| store.store_id != gone));
    let (found, _) = directory(&visitor, "", "a").await;
    assert!(found.iter().all(|store| store.store_id != gone));
    let left = visitor.call::<c::MallRecommendProductList>(body).await;
    let is_gone = |id: &jajan_contract::ids::StoreId| *id != gone;
    assert!(
        left.asset_list
            .iter()
            .all(|card| is_gone(&card.store_info.store_id))
    );
    close(None).await;
    assert_eq!(
        detail(&visitor).await.mall.store_count,
        before.mall.store_count
    );
}

#[tokio::test]
async fn a_mall_that_is_farther_than_five_kilometres_is_not_nearby() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    // Due north of the mall of Pluit, where no other one is nearer.
    for (km, is_near) in [(4.9, true), (5.1, false)] {
        let lat = -6.1268 + km / 111.195;
        let body = json!({"cardIds": ["MALL_NEARBY_CARD"], "latitude": lat, "longitude": 106.7905});
        let cards = visitor.call::<c::PageCardList>(body).await.card_list;
        let [HomeCard::MallNearbyCard(card)] = &cards[..] else {
            panic!("one card was asked for");
        };
        let expected = if is_near { "M4" } else { "" };
        assert_eq!(card.mall_id, expected, "{km} km");
    }
}

#[tokio::test]
async fn an_unknown_mall_or_floor_is_refused_with_its_code() {
    let sandbox = Sandbox::new();
    let visitor = sandbox.visitor();
    for mall_id in [
        "",
        "M0",
        "M6",
        "2",
        "m2",
        "M2 OR 1=1",
        "M-1",
        "M99999999999999999999",
    ] {
        let page = visitor
            .try_call::<c::MallDetail>(detail_body(mall_id))
            .await;
        page.assert_refused(200, codes::MALL_ABSENT);
        let stores = directory_body(mall_id, "", "", 1);
        let stores = visitor.try_call::<c::MallStoreList>(stores).await;
        stores.assert_refused(200, codes::MALL_ABSENT);
        let body = json!({"mallId": mall_id});
        let vouchers = visitor.try_call::<c::MallRecommendProductList>(body).await;
        vouchers.assert_refused(200, codes::MALL_ABSENT);
    }
    for floor_id in ["9", "-1", "G", "01"] {
        let body = directory_body(GADING_MALL, floor_id, "", 1);
        let stores = visitor.try_call::<c::MallStoreList>(body).await;
        stores.assert_refused(200, codes::MALL_ABSENT);
    }
}
