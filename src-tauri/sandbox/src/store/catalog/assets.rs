//! Vouchers as asset cards.
//!
//! Invariant (decisions "Honesty"): a flash price shows only while its session runs; outside it
//! the voucher has its ordinary price. Stock shown is stock. What was withdrawn has no card.

use std::collections::HashMap;
use std::sync::LazyLock;

use jajan_contract::coupon::{
    ActivityType, AssetCard, AssetStoreInfo, Coupon, PriceInfo, ProductType, PromotionInfo,
    ReserveStatus,
};
use jajan_contract::localised::Localised;
use rusqlite::{Connection, params};

use crate::ids::{self, row};
use crate::pictures::paths;
use crate::store::catalog::flash_sessions::Session;
use crate::store::catalog::price_history::{self, PricesRow};
use crate::store::catalog::{flash_marks, flash_sessions, opening};
use crate::store::columns::Json;
use crate::store::orders::bought::bought;
use crate::store::terms::{self, Limits, SaleTerms, Sold};
use crate::store::{FromRow, Sql, StoreError, Viewer};

/// When a flash price counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlashPrice {
    /// Only in the session that runs.
    WhileRunning(Option<row::FlashSession>),
    /// Also ahead of its session, on the page of that session.
    Announced,
}

/// Of a [`CardRow`].
pub static COLUMNS: LazyLock<String> = LazyLock::new(|| {
    format!(
        "p.id, p.store_id, s.name AS store_name, s.ground, p.art, p.product_type, p.name_id,
         p.name_en, p.name_zh, p.original_price, p.sale_price, p.remaining_stock, p.activity_type,
         p.promotion_price, t.name_id AS tag_name_id, t.name_en AS tag_name_en,
         t.name_zh AS tag_name_zh, p.flash_session_id, p.reserve_mode, p.user_limit,
         p.user_group_ok, f.page_id, p.on_sale_ms, p.sort, p.sold_before,
         f.start_minute AS flash_start_minute, f.end_minute AS flash_end_minute, {}",
        terms::SALE_COLUMNS
    )
});

pub static TABLES: LazyLock<String> = LazyLock::new(|| {
    format!(
        "products AS p JOIN stores AS s ON s.id = p.store_id {}
         LEFT JOIN promotion_tags AS t ON t.tag_id = p.tag_id
         LEFT JOIN flash_sessions AS f ON f.session_id = p.flash_session_id",
        terms::SALE_JOIN
    )
});

/// A voucher with its store.
#[derive(FromRow)]
pub struct CardRow {
    pub id: row::Product,
    pub store_id: row::Store,
    store_name: String,
    pub ground: String,
    pub art: String,
    #[row(wire)]
    pub product_type: ProductType,
    #[row(nested = "name_")]
    name: Localised,
    pub original_price: u32,
    sale_price: u32,
    remaining_stock: u32,
    #[row(nested)]
    promotion: Option<Promotion>,
    flash_session_id: Option<row::FlashSession>,
    /// Its sale begins at `on_sale_ms`, or at a time that is not known.
    reserve_mode: bool,
    pub user_limit: bool,
    pub user_group_ok: bool,
    /// Of its flash session.
    page_id: Option<String>,
    flash_start_minute: Option<i64>,
    flash_end_minute: Option<i64>,
    pub on_sale_ms: Option<u64>,
    pub sort: i64,
    #[row(nested)]
    prices: PricesRow,
    #[row(nested)]
    pub sale: SaleTerms,
}

#[derive(FromRow)]
pub struct Promotion {
    #[row(wire)]
    activity_type: ActivityType,
    promotion_price: u32,
    #[row(nested = "tag_name_")]
    tag: Localised,
}

/// The vouchers of a store, those on sale first.
pub fn of_store(
    connection: &Connection,
    store_id: row::Store,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let mut cards = unmarked_of_store(connection, store_id, viewer, limit)?;
    flash_marks::mark(connection, &mut cards, viewer)?;
    Ok(cards)
}

/// The same without the marks of flash items: a reserve status then says that it is not on sale yet.
pub fn unmarked_of_store(
    connection: &Connection,
    store_id: row::Store,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let sql = format!(
        "SELECT {} FROM {} WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL
         ORDER BY p.remaining_stock = 0, p.sort LIMIT ?2",
        *COLUMNS, *TABLES
    );
    let rows: Vec<CardRow> = connection.rows(&sql, params![store_id, limit])?;
    let price = FlashPrice::WhileRunning(running);
    unmarked(connection, rows, price, viewer)
}

/// The vouchers of several stores, each once by its name: the first of every store in the order of the
/// stores, then their second ones; what can be bought first.
pub fn of_stores(
    connection: &Connection,
    stores: &[row::Store],
    viewer: Viewer,
    (per_store, limit): (usize, usize),
) -> Result<Vec<AssetCard>, StoreError> {
    let mut found: Vec<(usize, AssetCard)> = Vec::new();
    for store_id in stores {
        let cards = of_store(connection, *store_id, viewer, per_store)?;
        for (place, card) in cards.into_iter().enumerate() {
            let name = &card.coupon.coupon_name;
            if !found
                .iter()
                .any(|(_, known)| known.coupon.coupon_name == *name)
            {
                found.push((place, card));
            }
        }
    }
    // Stable: the order of the stores stays within each group.
    found.sort_by_key(|(place, card)| (card.remaining_stock == 0, *place));
    found.truncate(limit);
    Ok(found.into_iter().map(|(_, card)| card).collect())
}

/// With the limits that the caller has reached, and the marks of flash items.
pub fn cards(
    connection: &Connection,
    rows: Vec<CardRow>,
    flash_price: FlashPrice,
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let mut cards = unmarked(connection, rows, flash_price, viewer)?;
    flash_marks::mark(connection, &mut cards, viewer)?;
    Ok(cards)
}

fn unmarked(
    connection: &Connection,
    rows: Vec<CardRow>,
    flash_price: FlashPrice,
    viewer: Viewer,
) -> Result<Vec<AssetCard>, StoreError> {
    let opened_ms = opening::opened_ms(connection)?;
    let cards = rows.into_iter();
    cards
        .map(|row| limited_card(connection, row, flash_price, (viewer, opened_ms)))
        .collect()
}

fn limited_card(
    connection: &Connection,
    row: CardRow,
    flash_price: FlashPrice,
    (viewer, opened_ms): (Viewer, Option<u64>),
) -> Result<AssetCard, StoreError> {
    let (id, limits) = (row.id, row.sale.limits());
    let (sold, prices) = (row.sold(), row.prices.clone());
    let mut card = row.card(flash_price, viewer);
    card.price_info.lowest30 = price_history::lowest30(
        connection,
        (&sold, &prices),
        (viewer.past, opened_ms),
        card.asset_sale_price,
        viewer.now_ms,
    )?;
    if let Some(user_id) = viewer.user_id
        && !card.user_limit
        && limits != Limits::default()
    {
        let bought = bought(connection, user_id, id, viewer.now_ms)?;
        card.user_limit = limits.is_reached(bought);
    }
    Ok(card)
}

/// One voucher with its store and the name of its picture, without the marks of flash items.
pub fn by_number(
    connection: &Connection,
    id: row::Product,
    viewer: Viewer,
) -> Result<Option<(row::Store, String, AssetCard)>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let sql = format!(
        "SELECT {} FROM {} WHERE p.id = ?1 AND p.withdrawn_ms IS NULL",
        *COLUMNS, *TABLES
    );
    let Some(row) = connection.find::<CardRow>(&sql, [id])? else {
        return Ok(None);
    };
    let (store_id, art) = (row.store_id, row.art.clone());
    let opened_ms = opening::opened_ms(connection)?;
    let price = FlashPrice::WhileRunning(running);
    let card = limited_card(connection, row, price, (viewer, opened_ms))?;
    Ok(Some((store_id, art, card)))
}

pub fn numbers_sql() -> String {
    format!(
        "SELECT {} FROM {} WHERE p.id IN (SELECT value FROM json_each(?1))
           AND p.withdrawn_ms IS NULL",
        *COLUMNS, *TABLES
    )
}

/// Several vouchers in the order of `ids`, those that are still there, without the marks of flash items.
pub fn by_numbers(
    connection: &Connection,
    ids: &[row::Product],
    viewer: Viewer,
) -> Result<Vec<(row::Store, row::Product, AssetCard)>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let rows: Vec<CardRow> = connection.rows(&numbers_sql(), [Json(ids)])?;
    let numbers: Vec<_> = rows.iter().map(|row| (row.store_id, row.id)).collect();
    let cards = unmarked(connection, rows, FlashPrice::WhileRunning(running), viewer)?;
    let mut found: HashMap<row::Product, (row::Store, AssetCard)> = numbers
        .into_iter()
        .zip(cards)
        .map(|((store_id, id), card)| (id, (store_id, card)))
        .collect();
    let in_order = ids.iter().filter_map(|id| {
        let (store_id, card) = found.remove(id)?;
        Some((store_id, *id, card))
    });
    Ok(in_order.collect())
}

impl CardRow {
    pub fn sold(&self) -> Sold {
        Sold {
            product_id: self.id,
            store_id: self.store_id,
            sort: self.sort,
            is_cash: self.product_type == ProductType::CashCoupon,
            original_price: self.original_price,
        }
    }

    fn session(&self) -> Option<Session> {
        Some(Session {
            id: self.flash_session_id?,
            page_id: String::new(),
            start_minute: self.flash_start_minute?,
            end_minute: self.flash_end_minute?,
        })
    }

    /// Visitors have reached no limit and failed no check of groups: neither is known of them.
    pub fn card(self, flash_price: FlashPrice, viewer: Viewer) -> AssetCard {
        let is_member = viewer.user_id.is_some();
        let is_announced = self.on_sale_ms.is_none_or(|at_ms| at_ms > viewer.now_ms);
        let is_announced = self.reserve_mode && is_announced;
        let dated = self.session();
        let is_running = dated
            .as_ref()
            .is_some_and(|dated| dated.is_running(viewer.now()));
        // What cannot be bought in the session that runs waits for the next one.
        let can_reserve = !is_running && flash_price == FlashPrice::Announced && dated.is_some();
        let session_unique_key = dated.map(|dated| match is_running && !is_announced {
            true => dated.unique_key(viewer.now_ms),
            false => dated.next_key(viewer.now_ms),
        });
        let session = self.flash_session_id;
        let flash_counts = match flash_price {
            FlashPrice::WhileRunning(running) => session.is_some() && session == running,
            FlashPrice::Announced => session.is_some(),
        };
        let promotion = self
            .promotion
            .filter(|promotion| flash_counts || promotion.activity_type != ActivityType::FlashSale);
        let promotion_info = promotion.map(|promotion| PromotionInfo {
            promotion_activity_tag_name: promotion.tag,
            activity_type: promotion.activity_type,
            promotion_discount_ratio: discount(self.original_price, promotion.promotion_price),
            promotion_activity_sale_price: promotion.promotion_price,
        });
        let (price, activity_type) = match &promotion_info {
            Some(info) => (info.promotion_activity_sale_price, Some(info.activity_type)),
            None => (self.sale_price, None),
        };
        let is_flash_sale = activity_type == Some(ActivityType::FlashSale);
        AssetCard {
            asset_id: ids::asset(self.id),
            sku_id: Some(ids::sku(self.id)),
            store_info: AssetStoreInfo {
                store_name: self.store_name,
                store_id: ids::store(self.store_id),
                poi_id: ids::poi(self.store_id),
            },
            coupon: Coupon {
                coupon_name: self.name,
                product_type: self.product_type,
            },
            // Vouchers of one dish differ by their photos.
            image_url: paths::dish(
                self.store_id.0,
                &self.ground,
                &self.art,
                usize::try_from(self.id.0).unwrap_or(0),
            ),
            discount_percent: discount(self.original_price, price),
            asset_sale_price: price,
            is_flash_sale,
            detail_id: session.filter(|_| is_flash_sale).map(ids::session),
            page_id: self.page_id.filter(|_| is_flash_sale),
            remaining_stock: self.remaining_stock,
            promotion_info,
            price_info: PriceInfo {
                sale_price: self.sale_price,
                original_price: self.original_price,
                discount_ratio: discount(self.original_price, self.sale_price),
                lowest30: None,
            },
            is_show_distance: false,
            ext: None,
            reserve_status: (is_announced || can_reserve).then_some(ReserveStatus::CanReserve),
            session_unique_key,
            may_come_back_until_ms: None,
            app_only: self.sale.app_only.then_some(true),
            refund: self.sale.refund,
            user_limit: is_member && self.user_limit,
            user_group_check_result: !is_member || self.user_group_ok,
        }
    }
}

/// Per cent off, rounded down: never more is promised than is given.
pub fn discount(original: u32, price: u32) -> u32 {
    match original.checked_sub(price) {
        Some(off) if original > 0 => (u64::from(off) * 100 / u64::from(original)) as u32,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use crate::store::catalog::assets::discount;

    #[test]
    fn discounts_are_rounded_down() {
        for (original, price, percent) in [
            (100, 30, 70),
            (100_000, 70_001, 29),
            (0, 0, 0),
            (10, 20, 0),
            (5, 0, 100),
        ] {
            assert_eq!(discount(original, price), percent);
        }
    }
}
