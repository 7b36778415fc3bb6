//! Native events to the page, as `addPluginListener('host', …)` asks for them.

use parking_lot::Mutex;
use serde::Serialize;
use tauri::ipc::Channel;

struct Listener {
    event: String,
    channel: Channel<serde_json::Value>,
}

static LISTENERS: Mutex<Vec<Listener>> = Mutex::new(Vec::new());

/// A page that reloads does not unsubscribe, so beyond this number the oldest are removed.
const MAX_LISTENERS: usize = 32;

#[tauri::command]
pub fn register_listener(event: String, handler: Channel<serde_json::Value>) {
    let mut listeners = LISTENERS.lock();
    if listeners.len() == MAX_LISTENERS {
        listeners.remove(0);
    }
    listeners.push(Listener {
        event,
        channel: handler,
    });
}

#[tauri::command]
pub fn remove_listener(event: String, channel_id: u32) {
    let mut listeners = LISTENERS.lock();
    listeners.retain(|listener| listener.event != event || listener.channel.id() != channel_id);
}

/// Sends to all listeners of `event`, and removes those that are gone.
pub fn trigger(event: &str, content: &impl Serialize) {
    let Ok(content) = serde_json::to_value(content) else {
        return;
    };
    let mut listeners = LISTENERS.lock();
    listeners.retain(|listener| {
        listener.event != event || listener.channel.send(content.clone()).is_ok()
    });
}
