use serde::Serialize;
use serde::ser::SerializeStruct;

/// A refusal as the page gets it: `{code, message}`, `code` being the specs' number as text, which
/// is the only form that Kotlin, Swift and Rust can all send. Source: spec home 8.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// -6: this is not a phone.
    #[error("not available outside the phone app: {0}")]
    NotInApp(&'static str),
    /// -2: this phone has no such thing, or the command is not known.
    #[error("not implemented on this phone: {0}")]
    NotImplemented(&'static str),
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    fn code(&self) -> &'static str {
        match self {
            Self::NotInApp(_) => "-6",
            Self::NotImplemented(_) => "-2",
        }
    }
}

impl Serialize for Error {
    fn serialize<S: serde::Serializer>(
        &self,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        let mut refusal = serializer.serialize_struct("Refusal", 2)?;
        refusal.serialize_field("code", self.code())?;
        refusal.serialize_field("message", &self.to_string())?;
        refusal.end()
    }
}

#[cfg(test)]
mod tests {
    use super::Error;

    #[test]
    fn a_refusal_is_a_code_as_text_and_a_message() -> Result<(), Box<dyn std::error::Error>> {
        for (error, code) in [
            (Error::NotInApp("insets"), "-6"),
            (Error::NotImplemented("insets"), "-2"),
        ] {
            let sent = serde_json::to_value(&error)?;
            assert_eq!(sent["code"], code);
            assert_eq!(sent["message"], error.to_string());
            assert_eq!(sent.as_object().map(serde_json::Map::len), Some(2));
        }
        Ok(())
    }
}
