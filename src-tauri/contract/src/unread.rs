//! Unread counters. Spec home 3 "Unread counters", 4.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct QueryUnreadBody {}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UnreadPage {
    Home,
    Order,
    Account,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ResetUnreadBody {
    pub page: UnreadPage,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
pub struct UnreadData {
    pub home: UnreadCount,
    pub order: UnreadCount,
    pub account: UnreadCount,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnreadCount {
    pub total_unread: u32,
    /// By item; account has `coupon`.
    pub items: BTreeMap<String, u32>,
}
