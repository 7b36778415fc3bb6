//! The moderator's page: reviews that wait with their pictures, reports, stores' replies, and visits
//! that let somebody write a review.
//!
//! Here an anonymous review has its author's id: a moderator has to know who writes.

mod desk;

use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use jajan_contract::reviews::AuditStatus;

use crate::console::form::Fields;
use crate::console::people::unwell;
use crate::console::reports;
use crate::console::reviews::desk::{SELF, html};
use crate::error::Error;
use crate::seed::ready_desk;
use crate::state::App;
use crate::store::StoreError;
use crate::store::reviews::Desk;
use crate::store::reviews::audit::Reason;
use crate::{ids, phone};

/// What fits a form in any script.
const MAX_REPLY_CHARS: usize = 500;

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
