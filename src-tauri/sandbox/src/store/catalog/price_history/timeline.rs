//! What a voucher cost when, and what may be said of it. Discovery 6, B17 (Directive 98/6/EC art. 6a).
//!
//! Invariant: pure. What is compared with is the lowest price of the 30 days before the present one
//! began, so that a rise before a sale never makes the sale look better.

use jajan_contract::product::{PriceHistory, PricePoint};

use crate::store::terms::PriceStep as Step;
use crate::time::{DAY_MS, at, day_number};

const COMPARED_DAYS: u64 = 30;
/// Under it nothing is compared.
const LEAST_DAYS: u64 = 7;

/// A price that is asked for a while in place of the ordinary one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    pub from_ms: u64,
    pub to_ms: u64,
    pub price: u32,
}

/// Prices in force, oldest first, no two neighbours alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Timeline(Vec<Step>);

impl Timeline {
    /// `steps` are sorted and begin before any window counts. Later than `now_ms` nothing is known.
    pub fn new(steps: &[Step], windows: &[Window], now_ms: u64) -> Self {
        let mut times: Vec<u64> = steps
            .iter()
            .map(|step| step.0)
            .chain(windows.iter().flat_map(|w| [w.from_ms, w.to_ms]))
            .filter(|at_ms| *at_ms <= now_ms)
            .collect();
        times.sort_unstable();
        times.dedup();
        let mut line: Vec<Step> = Vec::new();
        for at_ms in times {
            let Some(price) = price_at(steps, windows, at_ms) else {
                continue;
            };
            if line.last().is_none_or(|step| step.1 != price) {
                line.push((at_ms, price));
            }
        }
        Self(line)
    }

    /// All steps that count in the time before `now_ms`, for being kept.
    pub fn recent(&self, now_ms: u64) -> &[Step] {
        let from = now_ms.saturating_sub(3 * COMPARED_DAYS * DAY_MS);
        let first = self.0.partition_point(|step| step.0 <= from);
        &self.0[first.saturating_sub(1)..]
    }

    pub fn history(&self, now_ms: u64) -> PriceHistory {
        let known_days = self.known_days(now_ms);
        if known_days < LEAST_DAYS {
            return PriceHistory {
                lowest30: None,
                lowest_at_ms: None,
                known_days: known_days as u32,
                point_list: Vec::new(),
            };
        }
        let lowest = self.lowest();
        PriceHistory {
            lowest30: lowest.map(|step| step.1),
            lowest_at_ms: lowest.map(|step| step.0),
            known_days: known_days as u32,
            point_list: self.points(now_ms),
        }
    }

    /// Before the present price began; of a price that never changed, since it began.
    fn known_days(&self, now_ms: u64) -> u64 {
        let (Some(first), Some(present)) = (self.0.first(), self.0.last()) else {
            return 0;
        };
        let end_ms = if self.0.len() == 1 { now_ms } else { present.0 };
        (end_ms.saturating_sub(first.0) / DAY_MS).min(COMPARED_DAYS)
    }

    /// The latest of the lowest prices in the 30 days before the present one began.
    fn lowest(&self) -> Option<Step> {
        let (present, before) = self.0.split_last()?;
        let from = present.0.saturating_sub(COMPARED_DAYS * DAY_MS);
        let ends = self.0.iter().skip(1).map(|step| step.0);
        let in_force = before.iter().zip(ends).filter(|(_, end)| *end > from);
        let lowest = in_force
            .map(|(step, _)| *step)
            .rev()
            .min_by_key(|step| step.1);
        Some(lowest.unwrap_or(*present))
    }

    /// What this price is compared with, be it in force or announced: the lowest of the 30 days before it
    /// began. Absent while fewer are known: a card has no room to say how many.
    pub fn lowest30(&self, price: u32, now_ms: u64) -> Option<u32> {
        match self.0.last() {
            Some(present) if present.1 == price => {
                let is_known = self.known_days(now_ms) >= COMPARED_DAYS;
                self.lowest().filter(|_| is_known).map(|step| step.1)
            }
            _ => self.lowest_before(now_ms),
        }
    }

    fn lowest_before(&self, at_ms: u64) -> Option<u32> {
        let first = self.0.first()?;
        if at_ms.saturating_sub(first.0) < COMPARED_DAYS * DAY_MS {
            return None;
        }
        let from = at_ms.saturating_sub(COMPARED_DAYS * DAY_MS);
        let ends = self.0.iter().skip(1).map(|step| step.0).chain([u64::MAX]);
        let in_force = self.0.iter().zip(ends);
        in_force
            .filter(|(step, end)| step.0 < at_ms && *end > from)
            .map(|(step, _)| step.1)
            .min()
    }

    /// The lowest price of each of the last 30 days, and the present one.
    fn points(&self, now_ms: u64) -> Vec<PricePoint> {
        let today = day_number(now_ms);
        let mut points: Vec<PricePoint> = Vec::new();
        let mut add = |from_ms, price| {
            if points
                .last()
                .is_none_or(|last: &PricePoint| last.price != price)
            {
                points.push(PricePoint { from_ms, price });
            }
        };
        for day in today - (COMPARED_DAYS as i64 - 1)..=today {
            let start = at(day, 0);
            let end = start + DAY_MS;
            let ends = self.0.iter().skip(1).map(|step| step.0).chain([u64::MAX]);
            let of_day = self.0.iter().zip(ends);
            let of_day = of_day.filter(|(step, ends_ms)| step.0 < end && *ends_ms > start);
            if let Some((step, _)) = of_day.min_by_key(|(step, _)| step.1) {
                add(step.0.max(start), step.1);
            }
        }
        if let Some(present) = self.0.last() {
            add(present.0, present.1);
        }
        points
    }
}

fn price_at(steps: &[Step], windows: &[Window], at_ms: u64) -> Option<u32> {
    let at = steps.partition_point(|step| step.0 <= at_ms);
    let ordinary = steps.get(at.checked_sub(1)?)?.1;
    let window = windows
        .iter()
        .find(|window| (window.from_ms..window.to_ms).contains(&at_ms));
    Some(window.map_or(ordinary, |window| window.price))
}

#[cfg(test)]
mod tests;
