//! Who claims, what for, and why it may be refused.

use crate::chance::Hash;
use crate::ids::row;
use crate::store::Refuse;

/// Who claims.
#[derive(Debug, Clone, Copy)]
pub struct Claimer {
    pub user_id: row::User,
    pub is_app: bool,
    pub now_ms: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotReceived {
    Absent,
    Claimed,
    Own,
    AppOnly,
}

impl Refuse for NotReceived {}

/// What a caller has in hand.
#[derive(Debug, Clone)]
pub enum Asked {
    Token(Hash),
    /// As it is stored.
    Code(String),
}
