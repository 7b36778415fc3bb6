//! A split comes to be, together with its order.

use jajan_contract::{
    order::split_choice::{SplitChoice, SplitMode},
    product::PriceSource,
};
use rusqlite::{Connection, Transaction, params};

use crate::chance;
use crate::ids::row;
use crate::money::shares::shares;
use crate::store::columns::Wire;
use crate::store::{Sql, StoreError};

/// Minutes that an order waits for its shares. Buying 8.
pub const SPLIT_MINUTES: u32 = 60;
/// So much stock a split may hold. Buying 8.
const MOST_VOUCHERS: u32 = 10;

pub const OPEN_SQL: &str = "SELECT 1 FROM orders AS o JOIN splits AS s USING (order_id)
  WHERE o.user_id = ?1 AND o.status = 'WAIT_PAY'";

/// What each person pays, exact to the rupiah; absent: this order cannot be split so.
pub fn amounts(
    wish: &SplitChoice,
    source: PriceSource,
    sale_rp: u32,
    quantity: u32,
    discount_rp: u32,
) -> Option<Vec<u32>> {
    if source != PriceSource::Normal || quantity > MOST_VOUCHERS {
        return None;
    }
    let pieces = wish.person_list.iter().map(|person| person.quantity);
    let amounts = match wish.mode {
        SplitMode::Equal => {
            let pay_rp = sale_rp.saturating_mul(quantity) - discount_rp;
            shares(pay_rp, &vec![1; wish.person_list.len()])
        }
        SplitMode::Item if pieces.clone().sum::<u32>() != quantity => return None,
        SplitMode::Item => {
            // As the vouchers will be issued: each person's are those after the person's before.
            let off = shares(discount_rp, &vec![sale_rp; quantity as usize]);
            let mut rest = off.into_iter();
            let paid = |count: u32| {
                let off_rp: u32 = rest.by_ref().take(count as usize).sum();
                sale_rp.saturating_mul(count) - off_rp
            };
            pieces.map(paid).collect()
        }
    };
    amounts.iter().all(|amount| *amount > 0).then_some(amounts)
}

/// Whether this user waits for the shares of another order.
pub fn has_open(connection: &Connection, user_id: row::User) -> Result<bool, StoreError> {
    connection.has(OPEN_SQL, [user_id])
}

pub fn insert(
    transaction: &Transaction<'_>,
    order_id: row::Order,
    wish: &SplitChoice,
    amounts: &[u32],
) -> Result<(), StoreError> {
    let split_id = format!("L{}", chance::link());
    let sql = "INSERT INTO splits (split_id, order_id, mode) VALUES (?1, ?2, ?3)";
    transaction.run(sql, params![split_id, order_id, Wire(wish.mode)])?;
    for (index, (person, amount_rp)) in wish.person_list.iter().zip(amounts).enumerate() {
        let sql = "INSERT INTO split_shares (split_id, position, name, quantity, amount_rp)
                   VALUES (?1, ?2, ?3, ?4, ?5)";
        let position = index as i64 + 1;
        let values = params![
            split_id,
            position,
            crate::words::seen(&person.name),
            person.quantity,
            amount_rp
        ];
        transaction.run(sql, values)?;
    }
    Ok(())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use jajan_contract::order::split_choice::SplitPerson;

    use super::*;
    use crate::dice::Dice;

    fn wish(mode: SplitMode, pieces: &[u32]) -> SplitChoice {
        let person = |quantity: &u32| SplitPerson {
            name: "A".to_owned(),
            quantity: *quantity,
        };
        SplitChoice {
            mode,
            person_list: pieces.iter().map(person).collect(),
        }
    }

    #[test]
    fn equal_shares_are_those_of_buying_8() {
        let three = wish(SplitMode::Equal, &[0, 0, 0]);
        let found = amounts(&three, PriceSource::Normal, 97_000, 1, 0);
        assert_eq!(found.unwrap(), [32_334, 32_333, 32_333]);
        assert_eq!(amounts(&three, PriceSource::FlashSale, 97_000, 1, 0), None);
        assert_eq!(amounts(&three, PriceSource::Normal, 1_000, 11, 0), None);
        assert_eq!(amounts(&three, PriceSource::Normal, 2, 1, 0), None);
    }

    #[test]
    fn shares_of_any_split_sum_to_what_is_paid() {
        let mut dice = Dice::new(8, 0);
        for _ in 0..10_000 {
            let count = dice.between(2, 10) as u32;
            let sale_rp = dice.between(1_000, 900_000) as u32;
            let (mode, pieces, quantity) = if dice.between(0, 1) == 0 {
                let quantity = dice.between(1, 10) as u32;
                (SplitMode::Equal, vec![0; count as usize], quantity)
            } else {
                let mut pieces = vec![1; count as usize];
                pieces[0] += dice.between(0, i64::from(10 - count)) as u32;
                let quantity = pieces.iter().sum();
                (SplitMode::Item, pieces, quantity)
            };
            let total_rp = sale_rp * quantity;
            let discount_rp = dice.between(0, i64::from(total_rp / 2)) as u32;
            let wish = wish(mode, &pieces);
            let found = amounts(&wish, PriceSource::Normal, sale_rp, quantity, discount_rp);
            assert_eq!(found.unwrap().iter().sum::<u32>(), total_rp - discount_rp);
        }
    }
}
