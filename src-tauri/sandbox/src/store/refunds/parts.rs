//! Who gets how much of a voucher's money. Buying 8: after an equal split it returns in the same shares,
//! otherwise to the user who paid for the voucher.

use jajan_contract::order::split_choice::SplitMode;
use rusqlite::Connection;

use crate::ids::row;
use crate::money::shares::shares;
use crate::store::columns::Wire;
use crate::store::splits::shares::of_order;
use crate::store::{Sql, StoreError};

/// Payers of one voucher and their rupiah, which sum to what was paid for it.
pub type Parts = Vec<(row::User, u32)>;

/// The parts of each voucher of an order; in the order of the vouchers' ids.
pub fn of_vouchers(
    connection: &Connection,
    order_id: row::Order,
) -> Result<Vec<(row::Coupon, Parts)>, StoreError> {
    let sql = "SELECT coupon_id, buyer_id, paid_rp FROM vouchers WHERE order_id = ?1
               ORDER BY coupon_id";
    let vouchers: Vec<(row::Coupon, row::User, u32)> = connection.rows(sql, [order_id])?;
    let sql = "SELECT mode FROM splits WHERE order_id = ?1";
    let mode: Option<Wire<SplitMode>> = connection.find_value(sql, [order_id])?;
    if !mode.is_some_and(|mode| mode.0 == SplitMode::Equal) {
        let own = |(coupon_id, buyer_id, paid_rp)| (coupon_id, vec![(buyer_id, paid_rp)]);
        return Ok(vouchers.into_iter().map(own).collect());
    }
    let mut payers: Parts = Vec::new();
    for share in of_order(connection, order_id)? {
        let Some(payer_id) = share.payer_id else {
            return Err(StoreError::Stopped("a share is not paid".to_owned()));
        };
        // One payer may have paid several shares.
        match payers.iter_mut().find(|(known, _)| *known == payer_id) {
            Some((_, amount_rp)) => *amount_rp += share.amount_rp,
            None => payers.push((payer_id, share.amount_rp)),
        }
    }
    let paid: Vec<u32> = vouchers.iter().map(|(.., paid_rp)| *paid_rp).collect();
    let amounts: Vec<u32> = payers.iter().map(|(_, amount_rp)| *amount_rp).collect();
    let parts = split(&paid, &amounts);
    let with_payers = |row: Vec<u32>| {
        let each = payers.iter().zip(row);
        each.map(|((payer_id, _), part_rp)| (*payer_id, part_rp))
            .collect()
    };
    let rows = vouchers.into_iter().zip(parts);
    Ok(rows
        .map(|((coupon_id, ..), row)| (coupon_id, with_payers(row)))
        .collect())
}

/// Rows that sum to `paid`, columns to `amounts`; both have the same total. Each voucher in turn is
/// split by what its payers still have to get, so that no part is negative and the last is exact.
fn split(paid: &[u32], amounts: &[u32]) -> Vec<Vec<u32>> {
    let mut rest = amounts.to_vec();
    let mut rows = Vec::with_capacity(paid.len());
    for paid_rp in paid {
        let row = shares(*paid_rp, &rest);
        for (rest_rp, part_rp) in rest.iter_mut().zip(&row) {
            *rest_rp -= part_rp;
        }
        rows.push(row);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    #[test]
    fn all_parts_together_are_what_was_paid() {
        assert_eq!(
            split(&[37_308, 37_308, 22_384], &[32_334, 32_333, 32_333]),
            [
                [12_436, 12_436, 12_436],
                [12_436, 12_436, 12_436],
                [7_462, 7_461, 7_461]
            ]
        );
        let mut dice = Dice::new(9, 0);
        for _ in 0..10_000 {
            let most = [3, 90_000][dice.below(2)];
            let paid: Vec<u32> = (0..dice.between(1, 10))
                .map(|_| dice.between(0, most) as u32)
                .collect();
            let total: u32 = paid.iter().sum();
            let people = dice.between(2, 10) as usize;
            let amounts = shares(total, &vec![1; people]);
            let rows = split(&paid, &amounts);
            for (row, paid_rp) in rows.iter().zip(&paid) {
                assert_eq!(row.iter().sum::<u32>(), *paid_rp);
            }
            for (column, amount_rp) in amounts.iter().enumerate() {
                let got: u32 = rows.iter().map(|row| row[column]).sum();
                assert_eq!(got, *amount_rp);
            }
        }
    }
}
