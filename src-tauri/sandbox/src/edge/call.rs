//! One call from request to reply: all checks, in their order, then the handler.

use axum::{
    body::Bytes,
    extract::Request,
    http::{HeaderValue, header, request::Parts},
    response::{IntoResponse, Response},
};
use jajan_contract::{Call, envelope::Envelope, envelope::Reply, signature::Signed};
use serde_json::Value;

use crate::edge::address::address;
use crate::edge::body::{self, Taken};
use crate::edge::ctx::Ctx;
use crate::edge::headers::CallHeaders;
use crate::edge::log::RequestId;
use crate::edge::{form, headers, once, risk, session};
use crate::error::{Error, Refusal};
use crate::ids;
use crate::memory::bodies::Sender;
use crate::memory::calls::Caller;
use crate::memory::journal::Number;
use crate::state::App;
use crate::store::account::tokens::LoggedIn;

/// Serves one call of kind `C`. The handler's last argument is the uploaded file; empty for all
/// other calls.
pub async fn serve<C, H, F>(app: App, request: Request, handler: H) -> Response
where
    C: Call,
    H: FnOnce(Ctx, C::Body, Bytes) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
{
    let locale = headers::locale(request.headers());
    let mut request_id = None;
    let mut response = match answer::<C, H, F>(app, request, handler, &mut request_id).await {
        Ok(data) => {
            let mut response = axum::Json(Reply::data(data)).into_response();
            let no_store = HeaderValue::from_static("no-store");
            response
                .headers_mut()
                .insert(header::CACHE_CONTROL, no_store);
            response
        }
        Err(error) => error.reply(locale),
    };
    if let Some(id) = request_id {
        response.extensions_mut().insert(RequestId(id));
    }
    response
}

async fn answer<C, H, F>(
    app: App,
    request: Request,
    handler: H,
    request_id: &mut Option<String>,
) -> Result<C::Data, Error>
where
    C: Call,
    H: FnOnce(Ctx, C::Body, Bytes) -> F + Send + 'static,
    F: Future<Output = Result<C::Data, Error>> + Send + 'static,
{
    if C::RULES.sandbox_only && !app.own_names.are_in(request.headers()) {
        let detail = "open it as localhost, by the address of this machine or by a name of --name";
        return Err(Error::new(Refusal::PathUnknown, detail));
    }
    let now_ms = app.clock.now_ms();
    let number = request.extensions().get::<Number>().copied();
    let (parts, stream) = request.into_parts();
    let limits = if C::RULES.multipart {
        body::FORM
    } else {
        body::JSON
    };
    let bodies = &app.kept.bodies;
    let admitted = match admit::<C>(&app, &parts, now_ms, request_id).await {
        Ok(admitted) => admitted,
        Err(error) => {
            body::drain(bodies, limits, &parts.headers, stream).await;
            return Err(error);
        }
    };
    let Admitted {
        call_headers,
        address,
        user,
    } = admitted;
    let sender = Sender {
        address: address.clone(),
        account: user.as_ref().map(|user| user.user_id),
    };
    let taken = body::read(bodies, limits, &parts.headers, sender, stream).await?;
    // Its place is held to the end of the call, as what is made of it is.
    let Taken {
        bytes,
        place: _place,
    } = taken;
    let food = &call_headers.food;
    let signed = Signed {
        method: parts.method.as_str(),
        path: parts.uri.path(),
        timestamp: &call_headers.timestamp,
        request_id: &food.request_id,
        key: once::signed_key(&parts.headers),
        body: &bytes,
    };
    if !app.secret.verifies(&signed, &call_headers.signature) {
        let detail = "it does not fit this method, path, timestamp, request id and body";
        return Err(Error::new(Refusal::SignatureInvalid, detail));
    }
    let (json, file) = if C::RULES.multipart {
        form::read(&parts.headers, bytes).await?
    } else if C::RULES.form {
        (form::fields(&bytes)?, Bytes::new())
    } else {
        (object(&bytes)?, Bytes::new())
    };
    app.journal.tell_body(number, &json);
    check_envelope(&json, &call_headers)?;
    if !app.rate_limit.admits(&food.device_id) {
        return Err(Refusal::RateLimited.into());
    }
    if C::RULES.replay_checked {
        let caller = match &user {
            Some(user) => Caller::User(user.user_id),
            None => Caller::Address(address.clone()),
        };
        let ids = &app.calls.request_ids;
        let known = ids.put_new(caller, food.request_id.clone(), (), now_ms);
        if known.is_some() {
            return Err(Refusal::RequestRepeated.into());
        }
    }
    if let Some(user) = &user {
        let user_id = ids::user(user.user_id);
        app.journal
            .change(number, |entry| entry.user_id = Some(user_id));
    }
    let body = shaped::<C>(json)?;
    risk::check::<C>(&app, parts.uri.path(), food, now_ms).await?;
    let key = match C::RULES.keyed {
        true => once::key(&parts.headers)?,
        false => String::new(),
    };
    let ctx = Ctx {
        address,
        device_id: call_headers.food.device_id,
        user,
        locale: call_headers.locale,
        host: call_headers.host,
        key,
        now_ms,
        app,
    };
    let handler = move |ctx, body| handler(ctx, body, file);
    if C::RULES.keyed {
        return once::run::<C, _, F>(ctx, body, handler).await;
    }
    handler(ctx, body).await
}

/// What is known of a call before the first byte of its body.
struct Admitted {
    call_headers: CallHeaders,
    address: Option<String>,
    user: Option<LoggedIn>,
}

/// Every check that needs the head alone. Whose device it is shows in the signature only, so here the
/// address is limited and not the device: an invented head must not use up a device's share.
async fn admit<C: Call>(
    app: &App,
    parts: &Parts,
    now_ms: u64,
    request_id: &mut Option<String>,
) -> Result<Admitted, Error> {
    // Phones do not follow the sandbox's clock: without this a moved clock could not be moved back.
    let also_ms = C::RULES.sandbox_only.then(|| app.clock.machine_ms());
    let call_headers = headers::read(&parts.headers, now_ms, also_ms)?;
    *request_id = Some(call_headers.food.request_id.clone());
    if C::RULES.multipart {
        form::boundary(&parts.headers)?;
    } else if C::RULES.form {
        form::check_url_encoded(&parts.headers)?;
    }
    let address = address(parts);
    if let Some(address) = &address
        && !app.rate_limit.admits_from(address)
    {
        return Err(Refusal::RateLimited.into());
    }
    let user = session::authorize::<C>(app, &parts.headers, now_ms).await?;
    Ok(Admitted {
        call_headers,
        address,
        user,
    })
}

fn object(body: &[u8]) -> Result<Value, Error> {
    let malformed = |detail| Error::new(Refusal::BodyMalformed, detail);
    match serde_json::from_slice(body) {
        Ok(json @ Value::Object(_)) => Ok(json),
        Ok(_) => Err(malformed("it must be a JSON object")),
        Err(_) => Err(malformed("it is not JSON")),
    }
}

/// The envelope is there and says the same as the headers.
fn check_envelope(json: &Value, call_headers: &CallHeaders) -> Result<(), Error> {
    let envelope: Envelope = read(json)?;
    let food = &call_headers.food;
    let differs = |name| {
        Error::new(
            Refusal::BodyMalformed,
            format!("{name} differs from the header's"),
        )
    };
    if envelope.request_id != food.request_id {
        return Err(differs("requestId"));
    }
    if envelope.session_id != food.session_id {
        return Err(differs("sessionId"));
    }
    if envelope.timestamp != call_headers.timestamp_ms {
        return Err(differs("timestamp"));
    }
    Ok(())
}

fn shaped<C: Call>(json: Value) -> Result<C::Body, Error> {
    read(&json)
}

fn read<T: serde::de::DeserializeOwned>(json: &Value) -> Result<T, Error> {
    serde_path_to_error::deserialize(json).map_err(|error| {
        let why = headers::without_values(error.inner());
        let path = error.path().to_string();
        let detail = if path == "." {
            why
        } else {
            format!("{path}: {why}")
        };
        Error::new(Refusal::BodyMalformed, detail)
    })
}
