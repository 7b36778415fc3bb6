//! What becomes of the page when iOS ends the process that draws it, as it does for memory: wry has switched
//! `WebKit`'s own reload off, and without this the app shows an empty, dead screen until it is closed.
//!
//! The page is loaded again where one was, history and all; the page itself brings back what was typed. A page
//! that is ended again and again gives way to a plain one that needs no script (decisions "A page is opened
//! again for half an hour").

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
#[cfg(target_vendor = "apple")]
use tauri::{Manager, Runtime, Url, Webview};

#[cfg(target_vendor = "apple")]
use crate::logs::failures::Failures;

const MOST: usize = 3;
const WITHIN: Duration = Duration::from_mins(1);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The address where one was; the web view has kept its history.
    Reload,
    /// Nothing was shown yet, so that there is nothing to reload.
    Begin,
    /// The plain page.
    Stop,
}

/// When the page was brought back last.
#[derive(Default)]
pub struct Endings(Mutex<VecDeque<Instant>>);

impl Endings {
    fn next(&self, now: Instant, has_drawn: bool) -> Step {
        let mut times = self.0.lock();
        while times
            .front()
            .is_some_and(|time| now.duration_since(*time) >= WITHIN)
        {
            times.pop_front();
        }
        if times.len() == MOST {
            return Step::Stop;
        }
        times.push_back(now);
        if has_drawn { Step::Reload } else { Step::Begin }
    }
}

/// For `on_web_content_process_terminate`.
#[cfg(target_vendor = "apple")]
pub fn bring_back<R: Runtime>(webview: &Webview<R>, endings: &Endings) {
    let has_drawn = webview.state::<Failures>().has_started();
    let step = endings.next(Instant::now(), has_drawn);
    tracing::warn!("the page's process was ended: {step:?}");
    // The address of the web view is unknown now, and wry panics when it is asked for.
    let done = match step {
        Step::Reload => webview.reload(),
        Step::Begin => open(webview, "/"),
        Step::Stop => open(webview, "/stopped.html"),
    };
    if let Err(error) = done {
        tracing::error!("the page is not brought back: {error}");
    }
}

#[cfg(target_vendor = "apple")]
fn open<R: Runtime>(webview: &Webview<R>, path: &str) -> tauri::Result<()> {
    let dev_server = webview.config().build.dev_url.clone();
    let own = dev_server.filter(|_| tauri::is_dev());
    let base = own.map_or_else(|| Url::parse("tauri://localhost"), Ok);
    let url = base.and_then(|base| base.join(path));
    webview.navigate(url.map_err(tauri::Error::InvalidUrl)?)
}

#[cfg(test)]
mod tests {
    use super::{Endings, Step};
    use std::time::{Duration, Instant};

    #[test]
    fn three_times_a_minute_and_then_the_plain_page() {
        let (endings, start) = (Endings::default(), Instant::now());
        let at = |seconds| endings.next(start + Duration::from_secs(seconds), true);
        assert_eq!([at(0), at(20), at(40)], [Step::Reload; 3]);
        assert_eq!([at(41), at(59)], [Step::Stop; 2]);
        // The first was a minute ago; the two that were refused do not count.
        assert_eq!([at(60), at(61)], [Step::Reload, Step::Stop]);
        assert_eq!([at(200), at(201), at(202)], [Step::Reload; 3]);
        assert_eq!(at(203), Step::Stop);
    }

    #[test]
    fn before_the_first_screen_there_is_nothing_to_reload() {
        let (endings, now) = (Endings::default(), Instant::now());
        assert_eq!(endings.next(now, false), Step::Begin);
        assert_eq!(endings.next(now, true), Step::Reload);
        assert_eq!(endings.next(now, false), Step::Begin);
        assert_eq!(endings.next(now, false), Step::Stop);
    }
}
