//! Bodies that are forms. Of a call with a file: `multipart/form-data` with the declared fields, the
//! envelope's, and one `file` (contract `Rules::multipart`). Of what the specs call a form: the fields
//! alone, URL-encoded (`Rules::form`).
//!
//! Invariant: what comes out is what a JSON body would be, so that all later checks are the same;
//! the file's name and type, which the sender chooses, are ignored.

use std::convert::Infallible;

use axum::{
    body::Bytes,
    http::{HeaderMap, header},
};
use futures_util::stream;
use multer::{Constraints, Multipart, SizeLimit};
use serde_json::{Map, Value};

use crate::error::{Business, Error, Refusal};

/// Spec home 5: 20 MB.
pub const MAX_FILE_BYTES: usize = 20_971_520;
const FILE: &str = "file";
const PIECE_BYTES: usize = 64 << 10;
const MAX_FIELDS: usize = 16;
const MAX_TEXT_BYTES: u64 = 256;
const URL_ENCODED: &str = "application/x-www-form-urlencoded";

/// Said by the head, so that what is no form is refused before its body.
pub fn boundary(headers: &HeaderMap) -> Result<String, Error> {
    multer::parse_boundary(kind(headers))
        .map_err(|_| malformed("content-type must be multipart/form-data with a boundary"))
}

/// As [`boundary`], for a form without a file.
pub fn check_url_encoded(headers: &HeaderMap) -> Result<(), Error> {
    let kind = kind(headers).split(';').next().unwrap_or_default().trim();
    match kind.eq_ignore_ascii_case(URL_ENCODED) {
        true => Ok(()),
        false => Err(malformed(format!("content-type must be {URL_ENCODED}"))),
    }
}

fn kind(headers: &HeaderMap) -> &str {
    let kind = headers.get(header::CONTENT_TYPE);
    kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default()
}

/// The fields as a JSON object, and the file.
pub async fn read(headers: &HeaderMap, body: Bytes) -> Result<(Value, Bytes), Error> {
    let boundary = boundary(headers)?;
    // The body's own limit bounds the file; here only its field may be larger than the others.
    let limits = SizeLimit::new()
        .per_field(MAX_TEXT_BYTES)
        .for_field(FILE, body.len() as u64 + 1);
    // In pieces, which share the body's memory: the parser copies what it is given at once.
    let pieces = (0..body.len()).step_by(PIECE_BYTES).map(move |from| {
        let to = (from + PIECE_BYTES).min(body.len());
        Ok::<_, Infallible>(body.slice(from..to))
    });
    let whole = stream::iter(pieces);
    let constraints = Constraints::new().size_limit(limits);
    let mut parts = Multipart::with_constraints(whole, boundary, constraints);

    let mut fields = Map::new();
    let mut file = None;
    while let Some(part) = parts.next_field().await.map_err(unreadable)? {
        let name = part.name().unwrap_or_default().to_owned();
        if name == FILE {
            let bytes = part.bytes().await.map_err(unreadable)?;
            if file.replace(bytes).is_some() {
                return Err(malformed("one file, not more"));
            }
            continue;
        }
        let text = part.text().await.map_err(unreadable)?;
        if fields.len() >= MAX_FIELDS {
            return Err(malformed(format!("at most {MAX_FIELDS} fields")));
        }
        if fields.insert(name, Value::String(text)).is_some() {
            return Err(malformed("each field once"));
        }
    }
    with_timestamp(&mut fields);
    let file = file.ok_or_else(|| malformed("missing field `file`"))?;
    if file.len() > MAX_FILE_BYTES {
        return Err(Business::ImageTooLarge.into());
    }
    Ok((Value::Object(fields), file))
}

/// The fields of `application/x-www-form-urlencoded` as a JSON object. Contract `Rules::form`.
pub fn fields(body: &[u8]) -> Result<Value, Error> {
    let mut fields = Map::new();
    for (name, value) in form_urlencoded::parse(body) {
        if fields.len() >= MAX_FIELDS {
            return Err(malformed(format!("at most {MAX_FIELDS} fields")));
        }
        if value.len() as u64 > MAX_TEXT_BYTES {
            return Err(malformed(format!(
                "a field has at most {MAX_TEXT_BYTES} bytes"
            )));
        }
        let value = Value::String(value.into_owned());
        if fields.insert(name.into_owned(), value).is_some() {
            return Err(malformed("each field once"));
        }
    }
    with_timestamp(&mut fields);
    Ok(Value::Object(fields))
}

/// Text is all that a form knows; the envelope's timestamp is a number.
fn with_timestamp(fields: &mut Map<String, Value>) {
    if let Some(Value::String(text)) = fields.get("timestamp")
        && let Ok(timestamp) = text.parse::<u64>()
    {
        fields.insert("timestamp".to_owned(), timestamp.into());
    }
}

fn malformed(detail: impl Into<String>) -> Error {
    Error::new(Refusal::BodyMalformed, detail)
}

/// The error's own message may quote what was sent.
fn unreadable(error: multer::Error) -> Error {
    match error {
        multer::Error::FieldSizeExceeded { .. } => {
            malformed(format!("a field has at most {MAX_TEXT_BYTES} bytes"))
        }
        _ => malformed("it is no whole multipart form"),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    async fn parse(kind: &str, body: impl Into<Bytes>) -> Result<(Value, Bytes), Error> {
        let kind = HeaderValue::from_str(kind).unwrap();
        read(
            &HeaderMap::from_iter([(header::CONTENT_TYPE, kind)]),
            body.into(),
        )
        .await
    }

    fn field(name: &str, value: &str) -> String {
        format!("--B\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    }

    const KIND: &str = "multipart/form-data; boundary=B";

    #[tokio::test]
    async fn fields_become_an_object_and_the_file_stays_bytes() {
        let body = [
            field("timestamp", "17"),
            field("business", "user"),
            field("file", "\u{1}\r\n--"),
        ];
        let (json, file) = parse(KIND, body.concat() + "--B--\r\n").await.unwrap();
        assert_eq!(
            json,
            serde_json::json!({"timestamp": 17, "business": "user"})
        );
        assert_eq!(file, "\u{1}\r\n--");
    }

    #[test]
    fn url_encoded_fields_become_an_object() {
        let headers = |kind: &str| {
            let kind = HeaderValue::from_str(kind).unwrap();
            HeaderMap::from_iter([(header::CONTENT_TYPE, kind)])
        };
        let form = headers("application/x-www-form-urlencoded; charset=utf-8");
        assert!(check_url_encoded(&form).is_ok());
        assert!(check_url_encoded(&headers("application/json")).is_err());
        let json = fields(b"timestamp=17&a=x+%26y&b=").unwrap();
        assert_eq!(
            json,
            serde_json::json!({"timestamp": 17, "a": "x &y", "b": ""})
        );
        let many: String = (0..40).map(|n| format!("f{n}=&")).collect();
        for body in ["a=1&a=2".to_owned(), format!("a={}", "x".repeat(257)), many] {
            let error = fields(body.as_bytes()).unwrap_err();
            assert_eq!(error.refusal, Refusal::BodyMalformed, "{body}");
        }
    }

    #[tokio::test]
    async fn what_is_no_form_is_refused_without_quoting_it() {
        let file = field("file", "x");
        let many: String = (0..40).map(|n| field(&format!("f{n}"), "")).collect();
        for (kind, body) in [
            ("application/json", "{}".to_owned()),
            ("multipart/form-data", file.clone() + "--B--"),
            (KIND, String::new()),
            (KIND, "s3cr3t".to_owned()),
            (KIND, file.clone()),
            (KIND, field("business", "user") + "--B--"),
            (KIND, file.clone() + &file + "--B--"),
            (KIND, field("a", "1") + &field("a", "2") + &file + "--B--"),
            (KIND, field("a", &"s3cr3t".repeat(100)) + &file + "--B--"),
            (KIND, many + &file + "--B--"),
            (KIND, "--B\r\ns3cr3t: \u{1}\r\n\r\nx\r\n--B--".to_owned()),
        ] {
            let error = parse(kind, body.clone()).await.unwrap_err();
            assert_eq!(error.refusal, Refusal::BodyMalformed, "{body}");
            assert!(!error.to_string().contains("s3cr3t"), "{error}");
        }
    }

    #[tokio::test]
    async fn a_file_over_20_mb_is_a_matter_of_the_user() {
        let exact = vec![b'x'; MAX_FILE_BYTES];
        let head = "--B\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\n";
        let with = |bytes: &[u8]| [head.as_bytes(), bytes, b"\r\n--B--\r\n"].concat();
        let (_, file) = parse(KIND, with(&exact)).await.unwrap();
        assert_eq!(file.len(), MAX_FILE_BYTES);
        let error = parse(KIND, with(&[exact, vec![b'x']].concat())).await;
        let refusal = error.unwrap_err().refusal;
        assert_eq!(refusal, Refusal::Business(Business::ImageTooLarge));
    }
}
