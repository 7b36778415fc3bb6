//! Remote configuration.

use jajan_contract::{
    config::{BatchQueryConfigBody, ConfigEntries, ConfigEntry, keys},
    envelope::Done,
};
use serde_json::Value;

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::mode::Mode;
use crate::routes::checks::{check_count, check_text};

/// The console's page that plays the ordering host. The app knows this path, and opens no other.
pub const ORDERING_PAGE: &str = "/console/menuQR";

const MAX_KEYS: usize = 50;
const MAX_KEY_CHARS: usize = 64;

pub async fn batch_query_config(
    ctx: Ctx,
    body: BatchQueryConfigBody,
) -> Result<ConfigEntries, Error> {
    check_count("keys", body.keys.len(), MAX_KEYS)?;
    for key in &body.keys {
        check_text("keys", key, MAX_KEY_CHARS)?;
    }
    let mut entries = ctx.database.config(body.keys).await?;
    if ctx.mode != Mode::Prod {
        for entry in entries.iter_mut().filter(|e| e.key == keys::WEB_CLIENT) {
            play_ordering_host(&mut entry.value);
        }
    }
    Ok(ConfigEntries(entries))
}

/// Nothing is at the seeded host, which is `.example`: this program plays it, where one is configured
/// and the configuration names no page itself.
fn play_ordering_host(web_client: &mut Value) {
    let Some(fields) = web_client.as_object_mut() else {
        return;
    };
    let host = fields.get("orderingHost").and_then(Value::as_str);
    if host.is_some_and(|host| !host.is_empty()) {
        fields
            .entry("orderingPage")
            .or_insert_with(|| Value::from(ORDERING_PAGE));
    }
}

pub async fn set_config(ctx: Ctx, entry: ConfigEntry) -> Result<Done, Error> {
    ctx.database.set_config(entry).await?;
    Ok(Done { count: 1 })
}
