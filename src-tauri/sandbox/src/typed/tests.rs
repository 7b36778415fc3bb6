use serde::Deserialize;

use super::*;
use crate::words;

#[derive(Deserialize)]
struct Vectors {
    amounts: Vec<(String, Option<u32>)>,
    phones: Vec<(String, Option<String>)>,
    accounts: Vec<(String, Option<String>)>,
    codes: Vec<(String, Option<String>)>,
    people: Vec<(String, Option<String>)>,
    seen: Vec<(String, usize, Option<String>)>,
}

#[test]
#[allow(clippy::unwrap_used)]
fn the_shared_vectors_hold() {
    let text = include_str!("../../../../tests/contract/typed-vectors.json");
    let read: Vectors = serde_json::from_str(text).unwrap();
    assert!(read.amounts.len() >= 40 && read.seen.len() >= 15);
    for (written, meant) in read.amounts {
        assert_eq!(rupiah(&written), meant, "amount {written:?}");
    }
    for (name, list, of) in [
        ("phone", read.phones, phone as fn(&str) -> Option<String>),
        ("account", read.accounts, account),
        ("code", read.codes, code),
        ("person", read.people, person),
    ] {
        assert!(list.len() >= 14, "{name}");
        for (written, meant) in list {
            assert_eq!(of(&written), meant, "{name} {written:?}");
        }
    }
    for (written, most, seen) in read.seen {
        let text = words::seen(&written);
        let fits = words::fits(&text, most);
        assert_eq!(fits.then_some(text), seen, "{written:?}");
    }
}
