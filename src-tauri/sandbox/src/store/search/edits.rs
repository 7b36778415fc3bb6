//! How far a mistyped word is from another one. Pure.

/// Old ways to write a sound, and their present ones.
const OLD_SPELLINGS: [(&str, &str); 4] = [("oe", "u"), ("dj", "j"), ("tj", "c"), ("sj", "sy")];
const DOUBLED: f64 = 0.5;

/// Edits that a word of so many letters may have.
pub fn most_edits(letters: usize) -> f64 {
    match letters {
        0..4 => 0.0,
        4..8 => 1.0,
        _ => 2.0,
    }
}

/// Edits from `typed` to `word`: insertions, deletions, changes and neighbours that changed places. A
/// letter that was doubled, or not, and an old spelling count half.
pub fn distance(typed: &str, word: &str) -> f64 {
    let plain = between(typed, word);
    let (old, other) = (present(typed), present(word));
    match old != typed || other != word {
        true => plain.min(between(&old, &other) + DOUBLED),
        false => plain,
    }
}

fn present(word: &str) -> String {
    let mut word = word.to_owned();
    for (old, new) in OLD_SPELLINGS {
        word = word.replace(old, new);
    }
    word
}

fn between(from: &str, to: &str) -> f64 {
    let (from, to): (Vec<char>, Vec<char>) = (from.chars().collect(), to.chars().collect());
    let width = to.len() + 1;
    // A letter costs half where it repeats the one before it.
    let cost = |word: &[char], at: usize| match at > 0 && word[at] == word[at - 1] {
        true => DOUBLED,
        false => 1.0,
    };
    let mut table = vec![0.0_f64; (from.len() + 1) * width];
    for i in 1..=from.len() {
        table[i * width] = table[(i - 1) * width] + cost(&from, i - 1);
    }
    for j in 1..=to.len() {
        table[j] = table[j - 1] + cost(&to, j - 1);
    }
    for i in 1..=from.len() {
        for j in 1..=to.len() {
            let changed = f64::from(u8::from(from[i - 1] != to[j - 1]));
            let mut best = (table[(i - 1) * width + j - 1] + changed)
                .min(table[(i - 1) * width + j] + cost(&from, i - 1))
                .min(table[i * width + j - 1] + cost(&to, j - 1));
            let swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if swapped {
                best = best.min(table[(i - 2) * width + j - 2] + 1.0);
            }
            table[i * width + j] = best;
        }
    }
    table[from.len() * width + to.len()]
}

/// The trigrams of `^^word$`, each once.
pub fn trigrams(word: &str) -> Vec<String> {
    let marked: Vec<char> = "^^".chars().chain(word.chars()).chain(['$']).collect();
    let mut all: Vec<String> = marked
        .windows(3)
        .map(|three| three.iter().collect())
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_are_counted() {
        for (typed, word, edits) in [
            ("soto", "soto", 0.0),
            ("sotto", "soto", 0.5),
            ("piza", "pizza", 0.5),
            ("rendnag", "rendang", 1.0),
            ("bakos", "bakso", 1.0),
            ("gorng", "goreng", 1.0),
            ("puyunghai", "fuyunghai", 1.0),
            ("soerabaja", "surabaja", 0.5),
            ("tjap", "cap", 0.5),
            ("", "ab", 2.0),
            ("kopi", "teh", 4.0),
        ] {
            let found = distance(typed, word);
            assert!((found - edits).abs() < 1e-9, "{typed} {word}: {found}");
            assert!(
                (found - distance(word, typed)).abs() < 1e-9,
                "{typed} {word}"
            );
        }
    }

    #[test]
    fn a_word_has_its_trigrams_once() {
        assert_eq!(trigrams("mi"), ["^^m", "^mi", "mi$"]);
        assert_eq!(trigrams("aaaa"), ["^^a", "^aa", "aa$", "aaa"]);
        assert_eq!(trigrams(""), ["^^$"]);
    }
}
