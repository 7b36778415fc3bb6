//! Which vouchers are found, and what a page of them reads.

use std::cell::Cell;

use jajan_contract::coupon::AssetCard;
use jajan_contract::search::PoiSort;

use crate::ids::poi_number;
use crate::store::discovery::found_lists::{MAX_FOUND, found_lists};
use crate::store::search::tests::{CITY, NOON_MS, query, seeded};
use crate::store::search::vouchers::{VOUCHERS_SQL, page};
use crate::store::{Sql, Viewer};

thread_local! {
    /// Statements of the stores' vouchers, and the others.
    static STATEMENTS: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

fn note(sql: &str) {
    let (stores, others) = STATEMENTS.get();
    STATEMENTS.set(match sql.starts_with(&VOUCHERS_SQL[..30]) {
        true => (stores + 1, others),
        false => (stores, others + 1),
    });
}

#[test]
fn a_page_of_vouchers_reads_what_it_shows_at_once() {
    let database = seeded(2_000);
    // Nothing is written: the writer is the connection that is watched.
    database.watch_writes(note).unwrap();
    let counted = |text: &str, sort, page_size| {
        let mut query = query(text);
        (query.sort, query.page_size) = (sort, page_size);
        let read = database.write_now(|connection| {
            STATEMENTS.set((0, 0));
            page(connection, &found_lists(), &query, Viewer::visitor(NOON_MS))
        });
        let page = read.unwrap();
        assert_eq!(page.asset_list.len(), page_size as usize, "{text}");
        (STATEMENTS.get(), page.found_count as usize)
    };
    for text in ["kopi", "soto", "sate"] {
        let ((_, few), _) = counted(text, PoiSort::Best, 5);
        let ((_, many), _) = counted(text, PoiSort::Best, 45);
        // A card asks what its voucher cost before.
        assert!(many <= few + 45, "{text}: {few}, {many}");
    }
    // Where no dish was named, every voucher fits: what is not kept is not read.
    let ((stores, _), found) = counted("halal", PoiSort::Distance, 5);
    assert_eq!(found, MAX_FOUND);
    assert!(stores * 2 < MAX_FOUND, "{stores}");
}

const ORDERS: [PoiSort; 5] = [
    PoiSort::Best,
    PoiSort::Distance,
    PoiSort::Score,
    PoiSort::Price,
    PoiSort::Discount,
];

/// Every voucher that is found, and the distances of their stores.
fn all(text: &str, sort: PoiSort) -> (Vec<AssetCard>, Vec<f64>) {
    let (mut cards, mut distances) = (Vec::new(), Vec::new());
    let lists = found_lists();
    let mut query = query(text);
    (query.sort, query.page_size) = (sort, 50);
    loop {
        let read = |connection: &_| page(connection, &lists, &query, Viewer::visitor(NOON_MS));
        let page = CITY.read_now(read).unwrap();
        cards.extend(page.asset_list);
        distances.extend(page.hits.iter().map(|hit| hit.distance));
        if !page.has_more {
            return (cards, distances);
        }
        (query.page_no, query.query_id) = (query.page_no + 1, page.query_id);
    }
}

fn is_of_kind(card: &AssetCard, kind: i64) -> bool {
    let store = poi_number(&card.store_info.poi_id).unwrap();
    let sql = "SELECT category_id = ?2 FROM stores WHERE id = ?1";
    let found = CITY.read_now(|connection| connection.value(sql, (store, kind)));
    found.unwrap()
}

/// Stores that cook fried rice sell other things as well, and cash vouchers.
#[test]
fn in_each_order_only_vouchers_of_the_dish_are_found() {
    for (text, art) in [("nasi goreng", "nasi-goreng"), ("rendang", "rendang")] {
        let mut counts = Vec::new();
        for sort in ORDERS {
            let (cards, distances) = all(text, sort);
            for card in &cards {
                let name = card.coupon.coupon_name.id_id.clone().unwrap();
                let fits = name.to_lowercase().contains(text) || card.image_url.contains(art);
                assert!(fits, "{text}, {sort:?}: {name}");
            }
            let prices = cards.iter().map(|card| card.asset_sale_price);
            match sort {
                PoiSort::Price => assert!(prices.is_sorted(), "{text}"),
                PoiSort::Distance => assert!(distances.is_sorted(), "{text}"),
                _ => {}
            }
            counts.push(cards.len());
        }
        assert!(counts[0] > 3, "{text}: {counts:?}");
        assert!(
            counts.iter().all(|count| *count == counts[0]),
            "{text}: {counts:?}"
        );
    }
}

/// Whoever names a kind of stores or one store is shown all that such stores sell, and nothing of a store
/// that only has a dish of the name.
#[test]
fn in_each_order_vouchers_of_a_store_that_was_named_are_found() {
    const SEAFOOD: i64 = 107;
    for sort in ORDERS {
        let (cards, _) = all("seafood", sort);
        let name = |card: &AssetCard| card.coupon.coupon_name.id_id.clone().unwrap();
        let others = cards.iter().filter(|card| !is_of_kind(card, SEAFOOD));
        for card in others {
            assert!(name(card).contains("seafood"), "{sort:?}: {}", name(card));
        }
        assert!(
            cards.iter().any(|card| name(card).contains("tunai")),
            "{sort:?}"
        );
        let (cards, _) = all("kopi kenari", sort);
        let stores = cards.iter().map(|card| &card.store_info.store_name);
        assert!(cards.len() > 3, "{sort:?}");
        for store in stores {
            assert!(store.contains("Kenari"), "{sort:?}: {store}");
        }
    }
}
