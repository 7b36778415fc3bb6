//! The built web app: caching, compression, policy, and which requests are never
//! answered with the page.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering},
};

use axum::{body::Body, http::Request};
use jajan_contract::codes;
use jajan_sandbox::memory::faults;
use jajan_web_host::Site;

use crate::support::{Answer, Sandbox};

const HASH: &str = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";
const PAGE: &[u8] = b"<!doctype html><title>Jajan</title>";
const CHUNK: &[u8] = b"export const a = 1;";

/// A build in a temporary folder, deleted with the test.
pub struct Build(PathBuf);

impl Build {
    pub fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("jajan-web-{}-{number}", std::process::id());
        let build = Self(std::env::temp_dir().join(name));
        fs::create_dir_all(build.0.join("assets")).unwrap();
        build.write("index.html", PAGE);
        build.write("index.html.br", b"page in brotli");
        build.write("assets/a-1.js", CHUNK);
        build.write("assets/a-1.js.br", b"brotli");
        build.write("assets/a-1.js.gz", b"gzip");
        build.write("assets/font-1.woff2", b"font");
        build.write("sw.js", b"self");
        build.write("workbox-1.js", b"workbox");
        build.write("manifest.webmanifest", b"{}");
        build.write("build.json", b"{}");
        build.write(".secret", b"secret");
        let hashes = format!(r#"{{"scriptHashes":["{HASH}"],"styleHashes":[]}}"#);
        build.write("csp.json", hashes.as_bytes());
        build
    }

    pub fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.0.join(name), bytes).unwrap();
    }

    pub fn open(&self) -> Site {
        Site::open(&self.0).unwrap()
    }

    fn serve(&self) -> Sandbox {
        Sandbox::with_web(self.open())
    }
}

impl Drop for Build {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn ask(sandbox: &Sandbox, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    sandbox.send(request.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn only_hashed_files_are_cached_without_revalidation() {
    let sandbox = Build::new().serve();
    for (path, rule, kind) in [
        ("/", "no-cache", "text/html; charset=utf-8"),
        ("/index.html", "no-cache", "text/html; charset=utf-8"),
        ("/platform/home", "no-cache", "text/html; charset=utf-8"),
        ("/sw.js", "no-cache", "text/javascript; charset=utf-8"),
        (
            "/workbox-1.js",
            "no-cache",
            "text/javascript; charset=utf-8",
        ),
        (
            "/manifest.webmanifest",
            "no-cache",
            "application/manifest+json",
        ),
        (
            "/assets/a-1.js",
            "public, max-age=31536000, immutable",
            "text/javascript; charset=utf-8",
        ),
        (
            "/assets/font-1.woff2",
            "public, max-age=31536000, immutable",
            "font/woff2",
        ),
    ] {
        let answer = sandbox.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("cache-control"), Some(rule), "{path}");
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert!(answer.header("content-security-policy").is_some(), "{path}");
    }
}

#[tokio::test]
async fn the_compression_is_negotiated() {
    let sandbox = Build::new().serve();
    for (path, accepts, encoding, body) in [
        (
            "/assets/a-1.js",
            "gzip, deflate, br",
            Some("br"),
            &b"brotli"[..],
        ),
        ("/assets/a-1.js", "gzip", Some("gzip"), b"gzip"),
        ("/assets/a-1.js", "br;q=0.1, gzip", Some("gzip"), b"gzip"),
        ("/assets/a-1.js", "br;q=0, gzip;q=0", None, CHUNK),
        ("/assets/a-1.js", "", None, CHUNK),
        ("/assets/font-1.woff2", "br", None, b"font"),
        ("/platform/home", "br", Some("br"), b"page in brotli"),
        ("/platform/home", "gzip", None, PAGE),
    ] {
        let answer = ask(&sandbox, "GET", path, &[("accept-encoding", accepts)]).await;
        assert_eq!(
            answer.header("content-encoding"),
            encoding,
            "{path} {accepts}"
        );
        assert_eq!(answer.body, body, "{path} {accepts}");
        let varies = answer
            .headers
            .get_all("vary")
            .iter()
            .any(|v| v == "accept-encoding");
        assert_eq!(varies, !path.ends_with("woff2"), "{path}");
    }
}

#[tokio::test]
async fn a_matching_etag_is_304_without_a_body() {
    let sandbox = Build::new().serve();
    for accepts in ["br", "gzip", ""] {
        let headers = [("accept-encoding", accepts)];
        let first = ask(&sandbox, "GET", "/assets/a-1.js", &headers).await;
        let tag = first.header("etag").unwrap();
        let again = [headers[0], ("if-none-match", tag)];
        let second = ask(&sandbox, "GET", "/assets/a-1.js", &again).await;
        assert_eq!((second.status.as_u16(), second.body.len()), (304, 0));
        assert_eq!(second.header("etag"), Some(tag));
        assert_eq!(
            second.header("cache-control"),
            first.header("cache-control")
        );
        let other = [("accept-encoding", "identity"), ("if-none-match", tag)];
        let other = ask(&sandbox, "GET", "/assets/a-1.js", &other).await;
        let is_same_form = accepts.is_empty();
        assert_eq!(other.status == 304, is_same_form, "each form has its tag");
    }
}

#[tokio::test]
async fn head_has_the_same_headers_without_a_body() {
    let sandbox = Build::new().serve();
    for path in ["/", "/assets/a-1.js"] {
        let whole = ask(&sandbox, "GET", path, &[("accept-encoding", "br")]).await;
        let head = ask(&sandbox, "HEAD", path, &[("accept-encoding", "br")]).await;
        assert_eq!(head.status, 200);
        assert!(head.body.is_empty());
        assert_eq!(head.headers, whole.headers);
        let length = whole.body.len().to_string();
        assert_eq!(head.header("content-length"), Some(length.as_str()));
    }
}

#[tokio::test]
async fn a_missing_file_is_404_and_never_the_page() {
    let sandbox = Build::new().serve();
    let page = [("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];
    for path in [
        "/assets/gone-1.js",
        "/assets/gone",
        "/icons/gone.png",
        "/csp.json",
        "/build.json",
        "/assets/a-1.js.br",
        "/index.html.br",
        "/.secret",
        "/assets/../.secret",
        "/assets/..%2f.secret",
        "/img/nothing",
        "/market/nothing",
        "/.well-known/anything-else.json",
    ] {
        for method in ["GET", "HEAD"] {
            let answer = ask(&sandbox, method, path, &page).await;
            assert_eq!(answer.status, 404, "{method} {path}");
            let kind = answer.header("content-type");
            assert_eq!(kind, Some("application/json"), "{method} {path}");
        }
    }
    sandbox
        .get("/assets/gone-1.js")
        .await
        .assert_refused(404, codes::PATH_UNKNOWN);
}

#[tokio::test]
async fn any_other_navigation_gets_the_page() {
    let sandbox = Build::new().serve();
    for path in [
        "/nowhere",
        "/platform/nowhere?originUrl=x",
        "/a/b/c/",
        "/%2e%2e/etc/hostname.txt",
    ] {
        let answer = ask(&sandbox, "GET", path, &[("accept", "text/html")]).await;
        assert_eq!(
            (answer.status.as_u16(), &answer.body[..]),
            (200, PAGE),
            "{path}"
        );
    }
    for method in ["POST", "PUT", "DELETE"] {
        let answer = ask(&sandbox, method, "/nowhere", &[("accept", "text/html")]).await;
        answer.assert_refused(404, codes::PATH_UNKNOWN);
    }
}

#[tokio::test]
async fn the_page_has_the_policy_with_the_hashes_of_the_build() {
    let sandbox = Build::new().serve();
    let answer = sandbox.get("/").await;
    let policy = answer.header("content-security-policy").unwrap();
    let expected = format!(
        "default-src 'none'; script-src 'self' {HASH}; style-src 'self'; img-src 'self' data: blob:; \
         media-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; \
         require-trusted-types-for 'script'; trusted-types app-sw"
    );
    assert_eq!(policy, expected);
    let permissions = answer.header("permissions-policy").unwrap();
    assert!(permissions.contains("geolocation=(self)") && permissions.contains("microphone=()"));
}

#[tokio::test]
async fn an_invalid_csp_file_fails_the_start() {
    for wrong in [
        r#"{"scriptHashes":["'unsafe-inline'"]}"#,
        r#"{"styleHashes":["*; script-src *"]}"#,
        "not JSON",
    ] {
        let build = Build::new();
        build.write("csp.json", wrong.as_bytes());
        let error = Site::open(&build.0).err().unwrap();
        assert!(error.to_string().starts_with("csp.json: "), "{error}");
    }
}

#[tokio::test]
async fn the_directory_is_read_at_start_only() {
    let build = Build::new();
    let sandbox = build.serve();
    build.write("late.txt", b"late");
    build.write("assets/a-1.js", b"changed");
    assert_eq!(sandbox.get("/late.txt").await.status, 404);
    assert_eq!(sandbox.get("/assets/a-1.js").await.body, CHUNK);
    drop(build);
    assert_eq!(sandbox.get("/").await.body, PAGE);
}

#[cfg(unix)]
#[tokio::test]
async fn a_symbolic_link_is_not_followed() {
    let build = Build::new();
    std::os::unix::fs::symlink("/etc/hostname", build.0.join("link.txt")).unwrap();
    assert_eq!(build.serve().get("/link.txt").await.status, 404);
}

#[tokio::test]
async fn without_a_build_the_page_explains_how_to_build() {
    let folder = Build::new();
    fs::remove_file(folder.0.join("index.html")).unwrap();
    for directory in [folder.0.clone(), folder.0.join("absent")] {
        let sandbox = Sandbox::with_web(Site::open(&directory).unwrap());
        let answer = ask(&sandbox, "GET", "/", &[("accept", "text/html")]).await;
        assert_eq!(answer.status, 404);
        assert_eq!(
            answer.header("content-type"),
            Some("text/plain; charset=utf-8")
        );
        let text = String::from_utf8(answer.body).unwrap();
        assert!(text.contains("npm run build"), "{text}");
        assert_eq!(sandbox.get("/healthz").await.status, 200);
        assert_eq!(sandbox.get("/assets/a-1.js").await.status, 404);
    }
}

#[tokio::test]
async fn faults_apply_to_files_by_path_and_are_never_cached() {
    let build = Build::new();
    let sandbox = build.serve();
    let switch_on = |fault: &str| {
        let fault = faults::parse(fault).unwrap();
        sandbox.app.faults.replace(vec![fault]).unwrap();
    };
    switch_on("/=server_error");
    assert_eq!(
        sandbox.get("/").await.status,
        200,
        "the root is of calls only"
    );

    switch_on("/assets/=server_error");
    let struck = sandbox.get("/assets/a-1.js").await;
    struck.assert_refused(503, codes::INTERNAL);
    assert_eq!(struck.header("cache-control"), Some("no-store"));
    assert_eq!(sandbox.get("/").await.status, 200);

    switch_on("/assets/=malformed_body");
    let half = sandbox.get("/assets/a-1.js").await;
    assert_eq!(
        (half.status.as_u16(), &half.body[..]),
        (200, &CHUNK[..CHUNK.len() / 2])
    );
    assert_eq!(half.header("cache-control"), Some("no-store"));
    assert_eq!(half.header("etag"), None);

    sandbox.app.faults.replace(Vec::new()).unwrap();
    assert_eq!(sandbox.get("/assets/a-1.js").await.body, CHUNK);
}
