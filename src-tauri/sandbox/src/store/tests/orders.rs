//! What people wait for when they buy costs the same among few orders and many.

use jajan_contract::order::orders::OrderFilter;

use crate::store::coupons::envelopes;
use crate::store::gifts::{RECEIVED_SQL, WAITS_SQL, create, end, rows};
use crate::store::orders::list::list_sql;
use crate::store::orders::{case_messages, cases, place};
use crate::store::payments::{due, provider, returns};
use crate::store::redemptions::claimed;
use crate::store::redemptions::claimed_rows::{self, use_sql};
use crate::store::redemptions::rows::{BY_ID, BY_KEY, LIVE, NEWEST_OF_COUPON, USE, redemption_sql};
use crate::store::redemptions::vouchers::{by_id_sql, by_tail_sql};
use crate::store::redemptions::{due as redemptions, outlets, refusal_rows, scan, steps};
use crate::store::refunds::{destinations, naming};
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
        due::IS_DUE_SQL,
        naming::TO_ASK_SQL,
        destinations::OPEN_SQL,
        provider::READ_ON_SQL,
        WAITS_SQL,
        RECEIVED_SQL,
        create::GIVEN_TODAY_SQL,
        end::TO_EXPIRE_SQL,
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
        claimed::TO_LAPSE_SQL,
        payers::OF_PAYER_SQL,
        payers::IS_NEW_SQL,
        redemptions::TO_UNLOCK_SQL,
        redemptions::TO_LAPSE_SQL,
        redemptions::TO_END_SQL,
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
