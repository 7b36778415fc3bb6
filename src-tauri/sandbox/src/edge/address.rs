//! Whom a call comes from, as far as the network says: what a client chooses freely bounds nothing.
//! Security A.10.

use std::net::IpAddr;

use axum::http::request::Parts;
use jajan_web_host::serve::sender;

/// What limits go by: an IPv4 address, or the half of an IPv6 address that a line has to itself. Absent
/// for this machine itself.
pub fn address(parts: &Parts) -> Option<String> {
    sender(parts).map(text)
}

fn text(line: IpAddr) -> String {
    match line {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(half) => format!("{half}/64"),
    }
}

#[cfg(test)]
mod tests {
    use axum::{body::Body, http::Request};
    use jajan_web_host::serve::Peer;

    use super::*;

    fn of(peer: &str, forwarded: &[&str]) -> Option<String> {
        let mut request = Request::get("/");
        for line in forwarded {
            request = request.header("x-forwarded-for", *line);
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
