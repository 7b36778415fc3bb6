//! Addresses and regions. Spec home 3 "Address info", 7.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct GetAddressBody {
    /// Degrees, as text (spec home 7).
    pub latitude: String,
    pub longitude: String,
}

/// The app shows the most specific of street, district, city, country. Empty where unknown.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AddressInfo {
    pub province_id: String,
    pub city_id: String,
    pub district_id: String,
    pub street_id: String,
    pub street: String,
    pub district: String,
    pub city: String,
    pub country: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RegionListBody {}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionListData {
    pub region_list: Vec<Region>,
}

/// Assumption: the specs show no fields.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Region {
    pub region_id: String,
    pub region_name: String,
    #[schema(no_recursion)]
    pub children: Vec<Region>,
}
