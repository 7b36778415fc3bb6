//! The web host inside the sandbox, so that `npm start` is one program.
//!
//! Invariant: its previews come from the calls of this sandbox, as another machine's would, but past
//! faults and journal: those are about what the app does, and robots are no part of a test.

use axum::{BoxError, body::Body, http::Request};
use bytes::Bytes;
use jajan_web_host::{
    Limits, Origins, Pages, Previews, Site, WebHost, api::Api, app_links::AppLinks,
};
use tower::{ServiceExt, util::BoxCloneSyncService};

use crate::{
    mode::Mode,
    routes,
    state::{App, Current},
};

/// What is served beside the remote API.
#[derive(Default)]
pub struct Web {
    /// Absent: the app links alone.
    pub site: Option<Site>,
    pub app_links: AppLinks,
}

impl Web {
    pub(crate) fn host(self, app: &App, current: Current) -> WebHost {
        let calls = routes::calls(app.mode)
            .with_state(current)
            .map_request(|request: Request<Bytes>| request.map(Body::from))
            .map_err(BoxError::from);
        let api = Api::new(BoxCloneSyncService::new(calls), app.secret.clone());
        // The public origin is unknown: it may be a host name, an address or a tunnel.
        let previews = Previews::new(api, Limits::IN_PROCESS, Origins::default());
        WebHost {
            app_links: match app.mode {
                Mode::Prod => self.app_links,
                Mode::Dev | Mode::Test => self.app_links.or_debug(),
            },
            pages: self.site.map(|site| Pages { site, previews }),
        }
    }
}
