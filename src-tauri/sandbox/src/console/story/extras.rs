//! Three stories that may follow the five steps: a split, a gift, an outlet that refuses.

use jajan_contract::order::gift::{Gift, GiftStatus};
use jajan_contract::order::redeem::RedemptionStatus;
use jajan_contract::text::rupiah;
use maud::{Markup, html};

use crate::console::asked::Asked;
use crate::console::story::acts::told;
use crate::console::story::labels as label;
use crate::console::story::parts::{act, first, seen, to_app};
use crate::console::story::steps::{WALLET, shown, unused, voucher_path};
use crate::ids;
use crate::store::story::{Held, Split, Story};

pub fn all(story: Option<&Story>, asked: &Asked) -> Markup {
    let open_split = story.and_then(|story| story.split.as_ref());
    let gift = story.and_then(|story| story.gift.as_ref());
    html! {
        (card(6, "A split", asked, split(open_split, asked)))
        (card(7, "A gift", asked, gift_of(gift, asked)))
        (card(8, "An outlet that refuses", asked, refusal(story, asked)))
    }
}

/// Numbered on from the steps, for what their forms have done.
fn card(number: usize, title: &str, asked: &Asked, content: Markup) -> Markup {
    html! {
        div.extra #{ "step-" (number) } {
            h3 { (title) }
            @if let Some(told) = told(asked, number) { p.done role="status" { (told) } }
            (content)
        }
    }
}

fn split(split: Option<&Split>, asked: &Asked) -> Markup {
    html! {
        @match split.filter(|split| split.is_open) {
            None => (first(html! {
                "before " (label::ORDER) " tap " (label::SPLIT) ", name two people, then order."
            })),
            Some(split) => {
                p.live {
                    (to_app(&format!("/platform/groupCouponOrderDetail?splitId={}", split.split_id),
                            "The split"))
                    " waits for:"
                }
                @for share in split.shares.iter().filter(|share| !share.is_paid) {
                    @let who = if share.is_owners { "you" } else { "a friend" };
                    @let words = format!("Pay {} for {}", rupiah(share.amount_rp), share.name);
                    (act("share", ("share", &share.share_id), &words, &format!("as {who}"), asked))
                }
            }
        }
        (seen(html! { (label::SPLIT_DONE) " once each share is paid, and the vouchers." }))
    }
}

fn gift_of(gift: Option<&Gift>, asked: &Asked) -> Markup {
    let waits = |gift: &&Gift| gift.status == GiftStatus::Waiting;
    html! {
        @match gift.filter(waits) {
            None => (first(html! {
                "at an unused voucher of " (to_app(WALLET, "your wallet")) " tap " (label::GIVE)
                ", then " (label::MAKE_LINK) "."
            })),
            Some(gift) => {
                p.live { "Gift " (gift.gift_id) " waits. Open its link in a private window, or:" }
                (act("claim", ("gift", &gift.gift_id), "A friend accepts it", &gift.gift_id, asked))
            }
        }
        (seen(html! { "at the order, to whom it was given; the friend has the voucher." }))
    }
}

fn refusal(story: Option<&Story>, asked: &Asked) -> Markup {
    let held = story.and_then(shown);
    let status = held.and_then(|held| Some(held.live.as_ref()?.status));
    html! {
        @match (held, status) {
            (Some(held), Some(RedemptionStatus::Rejected)) => (first(html! {
                (to_app(&voucher_path(held), &held.name)) ", then " (label::REPORT) " and "
                (label::REFUND_CHOICE) ". Step 5 pays it out."
            })),
            (Some(held), _) => {
                p.live { (held.name) " is at the counter of " (at(held)) "." }
                (act("refuse", ("coupon", &ids::coupon(held.coupon_id)), "Refuse it", &held.name, asked))
            }
            (None, _) => (first(html! {
                "do step 3 with an unused voucher, then "
                @if let Some(held) = story.and_then(unused) {
                    "at " (to_app(&voucher_path(held), &held.name)) " "
                }
                "tap " (label::REDEEM) "."
            })),
        }
        (seen(html! { "why the cashier refused; reported, the voucher is frozen until you choose." }))
    }
}

fn at(held: &Held) -> String {
    let live = held.live.as_ref();
    live.map_or_else(
        || format!("{}, {}", held.store_name, ids::store(held.store_id)),
        |live| format!("{}, {}", live.store_name, ids::store(live.store_id)),
    )
}
