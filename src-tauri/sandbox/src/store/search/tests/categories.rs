//! A kind of stores beside words that narrow or sort.

use crate::geo::Position;
use crate::ids::row;
use crate::store::Sql;
use crate::store::search::found::find;
use crate::store::search::tests::{CITY, HERE, NOON_MS, query};

const SEAFOOD: i64 = 107;
const COFFEE: i64 = 201;

/// «Nasi goreng seafood» is on the menus of many stores nearer than those that are called so.
#[test]
fn a_kind_of_stores_stays_one_beside_a_word_that_narrows() {
    for (text, category) in [
        ("seafood", SEAFOOD),
        ("seafood halal", SEAFOOD),
        ("halal seafood", SEAFOOD),
        ("seafood murah", SEAFOOD),
        ("seafood buka sekarang", SEAFOOD),
        ("seafood terdekat", SEAFOOD),
        ("kopi murah terdekat", COFFEE),
    ] {
        let found = CITY.read_now(|connection| {
            let origin = Position::new(HERE.0, HERE.1)?;
            let (_, found) = find(connection, &query(text), origin, NOON_MS)?;
            let is_of_kind = |store: &row::Store| {
                let sql = "SELECT category_id = ?2 FROM stores WHERE id = ?1";
                connection.value(sql, (*store, category))
            };
            found
                .iter()
                .map(is_of_kind)
                .collect::<Result<Vec<bool>, _>>()
        });
        let found = found.unwrap();
        let all = found.iter().filter(|is_of_kind| **is_of_kind).count();
        let first = found.iter().take(all.min(10));
        let first = first.filter(|is_of_kind| **is_of_kind).count();
        assert!(all > 3, "{text}: {all}");
        // One that is next door may stand between them.
        assert!(first + 1 >= all.min(10), "{text}: {first} of {all}");
        // What cooks it follows.
        assert!(all < found.len() || category == COFFEE, "{text}");
    }
}
