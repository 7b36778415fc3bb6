//! What can be decided without a person.

use crate::store::reviews::audit::reason::Reason;

/// Longer reviews wait for a person, in characters.
pub const SHORT_CHARS: usize = 200;

/// The shortest phone number that somebody could call.
pub const PHONE_DIGITS: usize = 9;

/// What the rule decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Approve,
    Reject(Reason),
    /// A person has to look.
    Wait,
}

/// Pictures, long texts and low scores without words wait for a person.
pub fn judge(score: u8, content: &str, media_count: usize) -> Verdict {
    if has_link(content) {
        return Verdict::Reject(Reason::Link);
    }
    if has_phone(content) {
        return Verdict::Reject(Reason::Phone);
    }
    if has_insult(content) {
        return Verdict::Reject(Reason::Insult);
    }
    let is_silent_complaint = content.is_empty() && score < 4;
    if media_count > 0 || is_silent_complaint || content.chars().count() > SHORT_CHARS {
        return Verdict::Wait;
    }
    Verdict::Approve
}

pub fn has_link(content: &str) -> bool {
    const ENDS: [&str; 10] = [
        "com", "id", "net", "org", "example", "info", "biz", "me", "xyz", "shop",
    ];
    content.to_lowercase().split_whitespace().any(|word| {
        let host = word.split(['/', '?', '#']).next().unwrap_or_default();
        let host = host.trim_matches(|c: char| !c.is_alphanumeric());
        let is_host = host
            .rsplit_once('.')
            .is_some_and(|(name, end)| !name.is_empty() && ENDS.contains(&end));
        word.contains("://") || word.contains("www.") || is_host
    })
}

/// Digits as people write a number to call: from 0 or 62 on, with spaces, dots and dashes between
/// them. Prices do not begin so.
pub fn has_phone(content: &str) -> bool {
    let is_inside = |c: char| c.is_ascii_digit() || " -.()+".contains(c);
    content.split(|c| !is_inside(c)).any(|run| {
        let digits: String = run.chars().filter(char::is_ascii_digit).collect();
        digits.len() >= PHONE_DIGITS && (digits.starts_with('0') || digits.starts_with("62"))
    })
}

pub fn has_insult(content: &str) -> bool {
    const WORDS: [&str; 10] = [
        "anjing", "bangsat", "bajingan", "goblok", "tolol", "kampret", "idiot", "moron", "asshole",
        "fuck",
    ];
    const SIGNS: [&str; 3] = ["傻逼", "白痴", "混蛋"];
    let lower = content.to_lowercase();
    let mut words = lower.split(|c: char| !c.is_alphanumeric());
    words.any(|word| WORDS.contains(&word)) || SIGNS.iter().any(|sign| lower.contains(sign))
}
