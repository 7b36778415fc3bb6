//! Every command of the shell is declared here: a command that is not declared and then allowed by
//! a file in `capabilities/` is refused by Tauri before our code runs.

#[path = "src/page_environment.rs"]
mod page_environment;

const COMMANDS: &[&str] = &[
    "api_send",
    "api_upload",
    "api_cancel",
    "kv_read",
    "kv_write",
    "kv_remove",
    "open_external",
    "open_whatsapp",
    "share_to_whatsapp",
    "location_ask",
    "location_read",
    "notification_state",
    "notification_request",
    "notification_show",
    "notification_cancel",
    "take_links",
    "log_read",
    "log_clear",
    "finish_start",
];

fn main() {
    println!("cargo:rerun-if-changed=src-tauri/capabilities");
    println!("cargo:rerun-if-changed=package.json");
    println!("cargo:rerun-if-env-changed=JAJAN_ENV");
    println!("cargo:rerun-if-env-changed=JAJAN_API_BASE");
    // A build that carries the page (`tauri/custom-protocol`) is stale when the page is; one for the
    // development server carries none, and naming a missing folder would make it stale for ever.
    if std::env::var("DEP_TAURI_DEV").as_deref() != Ok("true") {
        println!("cargo:rerun-if-changed=dist-app");
        check_environment();
    }
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("android") {
        shape_android_library();
    }
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("./src-tauri/capabilities/**/*")
        .app_manifest(tauri_build::AppManifest::new().commands(COMMANDS));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo:error={error:#}");
        std::process::exit(1);
    }
}

/// Both halves of the app are for the same API.
fn check_environment() {
    let environment =
        std::env::var("JAJAN_ENV").unwrap_or_else(|_| page_environment::DEFAULT.to_owned());
    let page = std::fs::read_to_string("dist-app/environment.txt").ok();
    let has_sandbox = std::env::var_os("CARGO_FEATURE_SANDBOX").is_some();
    let outcome = page_environment::check(&environment, page.as_deref())
        .and_then(|()| page_environment::check_feature(&environment, has_sandbox));
    if let Err(problem) = outcome {
        println!("cargo:error={problem}");
        std::process::exit(1);
    }
}

/// For lld, which is the linker of every NDK since r22. `npm run check:phones` measures the outcome.
fn shape_android_library() {
    for argument in [
        // Phones with pages of 16 KB load nothing else; an NDK before r28 would take 4 KB.
        "-Wl,-z,max-page-size=16384",
        // Half a megabyte less; understood since Android 6.
        "-Wl,--pack-dyn-relocs=android",
        // Functions that came out alike are kept once.
        "-Wl,--icf=safe",
    ] {
        println!("cargo:rustc-link-arg-cdylib={argument}");
    }
}
