//! An area beside other words says from where, and keeps nothing out.

use std::collections::HashSet;

use jajan_contract::search::{PoiListData, PoiListQuery};

use crate::store::Viewer;
use crate::store::discovery::found_lists::found_lists;
use crate::store::search::found::page;
use crate::store::search::tests::{CITY, NOON_MS, query};

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
