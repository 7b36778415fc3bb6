use std::process::ExitCode;

use clap::Parser;
use jajan_web_host::cli::Options;

#[tokio::main]
async fn main() -> ExitCode {
    jajan_web_host::run(Options::parse()).await
}
