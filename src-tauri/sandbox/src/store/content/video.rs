//! One video: the voucher that it shows, its store, and what it is drawn from.

use std::collections::{BTreeMap, HashMap};

use jajan_contract::coupon::AssetCard;
use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::pictures::{Dish, Film};
use crate::store::catalog::hours::Hours;
use crate::store::catalog::refusal::OPENS_SQL;
use crate::store::catalog::{assets, flash_marks};
use crate::store::columns::Json;
use crate::store::{Database, FromRow, Refuse, Sql, StoreError, Viewer};
use crate::time::{LocalTime, Zone};

/// Whether a store has a video, as the fiction says.
pub type HasVideo = fn(row::Store) -> bool;

/// There is no such video, or not any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoVideo;

impl Refuse for NoVideo {}

/// The vouchers of stores whose pages open, with the dish that each shows; `?1` is a JSON array of
/// numbers, as in the next one. Many stores are looked at for one list, so that all are read at once.
pub fn of_stores_sql() -> String {
    format!(
        "SELECT s.id AS store_id, s.popularity, p.id AS product_id, p.sort, p.art,
           EXISTS (SELECT 1 FROM content_taken_down AS t WHERE t.product_id = p.id) AS is_taken_down
         FROM json_each(?1) AS asked CROSS JOIN stores AS s ON s.id = asked.value
         CROSS JOIN products AS p ON p.store_id = s.id WHERE {OPENS_SQL}"
    )
}

pub const VIDEOS_SQL: &str = "SELECT p.id AS product_id, p.art, s.id AS store_id,
         s.name AS store_name, s.category_id, s.lat, s.lon, s.ground, s.dish, s.second_dish,
         s.third_dish, s.district_id, s.pattern_id
     FROM json_each(?1) AS asked CROSS JOIN products AS p ON p.id = asked.value
     CROSS JOIN stores AS s ON s.id = p.store_id";

/// A voucher of a store.
#[derive(FromRow)]
struct VoucherRow {
    store_id: row::Store,
    popularity: i64,
    product_id: row::Product,
    sort: i64,
    art: String,
    is_taken_down: bool,
}

/// The video of a store.
#[derive(Debug, Clone, Copy)]
pub struct OfStore {
    pub id: row::Product,
    pub popularity: i64,
}

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

/// The videos of stores that can be watched now: each shows the first voucher that is a dish, sold
/// still or not; it was not taken down, and its store is there.
pub fn of_stores(
    connection: &Connection,
    stores: impl IntoIterator<Item = row::Store>,
    has_video: HasVideo,
) -> Result<HashMap<row::Store, OfStore>, StoreError> {
    let mut asked: Vec<row::Store> = stores.into_iter().filter(|id| has_video(*id)).collect();
    asked.sort_unstable();
    asked.dedup();
    let rows: Vec<VoucherRow> = connection.rows(&of_stores_sql(), [Json(&asked)])?;
    let mut first: HashMap<row::Store, VoucherRow> = HashMap::new();
    for row in rows {
        let known = first.get(&row.store_id);
        if known.is_none_or(|known| row.sort < known.sort) && Dish::find(&row.art).is_some() {
            first.insert(row.store_id, row);
        }
    }
    let there = first.into_iter().filter(|(_, row)| !row.is_taken_down);
    Ok(there
        .map(|(store_id, row)| {
            let video = OfStore {
                id: row.product_id,
                popularity: row.popularity,
            };
            (store_id, video)
        })
        .collect())
}

/// Those of the videos that can be watched now.
pub fn find_all(
    connection: &Connection,
    ids: &[row::Product],
    has_video: HasVideo,
) -> Result<HashMap<row::Product, Video>, StoreError> {
    let videos: Vec<Video> = connection.rows(VIDEOS_SQL, [Json(ids)])?;
    let stores = videos.iter().map(|video| video.store_id);
    let shown = of_stores(connection, stores, has_video)?;
    let is_shown = |video: &Video| {
        let own = shown.get(&video.store_id);
        own.is_some_and(|own| own.id == video.product_id)
    };
    let there = videos.into_iter().filter(is_shown);
    Ok(there.map(|video| (video.product_id, video)).collect())
}

pub fn find(
    connection: &Connection,
    id: row::Product,
    has_video: HasVideo,
) -> Result<Option<Video>, StoreError> {
    Ok(find_all(connection, &[id], has_video)?.remove(&id))
}

/// What videos show, as cards; absent: it is sold no more.
pub fn cards(
    connection: &Connection,
    ids: &[row::Product],
    viewer: Viewer,
) -> Result<HashMap<row::Product, AssetCard>, StoreError> {
    let (ids, mut cards): (Vec<row::Product>, Vec<AssetCard>) =
        assets::by_numbers(connection, ids, viewer)?
            .into_iter()
            .map(|(_, id, card)| (id, card))
            .unzip();
    flash_marks::mark(connection, &mut cards, viewer)?;
    Ok(ids.into_iter().zip(cards).collect())
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
