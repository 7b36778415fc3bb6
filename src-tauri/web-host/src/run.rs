//! The program from its flags to its shutdown. Reports on standard error what it does.

use std::{io, net::SocketAddr, process::ExitCode, sync::Arc};

use axum::{
    BoxError, Router,
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    middleware::map_response,
    response::{IntoResponse, Response},
    routing::get,
};
use jajan_contract::signature::AppSecret;
use tokio::net::TcpListener;
use tower_http::{CompressionLevel, compression::CompressionLayer};

use crate::{
    Limits, Origins, Pages, Previews, Site, WebHost,
    api::{Api, over_network},
    cli::Options,
    log, long_address, serve,
};

const SECRET_VARIABLE: &str = "JAJAN_APP_SECRET";
const HEADERS: [(HeaderName, HeaderValue); 4] = [
    (
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    ),
    (
        header::REFERRER_POLICY,
        HeaderValue::from_static("no-referrer"),
    ),
    // Pictures, which others embed, are the image host's.
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    // Ignored over plain http.
    (
        header::STRICT_TRANSPORT_SECURITY,
        HeaderValue::from_static("max-age=31536000"),
    ),
];

/// Why the program does not start. The message is for the person at the terminal.
#[derive(Debug, thiserror::Error)]
enum StartError {
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    #[error("the app secret is missing in the variable {SECRET_VARIABLE}")]
    NoSecret,
    #[error("--web: {0}")]
    Web(io::Error),
    #[error("--web: there is no index.html; `npm run build` makes it")]
    NotBuilt,
    #[error("the client of the API: {0}")]
    Client(BoxError),
}

/// Runs until a signal; the exit code is that of the program.
pub async fn run(options: Options) -> ExitCode {
    log::start(options.log, "info");
    match start(options).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("Cannot start: {error}.");
            ExitCode::FAILURE
        }
    }
}

async fn start(options: Options) -> Result<(), StartError> {
    let secret = std::env::var(SECRET_VARIABLE).unwrap_or_default();
    if secret.is_empty() {
        return Err(StartError::NoSecret);
    }
    let site = Site::open(&options.web).map_err(StartError::Web)?;
    if !site.is_built() {
        return Err(StartError::NotBuilt);
    }
    let transport = over_network(&options.api).map_err(StartError::Client)?;
    let origins = Origins {
        pages: Some(options.origin.origin().ascii_serialization()),
        images: options.images.map(|url| url.origin().ascii_serialization()),
    };
    let api = Api::new(transport, AppSecret::new(secret));
    let host = WebHost {
        app_links: options.app_links,
        pages: Some(Pages {
            site,
            previews: Previews::new(api, Limits::PRODUCTION, origins),
        }),
    };
    let address = SocketAddr::new(options.host, options.port);
    let failed = |error| StartError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let stop = serve::stop_signal();
    eprintln!("The web host listens on http://{address}");
    serve::serve(listener, router(host), stop).await;
    eprintln!("Stopped.");
    Ok(())
}

/// The web host as a program of its own, with a health check.
pub fn router(host: WebHost) -> Router {
    let host = Arc::new(host);
    let page = move |request: Request| {
        let host = Arc::clone(&host);
        async move {
            let (parts, _) = request.into_parts();
            if long_address::is_too_long(&parts.uri) {
                return long_address::page(&parts.headers).unwrap_or_else(too_long);
            }
            host.serve(&parts).await.unwrap_or_else(nothing)
        }
    };
    let compression = CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(is_made_here);
    Router::new()
        .route(
            "/healthz",
            get(async || ([(header::CACHE_CONTROL, "no-store")], "ok")),
        )
        .fallback(page)
        .layer(compression)
        .layer(map_response(with_headers))
}

fn nothing() -> Response {
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    (StatusCode::NOT_FOUND, no_store, "Not found.\n").into_response()
}

fn too_long() -> Response {
    let no_store = [(header::CACHE_CONTROL, "no-store")];
    (StatusCode::URI_TOO_LONG, no_store, "Too long.\n").into_response()
}

/// Whether this is a page with tags of its own, by its weak ETag. Everything else was compressed by the
/// build, and its strong ETag is of those bytes.
fn is_made_here(
    _: StatusCode,
    _: axum::http::Version,
    headers: &HeaderMap,
    _: &axum::http::Extensions,
) -> bool {
    let tag = headers.get(header::ETAG);
    tag.is_some_and(|tag| tag.as_bytes().starts_with(b"W/"))
}

async fn with_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        // Not `extend`, which would add a second one.
        response.headers_mut().insert(name, value);
    }
    response
}
