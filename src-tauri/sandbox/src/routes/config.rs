//! Remote configuration.

use jajan_contract::{
    config::{BatchQueryConfigBody, ConfigEntries, ConfigEntry},
    envelope::Done,
};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::checks::{check_count, check_text};

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
    Ok(ConfigEntries(ctx.database.config(body.keys).await?))
}

pub async fn set_config(ctx: Ctx, entry: ConfigEntry) -> Result<Done, Error> {
    ctx.database.set_config(entry).await?;
    Ok(Done { count: 1 })
}
