//! The coupon batches of a store: what is given, how many, and how often to one person. What was
//! claimed is in the database. Merchant 3 "Coupon batch", "receiveTimesDailyLimit".

use jajan_contract::{localised::Localised, text::rupiah};

use crate::city::details::{Topic, dice};

/// The store with all cases on one page: README "Stores to know".
pub const SHOWCASE: i64 = 1;

pub struct Batch {
    /// From 1, within the store.
    pub number: i64,
    pub discount_rp: u32,
    /// 0: any bill.
    pub threshold_rp: u32,
    /// How many there ever were.
    pub issued: u32,
    pub daily_limit: u32,
    pub limit: u32,
    pub is_on: bool,
    /// The least days that it is good for.
    pub days: i64,
}

impl Batch {
    pub fn name(&self) -> Localised {
        let off = rupiah(self.discount_rp);
        match self.threshold_rp {
            0 => Localised::new(
                format!("Potongan {off} tanpa minimum"),
                format!("{off} off, no minimum"),
                format!("立减 {off}，无门槛"),
            ),
            threshold => {
                let least = rupiah(threshold);
                Localised::new(
                    format!("Potongan {off}, min. belanja {least}"),
                    format!("{off} off from {least}"),
                    format!("满 {least} 减 {off}"),
                )
            }
        }
    }
}

/// Absent: the store has no batch of this number.
pub fn of_number(store_id: i64, number: i64) -> Option<Batch> {
    let mut batches = of_store(store_id).into_iter();
    batches.find(|batch| batch.number == number)
}

/// 0 to 6 batches.
pub fn of_store(store_id: i64) -> Vec<Batch> {
    if store_id == SHOWCASE {
        return showcase();
    }
    let mut dice = dice(Topic::Batches, store_id);
    let count = dice.weighted([34, 18, 16, 12, 9, 7, 4].into_iter()) as i64;
    (1..=count)
        .map(|number| {
            let discount_rp = *dice.pick(&[5_000, 8_000, 10_000, 10_000, 15_000, 20_000, 25_000]);
            let threshold_rp = match dice.below(100) {
                0..15 => 0,
                15..60 => discount_rp * 3,
                _ => discount_rp * 5,
            };
            let issued = match dice.below(100) {
                0..8 => 0,
                8..20 => dice.between(1, 10),
                _ => dice.between(50, 2_000),
            };
            let limit = *dice.pick(&[1, 1, 1, 2, 3, 5]);
            Batch {
                number,
                discount_rp,
                threshold_rp,
                issued: u32::try_from(issued).unwrap_or(0),
                daily_limit: limit.min(*dice.pick(&[1, 1, 2])),
                limit,
                is_on: !dice.percent(5),
                days: dice.between(7, 60),
            }
        })
        .collect()
}

/// One for each outcome of a claim: twice a day, once a day and thrice in all, the last one, none
/// left, switched off.
fn showcase() -> Vec<Batch> {
    let rows = [
        (10_000, 50_000, 5_000, 2, 10, true),
        (15_000, 0, 5_000, 1, 3, true),
        (25_000, 100_000, 1, 1, 1, true),
        (20_000, 60_000, 0, 1, 1, true),
        (50_000, 200_000, 100, 1, 1, false),
    ];
    (1..)
        .zip(rows)
        .map(
            |(number, (discount_rp, threshold_rp, issued, daily_limit, limit, is_on))| Batch {
                number,
                discount_rp,
                threshold_rp,
                issued,
                daily_limit,
                limit,
                is_on,
                days: 30,
            },
        )
        .collect()
}
