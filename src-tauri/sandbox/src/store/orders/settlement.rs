//! What an order would cost now. Contract `settlement`; buying 4.

use jajan_contract::ids::SessionId;
use jajan_contract::order::checkout::{
    EnvelopeChoice, EnvelopeFit, EnvelopeOption, OrderItem, SettlementData,
};
use rusqlite::Connection;

use crate::bill::bill;
use crate::chance::ticket::Wait;
use crate::ids::{self, row};
use crate::money::envelopes::{Cart, Envelope, best, ranked};
use crate::pictures;
use crate::secrets;
use crate::store::catalog::purchase::{Bought, NotOffered, NotSold, Offer, offer};
use crate::store::coupons::envelopes;
use crate::store::orders::bought::bought;
use crate::store::orders::methods::{PAY_MINUTES, QRIS_MAX_RP, methods, most_rp, takes_cash};
use crate::store::{Database, Outcome, Refuse, Sql, Stop, Viewer};

/// What a user is about to order.
#[derive(Debug, Clone)]
pub struct Attempt {
    pub user_id: row::User,
    pub product_id: row::Product,
    pub quantity: u32,
    pub detail_id: Option<SessionId>,
    pub is_app: bool,
    pub now_ms: u64,
}

/// Why an order cannot be placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotPlaced {
    /// There never was such a voucher.
    Absent,
    Withdrawn,
    NotSold(NotSold),
    /// The price is not the one that the buyer was shown.
    PriceChanged,
    EnvelopeUnfit,
    /// It cannot be split so.
    NotSplit,
    /// The buyer has an open split.
    SplitOpen,
    /// Another store sells it.
    ForeignStore,
    /// No method pays so much at once.
    NoMethod,
    /// The buyer has too many unpaid orders.
    Unpaid,
    /// The idempotency key was used for another order.
    KeyReused,
    /// Too many orders at once: the buyer has to try again later.
    Rush(Wait),
}

impl Refuse for NotPlaced {}

impl From<NotOffered> for NotPlaced {
    fn from(why: NotOffered) -> Self {
        match why {
            NotOffered::Absent => Self::Absent,
            NotOffered::Withdrawn => Self::Withdrawn,
        }
    }
}

/// A quantity at its price.
pub struct Priced {
    pub offer: Offer,
    pub quantity: u32,
    pub total_rp: u32,
    pub cart: Cart,
}

impl Database {
    /// For as many of the pieces as may be bought, at least one.
    pub async fn settlement(
        &self,
        attempt: Attempt,
        envelope: EnvelopeChoice,
        envelope_id: Option<row::RedPacket>,
    ) -> Outcome<SettlementData, NotPlaced> {
        self.read_or_refuse(move |connection| settle(connection, &attempt, &envelope, envelope_id))
            .await
    }
}

fn settle(
    connection: &Connection,
    attempt: &Attempt,
    choice: &EnvelopeChoice,
    envelope_id: Option<row::RedPacket>,
) -> Outcome<SettlementData, NotPlaced> {
    let offer = offered(connection, attempt)?;
    let bought = bought(
        connection,
        attempt.user_id,
        attempt.product_id,
        attempt.now_ms,
    )?;
    let (max_quantity, limited_by) = offer.most(bought);
    let quantity = attempt.quantity.min(max_quantity).max(1);
    let priced = priced(offer, bought, quantity, attempt)?;
    let cart = priced.cart;
    let envelopes = ranked(
        envelopes::of_user(connection, attempt.user_id, attempt.now_ms)?,
        cart,
    );
    let given = envelope_id.and_then(|id| {
        let named = envelopes.iter().find(|envelope| envelope.id == id);
        named.filter(|envelope| envelope.fit(cart) == EnvelopeFit::Fits)
    });
    let taken = match choice {
        EnvelopeChoice::Auto => best(&envelopes, cart),
        EnvelopeChoice::None => None,
        EnvelopeChoice::Given => Some(given.ok_or(NotPlaced::EnvelopeUnfit)?),
    };
    let discount_amount = taken.map_or(0, |envelope| envelope.saved(cart));
    let pay_amount = priced.total_rp - discount_amount;
    let sql = "SELECT country_code, phone_no FROM users WHERE user_id = ?1";
    let (country_code, phone_no): (String, String) = connection.row(sql, [attempt.user_id])?;
    let Priced { offer, .. } = &priced;
    let method_list = methods(takes_cash(connection, offer.sold.store_id)?);
    let most_rp = most_rp(&method_list);
    // With fewer pieces the same envelope, or the best one where they no longer reach it.
    let pieces = |max_rp| {
        let pays = |pieces: &u32| {
            let total_rp = offer.sale_price().saturating_mul(*pieces);
            let smaller = Cart { total_rp, ..cart };
            let kept = taken.filter(|envelope| envelope.fit(smaller) == EnvelopeFit::Fits);
            let next = || taken.and_then(|_| best(&envelopes, smaller));
            let saved_rp = kept.or_else(next).map_or(0, |one| one.saved(smaller));
            total_rp - saved_rp <= max_rp
        };
        (1..quantity).rev().find(pays).unwrap_or(0)
    };
    Ok(SettlementData {
        item: item(offer, quantity),
        max_quantity,
        limited_by,
        limits: offer.purchase_limits(bought),
        remaining_stock: offer.card.remaining_stock,
        total_amount: priced.total_rp,
        discount_amount,
        pay_amount,
        red_envelope_id: taken.map(|envelope| ids::red_envelope(envelope.id)),
        envelope_list: envelopes.iter().map(|each| option(each, cart)).collect(),
        bill: bill(
            &offer.bill_rules,
            offer.sold.original_price,
            quantity,
            pay_amount,
        ),
        qris_max_quantity: (pay_amount > QRIS_MAX_RP).then(|| pieces(QRIS_MAX_RP)),
        payable_quantity: (pay_amount > most_rp).then(|| pieces(most_rp)),
        method_list,
        flash_remaining_time: offer.flash_remaining_s,
        contact: secrets::phone(&country_code, &phone_no),
        server_time: attempt.now_ms,
        pay_minutes: PAY_MINUTES,
    })
}

/// The voucher as it is offered to this user.
pub fn offered(connection: &Connection, attempt: &Attempt) -> Outcome<Offer, NotPlaced> {
    let viewer = Viewer::member(attempt.user_id, attempt.now_ms);
    let offer = offer(
        connection,
        attempt.product_id,
        viewer,
        attempt.detail_id.as_deref(),
    );
    offer.map_err(Stop::widen)
}

/// Refused, when this user cannot buy so many.
pub fn priced(
    offer: Offer,
    bought: Bought,
    quantity: u32,
    attempt: &Attempt,
) -> Result<Priced, NotPlaced> {
    if let Some(why) = offer.not_sold(bought, quantity, attempt.is_app) {
        return Err(NotPlaced::NotSold(why));
    }
    let total_rp = offer.sale_price().saturating_mul(quantity);
    Ok(Priced {
        quantity,
        total_rp,
        cart: Cart {
            product_id: attempt.product_id,
            total_rp,
            is_app: attempt.is_app,
            now_ms: attempt.now_ms,
        },
        offer,
    })
}

/// As it is frozen in an order.
pub fn item(offer: &Offer, quantity: u32) -> OrderItem {
    let card = &offer.card;
    OrderItem {
        sku_id: ids::sku(offer.sold.product_id),
        product_id: offer.product.clone(),
        product_name: card.coupon.coupon_name.clone(),
        product_type: card.coupon.product_type,
        image_url: card.image_url.clone(),
        background_color: pictures::ground_color(&offer.ground).to_owned(),
        store_id: card.store_info.store_id.clone(),
        poi_id: card.store_info.poi_id.clone(),
        store_name: card.store_info.store_name.clone(),
        detail_id: card.detail_id.clone(),
        price_source: offer.price_source,
        original_price: card.price_info.original_price,
        sale_price: offer.sale_price(),
        quantity,
        refund: offer.refund,
        usage: offer.usage.clone(),
        valid_start: offer.valid_start,
        valid_end: offer.valid_end,
    }
}

fn option(envelope: &Envelope, cart: Cart) -> EnvelopeOption {
    let fit = envelope.fit(cart);
    EnvelopeOption {
        red_envelope_id: ids::red_envelope(envelope.id),
        discount_amount: envelope.discount_rp,
        saved_amount: envelope.saved(cart),
        use_order_amount_threshold: envelope.threshold_rp,
        expire_time: envelope.expires_ms,
        app_only: envelope.is_app_only,
        missing_amount: (fit == EnvelopeFit::Below).then(|| envelope.threshold_rp - cart.total_rp),
        fit,
    }
}
