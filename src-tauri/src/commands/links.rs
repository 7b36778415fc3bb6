//! Links that open the app, cold or warm.
//!
//! Invariant: a link is checked here before the page sees it, and is delivered exactly once: the
//! page takes the queued links, at boot and after each `ARRIVED`. `resolveLink` in the page decides what a
//! link means; here only what can never be a link of ours is dropped.

use parking_lot::Mutex;
use tauri::{AppHandle, Emitter, Manager, Runtime};
use tauri_plugin_deep_link::DeepLinkExt;
use url::Url;

use crate::commands::notification::is_route;
use crate::error::{Error, Result};

/// Event without content: links are queued.
pub const ARRIVED: &str = "link-arrived";

/// Decisions, "Name and identity".
const SCHEME: &str = "jajan";
const HOSTS: [&str; 2] = ["m.jajan.example", "jajan.example"];
const MAX_URL_BYTES: usize = 2048;
/// In the place of an address of ours whose path is none of the app: the page shows its 404 page.
const NOWHERE: &str = "jajan://platform/notFound";
/// More than a person taps before the page is up: bounds a flood of links.
const MAX_WAITING: usize = 8;

/// Queued links, and the last one that the system called current: after a reload it reports the same one
/// again, which must not open it again (tauri.md 3).
#[derive(Default)]
pub struct Inbox(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    links: Vec<String>,
    last_current: Option<String>,
}

impl Inbox {
    /// A link that arrived while the app runs. Not deduplicated: the same one twice is two taps.
    pub fn arrived(&self, link: &Url) -> Result<()> {
        let checked = check(link)?;
        let mut waiting = self.0.lock();
        // The system calls it current from now on.
        waiting.last_current = Some(link.as_str().to_owned());
        waiting.push(checked)
    }

    /// The link that the system says the app was opened with.
    pub fn current(&self, link: &Url) -> Result<()> {
        let checked = check(link)?;
        let mut waiting = self.0.lock();
        if waiting.last_current.as_deref() == Some(link.as_str()) {
            return Ok(());
        }
        waiting.last_current = Some(link.as_str().to_owned());
        waiting.push(checked)
    }

    /// The route of a tapped notification. Not deduplicated either, and never what the system calls current:
    /// an older link stays that, and must not open again.
    #[cfg_attr(all(desktop, not(test)), allow(dead_code))] // Only a phone has notifications.
    pub fn tapped(&self, route: &str) -> Result<()> {
        if !is_route(route) {
            return Err(Error::refused("a notification leads elsewhere"));
        }
        // The queue holds addresses: `jajan:` is our own scheme for a route.
        let link = Url::parse(&format!("{SCHEME}:/{route}"));
        let link = link.map_err(|error| Error::refused(error.to_string()))?;
        let checked = check(&link)?;
        self.0.lock().push(checked)
    }

    pub fn take(&self) -> Vec<String> {
        std::mem::take(&mut self.0.lock().links)
    }
}

impl Waiting {
    fn push(&mut self, link: String) -> Result<()> {
        if self.links.len() == MAX_WAITING {
            return Err(Error::refused("too many links wait"));
        }
        self.links.push(link);
        Ok(())
    }
}

/// What the page is given of a link. Refuses one that is not ours; on the web, whose addresses people see and
/// share, any path is.
fn check(link: &Url) -> Result<String> {
    let text = link.as_str();
    match own(text) {
        Some(url) if is_plain(&url) => Ok(text.to_owned()),
        Some(_) if link.scheme() != SCHEME => Ok(NOWHERE.to_owned()),
        _ => Err(Error::refused("link is not one of this app")),
    }
}

/// The path that a text names when it is an address of ours. The page decides the same by
/// `src/features/links/own-place.ts`; `tests/contract/link-vectors.json` holds both to it.
#[cfg(test)]
fn own_place(raw: &str) -> Option<String> {
    own(raw).filter(is_plain).map(|url| url.path().to_owned())
}

/// The address on one of our hosts that a text is, whatever its path.
fn own(raw: &str) -> Option<Url> {
    let text = raw.trim_matches(['\t', '\n', '\u{c}', '\r', ' ']);
    if text.chars().any(is_unsafe) {
        return None;
    }
    let url = match after_scheme(text) {
        Some(rest) => Url::parse(&format!("https://{}/{rest}", HOSTS[0])),
        None => Url::parse(text),
    }
    .ok()?;
    let is_bare = url.username().is_empty() && url.password().is_none() && url.port().is_none();
    let is_web = matches!(url.scheme(), "https" | "http");
    let is_ours = url.host_str().is_some_and(|host| HOSTS.contains(&host));
    let is_short = url.as_str().len() <= MAX_URL_BYTES;
    (is_bare && is_web && is_ours && is_short).then_some(url)
}

fn is_plain(url: &Url) -> bool {
    let mut bytes = url.path().bytes();
    bytes.all(|byte| byte == b'/' || byte.is_ascii_alphanumeric())
}

/// What follows `jajan:` and its slashes. Parsed by hand, as in the page: not every browser parses
/// unknown schemes.
fn after_scheme(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_once(':')?;
    scheme
        .eq_ignore_ascii_case(SCHEME)
        .then(|| rest.trim_start_matches('/'))
}

/// Refuses white space, control characters and backslashes, which parsers normalise differently.
fn is_unsafe(c: char) -> bool {
    matches!(c, '\0'..='\u{20}' | '\u{7f}'..='\u{a0}' | '\\' | '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Starts to listen for links. Call once, before the window is created.
pub fn listen<R: Runtime>(app: &AppHandle<R>) {
    let handle = app.clone();
    app.deep_link().on_open_url(move |event| {
        for url in event.urls() {
            if let Err(error) = handle.state::<Inbox>().arrived(&url) {
                tracing::warn!("{error}");
            }
        }
        if let Err(error) = handle.emit_to("main", ARRIVED, ()) {
            tracing::warn!("the page was not told of a link: {error}");
        }
    });
}

/// The queued links, oldest first. On Android it asks the activity, which blocks: that runs neither on the
/// UI thread, which would deadlock, nor on one of the runtime's.
#[tauri::command]
pub async fn take_links<R: Runtime>(app: AppHandle<R>) -> Vec<String> {
    let asked = app.clone();
    let current = tauri::async_runtime::spawn_blocking(move || asked.deep_link().get_current());
    let current = match current.await {
        Ok(Ok(links)) => links.unwrap_or_default(),
        Ok(Err(error)) => unknown(&error),
        Err(error) => unknown(&error),
    };
    #[cfg(target_os = "ios")]
    let current = current.into_iter().chain(cold_links());
    for url in current {
        if let Err(error) = app.state::<Inbox>().current(&url) {
            tracing::warn!("{error}");
        }
    }
    #[cfg(mobile)]
    take_taps(&app).await;
    app.state::<Inbox>().take()
}

/// Polled here and not only after the event of a tap: after a cold start by a tap the page asks, but was not
/// there for the event.
#[cfg(mobile)]
async fn take_taps<R: Runtime>(app: &AppHandle<R>) {
    match tauri_plugin_host::tapped_links(app).await {
        Ok(routes) => {
            for route in routes {
                if let Err(error) = app.state::<Inbox>().tapped(&route) {
                    tracing::warn!("{error}");
                }
            }
        }
        Err(error) => tracing::warn!("the tap on a notification is lost: {error}"),
    }
}

fn unknown(error: &dyn std::error::Error) -> Vec<Url> {
    tracing::warn!("the system did not say which link opened the app: {error}");
    Vec::new()
}

/// Links that iOS delivers to a scene, which nothing else reads.
#[cfg(target_os = "ios")]
fn cold_links() -> Vec<Url> {
    let links = tauri_plugin_host::take_cold_links();
    links
        .iter()
        .filter_map(|link| Url::parse(link).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Inbox, MAX_WAITING, NOWHERE, own_place};
    use url::Url;

    /// Shared with the page's tests.
    const VECTORS: &str = include_str!("../../../tests/contract/link-vectors.json");

    #[derive(serde::Deserialize)]
    struct Vectors {
        vectors: Vec<Vector>,
    }

    #[derive(serde::Deserialize)]
    struct Vector {
        raw: String,
        place: Option<String>,
    }

    type Outcome = Result<(), Box<dyn std::error::Error>>;

    #[test]
    fn a_cold_link_is_handed_out_once() -> Outcome {
        let inbox = Inbox::default();
        let link = Url::parse("jajan://platform/merchant?poiId=1")?;
        inbox.current(&link)?;
        assert_eq!(inbox.take(), [link.as_str()]);
        // After a reload the system still calls it current.
        inbox.current(&link)?;
        assert!(inbox.take().is_empty());
        Ok(())
    }

    #[test]
    fn an_address_of_ours_with_another_path_is_the_404_page() -> Outcome {
        let inbox = Inbox::default();
        for odd in [
            "https://m.jajan.example/platform/some-page.html?a=b",
            "http://jajan.example/%2E/a.b",
        ] {
            let link = Url::parse(odd)?;
            inbox.current(&link)?;
            inbox.current(&link)?;
            assert_eq!(inbox.take(), [NOWHERE], "{odd}");
        }
        assert!(
            inbox
                .arrived(&Url::parse("https://evil.example/some-page.html")?)
                .is_err()
        );
        Ok(())
    }

    #[test]
    fn a_warm_link_is_handed_out_once_per_tap() -> Outcome {
        let inbox = Inbox::default();
        let link = Url::parse("https://m.jajan.example/platform/home")?;
        for _tap in 0..2 {
            inbox.arrived(&link)?;
            inbox.current(&link)?;
            assert_eq!(inbox.take(), [link.as_str()]);
        }
        Ok(())
    }

    #[test]
    fn a_tapped_notification_opens_its_route_at_each_tap() {
        let inbox = Inbox::default();
        for _tap in 0..2 {
            assert!(inbox.tapped("/platform/merchant?poiId=1").is_ok());
            let waiting = inbox.take();
            assert_eq!(waiting, ["jajan://platform/merchant?poiId=1"]);
            assert_eq!(
                own_place(&waiting[0]).as_deref(),
                Some("/platform/merchant")
            );
        }
        for foreign in [
            "",
            "/",
            "//evil.example",
            "javascript:alert(1)",
            "/platform/\\a",
        ] {
            assert!(inbox.tapped(foreign).is_err(), "{foreign}");
        }
        assert!(inbox.take().is_empty());
    }

    #[test]
    fn a_link_is_not_opened_again_after_a_tap_on_a_notification() -> Outcome {
        let inbox = Inbox::default();
        let link = Url::parse("jajan://platform/merchant?poiId=1")?;
        inbox.current(&link)?;
        inbox.take();
        inbox.tapped("/platform/order")?;
        // Android still calls the link current.
        inbox.current(&link)?;
        assert_eq!(inbox.take(), ["jajan://platform/order"]);
        Ok(())
    }

    #[test]
    fn links_of_others_never_wait() -> Outcome {
        let inbox = Inbox::default();
        for foreign in [
            "https://example.com/platform/home",
            "https://jajan.example.evil.example/platform/",
            "https://evil.example/?a=jajan.example",
            "https://user@jajan.example/",
            "https://jajan.example:8443/",
            "http://jajan.example.evil.example/",
            "http://jajan.example:8080/",
            "jajan://user@platform/home",
            "jajans://platform/home",
            "javascript:alert(1)",
            "intent://platform/home#Intent;end",
            "file:///etc/passwd",
        ] {
            assert!(inbox.arrived(&Url::parse(foreign)?).is_err(), "{foreign}");
        }
        let long = format!("jajan://platform/{}", "a".repeat(3000));
        assert!(inbox.arrived(&Url::parse(&long)?).is_err());
        assert!(inbox.take().is_empty());
        Ok(())
    }

    #[test]
    fn a_flood_is_cut() -> Outcome {
        let inbox = Inbox::default();
        let link = Url::parse("jajan://platform/home")?;
        for _ in 0..MAX_WAITING {
            inbox.arrived(&link)?;
        }
        assert!(inbox.arrived(&link).is_err());
        assert_eq!(inbox.take().len(), MAX_WAITING);
        Ok(())
    }

    #[test]
    fn the_page_and_the_shell_agree_on_what_is_ours() -> Outcome {
        let file: Vectors = serde_json::from_str(VECTORS)?;
        assert!(file.vectors.len() > 300);
        for Vector { raw, place } in file.vectors {
            assert_eq!(own_place(&raw), place, "{raw:?}");
            // The plugin delivers parsed addresses.
            let Ok(link) = Url::parse(&raw) else { continue };
            let inbox = Inbox::default();
            if place.is_some() {
                // The parser may resolve dots differently; it is still one of ours.
                inbox.arrived(&link)?;
                assert!(own_place(&inbox.take().concat()).is_some(), "{raw:?}");
            }
        }
        Ok(())
    }
}
