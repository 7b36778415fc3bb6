//! The web host as it is deployed: the program, beside an API that does what a test says, and beside a
//! sandbox that is another program. What it shares with the sandbox's own pages is in `tests/api`:
//! `web`, `previews`, `app_links`.

#![allow(clippy::unwrap_used)]

mod connections;
mod pages;
mod program;
mod support;
mod upstream;
mod with_sandbox;
