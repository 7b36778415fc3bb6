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
        text(headers, header::HOST).is_some_and(|host| {
            self.holds(host)
                && (!headers.contains_key(header::ORIGIN)
                    || text(headers, header::ORIGIN)
                        .and_then(|origin| origin.split_once("://"))
                        .is_some_and(|(_, authority)| self.may_ask(authority, host)))
        })
    }

    /// Of an authority: name or address, maybe with a port, without user information.
    pub fn holds(&self, authority: &str) -> bool {
        name_of(authority).is_some_and(|name| {
            is_localhost(&name) || address_of(&name).is_some() || self.0.contains(&name)
        })
    }

    /// Whether a page from there may call: the sandbox's own page, a page of this machine (the dev
    /// server, the shell), or one of a configured name. Any address is somebody's web server.
    fn may_ask(&self, authority: &str, host: &str) -> bool {
        name_of(authority).is_some_and(|name| {
            authority.eq_ignore_ascii_case(host)
                || is_localhost(&name)
                || address_of(&name).is_some_and(|address| address.is_loopback())
                || self.0.contains(&name)
        })
    }
}

/// In lower case, without the port; absent with user information.
fn name_of(authority: &str) -> Option<String> {
    if authority.contains('@') {
        return None;
    }
    let authority: Authority = authority.parse().ok()?;
    Some(authority.host().to_ascii_lowercase())
}

fn is_localhost(name: &str) -> bool {
    name == "localhost" || name.ends_with(".localhost")
}

fn address_of(name: &str) -> Option<IpAddr> {
    let address = name.trim_start_matches('[').trim_end_matches(']');
    address.parse().ok()
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}
