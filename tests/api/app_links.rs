//! The files by which phones believe that the app may open this host's links.

use jajan_contract::codes;
use jajan_sandbox::cli::Mode;

use crate::support::Sandbox;

const ANDROID: &str = "/.well-known/assetlinks.json";
const IOS: &str = "/.well-known/apple-app-site-association";

#[tokio::test]
async fn each_system_finds_its_file_as_json() {
    let sandbox = Sandbox::in_mode(Mode::Test);
    for path in [ANDROID, IOS] {
        let answer = sandbox.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
    let android = sandbox.get(ANDROID).await.json();
    assert_eq!(
        android[0]["relation"][0],
        "delegate_permission/common.handle_all_urls"
    );
    let target = &android[0]["target"];
    assert_eq!(target["namespace"], "android_app");
    assert_eq!(target["package_name"], "id.jajan.app");
    let fingerprint = target["sha256_cert_fingerprints"][0].as_str().unwrap();
    assert_eq!(fingerprint.split(':').count(), 32, "{fingerprint}");
    assert!(
        fingerprint.starts_with("DE:B0:6D:EB:06"),
        "the default says that it is none"
    );

    let details = &sandbox.get(IOS).await.json()["applinks"]["details"][0];
    assert_eq!(details["appIDs"][0], "DEBUGTEAM0.id.jajan.app");
    let paths: Vec<_> = details["components"].as_array().unwrap().iter().collect();
    assert!(paths.iter().any(|path| path["/"] == "/platform/*"));
    assert!(
        paths
            .iter()
            .all(|path| path["/"] != "*" && path["/"] != "/*")
    );
}

/// The shell asks for the same paths.
#[test]
fn the_paths_are_those_of_the_shell() {
    let shell: serde_json::Value =
        serde_json::from_str(include_str!("../../tauri.conf.json")).unwrap();
    let links = shell["plugins"]["deep-link"]["mobile"].as_array().unwrap();
    let https = links.iter().filter(|link| link["scheme"][0] == "https");
    let prefixes: Vec<_> = https
        .flat_map(|link| link["pathPrefix"].as_array().unwrap())
        .collect();
    assert!(!prefixes.is_empty());
    assert!(
        prefixes
            .iter()
            .all(|prefix| *prefix == "/platform" || *prefix == "/menuQR")
    );
}

#[tokio::test]
async fn prod_serves_no_default() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    for path in [ANDROID, IOS] {
        let answer = sandbox.get(path).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
}
