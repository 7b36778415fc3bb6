//! The part of a body that the journal shows.

use jajan_contract::headers::DIGITAL_FOOD;
use serde_json::{Map, Value};

use crate::secrets;

/// The fields of a longer body are left out; no call of the app is meant to be longer.
const MAX_BODY_BYTES: usize = 16_384;

const ENVELOPE: [&str; 3] = ["sessionId", "requestId", "timestamp"];

pub fn device_id(headers: &axum::http::HeaderMap) -> Option<String> {
    let food: Value = serde_json::from_slice(headers.get(DIGITAL_FOOD)?.as_bytes()).ok()?;
    food.get("deviceId")?.as_str().map(str::to_owned)
}

/// Without the envelope and without secrets.
pub fn shown(json: &Value) -> Map<String, Value> {
    let mut fields = json.as_object().cloned().unwrap_or_default();
    fields.retain(|name, _| !ENVELOPE.contains(&name.as_str()));
    let mut shown = Value::Object(fields);
    secrets::black_out(&mut shown);
    let is_short = shown.to_string().len() <= MAX_BODY_BYTES;
    match shown {
        Value::Object(fields) if is_short => fields,
        _ => Map::new(),
    }
}
