//! The refund desk: every refund with its steps; it is sent now, confirmed with a reference, failed
//! with a reason, or kept waiting. Buying 9.

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::order::money::RefundStatus;
use jajan_contract::{
    order::refund::{RefundDeskAct, RefundFailure, RefundStep, RefundTarget},
    text::rupiah,
};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer_read, button, listing, meaning, options, subpage};
use crate::ids;
use crate::state::App;
use crate::store::StoreError;
use crate::store::refunds::desk::{Act, DeskRefund, NotPlayed};
use crate::time::jakarta_text;

pub const PATH: &str = "/console/refunds";
const SHOWN: u32 = 40;
const MAX_REFERENCE_CHARS: usize = 40;

/// An act, the form's value for it, and its words.
const ACTS: [(RefundDeskAct, &str, &str); 4] = [
    (RefundDeskAct::Send, "SEND", "Send now"),
    (RefundDeskAct::Confirm, "CONFIRM", "Confirm"),
    (RefundDeskAct::Fail, "FAIL", "Fail"),
    (RefundDeskAct::Delay, "DELAY", "Keep waiting"),
];
#[rustfmt::skip]
const FAILURES: [(RefundFailure, &str, &str); 5] = [
    (RefundFailure::AccountClosed, "ACCOUNT_CLOSED", "account closed"),
    (RefundFailure::NameMismatch, "NAME_MISMATCH", "another name"),
    (RefundFailure::IssuerRefused, "ISSUER_REFUSED", "refused by the issuer"),
    (RefundFailure::WindowPassed, "WINDOW_PASSED", "over 30 days old"),
    (RefundFailure::ProviderDown, "PROVIDER_DOWN", "provider down"),
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

/// `do` is one of [`ACTS`], `why` of [`FAILURES`]; `reference` is empty when one is to be made up.
async fn act(app: &App, request: Request) -> Result<(), Problem> {
    let fields = Fields::read(request).await?;
    let now_ms = app.clock.now_ms();
    let reference = fields.get("reference").map(str::to_owned);
    let is_long = |text: &String| text.chars().count() > MAX_REFERENCE_CHARS;
    if reference.as_ref().is_some_and(is_long) {
        return Err(format!("reference: at most {MAX_REFERENCE_CHARS} characters.").into());
    }
    let act = Act {
        refund_id: ids::typed(ids::refund_number, fields.text("refund"))
            .ok_or("refund: Z and a number.")?,
        act: meaning(&ACTS, fields.text("do")).ok_or("do: what does the desk do?")?,
        failure: meaning(&FAILURES, fields.text("why")).unwrap_or(RefundFailure::ProviderDown),
        reference,
        now_ms,
    };
    app.database.settle_orders(now_ms).await?;
    app.database.play_refund(act).await?;
    Ok(())
}

impl From<NotPlayed> for Problem {
    fn from(why: NotPlayed) -> Self {
        Self(format!("{}.", why.words()))
    }
}

async fn respond(app: &App, problem: Option<&Problem>) -> Response {
    answer_read(page(app, problem).await, problem)
}

async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    app.database.settle_orders(app.clock.now_ms()).await?;
    let refunds = app.database.newest_refunds(SHOWN).await?;
    let none = "No refunds yet: ask for one at an order in the app.";
    let content = html! {
        (listing("refunds", "Refunds", none, &refunds, refund))
    };
    Ok(subpage(
        "Refunds",
        "Money on its way back, and the provider that sends it.",
        problem,
        content,
    ))
}

fn refund(refund: &DeskRefund) -> Markup {
    let id = ids::refund(refund.refund_id);
    html! {
        p {
            strong { (rupiah(refund.amount_rp)) }
            " " (id) " of " (ids::order(refund.order_id)) " "
            span { (format!("{:?}", refund.status)) }
        }
        p { "To " (refund.payer) ", " (target(refund.target.as_ref())) ". Cause: " (refund.cause) }
        ol { @for step in &refund.step_list { li { (words(step)) } } }
        @match refund.status {
            RefundStatus::Requested => {
                form.row method="post" action=(PATH) {
                    input type="hidden" name="refund" value=(id);
                    (button("do", "SEND", "Send now", &id))
                }
            }
            RefundStatus::Sent => (sent(&id)),
            RefundStatus::Failed | RefundStatus::WaitDestination => {
                p.quiet { "Waits for its payer." }
            }
            RefundStatus::Cancelled | RefundStatus::Done => {}
        }
    }
}

fn sent(id: &str) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="refund" value=(id);
            label { "Reference" input name="reference" maxlength="40" autocomplete="off"; }
            label {
                "Why it fails"
                select name="why" {
                    (options(FAILURES.map(|(_, value, words)| (value, words)), None))
                }
            }
            @for (_, value, words) in &ACTS[1..] { (button("do", value, words, id)) }
        }
    }
}

fn target(target: Option<&RefundTarget>) -> String {
    let Some(target) = target else {
        return "its destination is not known".to_owned();
    };
    let parts = [
        &target.bank_name,
        &target.bank_account_name,
        &target.bank_account_number,
        &target.phone_no,
    ];
    let mut words = vec![format!("{:?}", target.kind)];
    words.extend(target.method.map(|method| format!("{method:?}")));
    words.extend(parts.into_iter().flatten().cloned());
    words.join(" ")
}

fn words(step: &RefundStep) -> String {
    let mut words = format!("{} {:?}", jakarta_text(step.time), step.status);
    if step.attempt > 1 {
        words += &format!(", attempt {}", step.attempt);
    }
    for more in [&step.expected_date, &step.reference].into_iter().flatten() {
        words += &format!(", {more}");
    }
    if let Some(failure) = step.failure_reason {
        words += &format!(", {failure:?}");
    }
    words
}
