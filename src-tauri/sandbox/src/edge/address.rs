//! Whom a call comes from, as far as the network says: what a client chooses freely bounds nothing.
//! Security A.10.

use std::net::IpAddr;

use axum::http::{HeaderName, request::Parts};
use jajan_web_host::serve::{Peer, is_near, line};

const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-for");

/// What limits go by: an IPv4 address, or the half of an IPv6 address that a line has to itself. Absent
/// for this machine itself, which is a developer or a proxy that says of nobody.
pub fn address(parts: &Parts) -> Option<String> {
    let Peer(peer) = parts.extensions.get()?;
    let peer = peer.to_canonical();
    let address = match is_near(peer) {
        // Only the last one is the proxy's own; what stands before it, the client may have written.
        true => forwarded(parts).or(Some(peer)),
        false => Some(peer),
    };
    address.filter(|address| !address.is_loopback()).map(text)
}

fn forwarded(parts: &Parts) -> Option<IpAddr> {
    let last = parts.headers.get_all(FORWARDED).iter().next_back()?;
    let last = last.to_str().ok()?.rsplit(',').next()?;
    let address: IpAddr = last.trim().parse().ok()?;
    Some(address.to_canonical())
}

fn text(address: IpAddr) -> String {
    match line(address) {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(half) => format!("{half}/64"),
    }
}

#[cfg(test)]
mod tests {
    use axum::{body::Body, http::Request};

    use super::*;

    fn of(peer: &str, forwarded: &[&str]) -> Option<String> {
        let mut request = Request::get("/");
        for line in forwarded {
            request = request.header(FORWARDED, *line);
        }
        let request = request.body(Body::empty()).expect("it is right");
        let mut parts = request.into_parts().0;
        parts
            .extensions
            .insert(Peer(peer.parse().expect("an address")));
        address(&parts)
    }

    #[test]
    fn a_client_chooses_neither_its_address_nor_many_of_one_line() {
        let same = |peer, forwarded, expected: &str| {
            assert_eq!(
                of(peer, forwarded).as_deref(),
                Some(expected),
                "{peer} {forwarded:?}"
            );
        };
        same("203.0.113.7", &[], "203.0.113.7");
        same("203.0.113.7", &["198.51.100.1"], "203.0.113.7");
        same("::ffff:203.0.113.7", &[], "203.0.113.7");
        same("127.0.0.1", &["10.9.9.9, 203.0.113.7"], "203.0.113.7");
        same("10.0.0.2", &["1.2.3.4", "203.0.113.7"], "203.0.113.7");
        same("10.0.0.2", &["nonsense"], "10.0.0.2");
        same("2001:db8:1:2:3:4:5:6", &[], "2001:db8:1:2::/64");
        same("2001:db8:1:2:ffff::", &[], "2001:db8:1:2::/64");
        assert_eq!(of("127.0.0.1", &[]), None);
        assert_eq!(of("::1", &["127.0.0.1"]), None);
    }
}
