//! The program from its flags to its stop. Reports its progress on standard error.

mod data;
mod start_error;

use std::{
    io,
    net::{Ipv4Addr, SocketAddr, UdpSocket},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use jajan_contract::signature::{AppSecret, SANDBOX_SECRET};
use jajan_web_host::{Site, log, serve::stop_signal};
use tokio::net::TcpListener;

use crate::cli::Options;
use crate::clock::{Clock, Start};
use crate::console::story::lines::STEPS;
use crate::mode::Mode;
use crate::own_names::OwnNames;
use crate::run::data::{finish, open_database, origin, say};
use crate::run::start_error::{SECRET_VARIABLE, StartError};
use crate::state::{App, Setup};
use crate::{Web, serve};

const SETTLE_EVERY: Duration = Duration::from_secs(1);
/// An address of RFC 5737, which is nobody's.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// Runs until a signal; the exit code is that of the program.
pub async fn run(options: Options) -> ExitCode {
    log::start(options.log, "info,hyper=warn,usvg=error");
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
        // Fails now and not after minutes of seeding; the port is bound for good further down.
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
    // After the copy, which a reset opens at its own time.
    let (opening, now_ms) = (database.clone(), clock.now_ms());
    let opened = tokio::task::spawn_blocking(move || opening.opened(now_ms)).await;
    opened
        .map_err(io::Error::other)?
        .map_err(StartError::Origin)?;
    let app = App::new(Setup {
        mode: options.mode,
        clock,
        secret,
        database: database.clone(),
        origin: Arc::new(origin),
        store_count,
        calls_per_second: options.rate_limit,
        own_names: OwnNames::new(&options.names),
        is_web_built: web.site.as_ref().map(Site::is_built),
        lan: lan(address),
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
    // Orders close and money returns also while nobody looks.
    let settling = tokio::spawn(settle(app.clone()));
    serve::serve(listener, crate::app(app, web), stop).await;
    settling.abort();
    finish(database).await?;
    say("Stopped.");
    Ok(())
}

/// Does each second what time has brought, beginning with what a kill has left undone. Follows resets.
async fn settle(app: App) {
    let mut ticks = tokio::time::interval(SETTLE_EVERY);
    loop {
        ticks.tick().await;
        let app = app.latest();
        if let Err(error) = app.database.settle_orders(app.clock.now_ms()).await {
            tracing::error!(%error, "what is due could not be done");
        }
    }
}

/// Where phones of the same network reach this program; absent: it listens on this machine alone, which
/// may be in no network.
fn lan(address: SocketAddr) -> Option<SocketAddr> {
    if address.ip().is_loopback() {
        return None;
    }
    if !address.ip().is_unspecified() {
        return Some(address);
    }
    // Sends nothing: the machine only chooses by which of its own addresses it would.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback()).then_some(SocketAddr::new(own, address.port()))
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

fn welcome(address: SocketAddr, options: &Options) {
    let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    };
    say(&format!("The sandbox listens on http://{host}"));
    if options.web.is_some() {
        say(&format!("  The app      http://{host}/"));
        if let Some(lan) = lan(address) {
            say(&format!("  On a phone   http://{lan}/"));
        }
    }
    if options.mode != Mode::Prod {
        say(&format!("  The console  http://{host}/console"));
    }
    if options.mode != Mode::Prod && options.web.is_some() {
        say("A whole purchase, played with both of them:");
        for (at, step) in STEPS.iter().enumerate() {
            say(&format!("  {}  {:17} {}", at + 1, step.title, step.says));
        }
    }
    for fault in &options.faults {
        say(&format!(
            "  A fault is on: {:?} on {}",
            fault.kind, fault.path
        ));
    }
    say("  Ctrl-C stops it.");
}
