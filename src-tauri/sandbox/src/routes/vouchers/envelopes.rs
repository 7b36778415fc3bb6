//! `product_list`. Buying 3.

use jajan_contract::order::envelope::{ProductListBody, ProductListData};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::ids;
use crate::routes::checks::check_id;
use crate::routes::product::position;
use crate::routes::vouchers::ready;
use crate::store::Page;

const MAX_PAGE_SIZE: u32 = 50;

pub async fn product_list(ctx: Ctx, body: ProductListBody) -> Result<ProductListData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("redEnvelopeId", &body.red_envelope_id)?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let position = position(body.latitude, body.longitude)?;
    let number = ids::red_envelope_number(&body.red_envelope_id).ok_or(Owning::TokenAbsent)?;
    let found = ctx
        .database
        .envelope_products(user_id, number, page, position, ctx.viewer());
    found.await?.ok_or_else(|| Owning::TokenAbsent.into())
}
