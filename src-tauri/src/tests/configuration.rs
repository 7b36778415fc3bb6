//! The configuration, read as data: tauri.conf.json, the capabilities, Cargo.lock.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// All permissions that a page may have. Add a line with its reason in the commit.
const ALLOWED: &[&str] = &[
    "barcode-scanner:allow-cancel",
    "barcode-scanner:allow-check-permissions",
    "barcode-scanner:allow-request-permissions",
    "barcode-scanner:allow-scan",
    "core:app:allow-exit",
    "core:app:allow-identifier",
    "core:app:allow-version",
    "core:event:allow-listen",
    "core:event:allow-unlisten",
    // The plugin's own script calls it at every load.
    "notification:allow-is-permission-granted",
    "sharesheet:allow-share-text",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn json(path: impl AsRef<Path>) -> Result<Value, Box<dyn std::error::Error>> {
    Ok(serde_json::from_slice(&std::fs::read(root().join(path))?)?)
}

#[test]
fn capabilities_name_single_permissions_for_the_one_window() -> Outcome {
    let mut identifiers = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("src-tauri/capabilities"))? {
        let path = entry?.path();
        let shown = path.display().to_string();
        let capability = json(&path)?;
        let fields = capability.as_object().ok_or("not an object")?;
        for field in fields.keys() {
            let known = [
                "$schema",
                "identifier",
                "description",
                "platforms",
                "windows",
                "permissions",
            ];
            assert!(known.contains(&field.as_str()), "{shown} has {field}");
        }
        assert_eq!(
            capability["windows"],
            serde_json::json!(["main"]),
            "{shown}"
        );
        identifiers.insert(
            capability["identifier"]
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        );
        for permission in capability["permissions"]
            .as_array()
            .ok_or("no permissions")?
        {
            let name = permission.as_str().ok_or("a permission with a scope")?;
            // Ours are declared one by one, and the page calls each (tests/architecture/native-commands.test.ts).
            let is_ours = name.starts_with("allow-") || name.starts_with("host:allow-");
            assert!(is_ours || ALLOWED.contains(&name), "{shown} allows {name}");
        }
    }
    let listed = json("tauri.conf.json")?["app"]["security"]["capabilities"].clone();
    assert_eq!(
        serde_json::from_value::<BTreeSet<String>>(listed)?,
        identifiers
    );
    Ok(())
}

#[test]
fn the_page_has_the_strict_policy() -> Outcome {
    let security = &json("tauri.conf.json")?["app"]["security"];
    let policy = &security["csp"];
    for none in [
        "default-src",
        "frame-src",
        "child-src",
        "worker-src",
        "object-src",
        "base-uri",
        "form-action",
    ] {
        assert_eq!(policy[none], "'none'", "{none}");
    }
    for own in ["script-src", "style-src", "font-src"] {
        assert_eq!(policy[own], "'self'", "{own}");
    }
    // No string is evaluated as code, whichever library does it (security A.3, T2).
    assert_eq!(policy["require-trusted-types-for"], "'script'");
    assert_eq!(policy["trusted-types"], "'none'");
    // The page calls no server, only Tauri's IPC.
    assert_eq!(
        policy["connect-src"],
        "'self' ipc: http://ipc.localhost https://ipc.localhost"
    );
    // Where pictures come from, videos do.
    assert_eq!(
        policy["media-src"],
        "'self' blob: https://img.jajan.example"
    );
    for directive in policy.as_object().ok_or("no policy")?.values() {
        let text = directive.as_str().ok_or("a directive is one text")?;
        for source in text.split(' ') {
            let is_loose =
                ["*", "https:", "http:", "'unsafe-inline'", "'unsafe-eval'"].contains(&source);
            assert!(!is_loose, "{text}");
        }
    }
    // The slider's pictures are data (contract, `SliderChallenge`); nothing else may be.
    for (name, sources) in policy.as_object().ok_or("no policy")? {
        let has_data = sources.as_str().unwrap_or_default().contains("data:");
        assert_eq!(has_data, name == "img-src", "{name}");
    }
    assert!(
        security
            .get("dangerousDisableAssetCspModification")
            .is_none()
    );
    assert!(security.get("assetProtocol").is_none());
    assert_eq!(security["freezePrototype"], true);
    Ok(())
}

#[test]
fn the_window_is_made_by_us_and_keeps_its_origin() -> Outcome {
    let config = json("tauri.conf.json")?;
    let windows = config["app"]["windows"].as_array().ok_or("no windows")?;
    assert_eq!(windows.len(), 1);
    assert_eq!(windows[0]["label"], "main");
    // Created in lib.rs, where it gets its navigation rules.
    assert_eq!(windows[0]["create"], false);
    // Changing it after the first release loses what users have stored (decisions "Native").
    assert_eq!(windows[0]["useHttpsScheme"], true);
    assert_eq!(config["app"]["withGlobalTauri"], false);
    assert_eq!(config["identifier"], "id.jajan.app");
    assert_eq!(config["version"], "package.json");
    assert_eq!(json("package.json")?["version"], env!("CARGO_PKG_VERSION"));
    Ok(())
}

#[test]
fn tauri_is_new_enough_and_not_an_alpha() -> Outcome {
    // RustSec does not list CVE-2026-42184, so an audit would not notice (security A.3, T9).
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))?;
    for (name, least) in [
        ("tauri", [2, 12, 5]),
        ("wry", [0, 57, 1]),
        ("tauri-plugin-opener", [2, 7, 2]),
    ] {
        let text = version_of(&lock, name).ok_or(name)?;
        let version = text
            .split('.')
            .map(str::parse)
            .collect::<Result<Vec<u32>, _>>()?;
        assert!(
            version[0] == least[0] && version >= least.to_vec(),
            "{name} {text}"
        );
    }
    Ok(())
}

#[test]
fn no_plugin_that_opens_the_machine_is_linked() -> Outcome {
    let lock = std::fs::read_to_string(root().join("Cargo.lock"))?;
    for name in [
        "tauri-plugin-shell",
        "tauri-plugin-fs",
        "tauri-plugin-http",
        "tauri-plugin-process",
    ] {
        assert_eq!(version_of(&lock, name), None, "{name}");
    }
    let manifest = std::fs::read_to_string(root().join("Cargo.toml"))?;
    assert!(
        !manifest.contains("devtools"),
        "the devtools feature reaches release builds"
    );
    Ok(())
}

fn version_of<'a>(lock: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = lock.split_once(&format!("name = \"{name}\"\nversion = \""))?;
    rest.split('"').next()
}

#[test]
fn the_android_manifest_keeps_its_promises() -> Outcome {
    let app = root().join("gen/android/app");
    let manifest = std::fs::read_to_string(app.join("src/main/AndroidManifest.xml"))?;
    for promise in [
        "android:allowBackup=\"false\"",
        "android:fullBackupContent=\"false\"",
        "android:dataExtractionRules=\"@xml/data_extraction_rules\"",
        "android:windowSoftInputMode=\"adjustResize\"",
        "|fontScale|density|layoutDirection|",
        "android.media.action.IMAGE_CAPTURE",
        "\"com.whatsapp\"",
        "\"com.whatsapp.w4b\"",
        "android:name=\"android.hardware.camera\"\n        android:required=\"false\"",
    ] {
        assert!(manifest.contains(promise), "{promise}");
    }
    assert_eq!(manifest.matches("android:exported=\"true\"").count(), 1);
    assert_eq!(manifest.matches("<activity").count(), 1);
    // The links of tauri.conf.json and no others, each host verified.
    let links = &json("tauri.conf.json")?["plugins"]["deep-link"]["mobile"];
    let hosts: Vec<_> = links
        .as_array()
        .ok_or("no links")?
        .iter()
        .filter_map(|link| link["host"].as_str())
        .collect();
    assert_eq!(hosts, ["jajan.example", "m.jajan.example"]);
    for host in &hosts {
        assert!(
            manifest.contains(&format!("android:host=\"{host}\"")),
            "{host}"
        );
    }
    assert_eq!(manifest.matches("android:host=").count(), hosts.len());
    assert_eq!(
        manifest.matches("android:autoVerify=\"true\"").count(),
        hosts.len()
    );
    let gradle = std::fs::read_to_string(app.join("build.gradle.kts"))?;
    let default = gradle.split("buildTypes").next().unwrap_or_default();
    assert!(default.contains("manifestPlaceholders[\"usesCleartextTraffic\"] = \"false\""));
    let release = gradle
        .split_once("getByName(\"release\")")
        .map(|(_, release)| release)
        .unwrap_or_default();
    assert!(!release.contains("usesCleartextTraffic") && !release.contains("isDebuggable = true"));
    Ok(())
}

#[test]
fn ios_is_told_what_the_app_asks_for() -> Outcome {
    let plist = std::fs::read_to_string(root().join("Info.ios.plist"))?;
    // Without the first, WhatsApp looks as if it were missing; without another, iOS ends the app.
    for key in [
        "LSApplicationQueriesSchemes",
        "NSLocationWhenInUseUsageDescription",
        "NSCameraUsageDescription",
        "NSPhotoLibraryUsageDescription",
    ] {
        assert!(plist.contains(&format!("<key>{key}</key>")), "{key}");
    }
    assert!(plist.contains("<string>whatsapp</string>"));
    for loose in ["NSAppTransportSecurity", "NSAllowsArbitraryLoads"] {
        assert!(!plist.contains(loose), "{loose}");
    }
    Ok(())
}
