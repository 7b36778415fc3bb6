use serde_json::json;

use super::*;
use crate::memory::faults;

fn spoilt(fault: &str, envelope: &Value) -> Value {
    let fault = faults::parse(fault).expect("it is right");
    let bytes = spoil_json(&fault, envelope.to_string().as_bytes()).expect("it has data");
    serde_json::from_slice(&bytes).expect("it is still JSON")
}

#[test]
fn a_field_goes_at_any_depth() {
    let envelope = json!({"success": true, "data": {"a": 1, "list": [{"a": 2, "b": 3}]}});
    let expected = json!({"success": true, "data": {"list": [{"b": 3}]}});
    assert_eq!(spoilt("/=missing_field:a", &envelope), expected);
    let expected = json!({"success": true, "data": {"a": 1}});
    assert_eq!(spoilt("/=missing_field:list", &envelope), expected);
}

#[test]
fn a_field_gets_another_type() {
    let envelope = json!({"success": true, "data": {"a": 1, "deep": [{"a": "text"}]}});
    let expected = json!({"success": true, "data": {"a": "wrong type", "deep": [{"a": 1}]}});
    assert_eq!(spoilt("/=wrong_type:a", &envelope), expected);
}

#[test]
fn lists_are_emptied_and_the_rest_stays() {
    let envelope =
        json!({"success": true, "data": {"hasMore": true, "list": [1, [2]], "o": {"l": [3]}}});
    let expected = json!({"success": true, "data": {"hasMore": true, "list": [], "o": {"l": []}}});
    assert_eq!(spoilt("/=empty", &envelope), expected);
}
