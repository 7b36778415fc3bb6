//! What a text that is being typed may become, and what is popular. Discovery 1.

use jajan_contract::{
    calls as c,
    search::{SearchSuggestion, SuggestionKind},
};
use serde_json::json;

use crate::stores::search::{marked, query, stores, suggested};
use crate::support::Sandbox;

#[tokio::test]
async fn suggestions_follow_what_is_typed() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    for text in ["", " ", "s", "!", "\u{202e}"] {
        assert!(suggested(&visitor, text).await.is_empty(), "{text}");
    }
    let names = |list: &[SearchSuggestion]| -> Vec<String> {
        list.iter().map(|one| one.text.clone()).collect()
    };
    let list = suggested(&visitor, "so").await;
    assert_eq!(list.len(), 8);
    assert!(names(&list).contains(&"Soto ayam".to_owned()), "{list:?}");
    for one in &list {
        let words = marked(&one.text, &one.ranges);
        assert!(
            words.iter().all(|word| word.to_lowercase() == "so"),
            "{one:?}"
        );
        assert_eq!(one.store.is_some(), one.kind == SuggestionKind::Store);
    }
    assert!(list.iter().filter(|one| one.store.is_some()).count() >= 3);
    let kind_of = |list: &[SearchSuggestion], kind| {
        let mut found = list.iter().filter(|one| one.kind == kind);
        found.next().map(|one| (one.text.clone(), one.id.clone()))
    };
    for (text, kind, name, id) in [
        ("kopi ken", SuggestionKind::Brand, "Kopi Kenari", "2"),
        ("gelor", SuggestionKind::Mall, "Gelora Galeri", "M1"),
        ("kemang", SuggestionKind::Area, "Kemang", "38"),
        ("seafo", SuggestionKind::Category, "Seafood", "107"),
        ("rendn", SuggestionKind::Dish, "Rendang sapi", "60"),
        ("nasgor", SuggestionKind::Dish, "Nasi goreng kampung", "17"),
        ("薯", SuggestionKind::Dish, "Kentang goreng", "160"),
    ] {
        let list = suggested(&visitor, text).await;
        let found = kind_of(&list, kind);
        assert_eq!(
            found,
            Some((name.to_owned(), id.to_owned())),
            "{text}: {list:?}"
        );
    }
}

#[tokio::test]
async fn ten_popular_texts_find_something() {
    let sandbox = Sandbox::with_stores(2_000);
    let visitor = sandbox.visitor();
    let popular = visitor.call::<c::SearchPopular>(json!({})).await;
    assert_eq!(popular.popular_list.len(), 10);
    for one in popular.popular_list {
        let picture = sandbox.get(&one.icon_url).await;
        assert_eq!(picture.status, 200, "{}", one.icon_url);
        for text in [one.text.id_id, one.text.en_us, one.text.zh_cn] {
            let found = stores(&visitor, query(&text.clone().unwrap())).await;
            assert!(found.found_count.unwrap() > 20, "{text:?}");
        }
    }
}
