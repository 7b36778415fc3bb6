//! Texts that people write: how long they are, and what others see of them. The page's
//! `lib/characters.ts` and `lib/seen-text.ts` do the same; the vectors are
//! `tests/contract/typed-vectors.json`.

use unicode_segmentation::UnicodeSegmentation;

/// One letter can have any number of combining marks; a family emoji has seven code points.
const CHARS_PER_GRAPHEME: usize = 10;

/// Whether it has at most so many characters as people count them, and is not far longer than it looks.
pub fn fits(text: &str, max: usize) -> bool {
    text.chars().count() <= max * CHARS_PER_GRAPHEME && text.graphemes(true).count() <= max
}

/// One line without what hides or turns around the text beside it; empty where nothing of it would be
/// seen. The joiner inside an emoji stays.
pub fn seen(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_whitespace() && line.ends_with(' ') => {}
            c if c.is_whitespace() => line.push(' '),
            c if !is_hidden(c) => line.push(c),
            _ => {}
        }
    }
    let line = collapsed(&line);
    match line.chars().all(is_unseen) {
        true => String::new(),
        false => line,
    }
}

/// As [`seen`], with its line breaks: at most one empty line in a row, none around it.
pub fn seen_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut lines: Vec<String> = Vec::new();
    for line in text.split('\n').map(seen) {
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    lines.join("\n").trim_end().to_owned()
}

/// Marks between two blanks were dropped.
fn collapsed(line: &str) -> String {
    let parts: Vec<_> = line.split(' ').filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Control characters and marks that change the text direction or show nothing.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{feff}'
        )
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}

/// Parts of emoji and scripts, and fillers, that show nothing alone.
pub fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(
            c,
            '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{200c}' | '\u{200d}' | '\u{2800}' | '\u{3164}'
        )
        || matches!(c, '\u{ffa0}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}')
}
