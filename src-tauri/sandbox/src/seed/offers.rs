//! Red envelopes that operations give from the start, by codes that tests and demos may count on.
//! README "Codes to know".

use rusqlite::{Transaction, params};

use crate::seed::users::GOOD_UNTIL_MS;
use crate::store::StoreError;

/// The first day of 2026 in Jakarta.
const OVER_MS: u64 = 1_767_200_400_000;

/// Code, rupiah, least total, for the app alone, days, copies, claimable until.
type OfferRow = (&'static str, u32, u32, bool, u32, u32, u64);

#[rustfmt::skip]
static OFFERS: [OfferRow; 4] = [
    ("JAJAN10", 10_000, 0, false, 7, 1_000_000, GOOD_UNTIL_MS),
    ("HEMAT25", 25_000, 100_000, false, 14, 1_000_000, GOOD_UNTIL_MS),
    ("APLIKASI15", 15_000, 0, true, 7, 1_000_000, GOOD_UNTIL_MS),
    ("LALU20", 20_000, 0, false, 7, 1_000_000, OVER_MS),
];

/// Those that are there already keep what operations made of them.
pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "INSERT INTO envelope_offers (code, amount_rp, threshold_rp, is_app_only, valid_days, copies,
           expires_ms) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING",
    )?;
    for (code, amount_rp, threshold_rp, is_app_only, days, copies, until_ms) in OFFERS {
        let values = params![
            code,
            amount_rp,
            threshold_rp,
            is_app_only,
            days,
            copies,
            until_ms
        ];
        statement.execute(values)?;
    }
    Ok(())
}
