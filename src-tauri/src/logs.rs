//! The log of this run: the latest lines in memory, and a copy for the system's own log.
//!
//! Invariant: a line is scrubbed and bounded before anything keeps or shows it, so what a tester shares
//! holds no personal data. Nothing in here fails or blocks its caller for long: a panic is logged too.

pub mod failures;
mod scrub;
mod system;

use std::collections::VecDeque;
use std::fmt::{Debug, Write};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use parking_lot::Mutex;
use serde::Serialize;
use tracing::field::{Field, Visit};
use tracing::level_filters::LevelFilter;
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::{Context, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

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

    /// Takes what `tracing` and `log` say from here on. Another call in this process changes nothing:
    /// Android may run the app twice in one.
    pub fn follow(&self) {
        let _ = tracing_subscriber::registry()
            .with(LevelFilter::INFO)
            .with(Follower(self.clone()))
            .try_init();
    }
}

struct Follower(Log);

impl<S: Subscriber> Layer<S> for Follower {
    fn on_event(&self, event: &Event<'_>, _context: Context<'_, S>) {
        let mut words = Words::default();
        event.record(&mut words);
        let target = words.target.as_deref();
        let target = target.unwrap_or_else(|| event.metadata().target());
        let text = format!("{target}: {}{}", words.message, words.others);
        self.0.add(*event.metadata().level(), &text);
    }
}

/// The fields of one event.
#[derive(Default)]
struct Words {
    message: String,
    others: String,
    /// Where a record of the `log` crate comes from.
    target: Option<String>,
}

impl Visit for Words {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "log.target" => self.target = Some(value.to_owned()),
            name if name.starts_with("log.") => {}
            _ => self.record_debug(field, &value),
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // Writing to a String never fails.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name if name.starts_with("log.") => Ok(()),
            name => write!(self.others, " {name}={value:?}"),
        };
    }
}

fn name_of(level: Level) -> &'static str {
    match level {
        Level::ERROR => "error",
        Level::WARN => "warn",
        _ => "info",
    }
}

pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    u64::try_from(since.unwrap_or_default().as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Follower, Log, MAX_LINES};
    use tracing::level_filters::LevelFilter;
    use tracing_subscriber::layer::SubscriberExt;

    fn texts(log: &Log) -> Vec<String> {
        log.lines().into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn keeps_the_latest_lines_and_forgets_the_oldest() {
        let log = Log::default();
        for number in 0..MAX_LINES + 3 {
            log.add(tracing::Level::INFO, &format!("line {number}"));
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
        let log = Log::default();
        let subscriber = tracing_subscriber::registry()
            .with(LevelFilter::INFO)
            .with(Follower(log.clone()));
        tracing::subscriber::with_default(subscriber, || {
            tracing::warn!(target: "links", phone = "0812-3456-7890", tries = 2, "{} refused", "https://a.example/b?c=d");
            tracing::error!(target: "boot", "no answer");
            tracing::debug!("not of interest");
        });
        let lines = log.lines();
        let seen: Vec<_> = lines
            .iter()
            .map(|line| (line.level, line.text.as_str()))
            .collect();
        assert_eq!(
            seen,
            [
                (
                    "warn",
                    "links: https://a.example/b?# refused phone=\"#\" tries=2"
                ),
                ("error", "boot: no answer"),
            ]
        );
        assert!(lines.iter().all(|line| line.at_ms > 1_700_000_000_000));
    }
}
