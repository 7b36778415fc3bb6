/// What came of a proof. No refusal that rolls back: the try or key that it spent stays spent.
pub enum Tried {
    /// The phone number is its owner's.
    Proven(String),
    Refused(NoProof),
}

/// Why a login's proof is refused.
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
