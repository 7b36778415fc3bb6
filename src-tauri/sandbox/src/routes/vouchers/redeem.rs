//! `redeem_open`, `report_refused`. Buying 3, 6.

use jajan_contract::ids::CouponId;
use jajan_contract::order::redeem::{
    RedeemOpenBody, RedeemOpenData, ReportRefusedBody, ReportRefusedData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning, Refusal};
use crate::ids::{self, row};
use crate::routes::checks::{check_id, seen_message};
use crate::routes::product::position;
use crate::routes::vouchers::ready;
use crate::store::redemptions::open::{NotOpened, Opening, Place};
use crate::store::redemptions::refusal::{MAX_PHOTOS, NotReported, Report};

const MAX_TEXT_CHARS: usize = 300;
const KEY_REUSED: &str = "idempotency key: used for another body";

pub async fn redeem_open(ctx: Ctx, body: RedeemOpenBody) -> Result<RedeemOpenData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let place = place(&body)?;
    let opening = Opening {
        coupon_id: coupon_number(&body.coupon_id)?,
        user_id,
        place,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.open_voucher(opening).await?)
}

impl From<NotOpened> for Error {
    fn from(why: NotOpened) -> Self {
        match why {
            NotOpened::Absent => Owning::CouponAbsent.into(),
            NotOpened::State => Owning::CouponState.into(),
            NotOpened::TooFar => Owning::OutletTooFar.into(),
            NotOpened::NoPlace => Owning::LocationAbsent.into(),
            NotOpened::Outlet => Owning::OutletWrong.into(),
            NotOpened::Hours => Owning::OutsideHours.into(),
            NotOpened::KeyReused => Self::new(Refusal::ValueInvalid, KEY_REUSED),
        }
    }
}

/// A table's QR code counts before a position: who scanned it is there.
fn place(body: &RedeemOpenBody) -> Result<Option<Place>, Error> {
    let position = position(body.latitude, body.longitude)?;
    if let Some(id) = &body.qr_code_id {
        check_id("qrCodeId", id)?;
        let store_id = ids::qr_code_store(id).ok_or(Owning::OutletWrong)?;
        return Ok(Some(Place::Table(store_id)));
    }
    let accuracy = body.accuracy.unwrap_or_default();
    if !accuracy.is_finite() || accuracy < 0.0 {
        return Err(Error::value("accuracy: metres, at least 0"));
    }
    // Saturates: a larger accuracy is cut down later anyway.
    Ok(position.map(|at| Place::Position(at, accuracy as u32)))
}

pub async fn report_refused(ctx: Ctx, body: ReportRefusedBody) -> Result<ReportRefusedData, Error> {
    let user_id = ready(&ctx).await?;
    check_id("couponId", &body.coupon_id)?;
    let text = seen_message(&body.text, MAX_TEXT_CHARS)?;
    if body.photo_list.len() > MAX_PHOTOS {
        return Err(Error::value(format!("photoList: at most {MAX_PHOTOS}")));
    }
    let report = Report {
        coupon_id: coupon_number(&body.coupon_id)?,
        user_id,
        text,
        photos: body.photo_list,
        choice: body.choice,
        key: ctx.key.clone(),
        now_ms: ctx.now_ms,
    };
    Ok(ctx.database.report_refused(report).await?)
}

impl From<NotReported> for Error {
    fn from(why: NotReported) -> Self {
        match why {
            NotReported::Absent => Owning::CouponAbsent.into(),
            NotReported::State => Owning::CouponState.into(),
            NotReported::Photos => Self::value(format!(
                "photoList: at most {MAX_PHOTOS} uploads of the caller"
            )),
            NotReported::ClaimLimit => Owning::ClaimLimit.into(),
            NotReported::CaseFull => Owning::CaseFull.into(),
            NotReported::KeyReused => Self::new(Refusal::ValueInvalid, KEY_REUSED),
        }
    }
}

/// A coupon that was claimed of a batch has no code.
fn coupon_number(id: &CouponId) -> Result<row::Coupon, Error> {
    ids::coupon_number(id).ok_or_else(|| Owning::CouponAbsent.into())
}
