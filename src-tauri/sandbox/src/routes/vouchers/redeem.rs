//! `redeem_open`, `report_refused`. Buying 3, 6.

use jajan_contract::order::redeem::{
    RedeemOpenBody, RedeemOpenData, ReportRefusedBody, ReportRefusedData,
};

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning, Refusal};
use crate::ids;
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
    let opened = ctx.database.open_voucher(opening).await?;
    opened.map_err(|why| {
        match why {
            NotOpened::Absent => Owning::CouponAbsent,
            NotOpened::State => Owning::CouponState,
            NotOpened::TooFar => Owning::OutletTooFar,
            NotOpened::NoPlace => Owning::LocationAbsent,
            NotOpened::Outlet => Owning::OutletWrong,
            NotOpened::Hours => Owning::OutsideHours,
            NotOpened::KeyReused => return Error::new(Refusal::ValueInvalid, KEY_REUSED),
        }
        .into()
    })
}

/// A table's QR code before a position: whoever scanned it is there.
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
    // Saturates: what is beyond it counts as less anyway.
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
    let reported = ctx.database.report_refused(report).await?;
    reported.map_err(|why| match why {
        NotReported::Absent => Owning::CouponAbsent.into(),
        NotReported::State => Owning::CouponState.into(),
        NotReported::Photos => Error::value(format!(
            "photoList: at most {MAX_PHOTOS} uploads of the caller"
        )),
        NotReported::ClaimLimit => Owning::ClaimLimit.into(),
        NotReported::CaseFull => Owning::CaseFull.into(),
        NotReported::KeyReused => Error::new(Refusal::ValueInvalid, KEY_REUSED),
    })
}

/// A coupon that was claimed of a batch has no code.
fn coupon_number(id: &str) -> Result<i64, Error> {
    ids::coupon_number(id).ok_or_else(|| Owning::CouponAbsent.into())
}
