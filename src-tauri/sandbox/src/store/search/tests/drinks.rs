//! Drinks that nearly everyone sells, and their words in the names of people.

use crate::city::search_words::shared_dishes;
use crate::geo::Position;
use crate::ids::row;
use crate::store::Sql;
use crate::store::search::found::find;
use crate::store::search::lexicon::Lexicon;
use crate::store::search::read::read;
use crate::store::search::tests::{CITY, HERE, NOON_MS, query};

fn found(text: &str) -> Vec<row::Store> {
    let found = CITY.read_now(|connection| {
        let origin = Position::new(HERE.0, HERE.1)?;
        find(connection, &query(text), origin, NOON_MS)
    });
    found.unwrap().1
}

fn sells(store: row::Store, names: &str) -> bool {
    let sql = "SELECT 1 FROM menu_items AS i JOIN dishes AS d ON d.dish_id = i.dish_id
               WHERE i.store_id = ?1 AND d.name_id LIKE ?2";
    let sells = CITY.read_now(|connection| connection.has(sql, (store, names)));
    sells.unwrap()
}

/// The whole name finds it, and so do its first words; one word is of too many.
#[test]
fn the_first_words_of_a_shared_drink_find_it() {
    for (text, name) in [
        ("es teh", "Es teh manis"),
        ("teh tawar", "Teh tawar hangat"),
        ("es kelapa", "Es kelapa muda"),
        ("sweet iced", "Es teh manis"),
    ] {
        let stores = found(text);
        let whole = found(name);
        assert!(whole.len() > 50, "{name}: {}", whole.len());
        assert_eq!(stores.len(), whole.len(), "{text}");
        let first = stores.iter().take(10);
        assert_eq!(
            first.filter(|store| sells(**store, name)).count(),
            10,
            "{text}"
        );
    }
    let shared = shared_dishes();
    for text in ["es", "teh", "hot", "plain tea"] {
        let reading = CITY.read_now(|connection| read(Lexicon(connection), text, &[], true));
        let terms = reading.unwrap().terms;
        let mut dishes = terms.iter().flat_map(|term| &term.dishes);
        assert!(dishes.all(|dish| !shared.contains(dish)), "{text}");
    }
}

/// «Teh» is also how a woman is called: «Burger Teh Euis» sells burgers.
#[test]
fn who_is_called_like_a_drink_stands_behind_those_who_sell_it() {
    let stores = found("teh");
    let fits = |store: row::Store| {
        let sql = "SELECT category_id = 202 FROM stores WHERE id = ?1";
        let is_tea_shop: bool = CITY.read_now(|c| c.value(sql, [store])).unwrap();
        is_tea_shop
            || ["Teh mint", "Teh tarik", "Teh susu%", "Teh le%"]
                .iter()
                .any(|name| sells(store, name))
    };
    let last = stores.iter().rposition(|store| fits(*store)).unwrap();
    let namesakes: Vec<usize> = (0..stores.len()).filter(|at| !fits(stores[*at])).collect();
    assert!(!namesakes.is_empty() && last > 20, "{}", stores.len());
    // Next door it may stand before one who sells tea at the other end of the city.
    assert!(namesakes[0] >= 20, "{namesakes:?}");
}
