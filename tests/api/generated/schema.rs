//! The subset of JSON Schema that `openapi.json` uses; an unknown keyword panics. Stricter than the
//! standard in one respect: an undeclared field is an error.

use serde_json::{Map, Value};

/// The schemas of the document, by name.
pub struct Schemas(Map<String, Value>);

impl Schemas {
    pub fn of(openapi: &Value) -> Self {
        let schemas = openapi["components"]["schemas"].as_object();
        Self(schemas.unwrap().clone())
    }

    /// Resolves a `$ref`; returns any other schema unchanged.
    pub fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(reference) => {
                let name = reference.strip_prefix("#/components/schemas/").unwrap();
                self.resolve(&self.0[name])
            }
            None => schema,
        }
    }

    /// Where and why the value is invalid.
    pub fn check(&self, schema: &Value, value: &Value, place: &str) -> Result<(), String> {
        let schema = self.resolve(schema);
        for (keyword, rule) in schema.as_object().unwrap() {
            let fits = match keyword.as_str() {
                // Checked together with `properties` or `type`; or documentation.
                "required" | "additionalProperties" | "propertyNames" | "description" => true,
                "type" => is_of_type(rule, value),
                "const" => rule == value,
                "enum" => rule.as_array().unwrap().contains(value),
                "minimum" => value
                    .as_f64()
                    .is_none_or(|number| number >= rule.as_f64().unwrap()),
                "oneOf" => {
                    let choices = rule.as_array().unwrap().iter();
                    let fitting = choices.filter(|one| self.check(one, value, place).is_ok());
                    fitting.count() == 1
                }
                "items" => {
                    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, item, &format!("{place}[{index}]"))?;
                    }
                    true
                }
                "properties" => true,
                unknown => panic!("{place}: teach this test the keyword {unknown}"),
            };
            if !fits {
                let value = value.to_string();
                let shown: String = value.chars().take(80).collect();
                return Err(format!("{place}: {shown} does not fit {keyword} {rule}"));
            }
        }
        match value {
            Value::Object(fields) => self.check_fields(schema, fields, place),
            _ => Ok(()),
        }
    }

    fn check_fields(
        &self,
        schema: &Value,
        fields: &Map<String, Value>,
        place: &str,
    ) -> Result<(), String> {
        for name in schema["required"].as_array().into_iter().flatten() {
            let name = name.as_str().unwrap();
            if !fields.contains_key(name) {
                return Err(format!("{place}: {name} is missing"));
            }
        }
        let declared = schema["properties"].as_object();
        for (name, value) in fields {
            let place = format!("{place}.{name}");
            let own = declared.and_then(|declared| declared.get(name));
            match (own, schema.get("additionalProperties")) {
                (Some(own), _) => self.check(own, value, &place)?,
                (None, Some(any)) => self.check(any, value, &place)?,
                (None, None) if declared.is_some() => {
                    return Err(format!("{place}: nobody declared it"));
                }
                // An object without declared properties.
                (None, None) => {}
            }
        }
        Ok(())
    }
}

fn is_of_type(rule: &Value, value: &Value) -> bool {
    let is = |name: &Value| match name.as_str().unwrap() {
        "array" => value.is_array(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "null" => value.is_null(),
        "number" => value.is_number(),
        "object" => value.is_object(),
        "string" => value.is_string(),
        unknown => panic!("no such type: {unknown}"),
    };
    match rule {
        Value::Array(names) => names.iter().any(is),
        name => is(name),
    }
}

mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_keyword_rejects_a_violation() {
        let document = json!({"components": {"schemas": {
            "Kind": {"type": "string", "enum": ["A", "B"]},
            "Thing": {
                "type": "object",
                "required": ["kind"],
                "properties": {
                    "kind": {"$ref": "#/components/schemas/Kind"},
                    "count": {"type": ["integer", "null"], "minimum": 1},
                    "rest": {"type": "array", "items": {"type": "boolean"}},
                    "own": {"oneOf": [{"$ref": "#/components/schemas/Thing"}, {"type": "null"}]},
                    "by": {"type": "object", "additionalProperties": {"type": "number"},
                           "propertyNames": {"type": "string"}},
                    "free": {"type": "object"},
                    "never": {"const": false},
                },
            },
        }}});
        let schemas = Schemas::of(&document);
        let thing = json!({"$ref": "#/components/schemas/Thing"});
        for right in [
            json!({"kind": "A"}),
            json!({"kind": "B", "count": null, "rest": [true, false], "own": null}),
            json!({"kind": "B", "own": {"kind": "A"}, "by": {"x": 1.5}, "free": {"any": 1}}),
            json!({"kind": "A", "count": 1, "never": false}),
        ] {
            assert_eq!(schemas.check(&thing, &right, ""), Ok(()));
        }
        for (wrong, place) in [
            (json!([]), ""),
            (json!({}), ""),
            (json!({"kind": "C"}), ".kind"),
            (json!({"kind": "A", "count": 0}), ".count"),
            (json!({"kind": "A", "count": 1.5}), ".count"),
            (json!({"kind": "A", "rest": [true, 1]}), ".rest[1]"),
            (json!({"kind": "A", "own": {}}), ".own"),
            (json!({"kind": "A", "by": {"x": "1"}}), ".by.x"),
            (json!({"kind": "A", "never": true}), ".never"),
            (json!({"kind": "A", "more": 1}), ".more"),
        ] {
            let why = schemas.check(&thing, &wrong, "").unwrap_err();
            assert!(why.starts_with(&format!("{place}:")), "{why}");
        }
    }
}
