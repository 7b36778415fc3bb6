use super::*;

const NOW_MS: u64 = 5_000;

fn coming<'a>(device_id: &'a str, token: Option<&'a str>, now_ms: u64) -> Coming<'a> {
    Coming {
        holder: Holder {
            product: 1,
            device_id,
        },
        // A letter is a person with a device.
        buyer: device_id.as_bytes()[0].into(),
        token,
        now_ms,
    }
}

fn buyer(number: i64) -> Coming<'static> {
    Coming {
        buyer: number,
        ..coming("a", None, NOW_MS)
    }
}

#[test]
fn whoever_comes_too_late_has_a_later_turn_and_passes_when_it_has_come() {
    let rush = Rush::default();
    let enter = |device: &str| rush.enter(coming(device, None, NOW_MS), 2, 400);
    assert_eq!((enter("a"), enter("b")), (None, None));
    let waits: Vec<_> = ["c", "d", "e"]
        .map(|device| enter(device).unwrap())
        .into_iter()
        .collect();
    for (wait, seconds) in waits.iter().zip([1_000..2_000, 1_000..2_000, 2_000..3_000]) {
        assert!(seconds.contains(&wait.ms), "{wait:?}");
    }
    let token = waits[2].ticket.unwrap().to_string();
    let turn_ms = NOW_MS + waits[2].ms;
    let of = |device, now_ms| rush.enter(coming(device, Some(&token), now_ms), 2, 400);
    // Too early: the same turn.
    let again = of("e", NOW_MS + 500).unwrap();
    assert_eq!(
        (again.ms, again.ticket),
        (waits[2].ms - 500, waits[2].ticket)
    );
    assert_eq!(of("e", turn_ms), None);
    assert_eq!(of("e", turn_ms + TICKET_MS - 1), None);
    // Somebody else's ticket is none: a place of its own.
    assert!(of("x", NOW_MS + 1_000).is_some_and(|wait| wait.ticket != waits[2].ticket));
}

#[test]
fn an_old_ticket_is_none_and_a_later_second_has_places_again() {
    let rush = Rush::default();
    let enter = |device, token, now_ms| rush.enter(coming(device, token, now_ms), 1, 400);
    assert_eq!(enter("a", None, NOW_MS), None);
    let token = enter("b", None, NOW_MS).unwrap().ticket.unwrap();
    let token = token.to_string();
    let late_ms = NOW_MS + 100_000;
    assert_eq!(
        enter("a", None, late_ms),
        None,
        "the places before have lapsed"
    );
    let again = enter("b", Some(&token), late_ms).unwrap();
    assert_ne!(again.ticket.unwrap().to_string(), token);
    let other = Coming {
        holder: Holder {
            product: 2,
            device_id: "a",
        },
        ..coming("a", None, late_ms)
    };
    assert_eq!(rush.enter(other, 1, 400), None, "another voucher");
    // The clock was set back by days: nobody waits for days.
    assert_eq!(enter("c", None, 1_000), None);
}

#[test]
fn nobody_is_let_in_through_a_closed_gate() {
    let rush = Rush::default();
    let closed = Wait {
        ms: SECOND_MS,
        ticket: None,
    };
    assert_eq!(rush.enter(coming("a", None, NOW_MS), 0, 40), Some(closed));
}

#[test]
fn a_wait_ends_when_the_stock_can_be_sold_and_places_are_not_given_out_for_hours() {
    let rush = Rush::default();
    let enter = |number| rush.enter(buyer(number), 5, 40);
    let waits: Vec<_> = (0..2_000).filter_map(enter).collect();
    // 40 pieces at 5 a second, a second and a tenth more, and a random part of one.
    let longest = waits.iter().map(|wait| wait.ms).max().unwrap();
    assert!((9_900..11_000).contains(&longest), "{longest}");
    let enter = |number| rush.enter(buyer(number), 5, 40_000);
    let longest = (2_000..4_000).filter_map(enter).last().unwrap();
    assert_eq!(
        (longest.ms, longest.ticket),
        (LAST_PLACE_S * SECOND_MS, None)
    );
}

#[test]
fn a_buyer_who_repeats_the_call_takes_one_place_and_keeps_its_turn() {
    let rush = Rush::default();
    let enter = |device: &str, number| {
        let asked = Coming {
            buyer: number,
            ..coming(device, None, NOW_MS)
        };
        rush.enter(asked, 1, 400)
    };
    assert_eq!(enter("a", 1), None);
    let first = enter("b", 2).unwrap();
    for device in ["b", "c", "d"].into_iter().cycle().take(600) {
        let again = enter(device, 2).unwrap();
        assert_eq!(again.ms, first.ms);
    }
    // The next place, as if there had been one call.
    let next = enter("e", 3).unwrap();
    assert!((2_000..3_000).contains(&next.ms), "{next:?}");
    // The turn is kept until it has come; then this buyer is let in, and gets another place a minute later.
    let later = |number, now_ms| {
        let asked = Coming {
            buyer: number,
            ..coming("f", None, now_ms)
        };
        rush.enter(asked, 1, 400)
    };
    let turn_ms = NOW_MS + first.ms;
    assert_eq!(later(2, turn_ms - 1).unwrap().ms, 1);
    assert_eq!(later(2, turn_ms), None);
    assert_eq!(later(4, turn_ms + TICKET_MS), None);
    assert!(later(2, turn_ms + TICKET_MS).is_some());
}
