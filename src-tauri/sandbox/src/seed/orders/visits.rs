//! What the known people's reviews stand for: vouchers that they bought and used, with the visits. Buying
//! 9; README "People".
//!
//! Invariants: each is made by the steps of a real purchase and visit, before its review; and once, also
//! after it was changed, because its order outlives a new seeding.

use rusqlite::{Transaction, params};

use crate::city::hours;
use crate::ids::row;
use crate::seed::orders::gifts::user;
use crate::seed::orders::redeemed::used;
use crate::seed::orders::samples::{FOR_ALL, paid_piece};
use crate::seed::review_people::{KNOWN, Known};
use crate::store::{Sql, StoreError};
use crate::time::{DAY_MS, MINUTE_MS};

/// Between the purchase and the use.
const KEPT_MS: u64 = 2 * DAY_MS;
/// On top of the days, so that they are not all at this hour.
const HOURS_MS: u64 = 150 * MINUTE_MS;

/// Before the store's reviews are written.
pub fn of_store(
    transaction: &Transaction<'_>,
    store_id: row::Store,
    now_ms: u64,
) -> Result<(), StoreError> {
    write(transaction, |known| known.store_id == store_id, now_ms)
}

/// With the person's other orders.
pub fn of_person(
    transaction: &Transaction<'_>,
    phone_no: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    write(transaction, |known| known.phone_no == phone_no, now_ms)
}

fn write(
    transaction: &Transaction<'_>,
    is_meant: impl Fn(&Known) -> bool,
    now_ms: u64,
) -> Result<(), StoreError> {
    for known in KNOWN.iter().filter(|known| is_meant(known)) {
        let Some(user_id) = user(transaction, known.phone_no)? else {
            continue;
        };
        let used_ms = used_ms(known, &parts(transaction, known.store_id)?, now_ms);
        let bought_ms = used_ms.saturating_sub(KEPT_MS);
        if let Some(coupon_id) = bought(transaction, known, user_id, bought_ms)?
            && let Some(redemption_id) = used(transaction, coupon_id, used_ms)?
        {
            number(transaction, redemption_id, known.visit_id)?;
        }
    }
    Ok(())
}

/// When the visit was: while the store was open.
pub fn used_ms(known: &Known, parts: &[(i64, i64, i64)], now_ms: u64) -> u64 {
    let asked_ms = now_ms.saturating_sub(known.days_ago * DAY_MS + HOURS_MS);
    hours::latest_open(parts, asked_ms)
}

/// Day, start and end in minutes of the store's opening hours.
pub fn parts(
    transaction: &Transaction<'_>,
    store_id: row::Store,
) -> Result<Vec<(i64, i64, i64)>, StoreError> {
    let sql = "SELECT day, start_minute, end_minute FROM day_parts
               WHERE pattern_id = (SELECT pattern_id FROM stores WHERE id = ?1)
               ORDER BY day, start_minute";
    transaction.rows(sql, [store_id])
}

/// A voucher of those that everybody can buy there; none, when there is none, or when it was bought before.
fn bought(
    transaction: &Transaction<'_>,
    known: &Known,
    user_id: row::User,
    at_ms: u64,
) -> Result<Option<row::Coupon>, StoreError> {
    let key = format!("visit-{}", known.visit_id);
    let sql = "SELECT 1 FROM orders WHERE user_id = ?1 AND placed_key = ?2";
    if transaction.has(sql, params![user_id, key])? {
        return Ok(None);
    }
    let sql = format!(
        "SELECT id FROM products WHERE store_id = ?1 AND {FOR_ALL}
         ORDER BY remaining_stock DESC, sort"
    );
    for product_id in transaction.values(&sql, [known.store_id])? {
        let coupons = paid_piece(transaction, product_id, &key, user_id, at_ms)?;
        if let Some(coupon_id) = coupons.first() {
            return Ok(Some(*coupon_id));
        }
    }
    Ok(None)
}

/// Gives a redemption's visit the number that its review knows. A row of an older seed, which stood for no
/// voucher, goes.
fn number(
    transaction: &Transaction<'_>,
    redemption_id: row::Redemption,
    visit_id: row::Visit,
) -> Result<(), StoreError> {
    transaction.run("DELETE FROM visits WHERE visit_id = ?1", [visit_id])?;
    let values = params![redemption_id, visit_id];
    let sql = "UPDATE visits SET visit_id = ?2
               WHERE visit_id = (SELECT visit_id FROM redemptions WHERE redemption_id = ?1)";
    transaction.run(sql, values)?;
    let sql = "UPDATE redemptions SET visit_id = ?2 WHERE redemption_id = ?1";
    transaction.run(sql, values)?;
    Ok(())
}
