//! The association files by which phones verify that the app may open this host's links.

use std::collections::BTreeSet;

use jajan_contract::codes;
use jajan_sandbox::mode::Mode;

use crate::support::Sandbox;

const ANDROID: &str = "/.well-known/assetlinks.json";
const IOS: &str = "/.well-known/apple-app-site-association";

#[tokio::test]
async fn each_system_gets_its_file_as_json() {
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

/// Package, hosts and paths of the app and of the association files are equal.
#[tokio::test]
async fn the_association_files_match_the_apps() {
    let manifest = include_str!("../../gen/android/app/src/main/AndroidManifest.xml");
    let entitlements = include_str!("../../gen/apple/jajan_iOS/jajan_iOS.entitlements");
    let project = include_str!("../../gen/apple/project.yml");
    let gradle = include_str!("../../gen/android/app/build.gradle.kts");
    let sandbox = Sandbox::in_mode(Mode::Test);
    let android = sandbox.get(ANDROID).await.json();
    let ios = sandbox.get(IOS).await.json();

    let package = android[0]["target"]["package_name"].as_str().unwrap();
    assert_eq!(
        between(gradle, "applicationId = \"", '"'),
        BTreeSet::from([package.to_owned()])
    );
    let details = &ios["applinks"]["details"][0];
    let id = details["appIDs"][0].as_str().unwrap();
    let bundle = between(project, "PRODUCT_BUNDLE_IDENTIFIER: ", '\n');
    assert_eq!(
        BTreeSet::from([id.split_once('.').unwrap().1.to_owned()]),
        bundle
    );

    let hosts = between(manifest, "android:host=\"", '"');
    assert_eq!(hosts.len(), 2, "{hosts:?}");
    assert_eq!(
        between(entitlements, "<string>applinks:", '<'),
        hosts,
        "an iPhone asks the same hosts"
    );

    let begun = between(manifest, "android:pathPrefix=\"", '"');
    let mut taken = between(manifest, "android:path=\"", '"');
    taken.extend(begun.into_iter().map(|prefix| prefix + "*"));
    let components = details["components"].as_array().unwrap();
    let vouched: BTreeSet<_> = components
        .iter()
        .map(|component| component["/"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(vouched, taken);
}

fn between(text: &str, before: &str, after: char) -> BTreeSet<String> {
    text.split(before)
        .skip(1)
        .map(|rest| rest.split(after).next().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn prod_serves_no_default_association_file() {
    let sandbox = Sandbox::in_mode(Mode::Prod);
    for path in [ANDROID, IOS] {
        let answer = sandbox.get(path).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
}
