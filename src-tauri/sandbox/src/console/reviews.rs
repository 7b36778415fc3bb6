//! The moderator's page: reviews that wait with their pictures, reports, stores' replies, and visits
//! that let somebody write a review.
//!
//! Here an anonymous review has its author's id: a moderator has to know who writes.

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jajan_contract::{
    localised::Localised,
    reviews::{AuditStatus, Review},
};

use crate::{
    console::{form::Fields, people::unwell, reports},
    error::Error,
    html::Html,
    ids, phone,
    seed::ready_desk,
    state::App,
    store::{
        StoreError,
        reports::KeptReport,
        reviews::{Desk, Reported, audit::Reason},
    },
    time::jakarta_text,
};

/// What fits a form in any script.
const MAX_REPLY_CHARS: usize = 500;
const SELF: &str = "/console/reviews";

pub async fn show(app: App) -> Response {
    page(&app, None).await
}

/// `do` is `visit` with `phone` and `storeId`; with `reviewId` it is `approve`, `reject` with
/// `reason`, `reply` with `reply`, or `dismiss`; `settle` with `reportId` and `verdict`.
pub async fn change(app: App, request: Request) -> Response {
    let done = match Fields::read(request).await {
        Ok(fields) => act(&app, &fields).await,
        Err(why) => Err(why),
    };
    match done {
        // Got anew, so that reloading it repeats nothing.
        Ok(()) => (StatusCode::SEE_OTHER, [(header::LOCATION, SELF)]).into_response(),
        Err(why) => page(&app, Some(&why)).await,
    }
}

async fn act(app: &App, fields: &Fields) -> Result<(), String> {
    match fields.get("do") {
        Some("visit") => return visit(app, fields).await,
        Some("settle") => return reports::settle(app, fields).await,
        _ => {}
    }
    let review_id = fields.get("reviewId").and_then(ids::review_number);
    let review_id = review_id.ok_or("reviewId: which?")?;
    let database = &app.database;
    let now_ms = app.clock.now_ms();
    let known = database.moderated(review_id).await.map_err(unwell)?;
    let review = known.ok_or("This review is gone.")?;
    let (status, reason, reply) = match fields.get("do") {
        Some("approve") => (AuditStatus::Approved, Reason::Rules, None),
        Some("reject") => {
            let name = fields.get("reason").unwrap_or_default();
            let reason = Reason::of_name(name).ok_or("reason: why?")?;
            (AuditStatus::Rejected, reason, None)
        }
        Some("reply") => {
            let text = fields.get("reply").unwrap_or_default();
            if text.chars().count() > MAX_REPLY_CHARS {
                return Err(format!("reply: at most {MAX_REPLY_CHARS} characters."));
            }
            if review.audit_status != AuditStatus::Approved {
                return Err("reply: only what is shown can be answered.".to_owned());
            }
            (AuditStatus::Approved, Reason::Rules, Some(text.to_owned()))
        }
        Some("dismiss") => {
            return database.dismiss_reports(review_id).await.map_err(unwell);
        }
        _ => return Err("do: visit, settle, approve, reject, reply or dismiss.".to_owned()),
    };
    let done = database.moderate_review(review_id, status, reason, reply, now_ms);
    done.await.map(|_| ()).map_err(unwell)
}

async fn visit(app: &App, fields: &Fields) -> Result<(), String> {
    let phone_no = fields.get("phone").and_then(phone::typed);
    let phone_no = phone_no.ok_or("phone: a mobile number such as 0812-0000-0001.")?;
    let typed = fields.get("storeId").unwrap_or_default();
    let store_id = typed.parse().ok().or_else(|| ids::store_number(typed));
    let store_id = store_id.ok_or("storeId: a number, or S and a number.")?;
    let country_code = phone::COUNTRY_CODE.to_owned();
    let added = app
        .database
        .add_visit(country_code, phone_no, store_id, app.clock.now_ms());
    match added.await.map_err(unwell)? {
        true => Ok(()),
        false => Err("Nobody has this phone, or there is no such store.".to_owned()),
    }
}

async fn desk(app: &App) -> Result<Desk, StoreError> {
    let now_ms = app.clock.now_ms();
    ready_desk(&app.database, now_ms).await?;
    app.database.review_desk(now_ms).await
}

/// `problem`: what was wrong with the form that was sent.
async fn page(app: &App, problem: Option<&str>) -> Response {
    let desk = match desk(app).await {
        Ok(desk) => desk,
        Err(cause) => return Error::internal(cause).reply(Default::default()),
    };
    let reports = match app.database.waiting_store_reports(reports::SHOWN).await {
        Ok(reports) => reports,
        Err(cause) => return Error::internal(cause).reply(Default::default()),
    };
    let status = match problem {
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    };
    let headers = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (
        status,
        headers,
        html(&desk, &reports, problem).into_string(),
    )
        .into_response()
}

fn html(desk: &Desk, store_reports: &[KeptReport], problem: Option<&str>) -> Html {
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

fn visit_form(h: &mut Html) {
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

fn waiting(h: &mut Html, reviews: &[Review]) {
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

fn reported(h: &mut Html, reports: &[Reported]) {
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

fn decided(h: &mut Html, reviews: &[Review]) {
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
fn told(h: &mut Html, review: &Review) {
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

fn form(h: &mut Html, review: &Review) {
    h.raw("<form method=\"post\" action=\"/console/reviews\" class=\"row\">")
        .raw("<input type=\"hidden\" name=\"reviewId\" value=\"")
        .text(&review.id)
        .raw("\">");
}

fn reasons(h: &mut Html) {
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

fn button(h: &mut Html, action: &'static str, words: &'static str, of: &Review) {
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
