use super::{FILE, Failures, Kind, MARK, MAX_FILE_BYTES, hear_panics};
use crate::logs::Log;
use std::fs;
use std::path::PathBuf;

type Outcome = Result<(), Box<dyn std::error::Error>>;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("jajan-failures-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        Self(folder)
    }

    /// A launch of the app.
    fn launch(&self) -> Failures {
        let failures = Failures::default();
        failures.begin(&self.0);
        failures
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn kind(failures: &Failures) -> Option<Kind> {
    failures.last().map(|failure| failure.kind)
}

#[test]
fn a_start_that_reached_the_page_leaves_nothing() {
    let folder = Folder::new("fine");
    assert_eq!(folder.launch().last(), None);
    let second = folder.launch();
    assert!(!second.has_started());
    second.finish_start();
    second.finish_start();
    assert!(second.has_started());
    assert_eq!(folder.launch().last(), None);
}

#[test]
fn a_start_that_never_reached_the_page_is_said_by_the_next() {
    let folder = Folder::new("unfinished");
    folder.launch();
    let next = folder.launch();
    assert_eq!(kind(&next), Some(Kind::Unfinished));
    assert!(
        next.last()
            .is_some_and(|last| last.at_ms > 1_700_000_000_000)
    );
    next.finish_start();
    // Told until this run ends, and not by the next.
    assert_eq!(kind(&next), Some(Kind::Unfinished));
    assert_eq!(folder.launch().last(), None);
}

#[test]
fn what_failed_says_more_than_the_mark_and_stays_until_a_start_succeeds() {
    let folder = Folder::new("start");
    folder
        .launch()
        .keep(Kind::Start, "no window for 0812-3456-7890");
    folder.launch();
    let last = folder.launch().last();
    let last = last.map(|failure| (failure.kind, failure.text));
    assert_eq!(last, Some((Kind::Start, "no window for #".to_owned())));
    folder.launch().finish_start();
    assert_eq!(folder.launch().last(), None);
}

#[test]
fn a_failure_after_the_start_is_said_by_the_next() {
    let folder = Folder::new("later");
    let run = folder.launch();
    run.finish_start();
    run.keep(Kind::Panic, "index out of bounds");
    assert_eq!(kind(&folder.launch()), Some(Kind::Panic));
}

#[test]
fn the_mark_goes_last() -> Outcome {
    let folder = Folder::new("order");
    folder.launch().keep(Kind::Start, "no window");
    let next = folder.launch();
    let mark = folder.0.join(MARK);
    let removed = std::cell::RefCell::new(Vec::new());
    next.finish_start_by(|path| {
        assert!(mark.exists(), "{} goes after the mark", path.display());
        removed.borrow_mut().push(path.to_owned());
        fs::remove_file(path)
    });
    assert_eq!(removed.into_inner(), [folder.0.join(FILE), mark]);
    assert_eq!(fs::read_dir(&folder.0)?.count(), 0);
    Ok(())
}

#[test]
fn a_failure_of_this_run_outlives_the_end_of_its_start() -> Outcome {
    let folder = Folder::new("beside");
    folder.launch().keep(Kind::Start, "no window");
    let run = folder.launch();
    run.keep(Kind::Panic, "beside the page");
    run.finish_start();
    let last = folder.launch().last().ok_or("it was removed")?;
    assert_eq!(
        (last.kind, last.text.as_str()),
        (Kind::Panic, "beside the page")
    );
    Ok(())
}

#[test]
fn the_exception_of_kotlin_is_read_and_scrubbed() -> Outcome {
    let folder = Folder::new("kotlin");
    fs::create_dir_all(&folder.0)?;
    let written = r#"{"kind":"exception","atMs":1795600000000,"text":"java.io.IOException\n at a.B.c(B.kt:7) siti@mail.example"}"#;
    fs::write(folder.0.join(FILE), written)?;
    let last = folder.launch().last().ok_or("nothing was read")?;
    assert_eq!(last.kind, Kind::Exception);
    assert_eq!(last.text, "java.io.IOException at a.B.c(B.kt:7) #");
    Ok(())
}

#[test]
fn a_file_that_is_not_ours_is_none() -> Outcome {
    let folder = Folder::new("broken");
    fs::create_dir_all(&folder.0)?;
    let long = "x".repeat(usize::try_from(MAX_FILE_BYTES)?);
    let long = format!(r#"{{"kind":"panic","atMs":1,"text":"{long}"}}"#);
    for broken in [
        "",
        "{",
        "[]",
        r#"{"kind":"other","atMs":1,"text":""}"#,
        &long,
    ] {
        fs::write(folder.0.join(FILE), broken)?;
        let _ = fs::remove_file(folder.0.join(MARK));
        assert_eq!(folder.launch().last(), None, "{broken:.40}");
    }
    Ok(())
}

#[test]
fn without_a_folder_nothing_is_kept_and_nothing_fails() {
    let failures = Failures::default();
    failures.keep(Kind::Start, "too early");
    failures.finish_start();
    assert_eq!(failures.last(), None);
}

#[test]
fn a_panic_is_in_the_log_and_kept_for_the_next_run() -> Outcome {
    let folder = Folder::new("panic");
    let (log, run) = (Log::default(), folder.launch());
    let before = std::panic::take_hook();
    hear_panics(&log, &run);
    let thread = std::thread::Builder::new().name("worker".to_owned());
    let died = thread.spawn(|| panic!("no seat for {}", "siti@mail.example"))?;
    let is_dead = died.join().is_err();
    std::panic::set_hook(before);
    assert!(is_dead);
    let last = folder.launch().last().ok_or("nothing was kept")?;
    assert_eq!(last.kind, Kind::Panic);
    assert!(
        last.text.starts_with("panic in worker at src-tauri/"),
        "{}",
        last.text
    );
    assert!(last.text.ends_with(": no seat for #"), "{}", last.text);
    assert!(
        log.lines()
            .iter()
            .any(|line| line.level == "error" && line.text == last.text)
    );
    Ok(())
}

#[test]
fn a_panic_inside_the_locks_does_not_wait_for_ever() {
    let (log, failures) = (Log::default(), Failures::default());
    let _held = (log.0.lock(), failures.0.lock());
    failures.keep(Kind::Panic, "inside");
    log.add(log::Level::Error, "inside");
}
