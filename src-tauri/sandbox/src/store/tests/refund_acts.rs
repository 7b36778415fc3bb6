//! What buyers and the desk do with refunds, at random.

use jajan_contract::order::refund::{RefundDeskAct, RefundFailure};

use crate::chance;
use crate::ids::row;
use crate::store::refunds::change::{Resending, cancel, resend};
use crate::store::refunds::desk::{Act as DeskAct, play};
use crate::store::refunds::open::Asked;
use crate::store::refunds::request::{RefundRequest, ask};
use crate::store::refunds::target::Target;
use crate::store::tests::refund_world::World;
use crate::store::{Sql, StoreError};

impl World<'_> {
    pub fn request(
        &mut self,
        order_id: row::Order,
        coupon_id: row::Coupon,
        user_id: row::User,
    ) -> Result<(), StoreError> {
        let mut coupons = vec![coupon_id];
        if self.dice.percent(40) {
            coupons.push(row::Coupon(coupon_id.0 + 1));
        }
        let request = RefundRequest {
            order_id,
            coupons,
            asked: Asked {
                user_id,
                reason: "OTHER".to_owned(),
                detail: String::new(),
                note: String::new(),
                target: self.target(),
                key: self.key(),
                body: chance::hash(""),
            },
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| ask(transaction, &request))
            .map(|_| ())
    }

    pub fn target(&mut self) -> Target {
        match self.dice.below(3) {
            0 => Target::Original(None),
            1 => Target::Ewallet("81200000001".to_owned()),
            _ => Target::Bank {
                name: "BCA".to_owned(),
                holder: "Sari".to_owned(),
                number: "12345678".to_owned(),
            },
        }
    }

    /// With one of the refunds of a voucher, and its payer.
    pub fn of_refund(
        &mut self,
        coupon_id: row::Coupon,
        act: fn(&mut Self, row::Refund, row::User) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let sql = "SELECT r.refund_id, r.user_id FROM refund_coupons AS c JOIN refunds AS r
                   USING (refund_id) WHERE c.coupon_id = ?1 ORDER BY r.refund_id DESC LIMIT 3";
        let all: Vec<(row::Refund, row::User)> = self.transaction.rows(sql, [coupon_id])?;
        match all.is_empty() {
            true => Ok(()),
            false => {
                let (refund_id, user_id) = *self.dice.pick(&all);
                act(self, refund_id, user_id)
            }
        }
    }

    pub fn cancel(&mut self, refund_id: row::Refund, user_id: row::User) -> Result<(), StoreError> {
        let now_ms = self.now_ms;
        self.attempt(|transaction| cancel(transaction, refund_id, user_id, now_ms))
            .map(|_| ())
    }

    pub fn resend(&mut self, refund_id: row::Refund, user_id: row::User) -> Result<(), StoreError> {
        let resending = Resending {
            refund_id,
            user_id,
            target: self.target(),
            key: self.key(),
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| resend(transaction, &resending))
            .map(|_| ())
    }

    pub fn desk(&mut self, refund_id: row::Refund, _: row::User) -> Result<(), StoreError> {
        let acts = [
            RefundDeskAct::Send,
            RefundDeskAct::Send,
            RefundDeskAct::Confirm,
            RefundDeskAct::Fail,
            RefundDeskAct::Delay,
        ];
        let failures = [
            RefundFailure::AccountClosed,
            RefundFailure::NameMismatch,
            RefundFailure::IssuerRefused,
            RefundFailure::WindowPassed,
            RefundFailure::ProviderDown,
        ];
        let act = DeskAct {
            refund_id,
            act: *self.dice.pick(&acts),
            failure: *self.dice.pick(&failures),
            reference: None,
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| play(transaction, &act))
            .map(|_| ())
    }
}
