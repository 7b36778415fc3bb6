//! What a voucher cost before: up to the opening of the sandbox as the caller says, by rows from the
//! merchant's first change on, and in its flash sales. B17.

mod timeline;

use jajan_contract::{coupon::ActivityType, product::PriceHistory};
use rusqlite::Connection;

use crate::store::catalog::opening;
use crate::store::catalog::price_history::timeline::{Timeline, Window};
use crate::store::terms::{PastPrices, PriceStep as Step, Sold};
use crate::store::{FromRow, Sql, StoreError};
use crate::time::{at, day_number};

/// Flash sales further back are compared with nothing any more.
const FLASH_DAYS: i64 = 62;

pub const ROWS_SQL: &str =
    "SELECT from_ms, price FROM product_prices WHERE product_id = ?1 ORDER BY from_ms";
pub const PRICES_SQL: &str = "SELECT p.sale_price, p.promotion_price, p.activity_type,
            f.start_minute AS flash_start_minute, f.end_minute AS flash_end_minute, p.sold_before
     FROM products AS p LEFT JOIN flash_sessions AS f ON f.session_id = p.flash_session_id
     WHERE p.id = ?1";

/// What is asked for a voucher, now and in its flash sales.
#[derive(Debug, Clone, FromRow)]
pub struct PricesRow {
    sale_price: u32,
    #[row(nested)]
    promotion: Option<Promotion>,
    #[row(nested = "flash_")]
    session: Option<Minutes>,
    sold_before: u32,
}

#[derive(Debug, Clone, FromRow)]
pub struct Promotion {
    #[row(wire)]
    activity_type: ActivityType,
    promotion_price: u32,
}

#[derive(Debug, Clone, FromRow)]
pub struct Minutes {
    start_minute: i64,
    end_minute: i64,
}

/// What is asked outside of flash sales, and in them from which to which minute of each day.
struct Asked {
    ordinary: u32,
    flash: Option<(u32, i64, i64)>,
}

impl PricesRow {
    fn asked(&self) -> Asked {
        let ordinary = |price| Asked {
            ordinary: price,
            flash: None,
        };
        let Some(promotion) = &self.promotion else {
            return ordinary(self.sale_price);
        };
        let price = promotion.promotion_price;
        let flash = |session: &Minutes| (price, session.start_minute, session.end_minute);
        match promotion.activity_type {
            ActivityType::Common => ordinary(price),
            ActivityType::FlashSale => Asked {
                ordinary: self.sale_price,
                flash: self.session.as_ref().map(flash),
            },
        }
    }
}

pub fn history(
    connection: &Connection,
    sold: &Sold,
    past: PastPrices,
    now_ms: u64,
) -> Result<PriceHistory, StoreError> {
    Ok(timeline(connection, sold, past, now_ms)?.history(now_ms))
}

/// As `lowest30` of the history, for a card that asks `price`; `row` was read with it.
pub fn lowest30(
    connection: &Connection,
    (sold, row): (&Sold, &PricesRow),
    past: (PastPrices, Option<u64>),
    price: u32,
    now_ms: u64,
) -> Result<Option<u32>, StoreError> {
    let rows: Vec<Step> = connection.rows(ROWS_SQL, [sold.product_id])?;
    Ok(timeline_of(row, rows, sold, past, now_ms).lowest30(price, now_ms))
}

/// What it cost up to now, as rows of `product_prices` keep it.
pub fn recent(
    connection: &Connection,
    sold: &Sold,
    past: PastPrices,
    now_ms: u64,
) -> Result<Vec<Step>, StoreError> {
    let timeline = timeline(connection, sold, past, now_ms)?;
    Ok(timeline.recent(now_ms).to_vec())
}

fn timeline(
    connection: &Connection,
    sold: &Sold,
    past: PastPrices,
    now_ms: u64,
) -> Result<Timeline, StoreError> {
    let row: PricesRow = connection.row(PRICES_SQL, [sold.product_id])?;
    let rows: Vec<Step> = connection.rows(ROWS_SQL, [sold.product_id])?;
    let opened_ms = opening::opened_ms(connection)?;
    Ok(timeline_of(&row, rows, sold, (past, opened_ms), now_ms))
}

fn timeline_of(
    row: &PricesRow,
    mut rows: Vec<Step>,
    sold: &Sold,
    (past, opened_ms): (PastPrices, Option<u64>),
    now_ms: u64,
) -> Timeline {
    let asked = row.asked();
    for (from_ms, _) in &mut rows {
        // A clock that was moved back reverses no change.
        *from_ms = now_ms.min(*from_ms);
    }
    let opened_day = day_number(opened_ms.unwrap_or(now_ms).min(now_ms));
    let (steps, since_ms) = match rows.last() {
        Some(&(changed_ms, _)) => (rows, changed_ms),
        None => {
            let since_ms = at(opened_day, 0);
            let steps = past(sold, asked.ordinary, row.sold_before, opened_day);
            (steps, since_ms)
        }
    };
    let windows = match asked.flash {
        Some(flash) => windows(flash, since_ms, now_ms),
        None => Vec::new(),
    };
    Timeline::new(&steps, &windows, now_ms)
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
