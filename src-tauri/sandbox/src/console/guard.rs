//! Who may see the console and who may use it.
//!
//! Invariant: a page of another site can neither read the console nor send its forms. A browser
//! says where a request comes from (`Sec-Fetch-Site`, `Origin`); a foreign name that points to this
//! machine (DNS rebinding) would pass that check, so only [`OwnNames`] are answered.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::own_names::OwnNames;
use crate::state::App;

const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'",
);

/// As of the web host's pages: otherwise each link into the app opens another tab, because a browser keeps
/// pages of different policies apart.
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

pub async fn guard(app: App, request: Request, next: Next) -> Response {
    let mut response = match refusal(&app.own_names, request.method(), request.headers()) {
        Some(why) => (StatusCode::FORBIDDEN, why).into_response(),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, POLICY);
    headers.insert(OPENER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

fn refusal(names: &OwnNames, method: &Method, headers: &HeaderMap) -> Option<&'static str> {
    let host = text(headers, header::HOST).unwrap_or_default();
    if !names.holds(host) {
        return Some(
            "Open the console as localhost, by the address of this machine or by a name of --name.\n",
        );
    }
    if *method != Method::GET && *method != Method::HEAD && !is_same_origin(headers, host) {
        return Some("Only the console's own page may do this.\n");
    }
    None
}

/// By `Sec-Fetch-Site` where the browser sends it (it does on localhost, also through the dev server's
/// proxy, which changes the host), otherwise by the origin.
fn is_same_origin(headers: &HeaderMap, host: &str) -> bool {
    match text(headers, HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site == "same-origin",
        None => text(headers, header::ORIGIN)
            .and_then(|origin| origin.split_once("://"))
            .is_some_and(|(_, authority)| authority == host),
    }
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pair = |(name, value): &(&'static str, &'static str)| {
            (
                HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn foreign_names_are_not_answered() {
        let names = OwnNames::default();
        for host in [
            "localhost",
            "localhost:8787",
            "127.0.0.1:1",
            "[::1]:8787",
            "10.0.2.2:80",
        ] {
            assert!(names.holds(host), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "localhost.evil.example:8787",
            "127.0.0.1.evil.example",
        ] {
            assert!(!names.holds(host), "{host}");
            let asked = HeaderMap::from_iter([(
                header::HOST,
                HeaderValue::from_str(host).expect("it is ASCII"),
            )]);
            assert!(refusal(&names, &Method::GET, &asked).is_some(), "{host}");
        }
    }

    #[test]
    fn only_the_own_page_may_send_forms() {
        let names = OwnNames::default();
        let host = ("host", "localhost:8787");
        for (asked, is_refused) in [
            (headers(&[host]), true),
            (headers(&[host, ("origin", "null")]), true),
            (headers(&[host, ("origin", "http://evil.example")]), true),
            (headers(&[host, ("origin", "http://localhost:5173")]), true),
            (headers(&[host, ("origin", "http://localhost:8787")]), false),
            (headers(&[host, ("sec-fetch-site", "same-origin")]), false),
            (headers(&[host, ("sec-fetch-site", "same-site")]), true),
            (
                headers(&[
                    host,
                    ("origin", "http://localhost:8787"),
                    ("sec-fetch-site", "cross-site"),
                ]),
                true,
            ),
        ] {
            assert_eq!(
                refusal(&names, &Method::POST, &asked).is_some(),
                is_refused,
                "{asked:?}"
            );
            assert!(refusal(&names, &Method::GET, &asked).is_none());
        }
    }
}
