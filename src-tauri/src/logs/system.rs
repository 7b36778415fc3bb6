//! The log of the system: android_log under the tag `Jajan`, os_log under our subsystem, standard error
//! of a desktop. Takes finished lines: a library that listens by itself would write what it is given.

use log::Level;

#[cfg(target_os = "android")]
pub fn write(level: Level, text: &str) {
    use android_logger::{AndroidLogger, Config};
    use log::{LevelFilter, Log, Record};
    use std::sync::LazyLock;

    static LOGGER: LazyLock<AndroidLogger> = LazyLock::new(|| {
        let config = Config::default()
            .with_tag("Jajan")
            .with_max_level(LevelFilter::Info)
            .format(|line, record| write!(line, "{}", record.args()));
        AndroidLogger::new(config)
    });
    // In one statement: `format_args!` borrows for no longer.
    LOGGER.log(
        &Record::builder()
            .level(level)
            .args(format_args!("{text}"))
            .build(),
    );
}

#[cfg(target_os = "ios")]
pub fn write(level: Level, text: &str) {
    use oslog::OsLog;
    use std::sync::LazyLock;

    static LOG: LazyLock<OsLog> = LazyLock::new(|| OsLog::new("id.jajan.app", "shell"));
    match level {
        Level::Error => LOG.fault(text),
        Level::Warn => LOG.error(text),
        // `info` is kept in memory only, and gone before anybody looks.
        _ => LOG.default(text),
    }
}

#[cfg(desktop)]
pub fn write(level: Level, text: &str) {
    use std::io::Write;
    // A closed standard error is no reason to stop.
    let _ = writeln!(std::io::stderr(), "{level:>5} {text}");
}
