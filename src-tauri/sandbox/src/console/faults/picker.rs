//! The form that switches a fault on.

use std::collections::BTreeSet;

use jajan_contract::{calls::CALLS, sandbox::Fault};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::options;
use crate::memory::faults;

/// Kinds as the contract spells them, with their effects.
const KINDS: [(&str, &str); 10] = [
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

/// The options, in groups: `(group, paths)`.
fn paths() -> [(&'static str, Vec<String>); 3] {
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

/// An option's words.
fn path_words(path: &str) -> &str {
    match path {
        "/" => "Every call",
        "/img/" => "Pictures (/img/)",
        "/assets/" => "Files of the web app (/assets/)",
        other => other,
    }
}

pub fn form() -> Markup {
    html! {
        form.row method="post" action="/console/faults" {
            label.wide {
                "Where"
                select name="path" {
                    @for (group, paths) in paths() {
                        optgroup label=(group) {
                            (options(paths.iter().map(|path| (&**path, path_words(path))), None))
                        }
                    }
                }
            }
            label.wide { "What" select name="kind" { (options(KINDS, None)) } }
            label {
                "Delay, ms"
                input name="delayMs" type="number" min="1" max="120000" placeholder="800";
            }
            label {
                "Field or code"
                input name="field" maxlength="64" autocapitalize="off" autocomplete="off"
                    placeholder="poiList";
            }
            label {
                "How often" input name="remaining" type="number" min="1" placeholder="always";
            }
            button.main name="do" value="add" { "Switch on" }
        }
    }
}

pub fn read(fields: &Fields) -> Result<Fault, Problem> {
    Ok(Fault {
        path: fields.text("path").to_owned(),
        kind: faults::parse_kind(fields.text("kind"))?,
        delay_ms: fields.number("delayMs")?.unwrap_or(0),
        remaining: fields.number("remaining")?,
        field: fields.get("field").map(str::to_owned),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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
