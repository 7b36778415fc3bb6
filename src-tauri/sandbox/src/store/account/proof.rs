/// Why a proof is none. What it spends (a try, a key) is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoProof {
    AuthCodeWaiting,
    AuthCodeExpired,
    Withdrawn,
    CodeWrong,
    CodeExpired,
    TriesSpent,
}
