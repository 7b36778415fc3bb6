//! Simulates the cashier of an outlet. Buying 6, 9. The console does the same.

use jajan_contract::order::redeem::{CashierAct, PlayCashierBody, PlayCashierData, RejectReason};
use jajan_contract::order::voucher_code::parts_of_code;
use jajan_contract::text::rupiah;

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::ids;
use crate::memory::attempts::Attempt;
use crate::routes::checks::check_id;
use crate::state::App;
use crate::store::redemptions::NotScanned;
use crate::store::redemptions::counter::{Deciding, Decision, NotDecided};
use crate::time::{MINUTE_MS, jakarta_text};
use crate::typed;

/// Buying 6: then the outlet waits, also with a right one.
const MOST_WRONG: (usize, u64) = (5, MINUTE_MS);
const MAX_CODE_CHARS: usize = 200;

pub async fn play_cashier(ctx: Ctx, body: PlayCashierBody) -> Result<PlayCashierData, Error> {
    check_id("storeId", &body.store_id)?;
    let store_id = ids::store_number(&body.store_id).ok_or(Owning::OutletWrong)?;
    let decision = match body.act {
        CashierAct::Scan => {
            let code = body.code.unwrap_or_default();
            return scan(&ctx.app, store_id, &code).await;
        }
        CashierAct::Confirm => {
            let excluded = body.excluded_amount.unwrap_or_default();
            Decision::Confirm(body.bill_amount.map(|eligible| (eligible, excluded)))
        }
        CashierAct::Reject => Decision::Reject(body.reject_reason.unwrap_or(RejectReason::Other)),
        CashierAct::Undo => Decision::Undo,
    };
    let id = body.redemption_id.unwrap_or_default();
    check_id("redemptionId", &id)?;
    decide(&ctx.app, store_id, &id, decision).await
}

/// What the QR code says, or ten digits with or without spaces.
pub async fn scan(app: &App, store_id: i64, code: &str) -> Result<PlayCashierData, Error> {
    let now_ms = app.clock.now_ms();
    if code.chars().count() > MAX_CODE_CHARS {
        return Err(Owning::VoucherCodeWrong.into());
    }
    let bare = typed::bare_code(code);
    let code = match parts_of_code(&bare) {
        Some(_) => bare,
        None => typed::code(&bare).unwrap_or_default(),
    };
    app.database.settle_orders(now_ms).await?;
    let is_short = parts_of_code(&code).is_none();
    let outlet = ids::store(store_id);
    let attempts = &app.accounts.attempts;
    if is_short {
        // Counted before it is looked up, so that many at once are no way around the limit.
        attempts
            .admit(Attempt::WrongShortCode, &outlet, MOST_WRONG, now_ms)
            .map_err(Error::wait)?;
    }
    let scanned = app.database.scan_voucher(store_id, code, now_ms).await?;
    if is_short && !matches!(scanned, Err(NotScanned::Code)) {
        attempts.uncount(Attempt::WrongShortCode, &outlet, now_ms);
    }
    scanned.map_err(Error::from)
}

pub async fn decide(
    app: &App,
    store_id: i64,
    redemption: &str,
    decision: Decision,
) -> Result<PlayCashierData, Error> {
    let now_ms = app.clock.now_ms();
    app.database.settle_orders(now_ms).await?;
    let deciding = |redemption_id| Deciding {
        redemption_id,
        store_id,
        decision,
        now_ms,
    };
    let (bought, claimed) = (
        ids::redemption_number(redemption),
        ids::claimed_use_number(redemption),
    );
    let decided = match (bought, claimed) {
        (Some(id), _) => app.database.decide_redemption(deciding(id)).await?,
        (None, Some(id)) => app.database.decide_claimed(deciding(id)).await?,
        (None, None) => Err(NotDecided::Outlet),
    };
    decided.map_err(|why| match why {
        NotDecided::Outlet => Owning::OutletWrong.into(),
        NotDecided::Late => Owning::VoucherCodeStale.into(),
        NotDecided::State => Owning::CouponState.into(),
        NotDecided::Below(least) => Error::new(Owning::BillBelow.into(), rupiah(least)),
    })
}

impl From<NotScanned> for Error {
    fn from(why: NotScanned) -> Self {
        match why {
            NotScanned::Code => Owning::VoucherCodeWrong.into(),
            NotScanned::Stale => Owning::VoucherCodeStale.into(),
            NotScanned::State(why) => Self::new(Owning::CouponState.into(), why),
            NotScanned::Outlet => Owning::OutletWrong.into(),
            NotScanned::Hours => Owning::OutsideHours.into(),
            // Where it is: the guest may have forgotten.
            NotScanned::Checked(store) => Self::new(Owning::CouponUsed.into(), store),
            NotScanned::Used(store, at_ms) => {
                let at = at_ms.map(|at_ms| format!(", {}", jakarta_text(at_ms)));
                let detail = format!("{store}{}", at.unwrap_or_default());
                Self::new(Owning::CouponUsed.into(), detail)
            }
        }
    }
}
