//! Days, dates and wall clocks of Indonesia. Pure: every function takes its time.
//!
//! Indonesia has had three zones without summer time since 1964, so no table of zones is needed.
//! What belongs to the product and not to one store (flash sales, days of claims) goes by Jakarta.
//! Days are counted since 1 January 1970.

pub mod working_days;

use time::{Date, Duration, OffsetDateTime};

const HOUR_MS: i64 = 3_600_000;
const ZONE_MS: i64 = 7 * HOUR_MS;
/// Minutes of a day.
pub const DAY: i64 = 1440;
pub const MINUTE_MS: u64 = 60_000;
pub const DAY_MS: u64 = DAY as u64 * MINUTE_MS;

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

    pub fn minute_of_week(self) -> i64 {
        (self.day - 1) * DAY + self.minute()
    }
}

/// Days since 1 January 1970 in Jakarta.
pub fn day_number(now_ms: u64) -> i64 {
    day_number_in(now_ms, Zone::Jakarta)
}

/// Days since 1 January 1970 in a zone.
pub fn day_number_in(now_ms: u64, zone: Zone) -> i64 {
    let offset = zone.offset_ms();
    (i64::try_from(now_ms).unwrap_or(i64::MAX - offset) + offset).div_euclid(DAY_MS as i64)
}

/// When such a day begins, in milliseconds since the epoch.
pub fn day_start_ms(day: i64) -> i64 {
    day * DAY_MS as i64 - ZONE_MS
}

/// Milliseconds since the epoch at a minute of such a day in Jakarta; none lies before the epoch.
pub fn at(day: i64, minute: i64) -> u64 {
    u64::try_from(day_start_ms(day)).unwrap_or(0) + minute.unsigned_abs() * MINUTE_MS
}

/// `HH:MM`; 24:00 is 00:00.
pub fn clock_text(minute: i64) -> String {
    let minute = minute.rem_euclid(DAY);
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// `2026-11-21 14:05:09` in Jakarta.
pub fn jakarta_text(epoch_ms: u64) -> String {
    let second = LocalTime::new(epoch_ms).second;
    let (hour, minute) = (second / 3600, second / 60 % 60);
    let date = date_text(day_number(epoch_ms));
    format!("{date} {hour:02}:{minute:02}:{:02}", second % 60)
}

fn date(day: i64) -> Date {
    let epoch = OffsetDateTime::UNIX_EPOCH.date();
    epoch.saturating_add(Duration::days(day))
}

/// `YYYY-MM-DD`
pub fn date_text(day: i64) -> String {
    date(day).to_string()
}

/// Monday 1 to Sunday 7.
pub fn weekday(day: i64) -> i64 {
    (day + 3).rem_euclid(7) + 1
}

/// The last day of the month that `day` is in.
pub fn month_end(day: i64) -> i64 {
    let date = date(day);
    day + i64::from(date.month().length(date.year()) - date.day())
}

#[cfg(test)]
mod tests;
