//! Proves the books: looks for everything that contradicts buying 4 "Properties".

use jajan_contract::order::played::LedgerData;
use rusqlite::Connection;

use crate::store::ledger::balances;
use crate::store::{Database, Sql, StoreError};

/// What must not be, and how to find it: each query selects the ids of those that are wrong.
const RULES: [(&str, &str); 34] = [
    (
        "a stock is negative",
        "SELECT id FROM products WHERE remaining_stock < 0",
    ),
    (
        "a paid order is not held in full",
        "SELECT o.order_id FROM orders AS o WHERE o.status = 'PAID' AND o.total_rp <>
           (SELECT coalesce(sum(amount_rp), 0) FROM ledger AS l
            WHERE l.order_id = o.order_id AND l.credit = 'HELD'
              AND l.debit IN ('PAYER', 'PROMO', 'SUSPENSE'))",
    ),
    (
        "an unpaid order is held",
        "SELECT o.order_id FROM orders AS o WHERE o.status <> 'PAID' AND EXISTS
           (SELECT 1 FROM ledger AS l WHERE l.order_id = o.order_id AND l.credit = 'HELD')",
    ),
    (
        "a paid order has not one voucher for each piece",
        "SELECT o.order_id FROM orders AS o WHERE o.status = 'PAID' AND o.quantity <>
           (SELECT count(*) FROM vouchers AS v WHERE v.order_id = o.order_id)",
    ),
    (
        "an unpaid order has vouchers",
        "SELECT o.order_id FROM orders AS o WHERE o.status <> 'PAID' AND EXISTS
           (SELECT 1 FROM vouchers AS v WHERE v.order_id = o.order_id)",
    ),
    (
        "the vouchers' shares do not sum to what was paid",
        "SELECT o.order_id FROM orders AS o WHERE o.status = 'PAID' AND (o.pay_rp, o.discount_rp) <>
           (SELECT coalesce(sum(paid_rp), 0), coalesce(sum(discount_share_rp), 0)
            FROM vouchers AS v WHERE v.order_id = o.order_id)",
    ),
    (
        "an order was credited twice",
        "SELECT order_id FROM seen_events WHERE outcome = 'CREDITED'
           AND NOT EXISTS (SELECT 1 FROM splits AS s WHERE s.order_id = seen_events.order_id)
         GROUP BY order_id HAVING count(*) > 1",
    ),
    (
        "a paid order was credited by no payment",
        "SELECT o.order_id FROM orders AS o WHERE o.status = 'PAID' AND o.pay_rp > 0 AND NOT EXISTS
           (SELECT 1 FROM seen_events AS e
            WHERE e.order_id = o.order_id AND e.outcome = 'CREDITED')",
    ),
    (
        "money came that neither paid an order nor returns",
        "SELECT s.order_id FROM seen_events AS s JOIN provider_events AS e USING (event_id)
         WHERE e.kind = 'PAID' AND s.outcome <> 'CREDITED'
           AND NOT EXISTS (SELECT 1 FROM refunds AS r WHERE r.event_id = s.event_id)",
    ),
    (
        "the payer's account is not what the provider took",
        "SELECT o.order_id FROM orders AS o WHERE
           (SELECT coalesce(sum(amount_rp), 0) FROM ledger AS l
            WHERE l.order_id = o.order_id AND l.debit = 'PAYER') <>
           (SELECT coalesce(sum(e.amount_rp), 0) FROM seen_events AS s
            JOIN provider_events AS e USING (event_id)
            WHERE s.order_id = o.order_id AND e.kind = 'PAID')",
    ),
    (
        "a refund is not what was booked for it",
        "SELECT order_id FROM
           (SELECT order_id, sum(amount_rp) FILTER (WHERE status <> 'CANCELLED') AS due
            FROM refunds GROUP BY order_id) AS r
         WHERE coalesce(due, 0) <>
           (SELECT coalesce(sum(CASE WHEN l.credit = 'REFUND' THEN amount_rp
                                WHEN l.credit = 'HELD' THEN -amount_rp ELSE 0 END), 0)
            FROM ledger AS l WHERE l.order_id = r.order_id AND 'REFUND' IN (l.credit, l.debit))",
    ),
    (
        "a finished refund was not returned",
        "SELECT order_id FROM
           (SELECT order_id, sum(amount_rp) FILTER (WHERE status = 'DONE') AS back
            FROM refunds GROUP BY order_id) AS r
         WHERE coalesce(back, 0) <>
           (SELECT coalesce(sum(amount_rp), 0) FROM ledger AS l
            WHERE l.order_id = r.order_id AND l.credit = 'RETURNED')",
    ),
    (
        "a voucher's refunds are not what was paid for it",
        "SELECT v.coupon_id FROM vouchers AS v WHERE
           CASE WHEN v.state IN ('refunding', 'return') THEN v.paid_rp ELSE 0 END <>
           (SELECT coalesce(sum(c.amount_rp), 0)
            FROM refund_coupons AS c JOIN refunds AS r USING (refund_id)
            WHERE c.coupon_id = v.coupon_id AND r.status <> 'CANCELLED')",
    ),
    (
        "a refund's vouchers do not sum to it",
        "SELECT r.refund_id FROM refunds AS r WHERE r.cause <> 'PAYMENT' AND r.amount_rp <>
           (SELECT coalesce(sum(c.amount_rp), 0) FROM refund_coupons AS c
            WHERE c.refund_id = r.refund_id)",
    ),
    (
        "a voucher is returned, and not all of its refunds are done, or the other way",
        "SELECT v.coupon_id FROM vouchers AS v
         WHERE v.state IN ('refunding', 'return') AND (v.state = 'return') = EXISTS
           (SELECT 1 FROM refund_coupons AS c JOIN refunds AS r USING (refund_id)
            WHERE c.coupon_id = v.coupon_id AND r.status NOT IN ('DONE', 'CANCELLED'))",
    ),
    (
        "what is held of an order is not what its open vouchers cost",
        "SELECT o.order_id FROM orders AS o WHERE o.status = 'PAID' AND
           (SELECT coalesce(sum(CASE WHEN l.credit = 'HELD' THEN l.amount_rp
                                ELSE -l.amount_rp END), 0)
            FROM ledger AS l WHERE l.order_id = o.order_id AND 'HELD' IN (l.credit, l.debit)) <>
           (SELECT coalesce(sum(CASE
                WHEN v.state IN ('not_delivery', 'valid', 'locked') THEN v.sale_rp
                WHEN v.state = 'refunding' AND NOT EXISTS
                  (SELECT 1 FROM refund_coupons AS c WHERE c.coupon_id = v.coupon_id
                   AND c.source = 'MERCHANT') THEN v.discount_share_rp
                ELSE 0 END), 0)
            FROM vouchers AS v WHERE v.order_id = o.order_id)",
    ),
    (
        "money waits for a destination, and its payer is not asked",
        "SELECT r.refund_id FROM refunds AS r WHERE r.status IN ('WAIT_DESTINATION', 'FAILED')
           AND NOT EXISTS (SELECT 1 FROM refund_destinations AS d
             WHERE d.order_id = r.order_id AND d.payer_id = r.user_id AND d.ask_ms IS NOT NULL)",
    ),
    (
        "the last step of a refund is not what became of it",
        "SELECT r.refund_id FROM refunds AS r WHERE r.status IS NOT
           (SELECT s.status FROM refund_steps AS s WHERE s.refund_id = r.refund_id
            ORDER BY s.seq DESC LIMIT 1)",
    ),
    (
        "a red packet is locked by an order that does not wait",
        "SELECT p.red_packet_id FROM red_packets AS p JOIN orders AS o ON o.order_id = p.locked_by
         WHERE o.status <> 'WAIT_PAY'",
    ),
    (
        "a red packet paid for two orders",
        "SELECT red_packet_id FROM orders
         WHERE red_packet_id IS NOT NULL AND status <> 'CLOSED' AND
           (status <> 'PAID' OR EXISTS (SELECT 1 FROM vouchers AS v
             WHERE v.order_id = orders.order_id AND v.state <> 'return'))
         GROUP BY red_packet_id HAVING count(*) > 1",
    ),
    (
        "the shares of a split do not sum to what its order costs",
        "SELECT o.order_id FROM splits AS s JOIN orders AS o USING (order_id) WHERE o.pay_rp <>
           (SELECT sum(amount_rp) FROM split_shares AS l WHERE l.split_id = s.split_id)",
    ),
    (
        "a split's order is paid and a share is not",
        "SELECT o.order_id FROM splits AS s JOIN orders AS o USING (order_id)
         JOIN split_shares AS l USING (split_id)
         WHERE o.status = 'PAID' AND l.event_id IS NULL",
    ),
    (
        "a share of a closed split does not return to who paid it",
        "SELECT o.order_id FROM splits AS s JOIN orders AS o USING (order_id)
         JOIN split_shares AS l USING (split_id)
         WHERE o.status = 'CLOSED' AND l.event_id IS NOT NULL AND NOT EXISTS
           (SELECT 1 FROM refunds AS r WHERE r.event_id = l.event_id
            AND r.user_id = l.payer_id AND r.amount_rp = l.amount_rp)",
    ),
    (
        "what a split has in suspense is not what its shares wait with",
        "SELECT o.order_id FROM splits AS s JOIN orders AS o USING (order_id) WHERE
           (SELECT coalesce(sum(CASE 'SUSPENSE' WHEN l.credit THEN amount_rp
                                WHEN l.debit THEN -amount_rp ELSE 0 END), 0)
            FROM ledger AS l WHERE l.order_id = o.order_id) <>
           (SELECT coalesce(sum(p.amount_rp) FILTER
                     (WHERE p.event_id IS NOT NULL AND o.status = 'WAIT_PAY'), 0)
            FROM split_shares AS p WHERE p.split_id = s.split_id)",
    ),
    (
        "a voucher is somebody's who neither bought nor was given it",
        "SELECT coupon_id FROM vouchers AS v WHERE owner_id <> buyer_id AND NOT EXISTS
           (SELECT 1 FROM gifts AS g WHERE g.coupon_id = v.coupon_id AND g.status = 'CLAIMED'
            AND g.receiver_id = v.owner_id)
           AND NOT EXISTS (SELECT 1 FROM splits AS s JOIN split_shares AS l USING (split_id)
                           WHERE s.order_id = v.order_id AND l.payer_id = v.owner_id)",
    ),
    (
        "a claimed voucher is not its receiver's",
        "SELECT g.coupon_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
         WHERE g.status = 'CLAIMED' AND v.owner_id <> g.receiver_id",
    ),
    (
        "a voucher whose gift waits was touched",
        "SELECT g.coupon_id FROM gifts AS g JOIN vouchers AS v USING (coupon_id)
         WHERE g.status = 'WAITING' AND (v.state <> 'not_delivery' OR v.owner_id <> g.giver_id)",
    ),
    (
        "an outlet has less than its used vouchers cost",
        "SELECT v.order_id FROM vouchers AS v WHERE v.state = 'used' GROUP BY v.order_id
         HAVING sum(v.sale_rp) >
           (SELECT coalesce(sum(CASE 'MERCHANT' WHEN l.credit THEN amount_rp
                                WHEN l.debit THEN -amount_rp ELSE 0 END), 0)
            FROM ledger AS l WHERE l.order_id = v.order_id)",
    ),
    (
        "a confirmed voucher is neither used nor returns",
        "SELECT r.coupon_id FROM redemptions AS r JOIN vouchers AS v USING (coupon_id)
         WHERE r.status = 'CONFIRMED' AND v.state NOT IN ('used', 'refunding', 'return')",
    ),
    (
        "a locked voucher is in no cashier's hands and has no case",
        "SELECT v.coupon_id FROM vouchers AS v WHERE v.state = 'locked'
           AND NOT EXISTS (SELECT 1 FROM redemptions AS r
                           WHERE r.coupon_id = v.coupon_id AND r.status = 'SCANNED')
           AND NOT EXISTS (SELECT 1 FROM outlet_refusals AS f
                           WHERE f.coupon_id = v.coupon_id AND f.choice IS NULL)",
    ),
    (
        "an offer gave not what was claimed",
        "SELECT offer_id FROM envelope_offers AS o WHERE claimed <>
           (SELECT count(*) FROM envelope_claims AS c WHERE c.offer_id = o.offer_id)",
    ),
    (
        "a confirmed voucher or a told code was refunded on its owner's word",
        "SELECT r.refusal_id FROM outlet_refusals AS r WHERE r.choice = 'REFUND'
           AND (r.was_used OR EXISTS
             (SELECT 1 FROM partner_codes AS p WHERE p.coupon_id = r.coupon_id))
           AND NOT EXISTS (SELECT 1 FROM refund_claims AS c
             WHERE c.refusal_id = r.refusal_id AND c.status = 'GRANTED')",
    ),
    (
        "a claim that was granted is not paid by whom its trail names",
        "SELECT c.claim_id FROM refund_claims AS c WHERE c.status = 'GRANTED' AND NOT EXISTS
           (SELECT 1 FROM refund_coupons AS f
            WHERE f.coupon_id = c.coupon_id AND f.source = c.borne_by)",
    ),
    (
        "a refund goes to somebody who did not pay",
        "SELECT r.refund_id FROM refunds AS r JOIN orders AS o USING (order_id)
         WHERE r.user_id <> o.user_id AND NOT EXISTS
           (SELECT 1 FROM payments AS y WHERE y.order_id = r.order_id AND y.payer_id = r.user_id)",
    ),
];

impl Database {
    /// Reads all orders: for tests and the console.
    pub async fn books(&self) -> Result<LedgerData, StoreError> {
        self.read(books).await
    }
}

/// As [`Database::books`].
pub fn books(connection: &Connection) -> Result<LedgerData, StoreError> {
    let balance_list = balances(connection)?;
    let mut fault_list = Vec::new();
    for (words, sql) in RULES {
        for id in connection.values::<i64>(sql, [])? {
            fault_list.push(format!("{words}: {id}"));
        }
    }
    for balance in &balance_list {
        // What money comes from goes below zero, everything else never does.
        let is_source = matches!(balance.account.as_str(), "PAYER" | "PROMO");
        if (balance.balance_rp < 0) != is_source && balance.balance_rp != 0 {
            fault_list.push(format!("{} has {}", balance.account, balance.balance_rp));
        }
    }
    if balance_list.iter().map(|each| each.balance_rp).sum::<i64>() != 0 {
        fault_list.push("the accounts do not sum to zero".to_owned());
    }
    let count = |sql: &str| connection.value(sql, []);
    Ok(LedgerData {
        balance_list,
        entry_count: count("SELECT count(*) FROM ledger")?,
        order_count: count("SELECT count(*) FROM orders")?,
        coupon_count: count("SELECT count(*) FROM vouchers")?,
        fault_list,
    })
}
