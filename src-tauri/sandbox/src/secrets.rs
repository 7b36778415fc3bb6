//! What only its owner may read again: the journal and the pages of the console black it out here, by
//! the name of its field and by its shape. Security A.9.
//!
//! Invariant: every text of a call's body is in [`FIELDS`] or listed as shown by this module's test, so
//! that a new one is decided about. Shown on purpose: the code in the SMS that the console plays, and
//! what an author wrote in a review, which the moderator judges.

use serde_json::Value;

use crate::typed::{is_invisible, narrow};

pub const HIDDEN: &str = "***";

/// Tokens and codes with which a reader could act as somebody else, where money goes, and what people
/// wrote in their own words.
pub const FIELDS: [&str; 28] = [
    "accessToken",
    "authCodeKey",
    "bankAccountName",
    "bankAccountNumber",
    "code",
    "codeVerifier",
    "content",
    "detail",
    "dfp",
    "fcmToken",
    "gaid",
    "keyword",
    "merchantReply",
    "note",
    "personList",
    "phoneNo",
    "qrString",
    "queueToken",
    "reference",
    "refreshToken",
    "searchText",
    "shareId",
    "sliderToken",
    "splitId",
    "text",
    "token",
    "userName",
    "verifier",
];

/// Shown, but people may have written into them what is hidden elsewhere.
const FREE: [&str; 5] = ["bankName", "page", "props", "reason", "search"];

/// Random and long as a token, and open nothing: which list of stores is read on, or was before.
const NO_TOKENS: [&str; 2] = ["originQueryId", "queryId"];

/// JSON as text: the query of a list of stores (home 7). What is in it is hidden like the rest.
const NESTED: &str = "data";

/// The shortest account number or phone that a text may hold.
const LEAST_DIGITS: usize = 8;
/// A gift's token has 32.
const LEAST_HEX: usize = 32;
/// What people write between the digits of one number.
const BETWEEN: &str = " -.()/+_,";

/// The fields of a body, in place: secrets by name, and tokens within the other texts.
pub fn black_out(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if FIELDS.contains(&name.as_str()) && !value.is_null() {
                    *value = Value::from(HIDDEN);
                } else if FREE.contains(&name.as_str()) {
                    *value = texts(value);
                } else if name == NESTED && value.is_string() {
                    *value = nested(value.as_str().unwrap_or_default());
                } else if !NO_TOKENS.contains(&name.as_str()) {
                    black_out(value);
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(black_out),
        Value::String(text) => *text = without_tokens(text),
        _ => {}
    }
}

/// What is not JSON is hidden as a whole: it may hold anything.
fn nested(text: &str) -> Value {
    let Ok(mut inner) = serde_json::from_str::<Value>(text) else {
        return Value::from(HIDDEN);
    };
    black_out(&mut inner);
    Value::from(inner.to_string())
}

/// What people wrote, of long numbers the last four digits, and no token. Our own ids, dates and prices
/// stay.
pub fn text(text: &str) -> String {
    without_numbers(&without_tokens(text))
}

/// As [`text`], of every text within.
pub fn texts(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let hidden = |(name, value): (&String, &Value)| (name.clone(), texts(value));
            Value::Object(fields.iter().map(hidden).collect())
        }
        Value::Array(values) => values.iter().map(texts).collect(),
        Value::String(words) => Value::from(text(words)),
        other => other.clone(),
    }
}

/// `+62 812-****-0001`: enough to know one's own number.
pub fn phone(country_code: &str, phone_no: &str) -> String {
    let start: String = phone_no.chars().take(3).collect();
    format!("+{country_code} {start}-****-{}", last_four(phone_no))
}

/// `****7890`.
pub fn account(number: &str) -> String {
    format!("****{}", last_four(number))
}

/// `S*** W***`.
pub fn holder(name: &str) -> String {
    let initial = |word: &str| format!("{}***", word.chars().take(1).collect::<String>());
    name.split_whitespace()
        .map(initial)
        .collect::<Vec<_>>()
        .join(" ")
}

fn last_four(text: &str) -> String {
    let count = text.chars().count();
    text.chars().skip(count.saturating_sub(4)).collect()
}

fn without_tokens(text: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric();
    let is_hex =
        |word: &str| word.len() >= LEAST_HEX && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    // Those of a split and its shares begin with a letter that says of what they are.
    let is_token = |word: &str| is_hex(word) || word.get(1..).is_some_and(is_hex);
    let mut found = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
        let (word, more) = rest.split_at(end);
        found.push_str(if is_token(word) { HIDDEN } else { word });
        let end = more.find(is_word).unwrap_or(more.len());
        found.push_str(&more[..end]);
        rest = &more[end..];
    }
    found
}

fn without_numbers(text: &str) -> String {
    let is_digit = |c: char| c.is_numeric();
    let is_within = |c: char| {
        is_digit(c) || c.is_whitespace() || is_invisible(c) || BETWEEN.contains(narrow(c))
    };
    let mut found = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find(is_digit) {
        found.push_str(&rest[..start]);
        let run = &rest[start..];
        let run = &run[..run.find(|c| !is_within(c)).unwrap_or(run.len())];
        let run = match is_id(&found) {
            true => &run[..run.find(|c| !is_digit(c)).unwrap_or(run.len())],
            false => run.trim_end_matches(|c| !is_digit(c)),
        };
        let is_secret = !is_id(&found) && digits(run) >= LEAST_DIGITS;
        match is_secret {
            true => found.push_str(&account(&run.replace(|c| !is_digit(c), ""))),
            false => found.push_str(run),
        }
        rest = &rest[start + run.len()..];
    }
    found.push_str(rest);
    found
}

/// Of all words but dates, hours and prices.
fn digits(run: &str) -> usize {
    let words = run.split_whitespace().filter(|word| !is_plain(word));
    words
        .flat_map(str::chars)
        .filter(|c| c.is_numeric())
        .count()
}

fn is_plain(word: &str) -> bool {
    let groups: Vec<usize> = word.split(['-', '/', '.']).map(str::len).collect();
    let is_date = matches!(groups[..], [4, 2, 2] | [1 | 2, 1 | 2, 2 | 4]);
    let groups: Vec<usize> = word.split(['.', ',']).map(str::len).collect();
    let is_price =
        matches!(groups.len(), 2 | 3) && groups[0] <= 3 && groups[1..].iter().all(|len| *len == 3);
    is_date || is_price
}

/// One capital in front of the digits, as our ids have.
fn is_id(before: &str) -> bool {
    let mut back = before.chars().rev();
    back.next().is_some_and(|c| c.is_ascii_uppercase())
        && !back.next().is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests;
