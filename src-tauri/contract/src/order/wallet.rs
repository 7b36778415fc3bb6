//! What a user has: bought vouchers, claimed coupons, and orders that are to become vouchers. Merchant 4
//! "Coupon list states"; buying 3 `my_coupons`.

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;
use utoipa::ToSchema;

use crate::ids::{CaseNo, CouponId, OrderId, PoiId, RefundId, SplitId, StoreId, VisitId};
use crate::{
    coupon::RefundPromise,
    localised::Localised,
    order::{
        bill::BillRules,
        cases::OrderCase,
        checkout::OrderItem,
        envelope::{EnvelopeState, RedEnvelope},
        gift::Gift,
        money::RefundStatus,
        money_back::MoneyBack,
        partner_code::PartnerCode,
        redeem::{OutletCase, Redemption, ReportRule},
        refund::RefundBlock,
        states::CouponState,
    },
    product::{VoucherKind, VoucherStore},
};

/// Assumption: the specs name the call, not its fields.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyCouponsBody {
    #[serde(default)]
    pub kind: WalletKind,
    /// Empty: all. Of red envelopes `envelopeStates` counts.
    pub states: Vec<CouponState>,
    #[serde(default)]
    pub envelope_states: Vec<EnvelopeState>,
    /// Only what can be used at this moment: its store is open, and its days and hours allow it. Not
    /// of red envelopes.
    #[serde(default)]
    pub usable_now: bool,
    pub sort: CouponSort,
    /// Found in names of vouchers (every language) and stores, whatever its case; at most 60
    /// characters. Empty: all.
    #[serde(default)]
    pub search: String,
    /// Degrees; without them there are no distances.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// Which part of the wallet is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum WalletKind {
    /// What was bought or claimed, and orders that wait.
    #[default]
    Voucher,
    /// Coupons that were claimed, alone.
    Claimed,
    /// The reply has `redEnvelopeList`; they have no names to search and no distance.
    RedEnvelope,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CouponSort {
    /// What ends first.
    #[default]
    Expiring,
    /// The nearest store first; as `EXPIRING` without a position.
    Near,
    Newest,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyCouponsData {
    pub coupon_list: Vec<WalletCoupon>,
    /// Empty but of kind `RED_ENVELOPE`.
    pub red_envelope_list: Vec<RedEnvelope>,
    pub has_more: bool,
    /// Of all pages.
    pub total_count: u32,
    /// How many more there are that cannot be shown now; it is reported. Absent: none.
    pub left_out_count: Option<u32>,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// One line of the wallet. With `wait_pay` and `cancel` it is an order, which has no vouchers yet.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WalletCoupon {
    /// `W`: bought, `WB`: claimed from a batch; absent: an order.
    pub coupon_id: Option<CouponId>,
    /// Absent: it was claimed, or somebody else paid for it.
    pub order_id: Option<OrderId>,
    pub state: CouponState,
    pub name: Localised,
    pub image_url: String,
    /// `#rrggbb` shown while the picture loads.
    pub background_color: String,
    pub store_id: StoreId,
    pub poi_id: PoiId,
    pub store_name: String,
    /// Kilometres to the metre, as on the lists.
    pub distance: Option<f64>,
    /// Pieces; more than one only of an order.
    pub quantity: u32,
    /// Rupiah that were paid, or are to be paid; absent: it was claimed, or somebody else paid for it.
    pub pay_amount: Option<u32>,
    /// Of a claimed coupon: rupiah off the bill, and the least bill.
    pub discount_amount: Option<u32>,
    pub use_order_amount_threshold: Option<u32>,
    /// Absent: it was claimed, or a partner's code was told, and nothing is returned for a wish.
    pub refund: Option<RefundPromise>,
    /// Milliseconds since the epoch between which it can be used.
    pub valid_start: u64,
    pub valid_end: u64,
    pub used_time: Option<u64>,
    /// With `wait_pay`: until when it can be paid.
    pub cancel_time: Option<u64>,
    /// Of an order that several pay, while it is unpaid or when it is another's: what `split_view` takes.
    pub split_id: Option<SplitId>,
    /// The newest gift of it, when the caller gave or received it: `WAITING` keeps it from being
    /// redeemed and refunded, `CLAIMED` says whom it is from.
    pub gift: Option<Gift>,
    /// `gift_create` would take it now. Absent: no.
    pub can_give: Option<bool>,
    /// With `refunding` and `return`, for its buyer: the newest refund of it.
    pub money: Option<CouponMoney>,
    /// With `locked`: the case that froze it; absent: a cashier has it.
    pub frozen: Option<CouponFrozen>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponMoney {
    pub refund_id: RefundId,
    /// Rupiah of the whole refund.
    pub amount: u32,
    pub status: RefundStatus,
    /// `YYYY-MM-DD`, with `REQUESTED` and `SENT`.
    pub expected_date: Option<String>,
    /// With `DONE`.
    pub reference: Option<String>,
}

#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponFrozen {
    /// `N` and a number.
    pub case_no: CaseNo,
    /// Milliseconds since the epoch; then it is a refund. Absent: a refund was asked for, and somebody
    /// else decides.
    pub choose_until: Option<u64>,
}

/// Assumption: the specs name the call, not its fields.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponDetailBody {
    /// `W` or `WB` and a number. Another's answers as one that is not there: 100000058.
    pub coupon_id: CouponId,
    /// Degrees; without them there is no distance.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// One voucher with what was promised when it was bought.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponDetailData {
    pub coupon: WalletCoupon,
    /// Absent: it was claimed.
    pub bought: Option<BoughtTerms>,
    /// Lower-case hex; what its codes are made from (`voucher_code`). Absent: it cannot be redeemed now.
    /// A claimed coupon has it as long as it is good: it is not opened before its store scans it.
    /// Another owner gets another one.
    pub seed: Option<String>,
    /// With `seed`: until when a device may keep it to show codes without a network, milliseconds since
    /// the epoch. 72 hours in the app, 24 elsewhere, never past `validEnd`.
    pub offline_until: Option<u64>,
    /// The newest try to use it.
    pub redemption: Option<Redemption>,
    /// The newest case of an outlet that refused it.
    pub outlet_case: Option<OutletCase>,
    /// `report_refused` would open a case now.
    pub can_report: bool,
    /// Of `report_refused`; absent: it cannot be reported.
    pub report_rule: Option<ReportRule>,
    /// The caller's questions about its order, newest first. Absent for its buyer, whose are at the order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub case_list: Vec<OrderCase>,
    /// Of its confirmed use: what `saveReview` takes as `orderId`. Absent: reviewed, or that store takes
    /// no reviews.
    pub review_visit_id: Option<VisitId>,
    /// Whose code redeems it.
    pub voucher_kind: VoucherKind,
    /// Of a partner; absent: not asked for yet, or ours.
    pub partner_code: Option<PartnerCode>,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

/// Frozen with the order; what refunds say of it is of now.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoughtTerms {
    /// Absent: somebody else paid for it.
    pub order_no: Option<String>,
    pub item: OrderItem,
    pub bill_rules: BillRules,
    /// Rupiah of one voucher at the outlet.
    pub face_value: u32,
    /// Rupiah that a red envelope paid of it; 0 when somebody else paid for it.
    pub discount_share: u32,
    /// The newest refund that was not cancelled, and why it cannot be refunded now (absent: it can).
    /// Neither is told to somebody who was given it.
    pub refund_id: Option<RefundId>,
    pub refund_blocked_by: Option<RefundBlock>,
    /// To whom bought it: what happens to its money when it expires unused. Absent: nothing returns.
    pub money_back: Option<MoneyBack>,
    /// Other vouchers of the order that the caller has and can use now.
    pub more_list: Vec<CouponId>,
}

/// The stores that take a voucher of the caller's, on sale or not. Assumption: home 7 names the call.
#[skip_serializing_none]
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CouponStoreListBody {
    /// Another's answers as one that is not there: 100000058.
    pub coupon_id: CouponId,
    /// Degrees; without them the voucher's own store is first, then the popular ones.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
    /// From 1.
    pub page_no: u32,
    /// 1..=50.
    pub page_size: u32,
}

/// What a device may keep to be shown without a network. Assumption: buying 6 "Offline".
#[skip_serializing_none]
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfflineWalletBody {
    /// Degrees; without them there are no distances.
    pub latitude: Option<f64>,
    pub longitude: Option<f64>,
}

/// Vouchers and coupons that can be used, now or later; at most 50, what ends first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfflineWalletData {
    pub voucher_list: Vec<OfflineVoucher>,
    /// Until when a device may keep them, milliseconds since the epoch: 72 hours in the app, 24
    /// elsewhere. A voucher with a code may end earlier.
    pub offline_until: u64,
    /// Milliseconds since the epoch by the server.
    pub server_time: u64,
}

#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OfflineVoucher {
    pub detail: CouponDetailData,
    /// At most 10, as `CouponApplicableStoreList` sorts them.
    pub store_list: Vec<VoucherStore>,
}
