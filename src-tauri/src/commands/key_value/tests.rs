//! The store on tauri's mock runtime, in a data folder of its own.

use std::path::PathBuf;

use tauri::test::{MockRuntime, mock_builder, mock_context, noop_assets};
use tauri::{App, Manager};

use super::{FILE, KeyValue, MAX_VALUE_BYTES};
use crate::error::Error;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// An app whose data folder is named after the test, empty at first.
struct Bench {
    app: App<MockRuntime>,
    file: PathBuf,
}

impl Bench {
    fn new(name: &str) -> Result<Self, Box<dyn std::error::Error>> {
        let mut context = mock_context(noop_assets());
        context.config_mut().identifier = format!("id.jajan.test.{name}.{}", std::process::id());
        let app = mock_builder()
            .plugin(tauri_plugin_store::Builder::new().build())
            .build(context)?;
        let file = app.path().app_data_dir()?.join(FILE);
        Ok(Self { app, file })
    }

    fn open(&self) -> crate::error::Result<KeyValue<MockRuntime>> {
        KeyValue::open(self.app.handle())
    }

    fn put(&self, text: &str) -> std::io::Result<()> {
        std::fs::create_dir_all(self.file.parent().ok_or(std::io::ErrorKind::NotFound)?)?;
        std::fs::write(&self.file, text)
    }
}

impl Drop for Bench {
    fn drop(&mut self) {
        if let Some(folder) = self.file.parent() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

#[test]
fn values_are_there_after_a_restart() -> Outcome {
    let bench = Bench::new("restart")?;
    let values = bench.open()?;
    values.write("jajan.locale".to_owned(), "\"zh-CN\"".to_owned())?;
    values.write("draft:1".to_owned(), "satu".to_owned())?;
    values.write("draft:1".to_owned(), "dua".to_owned())?;
    values.write("gone".to_owned(), "x".to_owned())?;
    values.remove("gone")?;
    values.remove("never-there")?;
    let again = bench.open()?.read();
    assert_eq!(again.len(), 2);
    assert_eq!(
        again.get("jajan.locale").map(String::as_str),
        Some("\"zh-CN\"")
    );
    assert_eq!(again.get("draft:1").map(String::as_str), Some("dua"));
    Ok(())
}

#[test]
fn a_corrupt_file_is_kept_aside_and_the_app_starts_empty() -> Outcome {
    let broken = ["{\"a\":\"b", "", "[]", "{\"a\":1}", "\u{0}\u{0}"];
    for (index, text) in broken.into_iter().enumerate() {
        let bench = Bench::new(&format!("corrupt{index}"))?;
        bench.put(text)?;
        let values = bench.open()?;
        assert!(values.read().is_empty(), "{text:?}");
        values.write("a".to_owned(), "new".to_owned())?;
        let folder = bench.file.parent().ok_or("no folder")?;
        let mut kept = Vec::new();
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().contains("corrupt-") {
                kept.push(std::fs::read_to_string(entry.path())?);
            }
        }
        assert_eq!(kept, [text]);
    }
    Ok(())
}

#[test]
fn a_write_that_fails_is_reported_and_not_half_remembered() -> Outcome {
    let bench = Bench::new("fails")?;
    let values = bench.open()?;
    values.write("a".to_owned(), "old".to_owned())?;
    std::fs::create_dir(bench.file.with_extension("new"))?;
    assert!(matches!(
        values.write("a".to_owned(), "new".to_owned()),
        Err(Error::Storage(_))
    ));
    assert!(matches!(
        values.write("b".to_owned(), "new".to_owned()),
        Err(Error::Storage(_))
    ));
    assert!(matches!(values.remove("a"), Err(Error::Storage(_))));
    let now = values.read();
    assert_eq!(now.get("a").map(String::as_str), Some("old"));
    assert_eq!(now.len(), 1);
    assert_eq!(bench.open()?.read(), now);
    Ok(())
}

#[test]
fn the_plugin_does_not_save_in_place_when_the_app_ends() -> Outcome {
    let bench = Bench::new("exit")?;
    let values = bench.open()?;
    values.write("a".to_owned(), "b".to_owned())?;
    assert!(tauri_plugin_store::StoreExt::get_store(bench.app.handle(), FILE).is_none());
    Ok(())
}

#[test]
fn bad_keys_and_large_values_are_refused() -> Outcome {
    let bench = Bench::new("keys")?;
    let values = bench.open()?;
    let long = "a".repeat(129);
    for key in [
        "",
        "../a",
        "a/b",
        "a b",
        ".a",
        "1a",
        "a\u{0}",
        "caf\u{e9}",
        "a\\b",
        &long,
    ] {
        let written = values.write(key.to_owned(), "x".to_owned());
        assert!(matches!(written, Err(Error::Refused(_))), "{key:?}");
        assert!(
            matches!(values.remove(key), Err(Error::Refused(_))),
            "{key:?}"
        );
    }
    let large = "a".repeat(MAX_VALUE_BYTES);
    assert!(
        values
            .write("large".to_owned(), format!("{large}a"))
            .is_err()
    );
    for key in ["one", "two", "three"] {
        values.write(key.to_owned(), large.clone())?;
    }
    // The limit is 16 MiB in total: a fourth value of 5 MiB exceeds it.
    assert!(matches!(
        values.write("four".to_owned(), large),
        Err(Error::Refused(_))
    ));
    assert_eq!(values.read().len(), 3);
    Ok(())
}
