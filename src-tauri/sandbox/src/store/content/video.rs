//! One video: the voucher that it shows, its store, and what it is drawn from.

use std::collections::BTreeMap;

use jajan_contract::coupon::AssetCard;
use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::pictures::{Dish, Film};
use crate::store::catalog::hours::Hours;
use crate::store::catalog::{assets, flash_marks, refusal};
use crate::store::{Database, FromRow, Refuse, Sql, StoreError, Viewer};
use crate::time::{LocalTime, Zone};

/// Whether a store has a video, as the fiction says.
pub type HasVideo = fn(row::Store) -> bool;

/// There is no such video, or not any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoVideo;

impl Refuse for NoVideo {}

/// Vouchers of a store in their order, with the dish that each shows.
pub const OF_STORE_SQL: &str = "SELECT id, art FROM products WHERE store_id = ?1 ORDER BY sort";
pub const TAKEN_DOWN_SQL: &str = "SELECT 1 FROM content_taken_down WHERE product_id = ?1";
pub const VIDEO_SQL: &str = "SELECT p.id AS product_id, p.art, s.id AS store_id,
         s.name AS store_name, s.category_id, s.lat, s.lon, s.ground, s.dish, s.second_dish,
         s.third_dish, s.district_id, s.pattern_id
     FROM products AS p CROSS JOIN stores AS s ON s.id = p.store_id WHERE p.id = ?1";

#[derive(Debug, Clone, FromRow)]
pub struct Video {
    pub product_id: row::Product,
    /// The dish that it is about.
    pub art: String,
    pub store_id: row::Store,
    pub store_name: String,
    pub category_id: i64,
    #[row(nested)]
    pub position: Position,
    pub ground: String,
    dish: String,
    second_dish: String,
    third_dish: String,
    district_id: i64,
    pattern_id: row::Pattern,
}

impl Video {
    /// Absent: what it shows cannot be drawn.
    pub fn film(&self) -> Option<Film> {
        let own = [&self.art, &self.dish, &self.second_dish, &self.third_dish];
        Film::new(
            self.store_id.0,
            self.product_id.0,
            &self.ground,
            &own.map(String::as_str),
        )
    }

    /// Another dish of its store.
    pub fn other_dish(&self) -> &str {
        match self.dish == self.art {
            true => &self.second_dish,
            false => &self.dish,
        }
    }

    /// By the server's clock, in the store's own zone; absent: its hours are not known.
    pub fn business_state(
        &self,
        patterns: &BTreeMap<row::Pattern, Hours>,
        now_ms: u64,
    ) -> Option<BusinessState> {
        let hours = patterns.get(&self.pattern_id)?;
        let local = LocalTime::in_zone(now_ms, Zone::of_district(self.district_id));
        Some(hours.state(local))
    }
}

/// The voucher that a store's video shows: its first one that is a dish, sold still or not.
pub fn of_store(
    connection: &Connection,
    store_id: row::Store,
    has_video: HasVideo,
) -> Result<Option<row::Product>, StoreError> {
    if !has_video(store_id) {
        return Ok(None);
    }
    let vouchers: Vec<(row::Product, String)> = connection.rows(OF_STORE_SQL, [store_id])?;
    let shown = vouchers
        .into_iter()
        .find(|(_, art)| Dish::find(art).is_some());
    Ok(shown.map(|(id, _)| id))
}

/// Whether it can be watched now: it was not taken down, and its store is there.
pub fn is_there(
    connection: &Connection,
    id: row::Product,
    store_id: row::Store,
) -> Result<bool, StoreError> {
    let is_taken_down = connection.has(TAKEN_DOWN_SQL, [id])?;
    Ok(!is_taken_down && refusal::refusal(connection, store_id)?.is_none())
}

pub fn find(
    connection: &Connection,
    id: row::Product,
    has_video: HasVideo,
) -> Result<Option<Video>, StoreError> {
    let Some(video) = connection.find::<Video>(VIDEO_SQL, [id])? else {
        return Ok(None);
    };
    let is_own = of_store(connection, video.store_id, has_video)? == Some(id);
    let is_there = is_own && is_there(connection, id, video.store_id)?;
    Ok(is_there.then_some(video))
}

/// What it shows, as a card; absent: it is sold no more.
pub fn card(
    connection: &Connection,
    id: row::Product,
    viewer: Viewer,
) -> Result<Option<AssetCard>, StoreError> {
    let Some((_, _, card)) = assets::by_number(connection, id, viewer)? else {
        return Ok(None);
    };
    let mut cards = [card];
    flash_marks::mark(connection, &mut cards, viewer)?;
    let [card] = cards;
    Ok(Some(card))
}

impl Database {
    /// Absent: there is no such video, or not any more.
    pub async fn video(
        &self,
        id: row::Product,
        has_video: HasVideo,
    ) -> Result<Option<Video>, StoreError> {
        self.read(move |connection| find(connection, id, has_video))
            .await
    }
}
