//! Numbers of rows as the contract's ids. A letter in front keeps a store's id from being taken
//! for a product's.

/// Stores from this number on are on no list; `city/unusual.rs`.
pub const FIRST_UNLISTED: i64 = 9_000_001;

/// Ids of invented reviews are the store's number times this, plus their place from 1.
pub const IDS_PER_STORE: i64 = 1_000;
/// Visits of users get higher ids.
pub const LAST_SEEDED_VISIT: i64 = 1_000;

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

/// One day of a session; sessions return daily. `F2-20261122`.
pub fn session_of_day(id: i64, date: &str) -> String {
    format!("{}-{}", session(id), date.replace('-', ""))
}

pub fn user(id: i64) -> String {
    format!("U{id}")
}

pub fn merchant(id: i64) -> String {
    format!("C{id}")
}

pub fn product(id: i64) -> String {
    format!("D{id}")
}

/// The QR code in a store for one of its services.
pub fn qr_code(store_id: i64, order_food_type: u8) -> String {
    format!("Q{store_id}T{order_food_type}")
}

/// The claims of a store's coupon batches.
pub fn activity(store_id: i64) -> String {
    format!("E{store_id}")
}

/// A coupon batch; `number` counts within the store.
pub fn batch(store_id: i64, number: i64) -> String {
    format!("B{store_id}N{number}")
}

pub fn template(store_id: i64, number: i64) -> String {
    format!("T{store_id}N{number}")
}

pub fn review(id: i64) -> String {
    format!("V{id}")
}

/// A visit, as the order that a review is about.
pub fn visit(id: i64) -> String {
    format!("O{id}")
}

/// Buying 1 has the letters.
pub fn order(id: i64) -> String {
    format!("H{id}")
}

pub fn coupon(id: i64) -> String {
    format!("W{id}")
}

/// A coupon that was claimed from a batch.
pub fn claimed_coupon(id: i64) -> String {
    format!("WB{id}")
}

pub fn payment(id: i64) -> String {
    format!("Y{id}")
}

pub fn red_envelope(id: i64) -> String {
    format!("X{id}")
}

pub fn refund(id: i64) -> String {
    format!("Z{id}")
}

pub fn gift(id: i64) -> String {
    format!("G{id}")
}

pub fn redemption(id: i64) -> String {
    format!("J{id}")
}

/// A claimed coupon at a cashier.
pub fn claimed_use(id: i64) -> String {
    format!("JB{id}")
}

pub fn case(id: i64) -> String {
    format!("N{id}")
}

/// One share of a split; positions are from 1.
pub fn share(split_id: &str, position: i64) -> String {
    format!("{split_id}-{position}")
}

/// The split's id and the position.
pub fn share_parts(text: &str) -> Option<(&str, i64)> {
    let (split_id, position) = text.split_once('-')?;
    Some((split_id, digits(position)?))
}

/// None for a claimed coupon's.
pub fn coupon_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('W')?)
}

pub fn claimed_coupon_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix("WB")?)
}

pub fn order_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('H')?)
}

/// None for a claimed coupon's.
pub fn redemption_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('J')?)
}

pub fn claimed_use_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix("JB")?)
}

pub fn case_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('N')?)
}

pub fn gift_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('G')?)
}

pub fn refund_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('Z')?)
}

pub fn payment_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('Y')?)
}

pub fn red_envelope_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('X')?)
}

/// The number in a user's id.
pub fn user_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('U')?)
}

pub fn store_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('S')?)
}

pub fn poi_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('P')?)
}

pub fn sku_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('K')?)
}

pub fn review_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('V')?)
}

pub fn visit_number(text: &str) -> Option<i64> {
    digits(text.strip_prefix('O')?)
}

/// The store of a QR code.
pub fn qr_code_store(text: &str) -> Option<i64> {
    let (store, food_type) = text.strip_prefix('Q')?.split_once('T')?;
    digits(store).filter(|_| matches!(food_type, "1" | "2" | "3"))
}

/// Store and number of a batch.
pub fn batch_number(text: &str) -> Option<(i64, i64)> {
    let (store, number) = text.strip_prefix('B')?.split_once('N')?;
    Some((digits(store)?, digits(number)?))
}

fn digits(text: &str) -> Option<i64> {
    let is_plain = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        assert_eq!(store_number(&store(17)), Some(17));
        assert_eq!(poi_number(&poi(17)), Some(17));
        assert_eq!(qr_code_store(&qr_code(17, 3)), Some(17));
        assert_eq!(batch_number(&batch(17, 2)), Some((17, 2)));
        for text in [
            "",
            "S",
            "S-1",
            "S+1",
            "P1",
            "s1",
            "S1 ",
            "S99999999999999999999",
        ] {
            assert_eq!(store_number(text), None, "{text}");
        }
        for text in ["Q1", "Q1T", "Q1T9", "QT1", "Q1T33"] {
            assert_eq!(qr_code_store(text), None, "{text}");
        }
    }
}
