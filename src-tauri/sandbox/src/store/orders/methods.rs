//! Ways of paying and their limits. Contract `h5_config`; buying 3.

use jajan_contract::order::{
    checkout::H5ConfigData,
    money::{PayMethod, PayMethodOption},
};

use rusqlite::Connection;

use crate::ids::row;
use crate::store::catalog::purchase::STORE_SQL;
use crate::store::{Database, Sql, StoreError};

/// Minutes that an order waits for its payment.
pub const PAY_MINUTES: u32 = 15;
/// Of one payment by QRIS.
pub const QRIS_MAX_RP: u32 = 10_000_000;
const EWALLET_MAX_RP: u32 = 20_000_000;
const CASH_MAX_RP: u32 = 5_000_000;
/// That an opened voucher stays open.
pub const REDEMPTION_VALID_HOURS: u32 = 48;
/// Metres to an outlet at most.
pub const REDEEM_DISTANCE_M: u32 = 500;
/// Customer service, digits without plus: no operator gives out this number.
pub const SERVICE_WHATSAPP: &str = "628000000000";

impl Database {
    /// Of the store that sells, or sold, a voucher.
    pub async fn h5_config(&self, product_id: row::Product) -> Result<H5ConfigData, StoreError> {
        self.read(move |connection| {
            let found: Option<(row::Store, bool)> = connection.find(STORE_SQL, [product_id])?;
            Ok(config(match found {
                Some((store_id, _)) => takes_cash(connection, store_id)?,
                None => false,
            }))
        })
        .await
    }
}

/// Whether a store takes cash for vouchers that are bought here.
pub fn takes_cash(connection: &Connection, store_id: row::Store) -> Result<bool, StoreError> {
    let sql = "SELECT takes_cash FROM stores WHERE id = ?1";
    Ok(connection.find_value(sql, [store_id])?.unwrap_or(false))
}

/// At a store that takes cash, or not.
pub fn methods(takes_cash: bool) -> Vec<PayMethodOption> {
    let option = |method, max_rp, is_offered| PayMethodOption {
        method,
        min_rp: 1,
        max_rp,
        is_offered,
    };
    vec![
        option(PayMethod::Qris, QRIS_MAX_RP, true),
        option(PayMethod::Ewallet, EWALLET_MAX_RP, true),
        option(PayMethod::Cash, CASH_MAX_RP, takes_cash),
    ]
}

/// Whether one payment can be so much. What costs nothing needs none.
pub fn is_payable(takes_cash: bool, amount_rp: u32) -> bool {
    amount_rp <= most_rp(&methods(takes_cash))
}

/// A share of a split is paid online.
pub fn is_share_payable(amount_rp: u32) -> bool {
    is_payable(false, amount_rp)
}

/// Rupiah that one payment can be at most.
pub fn most_rp(methods: &[PayMethodOption]) -> u32 {
    let offered = methods.iter().filter(|option| option.is_offered);
    offered.map(|option| option.max_rp).max().unwrap_or(0)
}

/// `takes_cash`: the store does; of no store in particular, none.
pub fn config(takes_cash: bool) -> H5ConfigData {
    H5ConfigData {
        qr_code_minutes: PAY_MINUTES,
        redemption_valid_hours: REDEMPTION_VALID_HOURS,
        redeem_distance_m: REDEEM_DISTANCE_M,
        qris_max_rp: QRIS_MAX_RP,
        method_list: methods(takes_cash),
        service_whatsapp: SERVICE_WHATSAPP.to_owned(),
    }
}
