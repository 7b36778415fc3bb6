//! Tests of the shell as a whole: permissions of commands, and the configuration.

mod access;
mod configuration;
