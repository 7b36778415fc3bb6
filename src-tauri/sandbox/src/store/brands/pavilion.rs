//! The brand pavilion, fifteen brands a page.

use jajan_contract::{
    brands::{BrandEntry, BrandPavilionData, HeadBanner},
    localised::Localised,
};
use rusqlite::{Connection, Row};

use crate::pictures;
use crate::store::brands::{banner_pictures, share};
use crate::store::columns::localised;
use crate::store::{Database, StoreError};

const MAX_PAGE_SIZE: u32 = 50;
const BANNER: &str = "brands";
/// What the pavilion's own page shows: it says where it leads.
const HEAD_BANNER: &str = "brand-day";

impl Database {
    pub async fn brand_pavilion(
        &self,
        page_no: u32,
        page_size: u32,
    ) -> Result<BrandPavilionData, StoreError> {
        if page_no == 0 {
            return Err(StoreError::bad("pageNo", "begins with 1"));
        }
        if !(1..=MAX_PAGE_SIZE).contains(&page_size) {
            return Err(StoreError::bad("pageSize", "must be 1 to 50"));
        }
        self.read(move |connection| {
            let offset = u64::from(page_no - 1) * u64::from(page_size);
            let mut brand = brands(connection, offset, page_size + 1)?;
            let has_more = brand.len() > page_size as usize;
            brand.truncate(page_size as usize);
            Ok(BrandPavilionData {
                brand,
                has_more,
                head_banner: (page_no == 1).then(head_banner),
                share_info: share(
                    [
                        "Merek-merek favorit dengan harga spesial di Jajan".to_owned(),
                        "Brands you love at better prices, on Jajan".to_owned(),
                        "Jajan 品牌馆：心爱品牌，专属好价".to_owned(),
                    ],
                    BANNER,
                ),
            })
        })
        .await
    }
}

/// A row of `name, logo, url, sub_title_id, sub_title_en, sub_title_zh`.
pub fn entry(row: &Row<'_>) -> rusqlite::Result<BrandEntry> {
    Ok(BrandEntry {
        name: row.get(0)?,
        logo: row.get(1)?,
        url: row.get(2)?,
        sub_title: localised(row, 3)?,
    })
}

fn brands(connection: &Connection, offset: u64, limit: u32) -> Result<Vec<BrandEntry>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT b.name, b.logo, p.url, p.sub_title_id, p.sub_title_en, p.sub_title_zh
         FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
         ORDER BY b.brand_id LIMIT ?1 OFFSET ?2",
    )?;
    let rows = statement.query_map(rusqlite::params![limit, offset], entry)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// It leads to the brand day; in Chinese nowhere, so that the app has such a case (merchant 5).
fn head_banner() -> HeadBanner {
    let to_day = "/platform/bigBrandActivity?id=today".to_owned();
    HeadBanner {
        banner_image_url_map: banner_pictures(HEAD_BANNER),
        banner_jump_url_map: Localised {
            id_id: Some(to_day.clone()),
            en_us: Some(to_day),
            zh_cn: None,
        },
        name: Localised::new(
            "Merek favorit, harga spesial. Buka hari merek besar",
            "Brands you love, better prices. Open big brand day",
            "心爱品牌，专属好价",
        ),
        background_color: pictures::banner_color(HEAD_BANNER).to_owned(),
    }
}
