use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use axum::http::HeaderValue;
use futures_util::stream;

use super::*;

/// Pieces without an end. Counts what was taken.
fn endless(piece_bytes: usize, taken: &Arc<AtomicUsize>) -> Body {
    let taken = Arc::clone(taken);
    Body::from_stream(stream::iter(std::iter::repeat_with(move || {
        taken.fetch_add(piece_bytes, Ordering::SeqCst);
        Ok::<_, std::io::Error>(Bytes::from(vec![0; piece_bytes]))
    })))
}

async fn refusal_of(bodies: &Bodies, headers: &HeaderMap, body: Body) -> Refusal {
    let read = read(bodies, JSON, headers, Sender::default(), body).await;
    let Err(error) = read else {
        panic!("it was taken")
    };
    error.refusal
}

#[test]
fn a_body_that_stops_ends_by_its_pace_and_a_slow_one_by_its_time() {
    for (bytes_each_second, ends_s) in [(0, 15), (1, 15), (500, 15), (600, 330), (2_000, 330)] {
        let begun = Instant::now();
        let mut pace = Pace::begin(FORM.timeout, begun);
        let mut now = begun;
        loop {
            pace.arrived += bytes_each_second * (pace.next - now).as_secs() as usize;
            now = pace.next;
            if pace.is_lost() {
                break;
            }
        }
        assert_eq!((now - begun).as_secs(), ends_s, "{bytes_each_second}");
    }
    // It was fast, and then it stopped: what it holds is given back in half a minute.
    let begun = Instant::now();
    let mut pace = Pace::begin(FORM.timeout, begun);
    pace.arrived = FORM.max_bytes;
    assert!(!pace.is_lost() && pace.is_lost());
}

#[test]
fn a_body_reserves_at_most_a_step_more_than_what_arrived() {
    for piece_bytes in [1, 700, 16 << 10, 400_000, 3 << 20] {
        let piece = vec![1; piece_bytes];
        let mut kept = Vec::new();
        let mut moves = 0;
        while kept.len() < FORM.max_bytes.min(piece_bytes * 20_000) {
            let before = kept.capacity();
            keep(&mut kept, &piece);
            moves += usize::from(kept.capacity() != before);
            let spare = kept.capacity() - kept.len();
            assert!(spare <= kept.len().min(STEP_BYTES), "{spare} {piece_bytes}");
        }
        // Growing by each piece would copy all of it each time.
        assert!(moves <= 60, "{moves} {piece_bytes}");
    }
}

#[tokio::test]
async fn a_refused_body_is_read_on_within_bytes_and_number() {
    let (bodies, headers) = (Bodies::default(), HeaderMap::new());
    let taken = Arc::new(AtomicUsize::new(0));
    let refusal = refusal_of(&bodies, &headers, endless(1 << 20, &taken)).await;
    assert_eq!(refusal, Refusal::BodyTooLarge);
    let seen = taken.load(Ordering::SeqCst);
    assert!((32 << 20..36 << 20).contains(&seen), "{seen}");
    assert_eq!(bodies.held(), 0);
    // Too many at once: the refusal is said without reading on.
    let all: Vec<_> = std::iter::from_fn(|| bodies.drain()).collect();
    assert_eq!(all.len(), 256);
    taken.store(0, Ordering::SeqCst);
    refusal_of(&bodies, &headers, endless(1 << 20, &taken)).await;
    assert!(taken.load(Ordering::SeqCst) <= 3 << 20);
}

#[tokio::test]
async fn a_client_that_waits_for_a_go_is_not_read() {
    let taken = Arc::new(AtomicUsize::new(0));
    let headers = HeaderMap::from_iter([
        (header::EXPECT, HeaderValue::from_static("100-continue")),
        (header::CONTENT_LENGTH, HeaderValue::from_static("9000000")),
    ]);
    let refusal = refusal_of(&Bodies::default(), &headers, endless(9, &taken)).await;
    assert_eq!(refusal, Refusal::BodyTooLarge);
    assert_eq!(taken.load(Ordering::SeqCst), 0);
}
