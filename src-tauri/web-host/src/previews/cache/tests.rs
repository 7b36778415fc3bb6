//! The API does whatever the test says; no test depends on how long anything takes.

mod upstream;

use upstream::{Behaviour, Upstream};

use super::*;

fn subject(number: usize) -> Subject {
    Subject::BrandDay(Some(format!("day-{number}")))
}

/// No timeout ends, and no entry expires, while a test runs.
const LIMITS: Limits = Limits {
    page_timeout: AN_HOUR,
    call_timeout: AN_HOUR,
    found_ttl: AN_HOUR,
    absent_ttl: AN_HOUR,
    unknown_per_second: u32::MAX,
};
const AN_HOUR: Duration = Duration::from_secs(3600);

#[test]
fn a_page_goes_out_within_300_ms() {
    assert!(Limits::PRODUCTION.page_timeout < Duration::from_millis(300));
}

#[tokio::test]
async fn what_is_found_is_ttl_its_time() {
    for (found_ttl, calls) in [(AN_HOUR, 1), (Duration::ZERO, 3)] {
        let upstream = Upstream::new(Behaviour::Answers);
        let cache = upstream.cache(Limits {
            found_ttl,
            ..LIMITS
        });
        for _ in 0..3 {
            assert!(cache.facts(subject(1), None).await.is_some());
        }
        assert_eq!(upstream.calls(), calls);
    }
}

#[tokio::test]
async fn what_fails_or_is_not_there_is_ttl_its_own() {
    for behaviour in [Behaviour::Refuses, Behaviour::IsDown] {
        for (absent_ttl, calls) in [(AN_HOUR, 1), (Duration::ZERO, 3)] {
            let upstream = Upstream::new(behaviour);
            let cache = upstream.cache(Limits {
                absent_ttl,
                ..LIMITS
            });
            for _ in 0..3 {
                assert!(cache.facts(subject(1), None).await.is_none());
            }
            assert_eq!(upstream.calls(), calls);
        }
    }
}

/// The page_timeout of these pages has ended before it begins.
#[tokio::test]
async fn a_page_times_out_and_a_late_reply_is_cached_for_the_next() {
    let upstream = Upstream::new(Behaviour::Waits);
    let cache = upstream.cache(Limits {
        page_timeout: Duration::ZERO,
        ..LIMITS
    });
    for _ in 0..3 {
        assert!(cache.facts(subject(1), None).await.is_none());
        tokio::task::yield_now().await;
    }
    assert_eq!(upstream.calls(), 1, "all pages wait for the same call");
    upstream.released.notify_one();
    while cache.facts(subject(1), None).await.is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(upstream.calls(), 1);
}

#[tokio::test]
async fn a_call_that_hangs_times_out() {
    let upstream = Upstream::new(Behaviour::Hangs);
    let cache = upstream.cache(Limits {
        call_timeout: Duration::ZERO,
        ..LIMITS
    });
    assert!(cache.facts(subject(1), None).await.is_none());
    assert_eq!(
        cache.0.unknown.slots.available_permits(),
        MAX_UNKNOWN_IN_FLIGHT
    );
}

#[tokio::test]
async fn a_hundred_pages_make_one_call() {
    let upstream = Upstream::new(Behaviour::Waits);
    let cache = Arc::new(upstream.cache(LIMITS));
    let pages: Vec<_> = (0..100)
        .map(|_| {
            let cache = Arc::clone(&cache);
            tokio::spawn(async move { cache.facts(subject(1), None).await })
        })
        .collect();
    upstream.released.notify_one();
    for page in pages {
        assert!(page.await.expect("it does not panic").is_some());
    }
    assert_eq!(upstream.calls(), 1);
}

#[tokio::test]
async fn calls_in_flight_are_bounded() {
    let upstream = Upstream::new(Behaviour::Waits);
    let cache = upstream.cache(Limits {
        page_timeout: Duration::ZERO,
        ..LIMITS
    });
    for number in 0..3 * MAX_UNKNOWN_IN_FLIGHT {
        assert!(cache.facts(subject(number), None).await.is_none());
    }
    while upstream.calls() < MAX_UNKNOWN_IN_FLIGHT {
        tokio::task::yield_now().await;
    }
    assert_eq!(cache.0.unknown.slots.available_permits(), 0);
    upstream.now(Behaviour::Answers);
    upstream.released.notify_waiters();
    // A page without a slot leaves no negative entry.
    let last = subject(3 * MAX_UNKNOWN_IN_FLIGHT - 1);
    while cache.facts(last.clone(), None).await.is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(upstream.calls(), MAX_UNKNOWN_IN_FLIGHT + 1);
}

#[tokio::test]
async fn entries_are_bounded() {
    // Most find no slot, which makes an entry all the same.
    let upstream = Upstream::new(Behaviour::Waits);
    let cache = upstream.cache(Limits {
        page_timeout: Duration::ZERO,
        ..LIMITS
    });
    for number in 0..MAX_ENTRIES as usize + 500 {
        cache.facts(subject(number), None).await;
    }
    let entries = &cache.0.unknown.entries;
    entries.run_pending_tasks();
    assert!(entries.entry_count() <= MAX_ENTRIES);
}

const KNOWN: usize = 999_999;

/// A flood of ids that nobody ever made: each is refused by the API, or by its limit of calls.
#[tokio::test(start_paused = true)]
async fn a_flood_of_unknown_ids_takes_no_preview_of_a_known_one() {
    for flooded in [Behaviour::Refuses, Behaviour::IsBusy, Behaviour::IsDown] {
        let upstream = Upstream::new(Behaviour::Answers);
        let cache = upstream.cache(Limits {
            found_ttl: Duration::ZERO,
            unknown_per_second: 20,
            ..LIMITS
        });
        assert!(cache.facts(subject(KNOWN), None).await.is_some());
        upstream.now(flooded);
        let mut calls = upstream.calls();
        for second in 0..3 {
            for number in 0..2_000 {
                let invented = subject(second * 2_000 + number);
                assert!(cache.facts(invented, None).await.is_none());
            }
            // The first one, which has become known, was of the first second's.
            let budget = if second == 0 { 19 } else { 20 };
            assert_eq!(upstream.calls() - calls, budget, "of 2,000 in a second");
            calls = upstream.calls();
            tokio::time::advance(Duration::from_secs(1)).await;
        }
        upstream.now(Behaviour::Answers);
        assert!(cache.facts(subject(KNOWN), None).await.is_some());
        assert_eq!(upstream.calls() - calls, 1, "it is asked for itself");
    }
}

/// Nobody has opened its link on this machine, so that it looks like an invented one.
#[tokio::test(start_paused = true)]
async fn a_link_that_is_new_has_its_preview_beside_a_flood_of_one_address() {
    let upstream = Upstream::new(Behaviour::Answers);
    let cache = upstream.cache(Limits {
        unknown_per_second: 20,
        ..LIMITS
    });
    let [flooder, person] = [1, 2].map(|host| Some(IpAddr::from([203, 0, 113, host])));
    let mut shown = 0;
    for number in 0..2_000 {
        shown += usize::from(cache.facts(subject(number), flooder).await.is_some());
    }
    assert_eq!(shown, 5, "a quarter of the budget");
    assert!(cache.facts(subject(KNOWN), person).await.is_some());
    assert_eq!(upstream.calls(), 6);
    tokio::time::advance(Duration::from_secs(1)).await;
    assert!(cache.facts(subject(2_000), flooder).await.is_some());
}

#[tokio::test]
async fn calls_that_hang_for_unknown_ids_leave_slots_for_known_ones() {
    let upstream = Upstream::new(Behaviour::Answers);
    let cache = Arc::new(upstream.cache(Limits {
        found_ttl: Duration::ZERO,
        ..LIMITS
    }));
    assert!(cache.facts(subject(KNOWN), None).await.is_some());
    upstream.now(Behaviour::Hangs);
    for number in 0..500 {
        let cache = Arc::clone(&cache);
        tokio::spawn(async move { cache.facts(subject(number), None).await });
    }
    while upstream.calls() < 1 + MAX_UNKNOWN_IN_FLIGHT {
        tokio::task::yield_now().await;
    }
    upstream.now(Behaviour::Answers);
    assert!(cache.facts(subject(KNOWN), None).await.is_some());
    assert_eq!(upstream.calls(), 2 + MAX_UNKNOWN_IN_FLIGHT);
}

#[tokio::test]
async fn unknown_ids_push_no_known_one_out() {
    let upstream = Upstream::new(Behaviour::Answers);
    let cache = upstream.cache(LIMITS);
    assert!(cache.facts(subject(KNOWN), None).await.is_some());
    upstream.now(Behaviour::Refuses);
    for number in 0..2 * MAX_ENTRIES as usize {
        cache.facts(subject(number), None).await;
    }
    let calls = upstream.calls();
    assert!(cache.facts(subject(KNOWN), None).await.is_some());
    assert_eq!(upstream.calls(), calls, "its entry is still there");
}

#[tokio::test]
async fn what_was_found_is_shown_while_the_api_cannot_be_asked() {
    for behaviour in [Behaviour::IsBusy, Behaviour::IsDown] {
        let upstream = Upstream::new(Behaviour::Answers);
        let cache = upstream.cache(Limits {
            found_ttl: Duration::ZERO,
            ..LIMITS
        });
        assert!(cache.facts(subject(1), None).await.is_some());
        upstream.now(behaviour);
        for _ in 0..3 {
            assert!(cache.facts(subject(1), None).await.is_some());
        }
        assert_eq!(upstream.calls(), 2, "a failure is cached too");
    }
}

#[tokio::test]
async fn what_was_taken_away_is_not_shown() {
    let upstream = Upstream::new(Behaviour::Answers);
    let cache = upstream.cache(Limits {
        found_ttl: Duration::ZERO,
        ..LIMITS
    });
    assert!(cache.facts(subject(1), None).await.is_some());
    upstream.now(Behaviour::Refuses);
    for _ in 0..3 {
        assert!(cache.facts(subject(1), None).await.is_none());
    }
    assert_eq!(upstream.calls(), 2, "that it is gone is cached too");
}
