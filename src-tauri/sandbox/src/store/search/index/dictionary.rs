//! What the index is made of beside the tables, and the words that it counts.

use std::collections::BTreeMap;

use crate::store::search::words::split;

/// What no table says.
pub struct Dictionary<'a> {
    /// What is typed, and the words that it stands for.
    pub aliases: &'a [(&'a str, &'a str)],
    pub noise: &'a [&'a str],
    /// A text, what it chooses, and how that is called.
    pub filters: Vec<(&'a str, &'a str, [&'a str; 3])>,
    /// Numbers of the dishes that only their whole names find.
    pub shared_dishes: Vec<i64>,
    /// Indonesian names of dishes.
    pub popular: &'a [&'a str],
}

/// How many rows have a word, and whether a store is among them.
pub type Words = BTreeMap<String, (i64, bool)>;

/// Counts the words of a name.
pub fn count(words: &mut Words, text: &str, in_stores: bool) {
    for word in split(text) {
        let (rows, is_stores) = words.entry(word).or_default();
        *rows += 1;
        *is_stores |= in_stores;
    }
}
