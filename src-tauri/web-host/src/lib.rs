//! The web host: the built web app, its app links, and the previews of shared links.
//!
//! Invariants: stateless, so that more machines serve more people: no database, no file after the
//! start, and of the remote API only public calls of the contract. Nothing here knows the sandbox or
//! Tauri. [`WebHost`] is all of it; [`run`] is the program around it, and the sandbox mounts one for
//! `npm start`.

pub mod api;
pub mod app_links;
pub mod cli;
pub mod log;
pub mod long_address;
mod previews;
mod run;
pub mod serve;
mod site;

use axum::{
    http::{Method, request::Parts},
    response::Response,
};

pub use previews::{Limits, Origins, Previews};
pub use run::{router, run};
pub use site::{Site, etag, is_known};

use app_links::AppLinks;

pub struct WebHost {
    pub app_links: AppLinks,
    /// Absent: only the app links are served.
    pub pages: Option<Pages>,
}

/// The web app and what its links show.
pub struct Pages {
    pub site: Site,
    pub previews: Previews,
}

impl WebHost {
    /// Absent: there is nothing at this address.
    pub async fn serve(&self, request: &Parts) -> Option<Response> {
        let (method, uri, asked) = (&request.method, &request.uri, &request.headers);
        if !matches!(*method, Method::GET | Method::HEAD) {
            return None;
        }
        if let Some(file) = self.app_links.serve(uri.path()) {
            return Some(file);
        }
        let Pages { site, previews } = self.pages.as_ref()?;
        if let Some(head) = previews.head(uri, asked, serve::sender(request)).await
            && let Some(page) = site.serve_with_head(method, &head, asked)
        {
            return Some(page);
        }
        site.serve(method, uri.path(), asked)
    }
}
