//! Removes from a line what could identify a person or open an account. The page does the same in
//! `src/features/log/scrub-line.ts`; `tests/contract/log-vectors.json` holds both to it.

use std::sync::LazyLock;

use regex_lite::{Captures, Regex};

/// A line in memory and in what a tester shares.
const MAX_CHARS: usize = 300;
/// Longer is cut before the patterns see it.
const MAX_BYTES: usize = 2048;

/// In this order. What is kept is in a group. The crate's classes are ASCII, as in JavaScript, and it is a
/// tenth of the other one, which would not fit into the library of a phone.
const RULES: &[(&str, &str)] = &[
    (r#"\?[^\s"'<>)]+"#, "?#"),
    (r#"(://[^\s#"'<>)]*)#[^\s"'<>)]+"#, "$1#"),
    (r#"://[^\s/@"']+@"#, "://"),
    (r"(/(?:home|Users)/)[^/\s]+", "$1#"),
    (r"(?i)\bbearer\s+[^\s,;]+", "bearer #"),
    (r"eyJ[\w-]+(?:\.[\w-]+)*", "#"),
    (
        r#"(?i)\b([\w-]*(?:token|secret|password|phone(?:_?no)?|phonenumber|mail|address|alamat|cookie)|authorization|authorize|user(?:_?(?:id|name))?|name|nick_?name|pin|otp|lat(?:itude)?|l(?:on|ng)(?:gitude)?)(["']?\s*[:=]\s*["']?)[^\s,;"'{}][^,;"'{}]*"#,
        "$1$2#",
    ),
    (r"(?i)\b(user(?: id)?) [a-z_-]{0,3}\d[\w-]*", "$1 #"),
    (
        r#"(?i)\b(?:jl|jln|jalan|gg|gang|kompleks?|perum|perumahan)(?:\.\s*|\s+)[^\s,;"'][^,;"']*"#,
        "#",
    ),
    (r"(?i)\bRT\s*\.?\s*\d+\s*/\s*(?:RW\s*\.?\s*)?\d+", "#"),
    (
        r"(?i)(?:\b[\da-f]{1,4}:){4,}[\da-f:]*|\d{1,3}(?:\.\d{1,3}){3}",
        "#",
    ),
    (
        r"-?\d{1,3}\.\d+\s*,\s*-?\d{1,3}\.\d+|-?\d{1,3}\.\d{3,}",
        "#",
    ),
    (r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "#"),
];

static COMPILED: LazyLock<Vec<(Regex, &str)>> = LazyLock::new(|| {
    // A pattern that does not compile fails the test below.
    let compiled = |&(rule, put)| Some((Regex::new(rule).ok()?, put));
    RULES.iter().filter_map(compiled).collect()
});
static RUNS: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"[\w-]{20,}").ok());
static NUMBERS: LazyLock<Option<Regex>> =
    LazyLock::new(|| Regex::new(r"\+?\d(?:[\s().-]?\d){5,}").ok());

/// One line, bounded, without personal data.
pub fn scrubbed(text: &str) -> String {
    let mut line = beginning(text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    for (pattern, put) in COMPILED.iter() {
        line = pattern.replace_all(&line, *put).into_owned();
    }
    if let Some(runs) = RUNS.as_ref() {
        line = runs.replace_all(&line, token).into_owned();
    }
    if let Some(numbers) = NUMBERS.as_ref() {
        line = numbers.replace_all(&line, "#").into_owned();
    }
    line.chars().take(MAX_CHARS).collect()
}

/// Whole words: of a token that is cut in two the rest would not look like one.
fn beginning(text: &str) -> &str {
    let cut = &text[..text.floor_char_boundary(MAX_BYTES)];
    if cut.len() == text.len() {
        return text;
    }
    cut.rsplit_once(char::is_whitespace)
        .map_or("", |(words, _)| words)
}

/// A long run of letters is a word of code; with a digit it is a token.
fn token(found: &Captures<'_>) -> String {
    let run = &found[0];
    if run.bytes().any(|byte| byte.is_ascii_digit()) {
        "#".to_owned()
    } else {
        run.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::{COMPILED, MAX_CHARS, NUMBERS, RULES, RUNS, scrubbed};
    use serde::Deserialize;

    const VECTORS: &str = include_str!("../../../tests/contract/log-vectors.json");

    #[derive(Deserialize)]
    struct Vectors {
        vectors: Vec<Vector>,
    }

    #[derive(Deserialize)]
    struct Vector {
        text: String,
        line: String,
    }

    #[test]
    fn every_pattern_compiles() {
        assert_eq!(COMPILED.len(), RULES.len());
        assert!(RUNS.is_some() && NUMBERS.is_some());
    }

    #[test]
    fn leaves_no_personal_data_in_a_line() -> serde_json::Result<()> {
        let Vectors { vectors } = serde_json::from_str(VECTORS)?;
        assert!(vectors.len() > 25);
        for Vector { text, line } in vectors {
            assert_eq!(scrubbed(&text), line, "{text}");
            assert_eq!(scrubbed(&line), line, "twice: {text}");
        }
        Ok(())
    }

    #[test]
    fn bounds_a_line_by_letters_not_bytes() {
        let text = "é ".repeat(20_000);
        assert_eq!(scrubbed(&text).chars().count(), MAX_CHARS);
        // A token that the cut goes through is gone as a whole.
        let late = format!("{} {}1", "ab ".repeat(95), "x".repeat(40));
        assert!(!scrubbed(&late).contains("xx"), "{}", scrubbed(&late));
        let numbers = "0812-3456-7890,".repeat(136);
        let later = format!("{numbers} {}1", "x".repeat(40));
        assert!(later.len() > super::MAX_BYTES);
        assert!(!scrubbed(&later).contains('x'), "{}", scrubbed(&later));
        assert_eq!(scrubbed(&"x".repeat(20_000)), "");
    }
}
