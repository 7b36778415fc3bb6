//! What carries a call to the API: the network in production, a router in the sandbox.

use std::sync::Arc;

use axum::{
    BoxError,
    body::Body,
    http::{Request, Response},
};
use bytes::Bytes;
use tower::{service_fn, util::BoxCloneSyncService};
use url::Url;

/// Carries a request with a path to the API, and its reply back.
pub type Transport = BoxCloneSyncService<Request<Bytes>, Response<Body>, BoxError>;

/// Over the network, to this origin and no other.
pub fn over_network(base: &Url) -> Result<Transport, BoxError> {
    let roots = rustls::RootCertStore {
        roots: webpki_roots::TLS_SERVER_ROOTS.to_vec(),
    };
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let tls = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let client = reqwest::Client::builder()
        .tls_backend_preconfigured(tls)
        .https_only(base.scheme() == "https")
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .user_agent(concat!("JajanWebHost/", env!("CARGO_PKG_VERSION")))
        .build()?;
    let base = base.clone();
    Ok(BoxCloneSyncService::new(service_fn(
        move |request: Request<Bytes>| {
            let (client, mut url) = (client.clone(), base.clone());
            url.set_path(request.uri().path());
            let (head, body) = request.into_parts();
            async move {
                let sending = client.post(url).headers(head.headers).body(body).send();
                let reply = sending.await.map_err(reqwest::Error::without_url)?;
                Ok(Response::from(reply).map(Body::new))
            }
        },
    )))
}
