//! Vouchers as asset cards.
//!
//! Invariant (decisions "Honesty"): a flash price shows only while its session runs; outside it
//! the voucher has its ordinary price. Stock shown is stock. What was withdrawn has no card.

use jajan_contract::coupon::{
    ActivityType, AssetCard, AssetStoreInfo, Coupon, PriceInfo, ProductType, PromotionInfo,
    ReserveStatus,
};
use rusqlite::{Connection, Row};

use crate::city::details::limits::{self, Limits};
use crate::city::details::usage;
use crate::ids;
use crate::pictures::paths;
use crate::store::catalog::flash_sessions;
use crate::store::columns::{Wire, localised};
use crate::store::orders::bought::bought;
use crate::store::{Sql, StoreError, Viewer};

/// When a flash price counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlashPrice {
    /// Only in the session that runs.
    WhileRunning(Option<i64>),
    /// Also ahead of its session, on the page of that session.
    Announced,
}

pub const COLUMNS: &str = "p.id, p.store_id, s.name, s.ground, p.art, p.product_type, \
     p.name_id, p.name_en, p.name_zh, p.original_price, p.sale_price, p.remaining_stock, \
     p.activity_type, p.promotion_price, t.name_id, t.name_en, t.name_zh, p.flash_session_id, \
     p.reserve_mode, p.user_limit, p.user_group_ok, f.page_id, p.on_sale_ms";

pub const TABLES: &str = "products AS p JOIN stores AS s ON s.id = p.store_id \
     LEFT JOIN promotion_tags AS t ON t.tag_id = p.tag_id \
     LEFT JOIN flash_sessions AS f ON f.session_id = p.flash_session_id";

/// The vouchers of a store, those on sale first.
pub fn of_store(
    connection: &Connection,
    store_id: i64,
    viewer: Viewer,
    limit: usize,
) -> Result<Vec<AssetCard>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let sql = format!(
        "SELECT {COLUMNS} FROM {TABLES} WHERE p.store_id = ?1 AND p.withdrawn_ms IS NULL
         ORDER BY p.remaining_stock = 0, p.sort LIMIT ?2",
    );
    let mut cards = connection.all(&sql, rusqlite::params![store_id, limit], |row| {
        card(row, FlashPrice::WhileRunning(running), viewer)
    })?;
    note_limits(connection, &mut cards, viewer)?;
    Ok(cards)
}

/// Whose limits the caller has reached by buying.
pub fn note_limits(
    connection: &Connection,
    cards: &mut [AssetCard],
    viewer: Viewer,
) -> Result<(), StoreError> {
    let Some(user_id) = viewer.user_id else {
        return Ok(());
    };
    for card in cards.iter_mut().filter(|card| !card.user_limit) {
        let id = card.sku_id.as_deref().and_then(ids::sku_number);
        let store_id = ids::store_number(&card.store_info.store_id);
        let (Some(id), Some(store_id)) = (id, store_id) else {
            continue;
        };
        let limits = limits::limits(id, store_id);
        if limits != Limits::default() {
            let bought = bought(connection, user_id, id, viewer.now_ms)?;
            card.user_limit = limits.is_reached(bought);
        }
    }
    Ok(())
}

/// One voucher with its store and the name of its picture.
pub fn by_number(
    connection: &Connection,
    id: i64,
    viewer: Viewer,
) -> Result<Option<(i64, String, AssetCard)>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?.map(|session| session.id);
    let sql = format!("SELECT {COLUMNS} FROM {TABLES} WHERE p.id = ?1 AND p.withdrawn_ms IS NULL");
    connection.first(&sql, [id], |row| {
        let card = card(row, FlashPrice::WhileRunning(running), viewer)?;
        Ok((row.get(1)?, row.get(4)?, card))
    })
}

/// A row of [`COLUMNS`] as a card. Nobody has used up a limit, or failed a check of groups, before
/// having logged in.
pub fn card(row: &Row<'_>, flash_price: FlashPrice, viewer: Viewer) -> rusqlite::Result<AssetCard> {
    let is_member = viewer.user_id.is_some();
    let on_sale_ms: Option<u64> = row.get(22)?;
    let is_reserved = row.get(18)? && on_sale_ms.is_none_or(|at_ms| at_ms > viewer.now_ms);
    let (id, store_id): (i64, i64) = (row.get(0)?, row.get(1)?);
    let (ground, art): (String, String) = (row.get(3)?, row.get(4)?);
    let (original_price, sale_price): (u32, u32) = (row.get(9)?, row.get(10)?);
    let activity: Option<Wire<ActivityType>> = row.get(12)?;
    let session: Option<i64> = row.get(17)?;
    let flash_counts = match flash_price {
        FlashPrice::WhileRunning(running) => session.is_some() && session == running,
        FlashPrice::Announced => session.is_some(),
    };
    let activity_type = activity
        .map(|activity| activity.0)
        .filter(|activity| *activity != ActivityType::FlashSale || flash_counts);
    let promotion_info = match activity_type {
        Some(activity_type) => {
            let price = row.get(13)?;
            Some(PromotionInfo {
                promotion_activity_tag_name: localised(row, 14)?,
                activity_type,
                promotion_discount_ratio: discount(original_price, price),
                promotion_activity_sale_price: price,
            })
        }
        None => None,
    };
    let price = promotion_info.as_ref().map_or(sale_price, |promotion| {
        promotion.promotion_activity_sale_price
    });
    let is_flash_sale = activity_type == Some(ActivityType::FlashSale);
    Ok(AssetCard {
        asset_id: ids::asset(id),
        sku_id: Some(ids::sku(id)),
        store_info: AssetStoreInfo {
            store_name: row.get(2)?,
            store_id: ids::store(store_id),
            poi_id: ids::poi(store_id),
        },
        coupon: Coupon {
            coupon_name: localised(row, 6)?,
            product_type: row.get::<_, Wire<ProductType>>(5)?.0,
        },
        // Vouchers of one dish differ by their photos.
        image_url: paths::dish(store_id, &ground, &art, usize::try_from(id).unwrap_or(0)),
        discount_percent: discount(original_price, price),
        asset_sale_price: price,
        is_flash_sale,
        detail_id: is_flash_sale.then(|| session.map(ids::session)).flatten(),
        page_id: if is_flash_sale { row.get(21)? } else { None },
        remaining_stock: row.get(11)?,
        promotion_info,
        price_info: PriceInfo {
            sale_price,
            original_price,
            discount_ratio: discount(original_price, sale_price),
        },
        is_show_distance: false,
        ext: None,
        reserve_status: is_reserved.then_some(ReserveStatus::CanReserve),
        refund: usage::refund(id),
        user_limit: is_member && row.get(19)?,
        user_group_check_result: !is_member || row.get(20)?,
    })
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
