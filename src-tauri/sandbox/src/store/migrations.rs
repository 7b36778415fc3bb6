//! The steps from an empty file to the present schema; `PRAGMA user_version` counts them.
//!
//! Invariant: a step that was ever released is never edited, only followed by another one.
//! A file from a newer program is refused, not guessed at.

use rusqlite::Connection;

use super::StoreError;

const STEPS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("accounts.sql"),
    include_str!("profile.sql"),
    include_str!("store_page.sql"),
    include_str!("reviews.sql"),
    include_str!("closed_reviews.sql"),
    include_str!("unread.sql"),
];

/// How many steps the present schema has.
pub const SCHEMA_VERSION: usize = STEPS.len();

/// Brings the file to the present schema, each step in its own transaction.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
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
    use super::*;

    #[test]
    fn migrating_twice_changes_nothing_and_a_newer_file_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        connection.pragma_update(None, "user_version", 99).unwrap();
        let error = migrate(&mut connection).unwrap_err();
        assert!(matches!(error, StoreError::NewerSchema { found: 99, .. }));
    }
}
