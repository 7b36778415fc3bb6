//! Flash-sale sessions.

use jajan_contract::flash_sale::{FlashSalePageBody, FlashSalePageData};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::check_id;

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
