use serde::Serialize;
use serde::ser::SerializeStruct;

/// Why a command of the shell failed. The page gets `{kind, message}`, and `code` where the specs have
/// one; `message` is for logs, never for users, and carries no token, body or header.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// This command never accepts the argument; a retry does not help.
    #[error("refused: {0}")]
    Refused(String),
    /// No complete reply came.
    #[error("no reply: {0}")]
    Network(String),
    /// No complete reply came within the caller's timeout.
    #[error("no reply within {0} ms")]
    Timeout(u64),
    /// The caller cancelled.
    #[error("cancelled")]
    Cancelled,
    /// The value is not on disk.
    #[error("storage: {0}")]
    Storage(String),
    /// No program on this machine opens that address.
    #[error("cannot be opened here: {0}")]
    NotOpened(String),
    /// No position, in the words of the plugin or the system.
    #[error("{0}")]
    Position(String),
    /// Unsupported or not permitted on this machine, with one of the specs' codes. Source: spec home 8.
    #[error("{message}")]
    Native { code: NativeCode, message: String },
}

/// Spec home 8, "Native plugin codes"; those that the shell itself answers with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NativeCode {
    #[cfg_attr(desktop, allow(dead_code))] // Phones only.
    NotImplemented,
    NoPermission,
    #[cfg_attr(all(desktop, not(test)), allow(dead_code))] // Phones only.
    LocationDenied,
    NotInApp,
    NotLaunched,
}

impl NativeCode {
    /// As text, the only form that Kotlin, Swift and Rust can all send.
    pub fn text(self) -> &'static str {
        match self {
            Self::NotImplemented => "-2",
            Self::NoPermission => "-4",
            Self::LocationDenied => "-5",
            Self::NotInApp => "-6",
            Self::NotLaunched => "-7",
        }
    }
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
            Self::Position(_) => "position",
            Self::Native { .. } => "native",
        }
    }

    pub fn refused(reason: impl Into<String>) -> Self {
        Self::Refused(reason.into())
    }

    pub fn native(code: NativeCode, message: impl Into<String>) -> Self {
        Self::Native {
            code,
            message: message.into(),
        }
    }
}

impl Serialize for Error {
    fn serialize<S: serde::Serializer>(
        &self,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        let mut failure = serializer.serialize_struct("Failure", 3)?;
        failure.serialize_field("kind", self.kind())?;
        match self {
            Self::Native { code, .. } => failure.serialize_field("code", code.text())?,
            _ => failure.skip_field("code")?,
        }
        failure.serialize_field("message", &self.to_string())?;
        failure.end()
    }
}
