//! Whose due work a call waits for: that of the orders which it shows or changes.

use crate::ids::row;
use rusqlite::types::Value;

#[derive(Debug, Clone)]
pub enum Scope {
    /// What a user bought, owns, gave, received or pays with others.
    User(row::User),
    /// Unpaid orders, which hold its stock.
    Product(row::Product),
    Split(String),
    /// The vouchers whose number ends so: what a short code or a QR code names.
    Tail(u64),
    Redemption(row::Redemption),
    Refund(row::Refund),
    Gift(row::Gift),
    /// By the hash of its link's token.
    Token([u8; 32]),
}

impl Scope {
    /// The orders that concern it, of the value `?3`.
    pub fn orders_sql(&self) -> &'static str {
        match self {
            Self::User(_) => {
                "SELECT order_id FROM orders WHERE user_id = ?3
                 UNION SELECT order_id FROM vouchers WHERE owner_id = ?3
                 UNION SELECT v.order_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
                   WHERE g.giver_id = ?3
                 UNION SELECT v.order_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
                   WHERE g.receiver_id = ?3
                 UNION SELECT s.order_id FROM split_payers AS p JOIN splits AS s USING (split_id)
                   WHERE p.user_id = ?3"
            }
            Self::Product(_) => {
                "SELECT order_id FROM orders WHERE product_id = ?3 AND status = 'WAIT_PAY'"
            }
            Self::Split(_) => "SELECT order_id FROM splits WHERE split_id = ?3",
            Self::Tail(_) => "SELECT order_id FROM vouchers WHERE coupon_id % 10000 = ?3",
            Self::Redemption(_) => {
                "SELECT v.order_id FROM redemptions AS j JOIN vouchers AS v USING (coupon_id)
                 WHERE j.redemption_id = ?3"
            }
            Self::Refund(_) => "SELECT order_id FROM refunds WHERE refund_id = ?3",
            Self::Gift(_) => {
                "SELECT v.order_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
                 WHERE g.gift_id = ?3"
            }
            Self::Token(_) => {
                "SELECT v.order_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
                 WHERE g.token_hash = ?3"
            }
        }
    }

    pub fn value(&self) -> Value {
        match self {
            Self::User(row::User(id))
            | Self::Product(row::Product(id))
            | Self::Redemption(row::Redemption(id))
            | Self::Refund(row::Refund(id))
            | Self::Gift(row::Gift(id)) => Value::Integer(*id),
            Self::Tail(tail) => Value::Integer(*tail as i64),
            Self::Split(id) => Value::Text(id.clone()),
            Self::Token(hash) => Value::Blob(hash.to_vec()),
        }
    }
}
