//! How many of a voucher a user may buy, and why not more.

use jajan_contract::{coupon::ReserveStatus, order::checkout::QuantityLimit};

use crate::ids::row;
use crate::store::catalog::purchase::{Bought, NotSold, Offer, offer};
use crate::store::terms::Limits;
use crate::store::tests::{NOON_MS, seeded};
use crate::store::{Sql, Viewer, unless_refused};
use crate::time::DAY_MS;

/// An offer that anybody may buy, 50 of it.
fn plain() -> Offer {
    let database = seeded(40);
    let found = database.read_now(|connection| {
        unless_refused(offer(
            connection,
            row::Product(1),
            Viewer::visitor(NOON_MS),
            None,
        ))
    });
    let mut offer = found.unwrap().unwrap();
    offer.card.remaining_stock = 50;
    offer.card.reserve_status = None;
    (offer.card.user_limit, offer.card.user_group_check_result) = (false, true);
    (offer.app_only, offer.limits) = (false, Limits::default());
    offer
}

#[test]
fn the_most_is_what_limits_and_stock_leave() {
    use QuantityLimit::{DailyLimit, Limit, Order, Stock};
    let offer = plain();
    for (daily, ever, stock, (today, before), most, limited_by) in [
        (None, None, 50, (0, 0), 50, Stock),
        (None, None, 500, (0, 0), 99, Order),
        (Some(3), None, 50, (1, 4), 2, DailyLimit),
        (Some(3), Some(5), 50, (1, 4), 1, Limit),
        (Some(3), Some(5), 1, (0, 0), 1, Stock),
        // The user's own limit is said before the stock.
        (Some(2), None, 2, (0, 9), 2, DailyLimit),
        (Some(3), Some(5), 0, (3, 7), 0, Limit),
    ] {
        let mut offer = offer.clone();
        offer.limits = Limits { daily, ever };
        offer.card.remaining_stock = stock;
        let bought = Bought {
            today,
            ever: before,
        };
        assert_eq!(
            offer.most(bought),
            (most, limited_by),
            "{daily:?} {ever:?} {bought:?}"
        );
        assert_eq!(offer.purchasable_count(bought), most);
        assert!(offer.not_sold(bought, most + 1, true).is_some());
    }
}

/// A change, the cause that it is, and the purchase code.
type Said = (fn(&mut Offer), NotSold, u32);

#[test]
fn causes_are_said_in_their_order() {
    let bought = Bought::default();
    let mut offer = plain();
    assert_eq!(offer.not_sold(bought, 1, true), None);
    assert_eq!(
        (offer.purchase_code(bought), offer.purchasable_count(bought)),
        (0, 50)
    );
    // Each of these is said before those that came earlier.
    let changes: [Said; 5] = [
        (|offer| offer.card.remaining_stock = 0, NotSold::SoldOut, 0),
        (
            |offer| offer.card.user_group_check_result = false,
            NotSold::NotInGroup,
            2,
        ),
        (
            |offer| offer.card.user_limit = true,
            NotSold::LimitReached,
            1,
        ),
        (
            |offer| offer.card.reserve_status = Some(ReserveStatus::CanReserve),
            NotSold::NotYetOnSale,
            3,
        ),
        (|offer| offer.app_only = true, NotSold::AppOnly, 3),
    ];
    for (change, cause, code) in changes {
        change(&mut offer);
        assert_eq!(offer.not_sold(bought, 1, false), Some(cause));
        assert_eq!(
            (offer.purchase_code(bought), offer.purchasable_count(bought)),
            (code, 0)
        );
    }
}

#[test]
fn announced_sales_begin_within_five_days_of_the_first_opening() {
    let database = seeded(200);
    let begin = || -> Vec<Option<u64>> {
        let sql = "SELECT on_sale_ms FROM products WHERE reserve_mode ORDER BY id";
        let begins = database.read_now(|connection| connection.values(sql, []));
        begins.unwrap()
    };
    assert!(
        begin().iter().all(Option::is_none),
        "the seed knows no time"
    );
    database.opened(NOON_MS).unwrap();
    let first = begin();
    let ahead =
        |at_ms: &Option<u64>| at_ms.is_some_and(|at| at > NOON_MS && at < NOON_MS + 6 * DAY_MS);
    assert!(!first.is_empty() && first.iter().all(ahead), "{first:?}");
    database.opened(NOON_MS + 20 * DAY_MS).unwrap();
    assert_eq!(begin(), first, "a restart moves nothing");
}
