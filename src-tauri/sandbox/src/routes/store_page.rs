//! A store's page, its coupons, and reports about it. Merchant 7, 8.

pub mod reply;

use std::ops::Deref;

use jajan_contract::ids::{SkuId, StoreId};
use jajan_contract::{
    envelope::Done,
    store_coupons::{
        HomepageCoupons, QueryMerchantCouponBody, ReceiveCouponBody, ReceiveCouponData,
    },
    store_page::{
        MyReportsBody, MyReportsData, QueryHomepageStoreInfoBody, ReportStoreBody, StoreInfo,
        WrongData,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::{Business, Error, Refusal};
use crate::geo::Position;
use crate::ids::{self, row};
use crate::routes::checks::{check_count, check_id, check_words};
use crate::routes::store_page::reply::store_info;
use crate::store::catalog::refusal::NoPage;
use crate::store::coupons::claims::{Claim, NotClaimed};
use crate::store::reports::{NotReported, REPORTS_PER_DAY, StoreReport};
use crate::time::day_number;

const MAX_NOTE_CHARS: usize = 300;
const MAX_COPIES: usize = 10;

pub async fn query_homepage_store_info(
    ctx: Ctx,
    body: QueryHomepageStoreInfoBody,
) -> Result<StoreInfo, Error> {
    let position = match (body.latitude, body.longitude) {
        (Some(lat), Some(lon)) => Some(Position::new(lat, lon)?),
        _ => None,
    };
    // A missing id is a malformed call; an unknown one is answered as an absent store.
    let number = given(&body.store_id, ids::store_number)
        .or_else(|| given(&body.poi_id, ids::poi_number))
        .or_else(|| given(&body.qr_code_id, ids::qr_code_store));
    let Some(number) = number else {
        return Err(Error::value("storeId, poiId or qrCodeId: one is needed"));
    };
    let store_id = number?.ok_or(Business::StoreAbsent)?;
    let page = ctx.database.store_page(store_id, ctx.viewer()).await?;
    Ok(store_info(page, position))
}

/// The number in an id. Absent: the id is missing or empty.
fn given<Id: Deref<Target = str>>(
    id: &Option<Id>,
    read: fn(&Id) -> Option<row::Store>,
) -> Option<Result<Option<row::Store>, Error>> {
    let id = id.as_ref().filter(|id| !id.is_empty())?;
    Some(check_id("an id", id).map(|()| read(id)))
}

pub async fn query_merchant_coupon(
    ctx: Ctx,
    body: QueryMerchantCouponBody,
) -> Result<HomepageCoupons, Error> {
    let store_id = store_number(&body.store_id)?;
    Ok(ctx.database.store_coupons(store_id, ctx.viewer()).await?)
}

pub async fn receive_coupon(ctx: Ctx, body: ReceiveCouponBody) -> Result<ReceiveCouponData, Error> {
    let user_id = ctx.member()?.user_id;
    for id in body.coupon_template_ids.iter().chain([&body.activity_id]) {
        check_id("an id", id)?;
    }
    check_id("an id", &body.coupon_batch_id)?;
    check_count(
        "couponTemplateIds",
        body.coupon_template_ids.len(),
        MAX_COPIES,
    )?;
    let batch = ids::batch_number(&body.coupon_batch_id);
    let (store_id, batch_number) = batch.ok_or(NotClaimed::Absent)?;
    let template = ids::template(store_id, batch_number);
    if body.coupon_template_ids.iter().any(|id| *id != template) {
        return Err(Error::value("couponTemplateIds: not of this batch"));
    }
    if body.activity_id != ids::activity(store_id) {
        return Err(Business::CouponEnded.into());
    }
    let claim = Claim {
        user_id,
        store_id,
        batch_number,
        copies: body.coupon_template_ids.len() as u32,
    };
    let (key, today) = (ctx.key.clone(), day_number(ctx.now_ms));
    let claimed = ctx.database.claim_coupons(claim, key, ctx.now_ms, today);
    Ok(ReceiveCouponData {
        received_count: claimed.await?,
        message: None,
    })
}

impl From<NotClaimed> for Error {
    fn from(why: NotClaimed) -> Self {
        match why {
            NotClaimed::SoldOut => Business::CouponSoldOut.into(),
            NotClaimed::LimitReached => Business::CouponLimitReached.into(),
            NotClaimed::Ended => Business::CouponEnded.into(),
            NotClaimed::Absent => Self::value("couponBatchId: no such batch"),
            NotClaimed::KeyReused => Self::value("idempotency key: used for another body"),
        }
    }
}

pub async fn report_store(ctx: Ctx, body: ReportStoreBody) -> Result<Done, Error> {
    let user_id = ctx.member()?.user_id;
    check_words(&body.note, MAX_NOTE_CHARS)?;
    let product_id = match &body.sku_id {
        Some(_) if body.wrong != WrongData::Voucher => {
            return Err(Error::value("skuId: with VOUCHER only"));
        }
        Some(sku_id) => Some(product_number(sku_id)?),
        None => None,
    };
    let report = StoreReport {
        user_id,
        product_id,
        store_id: store_number(&body.store_id)?,
        wrong: body.wrong,
        note: body.note.trim().to_owned(),
    };
    let (now_ms, today) = (ctx.now_ms, day_number(ctx.now_ms));
    ctx.database.report_store(report, now_ms, today).await?;
    Ok(Done { count: 1 })
}

impl From<NotReported> for Error {
    fn from(why: NotReported) -> Self {
        match why {
            NotReported::StoreAbsent => Business::StoreAbsent.into(),
            NotReported::VoucherAbsent => Self::value("skuId: not of this store"),
            NotReported::TooMany => {
                let detail = format!("{REPORTS_PER_DAY} reports a day");
                Self::new(Refusal::RateLimited, detail)
            }
        }
    }
}

pub async fn my_reports(ctx: Ctx, _: MyReportsBody) -> Result<MyReportsData, Error> {
    let user_id = ctx.member()?.user_id;
    let reports = ctx.database.reports_of(user_id).await?;
    Ok(MyReportsData { reports })
}

fn product_number(sku_id: &SkuId) -> Result<row::Product, Error> {
    check_id("an id", sku_id)?;
    ids::sku_number(sku_id).ok_or_else(|| Error::value("skuId: no such voucher"))
}

/// The number of a store; text that is no store's id is a store that does not exist.
pub fn store_number(id: &StoreId) -> Result<row::Store, Error> {
    check_id("an id", id)?;
    ids::store_number(id).ok_or_else(|| Business::StoreAbsent.into())
}

impl From<NoPage> for Error {
    fn from(no_page: NoPage) -> Self {
        match no_page {
            NoPage::Expired => Business::StoreExpired,
            NoPage::Unfindable => Business::StoreUnfindable,
            NoPage::Absent => Business::StoreAbsent,
        }
        .into()
    }
}
