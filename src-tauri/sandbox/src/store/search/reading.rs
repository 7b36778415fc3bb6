//! What a text asks for.

use jajan_contract::filters::{FilterType, SelectedFilter};
use jajan_contract::search::{ReadWord, SearchReading};

use crate::geo::Position;
use crate::store::search::groups::{Group, all_plain, tags};

/// A part of the text, which a store must fit in one of these ways.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Term {
    /// All of them in the store's name.
    pub words: Vec<String>,
    /// The words as stores' names have them, the rarest first; empty where one is in no store's name.
    pub in_stores: Vec<String>,
    /// How many names have the rarest of them.
    pub word_rows: i64,
    pub dishes: Vec<i64>,
    /// Those of them that are called so and nothing more.
    pub exact: Vec<i64>,
    /// Leaves.
    pub categories: Vec<i64>,
    /// What was typed is the name of the category, not a part of it.
    pub is_category: bool,
    pub brands: Vec<i64>,
}

impl Term {
    /// Whether no store can fit it.
    pub fn is_empty(&self) -> bool {
        self.group(true).is_empty()
    }

    /// Whether a kind of stores is called so, and no dish.
    pub fn names_kind(&self) -> bool {
        self.is_category && self.exact.is_empty()
    }

    /// Whether each of its words is among those of a name.
    pub fn is_in(&self, name: &[String]) -> bool {
        self.words.iter().all(|word| name.contains(word))
    }

    fn group(&self, with_menu: bool) -> Group {
        let mut marks = tags('b', &self.brands);
        if self.is_category || with_menu {
            marks.extend(tags('k', &self.categories));
        }
        if with_menu {
            marks.extend(tags('d', &self.dishes));
        }
        let is_named = all_plain(&self.in_stores);
        Group {
            marks,
            words: if is_named {
                self.in_stores.clone()
            } else {
                Vec::new()
            },
            word_rows: self.word_rows,
            is_place: false,
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Reading {
    /// The text as it was meant, if that differs.
    pub corrected: Option<String>,
    /// What became a filter or a place.
    pub words: Vec<ReadWord>,
    pub terms: Vec<Term>,
    /// Words that nothing is called by.
    pub missing: usize,
    /// Those of them that are long enough to be corrected, had anything been like them.
    pub strange: usize,
    /// Whether anything was typed at all.
    pub has_words: bool,
    pub filters: Vec<SelectedFilter>,
    /// Nearest first.
    pub is_nearest: bool,
    /// The middle of the area that was named.
    pub place: Option<Position>,
    pub areas: Vec<i64>,
    pub streets: Vec<i64>,
    pub malls: Vec<i64>,
}

impl Reading {
    pub fn wire(&self) -> SearchReading {
        SearchReading {
            corrected_text: self.corrected.clone(),
            words: self.words.clone(),
        }
    }

    /// Whether nothing can be found: there are only words that nothing is called by. Beside a place a
    /// word that is too short to be corrected may be «jl.» with a mistake in it.
    pub fn is_hopeless(&self) -> bool {
        let missing = match self.names_place() {
            true => self.strange,
            false => self.missing,
        };
        !self.has_words || (self.terms.is_empty() && missing > 0)
    }

    pub fn names_place(&self) -> bool {
        !(self.areas.is_empty() && self.streets.is_empty() && self.malls.is_empty())
    }

    /// What is looked for in the index of stores; with the menus, or what stores are called alone.
    /// Absent: no store fits, or every one does.
    pub fn groups(&self, with_menu: bool) -> Option<Vec<Group>> {
        let terms: Vec<Group> = self.terms.iter().map(|t| t.group(with_menu)).collect();
        if terms.iter().any(Group::is_empty) {
            return None;
        }
        // An area beside other words only says where; alone it is what is looked for.
        let areas: &[i64] = if terms.is_empty() { &self.areas } else { &[] };
        let mut all: Vec<Group> = [('m', self.malls.as_slice()), ('a', areas)]
            .into_iter()
            .filter(|(_, numbers)| !numbers.is_empty())
            .map(|(letter, numbers)| Group::of_tags(letter, numbers).at_place())
            .collect();
        all.extend(terms);
        // What is rare first: where it is not, nothing else is read.
        all.sort_by_key(Group::rows);
        (!all.is_empty()).then_some(all)
    }

    /// Whether a store is looked for by its name: the name decides, whatever the distance.
    pub fn is_of_name(&self) -> bool {
        let words: usize = self.terms.iter().map(|term| term.words.len()).sum();
        words >= 3 || self.terms.iter().any(|term| !term.brands.is_empty())
    }

    /// Whether a kind of stores was named, by a word that no dish is called by, and this is it.
    pub fn is_of_kind(&self, category: i64) -> bool {
        let mut named = self.terms.iter().filter(|term| term.names_kind());
        named.any(|term| term.categories.contains(&category))
    }

    /// The words that are marked in names.
    pub fn marked(&self) -> Vec<String> {
        self.terms
            .iter()
            .flat_map(|term| term.words.iter().cloned())
            .collect()
    }
}

/// A filter word's choice: a filter of the lists, or `SORT:DISTANCE`.
pub fn choose(reading: &mut Reading, chooses: &str) {
    let Some((kind, keys)) = chooses.split_once(':') else {
        return;
    };
    let filter_type = match kind {
        "BOOLEAN" => FilterType::Boolean,
        "PRICE" => FilterType::Price,
        "DISCOUNT_STORE" => FilterType::DiscountStore,
        _ => {
            reading.is_nearest |= kind == "SORT";
            return;
        }
    };
    reading.filters.push(SelectedFilter {
        filter_type,
        keys: keys.split(',').map(str::to_owned).collect(),
    });
}
