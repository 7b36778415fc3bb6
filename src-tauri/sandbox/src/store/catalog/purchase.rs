//! What is offered to one user now: price, stock, limits, rules. The page of a voucher, the
//! settlement and the placing of an order all ask this one function, so that they never disagree.
//!
//! Invariant: a flash price counts only while its session runs, whatever link the user came by.

mod offer;

pub use crate::city::details::limits::Bought;
pub use offer::{MOST_IN_ORDER, NotSold, Offer};

use jajan_contract::{coupon::ProductType, product::PriceSource};
use rusqlite::{Connection, Row};

use crate::city::details::limits::Limits;
use crate::city::details::vouchers::Sold;
use crate::city::details::{bill_rules, limits, services, usage, vouchers};
use crate::ids;
use crate::store::catalog::assets::{self, FlashPrice};
use crate::store::catalog::flash_sessions;
use crate::store::{Sql, StoreError, Viewer};
use crate::time::{at, day_number};

/// Why there is no offer at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOffered {
    /// There never was such a voucher.
    Absent,
    Withdrawn,
}

pub const STORE_SQL: &str = "SELECT store_id, withdrawn_ms IS NOT NULL FROM products WHERE id = ?1";

/// The store that sells a voucher.
pub fn store_of(
    connection: &Connection,
    product_id: i64,
) -> Result<Result<i64, NotOffered>, StoreError> {
    let found = connection.first(STORE_SQL, [product_id], |row| row.try_into())?;
    Ok(match found {
        None => Err(NotOffered::Absent),
        Some((_, true)) => Err(NotOffered::Withdrawn),
        Some((store_id, false)) => Ok(store_id),
    })
}

/// `detail_id` is the flash session that the user's link named.
pub fn offer(
    connection: &Connection,
    product_id: i64,
    viewer: Viewer,
    detail_id: Option<&str>,
) -> Result<Result<Offer, NotOffered>, StoreError> {
    let running = flash_sessions::running(connection, viewer.now())?;
    let sql = format!(
        "SELECT {}, p.sort, p.withdrawn_ms IS NOT NULL FROM {} WHERE p.id = ?1",
        assets::COLUMNS,
        assets::TABLES,
    );
    let price = FlashPrice::WhileRunning(running.as_ref().map(|session| session.id));
    let found = connection.first(&sql, [product_id], |row| {
        Ok((read(row, product_id, price, viewer)?, row.get(24)?))
    })?;
    let Some((offer, is_withdrawn)) = found else {
        return Ok(Err(NotOffered::Absent));
    };
    if is_withdrawn {
        return Ok(Err(NotOffered::Withdrawn));
    }
    let flash = running.filter(|_| offer.card.is_flash_sale);
    Ok(Ok(Offer {
        flash_remaining_s: flash.map(|session| session.remaining_seconds(viewer.now())),
        is_flash_ended: detail_id.is_some() && offer.card.detail_id.as_deref() != detail_id,
        ..offer
    }))
}

fn read(
    row: &Row<'_>,
    product_id: i64,
    flash_price: FlashPrice,
    viewer: Viewer,
) -> rusqlite::Result<Offer> {
    let card = assets::card(row, flash_price, viewer)?;
    let sold = Sold {
        product_id,
        store_id: row.get(1)?,
        sort: row.get(23)?,
        is_cash: card.coupon.product_type == ProductType::CashCoupon,
        original_price: row.get(9)?,
    };
    let today = day_number(viewer.now_ms);
    let channels = services::channels(sold.store_id);
    let (usage, last_day) = usage::with_last_day(sold.store_id, product_id, &channels, today);
    let valid_start = vouchers::valid_after_days(&sold).map(|days| at(today + days, 0));
    let is_flash = card.is_flash_sale;
    Ok(Offer {
        limits: limits_of(&sold, row.get(19)?),
        is_for_everybody: row.get(20)?,
        on_sale_ms: card.reserve_status.and(row.get(22)?),
        ground: row.get(3)?,
        art: row.get(4)?,
        price_source: match is_flash {
            true => PriceSource::FlashSale,
            false => PriceSource::Normal,
        },
        flash_remaining_s: None,
        is_flash_ended: false,
        refund: usage::refund(product_id),
        kind: vouchers::kind(&sold),
        bill_rules: bill_rules::bill_rules(&sold),
        app_only: vouchers::app_only(&sold),
        channel_types: vouchers::channel_types(&sold, &usage.order_food_type_list),
        product: ids::product(product_id),
        usage,
        valid_start: valid_start.unwrap_or(viewer.now_ms),
        valid_end: at(last_day + 1, 0) - 1,
        sold,
        card,
    })
}

/// Who has reached a limit has reached one that is told.
fn limits_of(sold: &Sold, is_reached: bool) -> Limits {
    let limits = limits::limits(sold.product_id, sold.store_id);
    Limits {
        ever: limits.ever.or(is_reached.then_some(1)),
        ..limits
    }
}
