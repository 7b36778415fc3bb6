//! Flash-sale sessions.

use jajan_contract::flash_sale::{FlashSalePageBody, FlashSalePageData};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::check_text;

pub async fn flash_sale_page_detail(
    ctx: Ctx,
    body: FlashSalePageBody,
) -> Result<FlashSalePageData, Error> {
    check_text("pageId", &body.page_id, 64)?;
    Ok(ctx
        .database
        .flash_sale_page(body.page_id, ctx.viewer())
        .await?)
}
