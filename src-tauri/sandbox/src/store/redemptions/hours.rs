//! Whether a voucher can be used at an outlet now. Contract `VoucherUsage`; B6.

use jajan_contract::store_coupons::VoucherUsage;
use rusqlite::Connection;

use crate::store::{Sql, StoreError};
use crate::time::{self, LocalTime, Zone};

const STORE_SQL: &str = "SELECT district_id FROM stores WHERE id = ?1";

/// By the voucher's days and hours in the outlet's zone. Its opening hours are no bar: a cashier who is
/// there is open.
pub fn is_usable(
    connection: &Connection,
    store_id: i64,
    usage: &VoucherUsage,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let district_id = connection.one(STORE_SQL, [store_id], |row| row.get(0))?;
    let local = LocalTime::in_zone(now_ms, Zone::of_district(district_id));
    let date = time::date_text(time::day_number(now_ms));
    Ok(allows(usage, local, &date))
}

/// `date` is `YYYY-MM-DD`.
fn allows(usage: &VoucherUsage, local: LocalTime, date: &str) -> bool {
    let is_day = usage
        .day_list
        .iter()
        .any(|day| i64::from(*day) == local.day);
    let is_blackout = usage.blackout_date_list.iter().any(|day| day == date);
    let minutes = |text: &Option<String>| {
        let (hour, minute) = text.as_deref()?.split_once(':')?;
        Some(hour.parse::<i64>().ok()? * 60 + minute.parse::<i64>().ok()?)
    };
    let is_hour = match (minutes(&usage.start_time), minutes(&usage.end_time)) {
        (Some(start), Some(end)) if start <= end => (start..end).contains(&local.minute()),
        // Over midnight.
        (Some(start), Some(end)) => local.minute() >= start || local.minute() < end,
        _ => true,
    };
    is_day && is_hour && !is_blackout
}

#[cfg(test)]
mod tests {
    use super::*;

    fn usage(day_list: &[u8], hours: Option<(&str, &str)>) -> VoucherUsage {
        VoucherUsage {
            day_list: day_list.to_vec(),
            start_time: hours.map(|(start, _)| start.to_owned()),
            end_time: hours.map(|(_, end)| end.to_owned()),
            blackout_date_list: vec!["2026-12-25".to_owned()],
            valid_until: "2026-12-31".to_owned(),
            per_visit_limit: None,
            order_food_type_list: vec![3],
        }
    }

    fn at(day: i64, hour: i64, minute: i64) -> LocalTime {
        LocalTime {
            day,
            second: hour * 3600 + minute * 60,
        }
    }

    #[test]
    fn a_voucher_keeps_to_its_days_hours_and_blackouts() {
        let lunch = usage(&[1, 2, 3, 4, 5], Some(("10:00", "15:00")));
        let late = usage(&[6, 7], Some(("22:00", "02:00")));
        let whenever = usage(&[1, 2, 3, 4, 5, 6, 7], None);
        for (usage, local, date, is_allowed) in [
            (&lunch, at(4, 10, 0), "2026-11-26", true),
            (&lunch, at(4, 9, 59), "2026-11-26", false),
            (&lunch, at(4, 14, 59), "2026-11-26", true),
            (&lunch, at(4, 15, 0), "2026-11-26", false),
            (&lunch, at(6, 12, 0), "2026-11-28", false),
            (&late, at(6, 23, 0), "2026-11-28", true),
            (&late, at(7, 1, 59), "2026-11-29", true),
            (&late, at(7, 2, 0), "2026-11-29", false),
            (&whenever, at(5, 0, 0), "2026-12-24", true),
            (&whenever, at(5, 12, 0), "2026-12-25", false),
        ] {
            assert_eq!(allows(usage, local, date), is_allowed, "{local:?} {date}");
        }
    }
}
