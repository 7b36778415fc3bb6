//! Opening hours in the stores' zones, and whether a store is open. Pure but for one query.
//!
//! Indonesia has had three zones without summer time since 1964, so no table of zones is needed.
//! What belongs to the product and not to one store (flash sales, days of claims) goes by Jakarta.

use std::collections::BTreeMap;

use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use super::StoreError;

const HOUR_MS: i64 = 3_600_000;
const ZONE_MS: i64 = 7 * HOUR_MS;
const DAY: i64 = 1440;
const WEEK: i64 = 7 * DAY;

/// A zone of Indonesia.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Zone {
    Jakarta,
    Makassar,
    Jayapura,
}

impl Zone {
    /// By the first two digits of a district's administrative code, its province.
    pub fn of_district(district_id: i64) -> Self {
        match district_id / 10_000 {
            81.. => Self::Jayapura,
            51..=53 | 63..=65 | 71..=76 => Self::Makassar,
            _ => Self::Jakarta,
        }
    }

    /// IANA's name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Jakarta => "Asia/Jakarta",
            Self::Makassar => "Asia/Makassar",
            Self::Jayapura => "Asia/Jayapura",
        }
    }

    fn offset_ms(self) -> i64 {
        match self {
            Self::Jakarta => ZONE_MS,
            Self::Makassar => ZONE_MS + HOUR_MS,
            Self::Jayapura => ZONE_MS + 2 * HOUR_MS,
        }
    }
}

/// A moment by the clocks on the walls of a zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalTime {
    /// Monday 1 to Sunday 7.
    pub day: i64,
    /// Seconds since midnight.
    pub second: i64,
}

impl LocalTime {
    /// In Jakarta, from milliseconds since the epoch.
    pub fn new(now_ms: u64) -> Self {
        Self::in_zone(now_ms, Zone::Jakarta)
    }

    /// From milliseconds since the epoch.
    pub fn in_zone(now_ms: u64, zone: Zone) -> Self {
        let offset = zone.offset_ms();
        let local = i64::try_from(now_ms).unwrap_or(i64::MAX - offset) + offset;
        let seconds = local / 1000;
        // 1 January 1970 was a Thursday.
        Self {
            day: (seconds / 86_400 + 3) % 7 + 1,
            second: seconds % 86_400,
        }
    }

    pub fn minute(self) -> i64 {
        self.second / 60
    }

    fn minute_of_week(self) -> i64 {
        (self.day - 1) * DAY + self.minute()
    }
}

/// Days since 1 January 1970 in Jakarta.
pub fn day_number(now_ms: u64) -> i64 {
    (i64::try_from(now_ms).unwrap_or(i64::MAX - ZONE_MS) + ZONE_MS).div_euclid(86_400_000)
}

/// When such a day begins, in milliseconds since the epoch.
pub fn day_start_ms(day: i64) -> i64 {
    day * 86_400_000 - ZONE_MS
}

/// `HH:MM`; 24:00 is 00:00.
pub fn clock_text(minute: i64) -> String {
    let minute = minute.rem_euclid(DAY);
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The spans of one week in minutes since Monday 00:00, sorted, joined where they touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hours(Vec<(i64, i64)>);

impl Hours {
    /// From `(day, start minute, end minute)`.
    pub fn new(parts: &[(i64, i64, i64)]) -> Self {
        let mut spans: Vec<_> = parts
            .iter()
            .map(|(day, start, end)| ((day - 1) * DAY + start, (day - 1) * DAY + end))
            .collect();
        spans.sort_unstable();
        let mut joined: Vec<(i64, i64)> = Vec::new();
        for (start, end) in spans {
            match joined.last_mut() {
                Some(last) if start <= last.1 => last.1 = last.1.max(end),
                _ => joined.push((start, end)),
            }
        }
        Self(joined)
    }

    pub fn state(&self, now: LocalTime) -> BusinessState {
        let now = now.minute_of_week();
        // Sunday night may run into Monday, so last week's spans count as well.
        let holding = [0, -WEEK].into_iter().find_map(|shift| {
            self.0
                .iter()
                .map(|(start, end)| (start + shift, end + shift))
                .find(|(start, end)| (*start..*end).contains(&now))
        });
        match holding {
            Some((_, end)) => {
                // Where the week's end touches its beginning the store does not close there.
                let next = self.0.first().filter(|(start, _)| start + WEEK <= end);
                let closes = next.map_or(end, |(_, first_end)| end.max(first_end + WEEK));
                let always = closes - now >= WEEK || self.covers_week();
                BusinessState {
                    is_open: true,
                    closes_at: (!always).then(|| clock_text(closes)),
                    opens_at: None,
                    opens_on_day: None,
                    opens_today: false,
                }
            }
            None => {
                let starts = self.0.iter().map(|(start, _)| *start);
                let next = starts.clone().chain(starts.map(|start| start + WEEK));
                let next = next.filter(|start| *start > now).min();
                BusinessState {
                    is_open: false,
                    closes_at: None,
                    opens_at: next.map(clock_text),
                    opens_on_day: next.map(|start| (start / DAY % 7 + 1) as u8),
                    opens_today: next.is_some_and(|start| start / DAY == now / DAY),
                }
            }
        }
    }

    fn covers_week(&self) -> bool {
        matches!(self.0[..], [(0, end)] if end >= WEEK)
    }
}

/// The hours of every pattern; there are a few dozen.
pub fn patterns(connection: &Connection) -> Result<BTreeMap<i64, Hours>, StoreError> {
    let mut statement = connection
        .prepare_cached("SELECT pattern_id, day, start_minute, end_minute FROM day_parts")?;
    let mut parts: BTreeMap<i64, Vec<(i64, i64, i64)>> = BTreeMap::new();
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        parts
            .entry(row.get(0)?)
            .or_default()
            .push((row.get(1)?, row.get(2)?, row.get(3)?));
    }
    Ok(parts
        .into_iter()
        .map(|(pattern, parts)| (pattern, Hours::new(&parts)))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(day: i64, hour: i64, minute: i64) -> LocalTime {
        LocalTime {
            day,
            second: (hour * 60 + minute) * 60,
        }
    }

    fn seen(hours: &Hours, now: LocalTime) -> (bool, Option<String>, Option<u8>, bool) {
        let state = hours.state(now);
        let time = if state.is_open {
            state.closes_at
        } else {
            state.opens_at
        };
        (state.is_open, time, state.opens_on_day, state.opens_today)
    }

    fn text(time: &str) -> Option<String> {
        Some(time.to_owned())
    }

    #[test]
    fn the_zone_is_seven_hours_ahead() {
        // 2026-11-21 04:10:30 UTC, a Saturday.
        let now = LocalTime::new(1_795_234_230_000);
        assert_eq!(
            now,
            LocalTime {
                day: 6,
                second: 11 * 3600 + 10 * 60 + 30
            }
        );
    }

    #[test]
    fn day_parts_open_and_close() {
        // Monday and Tuesday 10-14 and 17-22.
        let hours = Hours::new(&[
            (1, 600, 840),
            (1, 1020, 1320),
            (2, 600, 840),
            (2, 1020, 1320),
        ]);
        assert_eq!(
            seen(&hours, at(1, 9, 59)),
            (false, text("10:00"), Some(1), true)
        );
        assert_eq!(
            seen(&hours, at(1, 10, 0)),
            (true, text("14:00"), None, false)
        );
        assert_eq!(
            seen(&hours, at(1, 14, 0)),
            (false, text("17:00"), Some(1), true)
        );
        assert_eq!(
            seen(&hours, at(1, 22, 0)),
            (false, text("10:00"), Some(2), false)
        );
        assert_eq!(
            seen(&hours, at(5, 12, 0)),
            (false, text("10:00"), Some(1), false)
        );
    }

    #[test]
    fn late_nights_run_into_the_next_day_and_week() {
        // Sunday 18:00 to Monday 02:00.
        let hours = Hours::new(&[(7, 1080, 1560)]);
        assert_eq!(
            seen(&hours, at(7, 23, 0)),
            (true, text("02:00"), None, false)
        );
        assert_eq!(
            seen(&hours, at(1, 1, 59)),
            (true, text("02:00"), None, false)
        );
        assert_eq!(
            seen(&hours, at(1, 2, 0)),
            (false, text("18:00"), Some(7), false)
        );
    }

    #[test]
    fn always_open_never_closes_and_never_open_never_opens() {
        let all: Vec<_> = (1..=7).map(|day| (day, 0, 1440)).collect();
        assert_eq!(
            seen(&Hours::new(&all), at(3, 12, 0)),
            (true, None, None, false)
        );
        assert_eq!(
            seen(&Hours::new(&[]), at(3, 12, 0)),
            (false, None, None, false)
        );
        // From Friday noon through the week's end to Monday noon.
        let bridge = Hours::new(&[(5, 720, 1440), (6, 0, 1440), (7, 0, 1440), (1, 0, 720)]);
        assert_eq!(
            seen(&bridge, at(7, 12, 0)),
            (true, text("12:00"), None, false)
        );
        assert_eq!(
            seen(&bridge, at(1, 11, 0)),
            (true, text("12:00"), None, false)
        );
    }
}
