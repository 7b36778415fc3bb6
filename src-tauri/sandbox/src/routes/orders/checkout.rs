//! `h5_config`, `settlement`, `place_order`.

use jajan_contract::ids::{RedEnvelopeId, SessionId, SkuId};
use jajan_contract::{
    headers::Host,
    order::checkout::{
        EnvelopeChoice, H5ConfigBody, H5ConfigData, PlaceOrderBody, PlaceOrderData, SettlementBody,
        SettlementData,
    },
};

use crate::chance::ticket::Holder;
use crate::edge::ctx::Ctx;
use crate::edge::once;
use crate::error::{Business, Buying, Error, Owning, Refusal};
use crate::ids::{self, row};
use crate::memory::rush::Coming;
use crate::routes::checks::check_id;
use crate::routes::orders::splits::check_split;
use crate::routes::orders::{product_number, ready};
use crate::store::catalog::purchase::{MOST_IN_ORDER, NotSold};
use crate::store::due::Scope;
use crate::store::orders::methods;
use crate::store::orders::place::Placing;
use crate::store::orders::settlement::{Attempt, NotPlaced};

pub async fn h5_config(ctx: Ctx, body: H5ConfigBody) -> Result<H5ConfigData, Error> {
    if body.sku_id.is_empty() {
        return Ok(methods::config(false));
    }
    let product_id = product_number(&body.sku_id)?;
    Ok(ctx.database.h5_config(product_id).await?)
}

pub async fn settlement(ctx: Ctx, body: SettlementBody) -> Result<SettlementData, Error> {
    let user_id = ready(&ctx).await?;
    let attempt = attempt(&ctx, user_id, &body.sku_id, body.quantity, body.detail_id)?;
    free_stock(&ctx, attempt.product_id).await?;
    let envelope_id = match (&body.envelope, &body.red_envelope_id) {
        (EnvelopeChoice::Given, Some(id)) => Some(red_packet_number(id)?),
        (EnvelopeChoice::Given, None) => {
            return Err(Error::value("redEnvelopeId: needed with GIVEN"));
        }
        (_, Some(_)) => return Err(Error::value("redEnvelopeId: with GIVEN only")),
        (_, None) => None,
    };
    Ok(ctx
        .database
        .settlement(attempt, body.envelope, envelope_id)
        .await?)
}

pub async fn place_order(ctx: Ctx, body: PlaceOrderBody) -> Result<PlaceOrderData, Error> {
    let user_id = ready(&ctx).await?;
    let asked = once::request_hash(&body)?;
    let attempt = attempt(&ctx, user_id, &body.sku_id, body.quantity, body.detail_id)?;
    free_stock(&ctx, attempt.product_id).await?;
    check_id("storeId", &body.store_id)?;
    if body.product_id != ids::product(attempt.product_id) {
        return Err(Error::value("productId: not of this skuId"));
    }
    let red_packet_id = body.red_envelope_id.as_ref().map(red_packet_number);
    if let Some(split) = &body.split {
        check_split(split)?;
    }
    let placing = Placing {
        red_packet_id: red_packet_id.transpose()?,
        pay_rp: body.pay_amount,
        split: body.split,
        key: ctx.key.clone(),
        store: body.store_id,
        body: asked,
        attempt,
    };
    let Attempt {
        product_id,
        user_id: buyer,
        ..
    } = placing.attempt;
    let (caller, token) = (ctx.clone(), body.queue_token);
    let gate = move |per_second, stock| {
        let coming = Coming {
            holder: Holder {
                product: product_id.0,
                device_id: &caller.device_id,
            },
            buyer: buyer.0,
            token: token.as_deref(),
            now_ms: caller.now_ms,
        };
        caller.rush.enter(coming, per_second, stock)
    };
    Ok(ctx.database.place_order(placing, gate).await?)
}

/// Orders that should be closed hold no stock.
async fn free_stock(ctx: &Ctx, product_id: row::Product) -> Result<(), Error> {
    let scope = Scope::Product(product_id);
    Ok(ctx.database.settle_for(scope, ctx.now_ms).await?)
}

fn attempt(
    ctx: &Ctx,
    user_id: row::User,
    sku_id: &SkuId,
    quantity: u32,
    detail_id: Option<SessionId>,
) -> Result<Attempt, Error> {
    if !(1..=MOST_IN_ORDER).contains(&quantity) {
        return Err(Error::value(format!(
            "quantity: must be 1 to {MOST_IN_ORDER}"
        )));
    }
    let detail_id = detail_id.filter(|id| !id.is_empty());
    if let Some(id) = &detail_id {
        check_id("detailId", id)?;
    }
    Ok(Attempt {
        user_id,
        product_id: product_number(sku_id)?,
        quantity,
        detail_id,
        is_app: ctx.host == Host::App,
        now_ms: ctx.now_ms,
    })
}

fn red_packet_number(id: &RedEnvelopeId) -> Result<row::RedPacket, Error> {
    check_id("redEnvelopeId", id)?;
    ids::red_envelope_number(id).ok_or_else(|| Buying::EnvelopeUnfit.into())
}

impl From<NotPlaced> for Error {
    fn from(why: NotPlaced) -> Self {
        match why {
            NotPlaced::Absent => Business::CouponEnded.into(),
            NotPlaced::Withdrawn => Business::VoucherWithdrawn.into(),
            NotPlaced::PriceChanged => Buying::PriceChanged.into(),
            NotPlaced::EnvelopeUnfit => Buying::EnvelopeUnfit.into(),
            NotPlaced::NotSplit => Owning::SplitRefused.into(),
            NotPlaced::SplitOpen => Owning::SplitOpen.into(),
            NotPlaced::KeyReused => Self::new(
                Refusal::ValueInvalid,
                "idempotency key: used for another body",
            ),
            NotPlaced::ForeignStore => Self::value("storeId: does not sell this skuId"),
            NotPlaced::NoMethod => Buying::NoMethod.into(),
            NotPlaced::Unpaid => Buying::UnpaidOrders.into(),
            NotPlaced::Rush(wait) => Self::rush(wait),
            NotPlaced::NotSold(NotSold::SoldOut) => Buying::SoldOut.into(),
            NotPlaced::NotSold(NotSold::LimitReached) => Buying::PurchaseLimit.into(),
            NotPlaced::NotSold(NotSold::NotInGroup | NotSold::NotYetOnSale) => {
                Buying::NotEligible.into()
            }
            NotPlaced::NotSold(NotSold::AppOnly) => Buying::AppOnly.into(),
        }
    }
}
