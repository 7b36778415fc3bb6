//! What the index is made of beside the tables, and the words that it counts.

use std::collections::BTreeMap;

use crate::store::search::words::split;

/// What no table says.
pub struct Dictionary<'a> {
    /// What is typed, and the words that it stands for.
    pub aliases: &'a [(&'a str, &'a str)],
    pub noise: &'a [&'a str],
    /// What people know and nobody here sells.
    pub unsold: &'a [&'a str],
    /// A text, what it chooses, and how that is called.
    pub filters: Vec<(&'a str, &'a str, [&'a str; 3])>,
    /// Numbers of the dishes that only their whole names find.
    pub shared_dishes: Vec<i64>,
    /// Indonesian names of dishes.
    pub popular: &'a [&'a str],
}

/// How many rows have a word, none where it names nothing, and whether a store is among them.
pub type Words = BTreeMap<String, (i64, bool)>;

/// Knows the words of a text that names nothing: they are no mistakes, and a mistyped word is rather one
/// that stands in a name.
pub fn know(words: &mut Words, text: &str) {
    for word in split(text) {
        words.entry(word).or_default();
    }
}

/// Counts the words of a name.
pub fn count(words: &mut Words, text: &str, in_stores: bool) {
    for word in split(text) {
        let (rows, is_stores) = words.entry(word).or_default();
        *rows += 1;
        *is_stores |= in_stores;
    }
}
