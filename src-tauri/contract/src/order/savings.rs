//! What used vouchers saved. Growth 11.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::CouponId;
use crate::localised::Localised;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct SavingsQueryBody {}

/// Rupiah. A voucher counts in the month in which it was used, with its price before the discount
/// less what was paid for it. One that was given away, or whose money returned, counts for nobody.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavingsData {
    /// Of the running month, Asia/Jakarta.
    pub month_amount: u64,
    /// Of all months.
    pub total_amount: u64,
    /// Twelve, the running one last.
    pub month_list: Vec<SavingsMonth>,
    /// The vouchers of these months, the last used first.
    pub line_list: Vec<SavingsLine>,
    /// How many used vouchers no sum has, since they cannot be shown now; it is reported. Absent: none.
    pub left_out_count: Option<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavingsMonth {
    /// `YYYY-MM`
    pub month: String,
    pub saved_amount: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavingsLine {
    pub coupon_id: CouponId,
    /// `YYYY-MM`
    pub month: String,
    pub name: Localised,
    pub store_name: String,
    /// Milliseconds since the epoch.
    pub used_time: u64,
    /// 0: the price before the discount is not known.
    pub saved_amount: u64,
}
