//! What may be chosen, as keys.

use jajan_contract::localised::Localised;
use rusqlite::Connection;

use crate::store::{Sql, StoreError};

pub const MAX_KEYS: usize = 50;

/// Leaf categories of a parent are its id plus 1..=99.
pub const LEAVES: i64 = 99;

pub const DISCOUNT: &str = "discount";

pub const COUPON: &str = "coupon";

pub const HALAL: &str = "halal";

pub const OPEN_NOW: &str = "openNow";

/// B2: sells a voucher whose money comes back at any time.
pub const REFUNDABLE: &str = "refundable";

/// Rupiah a head, the lower bound included; one open end.
pub const PRICE_BANDS: [(i64, i64); 5] = [
    (0, 25_000),
    (25_000, 50_000),
    (50_000, 100_000),
    (100_000, 200_000),
    (200_000, i64::MAX),
];

/// The leaves that the keys name, a parent standing for all of its own.
pub fn leaves(
    connection: &Connection,
    field: &'static str,
    keys: &[String],
) -> Result<Vec<i64>, StoreError> {
    if keys.len() > MAX_KEYS {
        return Err(StoreError::bad(field, "at most 50 categories"));
    }
    let sql = "SELECT category_id FROM categories
               WHERE category_id BETWEEN ?1 AND ?2 AND parent_id IS NOT NULL";
    let mut found = Vec::new();
    for key in keys {
        let id: i64 = key
            .parse()
            .map_err(|_| StoreError::bad(field, unknown(key)))?;
        let last = if id % (LEAVES + 1) == 0 {
            id + LEAVES
        } else {
            id
        };
        let leaves: Vec<i64> = connection.values(sql, [id, last])?;
        if leaves.is_empty() {
            return Err(StoreError::bad(field, unknown(key)));
        }
        found.extend(leaves);
    }
    Ok(found)
}

/// Whether the text is the id of a category, with children or without.
pub fn is_category(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    let Ok(id) = id.parse::<i64>() else {
        return Ok(false);
    };
    connection.has("SELECT 1 FROM categories WHERE category_id = ?1", [id])
}

pub fn price_key((from, to): (i64, i64)) -> String {
    if to == i64::MAX {
        format!("{from}-")
    } else {
        format!("{from}-{to}")
    }
}

pub fn price_label((from, to): (i64, i64)) -> Localised {
    let k = |rupiah: i64| rupiah / 1000;
    match (from, to) {
        (0, _) => Localised::new(
            format!("Di bawah Rp{}.000", k(to)),
            format!("Under Rp{}.000", k(to)),
            format!("Rp{}.000 以下", k(to)),
        ),
        (_, i64::MAX) => Localised::new(
            format!("Di atas Rp{}.000", k(from)),
            format!("Over Rp{}.000", k(from)),
            format!("Rp{}.000 以上", k(from)),
        ),
        _ => Localised::same(format!("Rp{}.000–{}.000", k(from), k(to))),
    }
}

pub fn price_band(key: &str) -> Result<(i64, i64), StoreError> {
    let band = PRICE_BANDS.iter().find(|band| price_key(**band) == key);
    band.copied().ok_or_else(|| unknown_key(key))
}

pub fn only(keys: &[String], known: &str) -> Result<bool, StoreError> {
    match keys.iter().find(|key| *key != known) {
        Some(key) => Err(unknown_key(key)),
        None => Ok(true),
    }
}

pub fn unknown(key: &str) -> String {
    let shown: String = key.chars().take(40).collect();
    format!("«{shown}» is not among the choices")
}

pub fn unknown_key(key: &str) -> StoreError {
    StoreError::bad("filterOptions", unknown(key))
}
