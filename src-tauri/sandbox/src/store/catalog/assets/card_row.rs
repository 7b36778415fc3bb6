//! A voucher as it is read, and the card that is made of it.

use std::sync::LazyLock;

use jajan_contract::coupon::{
    ActivityType, AssetCard, AssetStoreInfo, Coupon, PriceInfo, ProductType, PromotionInfo,
    ReserveStatus,
};
use jajan_contract::localised::Localised;
use jajan_contract::product::ComingFlash;

use crate::ids::{self, row};
use crate::pictures::paths;
use crate::store::catalog::flash_sessions::Session;
use crate::store::catalog::price_history::PricesRow;
use crate::store::terms::{self, SaleTerms, Sold};
use crate::store::{FromRow, Viewer};

/// When a flash price counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlashPrice {
    /// Only in the session that runs, and not of what is not on sale yet: that waits for the next one.
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

/// Its price of now; `?2` is the flash session that runs, `?3` the time. What is not on sale yet has no
/// flash price.
pub const PRICE_NOW: &str =
    "CASE WHEN p.activity_type = 'FLASH_SALE' AND (p.flash_session_id IS NOT ?2
        OR p.reserve_mode AND (p.on_sale_ms IS NULL OR p.on_sale_ms > ?3)) THEN p.sale_price
      ELSE coalesce(p.promotion_price, p.sale_price) END";

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
    pub prices: PricesRow,
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

    /// Absent: it has no flash price, that counts now, or nothing is left.
    pub fn coming_flash(&self, viewer: Viewer) -> Option<ComingFlash> {
        let promotion = self.promotion.as_ref();
        let flash = promotion.filter(|each| each.activity_type == ActivityType::FlashSale)?;
        let session = self.session().filter(|_| self.remaining_stock > 0)?;
        let starts_at = session.next_start_ms(viewer.now_ms);
        // What goes on sale later has no flash price then.
        let is_sold_then = !self.reserve_mode || self.on_sale_ms.is_some_and(|at| at <= starts_at);
        let is_now = session.is_running(viewer.now()) && !self.is_announced(viewer);
        (is_sold_then && !is_now).then(|| ComingFlash {
            page_id: self.page_id.clone().unwrap_or_default(),
            session_unique_key: session.next_key(viewer.now_ms),
            starts_at,
            sale_price: flash.promotion_price,
        })
    }

    /// Not on sale yet.
    fn is_announced(&self, viewer: Viewer) -> bool {
        self.reserve_mode && self.on_sale_ms.is_none_or(|at_ms| at_ms > viewer.now_ms)
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
        let is_announced = self.is_announced(viewer);
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
            FlashPrice::WhileRunning(running) => {
                session.is_some() && session == running && !is_announced
            }
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
    use super::discount;

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
