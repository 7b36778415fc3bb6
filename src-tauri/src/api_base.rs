//! Which server the shell talks to, and the check that a call stays on it.
//!
//! Invariant: a release build speaks only https to the one host of its environment. Another base
//! can be given only to a debug build or one with the `sandbox` feature, for dev, and plain http only
//! to this machine. The page never names a host: it gives a path, and what leaves the origin is refused.

use url::Url;

use crate::error::{Error, Result};

/// The sandbox's default address.
#[cfg(any(debug_assertions, feature = "sandbox"))]
const SANDBOX: &str = "http://localhost:8787";

/// Decisions, "Name and identity": the environment chooses the base. Fixed when the app is built, for the
/// page too (`page_environment.rs`).
const ENVIRONMENT: &str = match option_env!("JAJAN_ENV") {
    Some(environment) => environment,
    None => "dev",
};

/// Longest path of a call, in bytes. The longest of both specs is under 60.
const MAX_PATH_BYTES: usize = 256;

/// An origin that calls may go to. Only `configured` constructs it, so it is always validated.
#[derive(Debug, Clone)]
pub struct ApiBase(Url);

impl ApiBase {
    /// The base of this build. The error is shown at start.
    pub fn configured() -> Result<Self> {
        #[cfg(any(debug_assertions, feature = "sandbox"))]
        if ENVIRONMENT == "dev" {
            let given = std::env::var("JAJAN_API_BASE").ok();
            let built_in = option_env!("JAJAN_API_BASE");
            return Self::parse(given.as_deref().or(built_in).unwrap_or(SANDBOX));
        }
        Self::parse(host_of(ENVIRONMENT)?)
    }

    /// Accepts a bare origin only: no path, query, user or fragment.
    pub fn parse(text: &str) -> Result<Self> {
        let url = Url::parse(text)
            .map_err(|error| Error::refused(format!("API base {text:?}: {error}")))?;
        let is_bare = url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none()
            && url.username().is_empty()
            && url.password().is_none();
        if !is_bare {
            return Err(Error::refused(format!(
                "API base {text:?} must be only scheme, host and port"
            )));
        }
        let is_this_machine = matches!(url.host_str(), Some("localhost" | "127.0.0.1"));
        match url.scheme() {
            "https" => Ok(Self(url)),
            "http" if is_this_machine => Ok(Self(url)),
            _ => Err(Error::refused(format!(
                "API base {text:?} must be https, or http on localhost"
            ))),
        }
    }

    pub fn is_https(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The origin of the pictures: the one image host, or the sandbox itself, recognised by plain http.
    pub fn images(&self) -> Url {
        if self.is_https() {
            Url::parse("https://img.jajan.example").unwrap_or_else(|_| self.0.clone())
        } else {
            self.0.clone()
        }
    }

    /// A page of the sandbox that plays somebody else: the one at `path`, asked for by a bare path or an
    /// address; absent when `text` is anything else. `text` has no letter that the parser drops.
    pub fn stand_in(&self, text: &str, path: &str) -> Option<Url> {
        let is_bare = text.starts_with('/') && !text.starts_with("//");
        let page = if is_bare {
            self.0.join(text).ok()?
        } else {
            Url::parse(text).ok()?
        };
        let is_page = page.origin() == self.0.origin()
            && page.path() == path
            && page.username().is_empty()
            && page.password().is_none();
        is_page.then_some(page)
    }

    /// The full address of a call. Refuses everything that parsing would change (`..`, `\`, tabs,
    /// other alphabets), since what was checked must be what is sent.
    pub fn join(&self, path: &str) -> Result<Url> {
        let is_plain = path
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"/-_.".contains(&byte));
        if path.len() > MAX_PATH_BYTES || !path.starts_with('/') || !is_plain {
            return Err(Error::refused("path"));
        }
        let url = self.0.join(path).map_err(|_| Error::refused("path"))?;
        if url.origin() != self.0.origin() || url.path() != path {
            return Err(Error::refused("path leaves the API's host"));
        }
        Ok(url)
    }
}

fn host_of(environment: &str) -> Result<&'static str> {
    match environment {
        "prod" => Ok("https://api.jajan.example"),
        "pre" => Ok("https://api.pre.jajan.example"),
        "test" => Ok("https://api.test.jajan.example"),
        "dev" => Ok("https://api.dev.jajan.example"),
        other => Err(Error::refused(format!(
            "JAJAN_ENV {other:?} is none of dev, test, pre, prod"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::{ApiBase, ENVIRONMENT, host_of};
    use crate::page_environment::{DEFAULT, ENVIRONMENTS};

    #[test]
    fn every_environment_has_an_https_base() {
        for environment in ENVIRONMENTS {
            let base = host_of(environment).and_then(ApiBase::parse);
            assert!(base.is_ok_and(|base| base.is_https()), "{environment}");
        }
        assert!(host_of("staging").is_err());
    }

    #[test]
    fn a_build_without_a_variable_is_for_the_environment_of_the_page() {
        assert_eq!(ENVIRONMENT, option_env!("JAJAN_ENV").unwrap_or(DEFAULT));
    }

    #[test]
    fn only_https_or_this_machine_is_a_base() {
        for good in [
            "https://api.jajan.example",
            "https://api.jajan.example:8443",
            "http://localhost:8787",
            "http://127.0.0.1:1",
        ] {
            assert!(ApiBase::parse(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            "localhost:8787",
            "http://api.jajan.example",
            "http://localhost.evil.example",
            "http://127.0.0.1.evil.example",
            "http://192.168.0.2",
            "https://user@api.jajan.example",
            "https://api.jajan.example/v1",
            "https://api.jajan.example/?a",
            "https://api.jajan.example/#a",
            "ftp://localhost",
            "file:///etc/passwd",
            "javascript:alert(1)",
        ] {
            assert!(ApiBase::parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_path_stays_on_the_host() -> crate::error::Result<()> {
        let base = ApiBase::parse("https://api.jajan.example")?;
        for good in ["/home/cards", "/risk/getDeviceInfo", "/a-b_c.d", "/"] {
            let url = base.join(good)?;
            assert_eq!(url.as_str(), format!("https://api.jajan.example{good}"));
        }
        for bad in [
            "",
            "home",
            "//evil.example",
            "///evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "/%2e%2e/x",
            "/../x",
            "/a/./b",
            "/a/..",
            "https://evil.example/",
            "javascript:alert(1)",
            "/a?b=c",
            "/a#b",
            "/a b",
            "/a\r\nHost: evil.example",
            "/@evil.example",
            "/caf\u{e9}",
            " /a",
        ] {
            assert!(base.join(bad).is_err(), "{bad:?}");
        }
        assert!(base.join(&format!("/{}", "a".repeat(300))).is_err());
        Ok(())
    }
}
