//! Stores that are not as all others are: whose pages do not open, or lack something.

use rusqlite::types::{FromSql, FromSqlResult, ValueRef};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::catalog::refusal;
use crate::store::{Database, FromRow, Sql, StoreError};

/// One of them, as the console lists it.
#[derive(FromRow)]
pub struct UnusualStore {
    pub store_id: row::Store,
    /// Absent: there is no such store, as its page says.
    pub name: Option<String>,
    pub about: String,
}

impl Database {
    pub async fn unusual_stores(&self) -> Result<Vec<UnusualStore>, StoreError> {
        self.read(|connection| {
            let sql = "SELECT u.store_id, s.name, u.about FROM unusual_stores AS u
                       LEFT JOIN stores AS s ON s.id = u.store_id ORDER BY u.store_id";
            connection.rows(sql, [])
        })
        .await
    }

    /// Closes a store's page, or opens it again. False when there is no such store.
    pub async fn set_store_refusal(
        &self,
        store_id: row::Store,
        refusal: Option<&str>,
    ) -> Result<bool, StoreError> {
        let refusal = refusal.map(str::to_owned);
        self.write(move |transaction| {
            if !refusal::exists(transaction, store_id)? {
                return Ok(false);
            }
            let sql = "INSERT INTO unusual_stores (store_id, refusal, about)
                       VALUES (?1, ?2, 'Set on the console')
                       ON CONFLICT (store_id) DO UPDATE SET refusal = excluded.refusal";
            transaction.run(sql, params![store_id, refusal])?;
            Ok(true)
        })
        .await
    }
}

/// How far a store's reviews are switched off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClosedReviews {
    /// New reviews are refused.
    Closed,
    /// New reviews are refused, and none is shown.
    Hidden,
}

impl FromSql for ClosedReviews {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Ok(match value.as_str()? {
            "hidden" => Self::Hidden,
            _ => Self::Closed,
        })
    }
}

/// Absent: they are on, as nearly everywhere.
pub fn closed_reviews(
    connection: &Connection,
    store_id: row::Store,
) -> Result<Option<ClosedReviews>, StoreError> {
    let sql = "SELECT reviews FROM unusual_stores WHERE store_id = ?1";
    let reviews: Option<Option<ClosedReviews>> = connection.find_value(sql, [store_id])?;
    Ok(reviews.flatten())
}
