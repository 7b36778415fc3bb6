//! What a preview of a link shows: public facts of a store, a review, a voucher, a brand. B16.
//!
//! Invariant: nothing that only some may see: of a review only what is approved, and never who wrote
//! it.

use jajan_contract::localised::Localised;
use rusqlite::Connection;

use crate::store::catalog::{assets, refusal};
use crate::store::columns::localised;
use crate::store::{Database, Sql, StoreError, Viewer, brands};

/// What a link leads to, by the numbers of rows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Subject {
    Store(i64),
    Review(i64),
    Voucher(i64),
    Brand(i64),
    Brands,
    /// By the id of its page; empty: what runs or comes next.
    BrandDay(String),
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Shared {
    /// The name of a store or a brand; empty for all brands.
    pub name: String,
    pub category: Localised,
    /// Where the store is; empty for brands.
    pub area: String,
    /// 0 for brands.
    pub store_id: i64,
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
        })
        .await
    }
}

fn store(connection: &Connection, id: i64) -> Result<Option<Shared>, StoreError> {
    if refusal::refusal(connection, id)?.is_some() {
        return Ok(None);
    }
    let sql = "SELECT s.name, c.name_id, c.name_en, c.name_zh, a.name, s.ground, s.dish,
                      s.second_dish, s.score_tenths, s.review_count, s.price_per_capita
               FROM stores AS s JOIN categories AS c ON c.category_id = s.category_id
               JOIN areas AS a ON a.area_id = s.area_id WHERE s.id = ?1";
    connection.first(sql, [id], |row| {
        Ok(Shared {
            name: row.get(0)?,
            category: localised(row, 1)?,
            area: row.get(4)?,
            ground: row.get(5)?,
            store_id: id,
            art: [row.get(6)?, row.get(7)?],
            score_tenths: row.get(8)?,
            review_count: row.get(9)?,
            price_per_capita: row.get(10)?,
            ..Shared::default()
        })
    })
}

fn review(connection: &Connection, id: i64) -> Result<Option<Shared>, StoreError> {
    let sql = "SELECT store_id, score, content FROM reviews
               WHERE review_id = ?1 AND status = 'APPROVED'";
    let found = connection.first(sql, [id], |row| {
        let review = SharedReview {
            score: row.get(1)?,
            content: row.get(2)?,
        };
        Ok((row.get(0)?, review))
    })?;
    let Some((store_id, review)) = found else {
        return Ok(None);
    };
    let shared = store(connection, store_id)?;
    Ok(shared.map(|shared| Shared {
        review: Some(review),
        ..shared
    }))
}

fn voucher(connection: &Connection, id: i64, viewer: Viewer) -> Result<Option<Shared>, StoreError> {
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

fn brand(connection: &Connection, id: i64) -> Result<Option<Shared>, StoreError> {
    let sql = "SELECT b.name, c.name_id, c.name_en, c.name_zh, b.ground, b.dish,
                      p.introduction_id, p.introduction_en, p.introduction_zh
               FROM brands AS b JOIN brand_pages AS p ON p.brand_id = b.brand_id
               JOIN categories AS c ON c.category_id = b.category_id WHERE b.brand_id = ?1";
    connection.first(sql, [id], |row| {
        Ok(Shared {
            name: row.get(0)?,
            category: localised(row, 1)?,
            ground: row.get(4)?,
            art: [row.get(5)?, "gift".to_owned()],
            introduction: Some(localised(row, 6)?),
            ..all_brands()
        })
    })
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
