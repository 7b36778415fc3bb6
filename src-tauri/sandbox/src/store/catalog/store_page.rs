//! The home page of one store. Merchant 2 "Store home page", 3 "Store".
//!
//! Invariant: a page is found by primary keys alone, so that a million stores answer like a
//! thousand. Its state is that of the lists, by the same rule.

use jajan_contract::{
    localised::Localised,
    store_coupons::HomepageCoupons,
    store_page::{
        BusinessCategory, BusinessDistrict, CouponNotice, CouponNoticeContent, MallFloor, MallInfo,
        ParentCategory, ShareInfo, StoreInfo,
    },
    stores::RankInfo,
};
use rusqlite::{Connection, OptionalExtension, Row};

use crate::{
    city::details::{
        facilities, pictures as details_pictures,
        pictures::{Dish, Look},
        services, texts, trust,
    },
    geo::Position,
    ids, pictures,
    store::{
        Database, StoreError, Viewer,
        catalog::{
            hours::Hours,
            refusal::{NoPage, refusal},
            unusual_stores::ClosedReviews,
        },
        columns::localised,
        coupons::store_coupons::{self, Seller},
    },
    time::{self, LocalTime, Zone},
};

/// Merchant 3: id 1 means dining.
const DINING: &str = "1";
/// Party cakes and catering are ordered, not eaten there.
const CATERING: &str = "2";
const CATERING_FROM: i64 = 500;

impl Database {
    pub async fn store_page(
        &self,
        store_id: i64,
        viewer: Viewer,
        position: Option<Position>,
    ) -> Result<Result<StoreInfo, NoPage>, StoreError> {
        self.read(move |connection| {
            if let Some(no_page) = refusal(connection, store_id)? {
                return Ok(Err(no_page));
            }
            Ok(match found(connection, store_id)? {
                Some(found) => Ok(page(connection, found, viewer, position)?),
                None => Err(NoPage::Absent),
            })
        })
        .await
    }

    /// The part of a page that changes after a claim or a purchase.
    pub async fn store_coupons(
        &self,
        store_id: i64,
        viewer: Viewer,
    ) -> Result<Result<HomepageCoupons, NoPage>, StoreError> {
        self.read(move |connection| {
            if let Some(no_page) = refusal(connection, store_id)? {
                return Ok(Err(no_page));
            }
            let Some(found) = found(connection, store_id)? else {
                return Ok(Err(NoPage::Absent));
            };
            Ok(Ok(store_coupons::coupons(
                connection,
                found.seller(),
                viewer,
            )?))
        })
        .await
    }
}

/// A store's row with the names that it refers to.
struct Found {
    store_id: i64,
    name: String,
    position: Position,
    ground: String,
    dish: String,
    second_dish: String,
    logo_url: String,
    category_id: i64,
    category: Localised,
    area: (i64, String),
    address: String,
    zone: Zone,
    price_per_capita: u32,
    score_tenths: f64,
    review_count: u32,
    is_halal: bool,
    pattern_id: i64,
    popularity: i64,
    mall: Option<(i64, String, i64)>,
    rank_info: Option<RankInfo>,
    lacks_review_switches: bool,
    reviews: Option<ClosedReviews>,
}

pub const PAGE_SQL: &str = "SELECT s.name, s.lat, s.lon, s.ground, s.dish, s.second_dish,
            s.category_id, c.name_id, c.name_en, c.name_zh, s.area_id, a.name,
            t.name, s.house_number, d.name, p.name, s.district_id,
            s.price_per_capita, s.score_tenths, s.review_count, s.halal, s.pattern_id,
            s.popularity, s.mall_id, m.name, s.floor,
            i.rank_sort, r.rank_id, r.name_id, r.name_en, r.name_zh, b.logo,
            coalesce(u.lacks_review_switches, 0), u.reviews
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

fn found(connection: &Connection, store_id: i64) -> Result<Option<Found>, StoreError> {
    let mut statement = connection.prepare_cached(PAGE_SQL)?;
    Ok(statement
        .query_row([store_id], |row| read(row, store_id))
        .optional()?)
}

fn read(row: &Row<'_>, store_id: i64) -> rusqlite::Result<Found> {
    let [street, district, city]: [String; 3] = [row.get(12)?, row.get(14)?, row.get(15)?];
    let (house, district_id): (i64, i64) = (row.get(13)?, row.get(16)?);
    let [ground, dish, second_dish]: [String; 3] = [row.get(3)?, row.get(4)?, row.get(5)?];
    let mall = match row.get::<_, Option<i64>>(23)? {
        Some(id) => Some((id, row.get(24)?, row.get(25)?)),
        None => None,
    };
    let rank_info = match row.get::<_, Option<u32>>(26)? {
        Some(rank_sort) => Some(RankInfo {
            rank_id: ids::rank(row.get(27)?),
            rank_name: localised(row, 28)?,
            rank_sort,
        }),
        None => None,
    };
    let logo: Option<String> = row.get(31)?;
    Ok(Found {
        store_id,
        name: row.get(0)?,
        position: Position {
            lat: row.get(1)?,
            lon: row.get(2)?,
        },
        logo_url: logo.unwrap_or_else(|| format!("/img/dish/{ground}/{dish}.png")),
        ground,
        dish,
        second_dish,
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
        rank_info,
        lacks_review_switches: row.get(32)?,
        reviews: row
            .get::<_, Option<String>>(33)?
            .map(|reviews| ClosedReviews::of(&reviews)),
    })
}

impl Found {
    fn seller(&self) -> Seller<'_> {
        Seller {
            store_id: self.store_id,
            popularity: self.popularity,
            logo_url: &self.logo_url,
        }
    }

    fn share_info(&self, cover: &str) -> ShareInfo {
        ShareInfo {
            share_content: texts::share(&self.name, &self.area.1),
            share_img_url: Localised::same(cover),
            store_id: Some(ids::store(self.store_id)),
            ..ShareInfo::default()
        }
    }
}

fn page(
    connection: &Connection,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<StoreInfo, StoreError> {
    let store_id = found.store_id;
    let today = time::day_number(viewer.now_ms);
    let local = LocalTime::in_zone(viewer.now_ms, found.zone);
    let parts = day_parts(connection, found.pattern_id)?;
    let menu = menu(connection, store_id)?;
    let look = Look {
        store_id,
        ground: &found.ground,
        dish: &found.dish,
        second_dish: &found.second_dish,
        menu: &menu,
    };
    let homepage_coupon_list = store_coupons::coupons(connection, found.seller(), viewer)?;
    let sold_count = homepage_coupon_list
        .product_list
        .iter()
        .map(|product| product.sold_count)
        .sum();
    let (halal, halal_certificate) = trust::halal(store_id, found.is_halal, today);
    let mall_info = match &found.mall {
        Some(mall) => Some(mall_info(connection, store_id, mall)?),
        None => None,
    };
    let says = |value: bool| (!found.lacks_review_switches).then_some(value);
    let cover = format!(
        "/img/cover/{}/{}--{}.png",
        found.ground, found.dish, found.second_dish
    );
    let Position { lat, lon } = found.position;
    let distance = position.map(|from| from.distance_mm(found.position) as f64 / 1e6);
    let notice = texts::notice(store_id).map(|notice_content| CouponNotice {
        content: CouponNoticeContent { notice_content },
    });
    let is_catering = found.category_id >= CATERING_FROM;
    let category_id = if is_catering { CATERING } else { DINING };
    Ok(StoreInfo {
        store_id: ids::store(store_id),
        merchant_id: ids::merchant(store_id),
        poi_id: ids::poi(store_id),
        store_type: "RESTAURANT".to_owned(),
        favourite: is_favourite(connection, viewer.user_id, store_id)?,
        review_enable: says(found.reviews.is_none()),
        review_switch: says(found.reviews != Some(ClosedReviews::Hidden)),
        share_info: found.share_info(&cover),
        store_image_list: details_pictures::all(&look),
        background_image_list: details_pictures::gallery(&look),
        background_color: pictures::ground_color(&found.ground).to_owned(),
        rank_info: found.rank_info,
        mall_info,
        map_link_address: format!(
            "https://www.google.com/maps/search/?api=1&query={lat:.6}%2C{lon:.6}"
        ),
        store_address: found.address,
        latitude: lat,
        longitude: lon,
        store_distance: distance.map(|km| (km * 10.0).round() / 10.0),
        business_district_list: vec![BusinessDistrict {
            id: found.area.0.to_string(),
            name: found.area.1,
        }],
        service_facilities_category_list: facilities::of_store(store_id),
        store_business_category_list: vec![BusinessCategory {
            business_category_name: found.category,
            parent_category: ParentCategory {
                category_id: category_id.to_owned(),
            },
        }],
        homepage_coupon_list,
        homepage_coupon_notice: notice,
        halal_restaurant: halal.to_owned(),
        halal_certificate,
        trust: trust::trust(store_id, sold_count),
        day_part_time_list: services::day_parts(store_id, &parts),
        business_state: Hours::new(&parts).state(local),
        time_zone: found.zone.name().to_owned(),
        store_mobile: trust::phone(store_id),
        price_per_capita: texts::price_per_capita(found.price_per_capita),
        tag_list: texts::tags(store_id),
        store_channel_list: services::channels(store_id),
        score: found.score_tenths / 10.0,
        review_count: found.review_count,
        store_name: found.name,
    })
}

fn is_favourite(
    connection: &Connection,
    user_id: Option<i64>,
    store_id: i64,
) -> Result<bool, StoreError> {
    let Some(user_id) = user_id else {
        return Ok(false);
    };
    let mut statement = connection
        .prepare_cached("SELECT 1 FROM favourites WHERE user_id = ?1 AND store_id = ?2")?;
    Ok(statement.exists([user_id, store_id])?)
}

fn day_parts(connection: &Connection, pattern_id: i64) -> Result<Vec<(i64, i64, i64)>, StoreError> {
    let mut statement = connection.prepare_cached(
        "SELECT day, start_minute, end_minute FROM day_parts WHERE pattern_id = ?1
         ORDER BY day, start_minute",
    )?;
    let rows = statement.query_map([pattern_id], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub const MENU_SQL: &str = "SELECT d.name_id, d.name_en, d.name_zh, d.art
     FROM menu_items AS i JOIN dishes AS d ON d.dish_id = i.dish_id
     WHERE i.store_id = ?1 ORDER BY i.sort";

fn menu(connection: &Connection, store_id: i64) -> Result<Vec<Dish>, StoreError> {
    let mut statement = connection.prepare_cached(MENU_SQL)?;
    let rows = statement.query_map([store_id], |row| {
        Ok(Dish {
            name: localised(row, 0)?,
            art: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn mall_info(
    connection: &Connection,
    store_id: i64,
    (mall_id, mall_name, floor): &(i64, String, i64),
) -> Result<MallInfo, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT name FROM mall_floors WHERE mall_id = ?1 AND sort = ?2")?;
    let floor_name: Option<String> = statement
        .query_row([mall_id, floor], |row| row.get(0))
        .optional()?;
    let floor_name = floor_name.unwrap_or_default();
    Ok(MallInfo {
        mall_id: ids::mall(*mall_id),
        mall_name: mall_name.clone(),
        location_remark: texts::mall_remark(store_id, &floor_name),
        floor_list: vec![MallFloor { floor_name }],
    })
}
