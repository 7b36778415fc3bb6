//! Why the program does not start.

use std::{
    io::{self},
    net::SocketAddr,
};

use crate::store::StoreError;

pub const SECRET_VARIABLE: &str = "JAJAN_APP_SECRET";

/// Why the program does not start. The message is for the person at the terminal.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error(
        "cannot listen on {address}: {cause}. Is it running already? --port takes another port"
    )]
    Listen {
        address: SocketAddr,
        cause: io::Error,
    },
    #[error("--mode prod needs the app secret in the variable {SECRET_VARIABLE}")]
    NoSecret,
    #[error("--fault, --clock-offset-ms and --start-at-ms are not for --mode prod")]
    NotInProd,
    #[error("--web: {0}")]
    Web(io::Error),
    #[error("the database {place}: {cause}")]
    Database { place: String, cause: StoreError },
    #[error("--fault: {0}")]
    Fault(String),
    #[error("the folder of the database cannot be made: {0}")]
    Folder(io::Error),
    #[error("the data cannot be made ready: {0}")]
    Origin(StoreError),
    #[error("{0}")]
    Io(#[from] io::Error),
}
