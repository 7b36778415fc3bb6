//! The latest events that apps reported, as the console lists them.

use std::collections::BTreeSet;

use crate::{
    state::App,
    store::{StoreError, StoredEvent},
};

const MAX_SHOWN: usize = 200;
/// A filter looks through these many of the latest.
pub const LOOKED_THROUGH: u32 = 2_000;

pub struct Events {
    /// Newest first, at most 200.
    pub shown: Vec<StoredEvent>,
    /// All names among the latest, for the filter.
    pub names: BTreeSet<String>,
    pub looked_through: usize,
}

/// Of this name; of every name when it is empty.
pub async fn latest(app: &App, name: &str) -> Result<Events, StoreError> {
    let latest = app.database.latest_events(LOOKED_THROUGH).await?;
    let names = latest.iter().map(|event| event.name.clone()).collect();
    let looked_through = latest.len();
    let wanted = latest
        .into_iter()
        .filter(|event| name.is_empty() || event.name == name);
    Ok(Events {
        shown: wanted.take(MAX_SHOWN).collect(),
        names,
        looked_through,
    })
}
