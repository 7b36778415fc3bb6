//! Simulates the cashier of an outlet. Buying 6, 9. The console does the same.

use jajan_contract::ids::RedemptionId;
use jajan_contract::order::redeem::{CashierAct, PlayCashierBody, PlayCashierData, RejectReason};
use jajan_contract::order::voucher_code::{TAIL, parts_of_code, tail_of_short_code};
use jajan_contract::text::rupiah;

use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning, Refusal};
use crate::ids::{self, row};
use crate::memory::short_codes::Guess;
use crate::routes::checks::check_id;
use crate::state::App;
use crate::store::due::Scope;
use crate::store::redemptions::NotScanned;
use crate::store::redemptions::counter::{Deciding, Decision, NotDecided};
use crate::store::redemptions::scan::Reach;
use crate::store::{Refuse, Stop};
use crate::time::jakarta_text;
use crate::typed;

const MAX_CODE_CHARS: usize = 200;

pub async fn play_cashier(ctx: Ctx, body: PlayCashierBody) -> Result<PlayCashierData, Error> {
    check_id("storeId", &body.store_id)?;
    let store_id = ids::store_number(&body.store_id).ok_or(Owning::OutletWrong)?;
    let decision = match body.act {
        CashierAct::Scan => {
            let code = body.code.unwrap_or_default();
            return scan(&ctx.app, ctx.address.as_deref(), store_id, &code).await;
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

/// What the QR code says, or ten digits with or without spaces. `address` is the till's.
pub async fn scan(
    app: &App,
    address: Option<&str>,
    store_id: row::Store,
    code: &str,
) -> Result<PlayCashierData, Error> {
    let now_ms = app.clock.now_ms();
    if code.chars().count() > MAX_CODE_CHARS {
        return Err(Owning::VoucherCodeWrong.into());
    }
    let bare = typed::bare_code(code);
    let code = match parts_of_code(&bare) {
        Some(_) => bare,
        None => typed::code(&bare).unwrap_or_default(),
    };
    let outlet = ids::store(store_id);
    // Counted before anything is awaited, so that many at once are no way around the limits.
    let guess = match parts_of_code(&code) {
        Some(_) => None,
        None => {
            let till = (outlet.as_str(), address);
            let counted = Guess::count(&app.accounts.attempts, till, &code, now_ms);
            Some(counted.map_err(limited)?)
        }
    };
    let wait_ms = guess.as_ref().and_then(|guess| guess.wait_ms);
    let reach = match wait_ms {
        Some(_) => Reach::OpenedHere,
        None => Reach::All,
    };
    if let Some(tail) = tail(&code) {
        app.database.settle_for(Scope::Tail(tail), now_ms).await?;
    }
    let scanned = app.database.scan_voucher(store_id, code, reach, now_ms);
    let scanned = scanned.await;
    let is_wrong = matches!(
        scanned,
        Err(Stop::Refused(NotScanned::Code) | Stop::Failed(_))
    );
    if let Some(guess) = guess
        && !is_wrong
    {
        guess.was_none(&app.accounts.attempts);
    }
    match (scanned, wait_ms) {
        (Err(Stop::Refused(NotScanned::Limited)), Some(wait_ms)) => Err(limited(wait_ms)),
        (scanned, _) => Ok(scanned?),
    }
}

/// The last digits of the number of the vouchers that a code may name.
fn tail(code: &str) -> Option<u64> {
    match parts_of_code(code) {
        Some((coupon_id, _)) => ids::typed(ids::coupon_number, coupon_id)
            .map(|bought| bought.0)
            .or_else(|| ids::typed(ids::claimed_coupon_number, coupon_id).map(|claimed| claimed.0))
            .and_then(|number| u64::try_from(number).ok())
            .map(|number| number % TAIL),
        None => tail_of_short_code(code),
    }
}

/// The cashier's ways on are in the words.
fn limited(wait_ms: u64) -> Error {
    Error {
        detail: Some("scan the QR code, or ask the guest to open the voucher here".to_owned()),
        ..Error::wait(wait_ms)
    }
}

pub async fn decide(
    app: &App,
    store_id: row::Store,
    redemption: &RedemptionId,
    decision: Decision,
) -> Result<PlayCashierData, Error> {
    let now_ms = app.clock.now_ms();
    // What waits at counters is due in every scope.
    let redemption_id = ids::redemption_number(redemption).unwrap_or(row::Redemption(0));
    let scope = Scope::Redemption(redemption_id);
    app.database.settle_for(scope, now_ms).await?;
    let deciding = Deciding {
        store_id,
        decision,
        now_ms,
    };
    let (bought, claimed) = (
        ids::redemption_number(redemption),
        ids::claimed_use_number(redemption),
    );
    let decided = match (bought, claimed) {
        (Some(id), _) => app.database.decide_redemption(id, deciding).await,
        (None, Some(id)) => app.database.decide_claimed(id, deciding).await,
        (None, None) => NotDecided::Outlet.refuse(),
    };
    Ok(decided?)
}

impl From<NotDecided> for Error {
    fn from(why: NotDecided) -> Self {
        match why {
            NotDecided::Outlet => Owning::OutletWrong.into(),
            NotDecided::Late => Owning::VoucherCodeStale.into(),
            NotDecided::State => Owning::CouponState.into(),
            NotDecided::Reason => Self::value("rejectReason: not of such a voucher"),
            NotDecided::Below(least) => Self::new(Owning::BillBelow.into(), rupiah(least)),
        }
    }
}

impl From<NotScanned> for Error {
    fn from(why: NotScanned) -> Self {
        match why {
            NotScanned::Code => Owning::VoucherCodeWrong.into(),
            NotScanned::Limited => Refusal::RateLimited.into(),
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
