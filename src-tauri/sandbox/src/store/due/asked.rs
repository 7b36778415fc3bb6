//! Due work that others ask for: a notice of the provider, the audits before reviews are shown.

use rusqlite::types::Value;
use rusqlite::{Connection, Transaction};

use crate::store::due::kinds::{AUDIT, Kind, NOTICE};
use crate::store::due::{BATCH, alone, pick};
use crate::store::payments::provider;
use crate::store::{Database, StoreError};

impl Database {
    /// A notice of the provider has come: acts on the event that it names, once. False: the provider
    /// knows no such event. What cannot be acted on is set aside, and tried again without another notice.
    pub async fn notice(&self, event_id: String, now_ms: u64) -> Result<bool, StoreError> {
        self.write(move |transaction| {
            if !provider::came(transaction, &event_id, now_ms)? {
                return Ok(false);
            }
            let item = Value::Text(event_id);
            alone(transaction, Kind::named(NOTICE)?, &item, now_ms)?;
            Ok(true)
        })
        .await
    }

    /// As [`settle_audits`].
    pub async fn settle_reviews(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |transaction| settle_audits(transaction, now_ms))
            .await
    }
}

/// Whether an audit of a review is due, and does not wait for its next try.
pub fn is_audit_due(connection: &Connection, now_ms: u64) -> Result<bool, StoreError> {
    Ok(!pick(connection, Kind::named(AUDIT)?, None, 1, now_ms)?.is_empty())
}

/// Takes the steps of the audits that are due, each alone, a batch of them.
pub fn settle_audits(transaction: &Transaction<'_>, now_ms: u64) -> Result<(), StoreError> {
    let kind = Kind::named(AUDIT)?;
    for item in pick(transaction, kind, None, BATCH, now_ms)? {
        alone(transaction, kind, &item, now_ms)?;
    }
    Ok(())
}
