//! The page of the flash sale: its sessions, each with its vouchers.

use jajan_contract::{
    coupon::AssetCard,
    flash_sale::{FlashSalePageData, FlashSaleSession},
    localised::Localised,
};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::catalog::assets;
use crate::store::catalog::assets::FlashPrice;
use crate::store::catalog::flash_sessions::sessions;
use crate::store::{Database, Sql, StoreError, Viewer};
use crate::time;

const MAX_ITEMS: usize = 40;

pub fn title() -> Localised {
    Localised::new("Flash Sale", "Flash Sale", "限时抢购")
}

impl Database {
    /// The sessions of a page, the running one first and then as they come. No sessions when the
    /// page is unknown.
    pub async fn flash_sale_page(
        &self,
        page_id: String,
        viewer: Viewer,
    ) -> Result<FlashSalePageData, StoreError> {
        self.read(move |connection| {
            let now = viewer.now();
            let mut sessions = sessions(connection)?;
            sessions.retain(|session| session.page_id == page_id);
            sessions
                .sort_by_key(|session| (!session.is_running(now), session.remaining_seconds(now)));
            let active = sessions.first().filter(|session| session.is_running(now));
            let active_session = active.map(|session| session.unique_key(viewer.now_ms));
            let session_list = sessions
                .iter()
                .map(|session| {
                    Ok(FlashSaleSession {
                        session_unique_key: session.unique_key(viewer.now_ms),
                        session_remaining_time: session.remaining_seconds(now),
                        starts_at: time::clock_text(session.start_minute),
                        item_list: items(connection, session.id, viewer, MAX_ITEMS)?,
                    })
                })
                .collect::<Result<_, StoreError>>()?;
            Ok(FlashSalePageData {
                page_id,
                title: title(),
                session_list,
                active_session: active_session.unwrap_or_default(),
            })
        })
        .await
    }
}

/// The vouchers of a session at their flash prices, the strongest first, then a mix.
pub fn items(
    connection: &Connection,
    session_id: row::FlashSession,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {} WHERE p.flash_session_id = ?1 AND p.withdrawn_ms IS NULL
         ORDER BY p.flash_sort LIMIT ?2",
        *assets::COLUMNS,
        *assets::TABLES,
    );
    let rows = connection.rows(&sql, params![session_id, limit])?;
    assets::cards(connection, rows, FlashPrice::Announced, viewer)
}
