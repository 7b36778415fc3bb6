//! The text of a dynamic QRIS code: EMVCo merchant-presented mode 1.1. Buying 5.
//!
//! The sandbox's merchant cannot be paid by any bank: its reverse domain and numbers are nobody's.

use crc::{CRC_16_IBM_3740, Crc};

const CHECKSUM: Crc<u16> = Crc::<u16>::new(&CRC_16_IBM_3740);
const CHECKSUM_ID_AND_LENGTH: &str = "6304";

/// Whom the payer's app names.
pub const MERCHANT_NAME: &str = "JAJAN SANDBOX";
const CITY: &str = "JAKARTA";
/// What a bank writes in its list: name and city.
pub const STATEMENT_NAME: &str = "JAJAN SANDBOX JAKARTA";
/// The national merchant id.
pub const NMID: &str = "ID0000000000001";

/// What one code asks for.
#[derive(Debug, Clone, Copy)]
pub struct Qris<'a> {
    /// Rupiah.
    pub amount_rp: u32,
    /// At most 25 characters, as each of the additional data.
    pub order_no: &'a str,
    pub payment_id: &'a str,
}

impl Qris<'_> {
    pub fn text(self) -> String {
        let nested = |fields: &[(u8, &str)]| {
            let fields = fields.iter().map(|(id, value)| field(*id, value));
            fields.collect::<String>()
        };
        let acquirer = nested(&[
            (0, "EXAMPLE.JAJAN"),
            (1, "936000000000000000"),
            (2, "000000000000001"),
            (3, "UKE"),
        ]);
        let switching = nested(&[(0, "ID.CO.QRIS.WWW"), (2, NMID), (3, "UKE")]);
        let additional = nested(&[(1, self.order_no), (5, self.payment_id), (7, "A01")]);
        let amount = self.amount_rp.to_string();
        let mut text = nested(&[
            (0, "01"),
            // Dynamic: good for one payment.
            (1, "12"),
            (26, &acquirer),
            (51, &switching),
            (52, "5812"),
            (53, "360"),
            (54, &amount),
            (58, "ID"),
            (59, MERCHANT_NAME),
            (60, CITY),
            (61, "10110"),
            (62, &additional),
        ]);
        text.push_str(CHECKSUM_ID_AND_LENGTH);
        let checksum = CHECKSUM.checksum(text.as_bytes());
        format!("{text}{checksum:04X}")
    }
}

fn field(id: u8, value: &str) -> String {
    format!("{id:02}{:02}{value}", value.len())
}

/// The payment that a code of ours asks for; absent: damaged, or somebody else's.
pub fn payment_id(text: &str) -> Option<String> {
    let (content, checksum) = text.split_at_checked(text.len().checked_sub(4)?)?;
    let sum = CHECKSUM.checksum(content.as_bytes());
    if !content.ends_with(CHECKSUM_ID_AND_LENGTH) || checksum != format!("{sum:04X}") {
        return None;
    }
    find(62, content).and_then(|additional| find(5, additional).map(str::to_owned))
}

/// The value of a field on the top level of `text`.
fn find(wanted: u8, mut text: &str) -> Option<&str> {
    while !text.is_empty() {
        let (head, rest) = text.split_at_checked(4)?;
        let (id, length) = head.split_at_checked(2)?;
        let (value, rest) = rest.split_at_checked(length.parse().ok()?)?;
        if id.parse() == Ok(wanted) {
            return Some(value);
        }
        text = rest;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Buying 5: "Unpayable vector, Rp97.000".
    const VECTOR: &str = "00020101021226650013EXAMPLE.JAJAN011893600000000000000002150000000000000010303UKE51440014ID.CO.QRIS.WWW0215ID00000000000010303UKE5204581253033605405970005802ID5913JAJAN SANDBOX6007JAKARTA6105101106234011626112100000001760503Y170703A0163048C0B";

    #[test]
    fn the_vector_of_the_design_comes_out() {
        let qris = Qris {
            amount_rp: 97_000,
            order_no: "2611210000000176",
            payment_id: "Y17",
        };
        assert_eq!(qris.text(), VECTOR);
        assert_eq!(payment_id(VECTOR).as_deref(), Some("Y17"));
        let switching = find(51, VECTOR).expect("tag 51");
        assert_eq!(find(2, switching), Some(NMID));
        assert_eq!(find(59, VECTOR), Some(MERCHANT_NAME));
        assert_eq!(STATEMENT_NAME, format!("{MERCHANT_NAME} {CITY}"));
    }

    #[test]
    fn a_damaged_code_pays_nothing() {
        for place in 0..VECTOR.len() {
            let mut bytes = VECTOR.as_bytes().to_vec();
            bytes[place] = if bytes[place] == b'9' { b'8' } else { b'9' };
            let damaged = String::from_utf8(bytes).expect("still ASCII");
            assert_eq!(payment_id(&damaged), None, "at {place}");
        }
        for text in ["", "6304", "63", "é", "00020163041234"] {
            assert_eq!(payment_id(text), None, "{text}");
        }
    }
}
