//! What the index knows of words and names.
//!
//! Invariant: of a text only words of letters and digits reach FTS5, each between quotes, so that
//! nothing typed is an expression.

use jajan_contract::localised::Localised;
use rusqlite::{Connection, params, params_from_iter};

use crate::geo::Position;
use crate::store::search::edits::trigrams;
use crate::store::search::groups::quoted;
use crate::store::search::words::{is_one_han, is_plain};
use crate::store::{FromRow, Sql, StoreError};

/// Words that share most trigrams with a mistyped one.
const SIMILAR: u32 = 40;

/// The first words of a name that stand for all of it.
const NAMING_WORDS: usize = 2;

pub const NAMES_SQL: &str = "SELECT kind, target, is_whole, is_shared, label_id, label_en, label_zh
  FROM search_names WHERE phrase = ?1";

/// `?2` is the beginning of names that find also what is shared, a blank behind it, or NULL.
pub const DISHES_SQL: &str = "SELECT DISTINCT n.target
  FROM search_phrases AS p JOIN search_names AS n ON n.name_id = p.rowid
  WHERE p.phrase MATCH ?1 AND n.kind = 'DISH'
    AND (n.is_shared = 0 OR substr(n.phrase, 1, length(?2)) = ?2)";

pub const BRANDS_SQL: &str = "SELECT n.target, n.phrase
  FROM search_phrases AS p JOIN search_names AS n ON n.name_id = p.rowid
  WHERE p.phrase MATCH ?1 AND n.kind = 'BRAND'";

pub const TOGETHER_SQL: &str = "SELECT 1 FROM search_phrases AS p WHERE p.phrase MATCH ?1";

pub const IN_ONE_SQL: &str = "SELECT 1 FROM search_stores WHERE search_stores MATCH ?1";

pub const WORD_SQL: &str = "SELECT row_count, in_stores FROM search_words WHERE word = ?1";

pub const BEGUN_SQL: &str = "SELECT word FROM search_words
  WHERE word >= ?1 AND word < ?1 || char(0x10ffff) AND in_stores ORDER BY row_count DESC LIMIT ?2";

pub fn similar_sql(count: usize) -> String {
    let places = vec!["?"; count].join(",");
    format!(
        "SELECT w.word, w.row_count FROM search_trigrams AS t
         JOIN search_words AS w ON w.word_id = t.word_id WHERE t.trigram IN ({places})
         GROUP BY t.word_id ORDER BY count(*) DESC, w.row_count DESC LIMIT {SIMILAR}"
    )
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Dish,
    Category,
    Brand,
    Mall,
    Area,
    Street,
    Alias,
    Filter,
    Noise,
}

impl Kind {
    pub fn of(text: &str) -> Option<Self> {
        Some(match text {
            "DISH" => Self::Dish,
            "CATEGORY" => Self::Category,
            "BRAND" => Self::Brand,
            "MALL" => Self::Mall,
            "AREA" => Self::Area,
            "STREET" => Self::Street,
            "ALIAS" => Self::Alias,
            "FILTER" => Self::Filter,
            "NOISE" => Self::Noise,
            _ => return None,
        })
    }
}

#[derive(FromRow)]
struct NameRow {
    kind: String,
    target: String,
    is_whole: bool,
    is_shared: bool,
    #[row(nested = "label_")]
    label: Localised,
}

/// What a phrase names.
pub struct Name {
    pub kind: Kind,
    pub target: String,
    pub is_whole: bool,
    pub is_shared: bool,
    pub label: Localised,
}

impl Name {
    pub fn number(&self) -> Option<i64> {
        self.target.parse().ok()
    }
}

#[derive(FromRow)]
pub struct KnownWord {
    pub row_count: i64,
    pub in_stores: bool,
}

#[derive(FromRow)]
pub struct SimilarWord {
    pub word: String,
    pub row_count: i64,
}

#[derive(Clone, Copy)]
pub struct Lexicon<'a>(pub &'a Connection);

impl Lexicon<'_> {
    pub fn names(self, phrase: &str) -> Result<Vec<Name>, StoreError> {
        let rows: Vec<NameRow> = self.0.rows(NAMES_SQL, [phrase])?;
        let names = rows.into_iter().filter_map(|row| {
            Some(Name {
                kind: Kind::of(&row.kind)?,
                target: row.target,
                is_whole: row.is_whole,
                is_shared: row.is_shared,
                label: row.label,
            })
        });
        Ok(names.collect())
    }

    /// Dishes in whose name all of the words stand; of what is shared, in whose name they stand in front:
    /// who says «es teh» says its name, who says «teh» does not.
    pub fn dishes(self, words: &[String]) -> Result<Vec<i64>, StoreError> {
        let is_start = words.iter().filter(|word| !is_one_han(word)).count() >= NAMING_WORDS;
        let start = is_start.then(|| words.join(" ") + " ");
        let targets: Vec<String> = self.0.values(DISHES_SQL, params![all_of(words), start])?;
        Ok(targets.iter().filter_map(|id| id.parse().ok()).collect())
    }

    /// Brands in whose name one of the words stands.
    pub fn brands(self, words: &[String]) -> Result<Vec<(i64, String)>, StoreError> {
        let quoted: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        let rows: Vec<(String, String)> = {
            let mut statement = self.0.prepare_cached(BRANDS_SQL)?;
            let rows = statement.query_map([quoted.join(" OR ")], |row| {
                Ok((row.get("target")?, row.get("phrase")?))
            })?;
            rows.collect::<Result<_, _>>()?
        };
        let brands = rows.into_iter();
        Ok(brands
            .filter_map(|(target, phrase)| Some((target.parse().ok()?, phrase)))
            .collect())
    }

    /// Whether the two stand beside each other in some name, or in the name of one store.
    pub fn are_together(self, first: &str, second: &str) -> Result<bool, StoreError> {
        let beside = quoted(&format!("{first} {second}"));
        if self.0.has(TOGETHER_SQL, [beside])? {
            return Ok(true);
        }
        if ![first, second].into_iter().all(is_plain) {
            return Ok(false);
        }
        let both = format!("{} AND {}", quoted(first), quoted(second));
        self.0.has(IN_ONE_SQL, [both])
    }

    pub fn word(self, word: &str) -> Result<Option<KnownWord>, StoreError> {
        self.0.find(WORD_SQL, [word])
    }

    /// The words, the rarest first, and how many names have that one; nothing where one of them is in no
    /// store's name.
    pub fn in_stores(self, words: &[String]) -> Result<(Vec<String>, i64), StoreError> {
        let mut known: Vec<(i64, &String)> = Vec::new();
        for word in words {
            match self.word(word)?.filter(|known| known.in_stores) {
                Some(own) => known.push((own.row_count, word)),
                None => return Ok((Vec::new(), 0)),
            }
        }
        known.sort();
        known.dedup();
        let least = known.first().map_or(0, |(rows, _)| *rows);
        Ok((
            known.into_iter().map(|(_, word)| word.clone()).collect(),
            least,
        ))
    }

    pub fn knows(self, word: &str) -> Result<bool, StoreError> {
        Ok(self.word(word)?.is_some())
    }

    /// The most frequent words of stores' names that begin so.
    pub fn begun(self, start: &str, most: u32) -> Result<Vec<String>, StoreError> {
        self.0.values(BEGUN_SQL, params![start, most])
    }

    pub fn similar(self, word: &str) -> Result<Vec<SimilarWord>, StoreError> {
        let parts = trigrams(word);
        self.0
            .rows(&similar_sql(parts.len()), params_from_iter(parts))
    }

    /// The leaves of a category, or itself.
    pub fn leaves(self, category: i64) -> Result<Vec<i64>, StoreError> {
        let sql = "SELECT category_id FROM categories WHERE parent_id = ?1";
        let leaves: Vec<i64> = self.0.values(sql, [category])?;
        Ok(if leaves.is_empty() {
            vec![category]
        } else {
            leaves
        })
    }

    pub fn area_position(self, area: i64) -> Result<Option<Position>, StoreError> {
        self.0
            .find("SELECT lat, lon FROM areas WHERE area_id = ?1", [area])
    }

    pub fn mall_position(self, mall: i64) -> Result<Option<Position>, StoreError> {
        self.0
            .find("SELECT lat, lon FROM malls WHERE mall_id = ?1", [mall])
    }

    pub fn street_area(self, street: i64) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT area_id FROM streets WHERE street_id = ?1";
        self.0.find_value(sql, [street])
    }
}

/// An expression for all of the words; Han characters beside each other stay so.
pub fn all_of(words: &[String]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut was_han = false;
    for word in words {
        let is_han = is_one_han(word);
        match parts.last_mut() {
            Some(part) if is_han && was_han => {
                part.push(' ');
                part.push_str(word);
            }
            _ => parts.push(word.clone()),
        }
        was_han = is_han;
    }
    let parts: Vec<String> = parts.iter().map(|part| quoted(part)).collect();
    parts.join(" AND ")
}
