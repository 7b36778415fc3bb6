//! Where the page that holds the native bridge may go: nowhere but its own origin.
//!
//! Invariant: no document of another origin is ever loaded in the main webview, by link, script,
//! form, redirect or new window. External pages are opened by `open_external`, outside the app.

use url::Url;

/// True for the app's own pages: Tauri's origin on this platform, or the development server when
/// the build uses one. Compares parsed origins, never text.
pub fn is_app_page(url: &Url, dev_server: Option<&Url>) -> bool {
    let has_user = !url.username().is_empty() || url.password().is_some();
    if has_user {
        return false;
    }
    let is_own = matches!(
        (url.scheme(), url.host_str(), url.port()),
        ("tauri", Some("localhost"), None) | ("http" | "https", Some("tauri.localhost"), None)
    );
    is_own || dev_server.is_some_and(|dev| dev.origin() == url.origin())
}

/// The one link of the page for web views that are too old, in index.html: no script of ours runs in those,
/// so that nothing but a plain link can lead to the update.
pub fn is_web_view_update(url: &Url) -> bool {
    url.as_str() == "https://play.google.com/store/apps/details?id=com.google.android.webview"
}

#[cfg(test)]
mod tests {
    use super::{is_app_page, is_web_view_update};
    use url::Url;

    #[test]
    fn own_pages_are_let_through() -> Result<(), url::ParseError> {
        for own in [
            "tauri://localhost",
            "tauri://localhost/platform/home?tab=1#x",
            "http://tauri.localhost/",
            "https://tauri.localhost/platform/home",
        ] {
            assert!(is_app_page(&Url::parse(own)?, None), "{own}");
        }
        Ok(())
    }

    #[test]
    fn the_update_of_the_web_view_is_the_link_of_the_page() -> Result<(), Box<dyn std::error::Error>>
    {
        let page = include_str!("../../index.html");
        let (_, link) = page.split_once("<a href=\"").ok_or("no link")?;
        let (link, rest) = link.split_once('"').ok_or("no end")?;
        assert!(!rest.contains("<a "), "another link");
        assert!(is_web_view_update(&Url::parse(link)?));
        for other in [
            "https://play.google.com/store/apps/details?id=com.google.android.webview.evil",
            "https://play.google.com/store/apps/details?id=com.example",
            "http://play.google.com/store/apps/details?id=com.google.android.webview",
            "https://tauri.localhost/",
        ] {
            assert!(!is_web_view_update(&Url::parse(other)?), "{other}");
        }
        Ok(())
    }

    #[test]
    fn hostile_links_are_not() -> Result<(), url::ParseError> {
        let dev = Url::parse("http://localhost:5173")?;
        for hostile in [
            "https://example.com/",
            "https://tauri.localhost.example.com/",
            "https://example.com/platform/tauri.localhost",
            "https://tauri.localhost@example.com/",
            "https://user@tauri.localhost/",
            "https://tauri.localhost:8443/",
            "http://localhost/",
            "http://localhost:5174/",
            "tauri://example.com/",
            "tauri://localhost:1/",
            "javascript:alert(1)",
            "data:text/html,<script>1</script>",
            "blob:https://example.com/1",
            "file:///etc/passwd",
            "content://a/b",
            "intent://a#Intent;scheme=https;end",
            "about:blank",
            "about:srcdoc",
            "whatsapp://send?text=a",
            "jajan://platform/home",
        ] {
            assert!(!is_app_page(&Url::parse(hostile)?, Some(&dev)), "{hostile}");
        }
        Ok(())
    }

    #[test]
    fn the_development_server_only_when_there_is_one() -> Result<(), url::ParseError> {
        let page = Url::parse("http://localhost:5173/platform/home")?;
        assert!(is_app_page(
            &page,
            Some(&Url::parse("http://localhost:5173")?)
        ));
        assert!(!is_app_page(&page, None));
        Ok(())
    }
}
