//! `pay`, `pay_result`, `money_check`, and the provider's notices.

use axum::{extract::Request, http::HeaderMap, http::StatusCode};
use jajan_contract::ids::{OrderId, ShareId};
use jajan_contract::{
    headers::{SIGNATURE, TIMESTAMP},
    order::pay::{
        MoneyCheckBody, MoneyCheckData, PayBody, PayData, PayResultBody, PayResultData, Payment,
    },
    signature::{AppSecret, Signed},
};

use crate::edge::address::address;
use crate::edge::body;
use crate::edge::ctx::Ctx;
use crate::error::{Buying, Error, Owning};
use crate::ids::row;
use crate::memory::bodies::Sender;
use crate::mode::Mode;
use crate::routes::checks::check_text;
use crate::routes::orders::splits::{pay_share, share_result};
use crate::routes::orders::{order_number, ready};
use crate::state::App;
use crate::store::payments::begin::{Begin, NotBegun};
use crate::store::payments::check::Memory;
use crate::typed;

/// The year 5138: what is later is no time, and would not fit the database.
const MAX_TIME_MS: u64 = 100_000_000_000_000;
const MAX_REFERENCE_CHARS: usize = 40;
pub const NOTICE_PATH: &str = "/provider/notice";
/// Of the provider that the sandbox plays; no real one has it.
pub const PROVIDER_SECRET: &str = "sandbox-provider";
const MAX_EVENT_ID_CHARS: usize = 64;

pub async fn pay(ctx: Ctx, body: PayBody) -> Result<PayData, Error> {
    let payment = match paid_for(&body.order_id, &body.share_id)? {
        PaidFor::Order(order_id) => pay_order(&ctx, order_id, &body).await?,
        PaidFor::Share(share_id) => pay_share(&ctx, share_id, &body).await?,
    };
    Ok(PayData {
        payment,
        server_time: ctx.now_ms,
    })
}

/// What is paid.
enum PaidFor {
    Order(row::Order),
    Share(ShareId),
}

fn paid_for(order_id: &Option<OrderId>, share_id: &Option<ShareId>) -> Result<PaidFor, Error> {
    match (order_id, share_id) {
        (Some(order_id), None) => Ok(PaidFor::Order(order_number(order_id)?)),
        (None, Some(share_id)) => Ok(PaidFor::Share(share_id.clone())),
        _ => Err(Error::value("one of orderId and shareId")),
    }
}

async fn pay_order(ctx: &Ctx, order_id: row::Order, body: &PayBody) -> Result<Payment, Error> {
    let begin = Begin {
        user_id: ready(ctx).await?,
        order_id,
        method: body.method,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.begin_payment(begin).await?)
}

impl From<NotBegun> for Error {
    fn from(why: NotBegun) -> Self {
        match why {
            NotBegun::NotPayable => Buying::NotPayable.into(),
            NotBegun::Running => Buying::PaymentRunning.into(),
            NotBegun::OverLimit => Buying::QrisLimit.into(),
            NotBegun::MethodRefused => Buying::PayMethodRefused.into(),
            NotBegun::SplitClosed => Owning::SplitClosed.into(),
        }
    }
}

pub async fn pay_result(ctx: Ctx, body: PayResultBody) -> Result<PayResultData, Error> {
    let order_id = match paid_for(&body.order_id, &body.share_id)? {
        PaidFor::Order(order_id) => order_id,
        PaidFor::Share(share_id) => return share_result(&ctx, share_id).await,
    };
    let user_id = ready(&ctx).await?;
    let result = ctx
        .database
        .pay_result(order_id, user_id, ctx.now_ms)
        .await?;
    result.ok_or_else(|| Buying::OrderAbsent.into())
}

pub async fn money_check(ctx: Ctx, body: MoneyCheckBody) -> Result<MoneyCheckData, Error> {
    let user_id = ready(&ctx).await?;
    let reference = body.reference.as_deref().map(typed::plain);
    let reference = reference.filter(|reference| !reference.is_empty());
    if let Some(reference) = &reference {
        check_text("reference", reference, MAX_REFERENCE_CHARS)?;
    } else if body.paid_time.is_none() || body.amount.is_none() {
        return Err(Error::value("reference, or paidTime and amount"));
    }
    if body.paid_time.is_some_and(|at_ms| at_ms > MAX_TIME_MS) {
        return Err(Error::value("paidTime: milliseconds since the epoch"));
    }
    let memory = Memory {
        order_id: order_number(&body.order_id)?,
        user_id,
        reference,
        paid_ms: body.paid_time,
        amount_rp: body.amount,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.check_money(memory).await?)
}

/// A notice of the provider: `{"eventId": "E…"}`, signed. It only names an event, which is then read from
/// the provider: a forged or replayed notice changes nothing.
pub async fn notice(app: App, request: Request) -> StatusCode {
    let (parts, stream) = request.into_parts();
    let (headers, bodies) = (&parts.headers, &app.kept.bodies);
    if app.mode == Mode::Prod || !headers.contains_key(SIGNATURE) {
        body::drain(bodies, body::NOTICE, headers, stream).await;
        return StatusCode::UNAUTHORIZED;
    }
    let sender = Sender {
        address: address(&parts),
        account: None,
    };
    let taken = body::read(bodies, body::NOTICE, headers, sender, stream).await;
    let event_id = match taken {
        Ok(taken) => signed_event(headers, &taken.bytes),
        Err(error) => return error.refusal.status(),
    };
    let Some(event_id) = event_id else {
        return StatusCode::UNAUTHORIZED;
    };
    match app.database.notice(event_id, app.clock.now_ms()).await {
        Ok(true) => StatusCode::NO_CONTENT,
        Ok(false) => StatusCode::NOT_FOUND,
        Err(error) => {
            tracing::error!(%error, "a notice could not be acted on");
            StatusCode::INTERNAL_SERVER_ERROR
        }
    }
}

/// The signature is that of calls, with the provider's own secret and no request id.
fn signed_event(headers: &HeaderMap, body: &[u8]) -> Option<String> {
    let text = |name| headers.get(name)?.to_str().ok();
    let signed = Signed {
        method: "POST",
        path: NOTICE_PATH,
        timestamp: text(TIMESTAMP)?,
        request_id: "",
        key: "",
        body,
    };
    let secret = AppSecret::new(PROVIDER_SECRET);
    if !secret.verifies(&signed, text(SIGNATURE)?) {
        return None;
    }
    let notice: serde_json::Value = serde_json::from_slice(body).ok()?;
    let event_id = notice.get("eventId")?.as_str()?;
    (event_id.len() <= MAX_EVENT_ID_CHARS).then(|| event_id.to_owned())
}
