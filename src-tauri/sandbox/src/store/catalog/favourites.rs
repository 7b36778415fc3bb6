//! Stores that users keep. Merchant 4 "Favourite"; contract `favourites`.
//!
//! Invariants: a store is kept once, and keeping it again changes nothing, not even its place;
//! nobody keeps more than [`MAX`]; what was kept stays on the list when it closes, marked as gone.

use jajan_contract::favourites::{
    FavouriteIdsData, FavouriteStore, FavouriteStoreListBody, FavouriteStoreListData,
};
use rusqlite::{Transaction, params};

use crate::geo::Position;
use crate::ids;
use crate::store::catalog::{entries, refusal};
use crate::store::{Database, Sql, StoreError, Viewer};

pub const MAX: i64 = 500;

/// Why nothing was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    /// One of them is no store.
    StoreAbsent,
    Full,
}

impl Database {
    /// Keeps all of them or none. Answers how many are new.
    pub async fn save_favourites(
        &self,
        user_id: i64,
        store_ids: Vec<i64>,
    ) -> Result<Result<u32, NotKept>, StoreError> {
        self.write(move |transaction| {
            for store_id in &store_ids {
                if !refusal::exists(transaction, *store_id)? {
                    return Ok(Err(NotKept::StoreAbsent));
                }
            }
            let sql = "SELECT count(*), coalesce(max(sort), 0) FROM favourites WHERE user_id = ?1";
            let (kept, last): (i64, i64) = transaction.one(sql, [user_id], |row| row.try_into())?;
            let sql = "INSERT OR IGNORE INTO favourites VALUES (?1, ?2, ?3)";
            let mut added = 0;
            for store_id in &store_ids {
                let sort = last + 1 + i64::from(added);
                added += transaction.run(sql, [user_id, *store_id, sort])? as u32;
            }
            if kept + i64::from(added) > MAX {
                forget_after(transaction, user_id, last)?;
                return Ok(Err(NotKept::Full));
            }
            Ok(Ok(added))
        })
        .await
    }

    /// Answers how many were kept until now.
    pub async fn cancel_favourites(
        &self,
        user_id: i64,
        store_ids: Vec<i64>,
    ) -> Result<u32, StoreError> {
        self.write(move |transaction| {
            let sql = "DELETE FROM favourites WHERE user_id = ?1 AND store_id = ?2";
            let mut gone = 0;
            for store_id in &store_ids {
                gone += transaction.run(sql, [user_id, *store_id])? as u32;
            }
            Ok(gone)
        })
        .await
    }

    /// Ids of all, latest first.
    pub async fn favourite_ids(&self, user_id: i64) -> Result<FavouriteIdsData, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT store_id FROM favourites WHERE user_id = ?1 ORDER BY sort DESC";
            let business_id_list =
                connection.all(sql, [user_id], |row| Ok(ids::store(row.get(0)?)))?;
            Ok(FavouriteIdsData { business_id_list })
        })
        .await
    }

    /// One page of stores, latest first.
    pub async fn favourite_stores(
        &self,
        user_id: i64,
        body: FavouriteStoreListBody,
        now_ms: u64,
    ) -> Result<FavouriteStoreListData, StoreError> {
        let origin = Position::new(body.latitude, body.longitude)?;
        let viewer = Viewer {
            user_id: Some(user_id),
            now_ms,
        };
        self.read(move |connection| {
            let total: u32 = connection.one(COUNT_SQL, [user_id], |row| row.get(0))?;
            let skipped = u64::from(body.page_no - 1) * u64::from(body.page_size);
            let values = params![user_id, body.page_size, skipped];
            let page: Vec<(i64, bool)> = connection.all(PAGE_SQL, values, |row| row.try_into())?;
            let store_ids: Vec<i64> = page.iter().map(|(id, _)| *id).collect();
            let stores = entries::entries(connection, &store_ids, origin, viewer)?;
            let store_list: Vec<_> = stores
                .into_iter()
                .zip(&page)
                .map(|(store, (_, is_gone))| FavouriteStore {
                    store,
                    is_gone: *is_gone,
                })
                .collect();
            Ok(FavouriteStoreListData {
                has_more: skipped + (store_list.len() as u64) < u64::from(total),
                total_count: total,
                store_list,
            })
        })
        .await
    }
}

// Joined with the stores: another seed may have fewer of them.
pub const COUNT_SQL: &str = "SELECT count(*) FROM favourites AS f
     CROSS JOIN stores AS s ON s.id = f.store_id WHERE f.user_id = ?1";
pub const PAGE_SQL: &str = "SELECT f.store_id, u.refusal IS NOT NULL FROM favourites AS f
     CROSS JOIN stores AS s ON s.id = f.store_id
     LEFT JOIN unusual_stores AS u ON u.store_id = f.store_id
     WHERE f.user_id = ?1 ORDER BY f.sort DESC LIMIT ?2 OFFSET ?3";

fn forget_after(transaction: &Transaction<'_>, user_id: i64, sort: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM favourites WHERE user_id = ?1 AND sort > ?2";
    transaction.run(sql, [user_id, sort])?;
    Ok(())
}
