//! Flash-sale sessions: the page, the list of one, reservations. Home 3, 7; discovery 3.

use jajan_contract::flash_sale::{
    FlashListBody, FlashListData, FlashListPageBody, FlashListPageData, FlashReserveBody,
    FlashReserveData, FlashSalePageBody, FlashSalePageData,
};

use crate::chance;
use crate::edge::ctx::Ctx;
use crate::error::{Business, Error, Refusal};
use crate::routes::checks::{MAX_ID_CHARS, check_id, check_max};
use crate::routes::product::product_number;
use crate::store::Page;
use crate::store::discovery::reservations::{NotReserved, Reserving};

const MAX_PAGE_SIZE: u32 = 50;

pub async fn flash_sale_page_detail(
    ctx: Ctx,
    body: FlashSalePageBody,
) -> Result<FlashSalePageData, Error> {
    check_id("pageId", &body.page_id)?;
    Ok(ctx
        .database
        .flash_sale_page(body.page_id, ctx.viewer())
        .await?)
}

pub async fn flash_list_page(
    ctx: Ctx,
    body: FlashListPageBody,
) -> Result<FlashListPageData, Error> {
    check_id("pageId", &body.page_id)?;
    let page = ctx.database.flash_list_page(body.page_id, ctx.viewer());
    Ok(page.await?)
}

pub async fn flash_list(ctx: Ctx, body: FlashListBody) -> Result<FlashListData, Error> {
    check_id("sessionUniqueKey", &body.session_unique_key)?;
    check_max("queryId", &body.query_id, MAX_ID_CHARS)?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    // The order of a session is its own: the id keeps nothing, it tells which pages belong together.
    let query_id = match body.query_id.is_empty() {
        true => chance::link(),
        false => body.query_id,
    };
    let key = body.session_unique_key;
    let list = ctx.database.flash_list(key, page, query_id, ctx.viewer());
    list.await?.ok_or_else(|| Business::FlashAbsent.into())
}

pub async fn flash_reserve(ctx: Ctx, body: FlashReserveBody) -> Result<FlashReserveData, Error> {
    check_id("sessionUniqueKey", &body.session_unique_key)?;
    let asked = Reserving {
        user_id: ctx.member()?.user_id,
        product_id: product_number(&body.sku_id)?,
        session_key: body.session_unique_key,
        is_reserved: body.is_reserved,
        now_ms: ctx.now_ms,
    };
    let done = ctx.database.reserve_flash_item(asked, ctx.key.clone());
    Ok(done.await?)
}

impl From<NotReserved> for Error {
    fn from(why: NotReserved) -> Self {
        match why {
            NotReserved::Absent => Business::FlashAbsent.into(),
            NotReserved::Begun => Business::FlashBegun.into(),
            NotReserved::Full => Business::ReservationsFull.into(),
            NotReserved::KeyReused => Self::new(
                Refusal::ValueInvalid,
                "idempotency key: used for another body",
            ),
        }
    }
}
