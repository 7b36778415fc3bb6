//! A reply's body that says when it has gone out.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};

use axum::body::{Body, Bytes, HttpBody};
use http_body::{Frame, SizeHint};

/// Its connection is idle again when it is dropped.
pub struct Answered {
    body: Body,
    is_idle: Arc<AtomicBool>,
}

impl Answered {
    pub fn new(body: Body, is_idle: Arc<AtomicBool>) -> Self {
        Self { body, is_idle }
    }
}

impl Drop for Answered {
    fn drop(&mut self) {
        self.is_idle.store(true, Ordering::Relaxed);
    }
}

impl HttpBody for Answered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
