//! The headers that keep a reply what it is, on every reply and once. Security A.3.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");
/// Should a picture be opened as a page, it can do nothing.
const PICTURE_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; sandbox");

/// Pictures and videos are shown by the shell's pages and by messengers, whose origins are others; nothing else
/// is embedded anywhere. (A call of another origin is CORS, which this header does not concern.)
pub fn is_picture(path: &str) -> bool {
    path.starts_with("/img/") || path.starts_with("/video/")
}

pub fn put(headers: &mut HeaderMap, is_picture: bool) {
    let embedded_by = if is_picture {
        "cross-origin"
    } else {
        "same-origin"
    };
    let values = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (RESOURCE_POLICY, embedded_by),
    ];
    for (name, value) in values {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_picture {
        headers.insert(header::CONTENT_SECURITY_POLICY, PICTURE_POLICY);
    }
}
