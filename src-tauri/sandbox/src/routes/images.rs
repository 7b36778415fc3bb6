//! The image host: `/img/…?w=&h=`. Spec home 9 "resized by query to webp".

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use jajan_web_host::{etag, is_known};
use tokio::sync::Semaphore;

use crate::edge::headers::locale;
use crate::error::{Error, Refusal};
use crate::pictures;
use crate::pictures::{PictureError, Size, Source};
use crate::state::App;
use crate::store::account::uploads;

/// A path always names the same picture, so it may be kept for a year.
const FOREVER: &str = "public, max-age=31536000, immutable";
const MAX_QUERY_CHARS: usize = 200;

pub async fn image(app: App, request: Request) -> Response {
    let locale = locale(request.headers());
    match asked(&app, request.uri().path(), request.uri().query()).await {
        Ok(bytes) => reply(bytes, "image/webp", FOREVER, request.headers()),
        Err(error) => error.reply(locale),
    }
}

async fn asked(app: &App, path: &str, query: Option<&str>) -> Result<Bytes, Error> {
    let source = source(path)?;
    let query = query.unwrap_or_default();
    if query.len() > MAX_QUERY_CHARS {
        return Err(Error::value("the query is too long"));
    }
    let size = Size::parse(parameter(query, "w"), parameter(query, "h"))?;
    draw(app, source, size).await
}

/// A picture, out of the cache or drawn now.
pub async fn draw(app: &App, source: Source, size: Size) -> Result<Bytes, Error> {
    let drawing = app.clone();
    in_slot(&app.kept.picture_slots, move || match source {
        Source::Drawn(picture) => Ok(drawing.kept.pictures.get(&picture, size)?),
        Source::Sent(name) => sent(&drawing, &name, size),
        Source::Shared(picture) => {
            let key = (Source::Shared(picture.clone()), size);
            let made = drawing.kept.pictures.get_or_make(key, || picture.render());
            Ok(made?)
        }
    })
    .await
}

/// Runs `work` on a blocking thread while it holds a slot. Without one it waits here and not on a
/// thread.
pub async fn in_slot<T: Send + 'static>(
    slots: &Semaphore,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let _slot = slots.acquire().await.map_err(Error::internal)?;
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Error::internal)?
}

fn source(path: &str) -> Result<Source, PictureError> {
    match uploads::name(path) {
        Some(name) => Ok(Source::Sent(name.to_owned())),
        None => pictures::parse(path).map(Source::Drawn),
    }
}

/// A user's upload. Looked up each time, because it can be deleted.
fn sent(app: &App, name: &str, size: Size) -> Result<Bytes, Error> {
    let webp = app.database.upload(name)?;
    let webp = webp.ok_or_else(|| PictureError::NotFound(name.to_owned()))?;
    if size == Size::default() {
        return Ok(webp.into());
    }
    let key = (Source::Sent(name.to_owned()), size);
    let pictures = &app.kept.pictures;
    Ok(pictures.get_or_make(key, || pictures::resize(&webp, size))?)
}

fn parameter<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    query
        .split('&')
        .find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
}

/// The picture, or that the caller has it already.
pub fn reply(bytes: Bytes, kind: &'static str, cache: &'static str, asked: &HeaderMap) -> Response {
    let tag = etag(&bytes);
    let headers = [
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::ETAG, tag.clone()),
    ];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, [(header::CONTENT_TYPE, kind)], bytes).into_response()
}

impl From<PictureError> for Error {
    fn from(error: PictureError) -> Self {
        match error {
            PictureError::NotFound(_) => Self::new(Refusal::PathUnknown, "no such picture"),
            PictureError::BadSize { name, .. } => Self::new(
                Refusal::ValueInvalid,
                format!("{name}: a whole number from 1 to 2160"),
            ),
            PictureError::Drawing(cause) => Self::internal(cause),
        }
    }
}
