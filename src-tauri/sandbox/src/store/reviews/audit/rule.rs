//! What can be decided without a person.

use icu_normalizer::ComposingNormalizerBorrowed;

use crate::store::reviews::audit::found::Found;
use crate::store::reviews::audit::reason::Reason;
use crate::store::reviews::audit::{contact, link};
use crate::typed;

/// Longer reviews wait for a person, in characters.
pub const SHORT_CHARS: usize = 200;

/// What the rule decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Approve,
    Reject(Reason),
    /// A person has to look.
    Wait,
}

/// Only what is sure is rejected; what may be a way around the rule, pictures, long texts and low scores
/// without words wait for a person.
pub fn judge(score: u8, content: &str, media_count: usize) -> Verdict {
    // Digits and letters in other shapes are those that they stand for.
    let text = ComposingNormalizerBorrowed::new_nfkc()
        .normalize(&typed::plain(content))
        .into_owned();
    let found = [
        (link::link(&text), Reason::Link),
        (contact::contact(&text), Reason::Phone),
        (insult(&text), Reason::Insult),
    ];
    if let Some((_, reason)) = found.iter().find(|(found, _)| *found == Found::Surely) {
        return Verdict::Reject(*reason);
    }
    let is_unsure = found.iter().any(|(found, _)| *found == Found::Maybe);
    let is_silent_complaint = content.is_empty() && score < 4;
    let is_long = content.chars().count() > SHORT_CHARS;
    if is_unsure || media_count > 0 || is_silent_complaint || is_long {
        return Verdict::Wait;
    }
    Verdict::Approve
}

/// Words that are also said of animals, or of oneself, are for a person to judge.
fn insult(text: &str) -> Found {
    const SURE: [&str; 7] = [
        "bangsat",
        "bajingan",
        "goblok",
        "tolol",
        "asshole",
        "fuck",
        "motherfucker",
    ];
    const MAYBE: [&str; 8] = [
        "anjing", "kampret", "idiot", "moron", "bego", "fucking", "bitch", "bastard",
    ];
    const SIGNS: [&str; 3] = ["傻逼", "白痴", "混蛋"];
    let lower = text.to_lowercase();
    let has = |text: &str, list: &[&str]| {
        let mut words = text.split(|c: char| !c.is_alphanumeric());
        words.any(|word| list.contains(&word))
    };
    if has(&lower, &SURE) || SIGNS.iter().any(|sign| lower.contains(sign)) {
        return Found::Surely;
    }
    let meant: String = lower.chars().map(letter).collect();
    let spaced: String = meant.chars().filter(|c| !" .-*_".contains(*c)).collect();
    let is_hidden = has(&meant, &SURE) || SURE[..4].iter().any(|word| spaced.contains(word));
    match is_hidden || has(&lower, &MAYBE) {
        true => Found::Maybe,
        false => Found::No,
    }
}

/// Digits that stand for letters.
fn letter(c: char) -> char {
    match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        _ => c,
    }
}
