//! The brand pavilion, fifteen brands a page.

use jajan_contract::{
    brands::{BrandEntry, BrandPavilionData, HeadBanner},
    localised::Localised,
};
use rusqlite::{Connection, params};

use crate::pictures;
use crate::store::brands::{banner_pictures, share};
use crate::store::page::Page;
use crate::store::{Database, FromRow, Sql, StoreError};

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
        let page = Page::new(page_no, page_size, MAX_PAGE_SIZE)?;
        self.read(move |connection| {
            let (brand, has_more) = page.cut(brands(connection, page)?.into_iter());
            Ok(BrandPavilionData {
                brand,
                has_more,
                head_banner: (page_no == 1).then(head_banner),
                share_info: share(
                    [
                        "Brand favorit dengan harga spesial di Jajan".to_owned(),
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

#[derive(FromRow)]
pub struct EntryRow {
    name: String,
    logo: String,
    url: String,
    #[row(nested = "sub_title_")]
    sub_title: Localised,
}

impl EntryRow {
    pub fn entry(self) -> BrandEntry {
        BrandEntry {
            name: self.name,
            logo: self.logo,
            url: self.url,
            sub_title: self.sub_title,
        }
    }
}

fn brands(connection: &Connection, page: Page) -> Result<Vec<BrandEntry>, StoreError> {
    let sql = "SELECT b.name, b.logo, p.url, p.sub_title_id, p.sub_title_en, p.sub_title_zh
               FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
               ORDER BY b.brand_id LIMIT ?1 OFFSET ?2";
    let rows: Vec<EntryRow> = connection.rows(sql, params![page.limit(), page.start()])?;
    Ok(rows.into_iter().map(EntryRow::entry).collect())
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
            "Brand favorit, harga spesial. Buka Hari Brand Besar",
            "Brands you love, better prices. Open big brand day",
            "心爱品牌，专属好价",
        ),
        background_color: pictures::banner_color(HEAD_BANNER).to_owned(),
    }
}
