//! Stores that are not as all others are: whose pages do not open, or lack something.

use rusqlite::{Connection, params};

use crate::store::catalog::refusal;
use crate::store::{Database, Sql, StoreError};

/// One of them, as the console lists it.
pub struct UnusualStore {
    pub store_id: i64,
    /// Absent: there is no such store, as its page says.
    pub name: Option<String>,
    pub about: String,
}

impl Database {
    pub async fn unusual_stores(&self) -> Result<Vec<UnusualStore>, StoreError> {
        self.read(|connection| {
            let sql = "SELECT u.store_id, s.name, u.about FROM unusual_stores AS u
                       LEFT JOIN stores AS s ON s.id = u.store_id ORDER BY u.store_id";
            connection.all(sql, [], |row| {
                Ok(UnusualStore {
                    store_id: row.get(0)?,
                    name: row.get(1)?,
                    about: row.get(2)?,
                })
            })
        })
        .await
    }

    /// Closes a store's page, or opens it again. False when there is no such store.
    pub async fn set_store_refusal(
        &self,
        store_id: i64,
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
    /// Nobody writes here.
    Closed,
    /// Nor are there any to read.
    Hidden,
}

impl ClosedReviews {
    pub fn of(reviews: &str) -> Self {
        if reviews == "hidden" {
            Self::Hidden
        } else {
            Self::Closed
        }
    }
}

/// Absent: they are on, as nearly everywhere.
pub fn closed_reviews(
    connection: &Connection,
    store_id: i64,
) -> Result<Option<ClosedReviews>, StoreError> {
    let sql = "SELECT reviews FROM unusual_stores WHERE store_id = ?1";
    let reviews: Option<Option<String>> = connection.first(sql, [store_id], |row| row.get(0))?;
    Ok(reviews.flatten().map(|reviews| ClosedReviews::of(&reviews)))
}
