//! The page of the flash sale: its sessions, each with its vouchers; and the list of one session.

use jajan_contract::{
    coupon::AssetCard,
    flash_sale::{
        FlashListData, FlashListPageData, FlashListSession, FlashSalePageData, FlashSaleSession,
        FlashState,
    },
    localised::Localised,
};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::brands::banner_pictures;
use crate::store::catalog::assets::{self, FlashPrice};
use crate::store::catalog::flash_sessions::{self, Session, sessions};
use crate::store::{Database, Page, Sql, StoreError, Viewer};
use crate::time;

const MAX_ITEMS: u32 = 40;

pub const HAS_ITEMS_SQL: &str =
    "SELECT 1 FROM products WHERE flash_session_id = ?1 AND withdrawn_ms IS NULL LIMIT 1";

pub fn title() -> Localised {
    Localised::new("Flash Sale", "Flash Sale", "限时抢购")
}

pub fn picture() -> Localised {
    banner_pictures("flash-sale")
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
            let sessions = of_page(connection, &page_id, viewer)?;
            let active_session = active_key(&sessions, viewer);
            let mut session_list = Vec::new();
            for session in sessions {
                session_list.push(FlashSaleSession {
                    session_unique_key: session.unique_key(viewer.now_ms),
                    state: session.state(now),
                    session_remaining_time: session.remaining_seconds(now),
                    starts_at: time::clock_text(session.start_minute),
                    item_list: items(connection, session.id, viewer, (MAX_ITEMS, 0))?,
                });
            }
            Ok(FlashSalePageData {
                page_id,
                title: title(),
                image_url: picture(),
                session_list,
                active_session,
            })
        })
        .await
    }

    /// The same without its items.
    pub async fn flash_list_page(
        &self,
        page_id: String,
        viewer: Viewer,
    ) -> Result<FlashListPageData, StoreError> {
        self.read(move |connection| {
            let now = viewer.now();
            let sessions = of_page(connection, &page_id, viewer)?;
            let active_session = active_key(&sessions, viewer);
            let session_list = sessions
                .into_iter()
                .map(|session| FlashListSession {
                    session_unique_key: session.unique_key(viewer.now_ms),
                    state: session.state(now),
                    session_remaining_time: session.remaining_seconds(now),
                    starts_at: time::clock_text(session.start_minute),
                })
                .collect();
            Ok(FlashListPageData {
                page_id,
                title: title(),
                image_url: picture(),
                session_list,
                active_session,
            })
        })
        .await
    }

    /// One page of the items of a session. Absent: there is no such session, or it is not the next one.
    pub async fn flash_list(
        &self,
        key: String,
        page: Page,
        query_id: String,
        viewer: Viewer,
    ) -> Result<Option<FlashListData>, StoreError> {
        self.read(move |connection| {
            let now = viewer.now();
            let found = flash_sessions::of_key(connection, &key, viewer.now_ms)?;
            let (assets, session_remaining_time, state) = match found {
                None => return Ok(None),
                Some((_, FlashState::Ended)) => (Vec::new(), 0, FlashState::Ended),
                // Tomorrow's, while today's runs: its items are on sale now, and listed so.
                Some((session, _)) if key != session.unique_key(viewer.now_ms) => return Ok(None),
                Some((session, state)) => {
                    let cut = (page.limit(), page.start());
                    let left = session.remaining_seconds(now);
                    let items = items(connection, session.id, viewer, cut)?;
                    (items, left, state)
                }
            };
            let (asset_list, has_more) = page.cut(assets.into_iter());
            Ok(Some(FlashListData {
                session_unique_key: key,
                state,
                session_remaining_time,
                asset_list,
                has_more,
                query_id,
            }))
        })
        .await
    }
}

/// The sessions of a page that have items, the running one first and then as they come.
fn of_page(
    connection: &Connection,
    page_id: &str,
    viewer: Viewer,
) -> Result<Vec<Session>, StoreError> {
    let now = viewer.now();
    let mut filled = Vec::new();
    for session in sessions(connection)? {
        if session.page_id == page_id && connection.has(HAS_ITEMS_SQL, [session.id])? {
            filled.push(session);
        }
    }
    filled.sort_by_key(|session| (!session.is_running(now), session.remaining_seconds(now)));
    Ok(filled)
}

/// Of the sessions of a page the one that runs, which stands first; empty when none does.
fn active_key(sessions: &[Session], viewer: Viewer) -> String {
    let running = sessions
        .first()
        .filter(|session| session.is_running(viewer.now()));
    running.map_or_else(String::new, |session| session.unique_key(viewer.now_ms))
}

pub fn items_sql() -> String {
    format!(
        "SELECT {} FROM {} WHERE p.flash_session_id = ?1 AND p.withdrawn_ms IS NULL
         ORDER BY p.flash_sort LIMIT ?2 OFFSET ?3",
        *assets::COLUMNS,
        *assets::TABLES,
    )
}

/// The vouchers of a session at their flash prices, the strongest first, then a mix; so many after so
/// many.
pub fn items(
    connection: &Connection,
    session_id: row::FlashSession,
    viewer: Viewer,
    (limit, start): (u32, u64),
) -> Result<Vec<AssetCard>, StoreError> {
    let rows = connection.rows(&items_sql(), params![session_id, limit, start])?;
    assets::cards(connection, rows, FlashPrice::Announced, viewer)
}
