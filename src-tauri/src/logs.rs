//! The log of this run: the latest lines in memory, and a copy for the system's own log.
//!
//! Invariant: a line is scrubbed and bounded before anything keeps or shows it, so what a tester shares
//! holds no personal data. Nothing in here fails or blocks its caller for long: a panic is logged too.

pub mod failures;
mod scrub;
mod system;

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, SystemTime};

use log::{Level, LevelFilter, Metadata, Record};
use parking_lot::Mutex;
use serde::Serialize;

pub use scrub::scrubbed;

const MAX_LINES: usize = 400;
/// A panic may strike while this thread holds the lock.
const LOCK_PATIENCE: Duration = Duration::from_millis(100);

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    pub at_ms: u64,
    pub level: &'static str,
    pub text: String,
}

/// A ring buffer; clones share it.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<VecDeque<Line>>>);

impl Log {
    pub fn add(&self, level: Level, text: &str) {
        let text = scrubbed(text);
        system::write(level, &text);
        let line = Line {
            at_ms: now_ms(),
            level: name_of(level),
            text,
        };
        let Some(mut lines) = self.0.try_lock_for(LOCK_PATIENCE) else {
            return;
        };
        if lines.len() == MAX_LINES {
            lines.pop_front();
        }
        lines.push_back(line);
    }

    /// Oldest first.
    pub fn lines(&self) -> Vec<Line> {
        self.0.lock().iter().cloned().collect()
    }

    pub fn clear(&self) {
        self.0.lock().clear();
    }

    /// The one of this process, which takes what everybody says through the `log` crate from here on.
    /// Android may run the app twice in one process.
    ///
    /// `tracing` hands its events to `log` when nobody has subscribed; a subscriber of its own would cost
    /// the library of a phone more than the rest of this module.
    pub fn of_this_process() -> Self {
        static LOG: LazyLock<Log> = LazyLock::new(Log::default);
        log::set_max_level(LevelFilter::Info);
        // Fails the second time: it is there, as nobody else sets one.
        let _ = log::set_logger(&*LOG);
        LOG.clone()
    }
}

impl log::Log for Log {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= Level::Info
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            let text = format!("{}: {}", record.target(), record.args());
            self.add(record.level(), &text);
        }
    }

    fn flush(&self) {}
}

fn name_of(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warn => "warn",
        _ => "info",
    }
}

pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    u64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Log, MAX_LINES};

    fn texts(log: &Log) -> Vec<String> {
        log.lines().into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn keeps_the_latest_lines_and_forgets_the_oldest() {
        let log = Log::default();
        for number in 0..MAX_LINES + 3 {
            log.add(log::Level::Info, &format!("line {number}"));
        }
        let lines = texts(&log);
        assert_eq!(lines.len(), MAX_LINES);
        assert_eq!(lines.first().map(String::as_str), Some("line 3"));
        assert_eq!(lines.last().map(String::as_str), Some("line 402"));
        log.clear();
        assert_eq!(texts(&log), Vec::<String>::new());
    }

    #[test]
    fn takes_events_with_their_fields_scrubbed_and_leaves_details_out() {
        let log = Log::of_this_process();
        tracing::warn!(target: "logs-test", phone = "0812-3456-7890", tries = 2, "{} refused", "https://a.example/b?c=d");
        tracing::error!(target: "logs-test", "no answer");
        tracing::debug!(target: "logs-test", "not of interest");
        log::info!(target: "logs-test", "by the other crate");
        log::debug!(target: "logs-test", "not of interest");
        // Other tests of this process are in it too.
        let lines = Log::of_this_process().lines();
        let seen: Vec<_> = lines
            .iter()
            .filter(|line| line.text.starts_with("logs-test: "))
            .map(|line| (line.level, &line.text["logs-test: ".len()..]))
            .collect();
        assert_eq!(
            seen,
            [
                ("warn", "https://a.example/b?# refused phone=\"#\" tries=2"),
                ("error", "no answer"),
                ("info", "by the other crate"),
            ]
        );
        assert!(lines.iter().all(|line| line.at_ms > 1_700_000_000_000));
        drop(log);
    }
}
