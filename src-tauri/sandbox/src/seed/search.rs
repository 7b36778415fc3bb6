//! The index of the search, with the words of the city.

use rusqlite::Transaction;

use crate::city::search_words::{ALIASES, FILTER_WORDS, NOISE, POPULAR, UNSOLD, shared_dishes};
use crate::store::StoreError;
use crate::store::search::index::dictionary::Dictionary;
use crate::store::search::index::rebuild;

/// Once everything else is written.
pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let filters = FILTER_WORDS.iter().flat_map(|word| {
        let texts = word.texts.iter();
        texts.map(|text| (*text, word.chooses, word.label))
    });
    let dictionary = Dictionary {
        aliases: ALIASES,
        noise: NOISE,
        unsold: UNSOLD,
        filters: filters.collect(),
        shared_dishes: shared_dishes(),
        popular: &POPULAR,
    };
    rebuild(transaction, &dictionary)
}
