//! The real wiring and the real capabilities, on tauri's mock runtime.

use serde_json::{Value, json};
use tauri::ipc::{CallbackFn, InvokeBody};
use tauri::test::{INVOKE_KEY, MockRuntime, get_ipc_response, mock_builder};
use tauri::webview::InvokeRequest;
use tauri::{App, Manager, WebviewWindow};

use crate::logs::Log;
use crate::logs::failures::Failures;

type Outcome = Result<(), Box<dyn std::error::Error>>;

struct Shell {
    app: App<MockRuntime>,
    page: WebviewWindow<MockRuntime>,
}

impl Shell {
    fn start(name: &str) -> Result<Self, Box<dyn std::error::Error>> {
        let mut context = crate::context();
        context.config_mut().identifier = format!("id.jajan.test.{name}.{}", std::process::id());
        let mut app =
            crate::wired(mock_builder(), Log::default(), Failures::default()).build(context)?;
        // The set-up runs in the first iteration of the event loop.
        #[allow(deprecated)] // `run_iteration` is the only way to run a single iteration.
        app.run_iteration(|_, _| {});
        let page = app.get_webview_window("main").ok_or("no main window")?;
        Ok(Self { app, page })
    }

    /// Calls as a page of origin `from` would.
    fn invoke(&self, from: &str, command: &str, arguments: Value) -> Result<Value, Value> {
        let request = InvokeRequest {
            cmd: command.to_owned(),
            callback: CallbackFn(0),
            error: CallbackFn(1),
            url: from.parse().map_err(|_| json!("bad test address"))?,
            body: InvokeBody::Json(arguments),
            headers: tauri::http::HeaderMap::default(),
            invoke_key: INVOKE_KEY.to_owned(),
        };
        get_ipc_response(&self.page, request)?
            .deserialize()
            .map_err(|error| json!(error.to_string()))
    }

    /// Calls as the app's own page, where only success is expected.
    fn allowed(&self, command: &str, arguments: Value) -> Result<Value, String> {
        self.invoke(OWN, command, arguments)
            .map_err(|refused| format!("{command}: {refused}"))
    }
}

impl Drop for Shell {
    fn drop(&mut self) {
        if let Ok(folder) = self.app.path().app_data_dir() {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// The app's own page: of the development server, or of the app itself where its files are built in.
const OWN: &str = if cfg!(dev) {
    "http://localhost:5173/platform/home"
} else {
    "tauri://localhost/platform/home"
};

fn every_command() -> [(&'static str, Value); 24] {
    let call = json!({"id": 1, "path": "/a", "headers": {}, "body": "", "timeoutMs": 1});
    [
        ("api_send", json!({ "call": call })),
        ("api_upload", json!({ "base64": "" })),
        ("api_cancel", json!({ "id": 1 })),
        ("kv_read", json!({})),
        ("kv_write", json!({ "key": "a", "value": "b" })),
        ("kv_remove", json!({ "key": "a" })),
        ("open_external", json!({ "url": "https://example.com/" })),
        ("take_links", json!({})),
        ("log_read", json!({})),
        ("log_clear", json!({})),
        ("finish_start", json!({})),
        (
            "open_whatsapp",
            json!({ "url": "https://wa.me/6281234567890" }),
        ),
        (
            "share_to_whatsapp",
            json!({ "text": "a", "photoUrl": null }),
        ),
        ("location_ask", json!({})),
        (
            "location_read",
            json!({ "options": { "highAccuracy": true, "timeoutMs": 1 } }),
        ),
        ("notification_state", json!({})),
        ("notification_request", json!({})),
        (
            "notification_show",
            json!({ "notification": { "id": 1, "title": "a", "body": "b" } }),
        ),
        ("notification_cancel", json!({ "id": 1 })),
        ("plugin:host|secret_read", json!({ "key": "session" })),
        (
            "plugin:host|secret_write",
            json!({ "key": "session", "value": "a" }),
        ),
        ("plugin:host|secret_remove", json!({ "key": "session" })),
        ("plugin:host|register_user", json!({ "userId": "1" })),
        (
            "plugin:host|photo_permission",
            json!({ "source": "camera" }),
        ),
    ]
}

#[test]
fn a_page_of_another_origin_may_call_nothing() -> Outcome {
    let shell = Shell::start("foreign")?;
    for from in [
        "https://evil.example/",
        "https://tauri.localhost.evil.example/",
        "http://localhost:5174/",
    ] {
        for (command, arguments) in every_command() {
            let refused = shell.invoke(from, command, arguments);
            let words = refused
                .err()
                .map(|words| words.to_string())
                .unwrap_or_default();
            assert!(words.contains("not allowed"), "{from} {command}: {words}");
        }
    }
    Ok(())
}

#[test]
fn the_own_page_may_call_its_commands() -> Outcome {
    let shell = Shell::start("own")?;
    shell.allowed("kv_write", json!({ "key": "a", "value": "b" }))?;
    assert_eq!(shell.allowed("kv_read", json!({}))?, json!({ "a": "b" }));
    shell.allowed("kv_remove", json!({ "key": "a" }))?;
    assert_eq!(shell.allowed("kv_read", json!({}))?, json!({}));
    let session = json!({ "key": "session" });
    let read = "plugin:host|secret_read";
    assert_eq!(shell.allowed(read, session.clone())?, json!(null));
    let write = json!({ "key": "session", "value": "abc" });
    shell.allowed("plugin:host|secret_write", write)?;
    assert_eq!(shell.allowed(read, session.clone())?, json!("abc"));
    // Secrets are stored apart: neither `kv_read` nor its file returns one.
    assert_eq!(shell.allowed("kv_read", json!({}))?, json!({}));
    shell.allowed("plugin:host|secret_remove", session.clone())?;
    assert_eq!(shell.allowed(read, session)?, json!(null));
    for user_id in [json!("U-1"), json!(null)] {
        shell.allowed("plugin:host|register_user", json!({ "userId": user_id }))?;
    }
    for source in ["library", "camera"] {
        let answer = shell.allowed("plugin:host|photo_permission", json!({ "source": source }))?;
        assert_eq!(answer, "granted");
    }
    for command in ["notification_state", "notification_request"] {
        assert_eq!(shell.allowed(command, json!({}))?, "unsupported");
    }
    shell.allowed("api_cancel", json!({ "id": 4 }))?;
    assert_eq!(shell.allowed("take_links", json!({}))?, json!([]));
    Ok(())
}

#[test]
fn plugin_commands_that_the_page_does_not_need_are_refused() -> Outcome {
    let shell = Shell::start("plugins")?;
    for command in [
        "plugin:store|load",
        "plugin:store|set",
        "plugin:opener|open_url",
        "plugin:geolocation|get_current_position",
        "plugin:geolocation|request_permissions",
        "plugin:opener|open_path",
        "plugin:opener|reveal_item_in_dir",
        "plugin:deep-link|get_current",
        "plugin:notification|notify",
        "plugin:notification|request_permission",
        "plugin:deep-link|register",
        "plugin:event|emit",
        "plugin:webview|create_webview_window",
        "plugin:window|set_title",
        "plugin:path|resolve_directory",
        "plugin:shell|execute",
        "plugin:fs|read_file",
        "no_such_command",
    ] {
        let refused = shell.invoke(OWN, command, json!({}));
        let words = refused
            .err()
            .map(|words| words.to_string())
            .unwrap_or_default();
        assert!(
            words.contains("not allowed") || words.contains("not found"),
            "{command}: {words}"
        );
    }
    Ok(())
}

#[test]
fn hostile_arguments_get_a_typed_error() -> Outcome {
    let shell = Shell::start("hostile")?;
    let call = |path: &str| json!({"call": {"id": 1, "path": path, "headers": {}, "body": "", "timeoutMs": 1000}});
    for (command, arguments) in [
        ("api_send", call("//evil.example/")),
        ("api_send", call("/\\evil.example")),
        ("kv_write", json!({ "key": "../../etc", "value": "x" })),
        ("kv_remove", json!({ "key": "" })),
        ("open_external", json!({ "url": "javascript:alert(1)" })),
        ("open_external", json!({ "url": "file:///etc/passwd" })),
        ("open_whatsapp", json!({ "url": "https://evil.example/" })),
        ("open_whatsapp", json!({ "url": "whatsapp://chat?code=1" })),
        ("open_whatsapp", json!({ "url": "/console/users" })),
        (
            "notification_show",
            json!({ "notification": { "id": 1, "title": "", "body": "b" } }),
        ),
        (
            "notification_show",
            json!({ "notification": { "id": 1, "title": "a", "body": "b", "link": "https://evil.example/" } }),
        ),
        ("api_upload", json!({ "base64": "AA==" })),
        (
            "share_to_whatsapp",
            json!({ "text": " ", "photoUrl": null }),
        ),
        (
            "location_read",
            json!({ "options": { "highAccuracy": true, "timeoutMs": 0 } }),
        ),
    ] {
        let refused = shell.invoke(OWN, command, arguments).err().ok_or(command)?;
        assert_eq!(refused["kind"], "refused", "{command}: {refused}");
    }
    let foreign = json!({ "text": "Halo", "photoUrl": "https://evil.example/a.jpg" });
    let refused = shell.invoke(OWN, "share_to_whatsapp", foreign).err();
    assert_eq!(refused.ok_or("a foreign photo")?["code"], "-7");
    // Of the wrong type: refused before our code runs.
    for (command, arguments) in [
        ("api_send", json!({ "call": { "id": -1 } })),
        (
            "api_send",
            json!({ "call": { "id": 1, "path": 1, "extra": true } }),
        ),
        ("kv_write", json!({ "key": {}, "value": [] })),
        ("open_external", json!({ "url": null })),
        ("api_cancel", json!({ "id": "1" })),
        ("open_whatsapp", json!({})),
        ("notification_cancel", json!({ "id": 4294967296_u64 })),
        (
            "notification_show",
            json!({ "notification": { "id": 1, "title": "a", "body": "b", "sound": "x" } }),
        ),
        ("plugin:host|secret_read", json!({ "key": "accessToken" })),
        ("plugin:host|secret_read", json!({ "key": ["session"] })),
        (
            "plugin:host|secret_write",
            json!({ "key": "session", "value": "a".repeat(5_000) }),
        ),
        (
            "plugin:host|secret_write",
            json!({ "key": "../session", "value": "a" }),
        ),
        ("plugin:host|secret_remove", json!({ "key": "" })),
        ("plugin:host|register_user", json!({ "userId": "<b>" })),
        (
            "plugin:host|photo_permission",
            json!({ "source": "screen" }),
        ),
    ] {
        assert!(shell.invoke(OWN, command, arguments).is_err(), "{command}");
    }
    Ok(())
}

#[test]
fn a_desktop_says_that_it_is_no_phone() -> Outcome {
    let shell = Shell::start("desktop")?;
    // The listeners are allowed to phones only.
    let is_answered = |command: &str| {
        command.starts_with("secret_")
            || command.ends_with("_listener")
            || ["photo_permission", "register_user"].contains(&command)
    };
    let commands = tauri_plugin_host::COMMANDS.iter();
    for command in commands.filter(|command| !is_answered(command)) {
        let name = format!("plugin:host|{command}");
        let refused = shell.invoke(OWN, &name, json!({})).err().ok_or(*command)?;
        assert_eq!(refused["code"], "-6", "{command}: {refused}");
    }
    let message = json!({ "url": "https://wa.me/6281234567890?text=Halo" });
    let notification = json!({ "notification": { "id": 1, "title": "a", "body": "b" } });
    for (command, arguments) in [
        ("open_whatsapp", message),
        ("notification_show", notification),
        ("notification_cancel", json!({ "id": 1 })),
        (
            "share_to_whatsapp",
            json!({ "text": "Halo", "photoUrl": null }),
        ),
        ("location_ask", json!({})),
        (
            "location_read",
            json!({ "options": { "highAccuracy": true, "timeoutMs": 1 } }),
        ),
    ] {
        let refused = shell.invoke(OWN, command, arguments).err().ok_or(command)?;
        assert_eq!(refused["code"], "-6", "{command}: {refused}");
    }
    Ok(())
}

#[test]
fn the_page_reads_and_clears_the_log_and_ends_the_start() -> Outcome {
    let shell = Shell::start("log")?;
    let mark = shell.app.path().app_data_dir()?.join("starting");
    assert!(
        mark.exists(),
        "the start is marked before the page is there"
    );
    shell
        .app
        .state::<Log>()
        .add(log::Level::Warn, "0812-3456-7890 waits");
    let known = shell.allowed("log_read", json!({}))?;
    assert_eq!(known["lastFailure"], json!(null));
    assert_eq!(known["lines"][0]["level"], "warn");
    assert_eq!(known["lines"][0]["text"], "# waits");
    assert!(known["lines"][0]["atMs"].as_u64().is_some(), "{known}");
    shell.allowed("log_clear", json!({}))?;
    assert_eq!(shell.allowed("log_read", json!({}))?["lines"], json!([]));
    shell.allowed("finish_start", json!({}))?;
    assert!(!mark.exists());
    Ok(())
}
