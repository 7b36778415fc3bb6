//! A store's page costs the same among few stores and many.

use rusqlite::Connection;

use crate::ids::row;
use crate::store::Viewer;
use crate::store::catalog::refusal::REFUSAL_SQL;
use crate::store::catalog::store_page::found::PAGE_SQL;
use crate::store::catalog::store_page::rows::MENU_SQL;
use crate::store::catalog::{applicable_stores, assets, flash_marks, price_history, purchase};
use crate::store::content;
use crate::store::coupons::{
    batches, claimed, envelope_list, kinds, partner_code, savings, store_coupons, terms,
    wallet_line, wallet_rows, wallet_stores,
};
use crate::store::discovery::filters::StoreFilter;
use crate::store::discovery::malls::{directory, page};
use crate::store::discovery::{favourites, flash_sale, found_lists, ranks, reservations, sorting};
use crate::store::orders::{bought, sold};
use crate::store::search::reading::Term;
use crate::store::search::{hits, lexicon, rank, retrieve, suggest, vouchers};
use crate::store::tests::load::plan;
use crate::store::tests::{NOON_MS, seeded};

#[test]
fn no_page_and_no_favourite_walks_a_table() {
    let database = seeded(200);
    for sql in [
        PAGE_SQL,
        MENU_SQL,
        REFUSAL_SQL,
        store_coupons::CLAIMED_BY_ALL,
        store_coupons::CLAIMED_BY_USER,
        batches::OF_STORE_SQL,
        batches::OF_NUMBER_SQL,
        favourites::COUNT_SQL,
        favourites::PAGE_SQL,
        ranks::COUNTED_SQL,
        &ranks::places_sql(""),
        purchase::STORE_SQL,
        applicable_stores::COUNT_SQL,
        applicable_stores::BRAND_SQL,
        sold::OF_STORE_SQL,
        price_history::ROWS_SQL,
        price_history::PRICES_SQL,
        sold::SOLD_SQL,
        bought::UNPAID_SQL,
        wallet_rows::BOUGHT_SQL,
        terms::TERMS_SQL,
        terms::MORE_SQL,
        wallet_rows::UNPAID_SQL,
        &claimed::claimed_sql(claimed::OF_USER),
        &claimed::claimed_sql(claimed::BY_ID),
        &claimed::claimed_sql(claimed::BY_TAIL),
        wallet_line::STORE_SQL,
        savings::USED_SQL,
        envelope_list::OF_USER_SQL,
        partner_code::OPENED_SQL,
        kinds::KIND_SQL,
        wallet_stores::BOUGHT_SQL,
        wallet_stores::CLAIMED_SQL,
        lexicon::NAMES_SQL,
        lexicon::WORD_SQL,
        suggest::SHOP_SQL,
        &vouchers::VOUCHERS_SQL,
        &retrieve::store_sql(&StoreFilter::default().conditions()),
        page::ADDRESS_SQL,
        flash_marks::RESERVED_SQL,
        flash_marks::HELD_SQL,
        flash_sale::HAS_ITEMS_SQL,
        &flash_sale::items_sql(),
        reservations::ITEM_SQL,
        reservations::OPEN_SQL,
        reservations::BEGUN_SQL,
        content::LEFT_BY_USER_SQL,
        content::LEFT_BY_DEVICE_SQL,
        &directory::page_sql(),
        &directory::popular_sql(),
    ] {
        let lines = plan(&database, sql);
        // What a correlated subquery reads stands in lines of its own.
        let is_search =
            |line: &String| line.starts_with("SEARCH") || line.starts_with("CORRELATED SCALAR");
        assert!(lines.iter().all(is_search), "{sql}\n{lines:?}");
    }
}

#[test]
fn of_many_rows_each_is_found_by_its_number() {
    let database = seeded(200);
    for sql in [
        content::VIDEOS_SQL,
        &content::of_stores_sql(),
        &assets::numbers_sql(),
        &vouchers::places_sql(),
        &sorting::SORTED_SQL,
        &found_lists::opening_sql(),
    ] {
        let lines = plan(&database, sql);
        // The numbers come out of one parameter.
        let is_bounded = |line: &String| {
            let small = [
                "CORRELATED SCALAR",
                "LIST SUBQUERY",
                "SCAN asked",
                "SCAN json_each",
            ];
            line.starts_with("SEARCH") || small.iter().any(|start| line.starts_with(start))
        };
        assert!(lines.iter().all(is_bounded), "{sql}\n{lines:?}");
    }
}

#[test]
fn a_directory_reads_no_row_and_no_menu_of_its_stores() {
    let database = seeded(200);
    let word = directory::Named {
        dishes: vec![1, 2],
        categories: vec![201],
    };
    for sql in [
        directory::COUNTS_SQL,
        &directory::page_sql(),
        &directory::found_sql(row::Mall(1), &[word.clone(), word]),
    ] {
        let lines = plan(&database, sql);
        let of_mall = "SEARCH s USING COVERING INDEX stores_by_mall (mall_id=?";
        assert!(lines[0].starts_with(of_mall), "{sql}\n{lines:?}");
        // What closed, by its number or one by one, and the rows of words.
        let is_bounded = |line: &String| {
            let by_number = "USING INTEGER PRIMARY KEY (rowid=?)";
            let small = [
                "CORRELATED SCALAR",
                "LIST SUBQUERY",
                "SCAN u",
                "CREATE BLOOM FILTER",
            ];
            (line.starts_with("SEARCH") && line.ends_with(by_number))
                || line.starts_with("SCAN search_stores VIRTUAL TABLE INDEX 0:M")
                || small.iter().any(|start| line.starts_with(start))
        };
        assert!(lines[1..].iter().all(is_bounded), "{sql}\n{lines:?}");
    }
}

#[test]
fn what_a_search_sorts_is_one_menu_and_the_words_like_one() {
    let database = seeded(200);
    let term = Term {
        dishes: vec![1, 2],
        exact: vec![1],
        ..Term::default()
    };
    for sql in [
        rank::menu_sql(&term),
        hits::dish_sql(&term),
        lexicon::similar_sql(5),
    ] {
        let lines = plan(&database, &sql);
        let is_bounded =
            |line: &String| line.starts_with("SEARCH") || line.starts_with("USE TEMP B-TREE");
        assert!(lines.iter().all(is_bounded), "{sql}\n{lines:?}");
    }
}

fn steps(connection: &Connection, sql: &str) -> i32 {
    let statement = connection.prepare_cached(sql).unwrap();
    statement.reset_status(rusqlite::StatementStatus::VmStep)
}

#[tokio::test]
async fn a_page_takes_as_much_work_among_many_stores_as_among_few() {
    let mut taken = Vec::new();
    for stores in [100, 4_000] {
        let database = seeded(stores);
        let page = database.store_page(row::Store(7), Viewer::visitor(NOON_MS));
        assert!(page.await.is_ok());
        let of_page = database.read_now(|connection| {
            let mut statement = connection.prepare_cached(PAGE_SQL)?;
            statement.query([7])?.next()?;
            drop(statement);
            Ok(steps(connection, PAGE_SQL))
        });
        taken.push(of_page.unwrap());
    }
    assert!(taken[0] > 0 && taken[1] < taken[0] * 2, "{taken:?}");
}
