//! The page of questions: customer service or the outlet answers them, and the asker is told.

use axum::{
    extract::Request,
    response::{IntoResponse, Redirect, Response},
};
use jajan_contract::order::cases::{CaseAuthor, CaseMessage};
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::{answer_read, button, listing, meaning, options, subpage};
use crate::ids;
use crate::secrets;
use crate::state::App;
use crate::store::StoreError;
use crate::store::orders::cases::{Answer, DeskCase, NotAnswered};
use crate::time::jakarta_text;
use crate::words;
use jajan_contract::text::rupiah;

pub const PATH: &str = "/console/cases";
const SHOWN: u32 = 40;
/// As long as a question.
const MAX_CHARS: usize = 300;

const ANSWERERS: [(CaseAuthor, &str, &str); 2] = [
    (CaseAuthor::Service, "SERVICE", "customer service"),
    (CaseAuthor::Merchant, "MERCHANT", "the outlet"),
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

/// `by` is one of [`ANSWERERS`].
async fn act(app: &App, request: Request) -> Result<(), Problem> {
    let fields = Fields::read(request).await?;
    let now_ms = app.clock.now_ms();
    let text = words::seen_lines(fields.text("answer"));
    if text.is_empty() {
        return Err("answer: what is said?".into());
    }
    if !words::fits(&text, MAX_CHARS) {
        return Err(format!("answer: at most {MAX_CHARS} characters.").into());
    }
    let answer = Answer {
        case_id: ids::typed(ids::case_number, fields.text("case"))
            .ok_or("case: N and a number.")?,
        by: meaning(&ANSWERERS, fields.text("by")).ok_or("by: who answers?")?,
        text,
        is_last: match fields.text("do") {
            "answer" => false,
            "end" => true,
            _ => return Err("do: answer or end.".into()),
        },
        now_ms,
    };
    app.database.settle_orders(now_ms).await?;
    Ok(app.database.answer_case(answer).await?)
}

impl From<NotAnswered> for Problem {
    fn from(why: NotAnswered) -> Self {
        match why {
            NotAnswered::Absent => "There is no such case.".into(),
            NotAnswered::Closed => "It has ended.".into(),
        }
    }
}

async fn respond(app: &App, problem: Option<&Problem>) -> Response {
    answer_read(page(app, problem).await, problem)
}

async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    let now_ms = app.clock.now_ms();
    app.database.settle_orders(now_ms).await?;
    let cases = app.database.newest_cases(SHOWN, now_ms).await?;
    let none = "No questions yet: ask one at an order in the app.";
    let content = html! {
        (listing("cases", "Cases", none, &cases, one))
    };
    Ok(subpage(
        "Cases",
        "Questions about orders, and their answers.",
        problem,
        content,
    ))
}

fn one(desk: &DeskCase) -> Markup {
    let case = &desk.case;
    html! {
        p {
            strong { (case.case_no) } " of " (ids::order(desk.order_id)) ", asked by "
            (ids::user(desk.asker_id)) " "
            span { (format!("{:?}", case.topic)) }
        }
        @if !desk.note.is_empty() { p { "Opened by itself: " (secrets::text(&desk.note)) } }
        p.quiet { "Opened " (jakarta_text(case.opened_time)) ", to be answered by "
            (case.answer_date)
            @if let Some(closed_ms) = case.closed_time { ", ended " (jakarta_text(closed_ms)) } }
        (thread(&case.message_list))
        @if case.closed_time.is_none() { (form(&case.case_no)) }
    }
}

/// All that was written, oldest first.
pub fn thread(messages: &[CaseMessage]) -> Markup {
    html! {
        @for message in messages {
            blockquote {
                p.quiet { (who(message.by)) ", " (jakarta_text(message.time)) }
                @if !message.text.is_empty() { p { (secrets::text(&message.text)) } }
                @if let Some(reference) = &message.reference { p { "Reference " (secrets::text(reference)) } }
                @if let Some(amount) = message.amount { p { (rupiah(amount)) } }
                @if let Some(paid_ms) = message.paid_time { p { "Paid " (jakarta_text(paid_ms)) } }
            }
        }
    }
}

fn who(by: CaseAuthor) -> &'static str {
    match by {
        CaseAuthor::Asker => "who asked",
        CaseAuthor::Service => "customer service",
        CaseAuthor::Merchant => "the outlet",
    }
}

fn form(case_no: &str) -> Markup {
    html! {
        form.row method="post" action=(PATH) {
            input type="hidden" name="case" value=(case_no);
            label {
                "Who answers"
                select name="by" {
                    (options(ANSWERERS.map(|(_, value, words)| (value, words)), None))
                }
            }
            label {
                "Answer"
                textarea name="answer" required maxlength=(MAX_CHARS) rows="2" {}
            }
            (button("do", "answer", "Answer", case_no))
            (button("do", "end", "Answer and end", case_no))
        }
    }
}
