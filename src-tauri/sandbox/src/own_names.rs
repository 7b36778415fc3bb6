//! The names that this sandbox is opened by, where it shows what only its owner may see.
//!
//! Invariant: nobody else can register them. A page of a foreign name that points to this machine (DNS
//! rebinding) is of the same origin as the sandbox for a browser, and could sign its calls, because the
//! secret is public; so a name counts only when it is `localhost`, an address, or configured.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, header, uri::Authority};

/// Empty: localhost and addresses only.
#[derive(Debug, Clone, Default)]
pub struct OwnNames(Vec<String>);

impl OwnNames {
    pub fn new(configured: &[String]) -> Self {
        Self(
            configured
                .iter()
                .map(|name| name.to_ascii_lowercase())
                .collect(),
        )
    }

    /// Whether a request was sent to this sandbox by its name, and by no page of another site. A
    /// browser always says the one, and the other with each call to a site that is not the page's.
    pub fn are_in(&self, headers: &HeaderMap) -> bool {
        let is_ours = |authority: &str| self.holds(authority);
        text(headers, header::HOST).is_some_and(is_ours)
            && (!headers.contains_key(header::ORIGIN)
                || text(headers, header::ORIGIN)
                    .and_then(|origin| origin.split_once("://"))
                    .is_some_and(|(_, authority)| is_ours(authority)))
    }

    /// Of an authority: name or address, maybe with a port, without user information.
    pub fn holds(&self, authority: &str) -> bool {
        if authority.contains('@') {
            return false;
        }
        let Ok(authority) = authority.parse::<Authority>() else {
            return false;
        };
        let name = authority.host().to_ascii_lowercase();
        let address = name.trim_start_matches('[').trim_end_matches(']');
        name == "localhost"
            || name.ends_with(".localhost")
            || address.parse::<IpAddr>().is_ok()
            || self.0.contains(&name)
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}
