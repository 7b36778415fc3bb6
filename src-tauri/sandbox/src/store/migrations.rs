//! The steps from an empty file to the present schema; `PRAGMA user_version` counts them.
//!
//! Invariant: a step that was ever released is never edited, only followed by another one.
//! A file from a newer program is refused, not guessed at.

use rusqlite::Connection;

use crate::store::{Sql, StoreError};

/// Each as SQL; the first makes schema 1 of an empty file.
pub const STEPS: &[&str] = &[
    include_str!("schema/schema.sql"),
    include_str!("schema/accounts.sql"),
    include_str!("schema/profile.sql"),
    include_str!("schema/store_page.sql"),
    include_str!("schema/reviews.sql"),
    include_str!("schema/closed_reviews.sql"),
    include_str!("schema/unread.sql"),
    include_str!("schema/reports.sql"),
    include_str!("schema/products_on_sale.sql"),
    include_str!("schema/orders.sql"),
    include_str!("schema/splits.sql"),
    include_str!("schema/gifts.sql"),
    include_str!("schema/partner_codes.sql"),
    include_str!("schema/refunds.sql"),
    include_str!("schema/redemptions.sql"),
    include_str!("schema/visits.sql"),
    include_str!("schema/cases.sql"),
    include_str!("schema/claimed_uses.sql"),
    include_str!("schema/split_payers.sql"),
    include_str!("schema/destinations.sql"),
    include_str!("schema/envelopes_once.sql"),
    include_str!("schema/case_messages.sql"),
    include_str!("schema/due_items.sql"),
    include_str!("schema/refund_claims.sql"),
    include_str!("schema/withdrawals.sql"),
    include_str!("schema/kept_keys.sql"),
    include_str!("schema/refresh_devices.sql"),
    include_str!("schema/deleted_photos.sql"),
    include_str!("schema/done_keys.sql"),
    include_str!("schema/third_dishes.sql"),
    include_str!("schema/terms.sql"),
    include_str!("schema/rank_counts.sql"),
    include_str!("schema/malls.sql"),
    include_str!("schema/search.sql"),
    include_str!("schema/flash_reservations.sql"),
    include_str!("schema/content.sql"),
];

/// How many steps the present schema has.
pub const SCHEMA_VERSION: usize = STEPS.len();

/// Brings the file to the present schema, each step in its own transaction.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: i64 = connection.value("PRAGMA user_version", [])?;
    let found = usize::try_from(found).unwrap_or(usize::MAX);
    if found > SCHEMA_VERSION {
        return Err(StoreError::NewerSchema {
            found,
            known: SCHEMA_VERSION,
        });
    }
    for (index, step) in STEPS.iter().enumerate().skip(found) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", (index + 1) as i64)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use sha2::{Digest, Sha256};

    use super::*;
    use jajan_contract::text::hex;

    /// SHA-256 of every step that was released. A new step adds a line; no line ever changes.
    const RELEASED: [&str; SCHEMA_VERSION] = [
        "40eed350fa35fe5bba5f677c8919c337c9413ecd61efcfa87b915c378031d5eb",
        "82bc963a46822f9d1a490480f00bd97b5baf577c57d9bf76eb9db51c75a99d2e",
        "aadeec23702319272f4bbfd0b996c18c4b3d7d0a4806440acdd0e2d3d2a31091",
        "e398e195276dcf241de2f55a1b51b8645144c2538bb9d49bf8f7b437456f5230",
        "1fcb952a708fe5afb4cd9ee2159394c46450a22998969d1fdb8b7bfa88e3d0b8",
        "90721387f5b6c1a125a7ffcdee07c5cb0648f6ee65850158ae47c9d34224a221",
        "38c83f4805da416e79dfc83897093fb67aca7da990e23438725d1bb6886f498f",
        "7b4e06428e3d95c47c4bb8e50c0e2dc35093f6bbd56a884f83cdeced613414bf",
        "8a3a00d0f426833ea69d07d94aed38a67088d2f66acd440dc02c8a9ca2b6fc87",
        "89084158f75fa42a23bb1c0377445ad934b9e4571bf22ccb4ac9b9f75b2e2685",
        "c3b1c192ee77d75e36e8c5a58bc3d033682150d862b961d88848b52f6716aea6",
        "791c61e3efb89a8d050b4eaae6a14b92be422e72aa73cb599d31b5220bc6745e",
        "43dd585c716a70caba26318f7531342f10d4f5eae9aa901784ea24c184dcccf3",
        "5be2567cda97502c70e4848f5e503fcce6575fce08cb931d6175f0856e504cd6",
        "c5ad6a08b268ceee044665e2bceeff668b038adef5db5712586cde04dc8ad69d",
        "4cd826140751f90d85ceed6c7d0e79f740917876c5661656a90b5c312f67a449",
        "6c9b57d4be87e74fe5694636c1c840c4d02d629ebcd813080e0a28bf4084f270",
        "8f4a04a4ecbcfd39defcb8bfe7ff07f7267b1c6d7ccdabe9ed51425d9456238a",
        "1c269fa695f22cfe38e0f57075d7f58e30ac38a00eb2e8ad547e03e0a08e5afc",
        "6b347806422d9da1bd802b3b52dd337748154b91b41d2e380224d0e6b16727ab",
        "e3b94879fa22be66e1cc158eef3fa973dc1c3b3b07aaab52781774a475bfd408",
        "9794987c23d681fe603b1341cfe015599407ceef2d55bc1669700b718106b561",
        "c1e5b3ad041ddb1801167d9a4e12f6effe375348564c2ce7fda9cbf49868eeb0",
        "6e5a8d21c6505f1af72df2c03ce3e72f8bcc797a1a0ad615deaab80c2811327d",
        "b72cf438e52c44e5c66052ad0b988851293bdc1d910e9d1bf3046ee44bd0fc5e",
        "a53550862073fcfdca2662131ce37978c7cc93fc78bd61293dc7f177d3797d96",
        "9a2f602d864e5ea814a239b7b35f0f78b9c633f60e8d9a18d5257ec0a18912f9",
        "8e6b1e88ffe1f178c5f8d6ba5c7ddff27121a74f8e7d95325360d8dd9b05170f",
        "900463068befb71e7cb9931a29e5e24f0939c3ffca62ff04e70f31ebdf01bdc5",
        "4b5701f419ef4a62687b4057b818974dfc61d44217608dc67e8c777f5f0eac95",
        "dae2408437928a309208a49a94ffeca0a1deadc1eb7c63d5f73a553c36f00e6b",
        "1ea6b5b6c7f601e58f0750ebcc3ecedf71293bd916e915ba98d4da0c7c72adca",
        "b7952553db294eafe352a33ea07b403cbb3ab28c993a181c44e02d14bfab49db",
        "7ee6de35f7c5bf92a18e12526f618fb32017cdf54a83ca9bf33418ad446986da",
        "b361d8e9580654c9cd37772ed5ec31cdf450c0ee6d447009506f18b5c44cf058",
        "e63076358afb96bcd03789ce0893d2a5f421da09eb041d9c3870ae1856a370f2",
    ];

    #[test]
    fn no_released_step_was_edited() {
        let hashes: Vec<_> = STEPS
            .iter()
            .map(|step| hex(&Sha256::digest(step)))
            .collect();
        assert_eq!(
            hashes, RELEASED,
            "files out there have run these steps: add another one instead"
        );
    }

    #[test]
    fn a_file_of_a_newer_program_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        let error = migrate(&mut connection).unwrap_err();
        assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }));
    }
}
