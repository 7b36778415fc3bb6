//! Questions to customer service and the outlet, with all that was written in them. Buying 6 "A case".

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::CaseNo;

/// What a question is about. Assumption: the specs name a customer service and nothing of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum HelpTopic {
    /// Money was taken, and the order is not paid.
    MoneyTaken,
    Voucher,
    Outlet,
    Other,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderCase {
    pub case_no: CaseNo,
    pub topic: HelpTopic,
    /// Milliseconds since the epoch.
    pub opened_time: u64,
    /// Absent: it is open, and takes messages.
    pub closed_time: Option<u64>,
    /// `YYYY-MM-DD`, the working day by which it is answered.
    pub answer_date: String,
    /// All that was written, oldest first.
    pub message_list: Vec<CaseMessage>,
    /// How many more its asker may write now; 0 when it is closed.
    pub messages_left: u32,
    /// The newest; absent: none yet.
    pub answer: Option<CaseAnswer>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CaseMessage {
    pub by: CaseAuthor,
    /// May have line breaks. Empty: it is a receipt.
    pub text: String,
    /// Milliseconds since the epoch.
    pub time: u64,
    /// Of a payment that its asker looks for, as `money_check` was given it; rupiah.
    pub reference: Option<String>,
    pub amount: Option<u32>,
    /// Milliseconds since the epoch.
    pub paid_time: Option<u64>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CaseAnswer {
    pub by: CaseAuthor,
    pub text: String,
    /// Milliseconds since the epoch.
    pub time: u64,
}

/// Assumption: the specs let customer service and the outlet answer, and name no third.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CaseAuthor {
    /// The caller.
    Asker,
    Service,
    /// The outlet.
    Merchant,
}
