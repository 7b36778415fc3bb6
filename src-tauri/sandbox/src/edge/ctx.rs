use std::ops::Deref;

use crate::city::details::prices;
use crate::error::{Account, Error};
use crate::state::App;
use crate::store::Viewer;
use crate::store::account::tokens::LoggedIn;
use jajan_contract::{headers::Host, localised::Locale};

/// What a handler knows of its caller, and through it the sandbox.
#[derive(Clone)]
pub struct Ctx {
    pub app: App,
    pub device_id: String,
    /// Absent when it is this machine's. `edge/address.rs`
    pub address: Option<String>,
    /// Absent for visitors; of a member's call it is always there.
    pub user: Option<LoggedIn>,
    pub locale: Locale,
    /// As the caller says.
    pub host: Host,
    /// Of a keyed call; empty for all others.
    pub key: String,
    /// By the sandbox's clock, once for the whole call.
    pub now_ms: u64,
}

impl Deref for Ctx {
    type Target = App;

    fn deref(&self) -> &App {
        &self.app
    }
}

impl Ctx {
    /// The caller and the time, for queries of the store.
    pub fn viewer(&self) -> Viewer {
        Viewer {
            user_id: self.user.map(|user| user.user_id),
            now_ms: self.now_ms,
            past: prices::before,
        }
    }

    /// The user of a call that members only may make.
    pub fn member(&self) -> Result<LoggedIn, Error> {
        self.user.ok_or_else(|| Account::SessionInvalid.into())
    }
}
