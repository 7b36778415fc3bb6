//! Indonesian mobile numbers. Spec home 1: the default prefix is 62.

pub const COUNTRY_CODE: &str = "62";
const DIGITS: std::ops::RangeInclusive<usize> = 9..=12;

/// Whether these are digits of an Indonesian mobile phone, as the contract writes them: without
/// country code and without a zero in front.
pub fn is_phone(country_code: &str, phone_no: &str) -> bool {
    country_code == COUNTRY_CODE
        && DIGITS.contains(&phone_no.len())
        && phone_no.starts_with('8')
        && phone_no.bytes().all(|b| b.is_ascii_digit())
}

/// `+62 812-3456-7890`, for people.
pub fn words(country_code: &str, phone_no: &str) -> String {
    let (first, rest) = phone_no.split_at_checked(3).unwrap_or((phone_no, ""));
    let (middle, last) = rest.split_at_checked(4).unwrap_or((rest, ""));
    let parts = [first, middle, last];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("+{country_code} {}", parts.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_mobile_numbers_as_the_contract_writes_them() {
        for phone_no in ["812345678", "81200000001", "812345678901"] {
            assert!(is_phone("62", phone_no), "{phone_no}");
        }
        for (country_code, phone_no) in [
            ("62", "81234567"),
            ("62", "8123456789012"),
            ("62", "0812345678"),
            ("62", "2112345678"),
            ("62", "8123-45678"),
            ("62", "８１２３４５６７８９"),
            ("62", ""),
            ("65", "812345678"),
            ("+62", "812345678"),
        ] {
            assert!(
                !is_phone(country_code, phone_no),
                "{country_code} {phone_no}"
            );
        }
    }

    #[test]
    fn a_number_is_shown_in_groups() {
        assert_eq!(words("62", "81234567890"), "+62 812-3456-7890");
        assert_eq!(words("62", "81"), "+62 81");
    }
}
