//! One voucher, and the stores that take it; its merchant, as the sandbox plays him. Home 7,
//! buying 3, 9.

mod detail;
pub mod reply;

use jajan_contract::ids::SkuId;
use jajan_contract::{
    envelope::Done,
    order::played::PlayMerchantBody,
    product::{
        ApplicableStoreListBody, ApplicableStoreListData, ProductDetailBody, ProductDetailData,
    },
};

use crate::city::details::prices;
use crate::edge::ctx::Ctx;
use crate::error::{Business, Error};
use crate::geo::Position;
use crate::ids::{self, row};
use crate::routes::checks::check_id;
use crate::store::catalog::merchant::change::Change;
use crate::store::catalog::refusal::NoVoucher;

/// The flash price is asked while its session runs, also of a link that does not name it.
pub async fn product_detail(ctx: Ctx, body: ProductDetailBody) -> Result<ProductDetailData, Error> {
    let number = product_number(&body.sku_id)?;
    let position = position(body.latitude, body.longitude)?;
    let detail_id = body.detail_id.filter(|_| body.is_flash_sale != Some(false));
    let viewer = ctx.viewer();
    let page = ctx
        .database
        .product_detail(number, viewer, detail_id, position);
    Ok(detail::product_detail(page.await?, viewer.now_ms))
}

pub async fn product_applicable_store_list(
    ctx: Ctx,
    body: ApplicableStoreListBody,
) -> Result<ApplicableStoreListData, Error> {
    let number = product_number(&body.sku_id)?;
    let position = position(body.latitude, body.longitude)?;
    let page = (body.page_no, body.page_size);
    let viewer = ctx.viewer();
    let stores = ctx
        .database
        .applicable_stores(number, page, position, viewer);
    Ok(reply::applicable_stores(stores.await?))
}

/// `count` is 0 when there is no such voucher.
pub async fn play_merchant(ctx: Ctx, body: PlayMerchantBody) -> Result<Done, Error> {
    let number = product_number(&body.sku_id)?;
    let change = Change {
        stock: body.stock,
        price: body.price,
        is_withdrawn: body.withdrawn,
        price_source: body.price_source,
        terms: body.terms,
    };
    let is_known = ctx
        .database
        .change_product(number, change, prices::before, ctx.now_ms)
        .await?;
    Ok(Done {
        count: u32::from(is_known),
    })
}

/// The number of a voucher; text that is no voucher's id is a malformed call.
pub fn product_number(sku_id: &SkuId) -> Result<row::Product, Error> {
    check_id("skuId", sku_id)?;
    ids::sku_number(sku_id).ok_or_else(|| Error::value("skuId"))
}

/// Half a position is none.
pub fn position(latitude: Option<f64>, longitude: Option<f64>) -> Result<Option<Position>, Error> {
    Ok(match (latitude, longitude) {
        (Some(lat), Some(lon)) => Some(Position::new(lat, lon)?),
        _ => None,
    })
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
