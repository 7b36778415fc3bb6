use crate::ids::row;

/// A voucher as it is sold: what its fiction and its past depend on.
#[derive(Debug, Clone, Copy)]
pub struct Sold {
    pub product_id: row::Product,
    pub store_id: row::Store,
    /// Its place in the store.
    pub sort: i64,
    pub is_cash: bool,
    /// Rupiah; of a cash coupon what it pays, of a group coupon the menu's sum.
    pub original_price: u32,
}

/// From when (milliseconds since the epoch), rupiah for one.
pub type PriceStep = (u64, u32);

/// What a voucher cost before the sandbox was opened, oldest first: of the voucher, what is asked for it
/// now outside of flash sales, how many were sold by then, and the day of the opening.
pub type PastPrices = fn(&Sold, u32, u32, i64) -> Vec<PriceStep>;
