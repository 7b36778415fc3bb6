//! How bytes and amounts are written.

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

/// `Rp15.000`, in every language (decisions "Money, time, place").
pub fn rupiah(amount: u32) -> String {
    let digits = amount.to_string();
    let mut text = String::from("Rp");
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('.');
        }
        text.push(digit);
    }
    text
}
