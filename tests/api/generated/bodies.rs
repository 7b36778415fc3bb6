//! Bodies for any call, by its schema: valid ones with ids of earlier replies, and
//! ones that are invalid at one or many places.

use std::collections::BTreeMap;

use jajan_sandbox::dice::Dice;
use serde_json::{Map, Value, json};

use super::{
    edges::{EDGE_DIGITS, EDGE_TEXTS, edge_numbers, places_in},
    schema::Schemas,
};

/// How many values of one name are remembered.
const REMEMBERED: usize = 40;

/// A field for a body without declared ones.
pub const UNDECLARED: &str = "undeclared";

/// How a body is generated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Make {
    /// Valid, as the app's.
    Right,
    /// One value is at or beyond a boundary of its type.
    Edge,
    /// One value has another type, is missing or undeclared.
    Wrong,
    /// Several of both.
    Wild,
}

/// Values of earlier replies, by the name of their field.
#[derive(Default)]
pub struct Given(BTreeMap<String, Vec<String>>);

impl Given {
    pub fn learn(&mut self, reply: &Value, dice: &mut Dice) {
        match reply {
            Value::Object(fields) => {
                for (name, value) in fields {
                    self.learn_text(name, value, dice);
                    self.learn(value, dice);
                }
            }
            // The first few are enough.
            Value::Array(items) => items.iter().take(5).for_each(|one| self.learn(one, dice)),
            _ => {}
        }
    }

    /// Forgets what is mostly of earlier members: ids that generated bodies pick are then often the
    /// present one's.
    pub fn forget_most(&mut self, names: &[&str]) {
        for name in names {
            if let Some(known) = self.0.get_mut(*name) {
                known.truncate(1);
            }
        }
    }

    fn learn_text(&mut self, name: &str, value: &Value, dice: &mut Dice) {
        let texts = match value {
            Value::Array(items) => &items[..items.len().min(5)],
            one => std::slice::from_ref(one),
        };
        for text in texts.iter().filter_map(Value::as_str) {
            if text.len() > 200 {
                continue;
            }
            let known = self.0.entry(name.to_owned()).or_default();
            if known.iter().any(|other| other == text) {
                continue;
            }
            if known.len() < REMEMBERED {
                known.push(text.to_owned());
            } else {
                let index = dice.below(REMEMBERED);
                text.clone_into(&mut known[index]);
            }
        }
    }

    fn pick(&self, name: &str, dice: &mut Dice) -> Option<String> {
        // Fields whose names differ between body and reply.
        let name = match name {
            "businessId" | "businessIdList" => "storeId",
            "originQueryId" => "queryId",
            "couponBatchId" => "batchId",
            "couponTemplateIds" => "templateId",
            "reviewId" => "id",
            "medias" | "headPortrait" => "visitUrl",
            "keys" => "key",
            "text" => "message",
            same => same,
        };
        self.0.get(name).map(|known| dice.pick(known).clone())
    }
}

pub struct Bodies<'a> {
    pub schemas: &'a Schemas,
    pub given: &'a Given,
    pub dice: &'a mut Dice,
    /// Lists have an item, and optional fields are present.
    is_full: bool,
}

impl<'a> Bodies<'a> {
    pub fn new(schemas: &'a Schemas, given: &'a Given, dice: &'a mut Dice) -> Self {
        Self {
            schemas,
            given,
            dice,
            is_full: false,
        }
    }
}

impl Bodies<'_> {
    pub fn make(&mut self, schema: &Value, make: Make) -> Value {
        let mut body = self.right(schema, "");
        match make {
            Make::Right => {}
            Make::Edge => self.spoil(&mut body, Self::edge),
            Make::Wrong => self.spoil(&mut body, Self::wrong),
            Make::Wild => {
                for _ in 0..=self.dice.below(4) {
                    let by = [Self::edge, Self::wrong][self.dice.below(2)];
                    self.spoil(&mut body, by);
                }
            }
        }
        body
    }

    /// A valid body with all optional fields.
    pub fn full(&mut self, schema: &Value) -> Value {
        self.is_full = true;
        let body = self.right(schema, "");
        self.is_full = false;
        body
    }

    fn right(&mut self, schema: &Value, name: &str) -> Value {
        let schemas = self.schemas;
        let schema = schemas.resolve(schema);
        if let Some(choices) = schema["enum"].as_array() {
            return self.dice.pick(choices).clone();
        }
        if let Some(choices) = schema["oneOf"].as_array() {
            let choice = match self.is_full {
                true => &choices[0],
                false => self.dice.pick(choices),
            };
            return self.right(choice, name);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) if self.is_full => kinds[0].clone(),
            Value::Array(kinds) => self.dice.pick(kinds).clone(),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("object") => self.right_object(schema, name),
            Some("array") => {
                // With several filters at once hardly any store matches.
                let is_narrowing = matches!(name, "filterOptions" | "categoryIdList");
                let count = match self.is_full {
                    true => 1,
                    false if is_narrowing && self.dice.percent(80) => 0,
                    false => self.dice.below(4),
                };
                let items = (0..count).map(|_| self.right(&schema["items"], name));
                Value::Array(items.collect())
            }
            Some("boolean") => json!(self.dice.percent(50)),
            Some("integer") => json!(self.right_integer(name)),
            Some("number") => json!(self.right_number(name)),
            Some("string") => json!(self.right_text(name)),
            Some("null") => Value::Null,
            _ => self.any_json(),
        }
    }

    fn right_object(&mut self, schema: &Value, name: &str) -> Value {
        let mut object = Map::new();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        for (field, own) in schema["properties"].as_object().into_iter().flatten() {
            let is_required = required.iter().any(|name| name == field);
            if is_required || self.is_full || self.dice.percent(60) {
                object.insert(field.clone(), self.right(own, field));
            }
        }
        if let Some(own) = schema.get("additionalProperties") {
            for key in ["taste", "service", "ambience"] {
                object.insert(key.to_owned(), self.right(own, key));
            }
        }
        if name == "props" {
            object.insert("position".to_owned(), json!(3));
        }
        Value::Object(object)
    }

    fn right_integer(&mut self, name: &str) -> i64 {
        match name {
            "pageNo" => self.dice.between(-3, 3).max(1),
            "pageSize" => self.dice.between(1, 20),
            "score" | "taste" | "service" | "ambience" => self.dice.between(1, 5),
            "offsetMs" => self.dice.between(-86_400_000, 86_400_000),
            "timeMs" => 1_795_237_800_000,
            _ => self.dice.between(0, 5),
        }
    }

    fn right_number(&mut self, name: &str) -> f64 {
        match name {
            "lat" | "latitude" => -6.0 - self.dice.unit() * 0.4,
            "lng" | "longitude" => 106.6 + self.dice.unit() * 0.4,
            _ => self.dice.unit() * 10.0,
        }
    }

    fn right_text(&mut self, name: &str) -> String {
        if self.dice.percent(40)
            && let Some(known) = self.given.pick(name, self.dice)
        {
            return known;
        }
        let number = self.dice.between(1, 60);
        match name {
            "storeId" | "businessId" | "businessIdList" if number < 8 => {
                format!("S{}", 9_000_000 + number)
            }
            "storeId" | "businessId" | "businessIdList" => format!("S{number}"),
            "poiId" => format!("P{number}"),
            // A table of the store whose voucher the members buy, or of any.
            "qrCodeId" if self.dice.percent(70) => "Q9000015T3".to_owned(),
            "qrCodeId" => format!("Q{number}T{}", self.dice.between(1, 3)),
            "reviewId" => format!("V{number}{:03}", self.dice.between(1, 20)),
            "brandId" | "sectionId" => self.dice.between(1, 30).to_string(),
            "couponBatchId" => format!("B1N{}", self.dice.between(1, 6)),
            "couponTemplateIds" => format!("T1N{}", self.dice.between(1, 6)),
            "activityId" => "E1".to_owned(),
            "phoneNo" => format!("812555{:05}", self.dice.between(0, 40)),
            "path" => (*self.dice.pick(&["/", "/review/", "/market/", "/img/"])).to_owned(),
            "latitude" => format!("{:.4}", -6.0 - self.dice.unit() * 0.4),
            "longitude" => format!("{:.4}", 106.6 + self.dice.unit() * 0.4),
            "content" | "note" | "merchantReply" => "Enak dan cepat.".to_owned(),
            "medias" => format!("/img/u/{}.webp", "0a".repeat(16)),
            "key" | "keys" => {
                let keys = jajan_contract::config::keys::ALL;
                (*self.dice.pick(&keys)).to_owned()
            }
            _ => {
                let texts = known_texts(name);
                (*self.dice.pick(texts)).to_owned()
            }
        }
    }

    fn any_json(&mut self) -> Value {
        let number = self.dice.between(-3, 3);
        let all = [
            Value::Null,
            json!(true),
            json!(number),
            json!("text"),
            json!([1, "two", null]),
            json!({"a": {"b": []}}),
            json!(["/account/login"]),
        ];
        self.dice.pick(&all).clone()
    }

    /// Replaces the value at one place of the body.
    fn spoil(&mut self, body: &mut Value, by: fn(&mut Self, &mut Value)) {
        let mut places = Vec::new();
        places_in(body, String::new(), &mut places);
        if places.is_empty() {
            body[UNDECLARED] = self.any_json();
            return;
        }
        let place = self.dice.pick(&places).clone();
        by(self, body.pointer_mut(&place).unwrap());
    }

    fn edge(&mut self, value: &mut Value) {
        *value = match value {
            Value::Bool(is) => json!(!*is),
            Value::Number(_) => self.dice.pick(&edge_numbers()).clone(),
            Value::String(text) => {
                let text = text.clone();
                json!(self.edge_text(&text))
            }
            Value::Array(items) => {
                let one = items.first().cloned().unwrap_or(json!("x"));
                let count = *self.dice.pick(&[0, 1, 2, 20, 21, 50, 51, 100, 101, 600]);
                Value::Array(vec![one; count])
            }
            _ => self.any_json(),
        };
    }

    fn edge_text(&mut self, text: &str) -> String {
        // Ids of every type with numbers out of range.
        let letter: String = text
            .chars()
            .take(1)
            .filter(char::is_ascii_alphabetic)
            .collect();
        match self.dice.below(6) {
            0 => format!("{letter}{}", self.dice.pick(&EDGE_DIGITS)),
            1 => {
                let count = *self.dice.pick(&[64, 65, 128, 129, 1_000, 1_001, 70_000]);
                self.dice.pick(&["a", "7", "é", "😍", " "]).repeat(count)
            }
            2 => format!("{text}{}", self.dice.pick(&EDGE_TEXTS)),
            3 => text.chars().rev().collect(),
            _ => (*self.dice.pick(&EDGE_TEXTS)).to_owned(),
        }
    }

    fn wrong(&mut self, value: &mut Value) {
        let others = [
            Value::Null,
            json!(true),
            json!(-1),
            json!(1.5),
            json!("text"),
            json!([]),
            json!({}),
            json!([[[[{"a": [null]}]]]]),
        ];
        *value = self.dice.pick(&others).clone();
    }
}

/// A search, in the text that its call takes.
const SEARCH: &str = r#"{"scene":"SEARCH_PAGE","searchText":"soto","pageNo":1,"pageSize":20,
  "queryId":"","filterOptions":[],"userId":{},"latitude":-6.2,"longitude":106.8,"sort":"BEST",
  "droppedWords":[],"isLiteral":false}"#;

fn known_texts(name: &str) -> &'static [&'static str] {
    match name {
        "regionId" => &["0", "31", "3171", "317106", "5171"],
        "distance" => &["1", "5", "10", "100"],
        "pageId" => &["", "ngopi", "flash-jakarta", "nobody-knows"],
        "queryId" | "originQueryId" | "contentId" => &[""],
        "data" => &[SEARCH],
        "categoryIdList" => &["1000", "1001", "2000"],
        "countryCode" => &["62"],
        "code" => &["123456"],
        "identityType" => &["C"],
        "cpType" => &["COUPON_PLATFORM"],
        "codeChallenge" => &["0000000000000000000000000000000000000000000000000000000000000000"],
        "loginSource" => &["WEB", "PWA", "APP"],
        "name" => &["store_card", "page"],
        "page" => &["/", "/store/:id"],
        "field" => &["poiList", "0310205"],
        "shareMethod" => &["", "WHATS_APP"],
        _ => &["x", "text", "1"],
    }
}
