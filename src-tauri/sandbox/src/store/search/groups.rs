//! What a store must have, as lists of rows of the index. Pure.

use crate::store::search::words::is_plain;

/// One thing that a store must have: one of the marks, or each of the words in its name.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Group {
    /// Tags, or words of which one is enough.
    pub marks: Vec<String>,
    /// The rarest first.
    pub words: Vec<String>,
    /// How many names have the rarest of the words.
    pub word_rows: i64,
    /// Where the store is: nothing stands for it.
    pub is_place: bool,
}

impl Group {
    pub fn of_marks(marks: Vec<String>) -> Self {
        Self {
            marks,
            ..Self::default()
        }
    }

    /// Stores with one of the tags.
    pub fn of_tags(letter: char, numbers: &[i64]) -> Self {
        Self::of_marks(tags(letter, numbers))
    }

    pub fn at_place(self) -> Self {
        Self {
            is_place: true,
            ..self
        }
    }

    pub fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.words.is_empty()
    }

    /// Everything that one row alone fits by.
    pub fn any(&self) -> Option<String> {
        let mut any = self.marks.clone();
        if let [word] = self.words.as_slice() {
            any.push(word.clone());
        }
        let any: Vec<String> = any.iter().map(|mark| quoted(mark)).collect();
        (!any.is_empty()).then(|| any.join(" OR "))
    }

    /// Words that must come together.
    pub fn together(&self) -> &[String] {
        match self.words.len() {
            0 | 1 => &[],
            _ => &self.words,
        }
    }

    /// About how many stores have it, as far as that is known: tags are many.
    pub fn rows(&self) -> i64 {
        let has_tags = self.marks.iter().any(|mark| mark.starts_with('_'));
        match (self.is_place, has_tags) {
            (true, _) => 0,
            (false, true) => i64::MAX,
            (false, false) => self.word_rows,
        }
    }

    /// Lists that are read for it.
    pub fn lists(&self) -> usize {
        self.together().len() + usize::from(self.any().is_some())
    }
}

pub fn tags(letter: char, numbers: &[i64]) -> Vec<String> {
    let numbers = numbers.iter();
    numbers.map(|id| format!("_{letter}{id}")).collect()
}

/// A name whose words stand in all of the groups, and how many names have its rarest word.
pub fn name_of(groups: &[Group]) -> Option<(String, i64)> {
    let mut words: Vec<(i64, &String)> = Vec::new();
    for group in groups.iter().filter(|group| !group.is_place) {
        if group.words.is_empty() {
            return None;
        }
        words.extend(group.words.iter().map(|word| (group.word_rows, word)));
    }
    // Every group's words begin with its rarest one: a stable order keeps the rarest of all in front.
    words.sort_by_key(|(rows, _)| *rows);
    let rows = words.first()?.0;
    let words: Vec<String> = words.iter().map(|(_, word)| quoted(word)).collect();
    Some((words.join(" AND "), rows))
}

pub fn all_plain(words: &[String]) -> bool {
    words.iter().all(|word| is_plain(word))
}

pub fn quoted(words: &str) -> String {
    format!("\"{words}\"")
}

/// What is in both sorted lists.
pub fn in_both(a: &[i64], b: &[i64]) -> Vec<i64> {
    let (mut i, mut j) = (0, 0);
    let mut both = Vec::new();
    while let (Some(x), Some(y)) = (a.get(i), b.get(j)) {
        match x.cmp(y) {
            std::cmp::Ordering::Less => i += 1,
            std::cmp::Ordering::Greater => j += 1,
            std::cmp::Ordering::Equal => {
                both.push(*x);
                i += 1;
                j += 1;
            }
        }
    }
    both
}

/// What is in so many of the lists, sorted.
pub fn in_some(lists: &[Vec<i64>], least: usize) -> Vec<i64> {
    let mut all: Vec<i64> = lists.iter().flatten().copied().collect();
    all.sort_unstable();
    let runs = all.chunk_by(|a, b| a == b);
    runs.filter(|run| run.len() >= least)
        .filter_map(|run| run.first().copied())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_compared_in_their_order() {
        assert_eq!(in_both(&[1, 3, 5, 9], &[0, 3, 4, 9, 12]), [3, 9]);
        assert_eq!(in_both(&[], &[1]), [0_i64; 0]);
        let lists = [vec![1, 2, 3], vec![2, 3], vec![3, 4]];
        assert_eq!(in_some(&lists, 2), [2, 3]);
        assert_eq!(in_some(&lists, 1), [1, 2, 3, 4]);
    }

    #[test]
    fn a_name_begins_with_its_rarest_word() {
        let group = |words: &[&str], word_rows| Group {
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            word_rows,
            ..Group::default()
        };
        let groups = [group(&["ayam", "es"], 90), group(&["tini"], 2)];
        let name = "\"tini\" AND \"ayam\" AND \"es\"".to_owned();
        assert_eq!(name_of(&groups), Some((name, 2)));
        assert_eq!(name_of(&[Group::of_tags('k', &[1])]), None);
    }
}
