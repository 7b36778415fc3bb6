//! Codes of partners: vouchers that another system redeems. Buying 2 "Foreign codes"; home 2
//! `tripartiteCoupons`; merchant 3 "Voucher".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::CouponId;
use crate::{
    order::{partner_code::PartnerCode, wallet::WalletCoupon},
    product::VoucherKind,
};

/// Assumption: the specs name the screen, not the call.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerCouponsBody {
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// Those that can still be used come first, what ends soonest at the top.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerCouponsData {
    pub coupon_list: Vec<PartnerCoupon>,
    pub has_more: bool,
    pub total_count: u32,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// A voucher with a partner's code, which is told once its owner has asked for it.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerCoupon {
    pub coupon: WalletCoupon,
    /// Never `STANDARD`.
    pub voucher_kind: VoucherKind,
    /// The code can be asked for now.
    pub can_open: bool,
    /// When it was asked for, milliseconds since the epoch; the code is absent without it.
    pub opened_time: Option<u64>,
    pub partner_code: Option<PartnerCode>,
}

/// Tells the code. From then on the voucher is not refunded for a wish, and counts as used at its end.
/// Refused with 100000052 when it has no partner's code, or not now.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerCodeOpenBody {
    pub coupon_id: CouponId,
}
