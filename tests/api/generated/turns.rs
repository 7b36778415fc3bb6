//! Every call at the start of a day, a week, a month and a year, in Jakarta's time zone.

use jajan_contract::{
    Call,
    calls::{self as c, CALLS},
};

use super::{Run, SEED};
use crate::support::{NOON_MS, Sandbox};

/// 22 November 2026, a Sunday, 24:00 in Jakarta.
const MONDAY_MS: u64 = 1_795_366_800_000;
const DAY_MS: u64 = 86_400_000;

/// The first moments of a Monday, of a month, of a year, and of a leap day and the day after it.
pub const TURNS: [u64; 5] = [
    MONDAY_MS,
    MONDAY_MS + 8 * DAY_MS,
    MONDAY_MS + 39 * DAY_MS,
    MONDAY_MS + 463 * DAY_MS,
    MONDAY_MS + 464 * DAY_MS,
];

#[test]
fn the_turns_match_the_calendar() {
    let texts = TURNS.map(jajan_sandbox::time::jakarta_text);
    assert_eq!(
        texts.each_ref().map(|text| text.as_str()),
        [
            "2026-11-23 00:00:00",
            "2026-12-01 00:00:00",
            "2027-01-01 00:00:00",
            "2028-02-29 00:00:00",
            "2028-03-01 00:00:00",
        ]
    );
}

#[tokio::test]
async fn every_call_succeeds_at_midnight_of_special_days() {
    // Skipped: they move the clock that this test sets.
    let moving = [c::SetClock::PATH, c::Elapse::PATH, c::ResetSandbox::PATH];
    let sandbox = Sandbox::for_many_calls();
    sandbox.never_slide().await;
    let mut run = Run::new(&sandbox, SEED).await;
    for turn_ms in TURNS {
        for now_ms in [turn_ms - 1_000, turn_ms - 1, turn_ms] {
            run.offset_ms = (now_ms - NOON_MS) as i64;
            sandbox.app.clock.set_offset_ms(run.offset_ms);
            run.log_in_anew().await;
            for call in CALLS.iter().filter(|call| !moving.contains(&call.path)) {
                run.right(call).await;
            }
            assert_eq!(sandbox.app.clock.now_ms(), now_ms);
        }
    }
    run.assert_faultless();
}
