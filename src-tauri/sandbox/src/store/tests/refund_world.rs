//! People who order, pay, split, give, refund and use vouchers at random, and a desk that answers.

use std::fmt::Debug;

use jajan_contract::order::{
    money::PayMethod,
    played::NoticeFate,
    refund::{RefundDeskAct, RefundFailure},
    split_choice::{SplitChoice, SplitMode, SplitPerson},
};
use jajan_contract::product::PriceSource;
use rusqlite::{ToSql, Transaction, params};

use crate::chance;
use crate::dice::Dice;
use crate::ids::{self, row};
use crate::store::gifts::claim::receive;
use crate::store::gifts::claimer::{Asked as Link, Claimer};
use crate::store::gifts::create::{Giving, give};
use crate::store::gifts::end;
use crate::store::payments::begin;
use crate::store::payments::provider::{Act, EventKind, record};
use crate::store::refunds::change::{Resending, resend};
use crate::store::refunds::desk::{Act as DeskAct, play};
use crate::store::refunds::open::for_outlet;
use crate::store::refunds::target::Target;
use crate::store::splits::{pay, place, shares};
use crate::store::{FromRow, Outcome, Sql, Stop, StoreError, unless_refused};
use crate::time::DAY_MS;

pub struct World<'a> {
    pub transaction: &'a Transaction<'a>,
    pub dice: &'a mut Dice,
    pub now_ms: u64,
    pub people: Vec<row::User>,
    /// Names keys.
    pub count: &'a mut u64,
    /// Steps that failed in their middle.
    pub interrupted: usize,
}

#[derive(FromRow)]
struct Owned {
    coupon_id: row::Coupon,
    owner_id: row::User,
    buyer_id: row::User,
    state: String,
}

impl World<'_> {
    pub fn key(&mut self) -> String {
        *self.count += 1;
        format!("life-{}", self.count)
    }

    /// Absent: the rules refuse it. A refusal has written nothing, as the seed needs it, which goes on in
    /// the same transaction.
    pub fn attempt<T, R: Debug>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Outcome<T, R>,
    ) -> Result<Option<T>, StoreError> {
        let before = self.transaction.total_changes();
        let done = act(self.transaction);
        if let Err(Stop::Refused(why)) = &done {
            assert_eq!(self.transaction.total_changes(), before, "{why:?}");
        }
        unless_refused(done)
    }

    pub fn person(&mut self) -> row::User {
        *self.dice.pick(&self.people)
    }

    /// Places an order; most are paid, by one person or as a split.
    pub fn order(&mut self) -> Result<row::Order, StoreError> {
        let quantity = self.dice.between(1, 4) as u32;
        let most_rp = *self.dice.pick(&[5, 100_000]);
        let sale_rp = self.dice.between(1, most_rp) as u32;
        let total_rp = sale_rp * quantity;
        let discount_rp = match self.dice.below(3) {
            0 => self.dice.between(0, i64::from(total_rp)) as u32,
            _ => 0,
        };
        let buyer_id = self.person();
        let red_packet_id = match discount_rp {
            0 => None,
            _ => Some(self.envelope(buyer_id, discount_rp)?),
        };
        let promise = *self
            .dice
            .pick(&["ANY_TIME", "ANY_TIME", "AT_EXPIRY", "NONE"]);
        let end_ms = self.now_ms + self.dice.between(1, 45) as u64 * DAY_MS;
        let (now_ms, key) = (self.now_ms, self.key());
        let sql = "INSERT INTO orders (order_no, user_id, placed_key, placed_body, product_id,
                     store_id, quantity, sale_rp, frozen, total_rp, discount_rp, pay_rp,
                     red_packet_id, status, create_ms, cancel_ms)
                   SELECT ?1, ?2, ?1, X'00', product_id, store_id, ?3, ?4,
                     json_set(frozen, '$.item.refund', ?5, '$.item.validEnd', ?6,
                       '$.item.validStart', ?7), ?8, ?9, ?8 - ?9, ?10, 'WAIT_PAY', ?7, ?7 + 900000
                   FROM orders WHERE status = 'PAID' ORDER BY order_id LIMIT 1";
        let values = params![
            key,
            buyer_id,
            quantity,
            sale_rp,
            promise,
            end_ms,
            now_ms,
            total_rp,
            discount_rp,
            red_packet_id
        ];
        self.transaction.run(sql, values)?;
        let order_id = row::Order(self.transaction.last_insert_rowid());
        let sql = "UPDATE red_packets SET locked_by = ?2 WHERE red_packet_id = ?1";
        self.transaction
            .run(sql, params![red_packet_id, order_id])?;
        if self.dice.percent(30) && self.split(order_id, sale_rp, quantity, discount_rp)? {
            self.pay_shares(order_id)?;
        } else if total_rp == discount_rp {
            let receipt = crate::store::orders::issue::Receipt {
                method: None,
                reference: None,
                key: &key,
            };
            crate::store::orders::issue::issue(self.transaction, order_id, receipt, now_ms)?;
        } else if self.dice.percent(90) {
            self.pay(order_id, buyer_id)?;
        }
        Ok(order_id)
    }

    fn envelope(
        &mut self,
        user_id: row::User,
        amount_rp: u32,
    ) -> Result<row::RedPacket, StoreError> {
        let sql = "INSERT INTO red_packets (user_id, amount_rp, kind, received_ms, expires_ms)
                   VALUES (?1, ?2, 'sample', ?3, ?4)";
        let expires_ms = self.now_ms + self.dice.between(0, 60) as u64 * DAY_MS;
        self.transaction
            .run(sql, params![user_id, amount_rp, self.now_ms, expires_ms])?;
        Ok(row::RedPacket(self.transaction.last_insert_rowid()))
    }

    fn split(
        &mut self,
        order_id: row::Order,
        sale_rp: u32,
        quantity: u32,
        discount_rp: u32,
    ) -> Result<bool, StoreError> {
        let people = self.dice.between(2, 3) as usize;
        let mode = *self.dice.pick(&[SplitMode::Equal, SplitMode::Item]);
        let mut pieces = vec![0; people];
        if mode == SplitMode::Item {
            for _ in 0..quantity {
                pieces[self.dice.below(people)] += 1;
            }
        }
        let person = |quantity: &u32| SplitPerson {
            name: "A".to_owned(),
            quantity: *quantity,
        };
        let wish = SplitChoice {
            mode,
            person_list: pieces.iter().map(person).collect(),
        };
        let normal = PriceSource::Normal;
        let Some(amounts) = place::amounts(&wish, normal, sale_rp, quantity, discount_rp) else {
            return Ok(false);
        };
        place::insert(self.transaction, order_id, &wish, &amounts)?;
        Ok(true)
    }

    fn pay_shares(&mut self, order_id: row::Order) -> Result<(), StoreError> {
        for share in shares::of_order(self.transaction, order_id)? {
            if self.dice.percent(8) {
                continue;
            }
            let begun = pay::BeginShare {
                share_id: ids::share(&share.split_id, share.position),
                user_id: self.person(),
                method: PayMethod::Qris,
                key: self.key(),
                now_ms: self.now_ms,
            };
            unless_refused(pay::begin(self.transaction, &begun))?;
            let sql = "SELECT max(payment_id) FROM payments WHERE share_no = ?1";
            self.money(sql, share.share_no)?;
        }
        Ok(())
    }

    fn pay(&mut self, order_id: row::Order, user_id: row::User) -> Result<(), StoreError> {
        let method = *self
            .dice
            .pick(&[PayMethod::Qris, PayMethod::Ewallet, PayMethod::Qris]);
        let begun = begin::Begin {
            order_id,
            user_id,
            method,
            key: self.key(),
            now_ms: self.now_ms,
        };
        unless_refused(begin::begin(self.transaction, &begun))?;
        let sql = "SELECT max(payment_id) FROM payments WHERE order_id = ?1";
        self.money(sql, order_id)
    }

    /// Sometimes twice.
    fn money(&mut self, newest: &str, of: impl ToSql) -> Result<(), StoreError> {
        let payment_id = self.transaction.value(newest, [of])?;
        for _ in 0..=usize::from(self.dice.percent(8)) {
            let act = Act {
                payment_id,
                kind: EventKind::Paid,
                amount_rp: None,
                notice: NoticeFate::Sent,
                now_ms: self.now_ms,
            };
            record(self.transaction, act)?;
        }
        Ok(())
    }

    /// A random act on a voucher of one of these orders; most are refused.
    pub fn act(&mut self, orders: &[row::Order]) -> Result<(), StoreError> {
        let order_id = *self.dice.pick(orders);
        let sql = "SELECT coupon_id, owner_id, buyer_id, state FROM vouchers
                   WHERE order_id = ?1 ORDER BY coupon_id LIMIT 1 OFFSET ?2";
        let values = params![order_id, self.dice.below(4)];
        let found: Option<Owned> = self.transaction.find(sql, values)?;
        let Some(Owned {
            coupon_id,
            owner_id,
            buyer_id,
            state,
        }) = found
        else {
            return Ok(());
        };
        match self.dice.below(10) {
            0 => self.gift(coupon_id, owner_id),
            1 | 2 => self.request(order_id, coupon_id, buyer_id),
            3 => self.of_refund(coupon_id, Self::cancel),
            4 => self.of_refund(coupon_id, Self::resend),
            5 | 6 => self.of_refund(coupon_id, Self::desk),
            // It closed, or took the voucher off sale.
            7 if self.dice.percent(20) && matches!(&*state, "not_delivery" | "expired") => {
                for_outlet(self.transaction, coupon_id, self.now_ms).map(|_| ())
            }
            7 if self.dice.percent(40) => self.refuse(coupon_id, owner_id),
            7 => self.decide_claim(coupon_id),
            8 | 9 => self.outlet(coupon_id),
            _ => Ok(()),
        }
    }

    fn gift(&mut self, coupon_id: row::Coupon, giver_id: row::User) -> Result<(), StoreError> {
        let giving = Giving {
            coupon_id,
            giver_id,
            note: String::new(),
            key: self.key(),
            now_ms: self.now_ms,
        };
        let Some(made) = self.attempt(|transaction| give(transaction, &giving))? else {
            return Ok(());
        };
        let Some(gift_id) = ids::gift_number(&made.gift.gift_id) else {
            return Ok(());
        };
        let receiver_id = self.person();
        if self.dice.percent(60) {
            let claimer = Claimer {
                user_id: receiver_id,
                is_app: true,
                now_ms: self.now_ms,
            };
            let link = Link::Token(chance::hash(&made.token));
            self.attempt(|transaction| receive(transaction, &link, claimer))?;
        }
        let now_ms = self.now_ms;
        let fate = self.dice.below(4);
        self.attempt(|transaction| match fate {
            0 => end::take_back(transaction, gift_id, giver_id, now_ms).map(Some),
            1 => end::give_back(transaction, gift_id, receiver_id, now_ms).map(Some),
            _ => Ok(None),
        })?;
        Ok(())
    }

    pub fn wait(&mut self, ms: u64) -> Result<(), StoreError> {
        self.now_ms += ms;
        crate::store::due::settle(self.transaction, self.now_ms)
    }

    /// Everything ends: locks are released, delayed money arrives, what waits is told where to go.
    pub fn end(&mut self) -> Result<(), StoreError> {
        self.wait(200 * DAY_MS)?;
        self.decide_claims()?;
        let sql = "SELECT refund_id FROM refunds WHERE status = 'SENT' AND done_ms IS NULL";
        for refund_id in self.transaction.values(sql, [])? {
            let act = DeskAct {
                refund_id,
                act: RefundDeskAct::Confirm,
                failure: RefundFailure::ProviderDown,
                reference: None,
                now_ms: self.now_ms,
            };
            self.attempt(|transaction| play(transaction, &act))?;
        }
        let sql = "SELECT refund_id, user_id FROM refunds
                   WHERE status IN ('FAILED', 'WAIT_DESTINATION')";
        let stuck: Vec<(row::Refund, row::User)> = self.transaction.rows(sql, [])?;
        for (refund_id, user_id) in stuck {
            let resending = Resending {
                refund_id,
                user_id,
                target: Target::Ewallet("81200000001".to_owned()),
                key: self.key(),
                now_ms: self.now_ms,
            };
            let sent = resend(self.transaction, &resending);
            assert!(sent.is_ok(), "refund {refund_id}: {sent:?}");
        }
        self.wait(30 * DAY_MS)
    }
}
