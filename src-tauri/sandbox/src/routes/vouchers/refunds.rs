//! `apply_refund`, `apply_refund_submit`, `refund_detail`, `refund_cancel`, `refund_resend`, `bank_list`,
//! `refund_reasons`, and the refund desk. Buying 3, 7.

use jajan_contract::ids::{CouponId, OrderId, RefundId};
use jajan_contract::order::money_back::{MoneyBack, RefundDestinationSetBody};
use jajan_contract::order::refund::{
    ApplyRefundBody, ApplyRefundData, ApplyRefundSubmitBody, ApplyRefundSubmitData, BankListBody,
    BankListData, DestinationKind, PlayRefundBody, RefundBody, RefundDestination, RefundDetailData,
    RefundFailure, RefundReasonsBody, RefundReasonsData, RefundResendBody, RefundStep,
};

use crate::chance;
use crate::city::details::banks;
use crate::edge::ctx::Ctx;
use crate::error::{Buying, Error, Owning, Refusal};
use crate::ids::row;
use crate::routes::checks::{check_count, check_id, check_text, check_words};
use crate::routes::vouchers::ready;
use crate::store::due::Scope;
use crate::store::refunds::change::{NotChanged, Resending};
use crate::store::refunds::desk::{Act, NotPlayed};
use crate::store::refunds::open::Asked;
use crate::store::refunds::reasons;
use crate::store::refunds::request::{NotAsked, RefundRequest};
use crate::store::refunds::target::Target;
use crate::{ids, typed};

/// Far more than one order can have of a voucher.
const MAX_COUPONS: usize = 100;
const MAX_NOTE_CHARS: usize = 300;
const MAX_REFERENCE_CHARS: usize = 40;

pub async fn apply_refund(ctx: Ctx, body: ApplyRefundBody) -> Result<ApplyRefundData, Error> {
    let user_id = ready(&ctx).await?;
    let order_id = order_number(&body.order_id)?;
    let coupons = match body.coupon_ids.is_empty() {
        true => Vec::new(),
        false => coupon_numbers(&body.coupon_ids)?,
    };
    let quoted = ctx
        .database
        .quote_refund(order_id, coupons, user_id, ctx.now_ms);
    Ok(quoted.await?)
}

pub async fn apply_refund_submit(
    ctx: Ctx,
    body: ApplyRefundSubmitBody,
) -> Result<ApplyRefundSubmitData, Error> {
    let user_id = ready(&ctx).await?;
    let order_id = order_number(&body.order_id)?;
    let coupons = coupon_numbers(&body.coupon_ids)?;
    check_words(&body.note, MAX_NOTE_CHARS)?;
    if reasons::reason(&body.reason).is_none() {
        return Err(Error::value("reason: one of refund_reasons"));
    }
    let detail = body.detail.unwrap_or_default();
    if !detail.is_empty() && reasons::detail(&body.reason, &detail).is_none() {
        return Err(Error::value("detail: one of its reason"));
    }
    let target = target(body.destination)?;
    let meant = format!("{order_id} {coupons:?} {} {detail} {target:?}", body.reason);
    let request = RefundRequest {
        order_id,
        coupons,
        asked: Asked {
            user_id,
            reason: body.reason,
            detail,
            note: body.note.trim().to_owned(),
            target,
            key: ctx.key.clone(),
            body: chance::hash(&meant),
        },
        now_ms: ctx.now_ms,
    };
    let refund_id = ctx.database.ask_refund(request).await?;
    Ok(ApplyRefundSubmitData {
        refund_id: ids::refund(refund_id),
    })
}

pub async fn refund_detail(ctx: Ctx, body: RefundBody) -> Result<RefundDetailData, Error> {
    let user_id = ready(&ctx).await?;
    let refund_id = refund_number(&body.refund_id)?;
    let found = ctx.database.refund_detail(refund_id, user_id, ctx.now_ms);
    found.await?.ok_or_else(|| Owning::RefundAbsent.into())
}

pub async fn refund_cancel(ctx: Ctx, body: RefundBody) -> Result<RefundDetailData, Error> {
    let user_id = ready(&ctx).await?;
    let refund_id = refund_number(&body.refund_id)?;
    let cancelled = ctx.database.cancel_refund(refund_id, user_id, ctx.now_ms);
    Ok(cancelled.await?)
}

pub async fn refund_resend(ctx: Ctx, body: RefundResendBody) -> Result<RefundDetailData, Error> {
    let user_id = ready(&ctx).await?;
    let resending = Resending {
        refund_id: refund_number(&body.refund_id)?,
        user_id,
        target: target(body.destination)?,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.resend_refund(resending).await?)
}

pub async fn refund_destination_set(
    ctx: Ctx,
    body: RefundDestinationSetBody,
) -> Result<MoneyBack, Error> {
    let user_id = ready(&ctx).await?;
    let order_id = order_number(&body.order_id)?;
    let target = target(body.destination)?;
    let named = ctx
        .database
        .name_destination(order_id, user_id, target, ctx.now_ms);
    Ok(named.await?)
}

pub async fn bank_list(_: Ctx, _: BankListBody) -> Result<BankListData, Error> {
    Ok(BankListData {
        bank_list: banks::all(),
    })
}

pub async fn refund_reasons(_: Ctx, _: RefundReasonsBody) -> Result<RefundReasonsData, Error> {
    Ok(RefundReasonsData {
        reason_list: reasons::all(),
    })
}

pub async fn play_refund(ctx: Ctx, body: PlayRefundBody) -> Result<RefundStep, Error> {
    let refund_id = ids::refund_number(&body.refund_id);
    if let Some(refund_id) = refund_id {
        let scope = Scope::Refund(refund_id);
        ctx.database.settle_for(scope, ctx.now_ms).await?;
    }
    if let Some(reference) = &body.reference {
        check_text("reference", reference, MAX_REFERENCE_CHARS)?;
    }
    let act = Act {
        refund_id: refund_id.ok_or_else(|| Error::value("no such refund"))?,
        act: body.act,
        failure: body.failure_reason.unwrap_or(RefundFailure::ProviderDown),
        reference: body.reference,
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.play_refund(act).await?)
}

fn order_number(id: &OrderId) -> Result<row::Order, Error> {
    check_id("orderId", id)?;
    ids::order_number(id).ok_or_else(|| Buying::OrderAbsent.into())
}

fn refund_number(id: &RefundId) -> Result<row::Refund, Error> {
    check_id("refundId", id)?;
    ids::refund_number(id).ok_or_else(|| Owning::RefundAbsent.into())
}

/// Sorted, each once. A coupon that was claimed of a batch is no purchase.
fn coupon_numbers(coupon_ids: &[CouponId]) -> Result<Vec<row::Coupon>, Error> {
    check_count("couponIds", coupon_ids.len(), MAX_COUPONS)?;
    let mut numbers = Vec::with_capacity(coupon_ids.len());
    for id in coupon_ids {
        check_id("couponIds", id)?;
        numbers.push(ids::coupon_number(id).ok_or(Owning::RefundRefused)?);
    }
    numbers.sort_unstable();
    numbers.dedup();
    Ok(numbers)
}

/// What cannot be a destination is one that the money cannot go to. The bank's own check of the name is
/// the provider's, when it is sent.
fn target(destination: RefundDestination) -> Result<Target, Error> {
    let found = match destination.kind {
        DestinationKind::Original => Some(Target::Original(None)),
        DestinationKind::Ewallet => {
            let typed = destination.phone_no.as_deref().and_then(typed::phone);
            typed.map(Target::Ewallet)
        }
        DestinationKind::Bank => bank(destination),
    };
    found.ok_or_else(|| Owning::RefundDestination.into())
}

fn bank(destination: RefundDestination) -> Option<Target> {
    let name = destination.bank_name?;
    let holder = typed::person(&destination.bank_account_name?)?;
    let number = typed::account(&destination.bank_account_number?)?;
    banks::is_known(&name).then_some(Target::Bank {
        name,
        holder,
        number,
    })
}

impl From<NotAsked> for Error {
    fn from(why: NotAsked) -> Self {
        match why {
            NotAsked::Absent => Buying::OrderAbsent.into(),
            NotAsked::Refused => Owning::RefundRefused.into(),
            NotAsked::Busy => Owning::RefundBusy.into(),
            NotAsked::Destination => Owning::RefundDestination.into(),
            NotAsked::KeyReused => Self::new(
                Refusal::ValueInvalid,
                "idempotency key: used for another body",
            ),
        }
    }
}

impl From<NotChanged> for Error {
    fn from(why: NotChanged) -> Self {
        match why {
            NotChanged::Absent => Owning::RefundAbsent,
            NotChanged::Refused => Owning::RefundRefused,
            NotChanged::Busy => Owning::RefundBusy,
            NotChanged::Destination => Owning::RefundDestination,
            NotChanged::Sent => Owning::RefundSent,
        }
        .into()
    }
}

impl From<NotPlayed> for Error {
    fn from(why: NotPlayed) -> Self {
        Self::value(why.words())
    }
}

impl NotPlayed {
    /// For a person at the console, and the detail of a refusal.
    pub fn words(self) -> String {
        match self {
            Self::Absent => "no such refund".to_owned(),
            Self::Status(status) => format!("act: not while it is {status:?}"),
        }
    }
}
