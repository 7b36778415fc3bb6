use jajan_contract::calls::CALLS;

use super::*;

fn asking(accept: &'static str) -> HeaderMap {
    HeaderMap::from_iter([(header::ACCEPT, HeaderValue::from_static(accept))])
}

#[test]
fn no_call_can_be_taken_for_a_route() {
    for call in CALLS {
        assert!(!is_route(call.path, &asking("text/html")), "{}", call.path);
    }
}

#[test]
fn routes_are_navigations_and_names_without_extension() {
    for (path, accept, expected) in [
        ("/", "text/html", true),
        ("/", "*/*", true),
        ("/platform/home/order", "*/*", true),
        ("/nowhere/at/all", "text/html", true),
        ("/platform/v1.2", "text/html,application/xhtml+xml", true),
        ("/platform/v1.2", "*/*", false),
        ("/logo.png", "image/avif,image/webp,*/*", false),
        ("/assets/", "text/html", false),
        ("/assets/gone-1234.js", "text/html", false),
        ("/icons/gone.png", "text/html", false),
        ("/account/login", "text/html", false),
        ("/console", "text/html", false),
        ("/img/nothing", "text/html", false),
        ("/csp.json", "text/html", false),
        ("/build.json", "text/html", false),
        ("/index.html.br", "text/html", false),
        ("/.env", "text/html", false),
        ("/.well-known/assetlinks.json", "text/html", false),
        ("*", "text/html", false),
    ] {
        assert_eq!(is_route(path, &asking(accept)), expected, "{path} {accept}");
    }
}

#[test]
fn a_missing_build_is_said_in_words() {
    let web = Site::open(Path::new("no such folder")).expect("it is no error");
    assert!(!web.is_built());
    let reply = web
        .serve(&Method::GET, "/", &asking("text/html"))
        .expect("a page");
    assert_eq!(reply.status(), StatusCode::NOT_FOUND);
    assert!(
        web.serve(&Method::GET, "/assets/a.js", &asking("*/*"))
            .is_none()
    );
}
