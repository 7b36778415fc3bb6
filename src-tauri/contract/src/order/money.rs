//! Ways of paying, and money that returns. Buying 2, 3.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::RefundId;

#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PayMethod {
    Qris,
    Ewallet,
    /// At the outlet, where it takes cash.
    Cash,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethodOption {
    pub method: PayMethod,
    /// Rupiah of one payment, both included.
    pub min_rp: u32,
    pub max_rp: u32,
    /// False: the outlet does not take it.
    pub is_offered: bool,
}

/// Buying 2 "surplus".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReturnReason {
    /// After the order was closed.
    Late,
    /// A second payment of the same order.
    Second,
    /// Another amount than asked for.
    WrongAmount,
    /// A share of an order that not everybody paid.
    SplitEnded,
}

/// Buying 2 "Z".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefundStatus {
    Requested,
    /// Nobody knows where to: its payer says, whenever.
    WaitDestination,
    Cancelled,
    Sent,
    Done,
    /// See `failureReason`; it can be sent again.
    Failed,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyReturn {
    pub refund_id: RefundId,
    /// Rupiah that came, all of which return.
    pub amount: u32,
    /// With `WRONG_AMOUNT`: rupiah that were asked for.
    pub asked_amount: Option<u32>,
    pub reason: ReturnReason,
    pub status: RefundStatus,
    /// The payer's receipt.
    pub reference: String,
    /// Milliseconds since the epoch, when the money came.
    pub paid_time: u64,
    /// `YYYY-MM-DD`, the working day by which it has arrived; absent: it waits for a destination.
    pub expected_date: Option<String>,
}
