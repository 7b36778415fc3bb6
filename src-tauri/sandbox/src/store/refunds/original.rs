//! Whether money can go back to where it came from. Buying 7 "ORIGINAL first; impossible".

use jajan_contract::order::{money::PayMethod, refund::OriginalBlock};
use rusqlite::{Connection, params};

use crate::ids::row;
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};
use crate::time::DAY_MS;

/// A payment can be returned so long.
pub const WINDOW_MS: u64 = 30 * DAY_MS;

/// How a payer paid, and why the money cannot go back there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Original {
    /// Absent: there was nothing to pay.
    pub method: Option<PayMethod>,
    pub blocked_by: Option<OriginalBlock>,
    /// The last millisecond at which money can go back there; absent: never, or always.
    pub until_ms: Option<u64>,
}

/// How, and when.
type Paid = (Option<Wire<PayMethod>>, Option<u64>);

pub const SHARE_SQL: &str = "SELECT y.method, l.paid_ms
  FROM splits AS s JOIN split_shares AS l USING (split_id)
  JOIN provider_events AS e USING (event_id) JOIN payments AS y USING (payment_id)
  WHERE s.order_id = ?1 AND l.payer_id = ?2 ORDER BY l.position LIMIT 1";

/// By the payment of the payer's share, else by the order's.
pub fn of_payer(
    connection: &Connection,
    order_id: row::Order,
    payer_id: row::User,
    now_ms: u64,
) -> Result<Original, StoreError> {
    let share: Option<Paid> = connection.find(SHARE_SQL, params![order_id, payer_id])?;
    let (method, paid_ms) = match share {
        Some(share) => share,
        None => {
            let sql = "SELECT pay_method, paid_ms FROM orders WHERE order_id = ?1";
            connection.row(sql, [order_id])?
        }
    };
    let method = method.map(|Wire(method)| method);
    let end_ms = paid_ms.map(|paid_ms| paid_ms.saturating_add(WINDOW_MS));
    let is_late = end_ms.is_some_and(|end_ms| now_ms > end_ms);
    Ok(Original {
        method,
        blocked_by: match method {
            Some(PayMethod::Cash) => Some(OriginalBlock::Cash),
            Some(_) if is_late => Some(OriginalBlock::WindowPassed),
            _ => None,
        },
        until_ms: end_ms.filter(|_| method.is_some_and(|method| method != PayMethod::Cash)),
    })
}

/// As [`of_payer`], for a refund that may have come back from there already.
pub fn of_refund(
    connection: &Connection,
    refund_id: row::Refund,
    now_ms: u64,
) -> Result<Original, StoreError> {
    let sql = "SELECT order_id, user_id FROM refunds WHERE refund_id = ?1";
    let (order_id, payer_id) = connection.row(sql, [refund_id])?;
    let original = of_payer(connection, order_id, payer_id, now_ms)?;
    let sql = "SELECT failure FROM refund_steps WHERE refund_id = ?1
                 AND failure IN ('ISSUER_REFUSED', 'WINDOW_PASSED', 'ACCOUNT_CLOSED')
                 AND json_extract(destination, '$.kind') = 'ORIGINAL' LIMIT 1";
    let refused: Option<String> = connection.find_value(sql, [refund_id])?;
    let refused = refused.map(|failure| match failure.as_str() {
        "WINDOW_PASSED" => OriginalBlock::WindowPassed,
        _ => OriginalBlock::IssuerRefused,
    });
    Ok(Original {
        blocked_by: original.blocked_by.or(refused),
        ..original
    })
}
