//! What a shared link shows before anybody opens it: title, description and picture by route, in the
//! head of the page itself. B16.
//!
//! Invariants: robots and people get the same page; what comes from the API is escaped, and of the
//! address only ids enter a tag; other routes than these ask the API nothing; what cannot be
//! previewed in time is the plain page.

mod cache;
mod facts;
mod head;
mod subject;
mod words;

use std::net::IpAddr;

use axum::http::{HeaderMap, Uri};

use crate::api::Api;

pub use cache::Limits;
pub use head::{preferred, put_in};

use cache::PreviewCache;
use subject::Subject;

pub struct Previews {
    cache: PreviewCache,
    origins: Origins,
}

/// The origins of the absolute URLs that previews need.
#[derive(Debug, Clone, Default)]
pub struct Origins {
    /// Of the pages; absent: taken from the request's headers, which only a developer's machine may
    /// trust.
    pub pages: Option<String>,
    /// Of the image host; absent: that of the pages.
    pub images: Option<String>,
}

impl Previews {
    pub fn new(api: Api, limits: Limits, origins: Origins) -> Self {
        Self {
            cache: PreviewCache::new(api, limits),
            origins,
        }
    }

    /// The tags for the head; absent: the plain page is right. `sender` as of `serve::sender`.
    pub async fn head(
        &self,
        uri: &Uri,
        asked: &HeaderMap,
        sender: Option<IpAddr>,
    ) -> Option<String> {
        let subject = Subject::of(uri)?;
        let address = subject.address();
        let facts = self.cache.facts(subject, sender).await?;
        let pages = match &self.origins.pages {
            Some(origin) => origin.clone(),
            None => head::origin_of(asked),
        };
        let images = self.origins.images.as_deref().unwrap_or(&pages);
        let locale = head::locale(uri, asked);
        Some(head::tags(
            &facts,
            locale,
            &(pages.clone() + &address),
            images,
        ))
    }
}
