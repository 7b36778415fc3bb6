//! The video host: `/video/I….mp4`. Home 5; discovery 5.

use axum::extract::Request;
use axum::response::Response;
use bytes::Bytes;
use jajan_contract::ids::ContentId;

use crate::city::details::videos;
use crate::edge::{address::address, headers::locale};
use crate::error::{Error, Refusal};
use crate::ids;
use crate::pictures::{Asker, Size, Source};
use crate::routes::{images, ranges};
use crate::state::App;

/// It can be taken down: what keeps a copy asks again after an hour, and learns that it is gone.
const AN_HOUR: &str = "public, max-age=3600, must-revalidate";

pub async fn video(app: App, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    match made(&app, parts.uri.path(), address(&parts)).await {
        Ok(mp4) => ranges::reply(&mp4, "video/mp4", AN_HOUR, &parts.method, &parts.headers),
        Err(error) => error.reply(locale(&parts.headers)),
    }
}

async fn made(app: &App, path: &str, asker: Asker) -> Result<Bytes, Error> {
    let absent = || Error::new(Refusal::PathUnknown, "no such video");
    let id = number(path).ok_or_else(absent)?;
    // Looked up each time, because it can be taken down.
    let video = app.database.video(id, videos::has_video).await?;
    let film = video.and_then(|video| video.film()).ok_or_else(absent)?;
    images::draw(app, Source::Filmed(film), Size::default(), asker).await
}

fn number(path: &str) -> Option<ids::row::Product> {
    let id = path.strip_prefix("/video/")?.strip_suffix(".mp4")?;
    ids::content_number(&ContentId::new(id.to_owned()))
}

/// The address of a video.
pub fn path(id: &ContentId) -> String {
    format!("/video/{id}.mp4")
}
