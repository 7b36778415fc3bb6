//! Valid secrets: few names, short printable texts. Kotlin has the same rules, `Secrets.kt`.

use crate::{Error, Result};

/// Every name that `src/session` and `src/features/wallet` use. A new one is added here, in `Secrets.kt` and in their tests.
pub const KEYS: [&str; 3] = ["session", "pendingLogout", "wallet"];

/// A token and an id as JSON are under 200 bytes.
const MAX_VALUE_BYTES: usize = 1024;

pub fn check_key(key: &str) -> Result<()> {
    if KEYS.contains(&key) {
        Ok(())
    } else {
        Err(Error::Refused("name of a secret"))
    }
}

pub fn check_value(value: &str) -> Result<()> {
    let is_text = value.bytes().all(|byte| byte.is_ascii_graphic());
    if (1..=MAX_VALUE_BYTES).contains(&value.len()) && is_text {
        Ok(())
    } else {
        Err(Error::Refused("text of a secret"))
    }
}

#[cfg(test)]
mod tests {
    use super::{KEYS, check_key, check_value};

    #[test]
    fn only_known_names() {
        assert!(KEYS.iter().all(|key| check_key(key).is_ok()));
        for bad in [
            "",
            "refreshtoken",
            "refreshToken ",
            "../refreshToken",
            "accessToken",
        ] {
            assert!(check_key(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn kotlin_knows_the_same_names() -> std::io::Result<()> {
        let kotlin = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/android/src/main/java/Secrets.kt"
        );
        let kotlin = std::fs::read_to_string(kotlin)?;
        let map = kotlin
            .split_once("val KEYS = mapOf(")
            .and_then(|(_, rest)| rest.split_once("\n        )"));
        let lines = map.map_or("", |(lines, _)| lines).lines();
        let names: Vec<&str> = lines
            .filter_map(|line| line.trim().split_once(" to "))
            .map(|(name, _)| name.trim_matches('"'))
            .collect();
        assert_eq!(names, KEYS);
        Ok(())
    }

    #[test]
    fn only_short_printable_texts() {
        assert!(check_value(r#"{"userId":"1","refreshToken":"a-b_c.~"}"#).is_ok());
        assert!(check_value(&"a".repeat(1024)).is_ok());
        for bad in ["", "a b", "a\n", "a\u{0}", "é"] {
            assert!(check_value(bad).is_err(), "{bad:?}");
        }
        assert!(check_value(&"a".repeat(1025)).is_err());
    }
}
