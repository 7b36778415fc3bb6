//! Dewi's splits: one that all have paid, one that ran out of time, and one that waits, of which
//! Sari has paid a share and Budi has not. Buying 9.
//!
//! Invariant: each comes about by the steps that a real one takes.

use jajan_contract::order::money::PayMethod;
use jajan_contract::order::split_wish::{SplitMode, SplitPerson, SplitWish};
use jajan_contract::order::states::CloseReason;
use rusqlite::Transaction;

use crate::ids;
use crate::store::StoreError;
use crate::store::orders::close::close;
use crate::store::splits::pay::{BeginShare, begin};
use crate::store::splits::shares::of_order;
use crate::time::{DAY_MS, MINUTE_MS};

use super::gifts::{BUDI, user};
use super::samples::{SARI, paid_payment, split_sample};

/// A store to buy at, when, and which people pay.
struct Sample {
    store_id: i64,
    ago_ms: u64,
    paid: &'static [usize],
    has_ended: bool,
}

const SAMPLES: [Sample; 3] = [
    Sample {
        store_id: 40,
        ago_ms: 4 * DAY_MS,
        paid: &[0, 1, 2],
        has_ended: false,
    },
    Sample {
        store_id: 41,
        ago_ms: 2 * DAY_MS,
        paid: &[0, 1],
        has_ended: true,
    },
    Sample {
        store_id: 42,
        ago_ms: 8 * MINUTE_MS,
        paid: &[1],
        has_ended: false,
    },
];

pub fn write(transaction: &Transaction<'_>, dewi: i64, now_ms: u64) -> Result<(), StoreError> {
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
    people: [i64; 3],
    now_ms: u64,
) -> Result<(), StoreError> {
    let at_ms = now_ms.saturating_sub(sample.ago_ms);
    let names = ["Dewi", "Sari", "Budi"];
    let person = |name: &str| SplitPerson {
        name: name.to_owned(),
        quantity: 0,
    };
    let wish = SplitWish {
        mode: SplitMode::Equal,
        person_list: names.map(person).to_vec(),
    };
    let placed = split_sample(transaction, sample.store_id, people[0], at_ms, wish)?;
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
        if begin(transaction, &begun)?.is_ok() {
            paid_payment(transaction, order_id, soon_ms)?;
        }
    }
    match sample.has_ended {
        true => close(
            transaction,
            order_id,
            CloseReason::Timeout,
            at_ms + 63 * MINUTE_MS,
        ),
        false => Ok(()),
    }
}
