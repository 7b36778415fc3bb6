//! What a page may put into a phone's gallery; Kotlin has the same rules in `Gallery.kt`.

use crate::{Error, Result};

const MAX_BASE64_CHARS: usize = 2_000_000;
const MAX_STEM_CHARS: usize = 64;

/// `Refused` for a name that is more than letters, digits, `-` and `_` before `.png`, and for what is too
/// large. Whether it is a picture shows when it is read.
pub fn check(name: &str, base64: &str) -> Result<()> {
    let stem = name.strip_suffix(".png").unwrap_or_default();
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if stem.is_empty() || stem.len() > MAX_STEM_CHARS || !stem.bytes().all(is_plain) {
        return Err(Error::Refused("name of a picture"));
    }
    if base64.len() > MAX_BASE64_CHARS {
        return Err(Error::Refused("size of a picture"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{MAX_BASE64_CHARS, check};

    #[test]
    fn a_picture_has_a_plain_name_and_a_limit() {
        assert!(check("jajan-261123_1.png", "iVBORw0KGgo=").is_ok());
        for name in ["", ".png", "a.html", "a.png.html", "../a.png", "a b.png"] {
            assert!(check(name, "").is_err(), "{name}");
        }
        assert!(check(&format!("{}.png", "a".repeat(65)), "").is_err());
        assert!(check("a.png", &"A".repeat(MAX_BASE64_CHARS)).is_ok());
        assert!(check("a.png", &"A".repeat(MAX_BASE64_CHARS + 1)).is_err());
    }
}
