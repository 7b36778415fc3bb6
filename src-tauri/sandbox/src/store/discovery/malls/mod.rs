//! Malls: the list, the nearest one, a mall's page, its directory and its vouchers. Discovery 4.
//!
//! Invariants: a store that is closed for good is in no list and no count; the counts of the floors
//! add up to the mall's; nothing here looks at the stores outside of the mall.

pub mod directory;
mod list;
pub mod page;

pub use list::{OpenMallLists, nearest, open_mall_lists};

use rusqlite::Connection;

use crate::ids::row;
use crate::store::{Sql, StoreError};

/// Whether the mall is there.
fn exists(connection: &Connection, mall_id: row::Mall) -> Result<bool, StoreError> {
    connection.has("SELECT 1 FROM malls WHERE mall_id = ?1", [mall_id])
}
