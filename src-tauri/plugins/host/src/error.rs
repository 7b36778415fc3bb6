use serde::Serialize;
use serde::ser::SerializeStruct;

/// An error as sent to the page: `{code?, message}`, with the specs' code as text, the only form that
/// Kotlin, Swift and Rust can all send. Source: spec home 8.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// -6: this is not a phone.
    #[error("not available outside the phone app: {0}")]
    NotInApp(&'static str),
    /// -2: not available on this phone, or an unknown command.
    #[error("not implemented on this phone: {0}")]
    NotImplemented(&'static str),
    /// -7: available, but it failed.
    #[error("did not start: {0}")]
    NotLaunched(&'static str),
    /// No code of the specs: the command never accepts this argument.
    #[error("refused: {0}")]
    Refused(&'static str),
    /// No code of the specs: the phone's storage could not be read or written.
    #[error("storage: {0}")]
    Storage(String),
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    fn code(&self) -> Option<&'static str> {
        match self {
            Self::NotInApp(_) => Some("-6"),
            Self::NotImplemented(_) => Some("-2"),
            Self::NotLaunched(_) => Some("-7"),
            Self::Refused(_) | Self::Storage(_) => None,
        }
    }
}

impl Serialize for Error {
    fn serialize<S: serde::Serializer>(
        &self,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        let mut refusal = serializer.serialize_struct("Refusal", 2)?;
        match self.code() {
            Some(code) => refusal.serialize_field("code", code)?,
            None => refusal.skip_field("code")?,
        }
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
            (Error::NotLaunched("WhatsApp"), "-7"),
        ] {
            let sent = serde_json::to_value(&error)?;
            assert_eq!(sent["code"], code);
            assert_eq!(sent["message"], error.to_string());
            assert_eq!(sent.as_object().map(serde_json::Map::len), Some(2));
        }
        let plain = serde_json::to_value(Error::Refused("key"))?;
        assert_eq!(plain, serde_json::json!({ "message": "refused: key" }));
        Ok(())
    }
}
