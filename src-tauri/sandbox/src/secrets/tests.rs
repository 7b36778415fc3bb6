use std::collections::BTreeSet;

use jajan_contract::openapi;
use serde_json::{Map, Value, json};

use super::*;

/// Text fields of bodies that the journal shows: ids, places, choices and versions.
#[rustfmt::skip]
const SHOWN: [&str; 78] = [
    "activityId",
    "bankName",
    "brand",
    "brandId",
    "browserId",
    "businessId",
    "businessIdList",
    "categoryIdList",
    "challengeId",
    "cityId",
    "codeChallenge",
    "country",
    "countryCode",
    "couponBatchId",
    "contentId",
    "couponId",
    "couponIds",
    "couponTemplateIds",
    "cpType",
    "cursor",
    "data",
    "detailId",
    "deviceId",
    "distance",
    "districtId",
    "droppedWords",
    "eventId",
    "floorId",
    "giftId",
    "hardwareType",
    "headPortrait",
    "id",
    "identityType",
    "inviteCode",
    "keys",
    "kingkongCategoryId",
    "latitude",
    "locale",
    "loginSource",
    "longitude",
    "mallId",
    "medias",
    "model",
    "name",
    "orderId",
    "originQueryId",
    "osVersion",
    "page",
    "pageId",
    "photoList",
    "poiId",
    "productId",
    "provinceId",
    "qrCodeId",
    "queryId",
    "rankId",
    "realVersionName",
    "reason",
    "redEnvelopeId",
    "refundId",
    "region",
    "regionId",
    "registryChannel",
    "reviewId",
    "scene",
    "search",
    "sectionId",
    "sessionUniqueKey",
    "shareMethod",
    "skuId",
    "storeId",
    "streetId",
    "timeZone",
    "traceId",
    "userId",
    "version",
    "versionCode",
    "versionName",
];

/// Whether a value of this schema may hold a text that is not one of a list.
fn is_text(schemas: &Map<String, Value>, schema: &Value) -> bool {
    if let Some(reference) = schema["$ref"].as_str() {
        return is_text(schemas, &schemas[reference.rsplit('/').next().unwrap()]);
    }
    if schema.get("enum").is_some() || schema.get("const").is_some() {
        return false;
    }
    let is = |kind: &str| match &schema["type"] {
        Value::Array(kinds) => kinds.iter().any(|each| each == kind),
        one => one == kind,
    };
    let choices = ["anyOf", "oneOf", "allOf"];
    let mut choices = choices.iter().filter_map(|name| schema[*name].as_array());
    is("string")
        || is("array") && is_text(schemas, &schema["items"])
        || choices.any(|all| all.iter().any(|each| is_text(schemas, each)))
}

/// The names of text fields below a schema that [`FIELDS`] does not hide.
fn shown_texts(
    schemas: &Map<String, Value>,
    schema: &Value,
    seen: &[&str],
    found: &mut BTreeSet<String>,
) {
    match schema {
        Value::Array(all) => all
            .iter()
            .for_each(|each| shown_texts(schemas, each, seen, found)),
        Value::Object(all) => {
            if let Some(reference) = schema["$ref"].as_str() {
                let name = reference.rsplit('/').next().unwrap();
                if !seen.contains(&name) {
                    shown_texts(schemas, &schemas[name], &[seen, &[name]].concat(), found);
                }
            }
            for (name, of) in schema["properties"].as_object().into_iter().flatten() {
                if !FIELDS.contains(&name.as_str()) {
                    if is_text(schemas, of) {
                        found.insert(name.clone());
                    }
                    shown_texts(schemas, of, seen, found);
                }
            }
            let others = all.iter().filter(|(name, _)| *name != "properties");
            others.for_each(|(_, each)| shown_texts(schemas, each, seen, found));
        }
        _ => {}
    }
}

#[test]
fn each_text_of_each_body_is_hidden_or_shown_on_purpose() {
    let document = openapi();
    let schemas = document["components"]["schemas"].as_object().unwrap();
    let mut found = BTreeSet::new();
    for (path, of_path) in document["paths"].as_object().unwrap() {
        if !path.starts_with("/sandbox/") {
            for operation in of_path.as_object().unwrap().values() {
                shown_texts(schemas, &operation["requestBody"], &[], &mut found);
            }
        }
    }
    for envelope in ["sessionId", "requestId"] {
        found.remove(envelope);
    }
    let shown = SHOWN.map(str::to_owned);
    assert_eq!(found, BTreeSet::from(shown));
}

#[test]
fn numbers_and_tokens_in_what_people_wrote_are_blacked_out() {
    let token = "0123456789abcdef0123456789abcdef";
    let split = format!("L{token}");
    for secret in [
        "081234567890",
        "+62 812-3456-7890",
        "(0812) 3456 7890",
        "0812.3456.7890",
        "１２３４５６７８９",
        "12\u{200b}34 56 78",
        "1234567890",
        "123-456-7890",
        token,
        &split,
    ] {
        let hidden = text(&format!("ke {secret}, ya"));
        assert!(
            !hidden.contains(secret) && hidden.contains("***"),
            "{hidden}"
        );
        assert!(
            hidden.starts_with("ke ") && hidden.ends_with(", ya"),
            "{hidden}"
        );
    }
    let link = format!("https://x.example/platform/receiveRedEnvelope?token={token}&a=1");
    assert_eq!(
        text(&link),
        "https://x.example/platform/receiveRedEnvelope?token=***&a=1"
    );
    for kept in [
        "Rp75.000,00 on 2026-11-21 at 12:10",
        "H9000015123 and Z12345678",
        "21/11/2026",
        "Rp12.500.000",
        "3 x 25.000",
        "7 orang, 2 jam",
        "",
    ] {
        assert_eq!(text(kept), kept);
    }
    assert_eq!(text("H9000015123 081234567890"), "H9000015123 ****7890");
    let hidden = texts(&json!({"a": ["081234567890", 5], "b": {"c": "x"}}));
    assert_eq!(hidden, json!({"a": ["****7890", 5], "b": {"c": "x"}}));
}

#[test]
fn the_ends_of_numbers_and_names_tell_ones_own() {
    assert_eq!(phone("62", "81234567890"), "+62 812-****-7890");
    assert_eq!(account("1234567890"), "****7890");
    assert_eq!(holder("Sari  Wulandari"), "S*** W***");
}

#[test]
fn the_name_of_a_list_is_no_token() {
    let hex = "0123456789abcdef".repeat(2);
    let mut body = json!({"queryId": hex, "originQueryId": hex, "other": hex});
    black_out(&mut body);
    assert_eq!(body["queryId"], hex.as_str());
    assert_eq!(body["originQueryId"], hex.as_str());
    assert_eq!(body["other"], HIDDEN);
}

#[test]
fn a_query_within_a_text_is_hidden_like_the_rest_of_a_body() {
    let query = json!({"searchText": "obat sakit hati", "pageNo": 1, "queryId": "q"});
    let mut body = json!({"data": query.to_string()});
    black_out(&mut body);
    let shown = body["data"].as_str().unwrap();
    let shown: Value = serde_json::from_str(shown).unwrap();
    assert_eq!(
        shown,
        json!({"searchText": HIDDEN, "pageNo": 1, "queryId": "q"})
    );
    let mut torn = json!({"data": "{\"searchText\": \"obat"});
    black_out(&mut torn);
    assert_eq!(torn, json!({"data": HIDDEN}));
}
