//! Opening hours of the stores, and whether a store is open.

use std::collections::BTreeMap;

use jajan_contract::stores::BusinessState;
use rusqlite::Connection;

use crate::ids::row;
use crate::store::{FromRow, Sql, StoreError};
use crate::time::{DAY, LocalTime, clock_text};

const WEEK: i64 = 7 * DAY;

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

#[derive(FromRow)]
struct PartRow {
    pattern_id: row::Pattern,
    day: i64,
    start_minute: i64,
    end_minute: i64,
}

/// The hours of every pattern; there are a few dozen.
pub fn patterns(connection: &Connection) -> Result<BTreeMap<row::Pattern, Hours>, StoreError> {
    let sql = "SELECT pattern_id, day, start_minute, end_minute FROM day_parts";
    let mut parts: BTreeMap<row::Pattern, Vec<(i64, i64, i64)>> = BTreeMap::new();
    for row in connection.rows::<PartRow>(sql, [])? {
        let part = (row.day, row.start_minute, row.end_minute);
        parts.entry(row.pattern_id).or_default().push(part);
    }
    Ok(parts
        .into_iter()
        .map(|(pattern, parts)| (pattern, Hours::new(&parts)))
        .collect())
}

#[cfg(test)]
mod tests;
