//! Content negotiation: encodings, ETags that the browser has, a navigation or not.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use jajan_contract::text::hex;
use sha2::{Digest, Sha256};

/// A strong ETag of the bytes as they are sent.
pub fn etag(bytes: &[u8]) -> HeaderValue {
    let digest = hex(&Sha256::digest(bytes)[..12]);
    HeaderValue::from_str(&format!("\"{digest}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether If-None-Match names this tag, weak or strong (RFC 9110 13.1.2).
pub fn is_known(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    items(asked, header::IF_NONE_MATCH)
        .any(|item| item == "*" || item.trim_start_matches("W/").as_bytes() == tag.as_bytes())
}

/// Whether this is a navigation, not a subresource request.
pub fn wants_page(asked: &HeaderMap) -> bool {
    items(asked, header::ACCEPT).any(|item| {
        let kind = item.split(';').next().unwrap_or_default();
        kind.trim().eq_ignore_ascii_case("text/html")
    })
}

/// How much the browser prefers an encoding, 0 to 1; 0: refused, or not named.
pub fn quality(asked: &HeaderMap, encoding: &str) -> f32 {
    let of_name = |wanted: &str| {
        items(asked, header::ACCEPT_ENCODING).find_map(|item| {
            let mut parts = item.split(';').map(str::trim);
            let name = parts.next()?;
            let given = parts.find_map(|part| part.strip_prefix("q=")?.parse::<f32>().ok());
            name.eq_ignore_ascii_case(wanted)
                .then(|| given.unwrap_or(1.0))
        })
    };
    of_name(encoding).or_else(|| of_name("*")).unwrap_or(0.0)
}

/// The items of a list, which may be in one header or in several.
fn items(asked: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    let lists = asked
        .get_all(name)
        .into_iter()
        .filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(name: HeaderName, value: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(name, HeaderValue::from_static(value))])
    }

    #[test]
    fn encodings_are_read_with_their_qualities() {
        for (text, br, gzip) in [
            ("gzip, deflate, br", 1.0, 1.0),
            ("br;q=0, gzip;q=0.5", 0.0, 0.5),
            ("GZIP", 0.0, 1.0),
            ("*;q=0.3, br;q=0.1", 0.1, 0.3),
            ("", 0.0, 0.0),
            ("brotli", 0.0, 0.0),
        ] {
            let asked = with(header::ACCEPT_ENCODING, text);
            assert_eq!(
                (quality(&asked, "br"), quality(&asked, "gzip")),
                (br, gzip),
                "{text}"
            );
        }
        assert_eq!(quality(&HeaderMap::new(), "br"), 0.0);
    }

    #[test]
    fn a_tag_is_known_in_every_spelling() {
        let tag = HeaderValue::from_static("\"abc\"");
        for text in ["\"abc\"", "W/\"abc\"", "\"x\", \"abc\"", "*"] {
            assert!(is_known(&with(header::IF_NONE_MATCH, text), &tag), "{text}");
        }
        for text in ["", "\"ab\"", "abc", "\"abc\"x"] {
            assert!(
                !is_known(&with(header::IF_NONE_MATCH, text), &tag),
                "{text}"
            );
        }
        assert!(!is_known(&HeaderMap::new(), &tag));
    }

    #[test]
    fn the_bytes_make_the_tag() {
        assert_eq!(etag(b"a"), etag(b"a"));
        assert_ne!(etag(b"a"), etag(b"b"));
    }
}
