//! A voucher as it is offered, and how many of it a user may buy.

use jajan_contract::ids::ProductId;
use jajan_contract::{
    coupon::{AssetCard, RefundPromise},
    order::{bill::BillRules, checkout::QuantityLimit},
    product::{ComingFlash, PriceSource, PurchaseLimits, UserGroup, VoucherKind},
    store_coupons::VoucherUsage,
};

use crate::store::terms::{Bought, Limits, Sold};

/// Of one order. Contract `QuantityLimit::Order`.
pub const MOST_IN_ORDER: u32 = 99;

/// Why a quantity cannot be bought, in the order in which it is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotSold {
    AppOnly,
    NotYetOnSale,
    /// The user has bought, or would buy, more than one may.
    LimitReached,
    NotInGroup,
    SoldOut,
}

impl NotSold {
    /// Merchant 4 `purchaseCode`; 0 is purchasable, and an empty stock is told by the stock. Other
    /// values are an assumption of the contract.
    pub fn purchase_code(cause: Option<Self>) -> u32 {
        match cause {
            Some(Self::LimitReached) => 1,
            Some(Self::NotInGroup) => 2,
            Some(Self::NotYetOnSale) => 3,
            None | Some(Self::SoldOut | Self::AppOnly) => 0,
        }
    }

    /// As far as a card tells it, apart from the stock.
    pub fn of_card(card: &AssetCard) -> Option<Self> {
        if card.reserve_status.is_some() {
            Some(Self::NotYetOnSale)
        } else if card.user_limit {
            Some(Self::LimitReached)
        } else if !card.user_group_check_result {
            Some(Self::NotInGroup)
        } else {
            None
        }
    }
}

#[derive(Debug, Clone)]
pub struct Offer {
    pub sold: Sold,
    /// As `productId` of the contract.
    pub product: ProductId,
    /// Names, prices now, stock, promotion.
    pub card: AssetCard,
    pub ground: String,
    pub art: String,
    pub price_source: PriceSource,
    /// Of the session that runs, with a flash price only.
    pub flash_remaining_s: Option<u32>,
    /// The link named a flash price that is not asked now.
    pub is_flash_ended: bool,
    pub flash_coming: Option<ComingFlash>,
    /// When the sale begins; absent: it has begun, or the time is not known.
    pub on_sale_ms: Option<u64>,
    pub limits: Limits,
    /// False: for the merchant's invited customers.
    pub is_for_everybody: bool,
    pub refund: RefundPromise,
    pub usage: VoucherUsage,
    pub kind: VoucherKind,
    pub channel_types: Vec<u8>,
    pub bill_rules: BillRules,
    pub app_only: bool,
    /// Milliseconds since the epoch between which what is bought now can be used.
    pub valid_start: u64,
    pub valid_end: u64,
}

impl Offer {
    /// Rupiah for one, now.
    pub fn sale_price(&self) -> u32 {
        self.card.asset_sale_price
    }

    pub fn purchase_code(&self, bought: Bought) -> u32 {
        NotSold::purchase_code(self.not_sold(bought, 1, true))
    }

    /// Why this user cannot buy so many; absent: they are for sale. `in_app`: the caller is the app.
    pub fn not_sold(&self, bought: Bought, quantity: u32, in_app: bool) -> Option<NotSold> {
        if self.app_only && !in_app {
            return Some(NotSold::AppOnly);
        }
        let (most, limited_by) = self.most(bought);
        let is_limited = quantity > most && limited_by != QuantityLimit::Stock;
        let of_card = NotSold::of_card(&self.card);
        match of_card {
            Some(NotSold::NotInGroup) if is_limited => Some(NotSold::LimitReached),
            Some(_) => of_card,
            None if is_limited => Some(NotSold::LimitReached),
            None => (quantity > most).then_some(NotSold::SoldOut),
        }
    }

    /// The most that stock and limits leave, and which of them it is: the user's own limits before
    /// stock, where both leave as many.
    pub fn most(&self, bought: Bought) -> (u32, QuantityLimit) {
        if self.card.user_limit {
            return (0, QuantityLimit::Limit);
        }
        let (ever, today) = self.limits.left(bought);
        [
            (ever, QuantityLimit::Limit),
            (today, QuantityLimit::DailyLimit),
            (Some(self.card.remaining_stock), QuantityLimit::Stock),
            (Some(MOST_IN_ORDER), QuantityLimit::Order),
        ]
        .into_iter()
        .filter_map(|(most, limited_by)| Some((most?, limited_by)))
        .min_by_key(|(most, _)| *most)
        .unwrap_or((0, QuantityLimit::Stock))
    }

    /// How many the user may buy now; 0 with any cause but the host.
    pub fn purchasable_count(&self, bought: Bought) -> u32 {
        match self.not_sold(bought, 1, true) {
            Some(_) => 0,
            None => self.most(bought).0,
        }
    }

    pub fn purchase_limits(&self, bought: Bought) -> PurchaseLimits {
        PurchaseLimits {
            receive_times_daily_limit: self.limits.daily,
            receive_times_limit: self.limits.ever,
            order_use_limit_num: self.usage.per_visit_limit,
            purchasable_count: self.purchasable_count(bought),
        }
    }

    pub fn user_group(&self) -> UserGroup {
        match self.is_for_everybody {
            true => UserGroup::Everybody,
            false => UserGroup::Invited,
        }
    }
}
