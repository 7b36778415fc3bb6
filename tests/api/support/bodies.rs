//! Bodies of calls that tests of several areas send.

use serde_json::{Value, json};

/// A body with further fields, which replace those of the same name.
pub fn joined(mut body: Value, more: Value) -> Value {
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

/// The body that requests a code, and that queries the sent one.
pub fn phone_body(phone_no: &str) -> Value {
    json!({"countryCode": "62", "phoneNo": phone_no})
}
