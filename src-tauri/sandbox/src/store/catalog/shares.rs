//! What a preview of a link shows: public facts of a store, a review, a voucher, a brand, a mall. B16.
//!
//! Invariant: nothing that only some may see: of a review only what is approved, and never who wrote
//! it.

use jajan_contract::localised::Localised;
use rusqlite::Connection;

use crate::ids::row;
use crate::store::catalog::{assets, refusal};
use crate::store::{Database, FromRow, Sql, StoreError, Viewer, brands};

/// What a link leads to, by the numbers of rows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Subject {
    Store(row::Store),
    Review(row::Review),
    Voucher(row::Product),
    Brand(row::Brand),
    Brands,
    /// By the id of its page; empty: what runs or comes next.
    BrandDay(String),
    Rank(row::Rank),
    Mall(row::Mall),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shared {
    /// The name of a store or a brand; empty for all brands and for a ranking, whose name is the category.
    pub name: String,
    pub category: Localised,
    /// Where the store is; empty for brands.
    pub area: String,
    /// Absent for brands.
    pub store_id: Option<row::Store>,
    /// Names of the image host's tables.
    pub ground: String,
    pub art: [String; 2],
    pub score_tenths: u32,
    pub review_count: u32,
    /// Rupiah a head; 0 for brands.
    pub price_per_capita: u32,
    pub review: Option<SharedReview>,
    pub voucher: Option<SharedVoucher>,
    /// Of a brand: what it says of itself.
    pub introduction: Option<Localised>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedReview {
    pub score: u8,
    pub content: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedVoucher {
    pub name: Localised,
    /// Rupiah.
    pub price: u32,
    pub original_price: u32,
    pub art: String,
}

impl Database {
    /// Absent: there is no such thing, or it is not for everybody.
    pub async fn shared(
        &self,
        subject: Subject,
        now_ms: u64,
    ) -> Result<Option<Shared>, StoreError> {
        self.read(move |connection| match subject {
            Subject::Store(id) => store(connection, id),
            Subject::Review(id) => review(connection, id),
            Subject::Voucher(id) => voucher(connection, id, Viewer::visitor(now_ms)),
            Subject::Brand(id) => brand(connection, id),
            Subject::Brands => Ok(Some(all_brands())),
            Subject::BrandDay(page_id) => brand_day(connection, &page_id, now_ms),
            Subject::Rank(id) => rank(connection, id),
            Subject::Mall(id) => mall(connection, id),
        })
        .await
    }
}

#[derive(FromRow)]
struct StoreRow {
    name: String,
    #[row(nested = "category_name_")]
    category: Localised,
    area: String,
    ground: String,
    dish: String,
    second_dish: String,
    score_tenths: u32,
    review_count: u32,
    price_per_capita: u32,
}

fn store(connection: &Connection, id: row::Store) -> Result<Option<Shared>, StoreError> {
    if refusal::refusal(connection, id)?.is_some() {
        return Ok(None);
    }
    let sql = "SELECT s.name, c.name_id AS category_name_id, c.name_en AS category_name_en,
                      c.name_zh AS category_name_zh, a.name AS area, s.ground, s.dish,
                      s.second_dish, s.score_tenths, s.review_count, s.price_per_capita
               FROM stores AS s JOIN categories AS c ON c.category_id = s.category_id
               JOIN areas AS a ON a.area_id = s.area_id WHERE s.id = ?1";
    let row: Option<StoreRow> = connection.find(sql, [id])?;
    Ok(row.map(|row| Shared {
        name: row.name,
        category: row.category,
        area: row.area,
        ground: row.ground,
        store_id: Some(id),
        art: [row.dish, row.second_dish],
        score_tenths: row.score_tenths,
        review_count: row.review_count,
        price_per_capita: row.price_per_capita,
        ..Shared::default()
    }))
}

fn review(connection: &Connection, id: row::Review) -> Result<Option<Shared>, StoreError> {
    let sql = "SELECT store_id, score, content FROM reviews
               WHERE review_id = ?1 AND status = 'APPROVED'";
    let Some((store_id, score, content)) = connection.find(sql, [id])? else {
        return Ok(None);
    };
    let shared = store(connection, store_id)?;
    Ok(shared.map(|shared| Shared {
        review: Some(SharedReview { score, content }),
        ..shared
    }))
}

fn voucher(
    connection: &Connection,
    id: row::Product,
    viewer: Viewer,
) -> Result<Option<Shared>, StoreError> {
    let Some((store_id, art, card)) = assets::by_number(connection, id, viewer)? else {
        return Ok(None);
    };
    let voucher = SharedVoucher {
        name: card.coupon.coupon_name,
        price: card.asset_sale_price,
        original_price: card.price_info.original_price,
        art,
    };
    let shared = store(connection, store_id)?;
    Ok(shared.map(|shared| Shared {
        voucher: Some(voucher),
        ..shared
    }))
}

#[derive(FromRow)]
struct BrandRow {
    name: String,
    #[row(nested = "category_name_")]
    category: Localised,
    ground: String,
    dish: String,
    #[row(nested = "introduction_")]
    introduction: Localised,
}

fn brand(connection: &Connection, id: row::Brand) -> Result<Option<Shared>, StoreError> {
    let sql = "SELECT b.name, c.name_id AS category_name_id, c.name_en AS category_name_en,
                      c.name_zh AS category_name_zh, b.ground, b.dish, p.introduction_id, p.introduction_en, p.introduction_zh
               FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
               JOIN categories AS c ON c.category_id = b.category_id WHERE b.brand_id = ?1";
    let row: Option<BrandRow> = connection.find(sql, [id])?;
    Ok(row.map(|row| Shared {
        name: row.name,
        category: row.category,
        ground: row.ground,
        art: [row.dish, "gift".to_owned()],
        introduction: Some(row.introduction),
        ..all_brands()
    }))
}

fn brand_day(
    connection: &Connection,
    page_id: &str,
    now_ms: u64,
) -> Result<Option<Shared>, StoreError> {
    let day = brands::day_texts(connection, page_id, now_ms)?;
    Ok(day.map(|(title, rule)| Shared {
        category: title,
        introduction: Some(rule),
        art: ["gift".to_owned(), "crown".to_owned()],
        ..all_brands()
    }))
}

fn mall(connection: &Connection, id: row::Mall) -> Result<Option<Shared>, StoreError> {
    let sql = "SELECT m.name, m.ground, a.name FROM malls AS m
               JOIN areas AS a ON a.area_id = m.area_id WHERE m.mall_id = ?1";
    let Some((name, ground, area)) = connection.find(sql, [id])? else {
        return Ok(None);
    };
    Ok(Some(Shared {
        name,
        category: Localised::new("Mal", "Mall", "商场"),
        area,
        ground,
        art: ["department-store".to_owned(), "shopping-bags".to_owned()],
        ..Shared::default()
    }))
}

fn rank(connection: &Connection, id: row::Rank) -> Result<Option<Shared>, StoreError> {
    // The category has the number of its rank.
    let sql = "SELECT r.name_id, r.name_en, r.name_zh, c.dish FROM ranks AS r
               JOIN categories AS c ON c.category_id = r.rank_id WHERE r.rank_id = ?1";
    let row: Option<RankRow> = connection.find(sql, [id])?;
    Ok(row.map(|row| Shared {
        category: row.name,
        ground: "mango".to_owned(),
        art: [row.dish, "trophy".to_owned()],
        ..Shared::default()
    }))
}

#[derive(FromRow)]
struct RankRow {
    #[row(nested = "name_")]
    name: Localised,
    dish: String,
}

fn all_brands() -> Shared {
    Shared {
        category: Localised::new("Brand pilihan", "Brand pavilion", "品牌馆"),
        ground: "taro".to_owned(),
        art: ["donut".to_owned(), "crown".to_owned()],
        introduction: Some(Localised::new(
            "Brand favorit dengan harga spesial, di satu tempat.",
            "Brands you love at better prices, in one place.",
            "心爱品牌，专属好价，尽在一处。",
        )),
        ..Shared::default()
    }
}
