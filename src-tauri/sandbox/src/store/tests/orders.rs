//! What people wait for when they buy costs the same among few orders and many.

use jajan_contract::order::orders::OrderFilter;

use crate::ids::row;
use crate::store::coupons::envelopes;
use crate::store::due::{self, Scope};
use crate::store::gifts::{RECEIVED_SQL, WAITS_SQL, create, rows};
use crate::store::orders::list::list_sql;
use crate::store::orders::{case_messages, cases, place};
use crate::store::payments::returns;
use crate::store::redemptions::claimed_rows::{self, use_sql};
use crate::store::redemptions::rows::{BY_ID, BY_KEY, LIVE, NEWEST_OF_COUPON, USE, redemption_sql};
use crate::store::redemptions::vouchers::{by_id_sql, by_tail_sql};
use crate::store::redemptions::{claim_rows, claims, outlets, refusal_rows, scan, steps};
use crate::store::refunds::{destinations, envelope, expiry};
use crate::store::splits::payers;
use crate::store::tests::load::plan;
use crate::store::tests::seeded;

#[test]
fn no_order_and_no_payment_walks_a_table() {
    let database = seeded(200);
    for sql in [
        place::PLACED_SQL,
        cases::OF_OWNER_SQL,
        cases::OPEN_SQL,
        &cases::of_order_sql(),
        case_messages::BY_KEY_SQL,
        case_messages::OF_CASE_SQL,
        case_messages::LEFT_SQL,
        envelopes::UNUSED_SQL,
        destinations::OPEN_SQL,
        envelope::FATE_SQL,
        WAITS_SQL,
        RECEIVED_SQL,
        create::GIVEN_TODAY_SQL,
        &rows::gift_sql(rows::BY_TOKEN),
        &rows::gift_sql(rows::NEWEST_OF_COUPON),
        returns::RETURNS,
        &by_id_sql(),
        &by_tail_sql(),
        &redemption_sql(BY_ID),
        &redemption_sql(LIVE),
        &redemption_sql(USE),
        &redemption_sql(BY_KEY),
        &redemption_sql(NEWEST_OF_COUPON),
        &use_sql(claimed_rows::BY_ID),
        &use_sql(claimed_rows::LIVE),
        &use_sql(claimed_rows::USE),
        &use_sql(claimed_rows::NEWEST_OF_COUPON),
        payers::OF_PAYER_SQL,
        payers::IS_NEW_SQL,
        claims::COUNT_SQL,
        &claim_rows::of_refusal_sql(),
        refusal_rows::IS_OPEN_SQL,
        steps::STEPS_SQL,
        steps::RECEIVED_SQL,
        scan::AT_VISIT_SQL,
        &refusal_rows::newest_sql(),
        outlets::TAKES_SQL,
        &list_sql(OrderFilter::All),
        &list_sql(OrderFilter::Closed),
    ] {
        for line in plan(&database, sql) {
            let is_walk = line.starts_with("SCAN") && line != "SCAN CONSTANT ROW";
            assert!(!is_walk, "{sql}\n{line}");
        }
    }
}

#[test]
fn no_due_work_walks_a_table() {
    let database = seeded(200);
    let scopes = [
        Scope::User(row::User(1)),
        Scope::Product(row::Product(1)),
        Scope::Split(String::new()),
        Scope::Tail(1),
        Scope::Redemption(row::Redemption(1)),
        Scope::Refund(row::Refund(1)),
        Scope::Gift(row::Gift(1)),
        Scope::Token([0; 32]),
    ];
    let mut all = vec![
        due::is_due_sql().to_owned(),
        "UPDATE red_packets SET locked_by = NULL WHERE locked_by = ?1".to_owned(),
        "SELECT 1 FROM orders AS n WHERE n.red_packet_id = ?1 AND n.status <> 'CLOSED'".to_owned(),
        expiry::TO_EXPIRE_SQL.to_owned(),
    ];
    for kind in due::KINDS {
        all.push(kind.pick_sql());
        all.push(kind.item_sql());
        all.extend(scopes.iter().filter_map(|scope| kind.pick_of_sql(scope)));
    }
    for sql in all {
        for line in plan(&database, &sql) {
            let is_walk = line.starts_with("SCAN") && line != "SCAN CONSTANT ROW";
            assert!(!is_walk, "{sql}\n{line}");
        }
    }
}
