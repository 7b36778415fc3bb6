//! Redeeming a voucher at an outlet, and an outlet that refuses. Buying 2 "J", 3, 6; merchant 5, 8.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CaseNo, CouponId, PoiId, QrCodeId, RedemptionId, StoreId};
use crate::{
    localised::Localised,
    order::cases::{CaseAnswer, CaseMessage},
    store_coupons::VoucherUsage,
};

/// Buying 2 "J".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RedemptionStatus {
    /// The code can be shown.
    Open,
    /// A cashier has scanned it and decides.
    Scanned,
    Confirmed,
    /// The cashier said no, see `rejectReason`; the code can be shown again.
    Rejected,
    /// Not shown in time, or the voucher went another way. Nothing is lost.
    Lapsed,
    /// The cashier took the confirmation back.
    Undone,
    /// The owner said that the outlet refuses it: see `outletCase`.
    Refused,
}

/// How the code came to the cashier. Buying 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RedeemVia {
    Rotating,
    Short,
    /// Shown without a network: the scan opened and locked it in one.
    Offline,
}

/// Why a cashier says no.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RejectReason {
    /// A rule of the voucher is not met.
    Terms,
    /// The menu that it gives is sold out.
    SoldOut,
    /// The outlet is closing.
    Closing,
    /// The guest changed his mind.
    Guest,
    Other,
}

/// One try to use a voucher.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Redemption {
    /// `J` and a number, `JB` of a claimed coupon, which its store's scan opens.
    pub redemption_id: RedemptionId,
    pub coupon_id: CouponId,
    pub status: RedemptionStatus,
    /// The outlet: where it was opened, then where it was scanned.
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
    /// Absent: not scanned yet.
    pub via: Option<RedeemVia>,
    /// Metres at the opening, when a position was sent.
    pub distance_m: Option<u32>,
    /// Milliseconds since the epoch.
    pub open_time: u64,
    /// Until when it is open.
    pub until_time: u64,
    /// With `SCANNED`: then the cashier's time is over and the code can be shown again.
    pub locked_until: Option<u64>,
    pub confirm_time: Option<u64>,
    /// With `CONFIRMED`: until when the cashier can take it back.
    pub undo_until: Option<u64>,
    /// Rupiah of the meal, as the cashier typed it.
    pub bill_amount: Option<u32>,
    /// Rupiah that were left to pay at the outlet.
    pub counter_amount: Option<u32>,
    /// With `REJECTED`.
    pub reject_reason: Option<RejectReason>,
    /// With `OPEN`: a cashier had it last and did not decide in time.
    pub timed_out_time: Option<u64>,
    /// With `UNDONE`.
    pub undone_time: Option<u64>,
}

/// Opens a voucher at an outlet, so that its code can be shown for 48 hours. One that is open stays as
/// it is, wherever its owner is now. Refused with 100000050 (too far), 51 (neither position nor QR
/// code), 52 (its state), 56 (an outlet that does not take it), 57 (not at this day or hour), 58 (not
/// the caller's).
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemOpenBody {
    pub coupon_id: CouponId,
    /// Degrees.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// Metres around the position; beyond 2,000 it counts as 2,000.
    pub accuracy: Option<f64>,
    /// Of a QR code on a table of the outlet; takes the place of a position.
    pub qr_code_id: Option<QrCodeId>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemOpenData {
    pub redemption: Redemption,
    /// As in `detail`.
    pub seed: String,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// What becomes of a voucher that an outlet refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RefusedChoice {
    /// Whatever was promised; never as credit.
    Refund,
    /// It can be used again.
    Keep,
}

/// The owner says that an outlet refuses the voucher: it is frozen at once. With an open case adds to it;
/// `choice` ends it. Refused with 100000052 unless it is open, being checked, or was used within 24
/// hours, and when an unused one is to be kept past its end; 58 when it is not the caller's. For one that
/// its outlet confirmed, or whose partner's code was told, `REFUND` (and no choice in time) makes a claim,
/// at most two at once and five within 90 days (100000066); `KEEP` takes it back.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportRefusedBody {
    pub coupon_id: CouponId,
    /// Addresses of pictures that the caller uploaded, at most 6 of a case.
    pub photo_list: Vec<String>,
    /// At most 300 characters, added to what was written before (100000065). Empty: nothing is added.
    pub text: String,
    /// Absent: not decided yet.
    pub choice: Option<RefusedChoice>,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportRefusedData {
    pub outlet_case: OutletCase,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OutletCase {
    /// `N` and a number.
    pub case_no: CaseNo,
    pub store_name: String,
    /// Milliseconds since the epoch.
    pub open_time: u64,
    /// Then it is a refund, unless something was chosen.
    pub choose_until: u64,
    /// The newest words of the owner about this voucher; all of them are in `messageList`.
    pub text: String,
    pub photo_list: Vec<String>,
    pub choice: Option<RefusedChoice>,
    pub choice_time: Option<u64>,
    /// Nobody chose in time.
    pub is_by_clock: bool,
    /// It was used before: until the choice it stays so.
    pub was_used: bool,
    /// What happened to the voucher at outlets, oldest first.
    pub step_list: Vec<RedemptionStep>,
    /// Its refund, where the owner's word is not enough; absent: it is, or nothing was asked for.
    pub claim: Option<RefundClaim>,
    /// What customer service or the outlet says to it, the newest; absent: nothing yet.
    pub answer: Option<CaseAnswer>,
    /// All that was written in its case, oldest first; absent: nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub message_list: Vec<CaseMessage>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RedemptionStepKind {
    Opened,
    Scanned,
    Confirmed,
    Rejected,
    /// The cashier did not decide within 120 s.
    TimedOut,
    Lapsed,
    Undone,
    Refused,
    /// Words or photos were added.
    Evidence,
    RefundChosen,
    KeepChosen,
    /// The outlet or customer service decides whether it is refunded.
    RefundAsked,
    /// The outlet said no, or nothing in time: customer service decides.
    RefundPassedOn,
    RefundGranted,
    RefundDenied,
}

/// A refund that somebody else decides. Assumption: the specs refund on the owner's word.
#[skip_serializing_none]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RefundClaim {
    pub kind: ClaimKind,
    pub status: ClaimStatus,
    /// Milliseconds since the epoch.
    pub asked_time: u64,
    /// With `OUTLET`: then customer service decides. Milliseconds since the epoch.
    pub outlet_until: Option<u64>,
    /// `YYYY-MM-DD`, the working day by which customer service has decided.
    pub service_date: String,
    /// Milliseconds since the epoch.
    pub decided_time: Option<u64>,
}

/// Why the owner's word is not enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ClaimKind {
    /// Its outlet confirmed it, and would pay.
    Confirmed,
    /// Its partner's code was told: nobody can tell whether the partner has taken it.
    Told,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ClaimStatus {
    /// The outlet answers.
    Outlet,
    /// Customer service decides.
    Service,
    Granted,
    Denied,
    /// Its owner keeps the voucher.
    Withdrawn,
}

/// What a choice of refund would lead to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReportRule {
    /// A refund.
    Refund,
    /// The outlet answers within 48 hours, else customer service decides.
    Outlet,
    Service,
    /// Refused (100000066): two claims of the caller's are open, or five were made within 90 days.
    Limit,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedemptionStep {
    pub kind: RedemptionStepKind,
    /// Milliseconds since the epoch.
    pub time: u64,
    /// Absent: at no outlet.
    pub store_name: Option<String>,
}

/// What a cashier does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CashierAct {
    /// Takes `code`: what the QR code says, or ten digits.
    Scan,
    Confirm,
    Reject,
    Undo,
}

/// Plays the cashier of an outlet. `SCAN` takes `code`, the others `redemptionId`. Refused with
/// 100000052 (its state), 53 (no such code), 54 (too old, or seen before), 55 (used, or another
/// cashier checks it), 56 (of another outlet), 57 (not at this day or hour), 59 (a claimed coupon, and
/// `billAmount` is below its least bill or absent); after five wrong short codes in a minute HTTP 429.
/// Assumption: buying 9.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayCashierBody {
    pub store_id: StoreId,
    pub act: CashierAct,
    pub code: Option<String>,
    pub redemption_id: Option<RedemptionId>,
    /// With `CONFIRM`: rupiah of the food that the voucher may pay for.
    pub bill_amount: Option<u32>,
    /// With `CONFIRM`: rupiah of the food that it may not.
    pub excluded_amount: Option<u32>,
    /// With `REJECT`, of `rejectReasonList`, else refused as a wrong value; absent: `OTHER`.
    pub reject_reason: Option<RejectReason>,
}

/// What the cashier sees.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayCashierData {
    pub redemption: Redemption,
    pub product_name: Localised,
    /// Rupiah that it pays, or that the menu of a group coupon would cost; of a claimed coupon, rupiah
    /// off the bill.
    pub face_value: u32,
    /// Of a claimed coupon: rupiah of the least bill. Absent: it was bought.
    pub least_bill: Option<u32>,
    pub usage: VoucherUsage,
    /// What a cashier may reject it for: only a menu can be sold out.
    pub reject_reason_list: Vec<RejectReason>,
}
