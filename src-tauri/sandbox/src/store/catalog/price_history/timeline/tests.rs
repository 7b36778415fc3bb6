use super::*;
use crate::dice::Dice;

/// Noon on a day counted back from now.
fn at(days_ago: u64) -> u64 {
    NOW_MS - days_ago * DAY_MS
}

/// Saturday 21 November 2026, 12:10 in Jakarta.
const NOW_MS: u64 = 1_795_237_800_000;

fn timeline(steps: &[(u64, u32)]) -> Timeline {
    let steps: Vec<_> = steps
        .iter()
        .map(|(ago, price)| (at(*ago), *price))
        .collect();
    Timeline::new(&steps, &[], NOW_MS)
}

/// What the page may call saved.
fn saving(history: &PriceHistory, present: u32) -> u32 {
    history
        .lowest30
        .map_or(0, |lowest| lowest.saturating_sub(present))
}

#[test]
fn the_lowest_of_the_thirty_days_before_is_told() {
    for (steps, lowest, at_days, known) in [
        // Below, equal, above.
        (&[(90, 22), (10, 20)][..], Some(22), Some(90), 30),
        (&[(90, 20)], Some(20), Some(90), 30),
        (&[(90, 20), (18, 18), (15, 20)], Some(18), Some(18), 30),
        // Dearer for two days before the sale: the old price still counts.
        (&[(90, 20), (5, 30), (3, 20)], Some(20), Some(90), 30),
        // Longer ago than 30 days before.
        (&[(90, 10), (50, 25), (10, 20)], Some(25), Some(50), 30),
        // Of two times the later.
        (
            &[(80, 18), (30, 25), (20, 18), (15, 22), (2, 19)],
            Some(18),
            Some(20),
            30,
        ),
        (&[(12, 22), (2, 20)], Some(22), Some(12), 10),
        // A first price of a few days is no comparison.
        (&[(12, 22), (8, 20)], None, None, 4),
        (&[(6, 20)], None, None, 6),
        (&[(8, 20)], Some(20), Some(8), 8),
        (&[], None, None, 0),
    ] {
        let line = timeline(steps);
        let told = line.history(NOW_MS);
        assert_eq!(told.lowest30, lowest, "{steps:?}");
        // A card says "30 days" without their number.
        let present = steps.last().map_or(0, |(_, price)| *price);
        let on_card = lowest.filter(|_| known == 30);
        assert_eq!(line.lowest30(present, NOW_MS), on_card, "{steps:?}");
        assert_eq!(told.lowest_of_all_days(), on_card, "{steps:?}");
        let announced = steps.first().is_some_and(|(ago, _)| *ago >= 30);
        assert_eq!(line.lowest30(1, NOW_MS).is_some(), announced, "{steps:?}");
        assert_eq!(told.lowest_at_ms, at_days.map(at), "{steps:?}");
        assert_eq!(told.known_days, known, "{steps:?}");
        assert_eq!(told.point_list.is_empty(), known < 7, "{steps:?}");
    }
}

#[test]
fn a_flash_price_counts_and_ends() {
    let steps = [(at(60), 30)];
    let flash = |days_ago| Window {
        from_ms: at(days_ago),
        to_ms: at(days_ago) + DAY_MS / 6,
        price: 20,
    };
    // Yesterday's is over; today's has begun.
    let over = Timeline::new(&steps, &[flash(1)], NOW_MS).history(NOW_MS);
    assert_eq!((over.lowest30, over.lowest_at_ms), (Some(20), Some(at(1))));
    assert_eq!(over.point_list.last().map(|point| point.price), Some(30));
    let runs = Timeline::new(&steps, &[flash(0)], NOW_MS).history(NOW_MS);
    assert_eq!(runs.lowest30, Some(30));
    assert_eq!(runs.point_list.last().map(|point| point.price), Some(20));
    let again = Timeline::new(&steps, &[flash(1), flash(0)], NOW_MS).history(NOW_MS);
    assert_eq!(again.lowest30, Some(20), "no news is no saving");
}

/// A life of prices, oldest first, and the last of them `now`.
fn life(dice: &mut Dice) -> Vec<Step> {
    let count = dice.between(1, 8) as u64;
    let mut days: Vec<u64> = (0..count).map(|_| dice.between(0, 100) as u64).collect();
    days.sort_unstable_by(|a, b| b.cmp(a));
    days.dedup();
    days.into_iter()
        .map(|ago| (at(ago), dice.between(10, 40) as u32))
        .collect()
}

#[test]
fn a_rise_before_a_sale_never_raises_the_saving() {
    let mut dice = Dice::new(17, 0);
    let mut compared = 0;
    for _ in 0..20_000 {
        let steps = life(&mut dice);
        let honest = Timeline::new(&steps, &[], NOW_MS);
        let [.., (former_ms, _), (began, present)] = honest.0[..] else {
            continue;
        };
        // Dearer for less than 30 days right before the present price.
        let from_ms = began.saturating_sub(dice.between(1, 29) as u64 * DAY_MS);
        let rise = Window {
            from_ms: from_ms.max(former_ms + 1),
            to_ms: began,
            price: dice.between(41, 90) as u32,
        };
        let risen = Timeline::new(&steps, &[rise], NOW_MS);
        compared += 1;
        let (before, after) = (honest.history(NOW_MS), risen.history(NOW_MS));
        assert!(
            saving(&after, present) <= saving(&before, present),
            "{steps:?} {rise:?}"
        );
    }
    assert!(compared > 5_000, "{compared}");
}

#[test]
fn points_are_few_sorted_and_end_with_the_present_price() {
    let mut dice = Dice::new(18, 0);
    for _ in 0..2_000 {
        let steps = life(&mut dice);
        let windows: Vec<_> = (0..30)
            .map(|ago| Window {
                from_ms: at(ago) - DAY_MS / 4,
                to_ms: at(ago) - DAY_MS / 8,
                price: dice.between(1, 9) as u32,
            })
            .collect();
        let line = Timeline::new(&steps, &windows, NOW_MS);
        let told = line.history(NOW_MS);
        assert!(told.point_list.len() <= 31, "{}", told.point_list.len());
        assert!(told.point_list.is_sorted_by(|a, b| a.from_ms < b.from_ms));
        if let Some(last) = told.point_list.last() {
            assert_eq!(Some(last.price), line.0.last().map(|step| step.1));
        }
        let kept = Timeline::new(line.recent(NOW_MS), &[], NOW_MS);
        assert_eq!(kept.history(NOW_MS).lowest30, told.lowest30);
    }
}
