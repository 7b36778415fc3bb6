//! Gzip for replies of the API, at the fastest level because the caller waits.
//!
//! Only replies without an ETag or with a weak one: a strong ETag stands for the exact bytes of a
//! built file, so a compressed form of them must not carry it.

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tower_http::{
    CompressionLevel,
    compression::{
        CompressionLayer,
        predicate::{Predicate, SizeAbove},
    },
};

/// A smaller reply fits into one packet anyway.
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
