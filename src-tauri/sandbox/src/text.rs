//! How bytes and scores are written.

/// Lower-case hex of bytes.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |index: u8| char::from(DIGITS[usize::from(index)]);
    let pairs = bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]);
    pairs.collect()
}

/// Lower-case hex only: one signature has one spelling.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    let nibble = |b: u8| match b {
        b'0'..=b'9' => Some(b - b'0'),
        b'a'..=b'f' => Some(b - b'a' + 10),
        _ => None,
    };
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    let byte = |pair: &[u8; 2]| Some(nibble(pair[0])? << 4 | nibble(pair[1])?);
    pairs.iter().map(byte).collect()
}

/// The mean of stars in tenths, as cards show it; 0 without any.
pub fn score_tenths(stars: &[u8]) -> i64 {
    let sum: i64 = stars.iter().map(|star| i64::from(*star)).sum();
    let count = stars.len() as i64;
    if count == 0 {
        return 0;
    }
    (sum * 20 + count) / (count * 2)
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
