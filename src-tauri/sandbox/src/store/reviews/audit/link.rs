//! Addresses in a review, and ways to hide them.

use crate::store::reviews::audit::found::Found;

/// Ends of addresses that are no words.
const SURE: [&str; 8] = [
    "com", "net", "org", "biz", "xyz", "example", "co.id", "my.id",
];

pub fn link(text: &str) -> Found {
    let lower = text.to_lowercase();
    let hidden = [
        " dot com",
        "(dot)",
        "[dot]",
        " titik com",
        "[.]",
        "(.)",
        " . com",
        "点com",
        "点 com",
    ];
    let best = text.split_whitespace().map(word).max().unwrap_or(Found::No);
    match hidden.iter().any(|way| lower.contains(way)) {
        true => best.max(Found::Maybe),
        false => best,
    }
}

fn word(word: &str) -> Found {
    let lower = word.to_lowercase();
    if lower.contains("://") || lower.contains("www.") {
        return Found::Surely;
    }
    let host = word.split(['/', '?', '#']).next().unwrap_or_default();
    let has_path = word.len() > host.len() + 1;
    let is_edge = |c: char| !c.is_ascii_alphanumeric();
    let host = host.trim_matches(is_edge);
    // Letters of another script end an address.
    let host = host
        .rsplit(|c: char| !c.is_ascii())
        .next()
        .unwrap_or_default();
    // `enak.Me`: the next sentence begins with a capital.
    let is_sentence = host.rsplit_once('.').is_some_and(|(before, end)| {
        end.starts_with(|c: char| c.is_ascii_uppercase())
            && before.ends_with(|c: char| c.is_ascii_lowercase())
    });
    let host = host.to_lowercase();
    let ends = |list: &[&str]| {
        list.iter().any(|end| {
            let name = host
                .strip_suffix(end)
                .and_then(|name| name.strip_suffix('.'));
            name.is_some_and(|name| !name.is_empty())
        })
    };
    // It may be the next sentence: `enak.me lagi`.
    let is_maybe =
        host.contains('.') && psl::suffix(host.as_bytes()).is_some_and(|end| end.is_known());
    match (ends(&SURE), is_maybe, is_sentence) {
        (true, _, false) => Found::Surely,
        (_, true, false) if has_path => Found::Surely,
        (true, ..) => Found::Maybe,
        (_, true, false) => Found::Maybe,
        _ => Found::No,
    }
}
