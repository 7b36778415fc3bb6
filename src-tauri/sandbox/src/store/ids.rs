//! Numbers of rows as the contract's ids. A letter in front keeps a store's id from being taken
//! for a product's.

pub fn poi(id: i64) -> String {
    format!("P{id}")
}

pub fn store(id: i64) -> String {
    format!("S{id}")
}

pub fn asset(id: i64) -> String {
    format!("A{id}")
}

pub fn sku(id: i64) -> String {
    format!("K{id}")
}

pub fn mall(id: i64) -> String {
    format!("M{id}")
}

pub fn rank(id: i64) -> String {
    format!("R{id}")
}

pub fn session(id: i64) -> String {
    format!("F{id}")
}

pub fn user(id: i64) -> String {
    format!("U{id}")
}

/// The number in a user's id.
pub fn user_number(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('U')?;
    let is_plain = digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|_| is_plain)
}
