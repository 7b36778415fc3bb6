//! The page of gifts: who has which, and the codes and links by which operations give red envelopes.

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::{order::gift::Gift, text::rupiah};
use maud::{Markup, html};

use crate::city::deliveries::DELIVERIES;
use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer_read, articles, button, full_section, listing, subpage};
use crate::routes::vouchers::gifts::{MAX_CLAIMABLE_DAYS, checked};
use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::store::gifts::offers::{NewOffer, Offer};
use crate::time::{DAY_MS, jakarta_text};

pub const PATH: &str = "/console/gifts";
const SHOWN: u32 = 30;
const RECEIVE: &str = "/platform/receiveRedEnvelope";
const DELIVERY: &str = "/platform/operationalDelivery";

/// With `token`: the link that was just made.
pub async fn show(app: App, request: Request) -> Response {
    let token = Fields::of_query(&request).get("token").map(str::to_owned);
    respond(&app, token.as_deref(), None).await
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    match act(&app, request).await {
        Ok(token) => Redirect::to(&format!("{PATH}?token={token}")).into_response(),
        Err(why) => respond(&app, None, Some(&why)).await,
    }
}

/// Makes the offer of `code`, or changes it; `do` is `offer` or `stop`. Gives the token of a new link.
async fn act(app: &App, request: Request) -> Result<String, Problem> {
    let fields = Fields::read(request).await?;
    let is_withdrawn = match fields.get("do") {
        Some("offer") => false,
        Some("stop") => true,
        _ => return Err("do: offer or stop.".into()),
    };
    let days: u64 = fields.number("claimableDays")?.unwrap_or(30);
    if !(1..=MAX_CLAIMABLE_DAYS).contains(&days) {
        return Err(format!("claimableDays: 1 to {MAX_CLAIMABLE_DAYS}.").into());
    }
    let offer = NewOffer {
        code: fields.text("code").to_owned(),
        amount_rp: fields.number("amount")?.ok_or("amount: how much?")?,
        threshold_rp: fields.number("threshold")?.unwrap_or(0),
        is_app_only: fields.get("appOnly").is_some(),
        valid_days: fields.number("validDays")?.unwrap_or(7),
        copies: fields.number("copies")?.unwrap_or(1),
        expires_ms: app.clock.now_ms() + days * DAY_MS,
        is_withdrawn,
    };
    let offer = checked(offer).map_err(|error| error.detail.unwrap_or_default())?;
    Ok(app.database.offer_envelope(offer).await?)
}

async fn respond(app: &App, token: Option<&str>, problem: Option<&Problem>) -> Response {
    answer_read(page(app, token, problem).await, problem)
}

async fn page(
    app: &App,
    token: Option<&str>,
    problem: Option<&Problem>,
) -> Result<Markup, StoreError> {
    let offers = app.database.envelope_offers(SHOWN).await?;
    let gifts = app.database.newest_gifts(SHOWN).await?;
    let none = "No gifts yet: give a voucher in the app.";
    let content = html! {
        @if let Some(token) = token {
            p role="status" { "A new link: "
                a href={ (RECEIVE) "?token=" (token) } { (RECEIVE) "?token=" (token) } }
        }
        (full_section("new", "A red packet for whoever has the code", new_offer()))
        (articles("offers", "Codes", "No codes.", &offers, offer))
        p { "Campaigns that hand them out: "
            @for (index, campaign) in DELIVERIES.iter().enumerate() {
                @if index > 0 { ", " }
                a href={ (DELIVERY) "?pageId=" (campaign.page_id) } { (campaign.page_id) }
            } }
        (listing("gifts", "Gifts", none, &gifts, gift))
    };
    Ok(subpage(
        "Gifts",
        "Vouchers that were given, and red packets by code and link.",
        problem,
        content,
    ))
}

fn new_offer() -> Markup {
    let number = |name: &str, words: &str, value: &str| {
        html! {
            label { (words) input name=(name) type="number" min="0" value=(value); }
        }
    };
    html! {
        form.row method="post" action=(PATH) {
            label {
                "Code"
                input name="code" required maxlength="16" autocapitalize="characters"
                    autocomplete="off";
            }
            (number("amount", "Rupiah", "10000"))
            (number("threshold", "Least total", "0"))
            (number("validDays", "Good for days", "7"))
            (number("claimableDays", "Claimable for days", "30"))
            (number("copies", "Copies", "1"))
            label { input name="appOnly" type="checkbox" value="1"; " In the app only" }
            (button("do", "offer", "Offer, with a new link", "new code"))
        }
    }
}

fn offer(offer: &Offer) -> Markup {
    html! {
        p {
            strong { a href={ (RECEIVE) "?code=" (offer.code) } { (offer.code) } }
            " " (rupiah(offer.amount_rp))
            @if offer.threshold_rp > 0 { " from " (rupiah(offer.threshold_rp)) }
            @if offer.is_app_only { " " span { "app only" } }
            @if offer.is_withdrawn { " " span { "stopped" } }
        }
        p.quiet { (offer.claimed) " of " (offer.copies) " claimed, until "
            (jakarta_text(offer.expires_ms)) }
        form.row method="post" action=(PATH) {
            input type="hidden" name="code" value=(offer.code);
            input type="hidden" name="amount" value=(offer.amount_rp);
            input type="hidden" name="threshold" value=(offer.threshold_rp);
            input type="hidden" name="validDays" value=(offer.valid_days);
            input type="hidden" name="copies" value=(offer.copies);
            @if offer.is_app_only { input type="hidden" name="appOnly" value="1"; }
            (button("do", "offer", "Offer 30 days, with a new link", &offer.code))
            @if !offer.is_withdrawn { (button("do", "stop", "Stop", &offer.code)) }
        }
    }
}

fn gift(gift: &Gift) -> Markup {
    html! {
        p { strong { (gift.gift_id) } " " (gift.coupon_id) " " span { (format!("{:?}", gift.status)) } }
        p { (gift.giver_name) " → " (gift.receiver_name.as_deref().unwrap_or("nobody yet")) }
        @if !gift.note.is_empty() { blockquote { (secrets::text(&gift.note)) } }
        p.quiet { "Claimable until " (jakarta_text(gift.expire_time)) }
    }
}
