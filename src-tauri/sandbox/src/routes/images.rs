//! The image host: `/img/…?w=&h=`. Spec home 9 "resized by query to webp".

use axum::{
    Json,
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, Uri, header, request::Parts},
    response::{IntoResponse, Response},
};
use bytes::Bytes;
use jajan_contract::localised::Locale;
use jajan_web_host::{etag, is_known};
use serde_json::json;

use crate::edge::{address::address, headers::locale};
use crate::error::{Error, Refusal};
use crate::pictures;
use crate::pictures::slots::{Full, Slots};
use crate::pictures::{Asker, NotDrawn, PictureError, Size, Source};
use crate::state::App;
use crate::store::account::uploads;

/// A drawing's path always names the same picture, so it may be kept for a year.
const FOREVER: &str = "public, max-age=31536000, immutable";
/// A photo can be deleted: what keeps a copy asks again after an hour, and learns that it is gone.
const AN_HOUR: &str = "public, max-age=3600, must-revalidate";
const PHOTO: HeaderValue = HeaderValue::from_static("inline; filename=\"photo.webp\"");
const MAX_QUERY_CHARS: usize = 200;
/// When to come again for a picture that found no place.
const WAIT_MS: u64 = 2_000;

pub async fn image(app: App, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let drawn = asked(&app, &parts).await;
    let is_photo = uploads::name(parts.uri.path()).is_some();
    let cache = if is_photo { AN_HOUR } else { FOREVER };
    let mut response = match drawn {
        Ok(bytes) => reply(bytes, "image/webp", cache, &parts.headers),
        Err(error) => error.reply(locale(&parts.headers)),
    };
    if is_photo && response.status().is_success() {
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_DISPOSITION, PHOTO);
    }
    response
}

async fn asked(app: &App, parts: &Parts) -> Result<Bytes, Error> {
    let source = source(parts.uri.path())?;
    let query = parts.uri.query().unwrap_or_default();
    if query.len() > MAX_QUERY_CHARS {
        return Err(Error::value("the query is too long"));
    }
    let size = Size::parse(parameter(query, "w"), parameter(query, "h"))?;
    draw(app, source, size, address(parts)).await
}

/// What caches of the network have to forget: `after` is the last `id` that was seen.
pub async fn deleted_photos(app: App, uri: Uri) -> Response {
    let after = parameter(uri.query().unwrap_or_default(), "after");
    let after = after.and_then(|after| after.parse().ok()).unwrap_or(0);
    match app.database.deleted_photos(after).await {
        Ok(deleted) => {
            let photo = |(id, path)| json!({"id": id, "path": path});
            let photos: Vec<_> = deleted.into_iter().map(photo).collect();
            let no_store = [(header::CACHE_CONTROL, "no-store")];
            (no_store, Json(json!({"photos": photos}))).into_response()
        }
        Err(error) => Error::from(error).reply(Locale::default()),
    }
}

/// A picture, out of the cache or drawn when it is its turn.
pub async fn draw(app: &App, source: Source, size: Size, asker: Asker) -> Result<Bytes, Error> {
    let pictures = &app.kept.pictures;
    let key = (source.clone(), size);
    let drawn = match source {
        Source::Drawn(picture) => pictures.get(key, asker, move || picture.render(size)).await,
        Source::Shared(picture) => pictures.get(key, asker, move || picture.render()).await,
        Source::Filmed(film) => {
            let films = &app.kept.films;
            films.get(key, asker, move || film.render()).await
        }
        Source::Sent(name) => {
            // Looked up each time, because it can be deleted.
            let absent = || PictureError::NotFound(name.clone());
            if size == Size::default() {
                let webp = app.database.upload(name.clone()).await?;
                return Ok(webp.ok_or_else(absent)?.into());
            }
            if !app.database.has_upload(name.clone()).await? {
                return Err(absent().into());
            }
            let (database, absent) = (app.database.clone(), absent());
            let resize = move || match database.upload_now(&name) {
                Ok(Some(webp)) => pictures::resize(&webp, size),
                Ok(None) => Err(absent),
                Err(error) => Err(PictureError::Drawing(error.to_string())),
            };
            pictures.get(key, asker, resize).await
        }
    };
    drawn.map_err(|why| match why {
        NotDrawn::TooMany => Error::wait(WAIT_MS),
        NotDrawn::Busy => Error::busy(WAIT_MS),
        NotDrawn::Failed(error) => error.into(),
    })
}

/// Runs `work` on a blocking thread when it is this asker's turn. Until then it waits here and not on a
/// thread.
pub async fn in_slot<T: Send + 'static>(
    slots: &Slots,
    asker: Asker,
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let _slot = slots
        .take(asker)
        .await
        .map_err(|Full| Error::busy(WAIT_MS))?;
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(Error::internal)?
}

fn source(path: &str) -> Result<Source, PictureError> {
    match uploads::name(path) {
        Some(name) => Ok(Source::Sent(name.to_owned())),
        None => pictures::parse(path).map(Source::Drawn),
    }
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
