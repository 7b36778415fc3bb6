//! Gzip for replies of the API, made while somebody waits, so the quickest level.
//!
//! Only what has no entity tag, or a weak one: a file of the web app has its tag for its bytes as the
//! build made them, compressed or not, and another form of them must not have the same one.

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tower_http::{
    CompressionLevel,
    compression::{
        CompressionLayer,
        predicate::{Predicate, SizeAbove},
    },
};

/// Below it a packet is as good as half a packet.
const MIN_BYTES: u64 = 1024;

pub fn layer() -> CompressionLayer<impl Predicate> {
    CompressionLayer::new()
        .quality(CompressionLevel::Fastest)
        .compress_when(SizeAbove::new(MIN_BYTES).and(is_reply))
}

fn is_reply(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    let tag = headers.get(header::ETAG);
    let is_weak = tag.is_some_and(|tag| tag.as_bytes().starts_with(b"W/"));
    is_weak || (is_json && tag.is_none())
}
