//! A brand's home page and its stores, nearest first.

use jajan_contract::{
    brands::{BrandHomepageData, BrandStoreListData},
    coupon::AssetCard,
    localised::{Locale, Localised},
};
use rusqlite::{Connection, params};

use crate::geo::Position;
use crate::ids::{self, row};
use crate::pictures;
use crate::store::brands::{banner_pictures, share};
use crate::store::catalog::assets;
use crate::store::discovery::entries;
use crate::store::discovery::nearest::StoreAt;
use crate::store::page::Page;
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};

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
        brand_id: row::Brand,
        viewer: Viewer,
    ) -> Result<Option<BrandHomepageData>, StoreError> {
        self.read(move |connection| homepage(connection, brand_id, viewer))
            .await
    }

    /// One page of its stores; absent: there is no such brand.
    pub async fn brand_stores(
        &self,
        brand_id: row::Brand,
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

#[derive(FromRow)]
struct BrandRow {
    name: String,
    logo: String,
    ground: String,
    #[row(nested = "introduction_")]
    introduction: Localised,
    #[row(nested = "category_name_")]
    category: Localised,
    store_count: u32,
    #[row(nested = "sub_title_")]
    sub_title: Localised,
}

fn homepage(
    connection: &Connection,
    brand_id: row::Brand,
    viewer: Viewer,
) -> Result<Option<BrandHomepageData>, StoreError> {
    let sql = "SELECT b.name, b.logo, b.ground, p.introduction_id, p.introduction_en,
                      p.introduction_zh, c.name_id AS category_name_id,
                      c.name_en AS category_name_en, c.name_zh AS category_name_zh,
                      (SELECT count(*) FROM stores AS s WHERE s.brand_id = b.brand_id)
                        AS store_count,
                      p.sub_title_id, p.sub_title_en, p.sub_title_zh
               FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
               JOIN categories AS c ON c.category_id = b.category_id
               WHERE b.brand_id = ?1";
    let Some(row) = connection.find::<BrandRow>(sql, [brand_id])? else {
        return Ok(None);
    };
    let share_texts = Locale::ALL.map(|locale| {
        let sub_title = locale.pick(&row.sub_title);
        format!("{}: {sub_title}", row.name)
    });
    Ok(Some(BrandHomepageData {
        brand_id: ids::brand(brand_id),
        logo: row.logo,
        banner_image_url: banner_pictures(BANNER),
        background_color: pictures::ground_color(&row.ground).to_owned(),
        introduction: row.introduction,
        business_category_name: row.category,
        store_count: row.store_count,
        asset_list: best_assets(connection, brand_id, viewer, MAX_ASSETS)?,
        share_info: share(share_texts, BANNER),
        name: row.name,
    }))
}

/// The vouchers of the brand's best-selling stores, each once by its name, what can be bought first.
pub fn best_assets(
    connection: &Connection,
    brand_id: row::Brand,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let stores: Vec<row::Store> = connection.values(BEST_SQL, params![brand_id, BEST_STORES])?;
    assets::of_stores(connection, &stores, viewer, (ASSETS_PER_STORE, limit))
}

/// Ids of all its stores: a brand has a few, of a million stores some thousand, in one index.
pub fn nearest(
    connection: &Connection,
    brand_id: row::Brand,
    origin: Position,
) -> Result<Vec<row::Store>, StoreError> {
    let mut stores: Vec<StoreAt> = connection.rows(ALL_SQL, [brand_id])?;
    stores.sort_by_cached_key(|store| (origin.distance_mm(store.position), store.id));
    Ok(stores.into_iter().map(|store| store.id).collect())
}
