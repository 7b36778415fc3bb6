//! Names with a mistake in them, thrown by the dice.

use jajan_contract::localised::Locale;

use crate::dice::Dice;
use crate::geo::Position;
use crate::store::search::lexicon::Lexicon;
use crate::store::search::read::read;
use crate::store::search::suggest::{Typist, suggestions};
use crate::store::search::tests::{CITY, HERE, NOON_MS};
use crate::store::search::words::phrase;
use crate::store::{Sql, Viewer};

const EDITS: usize = 1_000;
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz";

/// One letter is lost, added, changed, or changes places with the next one; never the first one of all.
fn edited(dice: &mut Dice, name: &str) -> String {
    let mut letters: Vec<char> = name.chars().collect();
    let places: Vec<usize> = (1..letters.len())
        .filter(|at| letters[*at] != ' ')
        .collect();
    let at = *dice.pick(&places);
    let other = char::from(*dice.pick(LETTERS));
    match dice.below(4) {
        0 => _ = letters.remove(at),
        1 => letters.insert(at, other),
        2 => letters[at] = other,
        _ if at + 1 < letters.len() && letters[at + 1] != ' ' => letters.swap(at, at + 1),
        _ => letters.insert(at, letters[at]),
    }
    letters.into_iter().collect()
}

#[test]
fn nine_in_ten_mistyped_names_are_understood() {
    let right = CITY.read_now(|connection| {
        let sql = "SELECT DISTINCT label_id FROM search_names
                   WHERE is_whole AND kind IN ('DISH', 'CATEGORY', 'BRAND', 'MALL', 'AREA')";
        let mut names: Vec<String> = connection.values(sql, [])?;
        let sql = "SELECT name FROM stores WHERE id <= 400 ORDER BY id";
        names.extend(connection.values::<String>(sql, [])?);
        let typist = Typist {
            origin: Position::new(HERE.0, HERE.1)?,
            locale: Locale::IdId,
            viewer: Viewer::visitor(NOON_MS),
        };
        let lexicon = Lexicon(connection);
        let mut dice = Dice::new(62, 7);
        let mut right = 0;
        for _ in 0..EDITS {
            let name: &String = dice.pick(&names);
            let meant = phrase(name);
            let text = edited(&mut dice, &meant);
            let reading = read(lexicon, &text, &[], false)?;
            let is_read = text == meant || reading.corrected.as_ref() == Some(&meant);
            let is_suggested = || -> Result<bool, crate::store::StoreError> {
                let list = suggestions(connection, &text, typist)?;
                Ok(list.iter().any(|one| phrase(&one.text) == meant))
            };
            if is_read || is_suggested()? {
                right += 1;
            } else {
                eprintln!("{name}: {text}: {:?}", reading.corrected);
            }
        }
        Ok(right)
    });
    let right = right.unwrap();
    eprintln!("{right} of {EDITS}");
    assert!(right >= EDITS * 9 / 10, "{right} of {EDITS}");
}
