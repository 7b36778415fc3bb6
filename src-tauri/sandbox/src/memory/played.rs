//! What the console's story keeps between two requests: where it has put the phones, and whom it follows.

use parking_lot::Mutex;

use crate::geo::Position;
use crate::ids::row;

#[derive(Debug, Clone)]
pub struct Outlet {
    pub store_id: row::Store,
    pub at: Position,
}

#[derive(Default)]
pub struct Played {
    outlet: Mutex<Option<Outlet>>,
    followed: Mutex<Option<row::User>>,
}

impl Played {
    /// Stands for the phones' own positions, so that an outlet can be played from any desk. Absent: each
    /// phone is where it says.
    pub fn stand_at(&self, outlet: Option<Outlet>) {
        *self.outlet.lock() = outlet;
    }

    pub fn store_id(&self) -> Option<row::Store> {
        self.outlet.lock().as_ref().map(|outlet| outlet.store_id)
    }

    pub fn position(&self) -> Option<Position> {
        self.outlet.lock().as_ref().map(|outlet| outlet.at)
    }

    /// A user; until then, whoever logs in last.
    pub fn follow(&self, user_id: row::User) {
        *self.followed.lock() = Some(user_id);
    }

    pub fn followed(&self) -> Option<row::User> {
        *self.followed.lock()
    }
}
