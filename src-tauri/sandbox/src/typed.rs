//! What people type or paste, in the characters that they mean. The page's `lib/plain-text.ts`,
//! `lib/typed.ts` and `lib/rupiah.ts` do the same; the vectors are `tests/contract/typed-vectors.json`.

use std::ops::RangeInclusive;

const ACCOUNT_DIGITS: RangeInclusive<usize> = 8..=20;
const HOLDER_CHARS: RangeInclusive<usize> = 2..=60;
const PHONE_DIGITS: RangeInclusive<usize> = 9..=12;
const MOST_RP: u64 = 4_000_000_000;

/// Full-width forms, dashes, apostrophes and spaces of any kind as those of ASCII, without invisible
/// marks.
pub fn plain(text: &str) -> String {
    let mut found = String::with_capacity(text.len());
    for c in text.chars().map(narrow).filter(|c| !is_invisible(*c)) {
        match c {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => found.push('-'),
            '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2bc}' | '\u{2032}' | '`' | '\u{b4}' => {
                found.push('\'');
            }
            c if !c.is_whitespace() => found.push(c),
            _ if found.ends_with(' ') => {}
            _ => found.push(' '),
        }
    }
    found.trim().to_owned()
}

/// A full-width form as that of ASCII.
pub fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

pub fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
    ) || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}

fn without(text: &str, fillers: &str) -> String {
    text.chars().filter(|c| !fillers.contains(*c)).collect()
}

fn are_digits(text: &str, count: &RangeInclusive<usize>) -> bool {
    count.contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The digits of an Indonesian mobile number after 62.
pub fn phone(text: &str) -> Option<String> {
    let bare = without(&plain(text), " ().-/");
    let rest = ["+62", "0062", "62"]
        .iter()
        .find_map(|prefix| bare.strip_prefix(prefix))
        .unwrap_or(&bare);
    let rest = rest.strip_prefix('0').unwrap_or(rest);
    (rest.starts_with('8') && are_digits(rest, &PHONE_DIGITS)).then(|| rest.to_owned())
}

/// A bank account's digits.
pub fn account(text: &str) -> Option<String> {
    let digits = without(&plain(text), " .-/");
    are_digits(&digits, &ACCOUNT_DIGITS).then_some(digits)
}

/// Without blanks and what a sentence puts around a code; case and dashes stay.
pub fn bare_code(text: &str) -> String {
    let text = plain(text);
    let text = text.trim_start_matches(['"', '\'', '(', '\u{201c}', '\u{ab}']);
    let ends = [
        '"', '\'', ')', ',', '.', ';', ':', '!', '?', '\u{201d}', '\u{bb}', '\u{3002}',
    ];
    without(text.trim_end_matches(ends), " ")
}

/// Letters and digits, in capitals; dashes only group them.
pub fn code(text: &str) -> Option<String> {
    let code = without(&bare_code(text), "-").to_ascii_uppercase();
    let is_plain = code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (is_plain && !code.is_empty()).then_some(code)
}

/// The holder of a bank account.
pub fn person(text: &str) -> Option<String> {
    let name = plain(text);
    let is_of_name = |c: char| {
        c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}' | ' ' | '.' | '\'' | '-' | ',')
    };
    let is_name = HOLDER_CHARS.contains(&name.chars().count())
        && name.starts_with(char::is_alphabetic)
        && name.chars().all(is_of_name);
    is_name.then_some(name)
}

/// Whole rupiah; absent for what can be read in two ways, or in none.
pub fn rupiah(text: &str) -> Option<u32> {
    let text = plain(text).to_lowercase();
    let text = ["rp. ", "rp.", "rp ", "rp", "idr ", "idr"]
        .iter()
        .find_map(|prefix| text.strip_prefix(prefix))
        .unwrap_or(&text);
    let text = ["rupiah", "idr", ",-", ".-", ", -", ". -"]
        .iter()
        .find_map(|end| text.strip_suffix(end))
        .map_or(text, str::trim_end);
    let amount = number(text)
        .or_else(|| with_cents(text))
        .or_else(|| with_unit(text))
        .or_else(|| grouped(text))?;
    u32::try_from(amount).ok().filter(|_| amount <= MOST_RP)
}

/// Digits without a zero in front.
fn number(text: &str) -> Option<u64> {
    let is_plain = are_digits(text, &(1..=15)) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| is_plain)
}

/// Without cents, which must be zero; whether there were any, after which separator.
fn cut_cents(text: &str) -> (&str, Option<char>) {
    match text.rsplit_once(['.', ',']) {
        Some((whole, "0" | "00")) => (whole, text[whole.len()..].chars().next()),
        _ => (text, None),
    }
}

/// `75,00` may be a part of another number: only from a thousand on.
fn with_cents(text: &str) -> Option<u64> {
    let (whole, cents) = cut_cents(text);
    cents?;
    number(whole).filter(|amount| *amount >= 1_000)
}

fn with_unit(text: &str) -> Option<u64> {
    const UNITS: [(&str, u64); 5] = [
        ("ribu", 1_000),
        ("rb", 1_000),
        ("k", 1_000),
        ("juta", 1_000_000),
        ("jt", 1_000_000),
    ];
    let unit = |(name, unit): &(&str, u64)| Some((text.strip_suffix(name)?, *unit));
    let (count, unit) = UNITS.iter().find_map(unit)?;
    let count = count.strip_suffix(' ').unwrap_or(count);
    let (whole, part) = count.split_once(['.', ',']).unwrap_or((count, "0"));
    let hundredths: u64 = match part.len() {
        1 => part.parse::<u64>().ok()? * 10,
        2 => part.parse().ok()?,
        _ => return None,
    };
    number(part.trim_start_matches('0')).or_else(|| (hundredths == 0).then_some(0))?;
    Some(number(whole)?.checked_mul(unit)? + hundredths * unit / 100)
}

/// Groups of three by one separator; after another one cents that are zero.
fn grouped(text: &str) -> Option<u64> {
    let (whole, cents) = cut_cents(text);
    let separator = whole.chars().find(|c| !c.is_ascii_digit())?;
    let mut groups = whole.split(separator);
    let first = groups.next()?;
    let are_right = ['.', ',', ' ', '\''].contains(&separator)
        && cents != Some(separator)
        && (1..=3).contains(&first.len())
        && !first.starts_with('0')
        && groups.all(|group| group.len() == 3);
    number(&whole.replace(separator, "")).filter(|_| are_right)
}

#[cfg(test)]
mod tests;
