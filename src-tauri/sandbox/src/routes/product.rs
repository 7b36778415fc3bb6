//! One voucher, and the stores that take it. Home 7, buying 3.

use jajan_contract::product::{ProductDetailBody, ProductDetailData};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::geo::Position;
use crate::ids;
use crate::routes::checks::check_text;
use crate::store::catalog::product_detail::NoVoucher;

const MAX_ID_CHARS: usize = 64;

/// Of both calls: the flash price is asked while its session runs, whatever the link says.
pub async fn product_detail(ctx: Ctx, body: ProductDetailBody) -> Result<ProductDetailData, Error> {
    check_text("skuId", &body.sku_id, MAX_ID_CHARS)?;
    let number = ids::sku_number(&body.sku_id).ok_or_else(|| Error::value("skuId"))?;
    let position = match (body.latitude, body.longitude) {
        (Some(lat), Some(lon)) => Some(Position::new(lat, lon)?),
        _ => None,
    };
    let detail_id = body.detail_id.filter(|_| body.is_flash_sale != Some(false));
    let detail = ctx
        .database
        .product_detail(number, ctx.viewer(), detail_id, position)
        .await?;
    detail.map_err(Error::from)
}

impl From<NoVoucher> for Error {
    fn from(no_voucher: NoVoucher) -> Self {
        match no_voucher {
            NoVoucher::Absent | NoVoucher::Store(_) => Business::CouponEnded,
            NoVoucher::Withdrawn => Business::VoucherWithdrawn,
        }
        .into()
    }
}
