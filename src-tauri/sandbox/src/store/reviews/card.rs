//! A store as reviews see it, and what its card says of them.

use rusqlite::{Connection, Transaction};

use crate::ids::row;
use crate::store::catalog::refusal;
use crate::store::{Sql, StoreError};

/// One whose page opens: what is refused there has no reviews either.
pub fn store_exists(connection: &Connection, store_id: row::Store) -> Result<bool, StoreError> {
    Ok(refusal::exists(connection, store_id)? && refusal::refusal(connection, store_id)?.is_none())
}

/// Score and count of the store's card, from its approved reviews.
pub fn recount(transaction: &Transaction<'_>, store_id: row::Store) -> Result<(), StoreError> {
    let sql = "UPDATE stores SET (review_count, score_tenths) =
                 (SELECT count(*), coalesce((sum(score) * 20 + count(*)) / (count(*) * 2), 0)
                  FROM reviews WHERE store_id = ?1 AND status = 'APPROVED')
               WHERE id = ?1";
    transaction.run(sql, [store_id])?;
    Ok(())
}
