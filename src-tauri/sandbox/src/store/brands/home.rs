//! A brand's home page and its stores, nearest first.

use jajan_contract::{
    brands::{BrandHomepageData, BrandStoreListData},
    coupon::AssetCard,
};
use rusqlite::{Connection, OptionalExtension, params};

use crate::geo::Position;
use crate::pictures;
use crate::store::brands::{banner_pictures, share};
use crate::store::catalog::{assets, entries};
use crate::store::columns::localised;
use crate::store::{Database, StoreError, Viewer};

const MAX_PAGE_SIZE: u32 = 50;
/// Contract `BrandHomepageData::asset_list`.
const MAX_ASSETS: usize = 20;
/// The best-selling stores whose vouchers are looked at.
const BEST_STORES: u32 = 12;
const ASSETS_PER_STORE: usize = 4;
const BANNER: &str = "brand";

pub const BEST_SQL: &str =
    "SELECT id FROM stores WHERE brand_id = ?1 ORDER BY popularity DESC, id DESC LIMIT ?2";
pub const ALL_SQL: &str = "SELECT id, lat, lon FROM stores WHERE brand_id = ?1";

impl Database {
    /// Absent: there is no such brand.
    pub async fn brand_homepage(
        &self,
        brand_id: i64,
        viewer: Viewer,
    ) -> Result<Option<BrandHomepageData>, StoreError> {
        self.read(move |connection| homepage(connection, brand_id, viewer))
            .await
    }

    /// One page of its stores; absent: there is no such brand.
    pub async fn brand_stores(
        &self,
        brand_id: i64,
        (page_no, page_size): (u32, u32),
        (latitude, longitude): (f64, f64),
        viewer: Viewer,
    ) -> Result<Option<BrandStoreListData>, StoreError> {
        if page_no == 0 {
            return Err(StoreError::bad("pageNo", "begins with 1"));
        }
        if !(1..=MAX_PAGE_SIZE).contains(&page_size) {
            return Err(StoreError::bad("pageSize", "must be 1 to 50"));
        }
        let origin = Position::new(latitude, longitude)?;
        self.read(move |connection| {
            let mut known =
                connection.prepare_cached("SELECT 1 FROM brands WHERE brand_id = ?1")?;
            if !known.exists([brand_id])? {
                return Ok(None);
            }
            let nearest = nearest(connection, brand_id, origin)?;
            let start = (page_no as usize - 1).saturating_mul(page_size as usize);
            let rest = nearest.get(start..).unwrap_or_default();
            let ids: Vec<i64> = rest.iter().take(page_size as usize).copied().collect();
            Ok(Some(BrandStoreListData {
                poi_list: entries::entries(connection, &ids, origin, viewer)?,
                has_more: rest.len() > page_size as usize,
            }))
        })
        .await
    }
}

fn homepage(
    connection: &Connection,
    brand_id: i64,
    viewer: Viewer,
) -> Result<Option<BrandHomepageData>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT b.name, b.logo, b.ground, p.introduction_id, p.introduction_en, p.introduction_zh,
                c.name_id, c.name_en, c.name_zh,
                (SELECT count(*) FROM stores AS s WHERE s.brand_id = b.brand_id),
                p.sub_title_id, p.sub_title_en, p.sub_title_zh
         FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
         JOIN categories AS c ON c.category_id = b.category_id
         WHERE b.brand_id = ?1",
    )?;
    let found = statement.query_row([brand_id], |row| {
        let name: String = row.get(0)?;
        let ground: String = row.get(2)?;
        let sub_titles: [String; 3] = [row.get(10)?, row.get(11)?, row.get(12)?];
        Ok(BrandHomepageData {
            brand_id: brand_id.to_string(),
            logo: row.get(1)?,
            banner_image_url: banner_pictures(BANNER),
            background_color: pictures::ground_color(&ground).to_owned(),
            introduction: localised(row, 3)?,
            business_category_name: localised(row, 6)?,
            store_count: row.get(9)?,
            asset_list: Vec::new(),
            share_info: share(sub_titles.map(|text| format!("{name}: {text}")), BANNER),
            name,
        })
    });
    let Some(data) = found.optional()? else {
        return Ok(None);
    };
    let asset_list = best_assets(connection, brand_id, viewer, MAX_ASSETS)?;
    Ok(Some(BrandHomepageData { asset_list, ..data }))
}

/// The vouchers of the brand's best-selling stores, each once by its name, what can be bought first.
pub fn best_assets(
    connection: &Connection,
    brand_id: i64,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let mut statement = connection.prepare_cached(BEST_SQL)?;
    let stores: Vec<i64> = statement
        .query_map(params![brand_id, BEST_STORES], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let mut cards: Vec<AssetCard> = Vec::new();
    for store_id in stores {
        for card in assets::of_store(connection, store_id, viewer, ASSETS_PER_STORE)? {
            let is_known = cards
                .iter()
                .any(|known| known.coupon.coupon_name == card.coupon.coupon_name);
            if !is_known {
                cards.push(card);
            }
        }
    }
    // Stable: the order of the stores stays within both groups.
    cards.sort_by_key(|card| card.remaining_stock == 0);
    cards.truncate(limit);
    Ok(cards)
}

/// Ids of all its stores: a brand has a few, of a million stores some thousand, in one index.
fn nearest(
    connection: &Connection,
    brand_id: i64,
    origin: Position,
) -> Result<Vec<i64>, StoreError> {
    let mut statement = connection.prepare_cached(ALL_SQL)?;
    let rows = statement.query_map([brand_id], |row| {
        let position = Position {
            lat: row.get(1)?,
            lon: row.get(2)?,
        };
        Ok((origin.distance_mm(position), row.get::<_, i64>(0)?))
    })?;
    let mut stores: Vec<(i64, i64)> = rows.collect::<Result<_, _>>()?;
    stores.sort_unstable();
    Ok(stores.into_iter().map(|(_, id)| id).collect())
}
