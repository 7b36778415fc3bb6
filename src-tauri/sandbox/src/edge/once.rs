//! Idempotency keys: `x-idempotency-key`. Contract `Rules::keyed`.
//!
//! Invariants: of calls with the same key, device, user and path one runs at a time; once it has
//! succeeded, the others get its reply. A refused call had no effect, so the next one runs, and it
//! keeps no place. A disconnect does not cancel the call: its retry must find the outcome. Bounded, in
//! memory, for ten minutes, each user's replies by themselves, and sealed with the caller's key. What
//! gives a thing has a row of its own beside it.

use axum::http::HeaderMap;
use jajan_contract::{Call, headers};
use serde::Serialize;
use serde_json::Value;

use crate::chance::{self, Hash};
use crate::edge::ctx::Ctx;
use crate::edge::headers::MAX_ID_CHARS;
use crate::error::{Error, Refusal};
use crate::memory::calls::Done;
use crate::memory::sealed::Sealed;

/// The caller's key.
pub fn key(map: &HeaderMap) -> Result<String, Error> {
    let wrong = |why: &str| {
        let detail = format!("header {}: {why}", headers::IDEMPOTENCY_KEY);
        Error::new(Refusal::HeaderInvalid, detail)
    };
    let value = map
        .get(headers::IDEMPOTENCY_KEY)
        .ok_or_else(|| wrong("is missing"))?;
    match value.to_str() {
        Ok(key) if (1..=MAX_ID_CHARS).contains(&key.len()) => Ok(key.to_owned()),
        _ => Err(wrong(&format!("must have 1 to {MAX_ID_CHARS} characters"))),
    }
}

/// As it was sent, for the signature: text that it cannot be is no key either.
pub fn signed_key(map: &HeaderMap) -> &str {
    let value = map.get(headers::IDEMPOTENCY_KEY);
    value.and_then(|key| key.to_str().ok()).unwrap_or_default()
}

/// Equal for two bodies that ask for the same thing. `queueToken` is left out: it says how long the caller
/// has waited, and a retry may carry one that the first try did not have.
pub fn request_hash<B: Serialize>(body: &B) -> Result<Hash, Error> {
    let mut value = serde_json::to_value(body).map_err(Error::internal)?;
    if let Some(fields) = value.as_object_mut() {
        fields.remove("queueToken");
    }
    Ok(chance::hash(&value.to_string()))
}

/// An earlier reply, with the time of this one: a countdown is computed from it.
fn repeated(mut data: Value, now_ms: u64) -> Value {
    if let Some(time) = data.get_mut("serverTime") {
        *time = now_ms.into();
    }
    data
}

/// Runs the handler, or repeats the earlier reply to the key.
pub async fn run<C, H, F>(ctx: Ctx, body: C::Body, handler: H) -> Result<C::Data, Error>
where
    C: Call,
    H: FnOnce(Ctx, C::Body) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
{
    let user_id = ctx.user.map(|user| user.user_id);
    // With the key in it, which is kept nowhere: the reply opens with it.
    let whose = format!("{}\n{}\n{user_id:?}\n{}", C::PATH, ctx.device_id, ctx.key);
    let id = chance::hash(&whose);
    let body_hash = request_hash(&body)?;
    let (app, now_ms) = (ctx.app.clone(), ctx.now_ms);
    let place = app.calls.running.enter(id);
    // A task of its own: it goes on when the caller's connection breaks.
    let running = tokio::spawn(async move {
        let _turn = place.turn.lock().await;
        if let Some(done) = app.calls.done(user_id, &id, now_ms) {
            if done.body != body_hash {
                let detail = format!("{}: used for another body", headers::IDEMPOTENCY_KEY);
                return Err(Error::value(detail));
            }
            let data = done.reply.open(&whose);
            let data = data.ok_or_else(|| Error::internal("a kept reply does not open"))?;
            let data = serde_json::from_slice(&data).map_err(Error::internal)?;
            return Ok(repeated(data, now_ms));
        }
        let data = handler(ctx, body).await?;
        let data = serde_json::to_value(data).map_err(Error::internal)?;
        let plain = serde_json::to_vec(&data).map_err(Error::internal)?;
        let reply = Sealed::new(&whose, &plain);
        let reply = reply.ok_or_else(|| Error::internal("a reply was not sealed"))?;
        let done = Done {
            body: body_hash,
            reply,
        };
        app.calls.keep(user_id, id, done, now_ms);
        Ok(data)
    });
    let data = running.await.map_err(Error::internal)??;
    serde_json::from_value(data).map_err(Error::internal)
}
