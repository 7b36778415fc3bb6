//! Dewi's splits: one that all have paid, one by voucher, one that she cancelled, one that ran out of
//! time, and one that waits, of which Sari has paid a share and Budi has not. Buying 9.
//!
//! Invariant: each comes about by the steps that a real one takes.

use jajan_contract::order::money::PayMethod;
use jajan_contract::order::split_choice::{SplitChoice, SplitMode, SplitPerson};
use jajan_contract::order::states::CloseReason;
use rusqlite::Transaction;

use crate::ids::{self, row};
use crate::store::orders::close::close;
use crate::store::splits::pay::{BeginShare, begin};
use crate::store::splits::shares::of_order;
use crate::store::{StoreError, unless_refused};
use crate::time::{DAY_MS, MINUTE_MS};

use super::gifts::{BUDI, user};
use super::samples::{SARI, paid_payment, split_sample};

/// A store to buy at, when, and which people pay.
struct Sample {
    store_id: row::Store,
    ago_ms: u64,
    mode: SplitMode,
    paid: &'static [usize],
    /// Why it has ended; absent: it has not.
    end: Option<CloseReason>,
}

const SAMPLES: [Sample; 5] = [
    Sample {
        store_id: row::Store(40),
        ago_ms: 4 * DAY_MS,
        mode: SplitMode::Equal,
        paid: &[0, 1, 2],
        end: None,
    },
    Sample {
        store_id: row::Store(43),
        ago_ms: 5 * DAY_MS,
        mode: SplitMode::Item,
        paid: &[0, 1, 2],
        end: None,
    },
    Sample {
        store_id: row::Store(44),
        ago_ms: 3 * DAY_MS,
        mode: SplitMode::Equal,
        paid: &[1],
        end: Some(CloseReason::Buyer),
    },
    Sample {
        store_id: row::Store(41),
        ago_ms: 2 * DAY_MS,
        mode: SplitMode::Equal,
        paid: &[0, 1],
        end: Some(CloseReason::Timeout),
    },
    Sample {
        store_id: row::Store(42),
        ago_ms: 8 * MINUTE_MS,
        mode: SplitMode::Equal,
        paid: &[1],
        end: None,
    },
];

pub fn write(
    transaction: &Transaction<'_>,
    dewi: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (Some(sari), Some(budi)) = (user(transaction, SARI)?, user(transaction, BUDI)?) else {
        return Ok(());
    };
    for sample in &SAMPLES {
        one(transaction, sample, [dewi, sari, budi], now_ms)?;
    }
    Ok(())
}

fn one(
    transaction: &Transaction<'_>,
    sample: &Sample,
    people: [row::User; 3],
    now_ms: u64,
) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(sample.ago_ms);
    let names = ["Dewi", "Sari", "Budi"];
    // One voucher for each, or one that three share.
    let each = u32::from(sample.mode == SplitMode::Item);
    let person = |name: &str| SplitPerson {
        name: name.to_owned(),
        quantity: each,
    };
    let quantity = (each * 3).max(1);
    let wish = SplitChoice {
        mode: sample.mode,
        person_list: names.map(person).to_vec(),
    };
    let placed = split_sample(
        transaction,
        (sample.store_id, quantity),
        people[0],
        at_ms,
        wish,
    )?;
    let Some(order_id) = placed else {
        return Ok(());
    };
    for index in sample.paid {
        let shares = of_order(transaction, order_id)?;
        let (Some(share), Some(payer)) = (shares.get(*index), people.get(*index)) else {
            continue;
        };
        let soon_ms = at_ms + MINUTE_MS;
        let begun = BeginShare {
            share_id: ids::share(&share.split_id, share.position),
            user_id: *payer,
            method: PayMethod::Qris,
            key: "sample".to_owned(),
            now_ms: soon_ms,
        };
        if unless_refused(begin(transaction, &begun))?.is_some() {
            paid_payment(transaction, order_id, soon_ms)?;
        }
    }
    match sample.end {
        Some(why) => close(transaction, order_id, why, at_ms + 63 * MINUTE_MS),
        None => Ok(()),
    }
}
