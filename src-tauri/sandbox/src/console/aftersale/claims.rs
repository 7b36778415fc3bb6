//! The page of refunds that an outlet or customer service decides: what its owner wrote, who decided, by
//! which words and when. Buying 6 "A claim".

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::order::cases::CaseAuthor;
use jajan_contract::order::redeem::ClaimStatus;
use jajan_contract::text::rupiah;
use maud::{Markup, html};

use crate::console::aftersale::cases::thread;
use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer_read, button, listing, meaning, subpage};
use crate::state::App;
use crate::store::StoreError;
use crate::store::redemptions::claim_rows::{ClaimStep, DeskClaim};
use crate::store::redemptions::claims::{Decision, NotDecided};
use crate::time::jakarta_text;
use crate::{ids, secrets, words};

pub const PATH: &str = "/console/claims";
const SHOWN: u32 = 40;
const MAX_CHARS: usize = 300;
const DECIDERS: [(CaseAuthor, &str, &str); 2] = [
    (CaseAuthor::Merchant, "MERCHANT", "the outlet"),
    (CaseAuthor::Service, "SERVICE", "customer service"),
];

pub async fn show(app: App, _: Request) -> Response {
    respond(&app, None).await
}

/// Post, redirect, get.
pub async fn change(app: App, request: Request) -> Response {
    match act(&app, request).await {
        Ok(()) => Redirect::to(PATH).into_response(),
        Err(why) => respond(&app, Some(&why)).await,
    }
}

async fn act(app: &App, request: Request) -> Result<(), Problem> {
    let fields = Fields::read(request).await?;
    let now_ms = app.clock.now_ms();
    let message = words::seen_lines(fields.text("words"));
    if message.is_empty() || !words::fits(&message, MAX_CHARS) {
        return Err(format!("words: why, in at most {MAX_CHARS} characters.").into());
    }
    let decision = Decision {
        coupon_id: ids::typed(ids::coupon_number, fields.text("voucher"))
            .ok_or("voucher: W and a number.")?,
        by: meaning(&DECIDERS, fields.text("by")).ok_or("by: who decides?")?,
        is_granted: match fields.text("do") {
            "grant" => true,
            "deny" => false,
            _ => return Err("do: grant or deny.".into()),
        },
        words: message,
        now_ms,
    };
    app.database.settle_orders(now_ms).await?;
    Ok(app.database.decide_claim(decision).await?)
}

impl From<NotDecided> for Problem {
    fn from(why: NotDecided) -> Self {
        match why {
            NotDecided::Absent => "No claim of this voucher is open.".into(),
            NotDecided::NotYours => "It waits for the other one's answer.".into(),
        }
    }
}

async fn respond(app: &App, problem: Option<&Problem>) -> Response {
    answer_read(page(app, problem).await, problem)
}

async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    app.database.settle_orders(app.clock.now_ms()).await?;
    let claims = app.database.newest_claims(SHOWN).await?;
    let none = "No claims yet: report a used voucher as refused, and ask for its money.";
    let content = html! {
        (listing("claims", "Claims", none, &claims, one))
    };
    Ok(subpage(
        "Claims",
        "Refunds that the outlet or customer service decides.",
        problem,
        content,
    ))
}

fn one(desk: &DeskClaim) -> Markup {
    let claim = &desk.claim;
    let waits_for = match claim.status {
        ClaimStatus::Outlet => Some("MERCHANT"),
        ClaimStatus::Service => Some("SERVICE"),
        _ => None,
    };
    html! {
        p {
            strong { (desk.coupon_id) } " " (rupiah(desk.paid_rp)) ", " (desk.case_no) ", asked by "
            (ids::user(desk.user_id)) " "
            span { (format!("{:?}, {:?}", claim.kind, claim.status)) }
        }
        @if let Some(until) = claim.outlet_until {
            p.quiet { "The outlet answers until " (jakarta_text(until)) }
        }
        @if claim.status == ClaimStatus::Service {
            p.quiet { "Customer service decides by " (claim.service_date) }
        }
        @match desk.borne_by.as_deref() {
            Some("MERCHANT") => p { "paid by the outlet" },
            Some(_) => p { "paid from what was held for the voucher" },
            None => {}
        }
        ol { @for step in &desk.step_list { li { (step_words(step)) } } }
        (thread(&desk.message_list))
        @if let Some(by) = waits_for { (form(&desk.coupon_id, by)) }
    }
}

fn step_words(step: &ClaimStep) -> String {
    let what = match step.kind.as_str() {
        "ASKED" => "asked",
        "PASSED_ON" => "left to customer service",
        "GRANTED" => "granted",
        "DENIED" => "denied",
        _ => "taken back",
    };
    let who = match step.author.as_str() {
        "OWNER" => "its owner",
        "CLOCK" => "time",
        "MERCHANT" => "the outlet",
        "SERVICE" => "customer service",
        _ => "the rule of then",
    };
    let mut message = secrets::text(&step.words);
    if !message.is_empty() {
        message = format!(": {message}");
    }
    format!("{} {what} by {who}{message}", jakarta_text(step.at_ms))
}

fn form(voucher: &str, by: &str) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="voucher" value=(voucher);
            input type="hidden" name="by" value=(by);
            label {
                "Why, as its owner reads it"
                textarea name="words" required maxlength=(MAX_CHARS) rows="2" {}
            }
            (button("do", "grant", "Refund", voucher))
            (button("do", "deny", "Do not refund", voucher))
        }
    }
}
