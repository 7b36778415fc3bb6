//! The burst of discovery 3, simulated: the gate is the real one, the clock and the clients are not.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::*;
use crate::dice::Dice;

const TAPS: usize = 10_000;
const PER_SECOND: u64 = 200;
const SPREAD_MS: f64 = 800.0;
const START_MS: u64 = 5_000;
/// What a client waits at least.
const LEAST_WAIT_MS: u64 = 500;
/// Taps of the burst itself come before.
const BURST_S: usize = 3;
/// Calls in any second after it: far from the thousands of clients that try again by themselves.
const MOST_PER_SECOND: u64 = 2 * PER_SECOND;

struct Client {
    device_id: String,
    token: Option<String>,
    calls: usize,
}

/// Milliseconds after the start: half of a bell, whose top is the start.
fn tap_ms(dice: &mut Dice) -> u64 {
    // Twelve throws together are a bell of spread one around six.
    let bell: f64 = (0..12).map(|_| dice.unit()).sum::<f64>() - 6.0;
    (bell.abs() * SPREAD_MS) as u64
}

#[test]
fn ten_thousand_taps_are_served_with_three_calls_each_at_most() {
    let rush = Rush::default();
    let mut dice = Dice::new(62, 0);
    let mut coming: BinaryHeap<_> = (0..TAPS)
        .map(|number| Reverse((START_MS + tap_ms(&mut dice), number)))
        .collect();
    let client = |number| Client {
        device_id: format!("device-{number}"),
        token: None,
        calls: 0,
    };
    let mut clients: Vec<Client> = (0..TAPS).map(client).collect();
    // A piece for each of them.
    let mut stock = TAPS as u64;
    let mut last_ms = START_MS;
    let mut by_second: Vec<u64> = Vec::new();
    while let Some(Reverse((now_ms, number))) = coming.pop() {
        last_ms = now_ms;
        let second = ((now_ms - START_MS) / SECOND_MS) as usize;
        by_second.resize(by_second.len().max(second + 1), 0);
        by_second[second] += 1;
        let client = &mut clients[number];
        client.calls += 1;
        let asked = Coming {
            holder: Holder {
                product: 1,
                device_id: &client.device_id,
            },
            buyer: number as i64,
            token: client.token.as_deref(),
            now_ms,
        };
        let Some(wait) = rush.enter(asked, PER_SECOND, stock) else {
            stock -= 1;
            continue;
        };
        client.token = wait.ticket.map(|ticket| ticket.to_string());
        let tenth = (dice.unit() * wait.ms as f64 / 10.0) as u64;
        coming.push(Reverse((
            now_ms + (wait.ms + tenth).max(LEAST_WAIT_MS),
            number,
        )));
    }
    let most = clients.iter().map(|client| client.calls).max();
    let all: usize = clients.iter().map(|client| client.calls).sum();
    let took_ms = last_ms - START_MS;
    eprintln!("at most {most:?} calls, {all} in all, {took_ms} ms");
    assert_eq!(stock, 0, "everybody got a piece");
    assert!(most <= Some(3), "{most:?}");
    let later = by_second.iter().skip(BURST_S).max().unwrap();
    assert!(*later <= MOST_PER_SECOND, "{later}");
    // As long as it takes at so many a second, and the tenth that clients add to their waits.
    let sale_ms = TAPS as u64 / PER_SECOND * SECOND_MS;
    assert!(took_ms <= sale_ms * 5 / 4, "{took_ms}");
}
