//! `order_list`, `order_detail`, `cancel_order`, `open_case`.

use jajan_contract::order::orders::{
    OpenCaseBody, OpenCaseData, OrderDetailBody, OrderDetailData, OrderFilter, OrderListBody,
    OrderListData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Buying, Error, Owning};
use crate::ids;
use crate::routes::checks::{check_id, check_words};
use crate::routes::orders::{order_number, ready, ready_with_reviews};
use crate::store::orders::cancel::NotCancelled;
use crate::store::orders::methods::SERVICE_WHATSAPP;

const MAX_PAGE_SIZE: u32 = 50;
const MAX_NOTE_CHARS: usize = 300;

pub async fn order_list(ctx: Ctx, body: OrderListBody) -> Result<OrderListData, Error> {
    let user_id = ready_with_reviews(&ctx).await?;
    let page = crate::store::Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let database = &ctx.database;
    let (order_list, has_more) = database.orders_of(user_id, body.filter, page).await?;
    let split_list = match (body.filter, body.page_no) {
        (OrderFilter::All, 1) => database.paid_splits(user_id, ctx.now_ms).await?,
        _ => Vec::new(),
    };
    Ok(OrderListData {
        order_list,
        split_list,
        has_more,
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
    let cancelled = ctx
        .database
        .cancel_order(order_id, user_id, ctx.now_ms)
        .await?;
    cancelled.map_err(|why| {
        match why {
            NotCancelled::Absent => Buying::OrderAbsent,
            NotCancelled::Running => Buying::PaymentRunning,
        }
        .into()
    })
}

pub async fn open_case(ctx: Ctx, body: OpenCaseBody) -> Result<OpenCaseData, Error> {
    let user_id = ready(&ctx).await?;
    check_words(&body.note, MAX_NOTE_CHARS)?;
    let note = body.note.trim().to_owned();
    let case = match &body.coupon_id {
        Some(id) => {
            check_id("couponId", id)?;
            let coupon_id = ids::coupon_number(id).ok_or(Owning::CouponAbsent)?;
            let database = &ctx.database;
            let opening =
                database.open_case_of_coupon(coupon_id, user_id, body.topic, note, ctx.now_ms);
            opening.await?.ok_or(Owning::CouponAbsent)?
        }
        None => {
            let order_id = order_number(&body.order_id.unwrap_or_default())?;
            let database = &ctx.database;
            let opening = database.open_case(order_id, user_id, body.topic, note, ctx.now_ms);
            opening.await?.ok_or(Buying::OrderAbsent)?
        }
    };
    Ok(OpenCaseData {
        case,
        service_whatsapp: SERVICE_WHATSAPP.to_owned(),
    })
}
