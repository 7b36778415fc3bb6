//! The headers of a file, the same for each of its encodings. Those of every reply, files or not, are
//! put by the program around.

use axum::http::{HeaderName, HeaderValue, header};

use super::{files::File, policy};

const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const REVALIDATE: HeaderValue = HeaderValue::from_static("no-cache");

/// Adds the headers that are the same for each encoding of a file.
pub fn headed(path: String, mut file: File, page_policy: &HeaderValue) -> (String, File) {
    let is_hashed = path.starts_with("/assets/");
    let headers = &mut file.headers;
    headers.insert(
        header::CACHE_CONTROL,
        if is_hashed { FOREVER } else { REVALIDATE },
    );
    if file.br.is_some() || file.gzip.is_some() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    let (policy, is_page) = match path.as_str() {
        path if path.ends_with(".html") => (page_policy.clone(), true),
        "/sw.js" => (policy::WORKER, false),
        _ => (policy::NOTHING, false),
    };
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    if is_page {
        headers.insert(
            HeaderName::from_static("permissions-policy"),
            policy::PERMISSIONS,
        );
        let opener = HeaderName::from_static("cross-origin-opener-policy");
        headers.insert(opener, HeaderValue::from_static("same-origin"));
    }
    (path, file)
}
