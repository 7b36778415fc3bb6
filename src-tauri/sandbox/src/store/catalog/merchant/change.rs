//! A voucher as its merchant sees it, and what he changes.

use jajan_contract::product::PriceSource;

/// Absent: as it is.
#[derive(Debug, Clone, Copy, Default)]
pub struct Change {
    pub stock: Option<u32>,
    /// Rupiah; of a voucher with a promotion, the promotion's.
    pub price: Option<u32>,
    pub is_withdrawn: Option<bool>,
    pub price_source: Option<PriceSource>,
}

/// As its merchant sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub product_id: i64,
    pub name: String,
    pub stock: u32,
    pub original_price: u32,
    pub sale_price: u32,
    pub promotion_price: Option<u32>,
    pub is_flash_sale: bool,
    pub is_withdrawn: bool,
}
