//! Where the money of vouchers that expire unused goes. Buying 7.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::OrderId;
use crate::order::{
    money::PayMethod,
    refund::{RefundDestination, RefundTarget},
};

/// Names ahead where the money of an order's vouchers goes when it cannot go back to where it came from;
/// money that waits for it goes there at once. Refused with 100000064 when none of the caller's is to
/// return, 100000062 for a destination that does not do (`ORIGINAL` too: it comes first anyway).
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundDestinationSetBody {
    pub order_id: OrderId,
    pub destination: RefundDestination,
}

/// Where the money of vouchers that expire unused goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum MoneyWay {
    /// Where the payment came from.
    Original,
    /// The original way is closed by then: where the payer has named.
    Named,
    /// It is closed by then, and the payer has named nothing: the money will wait.
    Unknown,
}

/// What happens to the caller's money of an order's open vouchers at their end.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MoneyBack {
    /// What `refund_destination_set` takes.
    pub order_id: OrderId,
    pub way: MoneyWay,
    /// How it was paid; absent: nothing was.
    pub method: Option<PayMethod>,
    /// Named ahead, masked.
    pub destination: Option<RefundTarget>,
    /// Milliseconds since the epoch.
    pub valid_end: u64,
    /// Until when what is asked for still goes back to where the payment came from, though what comes by
    /// itself at the end does not; milliseconds since the epoch. Absent: nothing of it can be asked for
    /// now, or only to a named destination.
    pub original_until: Option<u64>,
}
