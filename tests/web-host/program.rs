//! The program: what it needs to start, its health, and how it stops.

use std::{io::Write, net::TcpStream, process::Output};

use crate::{
    support::{Build, ORIGIN, Running, command, exchange, received, request, web_host},
    upstream::Upstream,
};

#[test]
fn what_cannot_start_says_why_and_fails() {
    let build = Build::new();
    let web = build.0.to_str().unwrap();
    let absent = format!("{web}/absent");
    let api = "http://127.0.0.1:1";
    for (args, words) in [
        (&["--web", web, "--origin", ORIGIN][..], "--api"),
        (&["--web", web, "--api", api], "--origin"),
        (
            &[
                "--web",
                web,
                "--api",
                "http://api.jajan.example",
                "--origin",
                ORIGIN,
            ],
            "https",
        ),
        (
            &["--web", &absent, "--api", api, "--origin", ORIGIN],
            "npm run build",
        ),
        (
            &[
                "--web",
                web,
                "--api",
                api,
                "--origin",
                ORIGIN,
                "--ios-team",
                "A.B",
            ],
            "--ios-team",
        ),
    ] {
        let Output { status, stderr, .. } = command(web_host(), args).output().unwrap();
        let said = String::from_utf8(stderr).unwrap();
        assert!(
            !status.success() && said.contains(words),
            "{args:?}: {said}"
        );
        assert!(!said.contains("panicked"), "{said}");
    }
    let args = ["--web", web, "--api", api, "--origin", ORIGIN];
    let mut without_secret = command(web_host(), &args);
    let output = without_secret
        .env_remove("JAJAN_APP_SECRET")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && said.contains("JAJAN_APP_SECRET"),
        "{said}"
    );
}

#[test]
fn health_and_links_and_nothing_else() {
    let build = Build::new();
    let fingerprint = ["AB"; 32].join(":");
    let more = ["--android-fingerprint", &fingerprint];
    let host = Running::web_host(&build, Upstream::absent(), &more);
    let health = host.get("/healthz", &[]);
    assert_eq!((health.status, health.body.as_str()), (200, "ok"));
    assert_eq!(health.header("cache-control"), Some("no-store"));
    let links = host.get("/.well-known/assetlinks.json", &[]);
    assert_eq!(
        (links.status, links.header("content-type")),
        (200, Some("application/json"))
    );
    assert!(links.body.contains(&fingerprint));
    for path in [
        "/.well-known/apple-app-site-association",
        "/assets/gone.js",
        "/csp.json",
        "/console",
        "/img/share/store/S1/id-ID.jpg",
        "/homepage/query_homepage_store_info",
    ] {
        let answer = host.get(path, &[("accept", "text/html")]);
        assert_eq!(
            (answer.status, answer.header("cache-control")),
            (404, Some("no-store")),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
    let post = exchange(
        host.address,
        &request("POST", "/", &[("content-length", "0")]),
    );
    assert_eq!(post.status, 404);
}

/// No file is open but the program's own, and no directory of the build is looked at again.
#[cfg(target_os = "linux")]
#[test]
fn it_keeps_no_file_open_and_needs_none() {
    let build = Build::new();
    let host = Running::web_host(&build, Upstream::absent(), &[]);
    let opened = std::fs::read_dir(format!("/proc/{}/fd", host.child.id())).unwrap();
    let files: Vec<_> = opened
        .filter_map(|entry| std::fs::read_link(entry.unwrap().path()).ok())
        .filter(|target| target.is_file())
        .collect();
    assert_eq!(files, Vec::<std::path::PathBuf>::new());
    drop(build);
    assert_eq!(host.get("/", &[]).status, 200);
    assert_eq!(host.get("/assets/a-1.js", &[]).body, "1");
}

#[test]
fn a_signal_lets_what_is_in_flight_end_and_takes_no_more() {
    for signal in ["-TERM", "-INT"] {
        let build = Build::new();
        let api = Upstream::new(None);
        let host = Running::web_host(&build, api.address, &[]);
        let mut stream = TcpStream::connect(host.address).unwrap();
        let asked = request("GET", "/platform/merchant?storeId=S1", &[]);
        stream.write_all(asked.as_bytes()).unwrap();
        // The page is in flight as soon as it asks the API, which never answers.
        while api.calls().is_empty() {
            std::thread::yield_now();
        }
        host.signal(signal);
        assert_eq!(received(stream).status, 200);
        let address = host.address;
        let (code, said) = host.ended();
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("Stopped."), "{said}");
        assert!(TcpStream::connect(address).is_err(), "nobody listens");
    }
}
