//! The user and time that a reply is made for.

use crate::time::LocalTime;

/// What a voucher says of itself depends on both: limits count for a member only, and a flash price
/// while its session runs.
#[derive(Debug, Clone, Copy)]
pub struct Viewer {
    /// Absent: a visitor.
    pub user_id: Option<i64>,
    pub now_ms: u64,
}

impl Viewer {
    pub fn now(self) -> LocalTime {
        LocalTime::new(self.now_ms)
    }

    pub fn visitor(now_ms: u64) -> Self {
        Self {
            user_id: None,
            now_ms,
        }
    }
}
