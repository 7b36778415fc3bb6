//! The index of the search, filled once everything else is seeded.
//!
//! Invariant: names come from the tables of what they name, so that whatever is renamed there is found
//! by its new name after a rebuild. Only other words for them come from outside ([`Dictionary`]).

pub mod dictionary;
mod names;
mod stores;

use rusqlite::{Transaction, params};

use crate::store::search::edits::trigrams;
use crate::store::search::index::dictionary::{Dictionary, Words};
use crate::store::{Sql, StoreError};

/// Empties the index without a look at what is in it.
pub fn clear(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    for sql in [
        "INSERT INTO search_phrases (search_phrases) VALUES ('delete-all')",
        "INSERT INTO search_stores (search_stores) VALUES ('delete-all')",
        "DELETE FROM search_names",
        "DELETE FROM search_words",
        "DELETE FROM search_trigrams",
        "DELETE FROM search_popular",
    ] {
        transaction.run(sql, [])?;
    }
    Ok(())
}

/// Makes the whole index anew.
pub fn rebuild(
    transaction: &Transaction<'_>,
    dictionary: &Dictionary<'_>,
) -> Result<(), StoreError> {
    clear(transaction)?;
    let mut words = Words::new();
    names::write(transaction, dictionary, &mut words)?;
    stores::write(transaction, &mut words)?;
    write_words(transaction, &words)?;
    write_popular(transaction, dictionary.popular)
}

fn write_words(transaction: &Transaction<'_>, words: &Words) -> Result<(), StoreError> {
    let mut insert = transaction.prepare("INSERT INTO search_words VALUES (?1, ?2, ?3, ?4)")?;
    let mut trigram = transaction.prepare("INSERT INTO search_trigrams VALUES (?1, ?2)")?;
    for (id, (word, (rows, in_stores))) in (1_i64..).zip(words) {
        insert.execute(params![id, word, rows, in_stores])?;
        for part in trigrams(word) {
            trigram.execute(params![part, id])?;
        }
    }
    Ok(())
}

fn write_popular(transaction: &Transaction<'_>, names: &[&str]) -> Result<(), StoreError> {
    let sql = "INSERT INTO search_popular
               SELECT ?1, name_id, name_en, name_zh, art FROM dishes WHERE name_id = ?2 LIMIT 1";
    for (sort, name) in (1_i64..).zip(names) {
        transaction.run(sql, params![sort, name])?;
    }
    Ok(())
}
