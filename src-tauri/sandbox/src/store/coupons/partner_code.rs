//! The code by which a partner redeems a voucher. Buying 2 "Foreign codes".

use jajan_contract::order::partner_code::PartnerCode;
use jajan_contract::product::VoucherKind;
use jajan_contract::text::hex;
use rusqlite::Connection;

use crate::chance;
use crate::ids::row;
use crate::store::coupons::kinds::seed_of;
use crate::store::{Sql, StoreError};

/// Partners have no host of their own here: a page of the sandbox's merchant host stands for them.
const LINK: &str = "https://partner.jajan.example/voucher/";

pub const OPENED_SQL: &str = "SELECT opened_ms FROM partner_codes WHERE coupon_id = ?1";

/// When its owner asked for it; absent: not yet.
pub fn opened_ms(
    connection: &Connection,
    coupon_id: row::Coupon,
) -> Result<Option<u64>, StoreError> {
    connection.find_value(OPENED_SQL, [coupon_id])
}

/// What its owner has been told.
pub fn told(
    connection: &Connection,
    coupon_id: row::Coupon,
    kind: VoucherKind,
) -> Result<Option<PartnerCode>, StoreError> {
    if kind == VoucherKind::Standard {
        return Ok(None);
    }
    let opened = opened_ms(connection, coupon_id)?;
    opened
        .map(|_| code(connection, coupon_id, kind))
        .transpose()
}

/// Made from the voucher's seed, so that it stays the same.
pub fn code(
    connection: &Connection,
    coupon_id: row::Coupon,
    kind: VoucherKind,
) -> Result<PartnerCode, StoreError> {
    Ok(of_seed(kind, &seed_of(connection, coupon_id)?))
}

fn of_seed(kind: VoucherKind, seed: &[u8]) -> PartnerCode {
    let hash = chance::hash(&format!("partner {}", hex(seed)));
    let digits: String = hash
        .iter()
        .map(|byte| char::from(b'0' + byte % 10))
        .collect();
    let grouped = |text: &str| {
        let groups: Vec<String> = text
            .as_bytes()
            .chunks(4)
            .map(|group| String::from_utf8_lossy(group).into_owned())
            .collect();
        groups.join(" ")
    };
    let mut code = PartnerCode::default();
    match kind {
        VoucherKind::Standard => {}
        VoucherKind::UltraCode => code.code = Some(grouped(&digits[..16])),
        VoucherKind::CombinedCode => {
            code.code = Some(grouped(&digits[..12]));
            code.pin = Some(digits[12..18].to_owned());
        }
        VoucherKind::OtherLink => code.link_url = Some(format!("{LINK}{}", hex(&hash[..12]))),
        VoucherKind::Paper => code.code = Some(format!("P-{}", &digits[..8])),
    }
    code
}
