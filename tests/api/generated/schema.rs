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

    pub fn without_patterns(mut self) -> Self {
        let named = self.0.values_mut().filter_map(Value::as_object_mut);
        named.for_each(|schema| drop(schema.remove("pattern")));
        self
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
                "pattern" => value
                    .as_str()
                    .is_none_or(|text| matches(rule.as_str().unwrap(), text)),
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

/// A pattern of ids: letters and classes of ASCII, each once, `?` or `+`, from start to end.
fn matches(pattern: &str, text: &str) -> bool {
    let inner = pattern.strip_prefix('^').unwrap();
    let mut rest = inner.strip_suffix('$').unwrap();
    let mut text = text;
    while !rest.is_empty() {
        let (class, after) = match rest.strip_prefix('[') {
            Some(opened) => opened.split_once(']').unwrap(),
            None => rest.split_at(1),
        };
        let fits = |char: char| match class.as_bytes() {
            [one] => char == char::from(*one),
            ranges => ranges.chunks(3).any(|range| match range {
                [from, b'-', to] => (char::from(*from)..=char::from(*to)).contains(&char),
                _ => panic!("teach this test the class {class}"),
            }),
        };
        let found = text.find(|char| !fits(char)).unwrap_or(text.len());
        let (least, most, next) = match after.as_bytes().first() {
            Some(b'+') => (1, usize::MAX, &after[1..]),
            Some(b'?') => (0, 1, &after[1..]),
            _ => (1, 1, after),
        };
        let taken = found.min(most);
        if taken < least {
            return false;
        }
        (text, rest) = (&text[taken..], next);
    }
    text.is_empty()
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
                    "id": {"type": "string", "pattern": "^WB?[0-9]+$"},
                    "split": {"type": "string", "pattern": "^L[0-9a-f]+-[0-9]+$"},
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
            json!({"kind": "A", "id": "W1", "split": "L0f9-12"}),
            json!({"kind": "A", "id": "WB12"}),
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
            (json!({"kind": "A", "id": "H1"}), ".id"),
            (json!({"kind": "A", "id": "WB"}), ".id"),
            (json!({"kind": "A", "id": "WBB1"}), ".id"),
            (json!({"kind": "A", "id": "W1 "}), ".id"),
            (json!({"kind": "A", "split": "L0g-1"}), ".split"),
        ] {
            let why = schemas.check(&thing, &wrong, "").unwrap_err();
            assert!(why.starts_with(&format!("{place}:")), "{why}");
        }
    }
}
