//! Addresses that are longer than any of ours: refused before anything reads them.
//!
//! The longest link that this app makes, with a link inside a link inside a link, has some 1,500
//! bytes; advertisers add theirs to the query.

use axum::{
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use jajan_contract::localised::Locale;
use maud::{DOCTYPE, html};

use crate::{previews, site};

pub const MAX_PATH_BYTES: usize = 2_048;
/// Path and query.
pub const MAX_BYTES: usize = 8_192;

/// No script, no style, no picture: nothing to load.
const POLICY: HeaderValue =
    HeaderValue::from_static("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");

pub fn is_too_long(uri: &Uri) -> bool {
    let whole = uri.path_and_query().map_or(0, |all| all.as_str().len());
    uri.path().len() > MAX_PATH_BYTES || whole > MAX_BYTES
}

/// For a person; absent: it is no navigation.
pub fn page(asked: &HeaderMap) -> Option<Response> {
    if !site::wants_page(asked) {
        return None;
    }
    let locale = previews::preferred(asked);
    let (title, text, home) = match locale {
        Locale::IdId => (
            "Tautan ini tidak benar",
            "Alamatnya terlalu panjang untuk halaman mana pun di Jajan.",
            "Buka Jajan",
        ),
        Locale::EnUs => (
            "This link is not right",
            "Its address is too long for any page of Jajan.",
            "Open Jajan",
        ),
        Locale::ZhCn => ("链接有误", "网址过长，Jajan 没有这样的页面。", "打开 Jajan"),
    };
    let page = html! {
        (DOCTYPE)
        html lang=(locale.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                meta name="color-scheme" content="light dark";
                title { (title) " · Jajan" }
            }
            body {
                h1 { (title) }
                p { (text) }
                p { a href="/" { (home) } }
            }
        }
    };
    let headers: [(HeaderName, HeaderValue); 5] = [
        (
            header::CONTENT_TYPE,
            HeaderValue::from_static("text/html; charset=utf-8"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (
            header::X_CONTENT_TYPE_OPTIONS,
            HeaderValue::from_static("nosniff"),
        ),
        (
            header::VARY,
            HeaderValue::from_static("accept, accept-language"),
        ),
    ];
    Some((StatusCode::URI_TOO_LONG, headers, page.into_string()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_and_whole_address_are_bounded() {
        let is_refused = |path: usize, query: usize| {
            let address = format!("/{}?{}", "a".repeat(path - 1), "q".repeat(query));
            is_too_long(&address.parse().expect("an address"))
        };
        assert!(!is_refused(MAX_PATH_BYTES, 0));
        assert!(is_refused(MAX_PATH_BYTES + 1, 0));
        assert!(!is_refused(1, MAX_BYTES - 2));
        assert!(is_refused(1, MAX_BYTES - 1));
    }

    #[test]
    fn the_page_is_in_the_language_of_its_reader_and_for_readers_only() {
        let with = |accept: &'static str, language: &'static str| {
            HeaderMap::from_iter([
                (header::ACCEPT, HeaderValue::from_static(accept)),
                (header::ACCEPT_LANGUAGE, HeaderValue::from_static(language)),
            ])
        };
        for language in ["", "id", "en-GB", "zh"] {
            let page = page(&with("text/html", language)).expect("a page");
            assert_eq!(page.status(), StatusCode::URI_TOO_LONG);
        }
        assert!(page(&with("*/*", "id")).is_none());
    }
}
