//! What will be paid at the outlet. Buying 4 "Bill", B5.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::localised::Localised;

/// How the outlet reckons. Assumption: the specs show no bill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum BillMode {
    /// Everything is in the price: nothing is paid at the outlet.
    AllIn,
    /// The voucher pays like money, after service and tax.
    Tender,
    /// The voucher lowers what service and tax are reckoned from.
    Discount,
}

/// Per mille, so that half per cents are exact.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BillRules {
    pub mode: BillMode,
    /// Of the food, per mille; 0: none.
    pub service_permille: u32,
    /// PB1, Jakarta's restaurant tax, of food and service, per mille; 0: none.
    pub tax_permille: u32,
    /// With `DISCOUNT`: service is reckoned from the food before the voucher, tax after it.
    pub is_service_gross: bool,
    /// Rupiah of eligible items from which on the voucher can be used; 0: any.
    pub min_spend: u32,
    /// What the voucher does not pay for.
    pub excluded_list: Vec<Localised>,
}

/// A worked example by the rules: exact for group coupons, for cash coupons of a meal that the
/// voucher just covers (`example` says of how much). All rupiah.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bill {
    pub rules: BillRules,
    /// The food that is reckoned with, excluded items not among it.
    pub food_amount: u32,
    pub service_amount: u32,
    pub tax_amount: u32,
    /// What the vouchers pay.
    pub voucher_amount: u32,
    /// What is left to pay at the outlet.
    pub counter_amount: u32,
    /// What is paid here, with the red envelope.
    pub pay_amount: u32,
    /// Paid here and at the outlet.
    pub all_in_amount: u32,
}
