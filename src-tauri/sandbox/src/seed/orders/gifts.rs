//! Dewi's gifts, one in each state, and one that she received. Buying 9.
//!
//! Invariant: each comes about by the steps that a real one takes.

use rusqlite::Transaction;

use crate::ids::row;
use crate::store::gifts::claim::receive;
use crate::store::gifts::claimer::{Asked, Claimer};
use crate::store::gifts::create::{Giving, give};
use crate::store::gifts::end;
use crate::store::{Sql, StoreError, unless_refused};
use crate::time::{DAY_MS, MINUTE_MS};
use crate::{chance, ids};

use super::samples::{SARI, paid_sample};

/// Has bought what Dewi received.
pub const BUDI: &str = "81200000002";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Waits,
    Claimed,
    TakenBack,
    Expired,
    GivenBack,
}

/// What became of the first vouchers of her order as gifts; the last one can still be given.
const FATES: [(Fate, &str); 5] = [
    (Fate::Expired, ""),
    (Fate::TakenBack, ""),
    (Fate::GivenBack, "Buat makan siang, ya."),
    (Fate::Claimed, "Selamat ulang tahun, Sari!"),
    (Fate::Waits, "Selamat ulang tahun! Makan enak hari ini, ya."),
];

pub fn write(
    transaction: &Transaction<'_>,
    dewi: row::User,
    now_ms: u64,
) -> Result<(), StoreError> {
    let (Some(sari), Some(budi)) = (user(transaction, SARI)?, user(transaction, BUDI)?) else {
        return Ok(());
    };
    let mut own = Vec::new();
    for store_id in [36, 37, 38].map(row::Store) {
        own.extend(paid_sample(
            transaction,
            store_id,
            2,
            dewi,
            now_ms.saturating_sub(6 * DAY_MS),
        )?);
    }
    for (coupon_id, (fate, note)) in own.into_iter().zip(FATES) {
        one(transaction, (coupon_id, dewi, sari), fate, note, now_ms)?;
    }
    let bought_ms = now_ms.saturating_sub(2 * DAY_MS);
    for coupon_id in paid_sample(transaction, row::Store(39), 1, budi, bought_ms)? {
        let note = "Terima kasih sudah bantu pindahan!";
        one(
            transaction,
            (coupon_id, budi, dewi),
            Fate::Claimed,
            note,
            now_ms,
        )?;
    }
    Ok(())
}

fn one(
    transaction: &Transaction<'_>,
    (coupon_id, giver_id, receiver_id): (row::Coupon, row::User, row::User),
    fate: Fate,
    note: &str,
    now_ms: u64,
) -> Result<(), StoreError> {
    let ago_ms = match fate {
        Fate::Expired => 5 * DAY_MS,
        Fate::Waits => 20 * MINUTE_MS,
        _ => DAY_MS,
    };
    let given_ms = now_ms.saturating_sub(ago_ms);
    let giving = Giving {
        coupon_id,
        giver_id,
        note: note.to_owned(),
        key: format!("sample-{coupon_id}"),
        now_ms: given_ms,
    };
    let Some(given) = unless_refused(give(transaction, &giving))? else {
        return Ok(());
    };
    let Some(gift_id) = ids::gift_number(&given.gift.gift_id) else {
        return Ok(());
    };
    let soon_ms = given_ms + 10 * MINUTE_MS;
    match fate {
        Fate::Waits => {}
        Fate::Expired => end::expire(transaction, gift_id, now_ms.saturating_sub(DAY_MS))?,
        Fate::TakenBack => {
            unless_refused(end::take_back(transaction, gift_id, giver_id, soon_ms))?;
        }
        Fate::Claimed | Fate::GivenBack => {
            let claimer = Claimer {
                user_id: receiver_id,
                is_app: true,
                now_ms: soon_ms,
            };
            let asked = Asked::Token(chance::hash(&given.token));
            unless_refused(receive(transaction, &asked, claimer))?;
        }
    }
    if fate == Fate::GivenBack {
        let back_ms = soon_ms + MINUTE_MS;
        unless_refused(end::give_back(transaction, gift_id, receiver_id, back_ms))?;
    }
    Ok(())
}

pub fn user(
    transaction: &Transaction<'_>,
    phone_no: &str,
) -> Result<Option<row::User>, StoreError> {
    let sql = "SELECT user_id FROM users WHERE country_code = '62' AND phone_no = ?1";
    transaction.find_value(sql, [phone_no])
}
