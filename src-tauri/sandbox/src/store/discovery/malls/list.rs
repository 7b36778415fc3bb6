//! The malls by their distance. There are a few of them, in a table that does not grow with stores.

use jajan_contract::malls::{AllMallListBody, AllMallListData, MallEntry};
use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::recent::Recent;
use crate::store::catalog::hours::{self, Hours};
use crate::store::discovery::malls::directory::open_count;
use crate::store::discovery::open_lists::{new_query_id, unknown_query};
use crate::store::{Database, FromRow, Page, Sql, StoreError, Viewer};
use crate::time::{LocalTime, Zone};
use crate::{ids, pictures};

const MAX_PAGE_SIZE: u32 = 50;
const KEPT_MS: u64 = 12 * 3_600_000;
const MAX_LISTS: usize = 20_000;

/// Where a list was asked for on its page 1, by its query id. In memory, so that reading a page writes
/// nothing.
pub type OpenMallLists = Recent<String, Position>;

pub fn open_mall_lists() -> OpenMallLists {
    Recent::new(KEPT_MS, MAX_LISTS)
}

#[derive(FromRow)]
pub struct MallRow {
    pub mall_id: row::Mall,
    pub name: String,
    #[row(nested)]
    pub position: Position,
    pub picture: String,
    pub ground: String,
    pub area: String,
    pub district_id: i64,
    pub pattern_id: Option<row::Pattern>,
}

const COLUMNS: &str = "m.mall_id, m.name, m.lat, m.lon, m.picture, m.ground, a.name AS area,
     m.district_id, m.pattern_id FROM malls AS m JOIN areas AS a ON a.area_id = m.area_id";

impl Database {
    /// One page of all malls, nearest to where the first page was asked for.
    pub async fn all_malls(
        &self,
        lists: std::sync::Arc<OpenMallLists>,
        body: AllMallListBody,
        viewer: Viewer,
    ) -> Result<AllMallListData, StoreError> {
        let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
        let here = Position::new(body.latitude, body.longitude)?;
        let (query_id, origin) = opened(&lists, &body, here, viewer.now_ms)?;
        self.read(move |connection| {
            let rows = by_distance(connection, origin)?;
            let (rows, has_more) = page.cut(rows.into_iter().skip(page.start() as usize));
            let state = states(connection, viewer.now_ms)?;
            let entries = rows
                .into_iter()
                .map(|row| entry(connection, row, here, &state));
            Ok(AllMallListData {
                data_source: entries.collect::<Result<_, _>>()?,
                has_more,
                query_id,
            })
        })
        .await
    }
}

/// The list's query id, and where its page 1 was asked for.
fn opened(
    lists: &OpenMallLists,
    body: &AllMallListBody,
    here: Position,
    now_ms: u64,
) -> Result<(String, Position), StoreError> {
    if body.page_no > 1 {
        let origin = lists.get(&body.query_id, now_ms);
        return Ok((body.query_id.clone(), origin.ok_or_else(unknown_query)?));
    }
    let query_id = new_query_id(&body.query_id)?;
    lists.put(query_id.clone(), here, now_ms);
    Ok((query_id, here))
}

fn by_distance(connection: &Connection, origin: Position) -> Result<Vec<MallRow>, StoreError> {
    let mut rows: Vec<MallRow> = connection.rows(&format!("SELECT {COLUMNS}"), [])?;
    rows.sort_by_cached_key(|row| (origin.distance_mm(row.position), row.mall_id));
    Ok(rows)
}

/// The nearest mall within so many kilometres, with its distance and how many stores it has.
pub fn nearest(
    connection: &Connection,
    origin: Position,
    max_km: f64,
) -> Result<Option<(MallRow, f64, u32)>, StoreError> {
    let nearest = by_distance(connection, origin)?.into_iter().next();
    let nearest = nearest.map(|row| (origin.distance_km(row.position), row));
    let Some((km, row)) = nearest.filter(|(km, _)| *km <= max_km) else {
        return Ok(None);
    };
    let count = open_count(connection, row.mall_id)?;
    Ok(Some((row, km, count)))
}

pub fn find(connection: &Connection, mall_id: row::Mall) -> Result<Option<MallRow>, StoreError> {
    let sql = format!("SELECT {COLUMNS} WHERE m.mall_id = ?1");
    connection.find(&sql, [mall_id])
}

/// Whether a mall is open, by its pattern and its district.
pub type StateOf = dyn Fn(Option<row::Pattern>, i64) -> Option<BusinessState>;

pub fn states(connection: &Connection, now_ms: u64) -> Result<Box<StateOf>, StoreError> {
    let patterns = hours::patterns(connection)?;
    Ok(Box::new(move |pattern, district_id| {
        let hours: &Hours = patterns.get(&pattern?)?;
        let local = LocalTime::in_zone(now_ms, Zone::of_district(district_id));
        Some(hours.state(local))
    }))
}

pub fn entry(
    connection: &Connection,
    row: MallRow,
    here: Position,
    state: &StateOf,
) -> Result<MallEntry, StoreError> {
    Ok(MallEntry {
        mall_id: ids::mall(row.mall_id),
        store_count: open_count(connection, row.mall_id)?,
        distance: here.distance_km(row.position),
        background_color: pictures::ground_color(&row.ground).to_owned(),
        business_state: state(row.pattern_id, row.district_id),
        mall_name: row.name,
        icon_url: row.picture,
        business_district_name: row.area,
    })
}
