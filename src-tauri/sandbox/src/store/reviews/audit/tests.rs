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
