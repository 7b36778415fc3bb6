//! Scores, and names within sentences.

/// The mean of stars in tenths, as cards show it; 0 without any.
pub fn score_tenths(stars: &[u8]) -> i64 {
    let sum: i64 = stars.iter().map(|star| i64::from(*star)).sum();
    let count = stars.len() as i64;
    if count == 0 {
        return 0;
    }
    (sum * 20 + count) / (count * 2)
}

/// With a small first letter: the name of a dish within a sentence.
pub fn uncapitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_rounded_to_tenths() {
        for (stars, tenths) in [
            (&[][..], 0),
            (&[5], 50),
            (&[4, 5], 45),
            (&[4, 4, 5], 43),
            (&[5, 5, 4], 47),
            (&[1, 2, 1, 1], 13),
        ] {
            assert_eq!(score_tenths(stars), tenths, "{stars:?}");
        }
    }
}
