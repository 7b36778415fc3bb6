//! Faults on the console: what is on, what is held, and what can be switched on.

use std::collections::{BTreeMap, BTreeSet};

use jajan_contract::{
    calls::CALLS,
    sandbox::{Fault, FaultKind},
};

use crate::html::Html;
use crate::state::App;

/// Kinds as the contract spells them, with what they do.
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

/// What the picker offers, in groups: `(group, paths)`.
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

/// What the picker says of a path.
fn path_words(path: &str) -> &str {
    match path {
        "/" => "Every call",
        "/img/" => "Pictures (/img/)",
        "/assets/" => "Files of the web app (/assets/)",
        other => other,
    }
}

pub fn section(h: &mut Html, app: &App) {
    let all = app.faults.all();
    h.raw("<section id=\"faults\" aria-labelledby=\"faults-h\"><h2 id=\"faults-h\">Faults</h2>");
    if all.is_empty() {
        h.raw("<p class=\"quiet\">None is on.</p>");
    } else {
        h.raw("<ul class=\"faults\">");
        for (index, fault) in all.iter().enumerate() {
            h.raw("<li><form method=\"post\" action=\"/console/faults\"><code>")
                .text(&fault.path)
                .raw("</code> <span>")
                .text(words(fault))
                .raw("</span><input type=\"hidden\" name=\"index\" value=\"")
                .text(index)
                .raw("\"><input type=\"hidden\" name=\"path\" value=\"")
                .text(&fault.path)
                .raw("\"><button name=\"do\" value=\"remove\" aria-label=\"Take off ")
                .text(&fault.path)
                .raw("\">Take off</button></form></li>");
        }
        h.raw("</ul>");
    }
    if all.len() > 1 {
        h.raw("<form method=\"post\" action=\"/console/faults\" class=\"row\">")
            .raw("<button name=\"do\" value=\"clear\">Take all off</button></form>");
    }
    held(h, &app.faults.held());
    fault_form(h);
    h.raw("</section>");
}

/// What waits for a person, one line for each path.
fn held(h: &mut Html, paths: &[String]) {
    if paths.is_empty() {
        return;
    }
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for path in paths {
        *counts.entry(path).or_default() += 1;
    }
    h.raw("<h3>Held now</h3><p class=\"quiet\">To let go also takes the fault off.</p>")
        .raw("<ul class=\"faults\">");
    for (path, count) in &counts {
        h.raw("<li><form method=\"post\" action=\"/console/faults\"><code>")
            .text(path)
            .raw("</code> <span>")
            .text(count)
            .raw(if *count == 1 { " reply" } else { " replies" })
            .raw("</span><input type=\"hidden\" name=\"path\" value=\"")
            .text(path)
            .raw("\"><button name=\"do\" value=\"release\" aria-label=\"Let go ")
            .text(path)
            .raw("\">Let go</button></form></li>");
    }
    h.raw("</ul>");
    if counts.len() > 1 {
        h.raw("<form method=\"post\" action=\"/console/faults\" class=\"row\">")
            .raw("<button name=\"do\" value=\"release\">Let all go</button></form>");
    }
}

fn fault_form(h: &mut Html) {
    h.raw("<form method=\"post\" action=\"/console/faults\" class=\"row\">")
        .raw("<label class=\"wide\">Where<select name=\"path\">");
    for (group, paths) in paths() {
        h.raw("<optgroup label=\"").text(group).raw("\">");
        for path in paths {
            h.raw("<option value=\"")
                .text(&path)
                .raw("\">")
                .text(path_words(&path));
            h.raw("</option>");
        }
        h.raw("</optgroup>");
    }
    h.raw("</select></label><label class=\"wide\">What<select name=\"kind\">");
    for (kind, what) in KINDS {
        h.raw("<option value=\"")
            .text(kind)
            .raw("\">")
            .text(what)
            .raw("</option>");
    }
    h.raw("</select></label><label>Delay, ms<input name=\"delayMs\" type=\"number\" ")
        .raw("min=\"1\" max=\"120000\" placeholder=\"800\"></label>")
        .raw("<label>Field or code<input name=\"field\" maxlength=\"64\" autocapitalize=\"off\" ")
        .raw("autocomplete=\"off\" placeholder=\"poiList\"></label>")
        .raw("<label>How often<input name=\"remaining\" type=\"number\" min=\"1\" ")
        .raw("placeholder=\"always\"></label>")
        .raw("<button class=\"main\" name=\"do\" value=\"add\">Switch on</button></form>");
}

/// One sentence of what a fault does.
fn words(fault: &Fault) -> String {
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
        FaultKind::Hold => "holds the reply until it is let go".to_owned(),
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
    use crate::memory::faults;

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
