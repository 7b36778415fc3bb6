//! What a store sells and gives, as it is for one user now. Merchant 3 "Product card", "Coupon
//! batch", 4.
//!
//! Invariant: prices and stock are those of the cards on lists, by the same function.

use jajan_contract::{
    coupon::AssetCard,
    store_coupons::{BatchCoupon, BatchStatus, CouponBatch, HomepageCoupons, ProductCard},
};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::catalog::assets;
use crate::store::catalog::purchase::NotSold;
use crate::store::coupons::batches::{self, Batch};
use crate::store::orders::sold::sold_count;
use crate::store::terms::{self, Terms};
use crate::store::{Sql, StoreError, Viewer};
use crate::{ids, time};

/// A store whose coupons are asked for.
#[derive(Debug, Clone, Copy)]
pub struct Seller<'a> {
    pub store_id: row::Store,
    pub logo_url: &'a str,
}

/// How many of a batch were claimed: by all, by the user, by the user today, and how many of them
/// the user holds unused.
#[derive(Debug, Clone, Copy, Default)]
pub struct Claimed {
    pub by_all: u32,
    pub ever: u32,
    pub today: u32,
    pub held: u32,
}

impl Claimed {
    /// How many more the user may have now.
    pub fn claimable(self, batch: &Batch) -> u32 {
        if !batch.is_on {
            return 0;
        }
        let left = batch.total_limit.saturating_sub(self.ever);
        let left_today = batch.daily_limit.saturating_sub(self.today);
        left.min(left_today).min(self.stock(batch))
    }

    pub fn stock(self, batch: &Batch) -> u32 {
        batch.issued.saturating_sub(self.by_all)
    }
}

pub fn coupons(
    connection: &Connection,
    seller: Seller<'_>,
    viewer: Viewer,
) -> Result<HomepageCoupons, StoreError> {
    let today = time::day_number(viewer.now_ms);
    let cards = assets::unmarked_of_store(connection, seller.store_id, viewer, usize::MAX >> 1)?;
    let mut product_list = Vec::with_capacity(cards.len());
    for card in cards {
        let id = card.sku_id.as_ref().and_then(ids::sku_number);
        let id = id.unwrap_or(row::Product(0));
        let sold_count = sold_count(connection, id)?;
        let terms = terms::of_product(connection, id)?;
        let terms =
            terms.ok_or_else(|| StoreError::Stopped("a voucher has no terms".to_owned()))?;
        product_list.push(product(card, id, &terms, sold_count, today));
    }
    let mut coupon_batch_list = Vec::new();
    for batch in batches::of_store(connection, seller.store_id)? {
        let claimed = claimed(
            connection,
            seller.store_id,
            batch.number,
            viewer.user_id,
            today,
        )?;
        coupon_batch_list.push(coupon_batch(seller, &batch, claimed, today));
    }
    Ok(HomepageCoupons {
        activity_id: ids::activity(seller.store_id),
        product_list,
        coupon_batch_list,
    })
}

fn product(
    card: AssetCard,
    id: row::Product,
    terms: &Terms,
    sold_count: u32,
    today: i64,
) -> ProductCard {
    let purchase_code = NotSold::purchase_code(NotSold::of_card(&card));
    ProductCard {
        sku_id: card.sku_id,
        product_id: ids::product(id),
        product_name: card.coupon.coupon_name.clone(),
        logo_url: card.image_url,
        product_type: card.coupon.product_type,
        is_sold_out: card.remaining_stock == 0,
        purchase_code,
        remaining_stock: card.remaining_stock,
        discount_ratio: card.discount_percent,
        sale_price: card.asset_sale_price,
        original_price: card.price_info.original_price,
        price_info: card.price_info,
        coupon: card.coupon,
        detail_id: card.detail_id,
        promotion_info: card.promotion_info,
        refund: card.refund,
        usage: terms.usage.shown(today, terms.validity.last_day(today)),
        sold_count,
    }
}

fn coupon_batch(seller: Seller<'_>, batch: &Batch, claimed: Claimed, today: i64) -> CouponBatch {
    CouponBatch {
        batch_id: ids::batch(seller.store_id, batch.number),
        coupon: BatchCoupon {
            coupon_name: batch.name(),
            logo_url: seller.logo_url.to_owned(),
            template_id: ids::template(seller.store_id, batch.number),
            status: match batch.is_on {
                true => BatchStatus::On,
                false => BatchStatus::Off,
            },
        },
        discount_amount: batch.discount_rp,
        use_order_amount_threshold: batch.threshold_rp,
        valid_until: time::date_text(batch.last_day(today)),
        remaining_stock: claimed.stock(batch),
        claimable_count: claimed.claimable(batch),
        held_count: claimed.held,
        receive_times_daily_limit: batch.daily_limit,
        receive_times_limit: batch.total_limit,
    }
}

pub const CLAIMED_BY_ALL: &str =
    "SELECT claimed FROM claimed_batches WHERE store_id = ?1 AND batch_number = ?2";
pub const CLAIMED_BY_USER: &str = "SELECT count(*), count(*) FILTER (WHERE day = ?4),
            count(*) FILTER (WHERE used_ms IS NULL AND valid_until >= ?4)
     FROM claimed_coupons WHERE user_id = ?1 AND store_id = ?2 AND batch_number = ?3";

pub fn claimed(
    connection: &Connection,
    store_id: row::Store,
    batch_number: i64,
    user_id: Option<row::User>,
    today: i64,
) -> Result<Claimed, StoreError> {
    let by_all = connection.find_value(CLAIMED_BY_ALL, (store_id, batch_number))?;
    let by_all = by_all.unwrap_or(0);
    let Some(user_id) = user_id else {
        return Ok(Claimed {
            by_all,
            ..Claimed::default()
        });
    };
    let values = params![user_id, store_id, batch_number, today];
    let (ever, today, held) = connection.row(CLAIMED_BY_USER, values)?;
    Ok(Claimed {
        by_all,
        ever,
        today,
        held,
    })
}
