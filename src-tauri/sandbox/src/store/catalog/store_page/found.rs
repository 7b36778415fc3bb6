//! A store's row with the names that it refers to.

use jajan_contract::{localised::Localised, store_page::ShareInfo, stores::RankInfo};
use rusqlite::{Connection, Row};

use crate::city::details::texts;
use crate::geo::Position;
use crate::ids;
use crate::pictures::paths;
use crate::store::catalog::refusal::{NoPage, refusal};
use crate::store::catalog::unusual_stores::ClosedReviews;
use crate::store::columns::{localised, position, rank};
use crate::store::coupons::store_coupons::Seller;
use crate::store::{Sql, StoreError};
use crate::time::Zone;

/// A store's row with the names that it refers to.
pub struct Found {
    pub store_id: i64,
    pub name: String,
    pub position: Position,
    pub ground: String,
    /// On its cover, its best one first.
    pub dishes: [String; 3],
    pub logo_url: String,
    pub category_id: i64,
    pub category: Localised,
    pub area: (i64, String),
    pub address: String,
    pub zone: Zone,
    pub price_per_capita: u32,
    pub score_tenths: f64,
    pub review_count: u32,
    pub is_halal: bool,
    pub pattern_id: i64,
    pub popularity: i64,
    pub mall: Option<(i64, String, i64)>,
    pub rank_info: Option<RankInfo>,
    pub lacks_review_switches: bool,
    pub reviews: Option<ClosedReviews>,
}

pub const PAGE_SQL: &str = "SELECT s.name, s.lat, s.lon, s.ground, s.dish, s.second_dish,
            s.category_id, c.name_id, c.name_en, c.name_zh, s.area_id, a.name,
            t.name, s.house_number, d.name, p.name, s.district_id,
            s.price_per_capita, s.score_tenths, s.review_count, s.halal, s.pattern_id,
            s.popularity, s.mall_id, m.name, s.floor,
            i.rank_sort, r.rank_id, r.name_id, r.name_en, r.name_zh, b.logo,
            coalesce(u.lacks_review_switches, 0), u.reviews, s.third_dish
     FROM stores AS s
     JOIN categories AS c ON c.category_id = s.category_id
     JOIN areas AS a ON a.area_id = s.area_id
     JOIN streets AS t ON t.street_id = s.street_id
     JOIN regions AS d ON d.region_id = s.district_id
     JOIN regions AS p ON p.region_id = d.parent_id
     LEFT JOIN malls AS m ON m.mall_id = s.mall_id
     LEFT JOIN brands AS b ON b.brand_id = s.brand_id
     LEFT JOIN rank_items AS i ON i.store_id = s.id
     LEFT JOIN ranks AS r ON r.rank_id = i.rank_id
     LEFT JOIN unusual_stores AS u ON u.store_id = s.id
     WHERE s.id = ?1";

/// The store behind a page, or why the page does not open.
pub fn open(connection: &Connection, store_id: i64) -> Result<Result<Found, NoPage>, StoreError> {
    Ok(match refusal(connection, store_id)? {
        Some(no_page) => Err(no_page),
        None => found(connection, store_id)?.ok_or(NoPage::Absent),
    })
}

fn found(connection: &Connection, store_id: i64) -> Result<Option<Found>, StoreError> {
    connection.first(PAGE_SQL, [store_id], |row| read(row, store_id))
}

fn read(row: &Row<'_>, store_id: i64) -> rusqlite::Result<Found> {
    let [street, district, city]: [String; 3] = [row.get(12)?, row.get(14)?, row.get(15)?];
    let (house, district_id): (i64, i64) = (row.get(13)?, row.get(16)?);
    let ground: String = row.get(3)?;
    let dishes: [String; 3] = [row.get(4)?, row.get(5)?, row.get(34)?];
    let mall = match row.get::<_, Option<i64>>(23)? {
        Some(id) => Some((id, row.get(24)?, row.get(25)?)),
        None => None,
    };
    let logo: Option<String> = row.get(31)?;
    Ok(Found {
        store_id,
        name: row.get(0)?,
        position: position(row, 1)?,
        logo_url: logo.unwrap_or_else(|| paths::dish(store_id, &ground, &dishes[0], 0)),
        ground,
        dishes,
        category_id: row.get(6)?,
        category: localised(row, 7)?,
        area: (row.get(10)?, row.get(11)?),
        address: format!("{street} No. {house}, {district}, {city}"),
        zone: Zone::of_district(district_id),
        price_per_capita: row.get(17)?,
        score_tenths: row.get(18)?,
        review_count: row.get(19)?,
        is_halal: row.get(20)?,
        pattern_id: row.get(21)?,
        popularity: row.get(22)?,
        mall,
        rank_info: rank(row, 26)?,
        lacks_review_switches: row.get(32)?,
        reviews: row
            .get::<_, Option<String>>(33)?
            .map(|reviews| ClosedReviews::of(&reviews)),
    })
}

impl Found {
    pub fn seller(&self) -> Seller<'_> {
        Seller {
            store_id: self.store_id,
            popularity: self.popularity,
            logo_url: &self.logo_url,
        }
    }

    /// The dishes on its cover.
    pub fn shown(&self) -> [&str; 3] {
        self.dishes.each_ref().map(String::as_str)
    }

    pub fn cover(&self) -> String {
        paths::cover(self.store_id, &self.ground, &self.shown())
    }

    /// Opened outside of the app.
    pub fn map_link(&self) -> String {
        let Position { lat, lon } = self.position;
        format!("https://www.google.com/maps/search/?api=1&query={lat:.6}%2C{lon:.6}")
    }

    pub fn share_info(&self, cover: &str) -> ShareInfo {
        ShareInfo {
            share_content: texts::share(&self.name, &self.area.1),
            share_img_url: Localised::same(cover),
            store_id: Some(ids::store(self.store_id)),
            ..ShareInfo::default()
        }
    }
}
