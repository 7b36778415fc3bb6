//! What a store may claim about halal, on its page and on every card (B14).

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// B14. Dates are `YYYY-MM-DD`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HalalCertificate {
    pub number: String,
    /// Who issued it.
    pub issuer: String,
    pub valid_until: String,
}
