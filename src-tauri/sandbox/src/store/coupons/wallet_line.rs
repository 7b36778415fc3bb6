//! What a line of the wallet is, wherever it comes from.

use jajan_contract::order::wallet::WalletCoupon;
use jajan_contract::store_coupons::VoucherUsage;

pub const STORE_SQL: &str = "SELECT lat, lon FROM stores WHERE id = ?1";

/// A line with what it is sorted by.
pub struct Line {
    pub coupon: WalletCoupon,
    pub since_ms: u64,
    pub distance_mm: Option<i64>,
    /// Absent: it has no days and hours of its own.
    pub usage: Option<VoucherUsage>,
}
