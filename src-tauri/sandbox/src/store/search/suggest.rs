//! What a text that is still being typed may become.

use std::collections::HashSet;

use jajan_contract::localised::{Locale, Localised};
use jajan_contract::search::{SearchSuggestData, SearchSuggestion, SuggestedStore, SuggestionKind};
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::{self, FIRST_UNLISTED, row};
use crate::store::catalog::hours::{self, Hours};
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::search::correct::{corrected, nearest, nearest_start};
use crate::store::search::groups::{Group, quoted};
use crate::store::search::lexicon::{Kind, Lexicon, all_of};
use crate::store::search::retrieve::Retrieval;
use crate::store::search::words::{is_one_han, is_plain, ranges, split, typed};
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};
use crate::time::{LocalTime, Zone};

const MAX_SUGGESTIONS: usize = 8;
/// Places that stores have among them, if there are so many.
const STORES: usize = 3;
/// Letters from which on something is suggested; one Han character says enough.
const MIN_LETTERS: usize = 2;
/// Names that are compared.
const MAX_NAMES: u32 = 60;
/// Words of stores that begin as the last one.
const MAX_BEGUN: u32 = 16;
/// Stores that are compared.
const NEAR_STORES: usize = 24;

pub const BEGUN_NAMES_SQL: &str = "SELECT n.kind, n.target, n.phrase, n.label_id, n.label_en,
    n.label_zh
  FROM search_phrases AS p JOIN search_names AS n ON n.name_id = p.rowid
  WHERE p.phrase MATCH ?1 AND n.is_whole ORDER BY p.rank LIMIT ?2";

pub const SHOP_SQL: &str = "SELECT a.name AS area, s.pattern_id, s.district_id
  FROM stores AS s JOIN areas AS a ON a.area_id = s.area_id WHERE s.id = ?1";

#[derive(FromRow)]
struct NameRow {
    kind: String,
    target: String,
    phrase: String,
    #[row(nested = "label_")]
    label: Localised,
}

#[derive(FromRow)]
struct ShopRow {
    area: String,
    pattern_id: row::Pattern,
    district_id: i64,
}

/// Who types, and where.
#[derive(Clone, Copy)]
pub struct Typist {
    pub origin: Position,
    pub locale: Locale,
    pub viewer: Viewer,
}

impl Database {
    pub async fn search_suggestions(
        &self,
        text: String,
        typist: Typist,
    ) -> Result<SearchSuggestData, StoreError> {
        self.read(move |connection| {
            Ok(SearchSuggestData {
                suggestions: suggestions(connection, &text, typist)?,
            })
        })
        .await
    }
}

pub fn suggestions(
    connection: &Connection,
    text: &str,
    typist: Typist,
) -> Result<Vec<SearchSuggestion>, StoreError> {
    let words = typed(text);
    let letters: usize = words.iter().map(|word| word.chars().count()).sum();
    if letters < MIN_LETTERS && !words.iter().any(|word| is_one_han(word)) {
        return Ok(Vec::new());
    }
    let lexicon = Lexicon(connection);
    let (mut names, mut stores) = found(connection, &words, typist)?;
    if names.is_empty() && stores.len() < STORES {
        let (meant, is_changed) = corrected(lexicon, words.clone())?;
        let meant = if is_changed {
            meant
        } else {
            begun(lexicon, words.clone())?
        };
        if meant != words {
            let (more_names, more_stores) = found(connection, &meant, typist)?;
            names.extend(more_names);
            stores.extend(more_stores);
        }
    }
    let mut known = HashSet::new();
    for list in [&mut names, &mut stores] {
        list.retain(|suggestion| known.insert((suggestion.kind, suggestion.id.clone())));
    }
    // A name is the same in one kind and another («Seafood»): once is enough.
    let mut texts = HashSet::new();
    names.retain(|suggestion| texts.insert(suggestion.text.clone()));
    let kept = STORES.min(stores.len());
    names.truncate(MAX_SUGGESTIONS - kept);
    names.extend(stores);
    names.truncate(MAX_SUGGESTIONS);
    Ok(names)
}

/// The last word as the beginning of what it may become with a mistake in it.
fn begun(lexicon: Lexicon<'_>, mut words: Vec<String>) -> Result<Vec<String>, StoreError> {
    let Some(last) = words.pop() else {
        return Ok(words);
    };
    let before = words.last().map(String::as_str);
    let meant = match nearest(lexicon, &last, [before, None])? {
        Some(word) => Some(word),
        None => nearest_start(lexicon, &last)?,
    };
    words.push(meant.unwrap_or(last));
    Ok(words)
}

type Lists = (Vec<SearchSuggestion>, Vec<SearchSuggestion>);

/// Names and stores that the words begin.
fn found(connection: &Connection, words: &[String], typist: Typist) -> Result<Lists, StoreError> {
    let mut names = named(connection, words, true, typist.locale)?;
    names.extend(meant(connection, words, typist.locale)?);
    Ok((names, stores(connection, words, typist)?))
}

/// An expression for names that have the words, the last one as a beginning.
fn expression(words: &[String], last_is_prefix: bool) -> String {
    match words.split_last() {
        Some((last, before)) if last_is_prefix && !is_one_han(last) => {
            let last = format!("{}*", quoted(last));
            match before {
                [] => last,
                before => format!("{} AND {last}", all_of(before)),
            }
        }
        _ => all_of(words),
    }
}

fn named(
    connection: &Connection,
    words: &[String],
    last_is_prefix: bool,
    locale: Locale,
) -> Result<Vec<SearchSuggestion>, StoreError> {
    let sought = expression(words, last_is_prefix);
    let mut rows: Vec<NameRow> = connection.rows(BEGUN_NAMES_SQL, params![sought, MAX_NAMES])?;
    let start = words.join(" ");
    // What begins with the text, then what has it; the shortest first.
    rows.sort_by_key(|row| (!row.phrase.starts_with(&start), row.phrase.chars().count()));
    let rows = rows.into_iter();
    Ok(rows
        .filter_map(|row| suggestion(row, words, last_is_prefix, locale))
        .collect())
}

fn suggestion(
    row: NameRow,
    words: &[String],
    last_is_prefix: bool,
    locale: Locale,
) -> Option<SearchSuggestion> {
    let kind = match Kind::of(&row.kind)? {
        Kind::Dish => SuggestionKind::Dish,
        Kind::Category => SuggestionKind::Category,
        Kind::Brand => SuggestionKind::Brand,
        Kind::Mall => SuggestionKind::Mall,
        Kind::Area => SuggestionKind::Area,
        Kind::Street | Kind::Alias | Kind::Filter | Kind::Noise => return None,
    };
    let text = locale.pick(&row.label).to_owned();
    let number: i64 = row.target.parse().ok()?;
    Some(SearchSuggestion {
        ranges: ranges(&text, words, last_is_prefix),
        text,
        kind,
        id: match kind {
            SuggestionKind::Mall => ids::mall(row::Mall(number)).to_string(),
            _ => number.to_string(),
        },
        store: None,
    })
}

/// Names of what an alias stands for that the words begin.
fn meant(
    connection: &Connection,
    words: &[String],
    locale: Locale,
) -> Result<Vec<SearchSuggestion>, StoreError> {
    let sought = expression(words, true);
    let rows: Vec<NameRow> = connection.rows(BEGUN_NAMES_SQL, params![sought, MAX_NAMES])?;
    let aliases = rows.into_iter().filter(|row| row.kind == "ALIAS");
    let mut found = Vec::new();
    for alias in aliases.take(3) {
        let stands_for: Vec<String> = alias.target.split(' ').map(str::to_owned).collect();
        found.extend(named(connection, &stands_for, false, locale)?);
    }
    Ok(found)
}

/// Stores near by with the words in their names, the last one as a beginning.
fn stores(
    connection: &Connection,
    words: &[String],
    typist: Typist,
) -> Result<Vec<SearchSuggestion>, StoreError> {
    let lexicon = Lexicon(connection);
    let Some((last, before)) = words.split_last() else {
        return Ok(Vec::new());
    };
    let mut groups = Vec::new();
    for word in before {
        let known = lexicon.word(word)?.filter(|known| known.in_stores);
        let Some(known) = known.filter(|_| is_plain(word)) else {
            return Ok(Vec::new());
        };
        groups.push(Group {
            marks: vec![word.clone()],
            word_rows: known.row_count,
            ..Group::default()
        });
    }
    let mut begun = lexicon.begun(last, MAX_BEGUN)?;
    begun.retain(|word| is_plain(word));
    if begun.is_empty() {
        return Ok(Vec::new());
    }
    groups.sort_by_key(Group::rows);
    groups.push(Group::of_marks(begun.clone()));
    let conditions = format!(" AND s.id < {FIRST_UNLISTED} AND {OPENS_SQL}");
    let mut retrieval = Retrieval::new(connection, typist.origin, &conditions)?;
    retrieval.everywhere(&groups, NEAR_STORES, &mut |store| {
        let name = split(&store.name);
        let missing = before.iter().filter(|word| !name.contains(word)).count();
        let is_begun = begun.iter().any(|word| name.contains(word));
        Ok(missing + usize::from(!is_begun))
    })?;
    let mut found = retrieval.found;
    found.sort_by_key(|store| {
        let begins = split(&store.name).join(" ").starts_with(&words.join(" "));
        let distance_mm = typist.origin.distance_mm(store.position);
        (!begins, distance_mm, store.id)
    });
    found.truncate(MAX_SUGGESTIONS);
    let patterns = hours::patterns(connection)?;
    let never = Hours::new(&[]);
    let mut list = Vec::new();
    for store in found {
        let shop: ShopRow = connection.row(SHOP_SQL, [store.id])?;
        let local = LocalTime::in_zone(typist.viewer.now_ms, Zone::of_district(shop.district_id));
        let poi_id = ids::poi(store.id);
        list.push(SearchSuggestion {
            ranges: ranges(&store.name, words, true),
            text: store.name,
            kind: SuggestionKind::Store,
            id: poi_id.to_string(),
            store: Some(SuggestedStore {
                poi_id,
                distance: typist.origin.distance_km(store.position),
                business_state: patterns
                    .get(&shop.pattern_id)
                    .unwrap_or(&never)
                    .state(local),
                business_district_name: shop.area,
            }),
        });
    }
    Ok(list)
}
