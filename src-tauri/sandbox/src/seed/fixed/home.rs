//! What the home page shows whatever stores there are, and the remote configuration.

use jajan_contract::{
    config::{DownloadUrls, WebClientConfig, keys, server_keys},
    home::{BrandLogo, BrandPavilionCard, EntryCard},
    localised::Localised,
};
use rusqlite::{Transaction, params};
use serde_json::json;

use crate::city::brands::BRANDS;
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
    ("middle", "together", None, "/platform/categoryPoiList?id=400", ["Paket ramai untuk 4 orang, diskon 45%", "Sets for a group of 4, 45% off", "四人套餐，立省45%"]),
    ("middle", "mall", None, "/platform/shoppingMallListPage", ["Jelajahi lima mal", "Explore five malls", "逛逛五大商场"]),
];

pub fn banners(transaction: &Transaction<'_>) -> Result<(), StoreError> {
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

pub fn cards(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    let rank = EntryCard {
        name: Localised::new("Peringkat", "Rankings", "排行榜"),
        sub_title: Localised::new("Yang paling laris", "What sells best", "热销好店"),
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
                logo: brand.logo(),
                name: brand.name.to_owned(),
            })
            .collect(),
        url: "/platform/brands".to_owned(),
        name: Localised::new("Brand pilihan", "Brand pavilion", "品牌馆"),
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

pub fn config(transaction: &Transaction<'_>) -> Result<(), StoreError> {
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
        // Said by the mode, not kept: `routes/config.rs`.
        ordering_page: None,
    };
    let mut statement = transaction.prepare("INSERT INTO config VALUES (?1, ?2)")?;
    for (key, value) in [
        (keys::EXPLORE_TAB, json!(true)),
        (keys::AVATAR_EDIT, json!(true)),
        (keys::MONITORING, json!(true)),
        (keys::NOTIFICATION_PROMPT, json!(true)),
        (keys::REMOTE_DEBUG_USERS, json!([])),
        (keys::RISK_WHITE_LIST, json!([])),
        (server_keys::ORDER_RUSH, json!(200)),
        (keys::WEB_CLIENT, serde_json::to_value(web_client)?),
    ] {
        statement.execute(params![key, value.to_string()])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
