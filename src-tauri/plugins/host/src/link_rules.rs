//! Which addresses may reach tao on iOS, see `ios/unparsable_links.rs`.

use tauri::Url;

/// Whether Rust's parser takes it, which tao asks without accepting a no.
pub fn is_parsable(text: &str) -> bool {
    Url::parse(text).is_ok()
}

#[cfg(test)]
mod tests {
    use super::is_parsable;

    #[test]
    fn an_address_that_tao_would_die_of_is_known() {
        for text in [
            "jajan://platform:99999/home",
            "https://m.jajan.example:99999/platform/home",
            "https://m.jajan.example:port/",
            "https://[::1/",
            "https://",
            "platform/home",
            "",
        ] {
            assert!(!is_parsable(text), "{text}");
        }
        for text in [
            "jajan://platform/home",
            "https://m.jajan.example/platform/merchant?poiId=1",
            "https://m.jajan.example:8443/",
        ] {
            assert!(is_parsable(text), "{text}");
        }
    }
}
