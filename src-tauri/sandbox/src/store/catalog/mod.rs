//! What one store or one voucher on sale is: its page, card, hours, price, stock, and what its merchant
//! changes. How they are found among the others is `discovery`, which asks this room and not the other
//! way round.

pub(crate) mod applicable_stores;
pub(crate) mod assets;
pub(crate) mod flash_marks;
pub(crate) mod flash_sessions;
pub(crate) mod hours;
pub(crate) mod merchant;
pub(crate) mod opening;
pub(crate) mod price_history;
pub(crate) mod product_detail;
pub(crate) mod purchase;
pub(crate) mod refusal;
pub(crate) mod shares;
pub(crate) mod store_page;
pub(crate) mod unusual_stores;
