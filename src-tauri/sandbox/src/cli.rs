//! Flags of the program. What they mean for a newcomer is in README.md.

use std::{net::IpAddr, path::PathBuf};

use clap::Parser;
use jajan_contract::sandbox::Fault;
use jajan_web_host::{app_links::AppLinks, log::LogFormat};

use crate::clock::MAX_OFFSET_MS;
use crate::memory::faults;
use crate::mode::Mode;
use crate::seed::SeedOptions;
use crate::store::Place;

/// The year 2100: what the clock can be moved by is counted from real time.
const MAX_START_MS: u64 = 4_102_444_800_000;

/// The remote API of Jajan on one machine, with the data of a whole city in SQLite.
#[derive(Debug, Clone, Parser)]
#[command(name = "jajan-sandbox", version, about, max_term_width = 100)]
pub struct Options {
    /// Port to listen on; 0 takes a free one
    #[arg(long, default_value_t = 8787)]
    pub port: u16,
    /// Address to listen on; 0.0.0.0 lets phones in the same network in
    #[arg(long, default_value = "127.0.0.1")]
    pub host: IpAddr,
    /// Database file, or :memory:
    #[arg(long, value_name = "FILE", default_value = ".cache/sandbox.sqlite", value_parser = database_place)]
    pub db: Place,
    /// How many stores to seed
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=2_000_000))]
    pub stores: u32,
    /// The seed number; the same number makes the same data
    #[arg(long, default_value_t = SeedOptions::default().seed)]
    pub seed: u64,
    /// Directory of the built web app, served at /
    #[arg(long, value_name = "DIR")]
    pub web: Option<PathBuf>,
    /// prod hides the console, the sandbox calls and CORS, and needs JAJAN_APP_SECRET
    #[arg(long, value_enum, default_value = "dev")]
    pub mode: Mode,
    /// How far the sandbox's clock runs ahead of the machine's
    #[arg(
        long,
        value_name = "MS",
        default_value_t = 0,
        allow_negative_numbers = true,
        value_parser = clap::value_parser!(i64).range(-MAX_OFFSET_MS..=MAX_OFFSET_MS)
    )]
    pub clock_offset_ms: i64,
    /// The instant at which the sandbox's clock starts, and starts again at each reset: milliseconds since the epoch
    #[arg(long, value_name = "MS", conflicts_with = "clock_offset_ms", value_parser = clap::value_parser!(u64).range(..=MAX_START_MS))]
    pub start_at_ms: Option<u64>,
    #[command(flatten)]
    pub app_links: AppLinks,
    /// A fault from the start, e.g. /region/=latency:800 or /market/=missing_field:poiList
    #[arg(long = "fault", value_name = "PATH=KIND[:ARG]", value_parser = faults::parse)]
    pub faults: Vec<Fault>,
    /// Seed the database and stop
    #[arg(long)]
    pub seed_only: bool,
    /// A name under which the console and /sandbox/ are answered beside localhost and addresses, e.g. a tunnel's
    #[arg(long = "name", value_name = "NAME")]
    pub names: Vec<String>,
    /// Form of the log lines on standard error
    #[arg(long, value_enum, default_value = "compact")]
    pub log: LogFormat,
    /// Calls per second of one device before 429
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub rate_limit: u32,
}

fn database_place(text: &str) -> Result<Place, String> {
    Ok(match text {
        "" => return Err("a file name or :memory: is needed".to_owned()),
        ":memory:" => Place::Memory,
        file => Place::File(PathBuf::from(file)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Result<Options, String> {
        let all = ["jajan-sandbox"].iter().chain(arguments);
        Options::try_parse_from(all).map_err(|e| e.to_string())
    }

    #[test]
    fn defaults_serve_a_newcomer() {
        let options = parse(&[]).expect("no flag is needed");
        assert_eq!((options.port, options.stores), (8787, 2_000));
        assert!(options.host.is_loopback());
        assert_eq!(options.db, Place::File(".cache/sandbox.sqlite".into()));
        assert_eq!(options.mode, Mode::Dev);
    }

    #[test]
    fn wrong_flags_are_named() {
        for (arguments, word) in [
            (&["--fault", "nonsense"][..], "--fault"),
            (&["--stores", "0"], "--stores"),
            (&["--mode", "staging"], "--mode"),
            (&["--host", "example"], "--host"),
            (&["--db", ""], "--db"),
            (&["--android-fingerprint", "AB"], "--android-fingerprint"),
            (&["--ios-team", "A.B"], "--ios-team"),
            (
                &["--clock-offset-ms", "9000000000000000"],
                "--clock-offset-ms",
            ),
        ] {
            let message = parse(arguments).expect_err("it is wrong");
            assert!(message.contains(word), "{message}");
        }
    }

    #[test]
    fn faults_and_offset_are_read() {
        let options = parse(&["--clock-offset-ms", "-60000", "--fault", "/img/=latency:20"])
            .expect("they are right");
        assert_eq!(options.clock_offset_ms, -60_000);
        assert_eq!(options.faults[0].delay_ms, 20);
    }
}
