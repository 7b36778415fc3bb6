//! Stores that users keep. Merchant 4 "Favourite"; contract `favourites`.
//!
//! Invariants: a store is kept once, and keeping it again changes nothing, not even its place;
//! a user keeps at most [`MAX`]; what was kept stays on the list when it closes, marked as gone.

use jajan_contract::favourites::{FavouriteIdsData, FavouriteStore, FavouriteStoreListData};
use rusqlite::params;

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::catalog::refusal;
use crate::store::discovery::entries;
use crate::store::{Database, Outcome, Page, Refuse, Sql, StoreError, Viewer};

pub const MAX: i64 = 500;

/// Why nothing was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotKept {
    /// One of them is no store.
    StoreAbsent,
    Full,
}

impl Refuse for NotKept {}

impl Database {
    /// Keeps all of them or none. Answers how many are new.
    pub async fn save_favourites(
        &self,
        user_id: row::User,
        store_ids: Vec<row::Store>,
    ) -> Outcome<u32, NotKept> {
        self.write_or_refuse(move |transaction| {
            for store_id in &store_ids {
                if !refusal::exists(transaction, *store_id)? {
                    return NotKept::StoreAbsent.refuse();
                }
            }
            let sql = "SELECT count(*), coalesce(max(sort), 0) FROM favourites WHERE user_id = ?1";
            let (kept, last): (i64, i64) = transaction.row(sql, [user_id])?;
            let sql = "INSERT OR IGNORE INTO favourites VALUES (?1, ?2, ?3)";
            let mut added = 0;
            for store_id in &store_ids {
                let sort = last + 1 + i64::from(added);
                added += transaction.run(sql, (user_id, *store_id, sort))? as u32;
            }
            if kept + i64::from(added) > MAX {
                return NotKept::Full.refuse();
            }
            Ok(added)
        })
        .await
    }

    /// Answers how many were kept until now.
    pub async fn cancel_favourites(
        &self,
        user_id: row::User,
        store_ids: Vec<row::Store>,
    ) -> Result<u32, StoreError> {
        self.write(move |transaction| {
            let sql = "DELETE FROM favourites WHERE user_id = ?1 AND store_id = ?2";
            let mut gone = 0;
            for store_id in &store_ids {
                gone += transaction.run(sql, (user_id, *store_id))? as u32;
            }
            Ok(gone)
        })
        .await
    }

    /// Ids of all, latest first.
    pub async fn favourite_ids(&self, user_id: row::User) -> Result<FavouriteIdsData, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT store_id FROM favourites WHERE user_id = ?1 ORDER BY sort DESC";
            let kept = connection.values(sql, [user_id])?.into_iter();
            Ok(FavouriteIdsData {
                business_id_list: kept.map(ids::store).collect(),
            })
        })
        .await
    }

    /// One page of stores, latest first.
    pub async fn favourite_stores(
        &self,
        user_id: row::User,
        page: Page,
        origin: Position,
        viewer: Viewer,
    ) -> Result<FavouriteStoreListData, StoreError> {
        self.read(move |connection| {
            let total: u32 = connection.value(COUNT_SQL, [user_id])?;
            let values = params![user_id, page.limit(), page.start()];
            let found: Vec<(row::Store, bool)> = connection.rows(PAGE_SQL, values)?;
            let (kept, has_more) = page.cut(found.into_iter());
            let store_ids: Vec<row::Store> = kept.iter().map(|(id, _)| *id).collect();
            let stores = entries::entries(connection, &store_ids, origin, viewer)?;
            let store_list: Vec<_> = stores
                .into_iter()
                .zip(&kept)
                .map(|(store, (_, is_gone))| FavouriteStore {
                    store,
                    is_gone: *is_gone,
                })
                .collect();
            Ok(FavouriteStoreListData {
                has_more,
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
