//! The log lines of a program, on standard error.

use std::io::{self, IsTerminal};

use clap::ValueEnum;
use tracing_subscriber::EnvFilter;

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    Compact,
    Json,
}

/// Starts the log of this process, once. `default_filter`: when the variable `RUST_LOG` is absent.
pub fn start(format: LogFormat, default_filter: &str) {
    let filter = EnvFilter::try_from_default_env();
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter.unwrap_or_else(|_| EnvFilter::new(default_filter)))
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    match format {
        LogFormat::Compact => log.compact().with_target(false).init(),
        LogFormat::Json => log.json().with_target(false).init(),
    }
}
