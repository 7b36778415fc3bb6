//! Devices, analytics events, and the count of stores.

use jajan_contract::{device::ReportDeviceBody, events::ReportedEvent};
use rusqlite::params;
use serde_json::{Map, Value};

use crate::store::{Database, FromRow, Sql, StoreError};

/// Older events are deleted; the console shows the rest.
const KEPT_EVENTS: i64 = 5_000;

/// A reported event as it was stored.
#[derive(Debug, Clone, PartialEq, FromRow)]
pub struct StoredEvent {
    pub name: String,
    /// Path of the screen.
    pub page: String,
    /// By the phone's clock, milliseconds since the epoch.
    pub time_ms: u64,
    /// By the sandbox's clock.
    pub received_ms: u64,
    #[row(json)]
    pub props: Map<String, Value>,
}

impl Database {
    /// Keeps the latest report of a device.
    pub async fn save_device(
        &self,
        device_id: String,
        body: ReportDeviceBody,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        self.write(move |transaction| {
            let mut info = serde_json::to_value(&body.device_info)?;
            if let Some(client_info) = &body.client_info {
                info["clientInfo"] = serde_json::to_value(client_info)?;
            }
            let sql = "INSERT OR REPLACE INTO devices VALUES (?1, ?2, ?3, ?4)";
            let values = params![device_id, body.fcm_token, info.to_string(), now_ms];
            transaction.run(sql, values)?;
            Ok(())
        })
        .await
    }

    /// Stores events; one whose `eventId` is known is left out. Answers how many were new.
    pub async fn save_events(
        &self,
        events: Vec<ReportedEvent>,
        now_ms: u64,
    ) -> Result<u32, StoreError> {
        self.write(move |transaction| {
            let mut added = 0;
            for event in &events {
                let props = serde_json::to_string(&event.props)?;
                let sql = "INSERT OR IGNORE INTO events
                           (event_id, name, page, time_ms, received_ms, props)
                           VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
                let time_ms = i64::try_from(event.time_ms).unwrap_or(i64::MAX);
                let (id, name, page) = (&event.event_id, &event.name, &event.page);
                added += transaction.run(sql, params![id, name, page, time_ms, now_ms, props])?;
            }
            let sql = "DELETE FROM events WHERE id <= (SELECT max(id) FROM events) - ?1";
            transaction.run(sql, [KEPT_EVENTS])?;
            Ok(added as u32)
        })
        .await
    }

    /// The latest events, newest first.
    pub async fn latest_events(&self, limit: u32) -> Result<Vec<StoredEvent>, StoreError> {
        self.read(move |connection| {
            let sql = "SELECT name, page, time_ms, received_ms, props FROM events
                       ORDER BY id DESC LIMIT ?1";
            connection.rows(sql, [limit])
        })
        .await
    }

    /// How many stores there are. Blocks.
    pub fn store_count(&self) -> Result<u64, StoreError> {
        self.read_now(|connection| {
            // Ids run from 1 without gaps; counting a million rows would take its time.
            let sql = "SELECT coalesce(max(id), 0) FROM stores WHERE id < ?1";
            connection.value(sql, [crate::ids::FIRST_UNLISTED])
        })
    }
}
