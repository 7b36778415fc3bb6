//! The console's words for faults.

use std::collections::BTreeSet;

use jajan_contract::{
    calls::CALLS,
    sandbox::{Fault, FaultKind},
};

/// Kinds as the contract spells them, with what they do.
pub const KINDS: [(&str, &str); 10] = [
    ("latency", "Answer late (delay)"),
    ("reset", "Close the connection without an answer"),
    ("server_error", "Answer 503"),
    ("rate_limited", "Answer 429"),
    ("malformed_body", "Answer half of the JSON"),
    ("wrong_type", "Give a field another type (field)"),
    ("missing_field", "Leave a field out (field)"),
    ("business", "Refuse with an error code (code in field)"),
    ("empty", "Empty every list"),
    ("hold", "Hold the reply until it is let go"),
];

/// What the picker offers, in groups: `(group, paths)`.
pub fn paths() -> [(&'static str, Vec<String>); 3] {
    let calls = CALLS.iter().filter(|call| !call.rules.sandbox_only);
    let calls: Vec<String> = calls.map(|call| call.path.to_owned()).collect();
    let first_part = |path: &String| path.split('/').nth(1).map(|part| format!("/{part}/"));
    let groups: BTreeSet<String> = calls.iter().filter_map(first_part).collect();
    let mut wide = vec!["/".to_owned(), "/img/".to_owned(), "/assets/".to_owned()];
    wide.extend(groups);
    let (all, files) = (wide.split_off(3), wide);
    [
        ("Everything of a kind", files),
        ("Calls that begin with", all),
        ("One call", calls),
    ]
}

/// What the picker says of a path.
pub fn path_words(path: &str) -> &str {
    match path {
        "/" => "Every call",
        "/img/" => "Pictures (/img/)",
        "/assets/" => "Files of the web app (/assets/)",
        other => other,
    }
}

/// One sentence of what a fault does.
pub fn words(fault: &Fault) -> String {
    let field = fault.field.as_deref().unwrap_or_default();
    let what = match fault.kind {
        FaultKind::Latency => format!("answers {} ms late", fault.delay_ms),
        FaultKind::Reset => "closes the connection without an answer".to_owned(),
        FaultKind::ServerError => "answers 503".to_owned(),
        FaultKind::RateLimited => "answers 429".to_owned(),
        FaultKind::MalformedBody => "answers half of the JSON".to_owned(),
        FaultKind::WrongType => format!("gives «{field}» another type"),
        FaultKind::MissingField => format!("leaves «{field}» out"),
        FaultKind::Business => format!("refuses with the code {field}"),
        FaultKind::Empty => "empties every list".to_owned(),
        FaultKind::Hold => "holds the reply".to_owned(),
    };
    match fault.remaining {
        Some(1) => format!("{what}, once more"),
        Some(left) => format!("{what}, {left} more times"),
        None => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults;

    #[test]
    fn every_kind_is_offered_and_known() {
        for (kind, _) in KINDS {
            assert!(faults::parse_kind(kind).is_ok(), "{kind}");
        }
    }

    #[test]
    fn every_offered_path_can_be_struck() {
        let [wide, groups, calls] = paths().map(|(_, paths)| paths);
        assert_eq!(wide, ["/", "/img/", "/assets/"]);
        assert!(groups.contains(&"/market/".to_owned()) && calls.len() > 10);
        for path in wide.iter().chain(&groups).chain(&calls) {
            assert!(faults::parse(&format!("{path}=reset")).is_ok(), "{path}");
        }
    }
}
