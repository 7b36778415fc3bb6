use crate::geo::BadDegrees;

/// Why the database did not answer.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A value of the request; answer with VALUE_INVALID. `reason` is for developers, English.
    #[error("{field}: {reason}")]
    BadValue { field: &'static str, reason: String },
    /// The file was made by a newer program.
    #[error("the database has schema {found}, this program knows {known}; use another --db file")]
    NewerSchema { found: usize, known: usize },
    #[error("database: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("stored JSON: {0}")]
    Json(#[from] serde_json::Error),
    #[error("database file: {0}")]
    Io(#[from] std::io::Error),
    /// The work on a blocking thread panicked or was stopped.
    #[error("the database work was stopped: {0}")]
    Stopped(String),
}

impl StoreError {
    pub(super) fn bad(field: &'static str, reason: impl Into<String>) -> Self {
        Self::BadValue {
            field,
            reason: reason.into(),
        }
    }
}

impl From<BadDegrees> for StoreError {
    fn from(BadDegrees(field, reason): BadDegrees) -> Self {
        Self::bad(field, reason)
    }
}
