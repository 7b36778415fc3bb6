//! How an order is to be split, said when it is placed. B12.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SplitMode {
    /// Equal shares, what does not divide to the first; all vouchers are the owner's.
    Equal,
    /// Each pays for the own vouchers and owns them.
    Item,
}

/// One who is to pay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitPerson {
    /// As the owner calls them, 1..=30 characters; readable by everybody who has the link.
    pub name: String,
    /// With `ITEM`: vouchers, at least 1, which sum to the order's quantity. With `EQUAL` 0.
    pub quantity: u32,
}

/// How far an order's split has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitProgress {
    /// Shares.
    pub paid_count: u32,
    pub share_count: u32,
}

/// With `place_order`. Refused with 100000081: another split of the caller's is open, the price is
/// not `NORMAL`, over 10 vouchers, or less than Rp1 for each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SplitChoice {
    pub mode: SplitMode,
    /// 2..=10, the owner first.
    pub person_list: Vec<SplitPerson>,
}
