//! The OpenAPI 3.1 document, made from [`crate::calls::CALLS`].

use serde_json::{Map, Value, json};

use crate::{APP_VERSION, call::shape, calls::CALLS, envelope, headers};

/// The whole document. Deterministic: schemas are in the order of their names.
pub fn openapi() -> Value {
    let mut schemas = Map::new();
    let mut paths = Map::new();
    for shape in [
        shape::<envelope::Envelope>(),
        shape::<envelope::ErrorBody>(),
        shape::<headers::DigitalFood>(),
        shape::<headers::System>(),
    ] {
        schemas.extend(shape.schemas);
    }
    for call in CALLS {
        let (body, data) = ((call.body)(), (call.data)());
        let content_type = if call.rules.multipart {
            "multipart/form-data"
        } else if call.rules.form {
            "application/x-www-form-urlencoded"
        } else {
            "application/json"
        };
        let operation = json!({
            "operationId": call.operation,
            "summary": call.summary.trim(),
            "x-replay-checked": call.rules.replay_checked,
            "x-login-required": call.rules.login_required,
            "x-sandbox-only": call.rules.sandbox_only,
            "x-risk-checked": call.rules.risk_checked,
            "x-keyed": call.rules.keyed,
            "x-form": call.rules.form,
            "requestBody": { "required": true, "content": { content_type: { "schema": {
                "allOf": [reference("Envelope"), reference(&body.name)],
            } } } },
            "responses": {
                "200": { "description": "Data, or a business error.", "content": { "application/json": { "schema": {
                    "type": "object",
                    "required": ["success"],
                    "properties": {
                        "success": { "type": "boolean" },
                        "data": reference(&data.name),
                        "error": reference("ErrorBody"),
                    },
                } } } },
                "4XX": { "description": "Refused: unsigned, stale, malformed or too often.", "content": { "application/json": { "schema": {
                    "type": "object",
                    "required": ["success", "error"],
                    "properties": { "success": { "const": false }, "error": reference("ErrorBody") },
                } } } },
            },
        });
        paths.insert(call.path.to_owned(), json!({ "post": operation }));
        schemas.extend(body.schemas);
        schemas.extend(data.schemas);
    }
    schemas.sort_keys();
    for schema in schemas.values_mut() {
        drop_number_formats(schema);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Jajan remote API",
            "version": APP_VERSION,
            "description": "Made from src-tauri/contract by `npm run gen`; never edited.",
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// JSON has one kind of number; `int64` would make the TypeScript side a bigint.
fn drop_number_formats(value: &mut Value) {
    const FORMATS: [&str; 8] = [
        "int32", "int64", "uint8", "uint16", "uint32", "uint64", "double", "float",
    ];
    match value {
        Value::Object(map) => {
            let format = map.get("format").and_then(Value::as_str);
            if format.is_some_and(|format| FORMATS.contains(&format)) {
                map.remove("format");
            }
            map.values_mut().for_each(drop_number_formats);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_number_formats),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_document_is_fresh() {
        let committed: Value =
            serde_json::from_str(include_str!("../openapi.json")).expect("openapi.json is JSON");
        assert_eq!(
            committed,
            openapi(),
            "run `npm run gen` and commit what it changes"
        );
    }

    #[test]
    fn every_reference_has_its_schema() {
        let text = openapi().to_string();
        let document = openapi();
        let mut seen = 0;
        for part in text.split("#/components/schemas/").skip(1) {
            let name: String = part.chars().take_while(|c| c.is_alphanumeric()).collect();
            assert!(
                document["components"]["schemas"].get(&name).is_some(),
                "no schema {name}"
            );
            seen += 1;
        }
        assert!(seen > CALLS.len());
    }

    #[test]
    fn paths_and_operations_are_unique() {
        let document = openapi();
        assert_eq!(
            document["paths"].as_object().map(Map::len),
            Some(CALLS.len())
        );
        let mut operations: Vec<_> = CALLS.iter().map(|call| call.operation).collect();
        operations.sort_unstable();
        operations.dedup();
        assert_eq!(operations.len(), CALLS.len());
    }
}
