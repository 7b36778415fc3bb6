//! What a partner's system redeems a voucher by. Buying 2 "Foreign codes".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

/// Told once the voucher's owner has asked for it.
#[skip_serializing_none]
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartnerCode {
    /// Of a paper voucher: the number that is shown at the counter for it.
    pub code: Option<String>,
    /// The second part of a combined code.
    pub pin: Option<String>,
    /// https address of the partner's page, opened outside the app.
    pub link_url: Option<String>,
}
