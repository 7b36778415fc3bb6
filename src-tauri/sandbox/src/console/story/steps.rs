//! The five steps, each with what it waits for now.

use jajan_contract::order::money::RefundStatus;
use jajan_contract::order::redeem::RedemptionStatus;
use jajan_contract::order::states::CouponState;
use jajan_contract::text::rupiah;
use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::story::acts::told;
use crate::console::story::labels as label;
use crate::console::story::lines::STEPS;
use crate::console::story::parts::{Progress, act, first, may, seen, step, store, to_app};
use crate::ids::{self, row};
use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::store::payments::desk::Desk;
use crate::store::story::{Held, Refund, Story};
use crate::time::{MINUTE_MS, jakarta_text};

pub const WALLET: &str = "/platform/myCouponList";
/// Its vouchers can be used at any hour, and it is on the first page of the city's centre.
const SUGGESTED: row::Store = row::Store(1);
/// As long as a code is good.
const CODE_MS: u64 = 5 * MINUTE_MS;

/// A voucher's page.
pub fn voucher_path(held: &Held) -> String {
    format!("/platform/couponDetail?id={}", ids::coupon(held.coupon_id))
}

/// The one that can be opened next.
pub fn unused(story: &Story) -> Option<&Held> {
    story.vouchers.iter().find(|held| held.is_ready)
}

/// The one that a cashier can be shown now.
pub fn shown(story: &Story) -> Option<&Held> {
    let is_shown = |held: &&Held| held.live.is_some() && !held.has_case;
    story.vouchers.iter().find(is_shown)
}

pub async fn all(app: &App, story: Option<&Story>, asked: &Asked) -> Result<Markup, StoreError> {
    let suggested = app.database.store_name(SUGGESTED).await?;
    let outlet = match story.and_then(unused) {
        Some(held) => Some((
            held,
            app.database
                .outlet_of(held.coupon_id, app.clock.now_ms())
                .await?,
        )),
        None => None,
    };
    let standing = match app.played.store_id() {
        Some(store_id) => Some((store_id, app.database.store_name(store_id).await?)),
        None => None,
    };
    let logins = log_in(app, asked).await?;
    let open_ms = outlet.and_then(|(_, outlet)| outlet?.open_ms);
    let done = progress(story, standing.is_some());
    let parts = [
        logins,
        buy(
            story.and_then(|story| story.unpaid.as_ref()),
            suggested.as_deref(),
            asked,
        ),
        go(
            story,
            standing.as_ref(),
            (open_ms, app.clock.now_ms()),
            asked,
        ),
        serve(story, asked),
        refund(story, asked),
    ];
    let due = done.iter().position(|is_done| !is_done);
    let lines = STEPS.iter().zip(done).zip(parts).enumerate();
    Ok(html! {
        @for (at, ((line, is_done), content)) in lines {
            (step(at + 1, line, Progress::of(is_done, due == Some(at)), told(asked, at + 1), content))
        }
    })
}

fn progress(story: Option<&Story>, is_standing: bool) -> [bool; 5] {
    let Some(story) = story else {
        return [false; 5];
    };
    let has = |is_it: fn(&Held) -> bool| story.vouchers.iter().any(is_it);
    let was_opened = has(|held| held.live.is_some() || held.state == CouponState::Used);
    let refunded = story.refund.as_ref();
    [
        true,
        story.has_paid,
        is_standing || was_opened,
        has(|held| held.state == CouponState::Used),
        refunded.is_some_and(|refund| refund.status == RefundStatus::Done),
    ]
}

async fn log_in(app: &App, asked: &Asked) -> Result<Markup, StoreError> {
    let now_ms = app.clock.now_ms();
    let sent = app.accounts.outbox.all().into_iter().next();
    let sent = sent.filter(|sms| now_ms < sms.sent_ms + CODE_MS);
    let begun = app.database.latest_auth_codes(now_ms).await?;
    let waiting = begun.into_iter().find(|begun| begun.status == "waiting");
    Ok(html! {
        (first(html! {
            (to_app("/platform/home/account", "your account")) ", then " (label::LOG_IN) ", "
            (label::BY_PHONE) " and any number, as 0812-3456-7890."
        }))
        @match sent {
            Some(sms) => p.live {
                "Code for " (secrets::phone(&sms.country_code, &sms.phone_no)) ": "
                strong.code { (sms.code) }
            },
            None => p.live { "The code will stand here." },
        }
        @if let Some(begun) = waiting {
            p.live { "A login by WhatsApp waits for its message." }
            (act("whatsapp", ("key", &begun.key), "Send it as a new guest", "log in", asked))
        }
        (seen(html! {
            "your name under " (label::ACCOUNT) "; it may be chosen later: " (label::SKIP) "."
        }))
    })
}

fn buy(unpaid: Option<&Desk>, suggested: Option<&str>, asked: &Asked) -> Markup {
    html! {
        @match unpaid {
            None => (first(html! {
                "a voucher of a store on " (to_app("/", "Home"))
                @if suggested.is_some() {
                    ", or of " (store(SUGGESTED, suggested))
                }
                ". Tap " (label::BUY) ", take 2, tap " (label::ORDER) ", choose " (label::QRIS)
                " and pay: a QR code comes."
            })),
            Some(order) => (waiting(order, asked)),
        }
        (seen(html! {
            (label::PAID) ", and both vouchers in " (to_app(WALLET, "your wallet")) "."
        }))
    }
}

fn waiting(order: &Desk, asked: &Asked) -> Markup {
    let path = format!(
        "/platform/payPage/cashier?orderId={}",
        ids::order(order.order_id)
    );
    html! {
        p.live {
            (order.quantity) " × " (order.voucher) " of "
            (store(order.store_id, Some(&order.store_name)))
            ", order " (order.order_no) ", waits for its money."
        }
        @match &order.payment {
            Some(payment) if payment.status != "PAID" => (act(
                "pay",
                ("payment", &ids::payment(payment.payment_id)),
                &format!("Pay {}", rupiah(order.amount_rp)),
                &order.order_no,
                asked,
            )),
            _ => (first(html! {
                (to_app(&path, "choose how to pay it")) ": " (label::QRIS) ", until a QR code comes."
            })),
        }
    }
}

/// `times`: when the outlet is open next, and now.
fn go(
    story: Option<&Story>,
    standing: Option<&(row::Store, Option<String>)>,
    (open_ms, now_ms): (Option<u64>, u64),
    asked: &Asked,
) -> Markup {
    html! {
        @if let Some((store_id, name)) = standing {
            p.live { "Every phone is at " (store(*store_id, name.as_deref())) " now." }
        }
        @match story.and_then(unused) {
            Some(held) => {
                p.live {
                    (held.name) " of " (store(held.store_id, Some(&held.store_name)))
                    @match open_ms {
                        Some(open_ms) if open_ms > now_ms => {
                            ": the clock goes on to " time { (jakarta_text(open_ms)) }
                            ", when it is open."
                        }
                        Some(_) => ": it is open now, the clock stays.",
                        None => ": it does not open before the voucher ends.",
                    }
                }
                @if standing.is_none_or(|(store_id, _)| *store_id != held.store_id)
                    || open_ms.is_none_or(|open_ms| open_ms > now_ms) {
                    (act("go", ("coupon", &ids::coupon(held.coupon_id)), "Go there", &held.store_name,
                         asked))
                }
            }
            None => (first(html! { "buy a voucher; those that you had are used or on their way back." })),
        }
        @if standing.is_some() {
            (may("leave", ("coupon", ""), "Back to where the phone is", "leave the outlet", asked))
        }
        (seen(html! {
            "nothing yet; but at this outlet the voucher opens, and elsewhere it says how far it is."
        }))
    }
}

fn serve(story: Option<&Story>, asked: &Asked) -> Markup {
    html! {
        @match story.and_then(shown) {
            Some(held) => {
                p.live {
                    (held.name) " is "
                    @match held.live.as_ref().map(|live| (live.status, live)) {
                        Some((RedemptionStatus::Scanned, live)) => { "scanned at " (outlet(live)) }
                        Some((_, live)) => { "open at " (outlet(live)) }
                        None => "open",
                    }
                    "."
                }
                (act("serve", ("coupon", &ids::coupon(held.coupon_id)), "Scan and confirm", &held.name,
                     asked))
            }
            None => (first(html! {
                @match story.and_then(unused) {
                    Some(held) => (to_app(&voucher_path(held), &held.name)),
                    None => (to_app(WALLET, "a voucher")),
                }
                ", then " (label::REDEEM) ": its code comes."
            })),
        }
        (seen(html! { (label::USED) ", and what is left to pay at the outlet." }))
    }
}

fn outlet(live: &crate::store::story::Live) -> Markup {
    store(live.store_id, Some(&live.store_name))
}

fn refund(story: Option<&Story>, asked: &Asked) -> Markup {
    let newest = story.and_then(|story| story.refund.as_ref());
    let is_over = |status| matches!(status, RefundStatus::Done | RefundStatus::Cancelled);
    html! {
        @match newest {
            Some(refund) if !is_over(refund.status) => (on_its_way(refund, asked)),
            _ => {
                @if let Some(refund) = newest.filter(|refund| refund.status == RefundStatus::Done) {
                    p.live {
                        (rupiah(refund.amount_rp)) " of " (to_app(&refund_path(refund), "the refund"))
                        " has arrived."
                    }
                }
                (first(html! {
                    @match story.and_then(unused) {
                        Some(held) => (to_app(&order_path(held.order_id), "the order")),
                        None => { "buy another voucher, then " (to_app("/platform/home/order", "its order")) }
                    }
                    ", then " (label::ASK_REFUND) ", a reason, and send it."
                }))
            }
        }
        (seen(html! { (label::REFUND_ASKED) ", and when it is paid out " (label::REFUND_DONE) "." }))
    }
}

fn on_its_way(refund: &Refund, asked: &Asked) -> Markup {
    let id = ids::refund(refund.refund_id);
    let amount = rupiah(refund.amount_rp);
    html! {
        p.live { (amount) " of " (to_app(&refund_path(refund), &id)) " waits." }
        @match refund.status {
            RefundStatus::Requested | RefundStatus::Sent => {
                (act("refund", ("refund", &id), &format!("Pay out {amount}"), &id, asked))
            }
            _ => (first(html! {
                (to_app(&refund_path(refund), "say where the money goes")) "."
            })),
        }
    }
}

fn refund_path(refund: &Refund) -> String {
    format!(
        "/platform/refundDetail?refundId={}",
        ids::refund(refund.refund_id)
    )
}

fn order_path(order_id: row::Order) -> String {
    format!(
        "/platform/groupCouponOrderDetail?orderId={}",
        ids::order(order_id)
    )
}
