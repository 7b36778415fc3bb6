//! Whether the city is one that one believes: a walk through 2,000 stores counts, rule by rule, how many
//! break it, and prints the table (`cargo test -p jajan-sandbox --lib city::rules -- --nocapture`).

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod chains;
mod places;
mod reviews;
mod sets;

use crate::city::stores::{Store, store};

pub(crate) const SEED: u64 = 62;
pub(crate) const STORES: i64 = 2_000;

/// The rows of the table.
#[derive(Default)]
pub(crate) struct Table(Vec<Row>);

struct Row {
    rule: &'static str,
    checked: usize,
    broken: usize,
    /// Of a thousand that were checked.
    allowed_permille: usize,
    /// Why any may break it.
    reason: &'static str,
    example: String,
}

impl Table {
    /// A rule that nothing may break. Absent: it does not concern this one; else what is wrong with it,
    /// empty for nothing.
    pub(crate) fn none<T>(
        &mut self,
        rule: &'static str,
        all: impl IntoIterator<Item = T>,
        check: impl FnMut(T) -> Option<String>,
    ) {
        self.few(rule, (0, ""), all, check);
    }

    /// A rule that a few of a thousand may break, for a reason.
    pub(crate) fn few<T>(
        &mut self,
        rule: &'static str,
        (allowed_permille, reason): (usize, &'static str),
        all: impl IntoIterator<Item = T>,
        check: impl FnMut(T) -> Option<String>,
    ) {
        let found: Vec<String> = all.into_iter().filter_map(check).collect();
        let mut wrong = found.iter().filter(|text| !text.is_empty());
        let example = wrong.next().cloned().unwrap_or_default();
        self.0.push(Row {
            rule,
            checked: found.len(),
            broken: found.iter().filter(|text| !text.is_empty()).count(),
            allowed_permille,
            reason,
            example,
        });
    }

    /// Prints it, and fails when a rule is broken more often than it may be, or concerned nothing.
    pub(crate) fn finish(self, title: &str) {
        println!("\n{title}: {STORES} stores\n  broken  checked  rule");
        for row in &self.0 {
            let Row {
                rule,
                checked,
                broken,
                example,
                reason,
                ..
            } = row;
            println!("{broken:8} {checked:8}  {rule}");
            if *broken > 0 {
                println!("                     so: {example}");
            }
            if !reason.is_empty() {
                println!("                     may: {reason}");
            }
        }
        let too_many =
            |row: &&Row| row.checked == 0 || row.broken * 1000 > row.allowed_permille * row.checked;
        let failed: Vec<_> = self.0.iter().filter(too_many).collect();
        let failed: Vec<_> = failed
            .iter()
            .map(|row| {
                format!(
                    "{}: {} of {}, so: {}",
                    row.rule, row.broken, row.checked, row.example
                )
            })
            .collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
}

/// What is wrong, or nothing.
pub(crate) fn unless(is_right: bool, wrong: impl FnOnce() -> String) -> Option<String> {
    Some(if is_right { String::new() } else { wrong() })
}

fn city() -> Vec<Store> {
    (1..=STORES).map(|id| store(SEED, id)).collect()
}

/// The numbers that seeding gives to a store's vouchers.
fn product_ids(city: &[Store]) -> Vec<std::ops::Range<i64>> {
    let mut next = 1;
    city.iter()
        .map(|store| {
            let first = next;
            next += store.vouchers.len() as i64;
            first..next
        })
        .collect()
}
