//! Flags of the program. What they mean for a deployment is in README.md.

use std::{net::IpAddr, path::PathBuf};

use clap::Parser;
use url::{Host, Url};

use crate::{app_links::AppLinks, log::LogFormat};

/// Serves the built web app of Jajan, with previews of its links from the remote API.
#[derive(Debug, Clone, Parser)]
#[command(name = "jajan-web-host", version, about, max_term_width = 100)]
pub struct Options {
    /// Port to listen on; 0 takes a free one
    #[arg(long, default_value_t = 8080)]
    pub port: u16,
    /// Address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    pub host: IpAddr,
    /// Directory of the built web app
    #[arg(long, value_name = "DIR", default_value = "dist")]
    pub web: PathBuf,
    /// The remote API, which previews are made from
    #[arg(long, value_name = "ORIGIN", value_parser = origin)]
    pub api: Url,
    /// Where people open these pages; previews name it
    #[arg(long, value_name = "ORIGIN", value_parser = origin)]
    pub origin: Url,
    /// The image host of the previews' pictures; without it they are under --origin
    #[arg(long, value_name = "ORIGIN", value_parser = origin)]
    pub images: Option<Url>,
    #[command(flatten)]
    pub app_links: AppLinks,
    /// Form of the log lines on standard error
    #[arg(long, value_enum, default_value = "compact")]
    pub log: LogFormat,
}

/// Scheme, host and port; plain http only within this machine.
fn origin(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).map_err(|error| error.to_string())?;
    let is_bare = url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    let is_here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    let is_safe = url.scheme() == "https" || (url.scheme() == "http" && is_here);
    if is_bare && is_safe {
        return Ok(url);
    }
    Err("scheme, host and port only, https unless it is this machine".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_no_more_and_no_less() {
        for text in [
            "https://api.jajan.example",
            "https://api.jajan.example:8443/",
            "http://localhost:8787",
            "http://127.0.0.1:1",
            "http://[::1]:1",
        ] {
            assert!(origin(text).is_ok(), "{text}");
        }
        for text in [
            "",
            "api.jajan.example",
            "http://api.jajan.example",
            "http://localhost.evil.example",
            "https://a@api.jajan.example",
            "https://api.jajan.example/v1",
            "https://api.jajan.example?x",
            "https://api.jajan.example#x",
            "file:///etc",
            "ftp://localhost",
        ] {
            assert!(origin(text).is_err(), "{text}");
        }
    }
}
