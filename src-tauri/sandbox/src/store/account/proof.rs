/// Why a login's proof is refused. The try or key that it spent stays spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoProof {
    AuthCodeWaiting,
    AuthCodeExpired,
    Withdrawn,
    CodeWrong,
    CodeExpired,
    TriesSpent,
    /// Too many guesses of this phone's codes: none for so many milliseconds.
    Limited(u64),
}
