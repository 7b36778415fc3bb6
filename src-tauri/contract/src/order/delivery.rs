//! A campaign of operations: red envelopes that one link hands out. Home 2 `operationalDelivery`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    localised::Localised,
    order::gift::{GivenEnvelope, TokenState},
    store_page::ShareInfo,
};

/// Assumption: the specs name the page, not its call.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperationalDeliveryBody {
    /// Empty: the campaign that runs. Refused with 100000070 when there is none.
    pub page_id: String,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperationalDeliveryData {
    pub page_id: String,
    pub title: Localised,
    pub rule_desc: Localised,
    pub server_time: u64,
    /// In the order of the campaign.
    pub offer_list: Vec<DeliveryOffer>,
    /// Of the campaign as an activity. Merchant 3 "Share info".
    pub share_info: ShareInfo,
}

/// One red envelope of a campaign, for this caller.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryOffer {
    /// What `receive_by_token` takes.
    pub code: String,
    pub state: TokenState,
    /// Milliseconds since the epoch, until which it can be claimed.
    pub expire_time: u64,
    pub envelope: GivenEnvelope,
}
