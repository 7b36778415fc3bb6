//! Names of everything but stores.

use rusqlite::{Transaction, params};

use crate::store::search::index::dictionary::{Dictionary, Words, count, know};
use crate::store::search::words::{phrase, split};
use crate::store::{FromRow, Sql, StoreError};

/// What stands before the name of a street.
const STREET_WORD: &str = "jl";

#[derive(FromRow)]
struct Named {
    id: i64,
    name_id: String,
    name_en: String,
    name_zh: String,
}

impl Named {
    fn labels(&self) -> [&str; 3] {
        [&self.name_id, &self.name_en, &self.name_zh]
    }
}

struct Names<'a> {
    insert: rusqlite::Statement<'a>,
    words: &'a mut Words,
}

struct Name<'a> {
    kind: &'a str,
    target: &'a str,
    is_whole: bool,
    is_shared: bool,
    label: [&'a str; 3],
}

impl Names<'_> {
    fn add(&mut self, text: &str, name: &Name<'_>) -> Result<(), StoreError> {
        let phrase = phrase(text);
        if phrase.is_empty() {
            return Ok(());
        }
        count(self.words, &phrase, false);
        let [id, en, zh] = name.label;
        self.insert.execute(params![
            phrase,
            name.kind,
            name.target,
            name.is_whole,
            name.is_shared,
            id,
            en,
            zh
        ])?;
        Ok(())
    }

    /// Its name in each language, each once.
    fn add_named(&mut self, kind: &str, row: &Named, is_shared: bool) -> Result<(), StoreError> {
        let target = row.id.to_string();
        let name = Name {
            kind,
            target: &target,
            is_whole: true,
            is_shared,
            label: row.labels(),
        };
        let mut known: Vec<String> = Vec::new();
        for label in row.labels() {
            let phrase = phrase(label);
            if !known.contains(&phrase) {
                self.add(label, &name)?;
                known.push(phrase);
            }
        }
        Ok(())
    }
}

pub fn write(
    transaction: &Transaction<'_>,
    dictionary: &Dictionary<'_>,
    words: &mut Words,
) -> Result<(), StoreError> {
    let mut names = Names {
        insert: transaction.prepare(
            "INSERT INTO search_names (phrase, kind, target, is_whole, is_shared, label_id, label_en,
               label_zh) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?,
        words,
    };
    let dishes = "SELECT dish_id AS id, name_id, name_en, name_zh FROM dishes ORDER BY 1";
    for row in transaction.rows::<Named>(dishes, [])? {
        let is_shared = dictionary.shared_dishes.contains(&row.id);
        names.add_named("DISH", &row, is_shared)?;
    }
    categories(transaction, &mut names)?;
    for (kind, table, id) in [
        ("BRAND", "brands", "brand_id"),
        ("MALL", "malls", "mall_id"),
        ("AREA", "areas", "area_id"),
    ] {
        let sql = format!(
            "SELECT {id} AS id, name AS name_id, name AS name_en, name AS name_zh FROM {table}
             ORDER BY 1"
        );
        for row in transaction.rows::<Named>(&sql, [])? {
            names.add_named(kind, &row, false)?;
        }
    }
    streets(transaction, &mut names)?;
    others(dictionary, &mut names)?;
    let sql = "INSERT INTO search_phrases (search_phrases) VALUES ('rebuild')";
    transaction.execute(sql, [])?;
    Ok(())
}

/// The parts of «Soto & sup» are names of it as well.
fn categories(transaction: &Transaction<'_>, names: &mut Names<'_>) -> Result<(), StoreError> {
    let sql = "SELECT category_id AS id, name_id, name_en, name_zh FROM categories ORDER BY 1";
    for row in transaction.rows::<Named>(sql, [])? {
        names.add_named("CATEGORY", &row, false)?;
        let target = row.id.to_string();
        let part = Name {
            kind: "CATEGORY",
            target: &target,
            is_whole: false,
            is_shared: false,
            label: row.labels(),
        };
        for label in row.labels() {
            let parts: Vec<&str> = label.split('&').map(str::trim).collect();
            for text in parts.iter().filter(|_| parts.len() > 1) {
                names.add(text, &part)?;
            }
        }
    }
    Ok(())
}

/// Streets that stores are in. Without «Jl.» a name of one word is rather something else.
fn streets(transaction: &Transaction<'_>, names: &mut Names<'_>) -> Result<(), StoreError> {
    let sql = "SELECT street_id AS id, name AS name_id, name AS name_en, name AS name_zh
               FROM streets ORDER BY 1";
    for row in transaction.rows::<Named>(sql, [])? {
        let target = row.id.to_string();
        let street = Name {
            kind: "STREET",
            target: &target,
            is_whole: true,
            is_shared: false,
            label: row.labels(),
        };
        names.add(&row.name_id, &street)?;
        let parts = split(&row.name_id);
        if let Some((STREET_WORD, rest)) = parts.split_first().map(|(a, b)| (a.as_str(), b))
            && rest.len() > 1
        {
            names.add(&rest.join(" "), &street)?;
        }
    }
    Ok(())
}

fn others(dictionary: &Dictionary<'_>, names: &mut Names<'_>) -> Result<(), StoreError> {
    for (text, meant) in dictionary.aliases {
        let target = phrase(meant);
        names.add(text, &other("ALIAS", &target, [text; 3]))?;
        count(names.words, &target, false);
    }
    for (text, chooses, label) in &dictionary.filters {
        names.add(text, &other("FILTER", chooses, *label))?;
    }
    for text in dictionary.noise {
        names.add(text, &other("NOISE", "", [text; 3]))?;
    }
    for text in dictionary.unsold {
        know(names.words, text);
    }
    Ok(())
}

fn other<'a>(kind: &'a str, target: &'a str, label: [&'a str; 3]) -> Name<'a> {
    Name {
        kind,
        target,
        is_whole: true,
        is_shared: false,
        label,
    }
}
