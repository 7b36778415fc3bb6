//! Which faults there can be, and how they are written on the command line.

use jajan_contract::sandbox::{Fault, FaultKind};
use serde::Deserialize;
use serde_json::Value;

/// Longer than any client waits.
pub const MAX_DELAY_MS: u32 = 120_000;

pub const MAX_PATH_CHARS: usize = 200;

pub fn is_exempt(path: &str) -> bool {
    path.starts_with("/sandbox/")
        || path.starts_with("/console")
        || path == "/healthz"
        || path == "/openapi.json"
}

pub fn check(fault: &Fault) -> Result<(), String> {
    let path = &fault.path;
    if !path.starts_with('/') || path.chars().count() > MAX_PATH_CHARS {
        return Err(format!(
            "path must begin with / and have at most {MAX_PATH_CHARS} characters"
        ));
    }
    if is_exempt(path) {
        return Err("this path cannot be struck, or nothing could be switched off".to_owned());
    }
    if fault.remaining == Some(0) {
        return Err("remaining must be at least 1, or absent".to_owned());
    }
    if fault
        .field
        .as_ref()
        .is_some_and(|field| field.is_empty() || field.len() > 64)
    {
        return Err("field must have 1 to 64 characters".to_owned());
    }
    match fault.kind {
        FaultKind::Latency if !(1..=MAX_DELAY_MS).contains(&fault.delay_ms) => {
            Err(format!("latency needs delayMs of 1 to {MAX_DELAY_MS}"))
        }
        FaultKind::MissingField | FaultKind::WrongType if fault.field.is_none() => {
            Err("this kind needs field, the name of a field inside data".to_owned())
        }
        FaultKind::Business if fault.field.is_none() => {
            Err("business needs field, the error code".to_owned())
        }
        _ => Ok(()),
    }
}

/// Reads `path=kind[:arg]` as on the command line: `/=latency:800`, `/market/=missing_field:poiList`.
pub fn parse(text: &str) -> Result<Fault, String> {
    let form = "expected PATH=KIND[:ARG], e.g. /region/=latency:800";
    let (path, rest) = text.split_once('=').ok_or(form)?;
    let (kind, argument) = match rest.split_once(':') {
        Some((kind, argument)) => (kind, Some(argument)),
        None => (rest, None),
    };
    let kind = parse_kind(kind)?;
    let delay_ms = match (kind, argument) {
        (FaultKind::Latency, Some(ms)) => ms
            .parse()
            .map_err(|_| format!("latency takes milliseconds, not «{ms}»"))?,
        _ => 0,
    };
    let fault = Fault {
        path: path.to_owned(),
        kind,
        delay_ms,
        remaining: None,
        field: argument
            .filter(|_| kind != FaultKind::Latency)
            .map(str::to_owned),
    };
    check(&fault)?;
    Ok(fault)
}

/// Reads a kind as the contract spells it.
pub fn parse_kind(kind: &str) -> Result<FaultKind, String> {
    FaultKind::deserialize(Value::from(kind)).map_err(|_| {
        format!(
            "«{kind}» is no kind of fault; they are latency, reset, server_error, rate_limited, \
             malformed_body, wrong_type, missing_field, business, empty, hold"
        )
    })
}
