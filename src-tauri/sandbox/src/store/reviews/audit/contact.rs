//! Numbers and names to be called by, and ways to hide them. Prices, dates and hours are none.

use crate::store::reviews::audit::found::Found;

/// The shortest phone number that can be called.
const LEAST_DIGITS: usize = 9;
/// Indonesian and English digits as words.
const SPOKEN: [&str; 22] = [
    "nol", "kosong", "satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan",
    "sembilan", "zero", "oh", "one", "two", "three", "four", "five", "six", "seven", "eight",
    "nine",
];
const SIGNS: &str = "零〇一二三四五六七八九幺";
/// Where people are found outside.
const WAYS: [&str; 14] = [
    "微信",
    "加v",
    "vx",
    "wechat",
    "telegram",
    "wa.me",
    "whatsapp saya",
    "whatsapp me",
    "wa saya",
    "wa aku",
    "line id",
    "id line",
    "dm saya",
    "qq",
];

pub fn contact(text: &str) -> Found {
    let lower = text.to_lowercase();
    let is_inside = |c: char| c.is_ascii_digit() || " -.()+/_,;:|*~".contains(c);
    let runs = text.split(|c| !is_inside(c)).map(number).max();
    let is_way = WAYS.iter().any(|way| lower.contains(way)) || has_handle(text);
    let is_hidden =
        is_way || is_spoken(&lower) || has_digits_apart(text) || has_foreign_digits(text);
    let found = if is_hidden { Found::Maybe } else { Found::No };
    runs.unwrap_or(Found::No).max(found)
}

/// Of digits with what may stand between them.
fn number(run: &str) -> Found {
    let is_filler = |c: char| !c.is_ascii_digit();
    let words = run
        .split([' ', ',', ';', '|', '~'])
        .filter(|word| !is_plain(word));
    let kept = words.collect::<Vec<_>>().join(" ");
    let digits: String = kept.chars().filter(char::is_ascii_digit).collect();
    if digits.len() < LEAST_DIGITS {
        return Found::No;
    }
    let mut pieces = kept.split(is_filler).filter(|piece| !piece.is_empty());
    let (first, others) = (
        pieces.next().unwrap_or_default(),
        pieces.collect::<Vec<_>>(),
    );
    let is_mobile =
        digits.starts_with("08") || digits.starts_with("628") || digits.starts_with("00628");
    let is_in_groups =
        (first.len() >= 3 || matches!(first, "62")) && others.iter().all(|piece| piece.len() >= 3);
    if is_mobile && is_in_groups && (10..=16).contains(&digits.len()) {
        return Found::Surely;
    }
    let is_like = ["0", "62", "8"]
        .iter()
        .any(|start| digits.starts_with(start));
    if is_like { Found::Maybe } else { Found::No }
}

/// A price, a range of prices, a date or an hour.
fn is_plain(word: &str) -> bool {
    let word = word.trim_matches(|c: char| !c.is_ascii_digit());
    !word.is_empty() && word.split('-').all(is_price_or_hour) || is_date(word)
}

fn is_price_or_hour(text: &str) -> bool {
    let text = text.trim_matches(|c: char| !c.is_ascii_digit());
    let groups: Vec<_> = text.split('.').collect();
    let is_price = (2..=3).contains(&groups.len())
        && (1..=3).contains(&groups[0].len())
        && !groups[0].starts_with('0')
        && !(groups.len() == 3 && groups[0].starts_with('8'))
        && groups[1..].iter().all(|group| group.len() == 3);
    let is_hour = text.len() == 5 && text.split(['.', ':']).all(|part| part.len() == 2);
    is_price || is_hour
}

fn is_date(word: &str) -> bool {
    let parts: Vec<_> = word.split(['/', '-', '.']).map(str::len).collect();
    matches!(parts[..], [1 | 2, 1 | 2, 2 | 4] | [4, 1 | 2, 1 | 2])
}

/// At least six digits in words, one after another.
fn is_spoken(lower: &str) -> bool {
    let mut count = 0;
    for word in lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
    {
        let is_digit =
            SPOKEN.contains(&word) || word.len() <= 4 && word.bytes().all(|b| b.is_ascii_digit());
        count = if is_digit { count + 1 } else { 0 };
        if count >= 6 {
            return true;
        }
    }
    let mut signs = 0;
    for c in lower.chars().filter(|c| !c.is_whitespace()) {
        signs = if SIGNS.contains(c) { signs + 1 } else { 0 };
        if signs >= 7 {
            return true;
        }
    }
    false
}

/// A number with letters or other signs between its digits: `0o8 1x2`, `0812 (ganti x) 3456 7890`.
fn has_digits_apart(text: &str) -> bool {
    let words: Vec<_> = text
        .split_whitespace()
        .filter(|word| !is_plain(word))
        .collect();
    let digits: String = words
        .concat()
        .chars()
        .filter(char::is_ascii_digit)
        .collect();
    digits.len() >= 10
        && ["08", "628", "8"]
            .iter()
            .any(|start| digits.contains(start))
}

/// As many digits as a number has, some of another script.
fn has_foreign_digits(text: &str) -> bool {
    let digits = text.chars().filter(|c| c.is_numeric());
    digits.clone().any(|c| !c.is_ascii()) && digits.count() >= LEAST_DIGITS
}

fn has_handle(text: &str) -> bool {
    text.split_whitespace().any(|word| {
        let name = word
            .split_once('@')
            .map(|(_, name)| name)
            .unwrap_or_default();
        name.chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '.')
            .count()
            >= 3
    })
}
