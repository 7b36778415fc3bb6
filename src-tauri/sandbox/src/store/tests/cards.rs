//! Home cards, flash sale, addresses, counters and events.

use jajan_contract::{
    home::{CardId, HomeCard, PageCardListBody},
    unread::UnreadPage,
};

use crate::ids::row;
use crate::store::Viewer;
use crate::store::account::unread;
use crate::store::discovery::open_lists::ListKind;
use crate::store::sql::Sql;
use crate::store::tests::{NOON_MS, all, body, seeded};

#[tokio::test]
async fn home_has_all_its_cards() {
    let database = seeded(2_000);
    let card_ids = vec![
        CardId::HomeCategoryCard,
        CardId::PageHomeBannerCard,
        CardId::PageHomeMiddleBannerCard,
        CardId::RankCard,
        CardId::MallCard,
        CardId::FlashSaleCard,
        CardId::BrandPavilionCard,
        CardId::MallNearbyCard,
        CardId::RankCard,
    ];
    let body = PageCardListBody {
        card_ids,
        latitude: Some(-6.16),
        longitude: Some(106.90),
    };
    let cards = database
        .page_card_list(body, Viewer::visitor(NOON_MS))
        .await
        .unwrap()
        .card_list;
    assert_eq!(cards.len(), 8, "the repeated card comes once");
    for card in cards {
        match card {
            HomeCard::HomeCategoryCard(card) => assert_eq!(card.list.len(), 4),
            HomeCard::PageHomeBannerCard(card) => {
                assert!(card.list.len() >= 4);
                assert!(card.list.iter().any(|banner| banner.ad_trace.is_some()));
                assert!(card.list.iter().all(|banner| banner.name.zh_cn.is_some()));
            }
            HomeCard::PageHomeMiddleBannerCard(card) => assert_eq!(card.list.len(), 2),
            HomeCard::RankCard(card) | HomeCard::MallCard(card) => {
                assert!(card.name.id_id.is_some());
            }
            HomeCard::FlashSaleCard(card) => {
                // 12:10; the session ends at 14:00.
                assert_eq!(card.countdown_time, 110 * 60);
                assert_eq!(card.max_discount_ratio, 70);
                assert!(card.has_more && card.items.iter().all(|item| item.is_flash_sale));
            }
            HomeCard::BrandPavilionCard(card) => assert!(card.brand_logos.len() >= 3),
            HomeCard::MallNearbyCard(card) => {
                assert_eq!(card.mall_name, "Plaza Kelapa Kembar");
                assert!(card.distance < 1.5 && card.store_count > 0);
            }
        }
    }
}

#[tokio::test]
async fn a_flash_price_counts_only_while_its_session_runs() {
    let database = seeded(2_000);
    let page = database
        .flash_sale_page("flash-jakarta".to_owned(), Viewer::visitor(NOON_MS))
        .await
        .unwrap();
    assert_eq!(page.session_list.len(), 4);
    assert_eq!(page.session_list[0].session_unique_key, page.active_session);
    assert_eq!(page.session_list[1].starts_at, "14:00");
    assert_eq!(page.session_list[1].session_remaining_time, 110 * 60);
    let later = &page.session_list[1].item_list[0];

    let (stores, _) = all(&database, ListKind::Region, body(100)).await;
    let cards = stores.iter().flat_map(|store| &store.asset_list);
    let shown = cards.filter(|card| card.sku_id == later.sku_id);
    for card in shown {
        assert!(!card.is_flash_sale);
        assert!(card.asset_sale_price > later.asset_sale_price);
    }
    let unknown = database
        .flash_sale_page("none".to_owned(), Viewer::visitor(NOON_MS))
        .await
        .unwrap();
    assert!(unknown.session_list.is_empty() && unknown.active_session.is_empty());
}

#[tokio::test]
async fn addresses_are_as_exact_as_the_position_allows() {
    let database = seeded(10);
    let kemang = database.address_at(-6.2607, 106.8134).await.unwrap();
    assert_eq!(kemang.district, "Mampang Prapatan");
    assert_eq!(
        (kemang.city_id.as_str(), kemang.province_id.as_str()),
        ("3174", "31")
    );
    let bogor = database.address_at(-6.5950, 106.8166).await.unwrap();
    assert_eq!(
        (bogor.district.as_str(), bogor.country.as_str()),
        ("", "Indonesia")
    );
    let medan = database.address_at(3.5952, 98.6722).await.unwrap();
    assert_eq!(
        (medan.city.as_str(), medan.country.as_str()),
        ("", "Indonesia")
    );
    let paris = database.address_at(48.8566, 2.3522).await.unwrap();
    assert_eq!(paris.country, "");
    let regions = database.region_list().await.unwrap().region_list;
    assert_eq!(regions[0].children.len(), 5);
    assert_eq!(
        regions[0]
            .children
            .iter()
            .map(|city| city.children.len())
            .sum::<usize>(),
        42
    );
}

#[tokio::test]
async fn counters_reset_and_events_are_stored_once() {
    let database = seeded(10);
    database
        .write(|transaction| {
            for (user_id, page, item) in [
                (1, "account", "coupon"),
                (1, "account", "coupon"),
                (1, "account", "invite"),
                (1, "order", "order"),
                (2, "account", "coupon"),
            ] {
                unread::add(transaction, row::User(user_id), page, item)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    let own = database.unread(Some(row::User(1))).await.unwrap();
    assert_eq!((own.order.total_unread, own.account.total_unread), (1, 3));
    assert_eq!(own.account.items["coupon"], 2);
    let own = database
        .reset_unread(Some(row::User(1)), UnreadPage::Account)
        .await
        .unwrap();
    assert_eq!((own.order.total_unread, own.account.total_unread), (1, 0));
    let others = database.unread(Some(row::User(2))).await.unwrap();
    assert_eq!(others.account.total_unread, 1);

    let event = |id: &str| jajan_contract::events::ReportedEvent {
        event_id: id.to_owned(),
        name: "store_card".to_owned(),
        time_ms: u64::MAX,
        page: "/".to_owned(),
        props: serde_json::Map::new(),
    };
    assert_eq!(
        database
            .save_events(vec![event("a"), event("b"), event("a")], 1)
            .await
            .unwrap(),
        2
    );
    assert_eq!(database.save_events(vec![event("b")], 2).await.unwrap(), 0);
    assert_eq!(database.latest_events(10).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_street_is_said_only_where_a_store_stands_on_it() {
    let database = seeded(2_000);
    let stores: Vec<(f64, f64, String)> = database
        .read(|connection| {
            let sql = "SELECT s.lat, s.lon, t.name FROM stores AS s
                       JOIN streets AS t USING (street_id) ORDER BY s.id LIMIT 200";
            connection.rows(sql, [])
        })
        .await
        .unwrap();
    for (lat, lon, street) in stores {
        let found = database.address_at(lat, lon).await.unwrap();
        assert_eq!(found.street, street);
        assert!(!found.street_id.is_empty());
    }
    // The sea off Ancol, near the middle of an area all the same.
    let sea = database.address_at(-6.1100, 106.8400).await.unwrap();
    assert_eq!((sea.street.as_str(), sea.street_id.as_str()), ("", ""));
    assert!(!sea.city.is_empty());
}

#[tokio::test]
async fn a_mall_is_nearby_up_to_five_kilometres() {
    let database = seeded(2_000);
    let mall_at = async |lat: f64, lon: f64| {
        let body = PageCardListBody {
            card_ids: vec![CardId::MallNearbyCard],
            latitude: Some(lat),
            longitude: Some(lon),
        };
        let found = database
            .page_card_list(body, Viewer::visitor(NOON_MS))
            .await
            .unwrap();
        match found.card_list.into_iter().next() {
            Some(HomeCard::MallNearbyCard(card)) => card,
            other => panic!("{other:?}"),
        }
    };
    let near = mall_at(-6.1586, 106.9082).await;
    assert!(near.distance <= 5.0 && !near.mall_id.is_empty());
    let surabaya = mall_at(-7.2575, 112.7521).await;
    assert_eq!(surabaya.mall_id, "");
}
