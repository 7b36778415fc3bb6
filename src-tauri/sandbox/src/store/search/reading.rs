//! What a text asks for.

use jajan_contract::filters::{FilterType, SelectedFilter};
use jajan_contract::search::{ReadWord, SearchReading};

use crate::geo::Position;
use crate::store::search::lexicon::quoted;
use crate::store::search::words::is_plain;

/// A part of the text, which a store must fit in one of these ways.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Term {
    /// All of them in the store's name.
    pub words: Vec<String>,
    /// Whether each of the words is in the name of some store.
    pub in_stores: bool,
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
        self.in_name().is_none()
            && self.dishes.is_empty()
            && self.categories.is_empty()
            && self.brands.is_empty()
    }

    fn in_name(&self) -> Option<String> {
        if !self.in_stores || !self.words.iter().all(|word| is_plain(word)) {
            return None;
        }
        let words: Vec<String> = self.words.iter().map(|word| quoted(word)).collect();
        Some(format!("({})", words.join(" AND ")))
    }

    fn expression(&self, with_menu: bool) -> Option<String> {
        let mut ways: Vec<String> = self.in_name().into_iter().collect();
        ways.extend(self.brands.iter().map(|id| format!("\"_b{id}\"")));
        if self.is_category || with_menu {
            ways.extend(self.categories.iter().map(|id| format!("\"_k{id}\"")));
        }
        if with_menu {
            ways.extend(self.dishes.iter().map(|id| format!("\"_d{id}\"")));
        }
        match ways.is_empty() {
            true => None,
            false => Some(format!("({})", ways.join(" OR "))),
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

    /// Whether nothing can be found: there are only words that nothing is called by.
    pub fn is_hopeless(&self) -> bool {
        !self.has_words || (self.terms.is_empty() && self.missing > 0)
    }

    /// What is looked for in the index of stores; with the menus, or what stores are called alone.
    /// Absent: no store fits, or every one does.
    pub fn expression(&self, with_menu: bool) -> Option<String> {
        let mut all = Vec::new();
        for term in &self.terms {
            all.push(term.expression(with_menu)?);
        }
        self.with_places(all)
    }

    /// As [`Self::expression`] with one of the terms missing.
    pub fn wider(&self) -> Option<String> {
        let ways: Vec<String> = self
            .terms
            .iter()
            .filter_map(|t| t.expression(true))
            .collect();
        if ways.len() < 2 {
            return None;
        }
        let without: Vec<String> = (0..ways.len())
            .map(|missing| {
                let rest = ways.iter().enumerate().filter(|(at, _)| *at != missing);
                let rest: Vec<&str> = rest.map(|(_, way)| way.as_str()).collect();
                format!("({})", rest.join(" AND "))
            })
            .collect();
        self.with_places(vec![format!("({})", without.join(" OR "))])
    }

    fn with_places(&self, mut all: Vec<String>) -> Option<String> {
        // An area beside other words only says where; alone it is what is looked for.
        let areas: &[i64] = if self.terms.is_empty() {
            &self.areas
        } else {
            &[]
        };
        for (letter, numbers) in [('m', self.malls.as_slice()), ('a', areas)] {
            if !numbers.is_empty() {
                all.push(tags(letter, numbers));
            }
        }
        match all.is_empty() {
            true => None,
            false => Some(all.join(" AND ")),
        }
    }

    /// Whether a store is looked for by its name: the name decides, whatever the distance.
    pub fn is_of_name(&self) -> bool {
        let words: usize = self.terms.iter().map(|term| term.words.len()).sum();
        words >= 3 || self.terms.iter().any(|term| !term.brands.is_empty())
    }

    /// The words that are marked in names.
    pub fn marked(&self) -> Vec<String> {
        self.terms
            .iter()
            .flat_map(|term| term.words.iter().cloned())
            .collect()
    }
}

/// An expression for stores with one of the tags.
pub fn tags(letter: char, numbers: &[i64]) -> String {
    let tags: Vec<String> = numbers
        .iter()
        .map(|id| format!("\"_{letter}{id}\""))
        .collect();
    format!("({})", tags.join(" OR "))
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
