//! A place beside other words says from where, and keeps nothing out.

use std::collections::HashSet;

use jajan_contract::search::{PoiListData, PoiListQuery};

use crate::store::discovery::found_lists::found_lists;
use crate::store::search::found::page;
use crate::store::search::tests::{CITY, NOON_MS, query};
use crate::store::{Sql, Viewer};

/// Page 1, and the stores of all pages.
fn all(mut query: PoiListQuery) -> (PoiListData, Vec<String>) {
    let lists = found_lists();
    let mut read = |page_no, query_id: String| {
        (query.page_no, query.query_id) = (page_no, query_id);
        let viewer = Viewer::visitor(NOON_MS);
        let page = CITY.read_now(|connection| page(connection, &lists, &query, viewer));
        page.unwrap()
    };
    let first = read(1, String::new());
    let mut shown = Vec::new();
    let (mut page, mut page_no) = (first.clone(), 1);
    loop {
        shown.extend(page.poi_list.iter().map(|store| store.poi_id.to_string()));
        if !page.has_more {
            return (first, shown);
        }
        page_no += 1;
        page = read(page_no, first.query_id.clone());
    }
}

#[test]
fn a_store_that_is_called_like_a_street_elsewhere_is_found_by_its_name() {
    let sql = "SELECT s.name FROM stores AS s JOIN streets AS t ON s.name LIKE '% Kayu Manis%'
               WHERE t.name = 'Jl. Kayu Manis' AND s.street_id <> t.street_id LIMIT 1";
    let name: String = CITY
        .read_now(|connection| connection.value(sql, []))
        .unwrap();
    let (found, _) = all(query(&name));
    let first = found.poi_list.first();
    assert!(
        first.is_some_and(|store| store.store_name.starts_with(&name)),
        "{name}: {first:?}"
    );
    assert_eq!(found.reading.unwrap().words, [], "no chip of a place");
}

/// Only what is too short to be corrected: a long word beside a place is something that is not there.
#[test]
fn a_short_word_that_nothing_is_called_by_hides_no_place() {
    let street = |text: &str| all(query(text)).1;
    let right = street("jl cilandak kko");
    assert!(!right.is_empty());
    assert_eq!(street("lj cilandak kko"), right);
    assert_eq!(street("helikopter cilandak kko"), [""; 0]);
}

#[test]
fn the_number_found_is_that_of_the_stores_shown_with_an_area_and_without() {
    let text = "bakso tebet";
    let (there, near_tebet) = all(query(text));
    let words = there.reading.unwrap().words.into_iter();
    let dropped_words: Vec<String> = words.map(|word| word.key).collect();
    assert_eq!(dropped_words.len(), 1);
    let (here, near_here) = all(PoiListQuery {
        dropped_words,
        ..query(text)
    });
    for (found_count, shown) in [
        (there.found_count, &near_tebet),
        (here.found_count, &near_here),
    ] {
        assert_eq!(found_count, Some(shown.len() as u32));
    }
    assert_ne!(near_tebet, near_here);
    let [there, here] = [near_tebet, near_here].map(HashSet::<String>::from_iter);
    assert_eq!(there, here);
}
