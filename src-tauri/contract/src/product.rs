//! One voucher by its sku. Spec home 7 names the call and shows no reply.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::coupon::AssetCard;

/// Assumption: the fields that only the voucher's own page needs come with that page.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductDetailBody {
    pub sku_id: String,
}

/// Assumption: as on a card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ProductDetailData {
    pub asset: AssetCard,
}
