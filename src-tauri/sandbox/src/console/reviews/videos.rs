//! Videos that viewers reported, on the moderator's page, where they are taken down and put back.

use jajan_contract::content::VideoReportReason;
use maud::{Markup, html};

use crate::city::details::videos::has_video;
use crate::console::form::Problem;
use crate::console::layout::{articles, button};
use crate::ids;
use crate::state::App;
use crate::store::StoreError;
use crate::store::content::ReportedVideo;
use crate::time::jakarta_text;

pub async fn section(app: &App) -> Result<Markup, StoreError> {
    let videos = app.database.reported_videos().await?;
    let heading = "Reported videos";
    Ok(articles("videos", heading, "No report.", &videos, one))
}

fn one(video: &ReportedVideo) -> Markup {
    let id = ids::content(video.product_id);
    let why = match video.reason {
        VideoReportReason::Misleading => "misleading",
        VideoReportReason::Offensive => "offensive",
        VideoReportReason::NotTheirs => "not theirs",
        VideoReportReason::Other => "something else",
    };
    html! {
        p {
            strong { (why) }
            " " a href={ "/platform/playVideo?id=" (id) } { (id) }
            " " span { (video.store_name) }
            " " time { (jakarta_text(video.given_ms)) }
            " " em { (video.count) @if video.count == 1 { " report" } @else { " reports" } }
        }
        form.row method="post" action="/console/reviews" {
            input type="hidden" name="contentId" value=(id);
            @if video.is_taken_down {
                (button("do", "put_back", "Put it back", &id))
            } @else {
                (button("do", "take_down", "Take it down", &id))
            }
        }
    }
}

/// `contentId` with `take_down` or `put_back`.
pub async fn decide(app: &App, content_id: &str, act: &str) -> Result<(), Problem> {
    let unknown = "contentId: which?";
    let id = ids::typed(ids::content_number, content_id).ok_or(unknown)?;
    let is_down = match act {
        "take_down" => true,
        "put_back" => false,
        _ => return Err("do: take_down or put_back.".into()),
    };
    if is_down && app.database.video(id, has_video).await?.is_none() {
        return Err(unknown.into());
    }
    let done = app
        .database
        .take_video_down(id, is_down, app.clock.now_ms());
    Ok(done.await?)
}
