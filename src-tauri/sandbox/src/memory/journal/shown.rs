//! The part of a body that the journal shows: tokens and codes are redacted.

use jajan_contract::headers::DIGITAL_FOOD;
use serde_json::{Map, Value};

/// The fields of a longer body are left out; no call of the app is meant to be longer.
const MAX_BODY_BYTES: usize = 16_384;

pub const ENVELOPE: [&str; 3] = ["sessionId", "requestId", "timestamp"];

/// With one of these a reader of the journal could act as another user.
pub const SECRETS: [&str; 8] = [
    "accessToken",
    "authCodeKey",
    "code",
    "codeVerifier",
    "refreshToken",
    "sliderToken",
    "verifier",
    "dfp",
];

pub const REDACTED: &str = "***";

pub fn device_id(headers: &axum::http::HeaderMap) -> Option<String> {
    let food: Value = serde_json::from_slice(headers.get(DIGITAL_FOOD)?.as_bytes()).ok()?;
    food.get("deviceId")?.as_str().map(str::to_owned)
}

/// Without the envelope and without secrets.
pub fn shown(json: &Value) -> Map<String, Value> {
    let mut fields = json.as_object().cloned().unwrap_or_default();
    fields.retain(|name, _| !ENVELOPE.contains(&name.as_str()));
    let mut shown = Value::Object(fields);
    redact(&mut shown);
    let is_short = shown.to_string().len() <= MAX_BODY_BYTES;
    match shown {
        Value::Object(fields) if is_short => fields,
        _ => Map::new(),
    }
}

pub fn redact(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if SECRETS.contains(&name.as_str()) {
                    *value = Value::from(REDACTED);
                } else {
                    redact(value);
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(redact),
        _ => {}
    }
}
