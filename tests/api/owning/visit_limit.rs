//! At most so many at one visit: held by the cashier's scan. Merchant 3 `orderUseLimitNum`.

use jajan_contract::{calls as c, codes};

use crate::{
    buying::buyer::right_books,
    owning::{
        gifts::bought,
        outlet::{Phone, act, scan, used},
    },
    support::{MINUTE_MS, Sandbox},
};

fn limit(sandbox: &Sandbox, most: u32) {
    let writing = |transaction: &rusqlite::Transaction<'_>| {
        let sql = "UPDATE orders SET frozen = json_set(frozen, '$.item.usage.perVisitLimit', ?1)";
        transaction.execute(sql, [most])?;
        Ok(())
    };
    sandbox.app.database.write_now(writing).unwrap();
}

#[tokio::test]
async fn a_visit_takes_as_many_as_the_voucher_says_and_the_next_visit_takes_more() {
    let sandbox = Sandbox::new();
    let owner = sandbox.shopper("81255500170").await;
    let coupons = bought(&owner, 2).await;
    limit(&sandbox, 1);
    let second = Phone::of(&owner, &coupons[1]).await;
    let now = || sandbox.app.clock.now_ms();
    // In a cashier's hands it counts, rejected it does not.
    let first = Phone::of(&owner, &coupons[0]).await;
    let ticket = scan(&sandbox, &first.code(now()))
        .await
        .data::<c::PlayCashier>();
    let (code, words) = scan(&sandbox, &second.code(now())).await.refusal();
    assert_eq!(code, codes::COUPON_STATE);
    assert!(words.contains("at most 1"), "{words}");
    let id = ticket.redemption.redemption_id;
    act(&sandbox, &id, "REJECT").await.data::<c::PlayCashier>();
    sandbox.move_clock(MINUTE_MS);
    used(&sandbox, &owner, &coupons[0]).await;
    let (code, _) = scan(&sandbox, &second.code(now())).await.refusal();
    assert_eq!(code, codes::COUPON_STATE);
    sandbox.move_clock(3 * 60 * MINUTE_MS);
    let owner = sandbox.shopper("81255500170").await;
    used(&sandbox, &owner, &coupons[1]).await;
    right_books(&sandbox).await;
}
