//! File descriptors: a shell gives 1,024 of them, of many more that the system allows.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// More than any cap here needs.
const WANTED: u64 = 8_192;

/// How many this process may have, after asking for more. Absent: as many as it likes.
pub fn raised() -> Option<usize> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let has = current?;
    let may = maximum.unwrap_or(WANTED).min(WANTED);
    let more = Rlimit {
        current: Some(may),
        maximum,
    };
    let now = match has < may && setrlimit(Resource::Nofile, more).is_ok() {
        true => may,
        false => has,
    };
    Some(usize::try_from(now).unwrap_or(usize::MAX))
}
