//! How many of a voucher one user may buy. Merchant 3 `receiveTimesDailyLimit`, `receiveTimesLimit`.

/// Absent: no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    pub daily: Option<u32>,
    pub ever: Option<u32>,
}

/// How many of a voucher the user has bought: what waits for its payment counts, what was closed does
/// not. A visitor is a newcomer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bought {
    /// On this day in Asia/Jakarta.
    pub today: u32,
    pub ever: u32,
}

impl Limits {
    /// How many more in all, and today.
    pub fn left(self, bought: Bought) -> (Option<u32>, Option<u32>) {
        let left = |limit: Option<u32>, bought| limit.map(|limit| limit.saturating_sub(bought));
        (left(self.ever, bought.ever), left(self.daily, bought.today))
    }

    pub fn is_reached(self, bought: Bought) -> bool {
        let (ever, today) = self.left(bought);
        ever == Some(0) || today == Some(0)
    }
}
