//! Users, their logins and sessions, and what belongs to one user.

pub(crate) mod auth_codes;
pub(crate) mod login;
pub(crate) mod phone_codes;
pub(crate) mod profile;
pub(crate) mod proof;
pub(crate) mod sliders;
pub(crate) mod tokens;
pub(crate) mod unread;
pub(crate) mod uploads;
pub(crate) mod users;
