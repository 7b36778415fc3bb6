//! Opens WhatsApp with a message filled in. Spec home 4 "Login (WhatsApp)", 7 "Native bridge".
//!
//! Invariant: what opens is a WhatsApp message to one number, parsed and rebuilt here, or,
//! in a build that knows a sandbox, the sandbox's page that simulates WhatsApp. Missing (-2) and present
//! but not starting (-7) are distinguished. Nothing is sent: the user does that in WhatsApp.

use tauri::{AppHandle, Runtime, State};
use url::Url;

use crate::api_base::ApiBase;
use crate::commands::api::Api;
use crate::commands::external::by_plugin;
use crate::error::{Error, NativeCode, Result};

const MAX_URL_BYTES: usize = 4096;
const MAX_TEXT_LETTERS: usize = 1000;
/// The sandbox's stand-in, on the API's own host. Never in a release build.
const STAND_IN: &str = "/console/whatsapp";

/// A validated address.
#[derive(Debug, PartialEq, Eq)]
pub enum Target {
    /// `whatsapp://send?phone=…&text=…`, rebuilt here.
    Message(Url),
    /// The sandbox's page.
    StandIn(Url),
}

/// Accepts `https://wa.me/<number>?text=…`, `whatsapp://send?phone=<number>&text=…` and, with a base
/// that is a sandbox, a bare path or an address of its stand-in page.
pub fn target(text: &str, sandbox: Option<&ApiBase>) -> Result<Target> {
    let is_odd = |letter: char| letter.is_control() || letter.is_whitespace() || letter == '\\';
    if text.len() > MAX_URL_BYTES || text.chars().any(is_odd) {
        return Err(Error::refused("address with letters that no address has"));
    }
    if let Some(page) = sandbox.and_then(|base| base.stand_in(text, STAND_IN)) {
        return Ok(Target::StandIn(page));
    }
    let url = Url::parse(text).map_err(|_| Error::refused("address does not parse"))?;
    let has_more = !url.username().is_empty()
        || url.password().is_some()
        || url.port().is_some()
        || url.fragment().is_some();
    let is_web = match (url.scheme(), url.host_str(), url.path()) {
        ("https", Some("wa.me"), _) => true,
        ("whatsapp", Some("send"), "" | "/") => false,
        _ => return Err(Error::refused("address is not a WhatsApp message")),
    };
    if has_more {
        return Err(Error::refused("address is not a plain WhatsApp message"));
    }
    let mut phone = is_web.then(|| url.path().trim_start_matches('/').to_owned());
    let mut message = None;
    for (name, value) in url.query_pairs() {
        let field = match name.as_ref() {
            "text" => &mut message,
            "phone" if !is_web => &mut phone,
            _ => return Err(Error::refused("a WhatsApp message has a number and a text")),
        };
        if field.replace(value.into_owned()).is_some() {
            return Err(Error::refused("a WhatsApp message has one of each"));
        }
    }
    let (phone, message) = (phone.unwrap_or_default(), message.unwrap_or_default());
    // E.164: 15 digits at most; no number of a country has fewer than 7 with its code.
    let is_number = (7..=15).contains(&phone.len()) && phone.bytes().all(|b| b.is_ascii_digit());
    let is_text = message.chars().count() <= MAX_TEXT_LETTERS
        && !message
            .chars()
            .any(|letter| letter.is_control() && letter != '\n');
    if !is_number || !is_text {
        return Err(Error::refused("number or text of a WhatsApp message"));
    }
    let mut made =
        Url::parse("whatsapp://send").map_err(|error| Error::refused(error.to_string()))?;
    made.query_pairs_mut()
        .append_pair("phone", &phone)
        .append_pair("text", &message);
    // Form encoding writes a blank as a plus, which WhatsApp shows as a plus.
    let query = made.query().unwrap_or_default().replace('+', "%20");
    made.set_query(Some(&query));
    Ok(Target::Message(made))
}

#[tauri::command]
pub async fn open_whatsapp<R: Runtime>(
    app: AppHandle<R>,
    api: State<'_, Api>,
    url: String,
) -> Result<()> {
    let knows_sandbox = cfg!(any(debug_assertions, feature = "sandbox"));
    match target(&url, knows_sandbox.then_some(api.base()))? {
        Target::StandIn(page) => by_plugin(&app, page, None)
            .await
            .map_err(|error| Error::native(NativeCode::NotLaunched, error.to_string())),
        Target::Message(message) => open_message(&app, message).await,
    }
}

#[cfg(mobile)]
async fn open_message<R: Runtime>(app: &AppHandle<R>, message: Url) -> Result<()> {
    tauri_plugin_host::open_whatsapp(app, message.as_str())
        .await
        .map_err(|error| {
            let code = match error {
                tauri_plugin_host::Error::NotLaunched(_) => NativeCode::NotLaunched,
                _ => NativeCode::NotImplemented,
            };
            Error::native(code, error.to_string())
        })
}

/// A desktop has no API that tells whether WhatsApp is installed.
#[cfg(desktop)]
async fn open_message<R: Runtime>(_app: &AppHandle<R>, _message: Url) -> Result<()> {
    Err(Error::native(
        NativeCode::NotInApp,
        "WhatsApp needs the phone app",
    ))
}

#[cfg(test)]
mod tests {
    use super::{Target, target};
    use crate::api_base::ApiBase;

    type Outcome = Result<(), Box<dyn std::error::Error>>;

    #[test]
    fn a_message_is_written_anew_in_one_form() -> Outcome {
        for (given, made) in [
            (
                "https://wa.me/6281234567890?text=Halo%20Jajan%20ABC-1",
                "whatsapp://send?phone=6281234567890&text=Halo%20Jajan%20ABC-1",
            ),
            (
                "https://wa.me/6281234567890",
                "whatsapp://send?phone=6281234567890&text=",
            ),
            (
                "whatsapp://send?text=a%2Bb&phone=6281234567890",
                "whatsapp://send?phone=6281234567890&text=a%2Bb",
            ),
            (
                "whatsapp://send/?phone=6281234567890&text=satu%0Adua+%26%3D%23",
                "whatsapp://send?phone=6281234567890&text=satu%0Adua%20%26%3D%23",
            ),
        ] {
            let Target::Message(url) = target(given, None)? else {
                return Err(given.into());
            };
            assert_eq!(url.as_str(), made, "{given}");
            // Idempotent: a rebuilt address is rebuilt to itself.
            assert_eq!(target(url.as_str(), None)?, Target::Message(url));
        }
        Ok(())
    }

    #[test]
    fn everything_else_is_refused() -> Outcome {
        let sandbox = ApiBase::parse("http://localhost:8787")?;
        for bad in [
            "",
            "wa.me/6281234567890",
            "//wa.me/6281234567890",
            "http://wa.me/6281234567890",
            "https://wa.me.evil.example/6281234567890",
            "https://evil.example/?u=https://wa.me/6281234567890",
            "https://wa.me@evil.example/6281234567890",
            "https://a:b@wa.me/6281234567890",
            "https://wa.me:444/6281234567890",
            "https://wa.me/6281234567890#a",
            "https://wa.me/6281234567890/../../message/ABC",
            "https://wa.me/message/ABCDEF",
            "https://wa.me/qr/ABCDEF",
            "https://wa.me/",
            "https://wa.me/123456",
            "https://wa.me/1234567890123456",
            "https://wa.me/+6281234567890",
            "https://wa.me/62812abc7890",
            "https://wa.me/6281234567890?text=a&text=b",
            "https://wa.me/6281234567890?phone=6281234567891",
            "https://wa.me/6281234567890?text=a&app_absent=1",
            "https://wa.me/6281234567890?text=a%00b",
            "https://wa.me/6281234567890?text=a b",
            "https:\\\\wa.me\\6281234567890",
            "whatsapp://send",
            "whatsapp://send?text=a",
            "whatsapp://send?phone=6281234567890&source=x",
            "whatsapp://send/x?phone=6281234567890",
            "whatsapp://chat?code=1",
            "whatsapp:send?phone=6281234567890",
            "intent://send/6281234567890#Intent;scheme=smsto;package=com.whatsapp;end",
            "javascript:alert(1)",
            "/console",
            "/console/whatsapp/../users",
            "//console/whatsapp",
            "/\\evil.example/console/whatsapp",
            "http://localhost:8788/console/whatsapp",
            "http://evil.example/console/whatsapp",
            "http://a@localhost:8787/console/whatsapp",
        ] {
            assert!(target(bad, Some(&sandbox)).is_err(), "{bad:?}");
        }
        let long = format!("https://wa.me/6281234567890?text={}", "a".repeat(1001));
        assert!(target(&long, None).is_err());
        Ok(())
    }

    #[test]
    fn the_stand_in_only_where_a_sandbox_is_known() -> Outcome {
        let sandbox = ApiBase::parse("http://localhost:8787")?;
        let page = "http://localhost:8787/console/whatsapp?text=a%20b";
        for given in [page, "/console/whatsapp?text=a%20b"] {
            let found = target(given, Some(&sandbox))?;
            assert!(matches!(found, Target::StandIn(url) if url.as_str() == page));
            assert!(target(given, None).is_err(), "{given}");
        }
        Ok(())
    }
}
