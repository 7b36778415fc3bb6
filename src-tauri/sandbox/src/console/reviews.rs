//! The moderator's page: reviews that wait with their pictures, reports, and stores' replies.
//!
//! An anonymous review is shown with its author's id, which a moderator needs.

mod desk;
mod videos;

use jajan_contract::reviews::AuditStatus;
use maud::{Markup, html};

use crate::console::form::{Fields, Problem};
use crate::console::layout::subpage;
use crate::console::reports;
use crate::ids;
use crate::seed::ready_desk;
use crate::state::App;
use crate::store::StoreError;
use crate::store::reviews::audit::Reason;

/// What fits a form in any script.
const MAX_REPLY_CHARS: usize = 500;

/// `do` is `settle` with `reportId` and `verdict`; with `reviewId` it is `approve`, `reject` with
/// `reason`, `reply` with `reply`, or `dismiss`; with
/// `contentId` it is `take_down` or `put_back`.
pub async fn change(app: &App, fields: &Fields) -> Result<(), Problem> {
    if fields.get("do") == Some("settle") {
        return reports::settle(app, fields).await;
    }
    if let Some(content_id) = fields.get("contentId") {
        return videos::decide(app, content_id, fields.text("do")).await;
    }
    let review_id =
        ids::typed(ids::review_number, fields.text("reviewId")).ok_or("reviewId: which?")?;
    let database = &app.database;
    let now_ms = app.clock.now_ms();
    let known = database.moderated(review_id).await?;
    let review = known.ok_or("This review is gone.")?;
    let (status, reason, reply) = match fields.get("do") {
        Some("approve") => (AuditStatus::Approved, Reason::Rules, None),
        Some("reject") => {
            let reason = Reason::of_name(fields.text("reason")).ok_or("reason: why?")?;
            (AuditStatus::Rejected, reason, None)
        }
        Some("reply") => {
            let text = fields.text("reply");
            if text.chars().count() > MAX_REPLY_CHARS {
                return Err(format!("reply: at most {MAX_REPLY_CHARS} characters.").into());
            }
            if review.audit_status != AuditStatus::Approved {
                return Err("reply: only what is shown can be answered.".into());
            }
            (AuditStatus::Approved, Reason::Rules, Some(text.to_owned()))
        }
        Some("dismiss") => return Ok(database.dismiss_reports(review_id).await?),
        _ => return Err("do: settle, approve, reject, reply or dismiss.".into()),
    };
    let done = database.moderate_review(review_id, status, reason, reply, now_ms);
    done.await?;
    Ok(())
}

pub async fn page(app: &App, problem: Option<&Problem>) -> Result<Markup, StoreError> {
    let now_ms = app.clock.now_ms();
    ready_desk(&app.database, now_ms).await?;
    let desk = app.database.review_desk(now_ms).await?;
    let content = html! {
        (desk::waiting(&desk))
        (desk::reported(&desk))
        (reports::section(app).await?)
        (videos::section(app).await?)
        (desk::decided(&desk))
    };
    Ok(subpage(
        "Moderator",
        "Reviews and videos, and what users report.",
        problem,
        content,
    ))
}
