//! A part of a file, as players ask for it: one range of bytes. RFC 9110, 14.
//!
//! Invariant: what is not understood, and several ranges at once, is answered with the whole file, which
//! every caller can use.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use jajan_web_host::{etag, is_known};

const BYTES: HeaderValue = HeaderValue::from_static("bytes");

/// What a caller wants of a file.
#[derive(Debug, PartialEq, Eq)]
enum Wanted {
    Whole,
    /// From the first to the last byte.
    Part(usize, usize),
    /// It begins behind the end.
    Nothing,
}

/// The file or its part, or that the caller has it already. axum drops the body for HEAD.
pub fn reply(
    file: &Bytes,
    kind: &'static str,
    cache: &'static str,
    method: &Method,
    asked: &HeaderMap,
) -> Response {
    let tag = etag(file);
    let headers = [
        (header::ACCEPT_RANGES, BYTES),
        (header::CACHE_CONTROL, HeaderValue::from_static(cache)),
        (header::ETAG, tag.clone()),
    ];
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let len = file.len();
    // A range is of GET alone, and of the file that the caller holds a part of.
    let is_same = asked.get(header::IF_RANGE).is_none_or(|held| *held == tag);
    let range = asked
        .get(header::RANGE)
        .filter(|_| *method == Method::GET && is_same);
    let range = range.and_then(|range| range.to_str().ok());
    match range.map_or(Wanted::Whole, |range| wanted(range, len)) {
        Wanted::Whole => {
            let own = [
                (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
                (header::CONTENT_LENGTH, HeaderValue::from(len)),
            ];
            (headers, own, file.clone()).into_response()
        }
        Wanted::Part(first, last) => {
            let place = placed(&format!("bytes {first}-{last}/{len}"));
            let own = [
                (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
                (header::CONTENT_LENGTH, HeaderValue::from(last - first + 1)),
                (header::CONTENT_RANGE, place),
            ];
            let part = file.slice(first..=last);
            (StatusCode::PARTIAL_CONTENT, headers, own, part).into_response()
        }
        Wanted::Nothing => {
            let own = [(header::CONTENT_RANGE, placed(&format!("bytes */{len}")))];
            (StatusCode::RANGE_NOT_SATISFIABLE, headers, own).into_response()
        }
    }
}

/// Digits and our own words, which a header always takes.
fn placed(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap_or(BYTES)
}

fn wanted(range: &str, len: usize) -> Wanted {
    let spec = range.trim().strip_prefix("bytes=").unwrap_or_default();
    let Some((first, last)) = spec.split_once('-') else {
        return Wanted::Whole;
    };
    match (number(first), number(last)) {
        // The last so many bytes.
        (None, Some(count)) if first.is_empty() => match count.min(len) {
            0 => Wanted::Nothing,
            count => Wanted::Part(len - count, len - 1),
        },
        (Some(first), _) if first >= len => Wanted::Nothing,
        (Some(first), None) if last.is_empty() => Wanted::Part(first, len - 1),
        (Some(first), Some(last)) if last >= first => Wanted::Part(first, last.min(len - 1)),
        _ => Wanted::Whole,
    }
}

/// A larger number than there are bytes is behind the end too.
fn number(text: &str) -> Option<usize> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_range_is_cut_and_anything_else_is_the_whole() {
        for (range, expected) in [
            ("bytes=0-1", Wanted::Part(0, 1)),
            ("bytes=0-", Wanted::Part(0, 99)),
            ("bytes=40-59", Wanted::Part(40, 59)),
            ("bytes=90-1000", Wanted::Part(90, 99)),
            ("bytes=99-99", Wanted::Part(99, 99)),
            ("bytes=-10", Wanted::Part(90, 99)),
            ("bytes=-1000", Wanted::Part(0, 99)),
            ("bytes=-0", Wanted::Nothing),
            ("bytes=100-", Wanted::Nothing),
            ("bytes=99999999999999999999999-", Wanted::Nothing),
            ("bytes=5-2", Wanted::Whole),
            ("bytes=-", Wanted::Whole),
            ("bytes=0-1,4-5", Wanted::Whole),
            ("bytes=a-b", Wanted::Whole),
            ("seconds=0-1", Wanted::Whole),
            ("", Wanted::Whole),
        ] {
            assert_eq!(wanted(range, 100), expected, "{range}");
        }
    }

    #[test]
    fn a_part_of_another_file_is_not_appended() {
        let file = Bytes::from_static(b"0123456789");
        let tag = etag(&file);
        let of = |held: HeaderValue| {
            let mut asked = HeaderMap::new();
            asked.insert(header::RANGE, HeaderValue::from_static("bytes=2-3"));
            asked.insert(header::IF_RANGE, held);
            reply(&file, "video/mp4", "no-store", &Method::GET, &asked).status()
        };
        assert_eq!(of(tag), StatusCode::PARTIAL_CONTENT);
        assert_eq!(of(HeaderValue::from_static("\"old\"")), StatusCode::OK);
    }
}
