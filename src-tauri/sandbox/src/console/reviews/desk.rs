//! The page of the desk.

use jajan_contract::{
    localised::Localised,
    reviews::{AuditStatus, Review},
};
use maud::{Markup, html};

use crate::console::layout::{articles, button, options};
use crate::store::reviews::audit::Reason;
use crate::store::reviews::{Desk, Reported};
use crate::time::jakarta_text;

pub fn waiting(desk: &Desk) -> Markup {
    articles(
        "waiting",
        "Waiting",
        "None waits.",
        &desk.waiting,
        |review| {
            let buttons = html! {
                (button("do", "approve", "Approve", &review.id))
                (rejection("Reject", review))
            };
            one(review, buttons)
        },
    )
}

pub fn reported(desk: &Desk) -> Markup {
    let one = |report: &Reported| {
        let buttons = html! {
            (button("do", "dismiss", "Leave it", &report.review.id))
            (rejection("Take it off", &report.review))
        };
        html! {
            p {
                strong { (report.reason) } " " (crate::secrets::text(&report.note))
                " " time { (jakarta_text(report.created_ms)) }
            }
            (one(&report.review, buttons))
        }
    };
    articles("reported", "Reported", "No report.", &desk.reported, one)
}

pub fn decided(desk: &Desk) -> Markup {
    articles("decided", "Decided", "None yet.", &desk.decided, |review| {
        let buttons = html! {
            @if review.audit_status == AuditStatus::Approved {
                label.wide {
                    "The store's reply"
                    textarea name="reply" rows="2" maxlength="500" {
                        (review.merchant_reply.as_ref().map_or("", |reply| &reply.content))
                    }
                }
                (button("do", "reply", "Save the reply", &review.id))
                (rejection("Take it off", review))
            } @else {
                (button("do", "approve", "Approve", &review.id))
            }
        };
        one(review, buttons)
    })
}

/// What the review says, all that is known of it, and what can be done with it.
fn one(review: &Review, buttons: Markup) -> Markup {
    let author = match review.is_anonymous {
        true => "anonymous",
        false => &review.user_name,
    };
    html! {
        p {
            strong { ("★".repeat(review.score.into())) }
            " "
            a href={ "/platform/reviewDetail?reviewId=" (review.id) "&poiId=" (review.poi_id) } {
                (review.id)
            }
            " " span { (review.store_name) } " " code { (review.store_id) }
            " " span { (author) } " " code { (review.user_id) }
            " " time { (jakarta_text(review.create_time)) }
            " " em { (state(review)) }
        }
        @if !review.content.is_empty() { blockquote { (review.content) } }
        @for media in &review.review_medias {
            a href=(media.media_url) {
                img src={ (media.media_url) "?w=160&h=160" } width="80" height="80"
                    alt={ "Photo " (media.id) };
            }
            " "
        }
        form.row method="post" action="/console/reviews" {
            input type="hidden" name="reviewId" value=(review.id);
            (buttons)
        }
    }
}

fn state(review: &Review) -> String {
    let words = |words: &Localised| words.en_us.clone().unwrap_or_default();
    let why = review.reject_reason.as_ref().map(words).unwrap_or_default();
    match review.audit_status {
        AuditStatus::Init => "just saved".to_owned(),
        AuditStatus::Submited => "handed in".to_owned(),
        AuditStatus::Approved => "shown".to_owned(),
        AuditStatus::Rejected => format!("rejected: {why}"),
    }
}

fn rejection(words: &str, of: &Review) -> Markup {
    let reasons = Reason::ALL.map(|reason| (reason.as_str(), reason.words()[1]));
    html! {
        select name="reason" aria-label="Reason" { (options(reasons, None)) }
        (button("do", "reject", words, &of.id))
    }
}
