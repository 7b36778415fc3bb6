//! What used vouchers saved, by month. Growth 11.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jajan_contract::order::savings::{SavingsData, SavingsLine, SavingsMonth};

use crate::ids::row;
use crate::store::orders::frozen::Frozen;
use crate::store::unreadable::{count, each_row, parted};
use crate::store::{Database, FromRow, StoreError};
use crate::{ids, time};

const MONTHS: usize = 12;

/// Vouchers that their buyer used.
pub const USED_SQL: &str = "SELECT v.coupon_id AS item, v.order_id, v.used_ms, v.paid_rp, o.frozen
  FROM vouchers AS v JOIN orders AS o USING (order_id)
  WHERE v.owner_id = ?1 AND v.buyer_id = ?1 AND v.state = 'used'";

#[derive(FromRow)]
struct UsedRow {
    /// The voucher.
    item: row::Coupon,
    used_ms: u64,
    paid_rp: u32,
    #[row(json)]
    frozen: Frozen,
}

impl UsedRow {
    fn line(self) -> SavingsLine {
        let bought = self.frozen.item;
        SavingsLine {
            coupon_id: ids::coupon(self.item),
            month: month_of(time::day_number(self.used_ms)),
            name: bought.product_name,
            store_name: bought.store_name,
            used_time: self.used_ms,
            saved_amount: u64::from(bought.original_price.saturating_sub(self.paid_rp)),
        }
    }
}

impl Database {
    pub async fn savings(
        &self,
        user_id: row::User,
        now_ms: u64,
    ) -> Result<SavingsData, StoreError> {
        let read = self.read(move |connection| each_row(connection, USED_SQL, [user_id]));
        let (rows, lacks) = parted(read.await?);
        let lines = rows.into_iter().map(UsedRow::line).collect();
        self.note_unreadable(&lacks, now_ms).await?;
        Ok(SavingsData {
            left_out_count: count(&lacks),
            ..summed(lines, now_ms)
        })
    }
}

fn summed(mut lines: Vec<SavingsLine>, now_ms: u64) -> SavingsData {
    lines.sort_by_key(|line| Reverse(line.used_time));
    let total_amount = lines.iter().map(|line| line.saved_amount).sum();
    let months = months_until(time::day_number(now_ms));
    let mut sums: BTreeMap<String, u64> = months.into_iter().map(|month| (month, 0)).collect();
    lines.retain(|line| match sums.get_mut(&line.month) {
        Some(sum) => {
            *sum += line.saved_amount;
            true
        }
        None => false,
    });
    let months = sums.into_iter().map(|(month, saved_amount)| SavingsMonth {
        month,
        saved_amount,
    });
    let month_list: Vec<_> = months.collect();
    SavingsData {
        month_amount: month_list.last().map_or(0, |last| last.saved_amount),
        total_amount,
        month_list,
        line_list: lines,
        left_out_count: None,
    }
}

/// The month of this day and those before it.
fn months_until(mut day: i64) -> Vec<String> {
    let mut months = Vec::with_capacity(MONTHS);
    for _ in 0..MONTHS {
        let month = month_of(day);
        // A day of the month before it: dates count their days from 1.
        day -= date_day(day);
        months.push(month);
    }
    months
}

/// `YYYY-MM`
fn month_of(day: i64) -> String {
    let mut date = time::date_text(day);
    date.truncate("YYYY-MM".len());
    date
}

fn date_day(day: i64) -> i64 {
    let date = time::date_text(day);
    date["YYYY-MM-".len()..].parse().unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::{months_until, summed};
    use crate::time;

    #[test]
    fn twelve_months_end_with_the_running_one_over_a_leap_day() {
        // 1 March 2028 in Jakarta, as in the API tests of the calendar's turns.
        let day = time::day_number(1_795_366_800_000 + 464 * time::DAY_MS);
        assert_eq!(time::date_text(day), "2028-03-01");
        let months = months_until(day);
        assert_eq!(months[..3], ["2028-03", "2028-02", "2028-01"]);
        assert_eq!(months.last().map(String::as_str), Some("2027-04"));
        assert_eq!(months.len(), 12);
    }

    #[test]
    fn nobody_saves_nothing() {
        let data = summed(Vec::new(), 1_795_366_800_000);
        assert_eq!((data.month_amount, data.total_amount), (0, 0));
        let last = data.month_list.last().map(|last| last.month.as_str());
        assert_eq!(last, Some("2026-11"));
    }
}
