//! Reads and checks the headers of a call. Contract `headers`; spec home 3 and 7.

use axum::http::HeaderMap;
use jajan_contract::{
    PROTOCOL_VERSION,
    headers::{self, DigitalFood, Host, System},
    localised::Locale,
};

use crate::error::{Error, Refusal};

/// Decisions "Wire": the allowed clock skew of a phone.
pub const MAX_SKEW_MS: u64 = 5 * 60_000;
pub const MAX_ID_CHARS: usize = 64;

const SIGNATURE_CHARS: usize = 64;

/// Valid headers of one call. The signature is verified later: that needs the body.
#[derive(Debug, Clone)]
pub struct CallHeaders {
    /// Hex, not verified.
    pub signature: String,
    /// As it was sent; that is what is signed.
    pub timestamp: String,
    pub timestamp_ms: u64,
    pub food: DigitalFood,
    pub locale: Locale,
    pub host: Host,
}

/// The caller's language, also when its other headers are wrong.
pub fn locale(map: &HeaderMap) -> Locale {
    let system: Option<System> =
        text(map, headers::SYSTEM).and_then(|json| serde_json::from_str(json).ok());
    system
        .and_then(|system| Locale::from_tag(&system.locale))
        .unwrap_or_default()
}

/// Checks in this order: signed at all, present and well formed, protocol, time. A timestamp must be
/// near `now_ms`, or near `also_ms` where there is one.
pub fn read(map: &HeaderMap, now_ms: u64, also_ms: Option<u64>) -> Result<CallHeaders, Error> {
    let signature = text(map, headers::SIGNATURE)
        .ok_or_else(|| Error::new(Refusal::SignatureInvalid, "no header x-signature"))?;
    if signature.len() != SIGNATURE_CHARS || !signature.bytes().all(|b| b.is_ascii_hexdigit()) {
        let detail = "x-signature must be 64 hex digits";
        return Err(Error::new(Refusal::SignatureInvalid, detail));
    }
    demand_value(map, headers::APP_KEY, headers::APP_KEY_VALUE)?;
    demand_value(map, headers::IDENTITY_TYPE, headers::IDENTITY_TYPE_VALUE)?;
    demand_value(map, headers::CP_TYPE, headers::CP_TYPE_VALUE)?;
    let food: DigitalFood = demand_json(map, headers::DIGITAL_FOOD)?;
    check_food(&food)?;
    let system: System = demand_json(map, headers::SYSTEM)?;
    let locale = Locale::from_tag(&system.locale)
        .ok_or_else(|| wrong(headers::SYSTEM, "locale must be id-ID, en-US or zh-CN"))?;
    if demand(map, headers::PROTOCOL_VERSION)? != PROTOCOL_VERSION {
        let detail = format!("this server speaks {PROTOCOL_VERSION}");
        return Err(Error::new(Refusal::ProtocolUnsupported, detail));
    }
    let timestamp = text(map, headers::TIMESTAMP).unwrap_or_default();
    let timestamp_ms = fresh(timestamp, now_ms, also_ms)?;
    Ok(CallHeaders {
        signature: signature.to_owned(),
        timestamp: timestamp.to_owned(),
        timestamp_ms,
        food,
        locale,
        host: system.host.unwrap_or_default(),
    })
}

fn fresh(timestamp: &str, now_ms: u64, also_ms: Option<u64>) -> Result<u64, Error> {
    let stale = |detail: &str| Error::stale(detail, now_ms);
    // `parse` also takes a leading plus.
    if timestamp.is_empty() || !timestamp.bytes().all(|b| b.is_ascii_digit()) {
        return Err(stale(
            "x-timestamp must be milliseconds since 1970 in digits",
        ));
    }
    let timestamp_ms: u64 = timestamp
        .parse()
        .map_err(|_| stale("x-timestamp is too large"))?;
    let is_near = |clock_ms: u64| clock_ms.abs_diff(timestamp_ms) <= MAX_SKEW_MS;
    if !is_near(now_ms) && !also_ms.is_some_and(is_near) {
        return Err(stale("over 5 minutes from the server's clock"));
    }
    Ok(timestamp_ms)
}

fn check_food(food: &DigitalFood) -> Result<(), Error> {
    for (name, id) in [
        ("deviceId", &food.device_id),
        ("requestId", &food.request_id),
        ("sessionId", &food.session_id),
    ] {
        if id.is_empty() || id.chars().count() > MAX_ID_CHARS {
            let why = format!("{name} must have 1 to {MAX_ID_CHARS} characters");
            return Err(wrong(headers::DIGITAL_FOOD, &why));
        }
    }
    if !matches!(
        food.channel.as_str(),
        "" | "1" | "2" | "3" | "4" | "5" | "6"
    ) {
        return Err(wrong(
            headers::DIGITAL_FOOD,
            "channel must be 1 to 6, or empty",
        ));
    }
    if food.netstate > 2 {
        return Err(wrong(headers::DIGITAL_FOOD, "netstate must be 0, 1 or 2"));
    }
    Ok(())
}

fn text<'a>(map: &'a HeaderMap, name: &str) -> Option<&'a str> {
    map.get(name)
        .and_then(|value| std::str::from_utf8(value.as_bytes()).ok())
}

fn demand<'a>(map: &'a HeaderMap, name: &str) -> Result<&'a str, Error> {
    text(map, name).ok_or_else(|| wrong(name, "is missing"))
}

fn demand_value(map: &HeaderMap, name: &str, value: &str) -> Result<(), Error> {
    if demand(map, name)? == value {
        return Ok(());
    }
    Err(wrong(name, &format!("must be {value}")))
}

fn demand_json<T: serde::de::DeserializeOwned>(map: &HeaderMap, name: &str) -> Result<T, Error> {
    serde_json::from_str(demand(map, name)?).map_err(|error| wrong(name, &without_values(&error)))
}

fn wrong(name: &str, why: &str) -> Error {
    Error::new(Refusal::HeaderInvalid, format!("header {name}: {why}"))
}

/// serde's message without the values that the caller sent, which it may quote.
pub fn without_values(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let kept = [
        "missing field `",
        "duplicate field `",
        "unknown variant `",
        "invalid type: ",
        "invalid value: ",
    ];
    match kept.iter().find(|start| text.starts_with(*start)) {
        Some(start) if start.contains("field") => {
            text.split(" at line").next().unwrap_or_default().to_owned()
        }
        Some(_) => match text.split_once("expected ") {
            Some((_, expected)) => {
                format!(
                    "expected {}",
                    expected.split(" at line").next().unwrap_or_default()
                )
            }
            None => "a value of another kind".to_owned(),
        },
        None if error.is_syntax() || error.is_eof() => "is not JSON".to_owned(),
        None => "is not of the declared shape".to_owned(),
    }
}

#[cfg(test)]
mod tests;
