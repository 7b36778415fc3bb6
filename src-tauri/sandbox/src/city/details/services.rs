//! Which services a store offers, and when. Merchant 2 "Service types", 3 "Day-part time entry",
//! 5 "Delivery or pick-up ordering needs a qrCodeId".
//!
//! Invariant: the hours of one service lie within the store's own, so that the whole list of a
//! store is open exactly when the store is.

use jajan_contract::store_page::{DayPartTime, StoreChannel};

use crate::city::details::batches::SHOWCASE;
use crate::city::details::{Topic, dice};
use crate::ids::{self, row};
use crate::store::catalog::store_page::services::{self, DELIVERY, DINE_IN, PICK_UP};
use crate::time::clock_text;

/// A kitchen sends nothing out in its first and last half hour.
const MARGIN: i64 = 30;
/// Spans shorter than this are not cut.
const MIN_SPAN: i64 = 180;

/// What a store offers. Never nothing.
pub fn channels(store_id: i64) -> Vec<StoreChannel> {
    if store_id == SHOWCASE {
        return [DINE_IN, DELIVERY, PICK_UP]
            .map(|food_type| channel(store_id, food_type, true))
            .to_vec();
    }
    let mut dice = dice(Topic::Services, store_id);
    let offered = [
        (DINE_IN, dice.percent(92)),
        (DELIVERY, dice.percent(62)),
        (PICK_UP, dice.percent(74)),
    ];
    // One in eight cannot be ordered from here now.
    let has_code = [(); 3].map(|()| dice.percent(88));
    let list: Vec<_> = offered
        .into_iter()
        .zip(has_code)
        .filter(|((_, offers), _)| *offers)
        .map(|((food_type, _), has_code)| channel(store_id, food_type, has_code))
        .collect();
    if list.is_empty() {
        return vec![channel(store_id, DINE_IN, true)];
    }
    list
}

/// The same as `stores.services`.
pub fn bits(store_id: i64) -> i64 {
    let channels = channels(store_id).into_iter();
    channels.fold(0, |bits, channel| {
        bits | services::bits(channel.order_food_type, channel.qr_code_id.is_some())
    })
}

fn channel(store_id: i64, order_food_type: u8, has_code: bool) -> StoreChannel {
    StoreChannel {
        order_food_type,
        qr_code_id: has_code.then(|| ids::qr_code(row::Store(store_id), order_food_type)),
    }
}

/// The week of a store whose own hours are `parts`: (day, start minute, end minute). A day on which
/// nothing begins has one entry of 24 hours that are no business hours.
pub fn day_parts(
    store_id: i64,
    offers_delivery: bool,
    parts: &[(i64, i64, i64)],
) -> Vec<DayPartTime> {
    let mut dice = dice(Topic::Services, -store_id);
    let delivers_in_part = dice.percent(35);
    week(parts, |day, start, end| {
        // What would begin after midnight would be another day's.
        let can_cut = end - start >= MIN_SPAN && start + MARGIN < 1440;
        (delivers_in_part && offers_delivery && can_cut)
            .then(|| entry(day, start + MARGIN, end - MARGIN, Some(DELIVERY)))
    })
}

/// The same of a place without services of its own, as a mall.
pub fn own_hours(parts: &[(i64, i64, i64)]) -> Vec<DayPartTime> {
    week(parts, |_, _, _| None)
}

fn week(
    parts: &[(i64, i64, i64)],
    service: impl Fn(i64, i64, i64) -> Option<DayPartTime>,
) -> Vec<DayPartTime> {
    let mut list = Vec::new();
    for day in 1..=7 {
        let of_day = parts.iter().filter(|(part_day, ..)| *part_day == day);
        let mut is_closed = true;
        for &(_, start, end) in of_day {
            is_closed = false;
            list.push(entry(day, start, end, None));
            list.extend(service(day, start, end));
        }
        if is_closed {
            list.push(DayPartTime {
                is_business_hours: false,
                ..entry(day, 0, 1440, None)
            });
        }
    }
    list
}

fn entry(day: i64, start: i64, end: i64, channel_code: Option<u8>) -> DayPartTime {
    DayPartTime {
        day_part_code: day.to_string(),
        start_time: clock_text(start),
        end_time: clock_text(end),
        is_business_hours: true,
        channel_code,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;
    use crate::store::catalog::hours::Hours;
    use crate::time::LocalTime;

    /// `HH:MM` in minutes.
    fn minutes(text: &str) -> i64 {
        let (hours, minutes) = text.split_once(':').expect(text);
        hours.parse::<i64>().expect(text) * 60 + minutes.parse::<i64>().expect(text)
    }

    /// What the app reads from a list: an end that is not after its start is on the next day.
    fn read(list: &[DayPartTime]) -> Hours {
        let parts: Vec<_> = list
            .iter()
            .filter(|part| part.is_business_hours)
            .map(|part| {
                let (start, end) = (minutes(&part.start_time), minutes(&part.end_time));
                let end = if end > start { end } else { end + 1440 };
                (part.day_part_code.parse().expect("a day"), start, end)
            })
            .collect();
        Hours::new(&parts)
    }

    /// A week of spans that do not overlap, some past midnight.
    fn week(dice: &mut Dice) -> Vec<(i64, i64, i64)> {
        let mut parts = Vec::new();
        for day in 1..=7 {
            let mut from = 0;
            for _ in 0..dice.below(4) {
                let start = from + dice.between(0, 300);
                if start >= 1440 {
                    break;
                }
                let end = start + dice.between(1, 1440);
                parts.push((day, start, end.min(start + 1440)));
                from = end + 1;
            }
        }
        parts
    }

    #[test]
    fn a_list_is_open_exactly_when_its_store_is() {
        let mut dice = Dice::new(5, 0);
        for store_id in 1..400 {
            let parts = week(&mut dice);
            let (own, listed) = (Hours::new(&parts), read(&day_parts(store_id, true, &parts)));
            for _ in 0..60 {
                let now = LocalTime {
                    day: dice.between(1, 7),
                    second: dice.between(0, 86_399),
                };
                let [a, b] = [&own, &listed].map(|hours| format!("{:?}", hours.state(now)));
                assert_eq!(a, b, "{parts:?} at {now:?}");
            }
        }
    }

    #[test]
    fn every_store_offers_something_and_the_kinds_come_in_order() {
        let mut seen = [0; 4];
        let mut without_code = 0;
        for store_id in 1..500 {
            let list = channels(store_id);
            assert!(!list.is_empty());
            let kinds: Vec<_> = list.iter().map(|channel| channel.order_food_type).collect();
            let order = [DINE_IN, DELIVERY, PICK_UP];
            assert!(kinds.is_sorted_by_key(|kind| order.iter().position(|known| known == kind)));
            for kind in kinds {
                seen[usize::from(kind)] += 1;
            }
            without_code += list
                .iter()
                .filter(|channel| channel.qr_code_id.is_none())
                .count();
        }
        assert!(seen[1..].iter().all(|count| *count > 200), "{seen:?}");
        assert!(without_code > 50);
    }

    #[test]
    fn the_row_of_a_store_offers_what_the_dice_offer() {
        let wire = |list| serde_json::to_value(list).expect("JSON");
        for store_id in 1..500 {
            let read = services::channels(row::Store(store_id), bits(store_id));
            assert_eq!(wire(read), wire(channels(store_id)));
        }
    }
}
