//! A brand's home page and its stores, nearest first.

use jajan_contract::{
    brands::{BrandHomepageData, BrandStoreListData},
    coupon::AssetCard,
};
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::pictures;
use crate::store::brands::{banner_pictures, share};
use crate::store::catalog::{assets, entries};
use crate::store::columns::{localised, position};
use crate::store::page::Page;
use crate::store::{Database, Sql, StoreError, Viewer};

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
        let page = Page::new(page_no, page_size, MAX_PAGE_SIZE)?;
        let origin = Position::new(latitude, longitude)?;
        self.read(move |connection| {
            let sql = "SELECT 1 FROM brands WHERE brand_id = ?1";
            if !connection.has(sql, [brand_id])? {
                return Ok(None);
            }
            let nearest = nearest(connection, brand_id, origin)?;
            let (ids, has_more) = page.cut(nearest.into_iter().skip(page.start() as usize));
            Ok(Some(BrandStoreListData {
                poi_list: entries::entries(connection, &ids, origin, viewer)?,
                has_more,
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
    let sql = "SELECT b.name, b.logo, b.ground, p.introduction_id, p.introduction_en,
                      p.introduction_zh, c.name_id, c.name_en, c.name_zh,
                      (SELECT count(*) FROM stores AS s WHERE s.brand_id = b.brand_id),
                      p.sub_title_id, p.sub_title_en, p.sub_title_zh
               FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
               JOIN categories AS c ON c.category_id = b.category_id
               WHERE b.brand_id = ?1";
    let found = connection.first(sql, [brand_id], |row| {
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
    })?;
    let Some(data) = found else {
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
    let stores: Vec<i64> =
        connection.all(BEST_SQL, params![brand_id, BEST_STORES], |row| row.get(0))?;
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
pub fn nearest(
    connection: &Connection,
    brand_id: i64,
    origin: Position,
) -> Result<Vec<i64>, StoreError> {
    let mut stores: Vec<(i64, i64)> = connection.all(ALL_SQL, [brand_id], |row| {
        Ok((origin.distance_mm(position(row, 1)?), row.get::<_, i64>(0)?))
    })?;
    stores.sort_unstable();
    Ok(stores.into_iter().map(|(_, id)| id).collect())
}
