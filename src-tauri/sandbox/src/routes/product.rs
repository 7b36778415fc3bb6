//! One voucher. Spec home 7.

use jajan_contract::product::{ProductDetailBody, ProductDetailData};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::ids;

pub async fn product_detail(ctx: Ctx, body: ProductDetailBody) -> Result<ProductDetailData, Error> {
    let number = ids::sku_number(&body.sku_id).ok_or_else(|| Error::value("skuId".to_owned()))?;
    let asset = ctx.database.asset(number, ctx.viewer()).await?;
    let asset = asset.ok_or(Business::CouponEnded)?;
    Ok(ProductDetailData { asset })
}
