//! A store's row with the names that it refers to.

use jajan_contract::{localised::Localised, stores::RankInfo};
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::row;
use crate::pictures::paths;
use crate::store::catalog::refusal::{NoPage, refusal};
use crate::store::catalog::store_page::halal::Halal;
use crate::store::catalog::unusual_stores::ClosedReviews;
use crate::store::columns::Rank;
use crate::store::coupons::store_coupons::Seller;
use crate::store::{FromRow, Outcome, Refuse, Sql};
use crate::time::Zone;

/// A store's row with the names that it refers to.
pub struct Found {
    pub store_id: row::Store,
    pub name: String,
    pub position: Position,
    pub ground: String,
    /// On its cover, its best one first.
    pub dishes: [String; 3],
    pub logo_url: String,
    pub category_id: i64,
    pub category: Localised,
    pub area_id: i64,
    pub area: String,
    pub address: String,
    pub zone: Zone,
    pub price_per_capita: u32,
    pub score_tenths: f64,
    pub review_count: u32,
    pub halal: Halal,
    /// Bits: `store_page::services`.
    pub services: i64,
    pub pattern_id: row::Pattern,
    pub mall: Option<Mall>,
    pub rank_info: Option<RankInfo>,
    pub lacks_review_switches: bool,
    pub reviews: Option<ClosedReviews>,
}

#[derive(FromRow)]
pub struct Mall {
    pub id: row::Mall,
    pub name: String,
    pub floor: i64,
}

pub const PAGE_SQL: &str = "SELECT s.name, s.lat, s.lon, s.ground, s.dish, s.second_dish,
            s.third_dish, s.category_id, c.name_id AS category_name_id,
            c.name_en AS category_name_en, c.name_zh AS category_name_zh, s.area_id,
            a.name AS area, t.name AS street, s.house_number, d.name AS district, p.name AS city,
            s.district_id, s.price_per_capita, s.score_tenths, s.review_count, s.halal,
            s.halal_until, s.services, s.pattern_id, s.mall_id, m.name AS mall_name,
            s.floor AS mall_floor,
            i.rank_sort, r.rank_id, r.name_id AS rank_name_id, r.name_en AS rank_name_en,
            r.name_zh AS rank_name_zh, b.logo,
            coalesce(u.lacks_review_switches, 0) AS lacks_review_switches, u.reviews
     FROM stores AS s
     JOIN categories AS c ON c.category_id = s.category_id
     JOIN areas AS a ON a.area_id = s.area_id
     JOIN streets AS t ON t.street_id = s.street_id
     JOIN regions AS d ON d.region_id = s.district_id
     JOIN regions AS p ON p.region_id = d.parent_id
     LEFT JOIN malls AS m ON m.mall_id = s.mall_id
     LEFT JOIN brands AS b ON b.brand_id = s.brand_id
     LEFT JOIN rank_items AS i ON i.store_id = s.id AND i.rank_sort <= 100
     LEFT JOIN ranks AS r ON r.rank_id = i.rank_id
     LEFT JOIN unusual_stores AS u ON u.store_id = s.id
     WHERE s.id = ?1";

#[derive(FromRow)]
struct StoreRow {
    name: String,
    #[row(nested)]
    position: Position,
    ground: String,
    dish: String,
    second_dish: String,
    third_dish: String,
    category_id: i64,
    #[row(nested = "category_name_")]
    category: Localised,
    area_id: i64,
    area: String,
    street: String,
    house_number: i64,
    district: String,
    city: String,
    district_id: i64,
    price_per_capita: u32,
    score_tenths: f64,
    review_count: u32,
    #[row(nested)]
    halal: Halal,
    services: i64,
    pattern_id: row::Pattern,
    #[row(nested = "mall_")]
    mall: Option<Mall>,
    #[row(nested = "rank_")]
    rank: Option<Rank>,
    /// Of its brand.
    logo: Option<String>,
    lacks_review_switches: bool,
    reviews: Option<ClosedReviews>,
}

/// The store behind a page, or why the page does not open.
pub fn open(connection: &Connection, store_id: row::Store) -> Outcome<Found, NoPage> {
    if let Some(no_page) = refusal(connection, store_id)? {
        return no_page.refuse();
    }
    let row: Option<StoreRow> = connection.find(PAGE_SQL, [store_id])?;
    Ok(row.ok_or(NoPage::Absent)?.found(store_id))
}

impl StoreRow {
    fn found(self, store_id: row::Store) -> Found {
        let dishes = [self.dish, self.second_dish, self.third_dish];
        let own_logo = || paths::dish(store_id.0, &self.ground, &dishes[0], 0);
        let (street, house) = (self.street, self.house_number);
        Found {
            store_id,
            name: self.name,
            position: self.position,
            logo_url: self.logo.unwrap_or_else(own_logo),
            ground: self.ground,
            dishes,
            category_id: self.category_id,
            category: self.category,
            area_id: self.area_id,
            area: self.area,
            address: format!("{street} No. {house}, {}, {}", self.district, self.city),
            zone: Zone::of_district(self.district_id),
            price_per_capita: self.price_per_capita,
            score_tenths: self.score_tenths,
            review_count: self.review_count,
            halal: self.halal,
            services: self.services,
            pattern_id: self.pattern_id,
            mall: self.mall,
            rank_info: self.rank.map(Rank::info),
            lacks_review_switches: self.lacks_review_switches,
            reviews: self.reviews,
        }
    }
}

impl Found {
    pub fn seller(&self) -> Seller<'_> {
        Seller {
            store_id: self.store_id,
            logo_url: &self.logo_url,
        }
    }

    /// The dishes on its cover.
    pub fn shown(&self) -> [&str; 3] {
        self.dishes.each_ref().map(String::as_str)
    }

    pub fn cover(&self) -> String {
        paths::cover(self.store_id.0, &self.ground, &self.shown())
    }

    /// Opened outside of the app.
    pub fn map_link(&self) -> String {
        self.position.map_link()
    }
}
