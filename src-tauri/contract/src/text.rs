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

/// Base64url without padding (RFC 4648 section 5).
pub fn base64_url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        // Three bytes are four letters; one and two bytes are two and three.
        for place in 0..=chunk.len() {
            let index = bits >> (18 - 6 * place) & 63;
            text.push(char::from(LETTERS[index as usize]));
        }
    }
    text
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
