//! What a card of a flash item says beyond its row: whether the caller reserved it, and until when its
//! last pieces may come back. Discovery 3.

use jajan_contract::coupon::{AssetCard, ReserveStatus};
use rusqlite::{Connection, params};

use crate::ids::{self, row};
use crate::store::{Sql, StoreError, Viewer};

pub const RESERVED_SQL: &str = "SELECT 1 FROM flash_reservations
     WHERE user_id = ?1 AND product_id = ?2 AND session_key = ?3";
pub const HELD_SQL: &str = "SELECT max(cancel_ms) FROM orders
     WHERE product_id = ?1 AND status = 'WAIT_PAY'";

/// A last step: who asks a card whether it is on sale asks it before.
pub fn mark(
    connection: &Connection,
    cards: &mut [AssetCard],
    viewer: Viewer,
) -> Result<(), StoreError> {
    for card in cards {
        let id = card.sku_id.as_ref().and_then(ids::sku_number);
        let (Some(id), Some(key)) = (id, card.session_unique_key.as_deref()) else {
            continue;
        };
        // What runs is bought, not reserved.
        let may_be_reserved = !card.is_flash_sale || card.reserve_status.is_some();
        if let Some(user_id) = viewer.user_id
            && may_be_reserved
            && connection.has(RESERVED_SQL, params![user_id, id, key])?
        {
            card.reserve_status = Some(ReserveStatus::Reserved);
        }
        if card.remaining_stock == 0 {
            card.may_come_back_until_ms = held_until_ms(connection, id, viewer.now_ms)?;
        }
    }
    Ok(())
}

/// When the last of the unpaid orders that hold pieces is given up, if there are any.
fn held_until_ms(
    connection: &Connection,
    id: row::Product,
    now_ms: u64,
) -> Result<Option<u64>, StoreError> {
    let latest: Option<u64> = connection.value(HELD_SQL, [id])?;
    // One that is about to be closed promises no time.
    Ok(latest.filter(|cancel_ms| *cancel_ms > now_ms))
}
