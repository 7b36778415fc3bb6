//! What is renamed in its table is found by its new name, without a change of code.

use crate::geo::Position;
use crate::seed::search;
use crate::store::StoreError;
use crate::store::search::found::find;
use crate::store::search::tests::{HERE, NOON_MS, query, seeded};

#[test]
fn new_names_are_found_after_the_index_is_made_anew() {
    let database = seeded(300);
    let count = |text: &str| {
        let found = database.read_now(|connection| {
            let origin = Position::new(HERE.0, HERE.1)?;
            find(connection, &query(text), origin, NOON_MS)
        });
        let (reading, stores) = found.unwrap();
        (stores.len(), reading.corrected)
    };
    let texts = [
        "Zuppa xylofon",
        "Yoxyq brand",
        "Wuxing quz",
        "jl vixqua",
        "Qyrwt zyzzyva",
    ];
    for text in texts {
        assert_eq!(count(text).0, 0, "{text}");
    }
    let rename = |sql: &'static str| {
        database.write_now(move |transaction| Ok(transaction.execute_batch(sql)?))
    };
    rename(
        "UPDATE dishes SET name_id = 'Zuppa Xylofon' WHERE name_id = 'Soto betawi';
         UPDATE brands SET name = 'Yoxyq Brand' WHERE brand_id = 2;
         UPDATE areas SET name = 'Wuxing Quz' WHERE name = 'Tebet';
         UPDATE streets SET name = 'Jl. Vixqua' WHERE street_id =
           (SELECT street_id FROM stores WHERE id = 7);
         UPDATE categories SET name_id = 'Qyrwt Zyzzyva' WHERE category_id = 201;",
    )
    .unwrap();
    let remade: Result<(), StoreError> = database.write_now(search::write);
    remade.unwrap();
    for text in texts {
        assert!(count(text).0 > 0, "{text}");
    }
    let (stores, corrected) = count("zupa xylofom");
    assert!(stores > 0);
    assert_eq!(corrected.as_deref(), Some("zuppa xylofon"));
}
