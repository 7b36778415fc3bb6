//! The security policies of what a browser gets. Security T1 and T2 for the web host.
//!
//! Invariant: the build's csp.json can add hashes of inline parts and nothing else; a value that is
//! no hash stops the start, because a page without its boot script is worse than a clear message.

use std::io;

use axum::http::HeaderValue;
use serde::Deserialize;

/// Where the build writes the hashes.
pub const FILE: &str = "/csp.json";

/// For the service worker: workbox loads its runtime with a plain string, so no Trusted Types.
pub const WORKER: HeaderValue =
    HeaderValue::from_static("default-src 'none'; script-src 'self'; connect-src 'self'");

/// For files that are not pages, in case one is opened as a document.
pub const NOTHING: HeaderValue =
    HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");

/// Position for the store lists; nothing else of the device is asked for on the web.
pub const PERMISSIONS: HeaderValue = HeaderValue::from_static(
    "geolocation=(self), accelerometer=(), browsing-topics=(), camera=(self), \
     display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
);

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Hashes {
    script_hashes: Vec<String>,
    style_hashes: Vec<String>,
}

/// Reads csp.json; without the file there are no hashes.
pub fn read_hashes(file: Option<&[u8]>) -> io::Result<Hashes> {
    let Some(json) = file else {
        return Ok(Hashes::default());
    };
    let wrong =
        |why: String| io::Error::new(io::ErrorKind::InvalidData, format!("csp.json: {why}"));
    let hashes: Hashes = serde_json::from_slice(json).map_err(|error| wrong(error.to_string()))?;
    let mut all = hashes.script_hashes.iter().chain(&hashes.style_hashes);
    match all.find(|text| !is_hash_source(text)) {
        Some(other) => Err(wrong(format!(
            "{other:?} is no sha256 source; build the web app again"
        ))),
        None => Ok(hashes),
    }
}

/// The policy of the page.
pub fn page(hashes: &Hashes) -> HeaderValue {
    let sources = |hashes: &[String]| {
        hashes
            .iter()
            .fold(String::new(), |all, hash| format!("{all} {hash}"))
    };
    let policy = [
        "default-src 'none'",
        &format!("script-src 'self'{}", sources(&hashes.script_hashes)),
        &format!("style-src 'self'{}", sources(&hashes.style_hashes)),
        "img-src 'self' data: blob:",
        "media-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types app-sw",
    ]
    .join("; ");
    HeaderValue::from_str(&policy).unwrap_or(NOTHING)
}

/// `'sha256-…'` and nothing that could widen the policy.
fn is_hash_source(text: &str) -> bool {
    let inner = text
        .strip_prefix("'sha256-")
        .and_then(|rest| rest.strip_suffix('\''));
    inner.is_some_and(|hash| {
        hash.len() == 44
            && hash
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"+/=".contains(&b))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_get_into_their_directive() {
        let hash = format!("'sha256-{}='", "A".repeat(43));
        let json = format!(r#"{{"scriptHashes":["{hash}"],"styleHashes":[]}}"#);
        let policy = page(&read_hashes(Some(json.as_bytes())).expect("it is right"));
        let policy = policy.to_str().expect("it is ASCII");
        assert!(policy.contains(&format!("; script-src 'self' {hash}; style-src 'self'; ")));
    }

    #[test]
    fn nothing_but_hashes_is_taken() {
        let short = "'sha256-AAAA'";
        for text in [
            "'unsafe-inline'",
            "*",
            short,
            "'sha256-x'; script-src *",
            "",
        ] {
            let json = serde_json::json!({ "styleHashes": [text] }).to_string();
            assert!(read_hashes(Some(json.as_bytes())).is_err(), "{text}");
        }
        assert!(read_hashes(Some(b"{")).is_err());
        assert!(page(&read_hashes(None).expect("no file")) != NOTHING);
    }
}
