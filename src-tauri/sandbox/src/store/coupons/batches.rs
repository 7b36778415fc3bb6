//! The coupon batches of a store: what is given, how many, and how often to one person. Merchant 3
//! "Coupon batch", "receiveTimesDailyLimit".

use jajan_contract::{localised::Localised, text::rupiah};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::{FromRow, Sql, StoreError};
use crate::time;

#[derive(FromRow)]
pub struct Batch {
    /// From 1, within the store.
    pub number: i64,
    pub discount_rp: u32,
    /// 0: any bill.
    pub threshold_rp: u32,
    /// How many there ever were.
    pub issued: u32,
    /// To one person: a day, and in all.
    pub daily_limit: u32,
    pub total_limit: u32,
    pub is_on: bool,
    /// The least days that it is good for.
    pub days: i64,
}

pub const OF_STORE_SQL: &str = "SELECT number, discount_rp, threshold_rp, issued, daily_limit,
    total_limit, is_on, days FROM coupon_batches WHERE store_id = ?1 ORDER BY number";
pub const OF_NUMBER_SQL: &str = "SELECT number, discount_rp, threshold_rp, issued, daily_limit,
    total_limit, is_on, days FROM coupon_batches WHERE store_id = ?1 AND number = ?2";

pub fn of_store(connection: &Connection, store_id: row::Store) -> Result<Vec<Batch>, StoreError> {
    connection.rows(OF_STORE_SQL, [store_id])
}

/// Absent: the store has no batch of this number.
pub fn of_number(
    connection: &Connection,
    store_id: row::Store,
    number: i64,
) -> Result<Option<Batch>, StoreError> {
    connection.find(OF_NUMBER_SQL, (store_id, number))
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

    /// The last day of what is claimed today: the end of a month, so that it does not move from one day
    /// to the next.
    pub fn last_day(&self, today: i64) -> i64 {
        time::month_end(today + self.days)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_of_days_has_two_ends_at_most() {
        let batch = Batch {
            number: 1,
            discount_rp: 5_000,
            threshold_rp: 0,
            issued: 1,
            daily_limit: 1,
            total_limit: 1,
            is_on: true,
            days: 45,
        };
        let mut ends: Vec<_> = (20_780..20_810).map(|day| batch.last_day(day)).collect();
        ends.dedup();
        assert!(ends.len() <= 2, "{ends:?}");
    }
}
