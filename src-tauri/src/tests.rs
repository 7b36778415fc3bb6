//! What holds for the shell as a whole: who may call what, and what the configuration promises.

mod access;
mod configuration;
