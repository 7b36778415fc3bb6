//! `order_list`, `order_detail`, `cancel_order`, `open_case`.

use jajan_contract::order::orders::{
    OpenCaseBody, OpenCaseData, OrderDetailBody, OrderDetailData, OrderFilter, OrderListBody,
    OrderListData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Buying, Error, Owning, Refusal};
use crate::ids;
use crate::routes::checks::{check_id, seen_message};
use crate::routes::orders::{order_number, ready, ready_with_reviews};
use crate::store::orders::cancel::NotCancelled;
use crate::store::orders::case_messages::NotWritten;
use crate::store::orders::cases::{About, NotAsked, Question};
use crate::store::orders::methods::SERVICE_WHATSAPP;

const MAX_PAGE_SIZE: u32 = 50;
const MAX_NOTE_CHARS: usize = 300;
const KEY_REUSED: &str = "idempotency key: used for another body";

pub async fn order_list(ctx: Ctx, body: OrderListBody) -> Result<OrderListData, Error> {
    let user_id = ready_with_reviews(&ctx).await?;
    let page = crate::store::Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let database = &ctx.database;
    let orders = database.orders_of(user_id, body.filter, page, ctx.now_ms);
    let (order_list, has_more, orders_left_out) = orders.await?;
    let (split_list, splits_left_out) = match (body.filter, body.page_no) {
        (OrderFilter::All, 1) => database.paid_splits(user_id, ctx.now_ms).await?,
        _ => (Vec::new(), None),
    };
    let left_out = [orders_left_out, splits_left_out].into_iter().flatten();
    Ok(OrderListData {
        order_list,
        split_list,
        has_more,
        left_out_count: left_out.reduce(|orders, splits| orders + splits),
        server_time: ctx.now_ms,
    })
}

pub async fn order_detail(ctx: Ctx, body: OrderDetailBody) -> Result<OrderDetailData, Error> {
    let user_id = ready_with_reviews(&ctx).await?;
    let order_id = order_number(&body.order_id)?;
    let found = ctx
        .database
        .order_detail(order_id, user_id, ctx.now_ms)
        .await?;
    found.ok_or_else(|| Buying::OrderAbsent.into())
}

pub async fn cancel_order(ctx: Ctx, body: OrderDetailBody) -> Result<OrderDetailData, Error> {
    let user_id = ready(&ctx).await?;
    let order_id = order_number(&body.order_id)?;
    Ok(ctx
        .database
        .cancel_order(order_id, user_id, ctx.now_ms)
        .await?)
}

impl From<NotCancelled> for Error {
    fn from(why: NotCancelled) -> Self {
        match why {
            NotCancelled::Absent => Buying::OrderAbsent.into(),
            NotCancelled::Running => Buying::PaymentRunning.into(),
        }
    }
}

pub async fn open_case(ctx: Ctx, body: OpenCaseBody) -> Result<OpenCaseData, Error> {
    let user_id = ready(&ctx).await?;
    let note = seen_message(&body.note, MAX_NOTE_CHARS)?;
    let about = match &body.coupon_id {
        Some(id) => {
            check_id("couponId", id)?;
            About::Coupon(ids::coupon_number(id).ok_or(Owning::CouponAbsent)?)
        }
        None => About::Order(order_number(&body.order_id.unwrap_or_default())?),
    };
    let question = Question {
        about,
        user_id,
        topic: body.topic,
        note,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(OpenCaseData {
        case: ctx.database.ask_service(question).await?,
        service_whatsapp: SERVICE_WHATSAPP.to_owned(),
    })
}

impl From<NotAsked> for Error {
    fn from(why: NotAsked) -> Self {
        match why {
            NotAsked::OrderAbsent => Buying::OrderAbsent.into(),
            NotAsked::CouponAbsent => Owning::CouponAbsent.into(),
            NotAsked::NotWritten(why) => why.into(),
        }
    }
}

impl From<NotWritten> for Error {
    fn from(why: NotWritten) -> Self {
        match why {
            NotWritten::Full => Owning::CaseFull.into(),
            NotWritten::KeyReused => Error::new(Refusal::ValueInvalid, KEY_REUSED),
        }
    }
}
