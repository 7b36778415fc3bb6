//! The built web app: cache rules, compressed siblings, security headers.
//!
//! Invariants: the directory is read once, at the start, and no path of a request ever reaches the
//! file system; a missing file is a 404 and never index.html, so that a stale page notices that its
//! chunks are gone; hashed files under /assets/ are cached for ever, everything else is revalidated.
//! ETags are hashes of the bytes, so that all machines send the same ones. Nothing is compressed here:
//! `.br` and `.gz` are made at build time. A new build needs a restart.
//! Security T1 and T2 for the web host; `/.well-known/` is `app_links`.

mod files;
mod headers;
mod negotiation;
mod policy;
#[cfg(test)]
mod tests;

use std::{collections::HashMap, io, path::Path};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};

pub use negotiation::{etag, is_known, wants_page};

use crate::previews;
use files::File;
use headers::headed;

const PAGE: &str = "/index.html";

/// First segments of paths that belong to the remote API or to this program, so that they are never
/// routes of the app. Spec home 7 and merchant 7. A test holds the contract's calls against it,
/// and `tests/architecture/server-paths.test.ts` the list of the web build.
const SERVER_PREFIXES: [&str; 21] = [
    "account",
    "assets",
    "brand_pavilion",
    "config",
    "console",
    "data-report",
    "device",
    "digital-food",
    "healthz",
    "homepage",
    "icons",
    "img",
    "local_life",
    "market",
    "red_packet",
    "region",
    "resource_pos",
    "review",
    "risk",
    "sandbox",
    "video",
];

/// Sent instead of the app when there is no build. Plain text, which needs no file.
const NOT_BUILT: &str = "The web app is not built yet.\n\n\
    Run `npm run build`, then start this program again. The remote API is served all the same.\n";

/// All files of the build, by path.
pub struct Site {
    files: HashMap<String, File>,
}

impl Site {
    /// Reads the whole directory; blocks. A directory that is not there, or has no index.html, is
    /// no error: requests for a page are then answered with what to do.
    pub fn open(directory: &Path) -> io::Result<Self> {
        let mut files = HashMap::new();
        if directory.join("index.html").is_file() {
            let found = files::read(directory)?;
            let hashes = policy::read_hashes(found.get(policy::FILE).map(|f| &f.plain.bytes[..]))?;
            let page_policy = policy::page(&hashes);
            let for_browsers = found.into_iter().filter(|(path, _)| !is_kept_back(path));
            files = for_browsers
                .map(|(path, file)| headed(path, file, &page_policy))
                .collect();
        }
        Ok(Self { files })
    }

    /// False: there was no build at the start.
    pub fn is_built(&self) -> bool {
        self.files.contains_key(PAGE)
    }

    /// The page with other tags in its head, for GET or HEAD; absent: there is no build.
    ///
    /// Its ETag is weak, because the response is compressed on the fly; the build compresses the plain
    /// page.
    pub fn serve_with_head(
        &self,
        method: &Method,
        head: &str,
        asked: &HeaderMap,
    ) -> Option<Response> {
        let file = self.files.get(PAGE)?;
        let page = previews::put_in(std::str::from_utf8(&file.plain.bytes).ok()?, head)?;
        let mut headers = file.headers.clone();
        let strong = etag(page.as_bytes());
        let tag = [b"W/".as_slice(), strong.as_bytes()].concat();
        headers.insert(header::ETAG, HeaderValue::from_bytes(&tag).ok()?);
        let vary = HeaderValue::from_static("accept-encoding, accept-language");
        headers.insert(header::VARY, vary);
        if is_known(asked, &strong) {
            return Some((StatusCode::NOT_MODIFIED, headers).into_response());
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
        Some((headers, body(method, page)).into_response())
    }

    /// The answer to GET or HEAD of `path`; absent when there is nothing.
    pub fn serve(&self, method: &Method, path: &str, asked: &HeaderMap) -> Option<Response> {
        if let Some(file) = self.files.get(path) {
            return Some(reply(file, method, asked));
        }
        if !is_route(path, asked) {
            return None;
        }
        let page = self.files.get(PAGE).map(|file| reply(file, method, asked));
        Some(page.unwrap_or_else(not_built))
    }
}

fn not_built() -> Response {
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    (StatusCode::NOT_FOUND, no_store, NOT_BUILT).into_response()
}

/// Files of the build for this program and for tools, not for browsers.
fn is_kept_back(path: &str) -> bool {
    let has_dot_name = path.split('/').any(|name| name.starts_with('.'));
    let is_sibling = path.ends_with(".br") || path.ends_with(".gz");
    has_dot_name || is_sibling || path == policy::FILE || path == "/build.json"
}

/// A path that the app's own router answers, if only with its 404 page: navigations, and what has
/// no file extension. Never what a page loads, and never the server's own paths.
fn is_route(path: &str, asked: &HeaderMap) -> bool {
    let Some(rest) = path.strip_prefix('/') else {
        return false;
    };
    let first = rest.split('/').next().unwrap_or_default();
    if SERVER_PREFIXES.contains(&first) || is_kept_back(path) {
        return false;
    }
    let last = rest.rsplit('/').next().unwrap_or_default();
    !last.contains('.') || wants_page(asked)
}

fn reply(file: &File, method: &Method, asked: &HeaderMap) -> Response {
    let (form, encoding) = file.preferred(asked);
    let mut headers = file.headers.clone();
    headers.insert(header::ETAG, form.tag.clone());
    if is_known(asked, &form.tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(header::CONTENT_LENGTH, HeaderValue::from(form.bytes.len()));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    (headers, body(method, form.bytes.clone())).into_response()
}

fn body(method: &Method, content: impl Into<Body>) -> Body {
    match *method {
        Method::HEAD => Body::empty(),
        _ => content.into(),
    }
}
