//! The user and time that a reply is made for.

use crate::ids::row;
use crate::store::terms::{PastPrices, PriceStep, Sold};
use crate::time::LocalTime;

/// What a voucher says of itself depends on both: limits count for a member only, and a flash price
/// while its session runs.
#[derive(Debug, Clone, Copy)]
pub struct Viewer {
    /// Absent: a visitor.
    pub user_id: Option<row::User>,
    pub now_ms: u64,
    /// What cards compare their prices with.
    pub past: PastPrices,
}

impl Viewer {
    pub fn now(self) -> LocalTime {
        LocalTime::new(self.now_ms)
    }

    /// A visitor of a page that compares no prices.
    pub fn visitor(now_ms: u64) -> Self {
        Self {
            user_id: None,
            now_ms,
            past: no_past,
        }
    }

    /// The same of a member.
    pub fn member(user_id: row::User, now_ms: u64) -> Self {
        Self {
            user_id: Some(user_id),
            ..Self::visitor(now_ms)
        }
    }
}

fn no_past(_: &Sold, _: u32, _: u32, _: i64) -> Vec<PriceStep> {
    Vec::new()
}
