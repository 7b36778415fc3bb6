//! The Tauri shell: wires the plugins, the commands and the one window.

mod api_base;
mod atomic_file;
mod commands;
mod error;
mod logs;
mod navigation;
#[cfg(test)]
mod page_environment;
#[cfg(any(test, target_vendor = "apple"))]
mod page_process;
mod photo;
#[cfg(test)]
mod tests;

use tauri::webview::NewWindowResponse;
use tauri::{App, Context, Manager, Runtime, WebviewWindowBuilder};
use tauri_plugin_opener::OpenerExt;

use commands::api::Api;
use commands::key_value::KeyValue;
use commands::links;
use logs::Log;
use logs::failures::{self, Failures};

/// Runs the app until it exits. Ends the process with a message when it cannot start.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let (log, failures) = (Log::of_this_process(), Failures::default());
    failures::hear_panics(&log, &failures);
    #[cfg(target_os = "ios")]
    failures::hear_exceptions(&log, &failures);
    let wired = wired(tauri::Builder::default(), log, failures.clone());
    if let Err(error) = wired.run(context()) {
        let words = format!("Jajan cannot start: {error}");
        tracing::error!("{words}");
        failures.keep(failures::Kind::Start, &words);
        std::process::exit(1);
    }
}

/// What tauri.conf.json, the capabilities and the built page say, compiled in.
fn context<R: Runtime>() -> Context<R> {
    tauri::generate_context!()
}

/// The shell on any runtime, so that tests drive the same wiring without a window system.
fn wired<R: Runtime>(
    builder: tauri::Builder<R>,
    log: Log,
    failures: Failures,
) -> tauri::Builder<R> {
    let builder = builder
        .plugin(failures::plugin(&failures))
        .manage(log)
        .manage(failures)
        .plugin(tauri_plugin_geolocation::init())
        .plugin(tauri_plugin_notification::init())
        // After the notification plugin: both set iOS's one delegate for taps, and the last one wins.
        .plugin(tauri_plugin_host::init())
        .plugin(tauri_plugin_store::Builder::new().build())
        .plugin(tauri_plugin_deep_link::init())
        // Our router handles clicks; the plugin's click handler would open any link outside.
        .plugin(
            tauri_plugin_opener::Builder::new()
                .open_js_links_on_click(false)
                .build(),
        );
    #[cfg(mobile)]
    let builder = builder.plugin(tauri_plugin_barcode_scanner::init());
    #[cfg(target_vendor = "apple")]
    let builder = {
        let endings = page_process::Endings::default();
        builder.on_web_content_process_terminate(move |webview| {
            page_process::bring_back(webview, &endings);
        })
    };
    #[cfg(target_os = "android")]
    let builder = builder.plugin(tauri_plugin_sharesheet::init());

    builder
        .invoke_handler(tauri::generate_handler![
            commands::api::api_send,
            commands::api::upload::api_upload,
            commands::api::api_cancel,
            commands::key_value::kv_read,
            commands::key_value::kv_write,
            commands::key_value::kv_remove,
            commands::external::open_external,
            commands::whatsapp::open_whatsapp,
            commands::share::share_to_whatsapp,
            commands::position::location_ask,
            commands::position::location_read,
            commands::notification::notification_state,
            commands::notification::notification_request,
            commands::notification::notification_show,
            commands::notification::notification_cancel,
            links::take_links,
            commands::logs::log_read,
            commands::logs::log_clear,
            commands::logs::finish_start,
        ])
        .setup(|app| set_up(app))
}

fn set_up<R: Runtime>(app: &mut App<R>) -> Result<(), Box<dyn std::error::Error>> {
    app.manage(Api::new(api_base::ApiBase::configured()?)?);
    app.manage(KeyValue::open(app.handle())?);
    app.manage(links::Inbox::default());
    app.manage(commands::notification::Asking::default());
    app.manage(commands::position::Locating::default());
    links::listen(app.handle());
    open_window(app)?;
    #[cfg(mobile)]
    commands::notification::follow_taps(app.handle());
    Ok(())
}

fn open_window<R: Runtime>(app: &App<R>) -> Result<(), Box<dyn std::error::Error>> {
    let config = app.config();
    let window = config
        .app
        .windows
        .first()
        .ok_or("tauri.conf.json declares no window")?;
    let dev_server = tauri::is_dev()
        .then(|| config.build.dev_url.clone())
        .flatten();
    let handle = app.handle().clone();
    WebviewWindowBuilder::from_config(app, window)?
        .on_navigation(move |url| {
            let stays = navigation::is_app_page(url, dev_server.as_ref());
            if navigation::is_web_view_update(url) {
                if let Err(error) = handle.opener().open_url(url.as_str(), None::<&str>) {
                    tracing::warn!("the update of the web view did not open: {error}");
                }
            } else if !stays {
                tracing::warn!("navigation to {} refused", url.scheme());
            }
            stays
        })
        .on_new_window(|_, _| NewWindowResponse::Deny)
        .build()?;
    Ok(())
}
