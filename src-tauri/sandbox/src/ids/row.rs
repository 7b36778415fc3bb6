//! Numbers of rows: each table's are a type of their own, so that an order's never stands where a user's
//! is asked for. Written with its module (`row::Order`), because the contract and the store have names
//! like these of their own.
//!
//! A number comes out of the database, or out of an id of the contract by the functions of [`super`].
//! `row::Order(7)` is for the seed and for tests, `.0` for what is computed from a number (its dice, a
//! key, a column that holds rows of several tables).

use std::fmt;

use rusqlite::{
    Result,
    types::{FromSql, FromSqlResult, ToSql, ToSqlOutput, ValueRef},
};
use serde::{Deserialize, Serialize};

macro_rules! rows {
    ($($(#[doc = $doc:literal])* $name:ident;)+) => {$(
        $(#[doc = $doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i64);

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                i64::column_result(value).map(Self)
            }
        }

        impl ToSql for $name {
            fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
                self.0.to_sql()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.0, f)
            }
        }
    )+};
}

rows! {
    /// A user, as a buyer, payer, giver, author.
    User;
    /// The tokens that one login led to.
    Family;
    /// An outlet.
    Store;
    Brand;
    Mall;
    /// A voucher on sale; what is bought of it has the same number.
    Product;
    Review;
    /// What a user says is wrong at a store.
    Report;
    /// Opening hours that stores share.
    Pattern;
    /// A window of the day in which flash prices count.
    FlashSession;
    Rank;
    Banner;
    /// Terms of sale, of use and of the bill that products share.
    SaleTerms;
    UseTerms;
    BillTerms;
    Order;
    /// One share of a split.
    Share;
    /// A voucher that was bought.
    Coupon;
    /// A coupon that was claimed from a batch of a store.
    ClaimedCoupon;
    /// A claimed coupon at a cashier.
    ClaimedUse;
    /// One try to pay.
    Payment;
    Refund;
    Gift;
    RedPacket;
    /// A code or link that gives a red packet to each person once.
    Offer;
    /// One try to use a voucher at an outlet.
    Redemption;
    /// A use that happened; what a review is about.
    Visit;
    /// An outlet that did not take a voucher.
    Refusal;
    /// A refund that is asked for after a voucher was confirmed or its code was told.
    Claim;
    /// A question to customer service.
    Case;
}
