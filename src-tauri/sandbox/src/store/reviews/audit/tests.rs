#![allow(clippy::unwrap_used)]

use super::rule::SHORT_CHARS;
use super::*;

#[test]
fn the_rule_decides_what_is_obvious() {
    use Verdict::{Approve, Reject, Wait};
    for (score, content, media_count, expected) in [
        (5, "", 0, Approve),
        (4, "", 0, Approve),
        (3, "", 0, Wait),
        (5, "Enak sekali, pasti balik lagi.", 0, Approve),
        (1, "Dingin dan hambar.", 0, Approve),
        (5, "Enak", 1, Wait),
        (5, &"a".repeat(SHORT_CHARS), 0, Approve),
        (5, &"a".repeat(SHORT_CHARS + 1), 0, Wait),
        (5, "cek https://evil.example/x", 0, Reject(Reason::Link)),
        (5, "cek WWW.murah.biz", 0, Reject(Reason::Link)),
        (5, "pesan di tokoku.id/menu ya", 0, Reject(Reason::Link)),
        (5, "Enak.Murah.", 0, Approve),
        (5, "Rp15.000 saja", 0, Approve),
        (5, "Harga 15.000 - 20.000 per orang", 0, Approve),
        (5, "WA 0812-3456-7890", 0, Reject(Reason::Phone)),
        (5, "+62 812 3456 7890", 1, Reject(Reason::Phone)),
        (5, "Buka 10.00 sampai 22.00", 0, Approve),
        (1, "Kasirnya GOBLOK!", 0, Reject(Reason::Insult)),
        (1, "真是白痴", 0, Reject(Reason::Insult)),
        (5, "Anjingnya lucu", 0, Approve),
    ] {
        assert_eq!(judge(score, content, media_count), expected, "{content}");
    }
}

#[test]
fn every_reason_has_its_words_and_name() {
    for reason in Reason::ALL {
        assert_eq!(Reason::of_name(reason.as_str()), Some(reason));
        let [a, b, c] = reason.words();
        assert!(a != b && b != c);
    }
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase")]
struct Sentence {
    text: String,
    locale: String,
    is_allowed: bool,
}

/// Labelled by hand: no allowed one is rejected, and of the others at most one in twenty is published.
#[test]
fn sentences_of_three_languages_are_judged_as_people_would() {
    let list: Vec<Sentence> = serde_json::from_str(include_str!("sentences.json")).unwrap();
    assert!(list.len() >= 120);
    for locale in ["id-ID", "en-US", "zh-CN"] {
        let count = list.iter().filter(|each| each.locale == locale).count();
        assert!(count >= 25, "{locale}: {count}");
    }
    let (allowed, others): (Vec<_>, Vec<_>) = list.iter().partition(|each| each.is_allowed);
    let verdict = |each: &Sentence| judge(5, &each.text, 0);
    let is_rejected = |each: &&&Sentence| matches!(verdict(each), Verdict::Reject(_));
    let rejected: Vec<_> = allowed
        .iter()
        .filter(is_rejected)
        .map(|each| &each.text)
        .collect();
    assert!(rejected.is_empty(), "rejected: {rejected:?}");
    let waits = allowed
        .iter()
        .filter(|each| verdict(each) == Verdict::Wait)
        .count();
    assert!(waits * 20 <= allowed.len(), "{waits} wait for a person");
    let is_missed = |each: &&&Sentence| verdict(each) == Verdict::Approve;
    let missed: Vec<_> = others
        .iter()
        .filter(is_missed)
        .map(|each| &each.text)
        .collect();
    assert!(missed.len() * 20 <= others.len(), "missed: {missed:?}");
}
