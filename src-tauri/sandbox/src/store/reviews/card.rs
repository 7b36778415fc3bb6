//! A store as reviews see it, and what its card says of them.

use rusqlite::{Connection, Transaction};

use crate::store::StoreError;
use crate::store::catalog::refusal;

/// One whose page opens: what is refused there has no reviews either.
pub fn store_exists(connection: &Connection, store_id: i64) -> Result<bool, StoreError> {
    let mut statement = connection.prepare_cached("SELECT 1 FROM stores WHERE id = ?1")?;
    Ok(statement.exists([store_id])? && refusal::refusal(connection, store_id)?.is_none())
}

/// Score and count of the store's card, from its approved reviews.
pub fn recount(transaction: &Transaction<'_>, store_id: i64) -> Result<(), StoreError> {
    transaction
        .prepare_cached(
            "UPDATE stores SET (review_count, score_tenths) =
               (SELECT count(*), coalesce((sum(score) * 20 + count(*)) / (count(*) * 2), 0)
                FROM reviews WHERE store_id = ?1 AND status = 'APPROVED')
             WHERE id = ?1",
        )?
        .execute([store_id])?;
    Ok(())
}
