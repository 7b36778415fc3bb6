//! Texts as words: what is typed and what is stored are compared in this form. Pure.

use icu_normalizer::DecomposingNormalizerBorrowed;
use jajan_contract::search::TextRange;

/// Words of a text that count.
pub const MAX_WORDS: usize = 12;

/// A word of a text, and where it stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub range: TextRange,
}

/// The words of a text: without marks, in small letters; each Han character is one. An apostrophe joins,
/// everything else divides.
pub fn words(text: &str) -> Vec<Word> {
    let normalizer = DecomposingNormalizerBorrowed::new_nfkd();
    let mut found: Vec<Word> = Vec::new();
    let mut is_open = false;
    for (at, typed) in (0_u32..).zip(text.chars()) {
        if is_apostrophe(typed) {
            continue;
        }
        if typed.is_ascii_alphanumeric() {
            let letter = typed.to_ascii_lowercase();
            match found.last_mut() {
                Some(word) if is_open => {
                    word.text.push(letter);
                    word.range.length = at + 1 - word.range.start;
                }
                _ => found.push(Word {
                    text: letter.to_string(),
                    range: TextRange {
                        start: at,
                        length: 1,
                    },
                }),
            }
            is_open = true;
            continue;
        }
        if typed.is_ascii() {
            is_open = false;
            continue;
        }
        if is_one_ideograph(typed) {
            found.push(Word {
                text: typed.to_string(),
                range: TextRange {
                    start: at,
                    length: 1,
                },
            });
            is_open = false;
            continue;
        }
        let mut letters = String::new();
        let mut buffer = [0; 4];
        for c in normalizer.normalize(typed.encode_utf8(&mut buffer)).chars() {
            if c.is_alphanumeric() && !is_mark(c) {
                letters.extend(c.to_lowercase().filter(|c| c.is_alphanumeric()));
            }
        }
        if letters.is_empty() {
            // A mark belongs to the letter before it.
            is_open &= is_mark(typed);
            continue;
        }
        let alone = letters.chars().any(is_han);
        match found.last_mut() {
            Some(word) if is_open && !alone => {
                word.text.push_str(&letters);
                word.range.length = at + 1 - word.range.start;
            }
            _ => found.push(Word {
                text: letters,
                range: TextRange {
                    start: at,
                    length: 1,
                },
            }),
        }
        is_open = !alone;
    }
    found
}

/// The words of a text alone.
pub fn split(text: &str) -> Vec<String> {
    words(text).into_iter().map(|word| word.text).collect()
}

/// The form in which names are stored.
pub fn phrase(text: &str) -> String {
    split(text).join(" ")
}

/// What was typed, as words; `gado2` is the Indonesian way to write gado gado.
pub fn typed(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for word in split(text) {
        match word.strip_suffix('2') {
            Some(half) if half.len() > 2 && half.chars().all(char::is_alphabetic) => {
                all.extend([half.to_owned(), half.to_owned()]);
            }
            _ => all.push(word),
        }
    }
    all.truncate(MAX_WORDS);
    all
}

pub fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}')
}

/// Whether it is a Han character that no other one is written as: it need not be taken apart.
fn is_one_ideograph(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

/// Whether the word is of Latin letters and digits, or a Han character: what the index of stores takes
/// for one word as well.
pub fn is_plain(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_alphanumeric()) || is_one_han(word)
}

/// Whether the word is a Han character.
pub fn is_one_han(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(is_han) && letters.next().is_none()
}

/// Where one of `sought` stands in the text, neighbours as one; the last one of `sought` may be a
/// beginning.
pub fn ranges(text: &str, sought: &[String], last_is_prefix: bool) -> Vec<TextRange> {
    let mut found: Vec<TextRange> = Vec::new();
    for word in words(text) {
        let is_whole = sought.contains(&word.text);
        let begun = sought
            .last()
            .filter(|last| last_is_prefix && !is_whole && word.text.starts_with(last.as_str()));
        let length = match begun {
            _ if is_whole => word.range.length,
            Some(begun) => (begun.chars().count() as u32).min(word.range.length),
            None => continue,
        };
        match found.last_mut() {
            // Han characters that touch.
            Some(last) if last.start + last.length == word.range.start => last.length += length,
            _ => found.push(TextRange {
                start: word.range.start,
                length,
            }),
        }
    }
    found
}

fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '’' | '‘' | 'ʼ')
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_become_words_without_marks_and_capitals() {
        for (text, expected) in [
            ("Soto  Betawi", "soto betawi"),
            ("Gado-gado", "gado gado"),
            ("Café ＡＢＣ", "cafe abc"),
            ("Q&A \"x\" OR (y*)", "q a x or y"),
            ("巴达维 soto汤", "巴 达 维 soto 汤"),
            // One of these is written as the ordinary one.
            ("\u{f900}豈x", "豈 豈 x"),
            ("Ma'ruf’s", "marufs"),
            ("\u{0}\u{202e}--", ""),
            ("e\u{301}s", "es"),
        ] {
            assert_eq!(phrase(text), expected, "{text}");
        }
        assert_eq!(typed("gado2 2"), ["gado", "gado", "2"]);
        assert_eq!(typed("es2 b2 88"), ["es2", "b2", "88"]);
        assert_eq!(typed(&"a ".repeat(40)).len(), MAX_WORDS);
    }

    #[test]
    fn ranges_are_in_code_points() {
        let range = |start, length| TextRange { start, length };
        let sought = |text: &str| split(text);
        assert_eq!(
            ranges("Warung 🍜 Sóto Bu Tini", &sought("soto tini"), false),
            [range(9, 4), range(17, 4)]
        );
        assert_eq!(ranges("乡村炒饭", &sought("炒饭"), false), [range(2, 2)]);
        assert_eq!(
            ranges("Kopi Kenari", &sought("kopi ken"), true),
            [range(0, 4), range(5, 3)]
        );
        assert_eq!(ranges("Kopi Kenari", &sought("ken"), false), []);
    }
}
