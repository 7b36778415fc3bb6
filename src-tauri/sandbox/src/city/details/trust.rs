//! What a buyer may rely on: certificate, verified date, sold count. B14.

use jajan_contract::{halal::HalalCertificate, store_page::StoreTrust};

use crate::city::details::{Topic, dice};
use crate::dice::Dice;
use crate::time;

const ISSUER: &str = "BPJPH";
/// 5 January 2026 and 14 November 2026, in days.
const VERIFIED: (i64, i64) = (20_458, 20_771);
/// 2 March 2021 and 20 December 2025.
const JOINED: (i64, i64) = (18_688, 20_442);
/// The years in which certificates run out.
const VALID_UNTIL: (i64, i64) = (21_200, 22_600);

/// `halalRestaurant` and, with `1`, the certificate: no badge without a number. One that has run
/// out says nothing any more.
pub fn halal(
    store_id: i64,
    is_halal: bool,
    today: i64,
) -> (&'static str, Option<HalalCertificate>) {
    let mut dice = dice(Topic::Trust, -store_id);
    let valid_until = certificate_end(&mut dice);
    let number = format!(
        "ID3111{:07}{:04}{:02}",
        dice.between(1, 9_999_999),
        dice.between(1, 9_999),
        dice.between(22, 26)
    );
    match is_halal {
        true if valid_until >= today => {
            let certificate = HalalCertificate {
                number,
                issuer: ISSUER.to_owned(),
                valid_until: time::date_text(valid_until),
            };
            ("1", Some(certificate))
        }
        true => ("2", None),
        // A kitchen without a certificate is not therefore against the rules.
        false if dice.percent(70) => ("2", None),
        false => ("0", None),
    }
}

/// The last day of the certificate of a store that has the mark, in days.
pub fn halal_valid_until(store_id: i64) -> i64 {
    certificate_end(&mut dice(Topic::Trust, -store_id))
}

fn certificate_end(dice: &mut Dice) -> i64 {
    dice.between(VALID_UNTIL.0, VALID_UNTIL.1)
}

pub fn trust(store_id: i64, sold_count: u32) -> StoreTrust {
    let mut dice = dice(Topic::Trust, store_id);
    let is_verified = dice.percent(72);
    let verified_on = dice.between(VERIFIED.0, VERIFIED.1);
    StoreTrust {
        verified_on: is_verified.then(|| time::date_text(verified_on)),
        sold_count,
        joined_on: time::date_text(dice.between(JOINED.0, JOINED.1)),
    }
}

/// 021-555: no number that anybody has.
pub fn phone(store_id: i64) -> Option<String> {
    let mut dice = dice(Topic::Trust, store_id + (1 << 40));
    let number = dice.between(0, 99_999);
    dice.percent(88).then(|| format!("+6221555{number:05}"))
}
