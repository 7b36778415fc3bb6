//! Opens a page outside the app.
//!
//! Invariant: what leaves is an address that the specs need and nothing else: https pages, a
//! WhatsApp message, a phone number, a place on the map. Everything else is refused here, whatever
//! the page decided. Pages open in the system's in-app browser on phones, which shares neither our
//! cookies nor the native bridge (decisions, Links).

use tauri::{AppHandle, Runtime};
use tauri_plugin_opener::OpenerExt;
use url::Url;

use crate::error::{Error, Result};

const MAX_URL_BYTES: usize = 4096;

/// Checks an address that is to be opened outside. Returns it as parsed, never as written.
pub fn checked(text: &str) -> Result<Url> {
    if text.len() > MAX_URL_BYTES {
        return Err(Error::refused("address over 4 KiB"));
    }
    // The parser drops tabs and line ends silently; whoever writes them means to be misread.
    if text
        .chars()
        .any(|letter| letter.is_control() || letter.is_whitespace() || letter == '\\')
    {
        return Err(Error::refused(
            "address with blanks, control characters or backslashes",
        ));
    }
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

/// With which program: pages of the web inside the app's task on phones, the rest by the system.
fn program(url: &Url) -> Option<&'static str> {
    (cfg!(mobile) && url.scheme() == "https" && url.host_str() != Some("wa.me"))
        .then_some("inAppBrowser")
}

#[tauri::command]
pub async fn open_external<R: Runtime>(app: AppHandle<R>, url: String) -> Result<()> {
    let url = checked(&url)?;
    let with = program(&url);
    app.opener()
        .open_url(url, with)
        .map_err(|error| Error::NotOpened(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::checked;

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
}
