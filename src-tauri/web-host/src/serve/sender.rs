//! Whom a request comes from, as far as the network says.

use std::net::IpAddr;

use axum::http::{HeaderName, request::Parts};

use super::{Peer, is_near, line};

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The line that an address belongs to. Absent for this machine itself, which is a developer or a proxy
/// that says of nobody.
pub fn sender(parts: &Parts) -> Option<IpAddr> {
    let Peer(peer) = parts.extensions.get()?;
    let peer = peer.to_canonical();
    let address = match is_near(peer) {
        // Only the last one is the proxy's own; what stands before it, the client may have written.
        true => forwarded(parts).or(Some(peer)),
        false => Some(peer),
    };
    address.filter(|address| !address.is_loopback()).map(line)
}

fn forwarded(parts: &Parts) -> Option<IpAddr> {
    let last = parts.headers.get_all(FORWARDED).iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?;
    let address: IpAddr = last.trim().parse().ok()?;
    Some(address.to_canonical())
}
