//! What is offered to one user now: price, stock, limits, rules. The page of a voucher, the
//! settlement and the placing of an order all ask this one function, so that they never disagree.
//!
//! Invariant: a flash price counts only while its session runs, also for a link that names it.

mod offer;

pub use crate::store::terms::Bought;
pub use offer::{MOST_IN_ORDER, NotSold, Offer};

use jajan_contract::product::PriceSource;
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::catalog::assets::{self, CardRow, FlashPrice};
use crate::store::catalog::flash_sessions;
use crate::store::catalog::refusal::NoVoucher;
use crate::store::terms::{self, BillTerms, Limits, UseTerms, Validity};
use crate::store::{FromRow, Outcome, Refuse, Sql, Viewer};
use crate::time::day_number;

/// Why there is no offer at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOffered {
    /// There never was such a voucher.
    Absent,
    Withdrawn,
}

impl Refuse for NotOffered {}

impl From<NotOffered> for NoVoucher {
    fn from(why: NotOffered) -> Self {
        match why {
            NotOffered::Absent => Self::Absent,
            NotOffered::Withdrawn => Self::Withdrawn,
        }
    }
}

pub const STORE_SQL: &str = "SELECT store_id, withdrawn_ms IS NOT NULL FROM products WHERE id = ?1";

/// The store that sells a voucher.
pub fn store_of(
    connection: &Connection,
    product_id: row::Product,
) -> Outcome<row::Store, NotOffered> {
    let found: Option<(row::Store, bool)> = connection.find(STORE_SQL, [product_id])?;
    match found.ok_or(NotOffered::Absent)? {
        (_, true) => NotOffered::Withdrawn.refuse(),
        (store_id, false) => Ok(store_id),
    }
}

#[derive(FromRow)]
struct OfferRow {
    #[row(nested)]
    card: CardRow,
    #[row(nested)]
    usage: UseTerms,
    #[row(nested)]
    bill: BillTerms,
    #[row(nested)]
    validity: Validity,
    is_withdrawn: bool,
}

/// `detail_id` is the flash session that the user's link named.
pub fn offer(
    connection: &Connection,
    product_id: row::Product,
    viewer: Viewer,
    detail_id: Option<&str>,
) -> Outcome<Offer, NotOffered> {
    let running = flash_sessions::running(connection, viewer.now())?;
    let sql = format!(
        "SELECT {}, {}, p.withdrawn_ms IS NOT NULL AS is_withdrawn FROM {} {}
         WHERE p.id = ?1",
        *assets::COLUMNS,
        terms::REST_COLUMNS,
        *assets::TABLES,
        terms::REST_JOINS,
    );
    let found: Option<OfferRow> = connection.find(&sql, [product_id])?;
    let row = found.ok_or(NotOffered::Absent)?;
    if row.is_withdrawn {
        return NotOffered::Withdrawn.refuse();
    }
    let price = FlashPrice::WhileRunning(running.as_ref().map(|session| session.id));
    let offer = row.offer(price, viewer);
    let flash = running.filter(|_| offer.card.is_flash_sale);
    Ok(Offer {
        flash_remaining_s: flash.map(|session| session.remaining_seconds(viewer.now())),
        is_flash_ended: detail_id.is_some() && offer.card.detail_id.as_deref() != detail_id,
        ..offer
    })
}

impl OfferRow {
    fn offer(self, flash_price: FlashPrice, viewer: Viewer) -> Offer {
        let Self {
            card: row,
            usage,
            bill,
            validity,
            ..
        } = self;
        let sold = row.sold();
        let (ground, art) = (row.ground.clone(), row.art.clone());
        let limits = limits_of(row.sale.limits(), row.user_limit);
        let (sale, on_sale_ms, is_for_everybody) =
            (row.sale.clone(), row.on_sale_ms, row.user_group_ok);
        let flash_coming = row.coming_flash(viewer);
        let card = row.card(flash_price, viewer);
        let today = day_number(viewer.now_ms);
        let (valid_start, valid_end) = validity.span_ms(viewer.now_ms);
        Offer {
            limits,
            is_for_everybody,
            on_sale_ms: on_sale_ms.filter(|_| card.reserve_status.is_some()),
            ground,
            art,
            price_source: match card.is_flash_sale {
                true => PriceSource::FlashSale,
                false => PriceSource::Normal,
            },
            flash_remaining_s: None,
            is_flash_ended: false,
            flash_coming,
            refund: sale.refund,
            kind: sale.kind,
            app_only: sale.app_only,
            bill_rules: bill.into(),
            channel_types: usage.channel_types(),
            product: ids::product(sold.product_id),
            usage: usage.shown(today, validity.last_day(today)),
            valid_start,
            valid_end,
            sold,
            card,
        }
    }
}

/// A reached limit is always shown.
fn limits_of(limits: Limits, is_reached: bool) -> Limits {
    Limits {
        ever: limits.ever.or(is_reached.then_some(1)),
        ..limits
    }
}
