//! What people know and nobody here sells.

use jajan_contract::localised::Locale;

use crate::city::search_words::UNSOLD;
use crate::geo::Position;
use crate::ids::row;
use crate::seed::search;
use crate::store::search::found::find;
use crate::store::search::reading::Reading;
use crate::store::search::suggest::{Typist, suggestions};
use crate::store::search::tests::{CITY, HERE, NOON_MS, query, seeded};
use crate::store::search::words::split;
use crate::store::{Database, Sql, StoreError, Viewer};

fn found(database: &Database, text: &str) -> (Reading, Vec<row::Store>) {
    let found = database.read_now(|connection| {
        let origin = Position::new(HERE.0, HERE.1)?;
        find(connection, &query(text), origin, NOON_MS)
    });
    found.unwrap()
}

fn name(database: &Database, store: row::Store) -> String {
    let sql = "SELECT name FROM stores WHERE id = ?1";
    database.read_now(|c| c.value(sql, [store])).unwrap()
}

#[test]
fn what_nobody_sells_is_not_taken_for_something_else() {
    for text in UNSOLD {
        let (reading, stores) = found(&CITY, text);
        assert_eq!(reading.corrected, None, "{text}");
        for store in stores {
            let name = split(&name(&CITY, store));
            let has = |word: &String| name.contains(word);
            assert!(split(text).iter().all(has), "{text}: {name:?}");
        }
    }
    // Of no name here.
    for text in [
        "babi",
        "anjing",
        "bir",
        "wine",
        "char siu",
        "bak kut teh",
        "猪肉",
        "babbi",
    ] {
        assert_eq!(found(&CITY, text).1, [], "{text}");
    }
    let typist = Typist {
        origin: Position::new(HERE.0, HERE.1).unwrap(),
        locale: Locale::IdId,
        viewer: Viewer::visitor(NOON_MS),
    };
    let suggested = CITY.read_now(|connection| suggestions(connection, "babi", typist));
    let suggested = suggested.unwrap().into_iter();
    assert_eq!(suggested.map(|one| one.text).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_store_that_is_called_so_is_found() {
    let database = seeded(300);
    let renamed: Result<(), StoreError> = database.write_now(|transaction| {
        transaction.run(
            "UPDATE stores SET name = 'Babi Panggang Lapo' WHERE id = 7",
            [],
        )?;
        search::write(transaction)
    });
    renamed.unwrap();
    let (reading, stores) = found(&database, "babi");
    assert_eq!((reading.corrected, stores), (None, vec![row::Store(7)]));
}

#[test]
fn without_pork_is_halal() {
    for text in ["bebas babi", "sate tanpa babi", "no pork"] {
        let (reading, stores) = found(&CITY, text);
        assert_eq!(reading.corrected, None, "{text}");
        let keys: Vec<&str> = reading.words.iter().map(|word| word.key.as_str()).collect();
        assert_eq!(keys, ["filter:BOOLEAN:halal"], "{text}");
        assert!(!stores.is_empty(), "{text}");
    }
}
