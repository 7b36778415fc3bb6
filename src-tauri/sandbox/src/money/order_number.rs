//! The number of an order that people read out: `yyMMdd`, nine digits, a check digit. Buying 1
//! "orderNo".

use crate::ids::row;
use crate::time;

/// `order_id` is unique, so the number is.
pub fn order_number(order_id: row::Order, create_ms: u64) -> String {
    let date = time::date_text(time::day_number(create_ms)).replace('-', "");
    let digits = format!("{}{order_id:09}", &date[2..]);
    let check = luhn(&digits);
    format!("{digits}{check}")
}

/// The digit that makes a number pass Luhn's test, which finds any one wrong digit.
fn luhn(digits: &str) -> u32 {
    let doubled = |(place, digit): (usize, char)| {
        let digit = digit.to_digit(10).unwrap_or(0) * if place.is_multiple_of(2) { 2 } else { 1 };
        digit / 10 + digit % 10
    };
    let sum: u32 = digits.chars().rev().enumerate().map(doubled).sum();
    (10 - sum % 10) % 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_digit_is_luhns() {
        // The textbook number 7992739871-3.
        assert_eq!(luhn("7992739871"), 3);
        let number = order_number(row::Order(17), 1_795_237_800_000);
        assert_eq!(
            number,
            format!("261121000000017{}", luhn("261121000000017"))
        );
        assert_eq!(number.len(), 16);
    }
}
