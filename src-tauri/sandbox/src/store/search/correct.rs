//! Mistyped words. A word that stands in no name is joined with its neighbour, corrected, or divided.

use crate::store::StoreError;
use crate::store::search::edits::{distance, most_edits};
use crate::store::search::lexicon::Lexicon;
use crate::store::search::words::is_han;

/// A mistake in the first letter is rare.
const OTHER_START: f64 = 0.6;
/// A word that stands beside its neighbour in some name.
const TOGETHER: f64 = 0.45;
/// For each factor of e by which a word is more frequent.
const FREQUENT: f64 = 0.05;
/// Candidates whose neighbours are looked at.
const COMPARED: usize = 8;
/// Letters of a word that is corrected by itself.
pub const SHORTEST: usize = 4;

/// The words as they were meant, and whether that is something else than what was typed.
pub fn corrected(
    lexicon: Lexicon<'_>,
    typed: Vec<String>,
) -> Result<(Vec<String>, bool), StoreError> {
    let mut meant: Vec<String> = Vec::new();
    let mut is_changed = false;
    let mut at = 0;
    while let Some(word) = typed.get(at) {
        at += 1;
        if word.chars().any(is_han) || lexicon.knows(word)? {
            meant.push(word.clone());
            continue;
        }
        let next = typed.get(at);
        if let Some(next) = next
            && let Some(whole) = joined(lexicon, word, next)?
        {
            meant.push(whole);
            at += 1;
            is_changed = true;
            continue;
        }
        let neighbours = [meant.last(), next].map(|word| word.map(String::as_str));
        if let Some(found) = nearest(lexicon, word, neighbours)? {
            meant.push(found);
            is_changed = true;
        } else if let Some((first, second)) = divided(lexicon, word)? {
            meant.extend([first, second]);
            is_changed = true;
        } else {
            meant.push(word.clone());
        }
    }
    Ok((meant, is_changed))
}

/// «fuyung hai» is one word.
fn joined(lexicon: Lexicon<'_>, word: &str, next: &str) -> Result<Option<String>, StoreError> {
    let whole = format!("{word}{next}");
    if lexicon.knows(&whole)? {
        return Ok(Some(whole));
    }
    match lexicon.knows(next)? {
        true => Ok(None),
        false => nearest(lexicon, &whole, [None, None]),
    }
}

/// The known word that was meant.
pub fn nearest(
    lexicon: Lexicon<'_>,
    word: &str,
    [before, after]: [Option<&str>; 2],
) -> Result<Option<String>, StoreError> {
    let letters = word.chars().count();
    // A short word is like too many others: only its neighbours tell.
    let needs_neighbours = letters < SHORTEST;
    let most = most_edits(letters.max(SHORTEST));
    if letters < 2 || (needs_neighbours && before.is_none() && after.is_none()) {
        return Ok(None);
    }
    let mut found: Vec<(f64, String)> = Vec::new();
    for similar in lexicon.similar(word)? {
        let edits = distance(word, &similar.word);
        if edits > most {
            continue;
        }
        let other_start = match similar.word.chars().next() == word.chars().next() {
            true => 0.0,
            false => OTHER_START,
        };
        let frequent = FREQUENT * (1.0 + similar.row_count as f64).ln();
        found.push((edits + other_start - frequent, similar.word));
    }
    found.sort_by(|a, b| a.0.total_cmp(&b.0));
    found.truncate(COMPARED);
    let mut best: Option<(f64, String)> = None;
    let bonus = TOGETHER * [before, after].iter().flatten().count() as f64;
    for (mut cost, candidate) in found {
        // Two words that never meet cost both their lists: none that could not win is looked at.
        if best
            .as_ref()
            .is_some_and(|(least, _)| cost - bonus >= *least)
        {
            break;
        }
        let mut is_together = false;
        let pairs = [
            before.map(|before| (before, candidate.as_str())),
            after.map(|after| (candidate.as_str(), after)),
        ];
        for (first, second) in pairs.into_iter().flatten() {
            if lexicon.are_together(first, second)? {
                is_together = true;
                cost -= TOGETHER;
            }
        }
        let is_right = is_together || !needs_neighbours;
        if is_right && best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, candidate));
        }
    }
    Ok(best.map(|(_, word)| word))
}

/// The most frequent word that begins like this with one mistake.
pub fn nearest_start(lexicon: Lexicon<'_>, start: &str) -> Result<Option<String>, StoreError> {
    let letters = start.chars().count();
    let mut best: Option<(i64, String)> = None;
    for similar in lexicon.similar(start)?.into_iter().filter(|_| letters >= 4) {
        let is_begun = (letters - 1..=letters + 1).any(|length| {
            let beginning: String = similar.word.chars().take(length).collect();
            distance(start, &beginning) <= 1.0
        });
        if is_begun
            && best
                .as_ref()
                .is_none_or(|(rows, _)| similar.row_count > *rows)
        {
            best = Some((similar.row_count, similar.word));
        }
    }
    Ok(best.map(|(_, word)| word))
}

/// «miayam» is two words; the division whose rarer word is the most frequent.
fn divided(lexicon: Lexicon<'_>, word: &str) -> Result<Option<(String, String)>, StoreError> {
    let mut best: Option<(i64, (String, String))> = None;
    for (at, _) in word.char_indices().skip(2) {
        let (first, second) = word.split_at(at);
        if second.chars().count() < 2 {
            break;
        }
        let (Some(a), Some(b)) = (lexicon.word(first)?, lexicon.word(second)?) else {
            continue;
        };
        let rows = a.row_count.min(b.row_count);
        if best.as_ref().is_none_or(|(most, _)| rows > *most) {
            best = Some((rows, (first.to_owned(), second.to_owned())));
        }
    }
    Ok(best.map(|(_, parts)| parts))
}
