//! What does not depend on how many stores there are: regions, categories, hours, malls, brands,
//! the catalogue of dishes, banners, cards and configuration.

use jajan_contract::{
    config::{DownloadUrls, WebClientConfig, keys},
    home::{BrandLogo, BrandPavilionCard, EntryCard},
    localised::Localised,
};
use rusqlite::{Transaction, params};
use serde_json::json;

use crate::city::brands::BRANDS;
use crate::city::{hours, kinds, menu, places, vouchers};
use crate::pictures;
use crate::store::StoreError;

/// Place, picture, ad trace, where it leads, and its text for those who do not see it.
type BannerRow = (
    &'static str,
    &'static str,
    Option<&'static str>,
    &'static str,
    [&'static str; 3],
);

#[rustfmt::skip]
static BANNERS: [BannerRow; 8] = [
    ("top", "lunch", None, "/platform/categoryPoiList?id=100", ["Makan siang mulai Rp15.000", "Lunch from Rp15.000", "午餐低至Rp15.000"]),
    ("top", "coffee", None, "/platform/categoryPoiList?id=201", ["Kopi pagi hemat 40%", "Save 40% on coffee", "咖啡立省40%"]),
    ("top", "ad-chicken", Some("ad-geprek-mas-danu"), "/platform/brandsHomepage?id=1", ["Ayam Geprek Mas Danu, paket Rp25.000", "Ayam Geprek Mas Danu, meals at Rp25.000", "Ayam Geprek Mas Danu 套餐 Rp25.000"]),
    ("top", "night-market", None, "/platform/categoryPoiList?id=303", ["Pasar malam di tanganmu, Rp10.000-an", "A night market in your hand, around Rp10.000", "掌上夜市，Rp10.000 起"]),
    ("top", "sweets", None, "/platform/categoryPoiList?id=300", ["Waktunya yang manis, hemat 30%", "Something sweet, save 30%", "甜蜜下午茶，立省30%"]),
    ("top", "ad-tea", Some("ad-teh-tarik-senja"), "/platform/brandsHomepage?id=3", ["Teh Tarik Senja, dua gelas Rp30.000", "Teh Tarik Senja, two cups for Rp30.000", "Teh Tarik Senja 两杯 Rp30.000"]),
    ("middle", "together", None, "/platform/categoryPoiList?id=400", ["Kupon grup untuk 4 orang, diskon 45%", "Group coupons for 4, 45% off", "四人团购券，立省45%"]),
    ("middle", "mall", None, "/platform/shoppingMallListPage", ["Jelajahi lima mal", "Explore five malls", "逛逛五大商场"]),
];

pub fn write(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    regions(transaction)?;
    categories(transaction)?;
    let mut statement = transaction.prepare("INSERT INTO day_parts VALUES (?1, ?2, ?3, ?4)")?;
    for (pattern, day, start, end) in hours::day_parts() {
        statement.execute([pattern, day, start, end])?;
    }
    malls_and_brands(transaction)?;
    dishes(transaction)?;
    flash_sale(transaction)?;
    banners(transaction)?;
    cards(transaction)?;
    config(transaction)
}

fn regions(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare(
        "INSERT INTO regions (region_id, parent_id, name, lat, lon) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for region in &places::REGIONS {
        let parent = (region.id > 100).then_some(region.id / 100);
        statement.execute(params![
            region.id,
            parent,
            region.name,
            region.lat,
            region.lon
        ])?;
    }
    let mut areas = transaction.prepare("INSERT INTO areas VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let mut streets = transaction.prepare("INSERT INTO streets VALUES (?1, ?2, ?3)")?;
    for (index, area) in places::AREAS.iter().enumerate() {
        areas.execute(params![
            index,
            area.district_id,
            area.name,
            area.lat,
            area.lon
        ])?;
        for (number, street) in area.streets.iter().enumerate() {
            streets.execute(params![street_id(index, number), index, street])?;
        }
    }
    Ok(())
}

/// The id of an area's street.
pub fn street_id(area: usize, street: usize) -> usize {
    area * 10 + street + 1
}

fn categories(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement =
        transaction.prepare("INSERT INTO categories VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?;
    let mut ranks = transaction.prepare("INSERT INTO ranks VALUES (?1, ?2, ?3, ?4)")?;
    for parent in &kinds::PARENTS {
        let [id, en, zh] = parent.name;
        statement.execute(params![
            parent.id,
            None::<i64>,
            id,
            en,
            zh,
            parent.dish,
            parent.on_home
        ])?;
        let [id, en, zh] = parent.rank_name;
        ranks.execute(params![parent.id, id, en, zh])?;
    }
    for kind in &kinds::KINDS {
        let [id, en, zh] = kind.name;
        let parent = kind.id / 100 * 100;
        statement.execute(params![kind.id, parent, id, en, zh, kind.dish, false])?;
    }
    Ok(())
}

fn malls_and_brands(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut malls = transaction.prepare("INSERT INTO malls VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    let mut floors = transaction.prepare("INSERT INTO mall_floors VALUES (?1, ?2, ?3)")?;
    for (id, mall) in (1..).zip(&places::MALLS) {
        let area = places::area_index(mall.area).unwrap_or(0);
        let district = places::AREAS[area].district_id;
        let picture = format!("/img/mall/{}/{}.png", mall.ground, mall.letters);
        malls.execute(params![
            id, mall.name, district, mall.lat, mall.lon, picture
        ])?;
        for (sort, floor) in mall.floors.iter().enumerate() {
            floors.execute(params![id, sort, floor])?;
        }
    }
    let mut brands = transaction.prepare("INSERT INTO brands VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for (id, brand) in (1..).zip(&BRANDS) {
        let (kind, ground, dish) = (brand.kind_id, brand.ground, brand.dish);
        brands.execute(params![id, brand.name, kind, logo(brand), ground, dish])?;
    }
    Ok(())
}

fn logo(brand: &crate::city::brands::Brand) -> String {
    format!(
        "/img/logo/{}/{}/{}.png",
        brand.ground, brand.letters, brand.dish
    )
}

fn dishes(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction.prepare("INSERT INTO dishes VALUES (?1, ?2, ?3, ?4, ?5)")?;
    let all = menu::COURSES.iter().flat_map(|course| course.dishes);
    for (id, dish) in (1..).zip(all) {
        statement.execute(params![
            id,
            dish.name_id,
            dish.name_en,
            dish.name_zh,
            dish.art
        ])?;
    }
    Ok(())
}

fn flash_sale(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut sessions = transaction.prepare("INSERT INTO flash_sessions VALUES (?1, ?2, ?3, ?4)")?;
    for (id, start, end) in vouchers::FLASH_SESSIONS {
        sessions.execute(params![id, vouchers::FLASH_PAGE, start * 60, end * 60])?;
    }
    let mut tags = transaction.prepare("INSERT INTO promotion_tags VALUES (?1, ?2, ?3, ?4)")?;
    for (tag, [id, en, zh]) in vouchers::TAGS {
        tags.execute(params![tag, id, en, zh])?;
    }
    Ok(())
}

fn banners(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let mut statement = transaction
        .prepare("INSERT INTO banners VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0, ?8, ?9, ?10)")?;
    for (id, (place, picture, trace, jump, [id_id, en, zh])) in (1..).zip(BANNERS) {
        let color = pictures::banner_color(picture);
        statement.execute(params![
            id, place, id, picture, color, trace, jump, id_id, en, zh
        ])?;
    }
    Ok(())
}

fn cards(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let rank = EntryCard {
        name: Localised::new("Peringkat", "Rankings", "热门榜"),
        sub_title: Localised::new("Yang paling disukai", "What people love", "大家都爱吃"),
        icon_url: Localised::same("/img/icon/trophy.png"),
        corner_marker_display_switch: true,
    };
    let mall = EntryCard {
        name: Localised::new("Mal", "Malls", "商场"),
        sub_title: Localised::new(
            "Lima mal di Jakarta",
            "Five malls in Jakarta",
            "雅加达五大商场",
        ),
        icon_url: Localised::same("/img/icon/shopping-bags.png"),
        corner_marker_display_switch: false,
    };
    let logos = BRANDS.iter().take(6);
    let brands = BrandPavilionCard {
        brand_logos: logos
            .map(|brand| BrandLogo {
                logo: logo(brand),
                name: brand.name.to_owned(),
            })
            .collect(),
        url: "/platform/brands".to_owned(),
        name: Localised::new("Paviliun merek", "Brand pavilion", "品牌馆"),
        has_more: true,
    };
    let mut statement = transaction.prepare("INSERT INTO cards VALUES (?1, ?2)")?;
    statement.execute(params!["RANK_CARD", serde_json::to_string(&rank)?])?;
    statement.execute(params!["MALL_CARD", serde_json::to_string(&mall)?])?;
    statement.execute(params![
        "BRAND_PAVILION_CARD",
        serde_json::to_string(&brands)?
    ])?;
    Ok(())
}

fn config(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    // `.example` is reserved, so that nothing real is reached (decisions "Name and identity").
    let web_client = WebClientConfig {
        brand_pavilion_url: "/platform/brands".to_owned(),
        min_version_code: "002010000".to_owned(),
        download_urls: DownloadUrls {
            android: "https://jajan.example/download/android".to_owned(),
            ios: "https://jajan.example/download/ios".to_owned(),
        },
        whatsapp_number: "6281100000000".to_owned(),
        ordering_host: "order.jajan.example".to_owned(),
    };
    let mut statement = transaction.prepare("INSERT INTO config VALUES (?1, ?2)")?;
    for (key, value) in [
        (keys::EXPLORE_TAB, json!(false)),
        (keys::AVATAR_EDIT, json!(true)),
        (keys::MONITORING, json!(true)),
        (keys::NOTIFICATION_PROMPT, json!(true)),
        (keys::REMOTE_DEBUG_USERS, json!([])),
        (keys::RISK_WHITE_LIST, json!([])),
        (keys::WEB_CLIENT, serde_json::to_value(web_client)?),
    ] {
        statement.execute(params![key, value.to_string()])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
