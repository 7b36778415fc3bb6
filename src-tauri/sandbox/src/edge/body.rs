//! The bytes of a request, within bounds of size and time.

use std::time::Duration;

use axum::body::{Body, Bytes};
use http_body_util::BodyExt;

use crate::edge::form;
use crate::error::{Error, Refusal};

/// A body over the limit is still read up to here, so that the refusal reaches a client that sends
/// before it listens.
const DRAIN_BYTES: usize = 32 << 20;

/// How much of a body is taken, and for how long.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    max_bytes: usize,
    timeout: Duration,
}

/// Far more than any call needs.
pub const JSON: Limits = Limits {
    max_bytes: 1 << 20,
    timeout: Duration::from_secs(20),
};

/// The file, and room for the fields beside it. The app gives 20 MB over five minutes.
pub const FORM: Limits = Limits {
    max_bytes: form::MAX_FILE_BYTES + (64 << 10),
    timeout: Duration::from_secs(330),
};

/// All of a JSON body within its limit. A larger one is drained and refused.
pub async fn read_json(body: Body) -> Result<Bytes, Error> {
    read_within(JSON, body).await
}

pub async fn read_within(limits: Limits, body: Body) -> Result<Bytes, Error> {
    let late = |_| Error::new(Refusal::BodyMalformed, "it did not arrive in time");
    tokio::time::timeout(limits.timeout, collect(body, limits.max_bytes))
        .await
        .map_err(late)?
}

async fn collect(mut body: Body, max_bytes: usize) -> Result<Bytes, Error> {
    let mut kept = Vec::new();
    let mut bytes_read = 0;
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| Error::new(Refusal::BodyMalformed, "it broke off"))?;
        let Ok(data) = frame.into_data() else {
            continue;
        };
        bytes_read += data.len();
        if bytes_read <= max_bytes {
            kept.extend_from_slice(&data);
        } else if bytes_read > DRAIN_BYTES {
            break;
        } else {
            kept = Vec::new();
        }
    }
    if bytes_read > max_bytes {
        let detail = format!("at most {max_bytes} bytes");
        return Err(Error::new(Refusal::BodyTooLarge, detail));
    }
    Ok(kept.into())
}
