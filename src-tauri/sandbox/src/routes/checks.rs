//! Bounds that several calls share.

use crate::error::{Error, Refusal};
use crate::words;

/// Of an id in a body.
pub const MAX_ID_CHARS: usize = 64;
/// Of what is cleaned before it is counted.
const MOST_CHARS: usize = 10_000;

/// Refuses a list that is empty or longer than `max`.
pub fn check_count(name: &str, count: usize, max: usize) -> Result<(), Error> {
    if (1..=max).contains(&count) {
        return Ok(());
    }
    Err(Error::value(format!("{name}: 1 to {max}, not {count}")))
}

/// Refuses a text of more than `max` characters.
pub fn check_max(name: &str, text: &str, max: usize) -> Result<(), Error> {
    if text.chars().count() <= max {
        return Ok(());
    }
    Err(Error::value(format!("{name}: at most {max} characters")))
}

/// Refuses words of more than `max` characters as people count them.
pub fn check_words(text: &str, max: usize) -> Result<(), Error> {
    if words::fits(text, max) {
        return Ok(());
    }
    Err(Refusal::TextTooLong.into())
}

/// A name or note that others see, at most so long.
pub fn seen_words(text: &str, max: usize) -> Result<String, Error> {
    // Before it is cleaned: that costs time by its length.
    check_max("text", text, MOST_CHARS)?;
    let seen = words::seen(text);
    check_words(&seen, max)?;
    Ok(seen)
}

/// As [`seen_words`], with line breaks: a message.
pub fn seen_message(text: &str, max: usize) -> Result<String, Error> {
    check_max("text", text, MOST_CHARS)?;
    let seen = words::seen_lines(text);
    check_words(&seen, max)?;
    Ok(seen)
}

/// Refuses a text that is empty or has more than `max` characters.
pub fn check_text(name: &str, text: &str, max: usize) -> Result<(), Error> {
    if (1..=max).contains(&text.chars().count()) {
        return Ok(());
    }
    Err(Error::value(format!("{name}: 1 to {max} characters")))
}

/// Refuses an id that is empty or too long.
pub fn check_id(name: &str, id: &str) -> Result<(), Error> {
    check_text(name, id, MAX_ID_CHARS)
}
