//! The two files by which a phone verifies that the app may open this host's links. Security L8;
//! spec home 2 "Deep links".
//!
//! Android and iOS fetch them without redirects and trust nothing but `application/json`. Which app
//! and which paths they name comes from the shell's configuration, of which Tauri makes the filters in
//! the Android manifest and the domains in the iOS entitlements too.

mod shell;

use axum::{
    Json,
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::{Value, json};
use shell::SHELL;

/// Content of the files outside prod when nothing is configured. No key has this fingerprint
/// and no team this name, so that no phone ever trusts it.
const DEBUG_FINGERPRINT: &str = "DE:B0:6D:EB:06:DE:B0:6D:EB:06:DE:B0:6D:EB:06:DE:\
                                 B0:6D:EB:06:DE:B0:6D:EB:06:DE:B0:6D:EB:06:DE:B0";
const DEBUG_TEAM: &str = "DEBUGTEAM0";

/// Who signs the apps.
#[derive(Debug, Clone, Default, PartialEq, Eq, clap::Args)]
pub struct AppLinks {
    /// SHA-256 of an Android signing certificate, for app links; as often as needed
    #[arg(long = "android-fingerprint", value_name = "HEX:HEX:…", value_parser = parse_fingerprint)]
    pub android_fingerprints: Vec<String>,
    /// Apple's team id, for universal links
    #[arg(long, value_name = "TEAM", value_parser = parse_team)]
    pub ios_team: Option<String>,
}

impl AppLinks {
    /// For all modes but prod, where a file that is not configured is not served.
    pub fn or_debug(mut self) -> Self {
        if self.android_fingerprints.is_empty() {
            self.android_fingerprints.push(DEBUG_FINGERPRINT.to_owned());
        }
        self.ios_team.get_or_insert_with(|| DEBUG_TEAM.to_owned());
        self
    }

    /// The file at this path; absent: there is none, or nobody has said who signs.
    pub fn serve(&self, path: &str) -> Option<Response> {
        let file = match path {
            "/.well-known/assetlinks.json" => self.android(),
            "/.well-known/apple-app-site-association" => self.ios(),
            _ => None,
        };
        Some(([(header::CACHE_CONTROL, "no-cache")], Json(file?)).into_response())
    }

    fn android(&self) -> Option<Value> {
        let statement = json!({
            "relation": ["delegate_permission/common.handle_all_urls"],
            "target": {
                "namespace": "android_app",
                // As Android may write it.
                "package_name": SHELL.identifier.replace('-', "_"),
                "sha256_cert_fingerprints": self.android_fingerprints,
            },
        });
        (!self.android_fingerprints.is_empty()).then(|| json!([statement]))
    }

    fn ios(&self) -> Option<Value> {
        let team = self.ios_team.as_ref()?;
        let components: Vec<_> = SHELL
            .paths
            .iter()
            .map(|path| json!({ "/": path }))
            .collect();
        let details = json!([{
            "appIDs": [format!("{team}.{}", SHELL.identifier)],
            "components": components,
        }]);
        Some(json!({ "applinks": { "details": details } }))
    }
}

/// A fingerprint as `keytool` prints it.
fn parse_fingerprint(text: &str) -> Result<String, String> {
    let pairs: Vec<&str> = text.split(':').collect();
    let is_pair = |pair: &&str| pair.len() == 2 && pair.bytes().all(|b| b.is_ascii_hexdigit());
    if pairs.len() == 32 && pairs.iter().all(is_pair) {
        return Ok(text.to_ascii_uppercase());
    }
    Err("32 pairs of hex digits with colons between them, as keytool prints a SHA-256".to_owned())
}

/// Apple's team id.
fn parse_team(text: &str) -> Result<String, String> {
    let is_team = text.len() == 10 && text.bytes().all(|b| b.is_ascii_alphanumeric());
    let team = is_team.then(|| text.to_ascii_uppercase());
    team.ok_or_else(|| "ten letters and digits".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_name_what_the_shell_takes() {
        assert_eq!(SHELL.identifier, "id.jajan.app");
        assert_eq!(SHELL.paths, ["/platform", "/menuQR", "/platform/*"]);
    }

    #[test]
    fn only_what_phones_read_is_taken() {
        assert!(parse_fingerprint(DEBUG_FINGERPRINT).is_ok());
        let lower = DEBUG_FINGERPRINT.to_ascii_lowercase();
        assert_eq!(parse_fingerprint(&lower).as_deref(), Ok(DEBUG_FINGERPRINT));
        for wrong in [
            "",
            "DE:B0",
            &DEBUG_FINGERPRINT.replace(':', ""),
            &lower.replace('d', "x"),
        ] {
            assert!(parse_fingerprint(wrong).is_err(), "{wrong}");
        }
        assert_eq!(parse_team("abcde12345").as_deref(), Ok("ABCDE12345"));
        for wrong in ["", "ABCDE1234", "ABCDE.2345"] {
            assert!(parse_team(wrong).is_err(), "{wrong}");
        }
    }
}
