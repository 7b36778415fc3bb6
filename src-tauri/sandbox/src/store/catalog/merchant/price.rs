//! A new price, ordinary or in a promotion.
//!
//! Invariants: a promotion is below the ordinary price, and that is at most the menu's sum; each
//! price that was asked stays known (B17).

use jajan_contract::{coupon::ActivityType, product::PriceSource};
use rusqlite::{Connection, Transaction, params};

use crate::ids::row;
use crate::store::catalog::merchant::change::{Change, Kept};
use crate::store::catalog::{flash_sessions, price_history};
use crate::store::columns::Wire;
use crate::store::terms::{PastPrices, Sold};
use crate::store::{Sql, StoreError};
use crate::time::LocalTime;

/// Of `promotion_tags`.
const FLASH_TAG: i64 = 4;

/// What is asked from now on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Asked {
    sale_price: u32,
    /// Price and, in the flash sale, its session.
    promotion: Option<(u32, Option<row::FlashSession>)>,
}

pub fn set_price(
    transaction: &Transaction<'_>,
    sold: &Sold,
    (before, past): (&Kept, PastPrices),
    change: &Change,
    now_ms: u64,
) -> Result<(), StoreError> {
    let asked = asked(transaction, before, change, now_ms)?;
    if asked.sale_price > before.original_price {
        let most = before.original_price;
        return Err(StoreError::bad(
            "price",
            format!("at most {most}, what it is worth"),
        ));
    }
    for (from_ms, price) in price_history::recent(transaction, sold, past, now_ms)? {
        // A flash sale may have begun with the change that was noted.
        let sql = "INSERT OR REPLACE INTO product_prices VALUES (?1, ?2, ?3, 'PAST')";
        transaction.run(sql, params![sold.product_id, from_ms, price])?;
    }
    let session = asked.promotion.and_then(|(_, session)| session);
    let activity = match (asked.promotion, session) {
        (None, _) => None,
        (Some(_), None) => Some(Wire(ActivityType::Common)),
        (Some(_), Some(_)) => Some(Wire(ActivityType::FlashSale)),
    };
    // What the desk puts up comes first, as the strongest of the seed do.
    let sql = "UPDATE products SET sale_price = ?2, activity_type = ?3, promotion_price = ?4,
                      flash_session_id = ?5,
                      tag_id = CASE WHEN ?5 IS NOT NULL THEN ?6 WHEN ?4 IS NOT NULL THEN tag_id END,
                      flash_sort = CASE WHEN ?5 IS NOT NULL THEN id END
               WHERE id = ?1";
    let promotion_price = asked.promotion.map(|(price, _)| price);
    let values = params![
        sold.product_id,
        asked.sale_price,
        activity,
        promotion_price,
        session,
        FLASH_TAG
    ];
    transaction.run(sql, values)?;
    let (ordinary, reason) = match asked.promotion {
        Some((price, None)) => (price, "PRICE"),
        Some((_, Some(_))) => (asked.sale_price, "FLASH"),
        None => (asked.sale_price, "PRICE"),
    };
    let sql = "INSERT OR REPLACE INTO product_prices VALUES (?1, ?2, ?3, ?4)";
    transaction.run(sql, params![sold.product_id, now_ms, ordinary, reason])?;
    Ok(())
}

fn asked(
    connection: &Connection,
    before: &Kept,
    change: &Change,
    now_ms: u64,
) -> Result<Asked, StoreError> {
    let sale_price = before.sale_price;
    let below = |price: u32| match price < sale_price {
        true => Ok(price),
        false => Err(StoreError::bad(
            "price",
            format!("below {sale_price}, the ordinary price"),
        )),
    };
    match change.price_source {
        Some(PriceSource::FlashSale) => {
            let running = flash_sessions::running(connection, LocalTime::new(now_ms))?;
            let session =
                running.ok_or_else(|| StoreError::bad("priceSource", "no session runs"))?;
            let price = change.price.or(before.promotion_price);
            let price = price.ok_or_else(|| StoreError::bad("price", "needed in a flash sale"))?;
            Ok(Asked {
                sale_price,
                promotion: Some((below(price)?, Some(session.id))),
            })
        }
        Some(PriceSource::Normal) => Ok(Asked {
            sale_price: change.price.unwrap_or(sale_price),
            promotion: None,
        }),
        Some(PriceSource::Bargain) => Err(StoreError::bad("priceSource", "NORMAL or FLASH_SALE")),
        None => {
            let price = change.price.unwrap_or(sale_price);
            if before.promotion_price.is_none() {
                return Ok(Asked {
                    sale_price: price,
                    promotion: None,
                });
            }
            let sql = "SELECT flash_session_id FROM products WHERE id = ?1";
            let session = connection.value(sql, [before.product_id])?;
            Ok(Asked {
                sale_price,
                promotion: Some((below(price)?, session)),
            })
        }
    }
}
