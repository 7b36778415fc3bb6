//! What a store says of its food: the halal mark with its certificate. B14.

use jajan_contract::halal::HalalCertificate;

use crate::ids::row;
use crate::store::FromRow;
use crate::{ids, time};

const ISSUER: &str = "BPJPH";

/// Values of `stores.halal`: not halal food.
pub const AGAINST: u8 = 0;
pub const CERTIFIED: u8 = 1;
/// A kitchen without a certificate is not therefore against the rules.
pub const UNCERTIFIED: u8 = 2;

#[derive(Debug, Clone, Copy, FromRow)]
pub struct Halal {
    halal: u8,
    /// The last day of the certificate, in days since 1970.
    halal_until: Option<i64>,
}

impl Halal {
    /// `halalRestaurant` and, with `1`, the certificate: no badge without a number. A certificate that
    /// has run out counts as none.
    pub fn shown(
        self,
        store_id: row::Store,
        today: i64,
    ) -> (&'static str, Option<HalalCertificate>) {
        match (self.halal, self.halal_until) {
            (CERTIFIED, Some(until)) if until >= today => {
                let certificate = HalalCertificate {
                    number: ids::halal_certificate(store_id),
                    issuer: ISSUER.to_owned(),
                    valid_until: time::date_text(until),
                };
                ("1", Some(certificate))
            }
            (AGAINST, _) => ("0", None),
            _ => ("2", None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_shows_until_its_last_day() {
        let shown = |halal, halal_until, today| {
            let (mark, certificate) = Halal { halal, halal_until }.shown(row::Store(7), today);
            (mark, certificate.map(|certificate| certificate.valid_until))
        };
        let last_day = Some(time::date_text(21_300));
        assert_eq!(shown(CERTIFIED, Some(21_300), 21_300), ("1", last_day));
        assert_eq!(shown(CERTIFIED, Some(21_300), 21_301), ("2", None));
        assert_eq!(shown(UNCERTIFIED, None, 21_300), ("2", None));
        assert_eq!(shown(AGAINST, None, 21_300), ("0", None));
    }
}
