//! The page of the desk.

use jajan_contract::{
    localised::Localised,
    reviews::{AuditStatus, Review},
};

use crate::console::reports;
use crate::html::Html;
use crate::store::reports::KeptReport;
use crate::store::reviews::audit::Reason;
use crate::store::reviews::{Desk, Reported};
use crate::time::jakarta_text;

pub const SELF: &str = "/console/reviews";

pub fn html(desk: &Desk, store_reports: &[KeptReport], problem: Option<&str>) -> Html {
    let mut html = Html::default();
    let h = &mut html;
    h.raw("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        .raw("<meta name=\"referrer\" content=\"same-origin\">")
        .raw("<meta name=\"color-scheme\" content=\"light dark\">")
        .raw("<title>Moderator · Jajan sandbox</title>")
        .raw("<link rel=\"icon\" href=\"/img/icon/noodles.png?w=64\">")
        .raw("<link rel=\"stylesheet\" href=\"/console/console.css\"></head><body>")
        .raw("<header><h1>Moderator</h1><p>Reviews, and what users report. ")
        .raw("<a href=\"/console\">Back to the console</a></p></header><main>");
    if let Some(problem) = problem {
        h.raw("<p class=\"problem\" role=\"alert\">")
            .text(problem)
            .raw("</p>");
    }
    visit_form(h);
    waiting(h, &desk.waiting);
    reported(h, &desk.reported);
    reports::section(h, store_reports);
    decided(h, &desk.decided);
    h.raw("</main></body></html>\n");
    html
}

pub fn visit_form(h: &mut Html) {
    h.raw("<section id=\"visit\" class=\"full\" aria-labelledby=\"visit-h\">")
        .raw("<h2 id=\"visit-h\">Visit</h2><p class=\"quiet\">Somebody used a voucher at a store, ")
        .raw("and may review it once.</p>")
        .raw("<form method=\"post\" action=\"/console/reviews\" class=\"row\">")
        .raw("<label>Phone<input name=\"phone\" type=\"tel\" autocomplete=\"off\" ")
        .raw("value=\"0812-0000-0001\" required></label>")
        .raw("<label>Store<input name=\"storeId\" autocomplete=\"off\" autocapitalize=\"off\" ")
        .raw("placeholder=\"S1\" maxlength=\"20\" required></label>")
        .raw("<button class=\"main\" name=\"do\" value=\"visit\">Play the visit</button>")
        .raw("</form></section>");
}

pub fn waiting(h: &mut Html, reviews: &[Review]) {
    h.raw("<section id=\"waiting\" class=\"full\" aria-labelledby=\"waiting-h\">")
        .raw("<h2 id=\"waiting-h\">Waiting</h2>");
    if reviews.is_empty() {
        h.raw("<p class=\"quiet\">None waits.</p>");
    }
    for review in reviews {
        h.raw("<article>");
        told(h, review);
        form(h, review);
        button(h, "approve", "Approve", review);
        reasons(h);
        button(h, "reject", "Reject", review);
        h.raw("</form></article>");
    }
    h.raw("</section>");
}

pub fn reported(h: &mut Html, reports: &[Reported]) {
    h.raw("<section id=\"reported\" class=\"full\" aria-labelledby=\"reported-h\">")
        .raw("<h2 id=\"reported-h\">Reported</h2>");
    if reports.is_empty() {
        h.raw("<p class=\"quiet\">No report.</p>");
    }
    for report in reports {
        h.raw("<article><p><strong>")
            .text(&report.reason)
            .raw("</strong> ")
            .text(&report.note)
            .raw(" <time>")
            .text(jakarta_text(report.created_ms))
            .raw("</time></p>");
        told(h, &report.review);
        form(h, &report.review);
        button(h, "dismiss", "Leave it", &report.review);
        reasons(h);
        button(h, "reject", "Take it off", &report.review);
        h.raw("</form></article>");
    }
    h.raw("</section>");
}

pub fn decided(h: &mut Html, reviews: &[Review]) {
    h.raw("<section id=\"decided\" class=\"full\" aria-labelledby=\"decided-h\">")
        .raw("<h2 id=\"decided-h\">Decided</h2>");
    if reviews.is_empty() {
        h.raw("<p class=\"quiet\">None yet.</p>");
    }
    for review in reviews {
        h.raw("<article>");
        told(h, review);
        form(h, review);
        if review.audit_status == AuditStatus::Approved {
            h.raw("<label class=\"wide\">The store's reply<textarea name=\"reply\" rows=\"2\" ")
                .raw("maxlength=\"500\">")
                .text(review.merchant_reply.as_ref().map_or("", |r| &r.content))
                .raw("</textarea></label>");
            button(h, "reply", "Save the reply", review);
            reasons(h);
            button(h, "reject", "Take it off", review);
        } else {
            button(h, "approve", "Approve", review);
        }
        h.raw("</form></article>");
    }
    h.raw("</section>");
}

/// What the review says, and all that is known of it.
pub fn told(h: &mut Html, review: &Review) {
    h.raw("<p><strong>")
        .text("★".repeat(review.score.into()))
        .raw("</strong> <a href=\"/platform/reviewDetail?reviewId=")
        .text(&review.id)
        .raw("&amp;poiId=")
        .text(&review.poi_id)
        .raw("\">")
        .text(&review.id)
        .raw("</a> <span>")
        .text(&review.store_name)
        .raw("</span> <code>")
        .text(&review.store_id)
        .raw("</code> <span>")
        .text(match review.is_anonymous {
            true => "anonymous",
            false => &review.user_name,
        })
        .raw("</span> <code>")
        .text(&review.user_id)
        .raw("</code> <time>")
        .text(jakarta_text(review.create_time))
        .raw("</time> <em>")
        .text(state(review))
        .raw("</em></p>");
    if !review.content.is_empty() {
        h.raw("<blockquote>")
            .text(&review.content)
            .raw("</blockquote>");
    }
    for media in &review.review_medias {
        h.raw("<a href=\"")
            .text(&media.media_url)
            .raw("\"><img src=\"")
            .text(&media.media_url)
            .raw("?w=160&amp;h=160\" width=\"80\" height=\"80\" alt=\"Photo ")
            .text(&media.id)
            .raw("\"></a> ");
    }
}

pub fn state(review: &Review) -> String {
    let words = |words: &Localised| words.en_us.clone().unwrap_or_default();
    let why = review.reject_reason.as_ref().map(words).unwrap_or_default();
    match review.audit_status {
        AuditStatus::Init => "just saved".to_owned(),
        AuditStatus::Submited => "handed in".to_owned(),
        AuditStatus::Approved => "shown".to_owned(),
        AuditStatus::Rejected => format!("rejected: {why}"),
    }
}

pub fn form(h: &mut Html, review: &Review) {
    h.raw("<form method=\"post\" action=\"/console/reviews\" class=\"row\">")
        .raw("<input type=\"hidden\" name=\"reviewId\" value=\"")
        .text(&review.id)
        .raw("\">");
}

pub fn reasons(h: &mut Html) {
    h.raw("<select name=\"reason\" aria-label=\"Reason\">");
    for reason in Reason::ALL {
        let [_, words, _] = reason.words();
        h.raw("<option value=\"")
            .raw(reason.as_str())
            .raw("\">")
            .raw(words)
            .raw("</option>");
    }
    h.raw("</select>");
}

pub fn button(h: &mut Html, action: &'static str, words: &'static str, of: &Review) {
    h.raw("<button name=\"do\" value=\"")
        .raw(action)
        .raw("\" aria-label=\"")
        .raw(words)
        .raw(", ")
        .text(&of.id)
        .raw("\">")
        .raw(words)
        .raw("</button>");
}
