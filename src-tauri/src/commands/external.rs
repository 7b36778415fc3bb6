//! Opens a page outside the app.
//!
//! Invariant: only addresses that the specs need are opened: https pages, a
//! WhatsApp message, a phone number, a place on the map. Everything else is refused here, whatever
//! the page decided. Pages open in the system's in-app browser on phones, which shares neither our
//! cookies nor the native bridge (decisions "Links").

use tauri::{AppHandle, Runtime, State};
use tauri_plugin_opener::OpenerExt;
use url::Url;

use crate::api_base::ApiBase;
use crate::commands::api::Api;
use crate::error::{Error, Result};

const MAX_URL_BYTES: usize = 4096;
/// On the API's own host. Never in a release build.
const STAND_IN: &str = "/console/menuQR";

/// Checks an address to open outside. Returns it as parsed, never as written.
pub fn checked(text: &str) -> Result<Url> {
    refuse_odd(text)?;
    let url = Url::parse(text).map_err(|_| Error::refused("address does not parse"))?;
    let has_user = !url.username().is_empty() || url.password().is_some();
    let is_needed = match url.scheme() {
        "https" => url.host_str().is_some_and(|host| host.contains('.')) && url.port().is_none(),
        "whatsapp" => url.host_str() == Some("send"),
        "tel" => {
            let number = url.path();
            !number.is_empty()
                && number
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || b"+-".contains(&byte))
        }
        "geo" => {
            let place = url.path();
            !place.is_empty()
                && place
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || b"+-.,".contains(&byte))
        }
        _ => false,
    };
    if has_user || !is_needed {
        return Err(Error::refused("address is not one that the app opens"));
    }
    Ok(url)
}

fn refuse_odd(text: &str) -> Result<()> {
    if text.len() > MAX_URL_BYTES {
        return Err(Error::refused("address over 4 KiB"));
    }
    // The parser drops tabs and line ends silently, which hides what an address really is.
    if text
        .chars()
        .any(|letter| letter.is_control() || letter.is_whitespace() || letter == '\\')
    {
        return Err(Error::refused(
            "address with blanks, control characters or backslashes",
        ));
    }
    Ok(())
}

/// As [`checked`]; with a base that is a sandbox also its page that plays the ordering host.
fn target(text: &str, sandbox: Option<&ApiBase>) -> Result<Url> {
    refuse_odd(text)?;
    match sandbox.and_then(|base| base.stand_in(text, STAND_IN)) {
        Some(page) => Ok(page),
        None => checked(text),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(test), allow(dead_code))] // Each build constructs one system's.
enum System {
    Android,
    Ios,
    Desktop,
}

const SYSTEM: System = if cfg!(target_os = "android") {
    System::Android
} else if cfg!(target_os = "ios") {
    System::Ios
} else {
    System::Desktop
};

#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// Inside the app's task on phones.
    InAppBrowser,
    /// With the system's default program.
    System,
    /// The same, by our own plugin: on iOS the official one does not report that nothing opened.
    Host,
}

/// Pages that another app of the phone opens: WhatsApp, and the stores, whose page in a browser
/// installs nothing.
const OF_OTHER_APPS: [&str; 3] = ["wa.me", "play.google.com", "apps.apple.com"];

fn way(system: System, url: &Url) -> Way {
    let is_page = url.scheme() == "https"
        && url
            .host_str()
            .is_some_and(|host| !OF_OTHER_APPS.contains(&host));
    match system {
        System::Desktop => Way::System,
        _ if is_page => Way::InAppBrowser,
        System::Android => Way::System,
        System::Ios => Way::Host,
    }
}

#[tauri::command]
pub async fn open_external<R: Runtime>(
    app: AppHandle<R>,
    api: State<'_, Api>,
    url: String,
) -> Result<()> {
    let knows_sandbox = cfg!(any(debug_assertions, feature = "sandbox"));
    let url = target(&url, knows_sandbox.then_some(api.base()))?;
    match way(SYSTEM, &url) {
        Way::InAppBrowser => by_plugin(&app, url, Some("inAppBrowser")).await,
        Way::System => by_plugin(&app, url, None).await,
        Way::Host => by_host(&app, &url).await,
    }
}

/// By the official plugin, which blocks until the phone answers: on a blocking thread.
pub async fn by_plugin<R: Runtime>(
    app: &AppHandle<R>,
    url: Url,
    with: Option<&'static str>,
) -> Result<()> {
    let app = app.clone();
    tauri::async_runtime::spawn_blocking(move || app.opener().open_url(url, with))
        .await
        .map_err(|error| Error::NotOpened(error.to_string()))?
        .map_err(|error| Error::NotOpened(error.to_string()))
}

#[cfg(target_os = "ios")]
async fn by_host<R: Runtime>(app: &AppHandle<R>, url: &Url) -> Result<()> {
    tauri_plugin_host::open_url(app, url.as_str())
        .await
        .map_err(|error| Error::NotOpened(error.to_string()))
}

#[cfg(not(target_os = "ios"))]
async fn by_host<R: Runtime>(app: &AppHandle<R>, url: &Url) -> Result<()> {
    by_plugin(app, url.clone(), None).await
}

#[cfg(test)]
mod tests {
    use super::{System, Way, checked, target, way};
    use crate::api_base::ApiBase;
    use url::Url;

    #[test]
    fn opens_what_the_specs_need() {
        for good in [
            "https://example.com/a?b=c#d",
            "https://wa.me/628123?text=Halo%20ini",
            "whatsapp://send?text=Kode%20123",
            "tel:+62-21-555",
            "geo:-6.2,106.8?q=-6.2,106.8(Warung)",
        ] {
            assert!(checked(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn a_sandbox_plays_the_ordering_host_on_its_own_page() -> crate::error::Result<()> {
        let sandbox = ApiBase::parse("http://localhost:8787")?;
        let path = "/console/menuQR?qrCodeId=Q1T1&orderFoodType=1&uk=%7B%7D";
        let page = target(path, Some(&sandbox))?;
        assert_eq!(page.as_str(), format!("http://localhost:8787{path}"));
        assert!(target(path, None).is_err(), "a release build knows none");
        for bad in [
            "/console",
            "/console/menuQR/../users",
            "/console/menuQR\\..\\users",
            "//console/menuQR",
            "http://evil.example/console/menuQR",
            "http://localhost:8788/console/menuQR",
            "http://a@localhost:8787/console/menuQR",
        ] {
            assert!(target(bad, Some(&sandbox)).is_err(), "{bad}");
        }
        assert!(target("https://example.com/", Some(&sandbox)).is_ok());
        Ok(())
    }

    #[test]
    fn refuses_everything_else() {
        for bad in [
            "",
            "example.com",
            "//example.com",
            "http://example.com/",
            "https://localhost/",
            "https://example.com:8443/",
            "https://user@example.com/",
            "https://user:pw@example.com/",
            "https://exam\tple.com/",
            " https://example.com/",
            "https:\\\\example.com",
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "data:text/html,1",
            "blob:https://example.com/1",
            "file:///etc/passwd",
            "content://contacts",
            "intent://scan#Intent;scheme=zxing;end",
            "android-app://com.example",
            "market://details?id=a",
            "whatsapp://chat?code=1",
            "whatsapp:send",
            "tel:*21*123%23",
            "tel:",
            "geo:",
            "jajan://platform/home",
            "tauri://localhost",
            "smb://host/share",
        ] {
            assert!(checked(bad).is_err(), "{bad:?}");
        }
        assert!(checked(&format!("https://example.com/{}", "a".repeat(5000))).is_err());
    }

    /// On iOS the official plugin reports success before the system has answered: a tap on a number on an
    /// iPad without a phone would look like a call.
    #[test]
    fn what_may_not_open_goes_where_that_is_heard() -> Result<(), url::ParseError> {
        let page = "https://example.com/a";
        let others = [
            "tel:+62-21-555",
            "geo:-6.2,106.8",
            "whatsapp://send?text=a",
            "https://wa.me/62812",
            "https://play.google.com/store/apps/details?id=id.jajan.app",
            "https://apps.apple.com/id/app/jajan/id1",
        ];
        for system in [System::Android, System::Ios] {
            assert_eq!(way(system, &Url::parse(page)?), Way::InAppBrowser);
        }
        for other in others {
            let url = Url::parse(other)?;
            assert_eq!(way(System::Ios, &url), Way::Host, "{other}");
            assert_eq!(way(System::Android, &url), Way::System, "{other}");
            assert_eq!(way(System::Desktop, &url), Way::System, "{other}");
        }
        assert_eq!(way(System::Desktop, &Url::parse(page)?), Way::System);
        Ok(())
    }
}
