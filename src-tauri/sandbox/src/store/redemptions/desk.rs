//! What cashiers and owners see of redemptions.

use std::cmp::Reverse;

use jajan_contract::order::redeem::{OutletCase, PlayCashierData, Redemption, ReportRule};
use rusqlite::Connection;

use crate::ids::row;
use crate::store::redemptions::claimed_rows::{self, claimed_use};
use crate::store::redemptions::refusal::rule;
use crate::store::redemptions::refusal_rows::case_of_owner;
use crate::store::redemptions::reject_reasons;
use crate::store::redemptions::rows::{
    BY_ID, NEWEST, NEWEST_OF_COUPON, RedemptionRow, redemption, redemption_sql,
};
use crate::store::redemptions::vouchers::voucher;
use crate::store::unreadable::{Listed, listed_rows};
use crate::store::{Database, StoreError};

impl Database {
    /// Newest first, of every outlet.
    pub async fn newest_redemptions(
        &self,
        limit: u32,
    ) -> Result<Listed<PlayCashierData>, StoreError> {
        self.read(move |connection| {
            let sql = redemption_sql(NEWEST);
            let seen = |row| with_voucher(connection, row);
            let mut all = listed_rows(connection, &sql, [limit], seen)?;
            let claimed = claimed_rows::newest(connection, limit)?;
            all.rows.extend(claimed.rows);
            all.left_out += claimed.left_out;
            all.rows
                .sort_by_key(|ticket| Reverse(ticket.redemption.open_time));
            all.rows.truncate(limit as usize);
            Ok(all)
        })
        .await
    }
}

/// What the cashier sees of a try.
pub fn ticket(
    connection: &Connection,
    redemption_id: row::Redemption,
) -> Result<PlayCashierData, StoreError> {
    let row = redemption(connection, BY_ID, [redemption_id])?;
    let row = row.ok_or_else(|| StoreError::Stopped("a redemption is gone".to_owned()))?;
    with_voucher(connection, row)
}

fn with_voucher(
    connection: &Connection,
    row: RedemptionRow,
) -> Result<PlayCashierData, StoreError> {
    let found = voucher(connection, row.coupon_id)?;
    let frozen = found
        .ok_or_else(|| StoreError::Stopped("a voucher is gone".to_owned()))?
        .frozen;
    Ok(PlayCashierData {
        redemption: row.wire(),
        product_name: frozen.item.product_name,
        face_value: frozen.face_value,
        least_bill: None,
        usage: frozen.item.usage,
        reject_reason_list: reject_reasons(frozen.item.product_type),
    })
}

/// What its owner sees beside the voucher.
#[derive(Default)]
pub struct AtOutlets {
    pub redemption: Option<Redemption>,
    pub outlet_case: Option<OutletCase>,
    pub report_rule: Option<ReportRule>,
    /// The visit that the newest redemption became; absent until it is confirmed.
    pub visit_id: Option<row::Visit>,
}

pub fn at_outlets(
    connection: &Connection,
    coupon_id: row::Coupon,
    now_ms: u64,
) -> Result<AtOutlets, StoreError> {
    let Some(voucher) = voucher(connection, coupon_id)? else {
        return Ok(AtOutlets::default());
    };
    // Where a giver tried it is not its receiver's to know.
    let newest = redemption(connection, NEWEST_OF_COUPON, [coupon_id])?;
    let own = newest.filter(|row| row.user_id == voucher.owner_id);
    Ok(AtOutlets {
        visit_id: own.as_ref().and_then(|row| row.visit_id),
        redemption: own.map(RedemptionRow::wire),
        outlet_case: case_of_owner(connection, coupon_id, voucher.owner_id)?,
        report_rule: rule(connection, &voucher, now_ms)?,
    })
}

/// As [`at_outlets`], of a claimed coupon; nothing is frozen for what cost nothing.
pub fn at_outlets_claimed(
    connection: &Connection,
    coupon_id: row::ClaimedCoupon,
) -> Result<AtOutlets, StoreError> {
    let newest = claimed_use(connection, claimed_rows::NEWEST_OF_COUPON, [coupon_id])?;
    Ok(AtOutlets {
        visit_id: newest.as_ref().and_then(|row| row.visit_id),
        redemption: newest.map(claimed_rows::ClaimedUse::wire),
        ..AtOutlets::default()
    })
}
