//! Ten thousand random lives of orders, with envelopes, splits, gifts, refunds, outlets, expiry and
//! crashes: all money is accounted for at every moment, and in the end everybody has what was promised.
//! Buying 4 "Properties".

use rusqlite::{Transaction, params};

use crate::dice::Dice;
use crate::ids::row;
use crate::seed::ready_orders;
use crate::store::Sql;
use crate::store::books::books;
use crate::store::tests::refund_outlets::prepare_crashes;
use crate::store::tests::refund_world::World;
use crate::store::tests::{NOON_MS, seeded};
use crate::time::{DAY_MS, MINUTE_MS};

const LIVES: usize = 10_000;
/// So many run at once.
const TOGETHER: usize = 2_500;
const PEOPLE: i64 = 60;

/// What may not be once everything has ended.
const UNFINISHED: [(&str, &str); 4] = [
    (
        "a voucher is still open",
        "SELECT coupon_id FROM vouchers WHERE state NOT IN ('used', 'expired', 'return')",
    ),
    (
        "an unused voucher with a promise was not returned",
        "SELECT v.coupon_id FROM vouchers AS v JOIN orders AS o USING (order_id)
         WHERE v.state = 'expired' AND json_extract(o.frozen, '$.item.refund') <> 'NONE'",
    ),
    (
        "a refund has not ended",
        "SELECT refund_id FROM refunds WHERE status NOT IN ('DONE', 'CANCELLED')",
    ),
    (
        "refunds gave not what the returned vouchers cost",
        "SELECT o.order_id FROM orders AS o WHERE
           (SELECT coalesce(sum(paid_rp), 0) FROM vouchers AS v
            WHERE v.order_id = o.order_id AND v.state = 'return') <>
           (SELECT coalesce(sum(amount_rp), 0) FROM refunds AS r
            WHERE r.order_id = o.order_id AND r.status = 'DONE' AND r.cause <> 'PAYMENT')",
    ),
];

#[tokio::test]
async fn ten_thousand_lives_lose_no_rupiah() {
    let database = seeded(60);
    ready_orders(&database, row::User(1), NOON_MS)
        .await
        .unwrap();
    let joining = |transaction: &Transaction<'_>| {
        for number in 0..PEOPLE {
            let sql = "INSERT INTO users (country_code, phone_no, user_name, head_portrait,
                         invite_code, registry_channel, share_method, created_ms)
                       VALUES ('62', ?1, 'A', '', substr(?1, 3), '', '', ?2)";
            transaction.run(sql, params![format!("87{number:08}"), NOON_MS])?;
        }
        prepare_crashes(transaction)?;
        transaction.values("SELECT user_id FROM users", [])
    };
    let people: Vec<row::User> = database.write_now(joining).unwrap();
    let mut dice = Dice::new(77, 0);
    let (mut count, mut now_ms) = (0, NOON_MS + DAY_MS);
    for _ in 0..LIVES / TOGETHER {
        let lived = database.write_now(|transaction| {
            let mut world = World {
                transaction,
                dice: &mut dice,
                now_ms,
                people: people.clone(),
                count: &mut count,
                interrupted: 0,
            };
            let mut orders = Vec::with_capacity(TOGETHER);
            for _ in 0..TOGETHER {
                orders.push(world.step(World::order)?);
            }
            world.wait(MINUTE_MS)?;
            for turn in 0..TOGETHER * 4 {
                world.step(|world| world.act(&orders))?;
                if turn % 200 == 0 {
                    // A cashier's minutes, or days.
                    let most = *world.dice.pick(&[2, 60, 3_000]);
                    let minutes = world.dice.between(1, most) as u64;
                    world.step(|world| world.wait(minutes * MINUTE_MS))?;
                }
            }
            assert_eq!(books(transaction)?.fault_list, Vec::<String>::new());
            assert!(world.interrupted > 50, "{}", world.interrupted);
            let sql = "SELECT count(*) FROM redemptions WHERE status = 'CONFIRMED'";
            let used: i64 = transaction.value(sql, [])?;
            assert!(used > 100, "{used}");
            world.end()?;
            now_ms = world.now_ms;
            assert_eq!(books(transaction)?.fault_list, Vec::<String>::new());
            for (words, sql) in UNFINISHED {
                let found: Vec<i64> = transaction.values(sql, [])?;
                assert_eq!(found, Vec::<i64>::new(), "{words}");
            }
            Ok(())
        });
        lived.unwrap();
    }
    let ended = database.books().await.unwrap();
    let of = |account: &str| {
        let found = ended
            .balance_list
            .iter()
            .find(|each| each.account == account);
        found.unwrap().balance_rp
    };
    assert_eq!([of("HELD"), of("REFUND"), of("SUSPENSE")], [0, 0, 0]);
    assert_eq!(
        of("PAYER") + of("PROMO") + of("MERCHANT") + of("RETURNED"),
        0
    );
    assert!(of("RETURNED") > 0 && of("MERCHANT") > 0);
}
