//! From a text to what it asks for: the longest names first, from the left.

use jajan_contract::search::ReadWord;

use crate::store::StoreError;
use crate::store::search::correct::{SHORTEST, corrected};
use crate::store::search::edits::distance;
use crate::store::search::lexicon::{Kind, Lexicon, Name};
use crate::store::search::reading::{Reading, Term, choose};
use crate::store::search::words::typed;

/// Words of a name.
const LONGEST: usize = 8;
/// A brand is named by so much of its letters.
const BRAND_SHARE: f64 = 0.7;

struct Reader<'a> {
    lexicon: Lexicon<'a>,
    words: Vec<String>,
    dropped: &'a [String],
    /// Before this place stand words that an alias stands for.
    no_alias_before: usize,
    reading: Reading,
}

/// Reads a text. `dropped` are keys of words that the user took away; a literal text is not corrected.
pub fn read(
    lexicon: Lexicon<'_>,
    text: &str,
    dropped: &[String],
    is_literal: bool,
) -> Result<Reading, StoreError> {
    let words = typed(text);
    let (words, is_changed) = match is_literal {
        true => (words, false),
        false => corrected(lexicon, words)?,
    };
    let reading = Reading {
        corrected: is_changed.then(|| words.join(" ")),
        has_words: !words.is_empty(),
        ..Reading::default()
    };
    let mut reader = Reader {
        lexicon,
        words,
        dropped,
        no_alias_before: 0,
        reading,
    };
    let mut at = 0;
    while at < reader.words.len() {
        at = reader.step(at)?;
    }
    Ok(reader.reading)
}

/// The same text as the name of a store and nothing else; absent where no store has all of its words.
pub fn read_as_name(
    lexicon: Lexicon<'_>,
    text: &str,
    reading: &Reading,
) -> Result<Option<Reading>, StoreError> {
    let words = typed(reading.corrected.as_deref().unwrap_or(text));
    let (in_stores, word_rows) = lexicon.in_stores(&words)?;
    let term = Term {
        words,
        in_stores,
        word_rows,
        ..Term::default()
    };
    Ok((!term.is_empty()).then(|| Reading {
        corrected: reading.corrected.clone(),
        terms: vec![term],
        has_words: true,
        ..Reading::default()
    }))
}

impl Reader<'_> {
    /// Reads what begins at `at`; gives the place after it.
    fn step(&mut self, at: usize) -> Result<usize, StoreError> {
        if let Some(next) = self.brand(at)? {
            return Ok(next);
        }
        let longest = LONGEST.min(self.words.len() - at);
        for length in (1..=longest).rev() {
            let span = self.words[at..at + length].to_vec();
            let names = self.lexicon.names(&span.join(" "))?;
            if let Some(alias) = names.iter().find(|name| name.kind == Kind::Alias)
                && names.len() == 1
                && at >= self.no_alias_before
            {
                let meant: Vec<String> = alias.target.split(' ').map(str::to_owned).collect();
                self.no_alias_before = at + meant.len();
                self.words.splice(at..at + length, meant);
                return Ok(at);
            }
            if self.place_or_filter(&names)? || self.food(&span, &names)? {
                return Ok(at + length);
            }
        }
        let words = vec![self.words[at].clone()];
        let (in_stores, word_rows) = self.lexicon.in_stores(&words)?;
        match in_stores.is_empty() {
            false => self.reading.terms.push(Term {
                words,
                in_stores,
                word_rows,
                ..Term::default()
            }),
            true => {
                let is_long = self.words[at].chars().count() >= SHORTEST;
                self.reading.missing += 1;
                self.reading.strange += usize::from(is_long);
            }
        }
        Ok(at + 1)
    }

    /// Takes a filter word, a place, or a word without a meaning.
    fn place_or_filter(&mut self, names: &[Name]) -> Result<bool, StoreError> {
        let by_kind = |kind| names.iter().filter(move |name| name.kind == kind);
        if by_kind(Kind::Noise).next().is_some() {
            return Ok(true);
        }
        if let Some(name) = by_kind(Kind::Filter).next() {
            if self.note("filter", name) {
                choose(&mut self.reading, &name.target);
            }
            return Ok(true);
        }
        if let Some(name) = by_kind(Kind::Mall).next() {
            if self.note("mall", name) {
                self.reading.malls.extend(name.number());
            }
            return Ok(true);
        }
        if let Some(name) = by_kind(Kind::Area).next() {
            if self.note("area", name)
                && let Some(area) = name.number()
            {
                self.reading.areas.push(area);
                self.reading.place = self.lexicon.area_position(area)?;
            }
            return Ok(true);
        }
        let streets: Vec<&Name> = by_kind(Kind::Street).collect();
        if let Some(name) = streets.first() {
            if self.note("street", name) {
                let numbers: Vec<i64> = streets.iter().filter_map(|name| name.number()).collect();
                for street in &numbers {
                    let area = self.lexicon.street_area(*street)?;
                    if let (Some(area), None) = (area, self.reading.place) {
                        self.reading.place = self.lexicon.area_position(area)?;
                    }
                    self.reading.areas.extend(area);
                }
                self.reading.streets.extend(numbers);
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// Tells of the word; false when the user took it away.
    fn note(&mut self, kind: &str, name: &Name) -> bool {
        let key = format!("{kind}:{}", name.target);
        if self.dropped.contains(&key) {
            return false;
        }
        let known = self.reading.words.iter().any(|word| word.key == key);
        if !known {
            self.reading.words.push(ReadWord {
                key,
                label: name.label.clone(),
            });
        }
        !known
    }

    /// Takes dishes and categories.
    fn food(&mut self, span: &[String], names: &[Name]) -> Result<bool, StoreError> {
        let mut dishes = self.lexicon.dishes(span)?;
        let contained = !dishes.is_empty();
        let mut exact = Vec::new();
        // «Kopi» is a category of its own, and a part of the name of a wider one.
        let mut categories = Vec::new();
        let mut closest = (false, false);
        for name in names {
            let Some(id) = name.number() else {
                continue;
            };
            if name.kind == Kind::Dish {
                exact.push(id);
            }
            if name.kind == Kind::Category {
                let leaves = self.lexicon.leaves(id)?;
                let close = (name.is_whole, leaves == [id]);
                if close > closest {
                    categories.clear();
                }
                if close >= closest {
                    categories.extend(leaves);
                    closest = close;
                }
            }
        }
        let is_whole = closest.0;
        dishes.extend(&exact);
        if dishes.is_empty() && categories.is_empty() {
            return Ok(false);
        }
        for numbers in [&mut dishes, &mut categories] {
            numbers.sort_unstable();
            numbers.dedup();
        }
        let (in_stores, word_rows) = self.lexicon.in_stores(span)?;
        self.reading.terms.push(Term {
            words: span.to_vec(),
            in_stores,
            word_rows,
            dishes,
            exact,
            categories,
            is_category: is_whole || !contained,
            brands: Vec::new(),
        });
        Ok(true)
    }

    /// Takes a brand that is named by most of its words; one of them may be mistyped.
    fn brand(&mut self, at: usize) -> Result<Option<usize>, StoreError> {
        let rest = &self.words[at..self.words.len().min(at + LONGEST)];
        let mut best: Option<(f64, usize, Vec<i64>)> = None;
        for (brand, phrase) in self.lexicon.brands(rest)? {
            let Some((share, count)) = brand_share(rest, &phrase) else {
                continue;
            };
            match &mut best {
                Some((most, _, brands)) if (*most - share).abs() < 1e-9 => brands.push(brand),
                Some((most, ..)) if *most > share => {}
                _ => best = Some((share, count, vec![brand])),
            }
        }
        let Some((_, count, brands)) = best else {
            return Ok(None);
        };
        let words = rest[..count].to_vec();
        let (in_stores, word_rows) = self.lexicon.in_stores(&words)?;
        self.reading.terms.push(Term {
            words,
            in_stores,
            word_rows,
            brands,
            ..Term::default()
        });
        Ok(Some(at + count))
    }
}

/// How much of a brand's name the first words are, and how many words that is.
fn brand_share(words: &[String], phrase: &str) -> Option<(f64, usize)> {
    let brand: Vec<&str> = phrase.split(' ').collect();
    let letters = |word: &str| word.chars().count() as f64;
    let total: f64 = brand.iter().map(|word| letters(word)).sum();
    let mut exact = 0.0;
    let mut mistyped = 0.0;
    let mut count = 0;
    for word in words {
        if brand.contains(&word.as_str()) {
            exact += letters(word);
        } else if mistyped == 0.0
            && word.chars().count() >= 3
            && let Some(meant) = brand.iter().find(|own| {
                own.chars().count() >= 3
                    && !words.iter().any(|w| w == *own)
                    && distance(word, own) <= 1.0
            })
        {
            mistyped = letters(meant);
        } else {
            break;
        }
        count += 1;
    }
    // The words that were typed right must name it nearly alone.
    let is_named = exact / total >= BRAND_SHARE - 0.05 && (exact + mistyped) / total >= BRAND_SHARE;
    (is_named && (count >= 2 || brand.len() == 1)).then_some(((exact + mistyped) / total, count))
}
