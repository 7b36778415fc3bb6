use clap::ValueEnum;

/// What kind of server this is. Only `prod` hides the console, the sandbox calls and CORS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    Dev,
    Test,
    Prod,
}
