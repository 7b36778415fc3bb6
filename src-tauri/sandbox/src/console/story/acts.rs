//! What the buttons of the story do.

use jajan_contract::coupon::ProductType;
use jajan_contract::ids::{RedemptionId, ShareId};
use jajan_contract::order::money::{PayMethod, RefundStatus};
use jajan_contract::order::played::{NoticeFate, PayerAct};
use jajan_contract::order::redeem::{RedemptionStatus, RejectReason};
use jajan_contract::order::refund::{RefundDeskAct, RefundFailure};
use jajan_contract::order::voucher_code::step_at;

use crate::chance;
use crate::console::asked::Asked;
use crate::console::cashier::words;
use crate::console::form::{Fields, Problem};
use crate::error::{Error, Owning};
use crate::ids::{self, row};
use crate::memory::played;
use crate::phone::COUNTRY_CODE;
use crate::routes::orders::played::{Play, act as play};
use crate::routes::vouchers::cashier::{decide, scan};
use crate::seed;
use crate::state::App;
use crate::store::gifts::claimer::Claimer;
use crate::store::redemptions::counter::Decision;
use crate::store::refunds::desk::Act;
use crate::store::splits::pay::BeginShare;
use crate::store::story::{Held, Story};

/// What a form did, its step, and what is told of it there.
#[rustfmt::skip]
const TOLD: [(&str, usize, &str); 9] = [
    ("whatsapp", 1, "The message is sent: the app logs in by itself."),
    ("pay", 2, "Paid: look at the app."),
    ("go", 3, "You are there, and it is open."),
    ("leave", 3, "Every phone is where it says again."),
    ("serve", 4, "Confirmed: look at the app."),
    ("refund", 5, "Paid out: look at the app."),
    ("share", 6, "The share is paid."),
    ("claim", 7, "A friend has it: look at the app."),
    ("refuse", 8, "Refused: the app says why."),
];

/// Of this step, after its form.
pub fn told(asked: &Asked, step: usize) -> Option<&'static str> {
    let of_form = |(what, at, _): &&(&str, usize, &str)| *what == asked.told && *at == step;
    TOLD.iter().find(of_form).map(|(.., told)| *told)
}

/// `do` is one of [`TOLD`], with the id of what it is done to. Gives the address that tells it.
pub async fn change(app: &App, fields: &Fields) -> Result<String, Problem> {
    let what = fields.text("do");
    match what {
        "whatsapp" => whatsapp(app, fields.text("key")).await,
        "pay" => pay(app, payment_of(fields)?).await,
        "go" => go(app, coupon_of(fields)?).await,
        "follow" => {
            let user_id = ids::typed(ids::user_number, fields.text("user")).ok_or("user: whom?")?;
            app.played.follow(user_id);
            return Ok("/console#story".to_owned());
        }
        "leave" => {
            app.played.stand_at(None);
            Ok(())
        }
        "serve" => serve(app, coupon_of(fields)?).await,
        "refuse" => refuse(app, coupon_of(fields)?).await,
        "refund" => refund(app, fields.text("refund")).await,
        "share" => share(app, ShareId::new(fields.text("share"))).await,
        "claim" => claim(app, fields.text("gift")).await,
        _ => Err("do: what happens?".into()),
    }?;
    let step = TOLD.iter().find(|(known, ..)| *known == what);
    let step = step.map_or(1, |(_, step, _)| *step);
    let live = fields.get("live").map_or("", |_| "&live=1");
    Ok(format!("/console?told={what}{live}#step-{step}"))
}

fn coupon_of(fields: &Fields) -> Result<row::Coupon, Problem> {
    let coupon_id = ids::typed(ids::coupon_number, fields.text("coupon"));
    coupon_id.ok_or_else(|| "coupon: which voucher?".into())
}

fn payment_of(fields: &Fields) -> Result<row::Payment, Problem> {
    let payment_id = ids::typed(ids::payment_number, fields.text("payment"));
    payment_id.ok_or_else(|| "payment: Y and a number.".into())
}

/// Logs a guest without a history in, by a number that no user has.
async fn whatsapp(app: &App, key: &str) -> Result<(), Problem> {
    let phone_no = format!("812{:08}", chance::below(100_000_000));
    let (text, now_ms) = (key.to_owned(), app.clock.now_ms());
    let arrived = app
        .database
        .message_arrives(text, phone_no, false, now_ms)
        .await?;
    match arrived {
        Some(_) => Ok(()),
        None => Err("That login waits no more: begin it again in the app.".into()),
    }
}

async fn pay(app: &App, payment_id: row::Payment) -> Result<(), Problem> {
    let chosen = Play {
        payment_id,
        act: PayerAct::Pay,
        notice: NoticeFate::Sent,
        amount_rp: None,
    };
    let played = play(app, chosen).await;
    played.map(|_| ()).map_err(|error| error.to_string().into())
}

/// Position and clock in one: the clock only ever goes on.
async fn go(app: &App, coupon_id: row::Coupon) -> Result<(), Problem> {
    let now_ms = app.clock.now_ms();
    let outlet = app.database.outlet_of(coupon_id, now_ms).await?;
    let outlet = outlet.ok_or("coupon: there is no such voucher.")?;
    let open_ms = outlet.open_ms.ok_or_else(|| {
        let name = &outlet.store_name;
        format!("{name} does not open before this voucher ends: take another.")
    })?;
    let ahead_ms = i64::try_from(open_ms.saturating_sub(now_ms)).unwrap_or_default();
    let offset_ms = app.clock.offset_ms().saturating_add(ahead_ms);
    app.clock.set_offset_ms(offset_ms);
    app.played.stand_at(Some(played::Outlet {
        store_id: outlet.store_id,
        at: outlet.at,
    }));
    Ok(())
}

async fn serve(app: &App, coupon_id: row::Coupon) -> Result<(), Problem> {
    let (held, store_id, id) = at_counter(app, coupon_id).await?;
    let decision = Decision::Confirm(Some((held.meal_rp, 0)));
    let decided = decide(app, store_id, &id, decision).await;
    decided.map(|_| ()).map_err(words)
}

async fn refuse(app: &App, coupon_id: row::Coupon) -> Result<(), Problem> {
    let (held, store_id, id) = at_counter(app, coupon_id).await?;
    let reason = match held.product_type {
        ProductType::GroupCoupon => RejectReason::SoldOut,
        ProductType::CashCoupon => RejectReason::Other,
    };
    let decision = Decision::Reject(reason);
    let decided = decide(app, store_id, &id, decision).await;
    decided.map(|_| ()).map_err(words)
}

/// The voucher in the cashier's hands, the outlet, and the id of the redemption.
async fn at_counter(
    app: &App,
    coupon_id: row::Coupon,
) -> Result<(Held, row::Store, RedemptionId), Problem> {
    let now_ms = app.clock.now_ms();
    app.database.settle_orders(now_ms).await?;
    let held = app.database.held(coupon_id, now_ms).await?;
    let held = held.ok_or("coupon: there is no such voucher.")?;
    let live = held.live.as_ref();
    let live = live.ok_or("It is not open: open it in the app first, at the outlet.")?;
    let store_id = live.store_id;
    let id = match live.status {
        RedemptionStatus::Scanned => ids::redemption(live.redemption_id),
        _ => scanned(app, coupon_id, store_id).await.map_err(words)?,
    };
    Ok((held, store_id, id))
}

/// By the code that the phone shows. Each is taken once, so that after a refusal it is the next one's turn.
async fn scanned(
    app: &App,
    coupon_id: row::Coupon,
    store_id: row::Store,
) -> Result<RedemptionId, Error> {
    let step = step_at(app.clock.now_ms());
    let mut last = Error::from(Owning::VoucherCodeStale);
    for step in [step, step + 1, step.saturating_sub(1)] {
        let code = app.database.rotating_code_at(coupon_id, step).await?;
        match scan(app, None, store_id, &code.unwrap_or_default()).await {
            Ok(ticket) => return Ok(ticket.redemption.redemption_id),
            Err(error) if error.refusal == Owning::VoucherCodeStale.into() => last = error,
            Err(error) => return Err(error),
        }
    }
    Err(last)
}

/// Sent where it is not yet, and confirmed.
async fn refund(app: &App, refund: &str) -> Result<(), Problem> {
    let refund_id = ids::typed(ids::refund_number, refund).ok_or("refund: Z and a number.")?;
    let now_ms = app.clock.now_ms();
    app.database.settle_orders(now_ms).await?;
    let status = app.database.refund_status(refund_id).await?;
    let acts: &[RefundDeskAct] = match status.ok_or("refund: there is no such refund.")? {
        RefundStatus::Requested => &[RefundDeskAct::Send, RefundDeskAct::Confirm],
        RefundStatus::Sent => &[RefundDeskAct::Confirm],
        _ => return Err("It does not wait for its money.".into()),
    };
    for act in acts {
        let played = app.database.play_refund(Act {
            refund_id,
            act: *act,
            failure: RefundFailure::ProviderDown,
            reference: None,
            now_ms,
        });
        played.await?;
    }
    Ok(())
}

/// The owner's by the owner, any other by a friend.
async fn share(app: &App, share_id: ShareId) -> Result<(), Problem> {
    let now_ms = app.clock.now_ms();
    let story = followed(app, now_ms).await?;
    let shares = story.split.iter().flat_map(|split| &split.shares);
    let is_own = shares
        .into_iter()
        .any(|each| each.is_owners && each.share_id == share_id);
    let user_id = match is_own {
        true => story.user.id,
        false => friend(app, story.user.id).await?,
    };
    let begun = app.database.begin_share(BeginShare {
        share_id,
        user_id,
        method: PayMethod::Qris,
        key: chance::token(),
        now_ms,
    });
    let begun = begun.await.map_err(|why| words(why.into()))?;
    let payment_id = ids::payment_number(&begun.payment_id);
    pay(app, payment_id.ok_or("payment: it is gone.")?).await
}

async fn claim(app: &App, gift: &str) -> Result<(), Problem> {
    let gift_id = ids::typed(ids::gift_number, gift).ok_or("gift: which?")?;
    let now_ms = app.clock.now_ms();
    let story = followed(app, now_ms).await?;
    app.database.settle_orders(now_ms).await?;
    let claimer = Claimer {
        user_id: friend(app, story.user.id).await?,
        is_app: false,
        now_ms,
    };
    let received = app.database.receive_gift(gift_id, claimer).await;
    received.map(|_| ()).map_err(|stop| words(stop.into()))
}

async fn followed(app: &App, now_ms: u64) -> Result<Story, Problem> {
    let story = app.database.story(app.played.followed(), now_ms).await?;
    story.ok_or_else(|| "Nobody has logged in yet.".into())
}

/// A user of the seed other than this one.
async fn friend(app: &App, user_id: row::User) -> Result<row::User, Problem> {
    for (phone_no, _, _, frozen) in seed::USERS {
        let country_code = COUNTRY_CODE.to_owned();
        let found = app
            .database
            .user_of_phone(country_code, phone_no.to_owned());
        if let Some(user) = found
            .await?
            .filter(|user| user.id != user_id && frozen.is_none())
        {
            return Ok(user.id);
        }
    }
    Err("There is no friend: reset the world.".into())
}
