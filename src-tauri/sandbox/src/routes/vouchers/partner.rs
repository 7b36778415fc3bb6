//! Codes of partners. Buying 2 "Foreign codes".

use jajan_contract::order::partner::{
    PartnerCodeOpenBody, PartnerCoupon, PartnerCouponsBody, PartnerCouponsData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::routes::checks::check_id;
use crate::routes::vouchers::ready;
use crate::store::Page;
use crate::store::coupons::partner::NotOpened;

const MAX_PAGE_SIZE: u32 = 50;

pub async fn partner_coupons(
    ctx: Ctx,
    body: PartnerCouponsBody,
) -> Result<PartnerCouponsData, Error> {
    let user_id = ready(&ctx).await?;
    let page = Page::new(body.page_no, body.page_size, MAX_PAGE_SIZE)?;
    let found = ctx.database.partner_coupons(user_id, page, ctx.now_ms);
    Ok(found.await?)
}

pub async fn partner_code_open(
    ctx: Ctx,
    body: PartnerCodeOpenBody,
) -> Result<PartnerCoupon, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let opened = ctx
        .database
        .open_partner_code(user_id, body.coupon_id, ctx.now_ms);
    Ok(opened.await?)
}

impl From<NotOpened> for Error {
    fn from(why: NotOpened) -> Self {
        match why {
            NotOpened::Absent => Owning::CouponAbsent,
            NotOpened::State => Owning::CouponState,
        }
        .into()
    }
}
