//! One file per capability. Every argument is validated here, whatever the page has checked.

pub mod api;
pub mod external;
pub mod key_value;
pub mod links;
pub mod logs;
pub mod notification;
pub mod position;
pub mod share;
pub mod whatsapp;
