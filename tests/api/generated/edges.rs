//! Boundary values of each type, values beyond them, and the places of a body for them.

use jajan_sandbox::dice::Dice;
use serde_json::{Value, json};

pub fn edge_numbers() -> Vec<Value> {
    let mut all: Vec<Value> = [0, 1, -1, 50, 51, 100, 101, 255, 256, 65_536, 4_294_967_295]
        .map(|number: i64| json!(number))
        .into();
    all.extend([4_294_967_296, i64::MIN, i64::MAX, 1 << 53].map(|number: i64| json!(number)));
    all.push(json!(u64::MAX));
    all.extend([90.0, -90.1, 180.0, -180.5, 1e-320, 1e308, -0.0, 0.5].map(|n: f64| json!(n)));
    all
}

pub const EDGE_DIGITS: [&str; 9] = [
    "0",
    "00",
    "-1",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "99999999999999999999999",
    "9007199254740993",
    "１",
];

pub const EDGE_TEXTS: [&str; 22] = [
    "",
    " ",
    "\0",
    "\n",
    "\u{feff}",
    "\u{202e}moc",
    "e\u{301}\u{301}\u{301}",
    "👨‍👩‍👧‍👦",
    "'; DROP TABLE users; --",
    "%",
    "_%_",
    "<script>x()</script>",
    "../../etc/passwd",
    "/img/u/../../x.webp",
    "https://evil.example/?a=b#c",
    "javascript:x()",
    "NaN",
    "inf",
    "-0",
    "1e400",
    "null",
    "{\"a\":1}",
];

/// Replacements for a value: boundary values of its type, and other types.
pub fn sweep(value: &Value) -> Vec<Value> {
    let mut all = vec![Value::Null, json!({})];
    match value {
        Value::Number(_) => {
            all.extend([-1, 101, i64::from(u32::MAX), i64::MAX].map(|edge| json!(edge)));
            all.extend([json!(u64::MAX), json!(1.5), json!(1e308)]);
        }
        Value::String(text) => {
            let letters = text.trim_end_matches(|c: char| c.is_ascii_digit());
            let edges = ["9223372036854775807", "9223372036854775808"];
            all.extend(edges.map(|digits| json!(format!("{letters}{digits}"))));
            all.extend(["", "\0", "１", "'; DROP TABLE users; --"].map(|text| json!(text)));
            all.push(json!(7));
        }
        Value::Array(items) => {
            let one = items.first().cloned().unwrap_or(json!("x"));
            all.extend([0, 101].map(|count| Value::Array(vec![one.clone(); count])));
        }
        _ => all.push(json!("text")),
    }
    all
}

/// JSON pointers to all values within, containers included.
pub fn places_in(value: &Value, place: String, found: &mut Vec<String>) {
    if !place.is_empty() {
        found.push(place.clone());
    }
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                places_in(value, format!("{place}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                places_in(value, format!("{place}/{index}"), found);
            }
        }
        _ => {}
    }
}

/// Invalid or truncated bodies.
pub fn garbage(text: &str, dice: &mut Dice) -> Vec<u8> {
    let all: [Vec<u8>; 9] = [
        Vec::new(),
        b"null".to_vec(),
        b"[]".to_vec(),
        text.as_bytes()[..text.len() / 2].to_vec(),
        "[".repeat(5_000).into_bytes(),
        b"{\"requestId\":\"\\ud800\"}".to_vec(),
        b"{\"timestamp\":1e999,\"a\":\xff\xfe}".to_vec(),
        text.replacen('{', "{\"requestId\":1,", 1).into_bytes(),
        [text.as_bytes(), b" trailing"].concat(),
    ];
    dice.pick(&all).clone()
}
