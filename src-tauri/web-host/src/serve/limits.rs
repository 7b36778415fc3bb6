//! How many connections there are, and how long each may wait for its client.

use std::{net::IpAddr, time::Duration};

use super::nofile;

/// How many connections there are at once, and how long they wait for a client.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    pub whole: usize,
    /// From one address; a near one has no limit of its own.
    pub from_one: usize,
    pub is_near: fn(IpAddr) -> bool,
    /// For a request's head; also the keep-alive timeout of an idle connection.
    pub head_timeout: Duration,
    /// The same, of a connection that came when most places were taken.
    pub crowded_head_timeout: Duration,
    /// A reply of which the client takes nothing for so long ends.
    pub write_timeout: Duration,
}

impl Limits {
    /// As many as this machine has file descriptors for, up to 4,096; a quarter from one address.
    pub fn of_machine() -> Self {
        let whole = nofile::raised().map_or(MOST, |files| files.saturating_sub(OWN_FILES));
        let whole = whole.clamp(LEAST, MOST);
        Self {
            whole,
            from_one: whole / 4,
            is_near,
            head_timeout: Duration::from_secs(75),
            crowded_head_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(30),
        }
    }
}

const MOST: usize = 4_096;
const LEAST: usize = 64;
/// File descriptors of the database, the log and what is asked over the network, and the reserve.
const OWN_FILES: usize = 256;

/// Of this machine or its network, where a proxy may stand.
pub fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_loopback() || address.is_private(),
        IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
    }
}
