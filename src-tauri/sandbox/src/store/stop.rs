//! Why a transaction was stopped: refused by a rule, or failed. It is rolled back in both cases.

use crate::store::StoreError;

/// What a transaction gives, or why it was stopped; `R` lists the reasons to refuse it.
pub type Outcome<T, R> = Result<T, Stop<R>>;

#[derive(Debug, thiserror::Error)]
pub enum Stop<R> {
    /// By a rule of the product: the caller is told why.
    #[error("refused")]
    Refused(R),
    /// By a fault, of the request's values or of ours.
    #[error(transparent)]
    Failed(StoreError),
}

/// A reason to refuse: `?` and [`Refuse::refuse`] make a [`Stop`] of it.
pub trait Refuse: Sized {
    /// Err, for any result.
    fn refuse<T>(self) -> Outcome<T, Self> {
        Err(Stop::Refused(self))
    }
}

impl<R> Stop<R> {
    /// The same, as a reason of the caller.
    pub fn widen<S: From<R>>(self) -> Stop<S> {
        match self {
            Self::Refused(why) => Stop::Refused(why.into()),
            Self::Failed(error) => Stop::Failed(error),
        }
    }
}

/// Turns a refusal into `None`, for a caller whose transaction goes on. What was written before the refusal
/// is then committed, so call this only around what refuses before it writes.
pub fn unless_refused<T, R>(outcome: Outcome<T, R>) -> Result<Option<T>, StoreError> {
    match outcome {
        Ok(value) => Ok(Some(value)),
        Err(Stop::Refused(_)) => Ok(None),
        Err(Stop::Failed(error)) => Err(error),
    }
}

impl<R: Refuse> From<R> for Stop<R> {
    fn from(why: R) -> Self {
        Self::Refused(why)
    }
}

impl<R> From<StoreError> for Stop<R> {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

impl<R> From<rusqlite::Error> for Stop<R> {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error.into())
    }
}

impl<R> From<serde_json::Error> for Stop<R> {
    fn from(error: serde_json::Error) -> Self {
        Self::Failed(error.into())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::store::{Database, Place, Sql};

    #[derive(Debug)]
    struct TooLate;

    impl Refuse for TooLate {}

    #[tokio::test]
    async fn a_refusal_leaves_nothing_of_what_was_written_before() {
        let database = Database::open(&Place::Memory).unwrap();
        let written = |is_refused: bool| {
            database.write_or_refuse(move |transaction| {
                transaction.run("CREATE TABLE written (number INTEGER)", [])?;
                match is_refused {
                    true => TooLate.refuse(),
                    false => Ok(()),
                }
            })
        };
        let is_there = || {
            let sql = "SELECT 1 FROM sqlite_master WHERE name = 'written'";
            database.read_now(|connection| connection.has(sql, []))
        };
        let refused = written(true).await;
        assert!(matches!(refused, Err(Stop::Refused(TooLate))));
        assert!(!is_there().unwrap());
        written(false).await.unwrap();
        assert!(is_there().unwrap());
    }
}
