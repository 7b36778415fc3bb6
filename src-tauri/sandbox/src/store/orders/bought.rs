//! How many of a voucher a user has bought. Merchant 3 `receiveTimesLimit`.

use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::terms::Bought;
use crate::store::{Sql, StoreError};
use crate::time::{self, DAY_MS};

pub const BOUGHT_SQL: &str = "SELECT coalesce(sum(kept), 0),
    coalesce(sum(kept) FILTER (WHERE create_ms >= ?3), 0)
  FROM (SELECT create_ms, quantity - (SELECT count(*) FROM vouchers AS v
          WHERE v.order_id = orders.order_id AND v.state = 'return') AS kept
        FROM orders WHERE user_id = ?1 AND product_id = ?2 AND status <> 'CLOSED')";

/// Unpaid orders that a user may have at once, and pieces in all of them: they hold stock that others
/// could buy. By account only: a device chooses its own id, so it bounds nothing.
pub const MOST_UNPAID_ORDERS: u32 = 5;
pub const MOST_UNPAID_PIECES: u32 = 99;

pub const UNPAID_SQL: &str = "SELECT count(*), coalesce(sum(quantity), 0) FROM orders
  WHERE user_id = ?1 AND create_ms >= ?2 AND status = 'WAIT_PAY'";

/// What waits for its payment.
pub struct Unpaid {
    orders: u32,
    pieces: u32,
}

impl Unpaid {
    /// Room for another order of so many.
    pub fn leaves(&self, quantity: u32) -> bool {
        self.orders < MOST_UNPAID_ORDERS && self.pieces + quantity <= MOST_UNPAID_PIECES
    }
}

pub fn unpaid(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Unpaid, StoreError> {
    // No order waits for a day.
    let values = params![user_id, now_ms.saturating_sub(DAY_MS)];
    let (orders, pieces) = connection.row(UNPAID_SQL, values)?;
    Ok(Unpaid { orders, pieces })
}

/// What waits for its payment counts; what was closed or has returned does not. A refund that is still
/// running may be cancelled, so it counts.
pub fn bought(
    connection: &Connection,
    user_id: row::User,
    product_id: row::Product,
    now_ms: u64,
) -> Result<Bought, StoreError> {
    let day_start_ms = time::day_start_ms(time::day_number(now_ms));
    let values = params![user_id, product_id, day_start_ms];
    let (ever, today) = connection.row(BOUGHT_SQL, values)?;
    Ok(Bought { ever, today })
}
