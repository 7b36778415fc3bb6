//! What a voucher cost before: by dice up to the opening of the sandbox, by rows from the merchant's
//! first change on, and in its flash sales. B17.

mod timeline;

use jajan_contract::{coupon::ActivityType, product::PriceHistory};
use rusqlite::Connection;

use crate::city::details::prices::Step;
use crate::city::details::vouchers::Sold;
use crate::city::details::{prices, usage};
use crate::store::catalog::opening;
use crate::store::catalog::price_history::timeline::{Timeline, Window};
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};
use crate::time::{at, day_number};

/// Flash sales further back are compared with nothing any more.
const FLASH_DAYS: i64 = 62;

pub const ROWS_SQL: &str =
    "SELECT from_ms, price FROM product_prices WHERE product_id = ?1 ORDER BY from_ms";
pub const PRICES_SQL: &str = "SELECT p.sale_price, p.promotion_price, p.activity_type,
            f.start_minute, f.end_minute, s.popularity
     FROM products AS p JOIN stores AS s ON s.id = p.store_id LEFT JOIN flash_sessions AS f ON f.session_id = p.flash_session_id
     WHERE p.id = ?1";

/// What is asked outside of flash sales, and in them from which to which minute of each day.
struct Asked {
    ordinary: u32,
    flash: Option<(u32, i64, i64)>,
}

pub fn history(
    connection: &Connection,
    sold: &Sold,
    now_ms: u64,
) -> Result<PriceHistory, StoreError> {
    Ok(timeline(connection, sold, now_ms)?.history(now_ms))
}

/// What it cost up to now, as rows of `product_prices` keep it.
pub fn past(connection: &Connection, sold: &Sold, now_ms: u64) -> Result<Vec<Step>, StoreError> {
    Ok(timeline(connection, sold, now_ms)?.recent(now_ms).to_vec())
}

fn timeline(connection: &Connection, sold: &Sold, now_ms: u64) -> Result<Timeline, StoreError> {
    let (asked, popularity) = connection.one(PRICES_SQL, [sold.product_id], |row| {
        let sale_price = row.get(0)?;
        let asked = match row.get::<_, Option<Wire<ActivityType>>>(2)? {
            Some(Wire(ActivityType::FlashSale)) => Asked {
                ordinary: sale_price,
                flash: match row.get::<_, Option<i64>>(3)? {
                    Some(start) => Some((row.get(1)?, start, row.get(4)?)),
                    None => None,
                },
            },
            Some(Wire(ActivityType::Common)) => Asked {
                ordinary: row.get(1)?,
                flash: None,
            },
            None => Asked {
                ordinary: sale_price,
                flash: None,
            },
        };
        Ok((asked, row.get(5)?))
    })?;
    // A clock that was moved back reverses no change.
    let rows: Vec<Step> = connection.all(ROWS_SQL, [sold.product_id], |row| {
        Ok((row.get::<_, u64>(0)?.min(now_ms), row.get(1)?))
    })?;
    let opened_day = day_number(
        opening::opened_ms(connection)?
            .unwrap_or(now_ms)
            .min(now_ms),
    );
    let (steps, since_ms) = match rows.last() {
        Some(&(changed_ms, _)) => (rows, changed_ms),
        None => {
            let since_ms = at(opened_day, 0);
            let sold_count = usage::sold_count(sold.product_id, popularity);
            let steps = prices::before(sold, asked.ordinary, sold_count, opened_day);
            (steps, since_ms)
        }
    };
    let windows = match asked.flash {
        Some(flash) => windows(flash, since_ms, now_ms),
        None => Vec::new(),
    };
    Ok(Timeline::new(&steps, &windows, now_ms))
}

/// The flash sales of each day since `since_ms`.
fn windows((price, start, end): (u32, i64, i64), since_ms: u64, now_ms: u64) -> Vec<Window> {
    let today = day_number(now_ms);
    let first = day_number(since_ms).max(today - FLASH_DAYS);
    (first..=today)
        .map(|day| Window {
            from_ms: at(day, start).max(since_ms),
            to_ms: at(day, end),
            price,
        })
        .filter(|window| window.from_ms < window.to_ms)
        .collect()
}
