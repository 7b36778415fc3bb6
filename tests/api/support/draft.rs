//! One call before it is sent. Changes through `timestamp`, `request_id`, `raw_body`
//! and the like are signed; `header` and `without` change it after signing.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::{
    body::Body,
    http::{HeaderName, HeaderValue, Method, Request},
};
use jajan_contract::headers as h;
use jajan_contract::signature::{AppSecret, Signed};
use jajan_web_host::serve::Peer;
use serde_json::{Value, json};

#[derive(Clone)]
pub struct Draft {
    method: Method,
    path: String,
    body: Value,
    raw_body: Option<Vec<u8>>,
    secret: AppSecret,
    timestamp: String,
    request_id: String,
    food: Value,
    locale: String,
    headers: Vec<(String, Option<Vec<u8>>)>,
    address: Option<IpAddr>,
}

const SESSION_ID: &str = "tests";

impl Draft {
    pub fn new(device_id: &str, secret: AppSecret, now_ms: u64, path: &str, body: Value) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let request_id = format!("request-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        Self {
            method: Method::POST,
            path: path.to_owned(),
            body,
            raw_body: None,
            secret,
            timestamp: now_ms.to_string(),
            food: json!({
                "deviceId": device_id, "channel": "1", "netstate": 1, "requestId": request_id,
                "sessionId": SESSION_ID, "sourceTag": "", "fcmToken": "",
            }),
            request_id,
            locale: "id-ID".to_owned(),
            headers: Vec::new(),
            address: None,
        }
    }

    pub fn method(mut self, method: Method) -> Self {
        self.method = method;
        self
    }

    /// Who opened the connection; none: this machine.
    pub fn address(mut self, address: &str) -> Self {
        self.address = Some(address.parse().unwrap());
        self
    }

    pub fn secret(mut self, secret: &str) -> Self {
        self.secret = AppSecret::new(secret);
        self
    }

    pub fn locale(mut self, locale: &str) -> Self {
        self.locale = locale.to_owned();
        self
    }

    pub fn timestamp(mut self, timestamp: impl ToString) -> Self {
        self.timestamp = timestamp.to_string();
        self
    }

    pub fn request_id(mut self, id: &str) -> Self {
        self.request_id = id.to_owned();
        self.food("requestId", json!(id))
    }

    /// Changes a field of the `digital-food` header.
    pub fn food(mut self, name: &str, value: Value) -> Self {
        self.food[name] = value;
        self
    }

    /// Bytes instead of the body in its envelope.
    pub fn raw_body(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.raw_body = Some(bytes.into());
        self
    }

    /// A form of the body's fields, the envelope's, and this file.
    pub fn file(self, file: &[u8]) -> Self {
        const LINE: &str = "--parts\r\nContent-Disposition: form-data; name=";
        let fields: Value = serde_json::from_slice(&self.body_bytes()).unwrap();
        let mut form = String::new();
        for (name, value) in fields.as_object().unwrap() {
            let text = value.as_str().map_or(value.to_string(), str::to_owned);
            form += &format!("{LINE}\"{name}\"\r\n\r\n{text}\r\n");
        }
        form += &format!("{LINE}\"file\"; filename=\"<x>.exe\"\r\n");
        form += "Content-Type: text/html\r\n\r\n";
        let form = [form.as_bytes(), file, b"\r\n--parts--\r\n"].concat();
        self.raw_body(form)
            .header("content-type", "multipart/form-data; boundary=parts")
    }

    /// The body's fields and the envelope's, URL-encoded.
    pub fn form(self) -> Self {
        let fields: Value = serde_json::from_slice(&self.body_bytes()).unwrap();
        let mut form = form_urlencoded::Serializer::new(String::new());
        for (name, value) in fields.as_object().unwrap() {
            let text = value.as_str().map_or(value.to_string(), str::to_owned);
            form.append_pair(name, &text);
        }
        self.raw_body(form.finish())
            .header("content-type", "application/x-www-form-urlencoded")
    }

    /// Replaces a header after signing.
    pub fn header(mut self, name: &str, value: impl Into<Vec<u8>>) -> Self {
        self.headers.push((name.to_owned(), Some(value.into())));
        self
    }

    /// An access token.
    pub fn token(self, token: &str) -> Self {
        self.header(h::AUTHORIZE, token)
    }

    /// An idempotency key; signed, unlike other headers.
    pub fn keyed(self) -> Self {
        let key = format!("key-of-{}", self.request_id);
        self.header(h::IDEMPOTENCY_KEY, key)
    }

    /// This idempotency key.
    pub fn key(self, key: &str) -> Self {
        self.header(h::IDEMPOTENCY_KEY, key)
    }

    /// Leaves a header out after signing.
    pub fn without(mut self, name: &str) -> Self {
        self.headers.push((name.to_owned(), None));
        self
    }

    pub fn body_bytes(&self) -> Vec<u8> {
        self.raw_body.clone().unwrap_or_else(|| {
            let mut body = self.body.clone();
            let envelope = [
                ("sessionId", json!(SESSION_ID)),
                ("requestId", json!(self.request_id)),
                (
                    "timestamp",
                    self.timestamp
                        .parse::<u64>()
                        .map_or(json!(0), |ms| json!(ms)),
                ),
            ];
            for (name, value) in envelope {
                // A test may set a field of the envelope itself.
                if body.get(name).is_none() {
                    body[name] = value;
                }
            }
            body.to_string().into_bytes()
        })
    }

    pub fn request(&self) -> Request<Body> {
        let body = self.body_bytes();
        let mut headers = self.headers.iter().rev();
        let key = headers
            .find(|(name, _)| name == h::IDEMPOTENCY_KEY)
            .and_then(|(_, value)| std::str::from_utf8(value.as_deref()?).ok());
        let signature = self.secret.sign(&Signed {
            key: key.unwrap_or_default(),
            method: self.method.as_str(),
            path: self.path.split('?').next().unwrap_or_default(),
            timestamp: &self.timestamp,
            request_id: &self.request_id,
            body: &body,
        });
        let mut request = Request::builder()
            .method(&self.method)
            .uri(&self.path)
            .header("content-type", "application/json")
            .header("host", "localhost")
            .header(h::SIGNATURE, signature)
            .header(h::TIMESTAMP, &self.timestamp)
            .header(h::APP_KEY, h::APP_KEY_VALUE)
            .header(h::IDENTITY_TYPE, h::IDENTITY_TYPE_VALUE)
            .header(h::CP_TYPE, h::CP_TYPE_VALUE)
            .header(h::PROTOCOL_VERSION, jajan_contract::PROTOCOL_VERSION)
            .header(h::DIGITAL_FOOD, self.food.to_string())
            .header(h::SYSTEM, json!({"locale": self.locale}).to_string())
            .body(Body::from(body))
            .unwrap();
        if let Some(address) = self.address {
            request.extensions_mut().insert(Peer(address));
        }
        let headers = request.headers_mut();
        for (name, value) in &self.headers {
            let name: HeaderName = name.parse().unwrap();
            headers.remove(&name);
            if let Some(value) = value {
                headers.insert(name, HeaderValue::from_bytes(value).unwrap());
            }
        }
        request
    }
}
