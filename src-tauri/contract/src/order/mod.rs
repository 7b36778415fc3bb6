//! Orders: what they cost, how they are placed, paid, looked at, given and refunded. Buying 1 to 5, 7,
//! 8, merchant 3 "Order", 4 "Order states", "Pay states".

pub mod bill;
pub mod cases;
pub mod checkout;
pub mod delivery;
pub mod envelope;
pub mod gift;
pub mod money;
pub mod money_back;
pub mod orders;
pub mod partner;
pub mod partner_code;
pub mod pay;
pub mod played;
pub mod redeem;
pub mod refund;
pub mod savings;
pub mod split;
pub mod split_choice;
pub mod states;
pub mod voucher_code;
pub mod wallet;
