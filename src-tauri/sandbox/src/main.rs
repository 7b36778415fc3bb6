//! The program `jajan-sandbox`. Everything it does is in the library.

use std::process::ExitCode;

use clap::Parser;

#[tokio::main]
async fn main() -> ExitCode {
    jajan_sandbox::run(jajan_sandbox::cli::Options::parse()).await
}
