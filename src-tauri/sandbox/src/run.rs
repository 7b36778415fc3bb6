//! The program from its flags to its stop. Says in words what it does.

use std::{
    io::{self, IsTerminal},
    net::SocketAddr,
    process::ExitCode,
    sync::Arc,
    time::Instant,
};

use jajan_web_host::{Site, serve::stop_signal};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::{
    Web,
    cli::{LogFormat, Options},
    clock::{Clock, Start},
    mode::Mode,
    origin::Origin,
    seed::{self, SeedOptions},
    serve,
    signature::{AppSecret, SANDBOX_SECRET},
    state::{App, Setup},
    store::{Database, Place, StoreError},
};

/// Above that the copy would take seconds of each start.
const MAX_COPIED_STORES: u32 = 20_000;
const SECRET_VARIABLE: &str = "JAJAN_APP_SECRET";

/// Why the program does not start. The message is for the person at the terminal.
#[derive(Debug, thiserror::Error)]
enum StartError {
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
    #[error("the data cannot be copied for a reset: {0}")]
    Origin(StoreError),
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// Runs until a signal; the exit code is that of the program.
pub async fn run(options: Options) -> ExitCode {
    start_log(options.log);
    match start(options).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            say(&format!("Cannot start: {error}."));
            ExitCode::FAILURE
        }
    }
}

async fn start(options: Options) -> Result<(), StartError> {
    let is_played_with =
        !options.faults.is_empty() || options.clock_offset_ms != 0 || options.start_at_ms.is_some();
    if options.mode == Mode::Prod && is_played_with {
        return Err(StartError::NotInProd);
    }
    let secret = secret(options.mode)?;
    let site = options.web.as_deref().map(Site::open).transpose();
    let web = Web {
        site: site.map_err(StartError::Web)?,
        app_links: options.app_links.clone(),
    };
    let address = SocketAddr::new(options.host, options.port);
    if !options.seed_only {
        // Before minutes of seeding; the port is taken for good when all is ready.
        drop(listen(address).await?);
    }
    let seeding = options.clone();
    let opened = tokio::task::spawn_blocking(move || open_database(&seeding)).await;
    let (database, store_count) = opened.map_err(io::Error::other)??;
    if options.seed_only {
        return finish(database).await;
    }
    let clock = Clock::starting(match options.start_at_ms {
        Some(at_ms) => Start::At(at_ms),
        None => Start::Ahead(options.clock_offset_ms),
    });
    let origin = origin(&options, &database).map_err(StartError::Origin)?;
    let app = App::new(Setup {
        mode: options.mode,
        clock,
        secret,
        database: database.clone(),
        origin: Arc::new(origin),
        store_count,
        calls_per_second: options.rate_limit,
        is_web_built: web.site.as_ref().map(Site::is_built),
    });
    app.faults
        .replace(options.faults.clone())
        .map_err(StartError::Fault)?;
    let listener = listen(address).await?;
    let signal = stop_signal();
    welcome(listener.local_addr()?, &options);
    let stop = async {
        signal.await;
        say("Stopping; requests that run may end …");
    };
    serve::serve(listener, crate::app(app, web), stop).await;
    finish(database).await?;
    say("Stopped.");
    Ok(())
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|cause| StartError::Listen { address, cause })
}

fn secret(mode: Mode) -> Result<AppSecret, StartError> {
    match mode {
        Mode::Dev | Mode::Test => Ok(AppSecret::new(SANDBOX_SECRET)),
        Mode::Prod => {
            let secret = std::env::var(SECRET_VARIABLE)
                .ok()
                .filter(|secret| !secret.is_empty());
            secret.map(AppSecret::new).ok_or(StartError::NoSecret)
        }
    }
}

fn open_database(options: &Options) -> Result<(Database, u64), StartError> {
    let place = match &options.db {
        Place::Memory => "in memory".to_owned(),
        Place::File(path) => path.display().to_string(),
    };
    if let Place::File(path) = &options.db
        && let Some(folder) = path.parent()
    {
        std::fs::create_dir_all(folder).map_err(StartError::Folder)?;
    }
    let failed = |cause| StartError::Database {
        place: place.clone(),
        cause,
    };
    let database = Database::open(&options.db).map_err(failed)?;
    fill(&database, options, &place).map_err(failed)?;
    let store_count = database.store_count().map_err(failed)?;
    Ok((database, store_count))
}

/// A fresh database is copied at once, which costs milliseconds; whose file may hold what people did,
/// or is very large, is seeded once more when somebody resets it.
fn origin(options: &Options, database: &Database) -> Result<Origin, StoreError> {
    if database.is_temporary() && options.stores <= MAX_COPIED_STORES {
        return Origin::of(database);
    }
    Ok(Origin::seeded(wanted(options)))
}

fn wanted(options: &Options) -> SeedOptions {
    SeedOptions {
        stores: options.stores,
        seed: options.seed,
    }
}

fn fill(database: &Database, options: &Options, place: &str) -> Result<(), StoreError> {
    let wanted = wanted(options);
    if seed::is_current(database, wanted)? {
        say(&format!(
            "The data of {} stores is there already ({place}).",
            options.stores
        ));
        return Ok(());
    }
    if database.store_count()? > 0 {
        say("The kept data is of another seed, size or version; making it anew.");
    }
    say(&format!(
        "Making the data of {} stores ({place}) …",
        options.stores
    ));
    let started = Instant::now();
    seed::seed(database, wanted, |progress| {
        if progress.stores_done < progress.stores {
            say(&format!(
                "  {} of {} stores",
                progress.stores_done, progress.stores
            ));
        }
    })?;
    say(&format!(
        "The data is ready after {:.1} s.",
        started.elapsed().as_secs_f32()
    ));
    Ok(())
}

async fn finish(database: Database) -> Result<(), StartError> {
    let done = tokio::task::spawn_blocking(move || database.checkpoint()).await;
    let place = "at the stop".to_owned();
    done.map_err(io::Error::other)?
        .map_err(|cause| StartError::Database { place, cause })
}

fn welcome(address: SocketAddr, options: &Options) {
    let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    };
    say(&format!("The sandbox listens on http://{host}"));
    if options.web.is_some() {
        say(&format!("  The app      http://{host}/"));
    }
    if options.mode != Mode::Prod {
        say(&format!("  The console  http://{host}/console"));
    }
    for fault in &options.faults {
        say(&format!(
            "  A fault is on: {:?} on {}",
            fault.kind, fault.path
        ));
    }
    say("  Ctrl-C stops it.");
}

fn say(text: &str) {
    eprintln!("{text}");
}

fn start_log(format: LogFormat) {
    let filter = EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| EnvFilter::new("info,hyper=warn,usvg=error"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    match format {
        LogFormat::Compact => log.compact().with_target(false).init(),
        LogFormat::Json => log.json().with_target(false).init(),
    }
}
