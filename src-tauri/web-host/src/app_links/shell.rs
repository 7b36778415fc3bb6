//! Which links the app takes, from the shell's configuration.

use std::sync::LazyLock;

use serde::Deserialize;

pub static SHELL: LazyLock<Shell> =
    LazyLock::new(|| Shell::read(include_str!("../../../../tauri.conf.json")));

/// What the shell's configuration says of links.
#[derive(Debug, PartialEq, Eq)]
pub struct Shell {
    /// `id.jajan.app`
    pub identifier: String,
    /// With `*` for any rest. The same on every host, because these files are the same.
    pub paths: Vec<String>,
}

impl Shell {
    /// Panics when the configuration that was compiled in is not one: nothing could be served.
    #[allow(clippy::expect_used)]
    fn read(text: &str) -> Self {
        let Config {
            identifier,
            plugins,
        } = serde_json::from_str(text).expect("tauri.conf.json is read");
        let mut hosts = plugins.deep_link.mobile.into_iter().filter(Link::is_web);
        let first = hosts.next().expect("the shell takes links of a host");
        assert!(
            hosts.all(|other| other.paths() == first.paths()),
            "each host has the same paths"
        );
        Self {
            identifier,
            paths: first.paths(),
        }
    }
}

#[derive(Deserialize)]
struct Config {
    identifier: String,
    plugins: Plugins,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Plugins {
    deep_link: DeepLink,
}

#[derive(Deserialize)]
struct DeepLink {
    mobile: Vec<Link>,
}

/// One intent filter. Path matchers that are not listed here fail to parse; they are not ignored.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Link {
    #[serde(rename = "scheme")]
    _scheme: Vec<String>,
    host: Option<String>,
    #[serde(default)]
    path: Vec<String>,
    #[serde(default)]
    path_prefix: Vec<String>,
    #[serde(default, rename = "appLink")]
    _app_link: Option<bool>,
}

impl Link {
    fn is_web(&self) -> bool {
        self.host.is_some()
    }

    fn paths(&self) -> Vec<String> {
        let begun = self.path_prefix.iter().map(|prefix| format!("{prefix}*"));
        self.path.iter().cloned().chain(begun).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "each host has the same paths")]
    fn hosts_with_paths_of_their_own_would_be_lied_about() {
        Shell::read(
            r#"{ "identifier": "a", "plugins": { "deep-link": { "mobile": [
                { "scheme": ["https"], "host": "a", "path": ["/x"] },
                { "scheme": ["https"], "host": "b", "path": ["/y"] } ] } } }"#,
        );
    }
}
