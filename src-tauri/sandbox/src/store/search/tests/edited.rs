//! Names with a mistake in them, thrown by the dice.

use std::collections::{BTreeMap, HashMap, HashSet};

use rusqlite::Connection;

use crate::dice::Dice;
use crate::geo::Position;
use crate::ids::row;
use crate::store::search::found::find;
use crate::store::search::tests::{CITY, HERE, NOON_MS, query};
use crate::store::search::words::phrase;
use crate::store::{FromRow, Sql, StoreError};

const EDITS: usize = 1_000;
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz";
/// A word of fewer letters is like too many others to be corrected, and so is a name that is no longer.
const FEWEST_LETTERS: usize = 4;
/// Of names. Chinese ones have no letters that could be mistyped: no character of theirs is corrected.
const KINDS: usize = 9;

/// Every name that leads to stores, and the stores: what is sold nowhere cannot be found.
const NAMES_SQL: &str = "
  WITH kinds (category_id, name_id, name_en) AS (
    SELECT leaf.category_id, own.name_id, own.name_en FROM categories AS own
      JOIN categories AS leaf ON own.category_id IN (leaf.category_id, leaf.parent_id)
  ), names (kind, name, store_id) AS (
    SELECT 'dish', d.name_id, i.store_id FROM dishes AS d JOIN menu_items AS i USING (dish_id)
    UNION ALL
    SELECT 'dish in English', d.name_en, i.store_id
      FROM dishes AS d JOIN menu_items AS i USING (dish_id)
    UNION ALL SELECT 'category', c.name_id, s.id FROM kinds AS c JOIN stores AS s USING (category_id)
    UNION ALL
    SELECT 'category in English', c.name_en, s.id FROM kinds AS c JOIN stores AS s USING (category_id)
    UNION ALL SELECT 'brand', b.name, s.id FROM brands AS b JOIN stores AS s USING (brand_id)
    UNION ALL SELECT 'mall', m.name, s.id FROM malls AS m JOIN stores AS s USING (mall_id)
    UNION ALL SELECT 'area', a.name, s.id FROM areas AS a JOIN stores AS s USING (area_id)
    UNION ALL SELECT 'street', t.name, s.id FROM streets AS t JOIN stores AS s USING (street_id)
    UNION ALL SELECT 'store', name, id FROM stores
  )
  SELECT kind, name, store_id FROM names WHERE store_id < 9000001";

#[derive(FromRow)]
struct NameRow {
    kind: String,
    name: String,
    store_id: row::Store,
}

struct Named {
    kind: String,
    stores: HashSet<row::Store>,
}

/// By the form in which names are compared.
fn names(connection: &Connection) -> Result<BTreeMap<String, Named>, StoreError> {
    let mut names: BTreeMap<String, Named> = BTreeMap::new();
    let mut phrases: HashMap<String, String> = HashMap::new();
    for row in connection.rows::<NameRow>(NAMES_SQL, [])? {
        let phrase = phrases
            .entry(row.name)
            .or_insert_with_key(|name| phrase(name));
        let letters = phrase.chars().filter(char::is_ascii_lowercase).count();
        if letters >= FEWEST_LETTERS {
            let named = names.entry(phrase.clone()).or_insert_with(|| Named {
                kind: row.kind,
                stores: HashSet::new(),
            });
            named.stores.insert(row.store_id);
        }
    }
    Ok(names)
}

/// One letter is lost, added, changed, or changes places with the next one of its word.
fn edited(dice: &mut Dice, name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    loop {
        let mut edited = letters.clone();
        let at = dice.below(letters.len());
        let other = char::from(*dice.pick(LETTERS));
        if !letters[at].is_ascii_lowercase() {
            continue;
        }
        match dice.below(4) {
            0 => _ = edited.remove(at),
            1 => edited.insert(at + dice.below(2), other),
            2 => edited[at] = other,
            _ => match letters.get(at + 1) {
                Some(next) if *next != ' ' => edited.swap(at, at + 1),
                _ => continue,
            },
        }
        if edited != letters {
            return edited.into_iter().collect();
        }
    }
}

/// Found is what is called so, or sells what is called so, as the very first result.
#[test]
fn nine_in_ten_mistyped_names_find_first_what_is_called_so() {
    let (right, by_kind) = CITY
        .read_now(|connection| {
            let names = names(connection)?;
            let all: Vec<&String> = names.keys().collect();
            let origin = Position::new(HERE.0, HERE.1)?;
            let mut dice = Dice::new(62, 7);
            let mut right = 0;
            let mut by_kind: BTreeMap<String, (usize, usize)> = BTreeMap::new();
            for _ in 0..EDITS {
                let name: &String = dice.pick::<&String>(&all);
                let meant = &names[name];
                let text = edited(&mut dice, name);
                let (reading, found) = find(connection, &query(&text), origin, NOON_MS)?;
                let is_right = found.first().is_some_and(|id| meant.stores.contains(id));
                if !is_right {
                    let kind = &meant.kind;
                    eprintln!("{kind}: {name}: {text}: {:?}", reading.corrected);
                }
                let (own_right, own) = by_kind.entry(meant.kind.clone()).or_default();
                *own += 1;
                *own_right += usize::from(is_right);
                right += usize::from(is_right);
            }
            Ok((right, by_kind))
        })
        .unwrap();
    eprintln!("{right} of {EDITS}: {by_kind:?}");
    assert_eq!(by_kind.len(), KINDS, "{by_kind:?}");
    assert!(right >= EDITS * 9 / 10, "{right} of {EDITS}");
}
