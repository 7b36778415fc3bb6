use serde::Serialize;
use serde::ser::SerializeStruct;

/// Why a command of the shell failed. The page gets `{kind, message}`; `message` is for logs, never
/// for users, and carries no token, body or header.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The argument is one that this command never accepts. Asking again does not help.
    #[error("refused: {0}")]
    Refused(String),
    /// No complete reply came.
    #[error("no reply: {0}")]
    Network(String),
    /// No complete reply came in the time that the caller gave.
    #[error("no reply within {0} ms")]
    Timeout(u64),
    /// The caller gave up.
    #[error("cancelled")]
    Cancelled,
    /// The value is not on disk.
    #[error("storage: {0}")]
    Storage(String),
    /// No program on this machine opens that address.
    #[error("cannot be opened here: {0}")]
    NotOpened(String),
}

pub type Result<T> = std::result::Result<T, Error>;

impl Error {
    fn kind(&self) -> &'static str {
        match self {
            Self::Refused(_) => "refused",
            Self::Network(_) => "network",
            Self::Timeout(_) => "timeout",
            Self::Cancelled => "cancelled",
            Self::Storage(_) => "storage",
            Self::NotOpened(_) => "not-opened",
        }
    }

    pub fn refused(reason: impl Into<String>) -> Self {
        Self::Refused(reason.into())
    }
}

impl Serialize for Error {
    fn serialize<S: serde::Serializer>(
        &self,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        let mut failure = serializer.serialize_struct("Failure", 2)?;
        failure.serialize_field("kind", self.kind())?;
        failure.serialize_field("message", &self.to_string())?;
        failure.end()
    }
}
