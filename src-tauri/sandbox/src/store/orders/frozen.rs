//! What a buyer was promised: kept with the order, also when the voucher on sale changes.

use jajan_contract::order::{bill::BillRules, checkout::OrderItem};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Frozen {
    pub item: OrderItem,
    pub bill_rules: BillRules,
    /// Rupiah of one voucher at the outlet.
    pub face_value: u32,
}
