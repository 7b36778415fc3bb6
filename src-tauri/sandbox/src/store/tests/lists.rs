//! The three lists: complete, in order, no store twice, filters, paging, refusals.

use std::{collections::HashSet, sync::Arc};

use jajan_contract::{
    filters::FilterType,
    stores::{StoreListBody, StoreListData},
};

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::discovery::open_lists::{ListKind, open_lists};
use crate::store::tests::{
    LISTS, NOON_MS, all, assert_no_store_twice, body, choose, count, seeded,
};
use crate::store::{Sql, StoreError, Viewer};

#[tokio::test]
async fn the_distance_list_is_every_store_in_reach_nearest_first() {
    let database = seeded(2_000);
    let first = body(37);
    let origin = Position {
        lat: first.lat,
        lon: first.lng,
    };
    let (stores, _) = all(&database, ListKind::Distance, first).await;
    assert_no_store_twice(&stores);
    assert!(
        stores
            .windows(2)
            .all(|pair| pair[0].distance <= pair[1].distance)
    );

    // The plain way: measure all.
    let positions: Vec<(i64, f64, f64)> = database
        .read(|connection| {
            connection.rows("SELECT id, lat, lon FROM stores WHERE id < 9000001", [])
        })
        .await
        .unwrap();
    let mut expected: Vec<_> = positions
        .into_iter()
        .map(|(id, lat, lon)| (origin.distance_mm(Position { lat, lon }), id))
        .filter(|(millimetres, _)| *millimetres <= 10_000_000)
        .collect();
    expected.sort_unstable();
    let expected: Vec<_> = expected
        .into_iter()
        .map(|(_, id)| ids::poi(row::Store(id)))
        .collect();
    let found: Vec<_> = stores.into_iter().map(|store| store.poi_id).collect();
    assert_eq!(found, expected);
}

#[tokio::test]
async fn recommended_goes_on_where_the_distance_list_ended() {
    let database = seeded(2_000);
    let (near, query_id) = all(&database, ListKind::Distance, body(50)).await;
    let mut recommend = body(50);
    recommend.origin_query_id = Some(query_id);
    let (rest, _) = all(&database, ListKind::Recommend, recommend).await;
    assert!(!near.is_empty() && !rest.is_empty());
    let together: Vec<_> = near.into_iter().chain(rest).collect();
    assert_no_store_twice(&together);
    assert_eq!(together.len(), 2_000);
}

#[tokio::test]
async fn recommended_leaves_out_only_what_was_shown() {
    let database = seeded(500);
    let mut filtered = body(10);
    filtered.filter_options = vec![choose(FilterType::Categories, &["100"])];
    let page = database
        .find_stores(
            &LISTS,
            ListKind::Distance,
            filtered,
            Viewer::visitor(NOON_MS),
        )
        .await
        .unwrap();
    let shown: HashSet<_> = page
        .poi_list
        .iter()
        .map(|store| store.poi_id.clone())
        .collect();
    let mut recommend = body(100);
    recommend.origin_query_id = Some(page.query_id);
    let (rest, _) = all(&database, ListKind::Recommend, recommend).await;
    assert_eq!(rest.len(), 500 - shown.len());
    assert!(rest.iter().all(|store| !shown.contains(&store.poi_id)));
}

#[tokio::test]
async fn a_region_list_has_the_regions_stores_from_any_distance() {
    let database = seeded(600);
    // Kelapa Gading, South Jakarta, everything; asked from Menteng and from Surabaya.
    for (region, condition) in [
        (
            "317206",
            "SELECT count(*) FROM stores WHERE id < 9000001 AND district_id = 317206",
        ),
        (
            "3174",
            "SELECT count(*) FROM stores WHERE id < 9000001 AND district_id / 100 = 3174",
        ),
        ("31", "SELECT count(*) FROM stores WHERE id < 9000001"),
        ("0", "SELECT count(*) FROM stores WHERE id < 9000001"),
    ] {
        for (lat, lng) in [(-6.195, 106.8326), (-7.2575, 112.7521)] {
            let mut first = body(100);
            (first.lat, first.lng) = (lat, lng);
            first.region_id = region.to_owned();
            let (stores, _) = all(&database, ListKind::Region, first).await;
            assert_no_store_twice(&stores);
            assert_eq!(
                stores.len(),
                count(&database, condition).await,
                "{region} from {lat}"
            );
            assert!(
                stores
                    .windows(2)
                    .all(|pair| pair[0].distance <= pair[1].distance)
            );
        }
    }
}

#[tokio::test]
async fn filters_narrow_every_list() {
    let database = seeded(600);
    for (filters, categories, sql) in [
        (
            vec![choose(FilterType::Categories, &["201", "103"])],
            vec![],
            "category_id IN (201, 103)",
        ),
        (
            vec![choose(FilterType::Categories, &["100"])],
            vec![],
            "category_id BETWEEN 101 AND 199",
        ),
        (vec![], vec!["300"], "category_id BETWEEN 301 AND 399"),
        (
            vec![choose(FilterType::Categories, &["201"])],
            vec!["200"],
            "category_id = 201",
        ),
        (
            vec![choose(FilterType::Categories, &["101"])],
            vec!["200"],
            "0",
        ),
        (
            vec![choose(FilterType::Price, &["0-25000", "200000-"])],
            vec![],
            "price_per_capita < 25000 OR price_per_capita >= 200000",
        ),
        (
            vec![choose(FilterType::DiscountStore, &["discount"])],
            vec![],
            "has_discount",
        ),
        (
            vec![choose(FilterType::CouponAvailable, &["coupon"])],
            vec![],
            "id IN (SELECT store_id FROM products WHERE withdrawn_ms IS NULL AND remaining_stock > 0
               AND sale_price > 0)",
        ),
        (
            vec![choose(FilterType::Boolean, &["refundable"])],
            vec![],
            "has_refundable",
        ),
        (
            vec![
                choose(FilterType::Boolean, &["halal"]),
                choose(FilterType::Price, &["25000-50000"]),
            ],
            vec![],
            "halal_until > 0 AND price_per_capita >= 25000 AND price_per_capita < 50000",
        ),
    ] {
        let expected: usize = database
            .read_now(|c| {
                let sql = format!("SELECT count(*) FROM stores WHERE id < 9000001 AND {sql}");
                c.value(&sql, [])
            })
            .unwrap();
        for kind in [ListKind::Region, ListKind::Recommend] {
            let mut first = body(100);
            first.filter_options.clone_from(&filters);
            first.category_id_list = categories.iter().map(|id| (*id).to_owned()).collect();
            let (stores, _) = all(&database, kind, first).await;
            assert_no_store_twice(&stores);
            assert_eq!(stores.len(), expected, "{kind:?} with {sql}");
        }
    }
}

#[tokio::test]
async fn open_now_goes_by_the_hours_of_the_moment() {
    let database = seeded(1_000);
    let mut first = body(100);
    first.filter_options = vec![choose(FilterType::Boolean, &["openNow"])];
    let (open, _) = all(&database, ListKind::Region, first).await;
    assert!(open.iter().all(|store| store.business_state.is_open));
    let (stores, _) = all(&database, ListKind::Region, body(100)).await;
    assert_eq!(
        stores
            .iter()
            .filter(|store| store.business_state.is_open)
            .count(),
        open.len()
    );
    assert!(open.len() < stores.len() && !open.is_empty());
    // A closed store says when it opens.
    let closed = stores
        .iter()
        .find(|store| !store.business_state.is_open)
        .unwrap();
    assert!(closed.business_state.opens_at.is_some());
}

#[tokio::test]
async fn a_page_asked_twice_is_the_same_and_page_one_rules() {
    let database = seeded(500);
    let first = database
        .find_stores(
            &LISTS,
            ListKind::Distance,
            body(10),
            Viewer::visitor(NOON_MS),
        )
        .await
        .unwrap();
    assert!(!first.filter_options.is_empty());
    let mut second = body(10);
    second.page_no = 2;
    second.query_id = first.query_id;
    let one = database
        .find_stores(
            &LISTS,
            ListKind::Distance,
            second.clone(),
            Viewer::visitor(NOON_MS),
        )
        .await
        .unwrap();
    // The phone has moved and a filter was touched: the list is still the one of page 1.
    second.lat = -6.30;
    second.filter_options = vec![choose(FilterType::Boolean, &["halal"])];
    let other = database
        .find_stores(&LISTS, ListKind::Distance, second, Viewer::visitor(NOON_MS))
        .await
        .unwrap();
    let names = |page: &StoreListData| -> Vec<_> {
        page.poi_list
            .iter()
            .map(|store| store.poi_id.clone())
            .collect()
    };
    assert_eq!(names(&one), names(&other));
    assert!(one.filter_options.is_empty());
}

#[tokio::test]
async fn wrong_values_are_named() {
    let database = seeded(50);
    let page = database
        .find_stores(
            &LISTS,
            ListKind::Distance,
            body(5),
            Viewer::visitor(NOON_MS),
        )
        .await
        .unwrap();
    let query_id = page.query_id;
    type Spoil = Box<dyn Fn(&mut StoreListBody)>;
    let cases: [(&str, ListKind, Spoil); 17] = [
        ("pageNo", ListKind::Distance, Box::new(|b| b.page_no = 0)),
        (
            "pageSize",
            ListKind::Distance,
            Box::new(|b| b.page_size = 0),
        ),
        (
            "pageSize",
            ListKind::Distance,
            Box::new(|b| b.page_size = 101),
        ),
        (
            "queryId",
            ListKind::Distance,
            Box::new(|b| b.query_id = "x".to_owned()),
        ),
        ("queryId", ListKind::Distance, Box::new(|b| b.page_no = 2)),
        (
            "distance",
            ListKind::Distance,
            Box::new(|b| b.distance = "far".to_owned()),
        ),
        (
            "distance",
            ListKind::Distance,
            Box::new(|b| b.distance = "NaN".to_owned()),
        ),
        (
            "distance",
            ListKind::Distance,
            Box::new(|b| b.distance = "-1".to_owned()),
        ),
        (
            "regionId",
            ListKind::Region,
            Box::new(|b| b.region_id = "99".to_owned()),
        ),
        (
            "regionId",
            ListKind::Region,
            Box::new(|b| b.region_id = "1 OR 1".to_owned()),
        ),
        ("lat", ListKind::Distance, Box::new(|b| b.lat = 91.0)),
        ("lng", ListKind::Recommend, Box::new(|b| b.lng = f64::NAN)),
        (
            "categoryIdList",
            ListKind::Distance,
            Box::new(|b| b.category_id_list = vec!["9".to_owned()]),
        ),
        (
            "filterOptions",
            ListKind::Distance,
            Box::new(|b| b.filter_options = vec![choose(FilterType::Price, &["1-2"])]),
        ),
        (
            "filterOptions",
            ListKind::Distance,
            Box::new(|b| b.filter_options = vec![choose(FilterType::Boolean, &[])]),
        ),
        (
            "filterOptions",
            ListKind::Distance,
            Box::new(|b| b.filter_options = vec![choose(FilterType::Categories, &["') --"])]),
        ),
        (
            "queryId",
            ListKind::Region,
            Box::new(move |b| {
                b.page_no = 2;
                b.query_id = query_id.clone();
            }),
        ),
    ];
    for (field, kind, spoil) in cases {
        let mut wrong = body(5);
        spoil(&mut wrong);
        let error = database
            .find_stores(&LISTS, kind, wrong, Viewer::visitor(NOON_MS))
            .await
            .unwrap_err();
        assert!(
            matches!(error, StoreError::BadValue { field: named, .. } if named == field),
            "{field}: {error}"
        );
    }
}

#[tokio::test]
async fn old_lists_are_forgotten() {
    let (database, lists) = (seeded(50), Arc::new(open_lists()));
    database
        .find_stores(
            &lists,
            ListKind::Distance,
            body(5),
            Viewer::visitor(NOON_MS),
        )
        .await
        .unwrap();
    database
        .find_stores(
            &lists,
            ListKind::Distance,
            body(5),
            Viewer::visitor(NOON_MS + 13 * 3_600_000),
        )
        .await
        .unwrap();
    assert_eq!(lists.count(NOON_MS + 13 * 3_600_000), 1);
}
