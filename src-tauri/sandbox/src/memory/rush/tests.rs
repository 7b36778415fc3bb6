use super::*;

const NOW_MS: u64 = 5_000;

fn coming<'a>(device_id: &'a str, token: Option<&'a str>, now_ms: u64) -> Coming<'a> {
    Coming {
        holder: Holder {
            product: 1,
            device_id,
        },
        token,
        now_ms,
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
    let enter = |_| rush.enter(coming("a", None, NOW_MS), 5, 40);
    let waits: Vec<_> = (0..2_000).filter_map(enter).collect();
    // 40 pieces at 5 a second, a second and a tenth more, and a random part of one.
    let longest = waits.iter().map(|wait| wait.ms).max().unwrap();
    assert!((9_900..11_000).contains(&longest), "{longest}");
    let enter = |_| rush.enter(coming("a", None, NOW_MS), 5, 40_000);
    let longest = (0..2_000).filter_map(enter).last().unwrap();
    assert_eq!(
        (longest.ms, longest.ticket),
        (LAST_PLACE_S * SECOND_MS, None)
    );
}
