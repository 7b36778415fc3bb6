//! What a request says about the form of its answer: encodings, known tags, a page or not.

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use jajan_contract::text::hex;
use sha2::{Digest, Sha256};

use super::files::{File, Form};

/// Of the bytes as they are sent.
pub fn etag(bytes: &[u8]) -> HeaderValue {
    let digest = hex(&Sha256::digest(bytes)[..12]);
    HeaderValue::from_str(&format!("\"{digest}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

/// Whether If-None-Match names this tag, weak or strong (RFC 9110 13.1.2).
pub fn is_known(asked: &HeaderMap, tag: &HeaderValue) -> bool {
    items(asked, header::IF_NONE_MATCH)
        .any(|item| item == "*" || item.trim_start_matches("W/").as_bytes() == tag.as_bytes())
}

/// The form that the browser prefers of those that the build made, brotli at equal preference.
pub fn choose<'a>(file: &'a File, asked: &HeaderMap) -> (&'a Form, Option<&'static str>) {
    let made = [(&file.br, "br"), (&file.gzip, "gzip")];
    let mut best = (&file.plain, None, 0.0);
    for (form, name) in made {
        let quality = quality(asked, name);
        if let Some(form) = form
            && quality > best.2
        {
            best = (form, Some(name), quality);
        }
    }
    (best.0, best.1)
}

/// A browser that navigates, as against a page that loads a part of itself.
pub fn wants_page(asked: &HeaderMap) -> bool {
    items(asked, header::ACCEPT).any(|item| {
        let kind = item.split(';').next().unwrap_or_default();
        kind.trim().eq_ignore_ascii_case("text/html")
    })
}

/// 0 is refused or not named.
fn quality(asked: &HeaderMap, encoding: &str) -> f32 {
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

/// The items of a list that may stand in one header or in several.
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
