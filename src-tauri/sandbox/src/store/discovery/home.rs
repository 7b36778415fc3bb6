//! The cards of the home page.

use jajan_contract::{
    home::{
        Banner, BannerList, CardId, CategoryList, CategoryTile, EntryCard, FlashSaleCard, HomeCard,
        MallNearbyCard, PageCardListBody, PageCardListData,
    },
    localised::Localised,
};
use rusqlite::Connection;
use serde::de::DeserializeOwned;

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::brands::banner_pictures;
use crate::store::catalog::{assets, flash_sessions};
use crate::store::columns::Json;
use crate::store::discovery::{flash_sale, malls};
use crate::store::{Database, FromRow, Sql, StoreError, Viewer};

/// On the home card; the page of the sale has them all.
const FLASH_ITEMS: usize = 8;
/// Default location of spec home 9.
const JAKARTA: Position = Position {
    lat: -6.2088,
    lon: 106.8456,
};

impl Database {
    /// The cards in the order that they were asked for, each once.
    pub async fn page_card_list(
        &self,
        body: PageCardListBody,
        viewer: Viewer,
    ) -> Result<PageCardListData, StoreError> {
        let origin = match (body.latitude, body.longitude) {
            (Some(lat), Some(lon)) => Position::new(lat, lon)?,
            _ => JAKARTA,
        };
        self.read(move |connection| {
            let mut asked: Vec<CardId> = Vec::new();
            for id in body.card_ids {
                if !asked.contains(&id) {
                    asked.push(id);
                }
            }
            let cards = asked
                .into_iter()
                .map(|id| card(connection, id, origin, viewer));
            Ok(PageCardListData {
                card_list: cards.collect::<Result<_, _>>()?,
            })
        })
        .await
    }
}

fn card(
    connection: &Connection,
    id: CardId,
    origin: Position,
    viewer: Viewer,
) -> Result<HomeCard, StoreError> {
    Ok(match id {
        CardId::PageHomeBannerCard => HomeCard::PageHomeBannerCard(banners(connection, "top")?),
        CardId::PageHomeMiddleBannerCard => {
            HomeCard::PageHomeMiddleBannerCard(banners(connection, "middle")?)
        }
        CardId::HomeCategoryCard => HomeCard::HomeCategoryCard(categories(connection)?),
        CardId::RankCard => HomeCard::RankCard(fixed::<EntryCard>(connection, "RANK_CARD")?),
        CardId::MallCard => HomeCard::MallCard(fixed::<EntryCard>(connection, "MALL_CARD")?),
        CardId::FlashSaleCard => HomeCard::FlashSaleCard(flash(connection, viewer)?),
        CardId::BrandPavilionCard => {
            HomeCard::BrandPavilionCard(fixed(connection, "BRAND_PAVILION_CARD")?)
        }
        CardId::MallNearbyCard => HomeCard::MallNearbyCard(nearest_mall(connection, origin)?),
    })
}

/// A card whose contents the seed has written; its empty default when there is none.
fn fixed<T: DeserializeOwned + Default>(
    connection: &Connection,
    card_id: &str,
) -> Result<T, StoreError> {
    let sql = "SELECT data FROM cards WHERE card_id = ?1";
    let data: Option<Json<T>> = connection.find_value(sql, [card_id])?;
    Ok(data.map(|data| data.0).unwrap_or_default())
}

#[derive(FromRow)]
struct BannerRow {
    banner_id: row::Banner,
    picture: String,
    color: String,
    ad_trace: Option<String>,
    jump_url: String,
    required_login: bool,
    #[row(nested = "name_")]
    name: Localised,
}

fn banners(connection: &Connection, place: &str) -> Result<BannerList, StoreError> {
    let sql = "SELECT banner_id, picture, color, ad_trace, jump_url, required_login,
                      name_id, name_en, name_zh
               FROM banners WHERE card_id = ?1 ORDER BY sort";
    let rows: Vec<BannerRow> = connection.rows(sql, [place])?;
    let banner = |row: BannerRow| Banner {
        id: row.banner_id.to_string(),
        ad_trace: row.ad_trace,
        banner_image_url_map: banner_pictures(&row.picture),
        banner_jump_url_map: Localised::same(row.jump_url),
        required_login: row.required_login,
        name: row.name,
        background_color: row.color,
    };
    Ok(BannerList {
        list: rows.into_iter().map(banner).collect(),
    })
}

#[derive(FromRow)]
struct TileRow {
    category_id: i64,
    #[row(nested = "name_")]
    name: Localised,
    dish: String,
}

fn categories(connection: &Connection) -> Result<CategoryList, StoreError> {
    let sql = "SELECT category_id, name_id, name_en, name_zh, dish FROM categories
               WHERE on_home = 1 ORDER BY category_id";
    let rows: Vec<TileRow> = connection.rows(sql, [])?;
    let tile = |row: TileRow| CategoryTile {
        id: row.category_id.to_string(),
        category_name: row.name,
        category_icon: format!("/img/icon/{}.png", row.dish),
    };
    Ok(CategoryList {
        list: rows.into_iter().map(tile).collect(),
    })
}

fn flash(connection: &Connection, viewer: Viewer) -> Result<FlashSaleCard, StoreError> {
    let now = viewer.now();
    let Some(session) = flash_sessions::running(connection, now)? else {
        return Ok(FlashSaleCard::default());
    };
    let mut items = flash_sale::items(connection, session.id, viewer, (FLASH_ITEMS as u32 + 1, 0))?;
    let has_more = items.len() > FLASH_ITEMS;
    items.truncate(FLASH_ITEMS);
    let best = items
        .iter()
        .map(|item| assets::discount(item.price_info.original_price, item.asset_sale_price));
    Ok(FlashSaleCard {
        countdown_time: session.remaining_seconds(now),
        max_discount_ratio: best.max().unwrap_or(0),
        image_url: flash_sale::picture(),
        page_id: session.page_id,
        title: flash_sale::title(),
        items,
        product_list_id: ids::session(session.id),
        has_more,
        page_type: "FLASH_SALE".to_owned(),
    })
}

/// Discovery 4: a mall that is farther away is not nearby.
const MAX_MALL_KM: f64 = 5.0;

fn nearest_mall(connection: &Connection, origin: Position) -> Result<MallNearbyCard, StoreError> {
    let nearest = malls::nearest(connection, origin, MAX_MALL_KM)?;
    let card = nearest.map(|(mall, distance, store_count)| MallNearbyCard {
        mall_id: ids::mall(mall.mall_id).to_string(),
        mall_name: mall.name,
        icon_url: mall.picture,
        distance,
        store_count,
        sub_title: Localised::new("Mal terdekat", "Nearest mall", "附近商场"),
    });
    Ok(card.unwrap_or_default())
}
