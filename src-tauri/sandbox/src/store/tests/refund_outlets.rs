//! What owners and cashiers do with vouchers at outlets, and steps that crash, at random.

use std::mem::replace;

use jajan_contract::order::cases::CaseAuthor;
use jajan_contract::order::redeem::{RefusedChoice, RejectReason};
use jajan_contract::order::states::CouponState;
use jajan_contract::order::voucher_code::{rotating_code, step_at};
use rusqlite::Transaction;

use crate::dice::Dice;
use crate::ids::row;
use crate::store::redemptions::claims::{self, Decision as ClaimDecision};
use crate::store::redemptions::counter::{Deciding, Decision, decide};
use crate::store::redemptions::open::{Opening, Place, open};
use crate::store::redemptions::refusal::{Report, report_refused};
use crate::store::redemptions::scan::scan;
use crate::store::redemptions::vouchers::{Voucher, voucher};
use crate::store::tests::refund_world::World;
use crate::store::{Sql, StoreError};

/// A step fails at its first entry in the ledger, at the first voucher that it changes, or at the first
/// line that it notes down.
const CRASHES: &str = "CREATE TEMP TABLE crash (point TEXT NOT NULL);
  CREATE TEMP TRIGGER crash_at_ledger BEFORE INSERT ON main.ledger
    WHEN EXISTS (SELECT 1 FROM temp.crash WHERE point = 'ledger')
    BEGIN SELECT RAISE(ABORT, 'crash'); END;
  CREATE TEMP TRIGGER crash_at_voucher BEFORE UPDATE OF state ON main.vouchers
    WHEN EXISTS (SELECT 1 FROM temp.crash WHERE point = 'voucher')
    BEGIN SELECT RAISE(ABORT, 'crash'); END;
  CREATE TEMP TRIGGER crash_at_redemption_step BEFORE INSERT ON main.redemption_steps
    WHEN EXISTS (SELECT 1 FROM temp.crash WHERE point = 'step')
    BEGIN SELECT RAISE(ABORT, 'crash'); END;
  CREATE TEMP TRIGGER crash_at_refund_step BEFORE INSERT ON main.refund_steps
    WHEN EXISTS (SELECT 1 FROM temp.crash WHERE point = 'step')
    BEGIN SELECT RAISE(ABORT, 'crash'); END;";

pub fn prepare_crashes(transaction: &Transaction<'_>) -> Result<(), StoreError> {
    Ok(transaction.execute_batch(CRASHES)?)
}

impl World<'_> {
    /// Sometimes interrupts the step, in its middle or before its end, rolls it back and runs it again, as a
    /// client's retry does.
    pub fn step<T>(
        &mut self,
        step: impl Fn(&mut Self) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        if !self.dice.percent(10) {
            return step(self);
        }
        let point = *self.dice.pick(&["ledger", "voucher", "step", "end"]);
        let stream = self.dice.below(1 << 30) as u64;
        let same = || Dice::new(78, stream);
        let before = (*self.count, self.now_ms);
        let dice = replace(self.dice, same());
        self.transaction.execute_batch("SAVEPOINT crash")?;
        self.transaction
            .run("INSERT INTO temp.crash VALUES (?1)", [point])?;
        if let Err(error) = step(self) {
            assert!(error.to_string().contains("crash"), "{error}");
            self.interrupted += 1;
        }
        self.transaction
            .execute_batch("ROLLBACK TO crash; RELEASE crash")?;
        (*self.count, self.now_ms) = before;
        *self.dice = same();
        let done = step(self);
        *self.dice = dice;
        done
    }

    /// A visit: opened, scanned and decided within a minute, unless it ends before.
    pub fn outlet(&mut self, coupon_id: row::Coupon) -> Result<(), StoreError> {
        self.next_at_outlet(coupon_id)?;
        while self.dice.percent(75) {
            self.next_at_outlet(coupon_id)?;
        }
        Ok(())
    }

    fn next_at_outlet(&mut self, coupon_id: row::Coupon) -> Result<(), StoreError> {
        let Some(voucher) = voucher(self.transaction, coupon_id)? else {
            return Ok(());
        };
        match voucher.state {
            CouponState::NotDelivery if self.dice.percent(50) => self.open(&voucher),
            CouponState::NotDelivery | CouponState::Valid => self.scan(&voucher),
            CouponState::Locked => {
                let decision = match self.dice.below(4) {
                    0 => Decision::Reject(RejectReason::Other),
                    1 => Decision::Confirm(None),
                    _ => Decision::Confirm(Some((self.dice.between(0, 90_000) as u32, 0))),
                };
                self.decide(&voucher, decision)
            }
            CouponState::Used if self.dice.percent(20) => self.decide(&voucher, Decision::Undo),
            _ => Ok(()),
        }
    }

    fn open(&mut self, voucher: &Voucher) -> Result<(), StoreError> {
        let opening = Opening {
            coupon_id: voucher.coupon_id,
            user_id: voucher.owner_id,
            place: Some(Place::Table(voucher.store_id)),
            key: self.key(),
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| open(transaction, &opening))
            .map(|_| ())
    }

    /// With the code of now, or of a neighbouring step.
    fn scan(&mut self, voucher: &Voucher) -> Result<(), StoreError> {
        let step = step_at(self.now_ms) + self.dice.below(3) as u64 - 1;
        let code = rotating_code(&voucher.seed, &voucher.wire_id(), step);
        let now_ms = self.now_ms;
        self.attempt(|transaction| scan(transaction, voucher.store_id, &code, now_ms))
            .map(|_| ())
    }

    fn decide(&mut self, voucher: &Voucher, decision: Decision) -> Result<(), StoreError> {
        let sql = "SELECT redemption_id, store_id FROM redemptions
                   WHERE coupon_id = ?1 ORDER BY redemption_id DESC LIMIT 1";
        let newest = self.transaction.find(sql, [voucher.coupon_id])?;
        let Some((redemption_id, store_id)) = newest else {
            return Ok(());
        };
        let deciding = Deciding {
            store_id,
            decision,
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| decide(transaction, redemption_id, deciding))
            .map(|_| ())
    }

    /// Its owner says so, and chooses at once, later or never.
    pub fn refuse(&mut self, coupon_id: row::Coupon, user_id: row::User) -> Result<(), StoreError> {
        let choices = [None, Some(RefusedChoice::Refund), Some(RefusedChoice::Keep)];
        let report = Report {
            coupon_id,
            user_id,
            text: String::new(),
            photos: Vec::new(),
            choice: *self.dice.pick(&choices),
            key: self.key(),
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| report_refused(transaction, &report))
            .map(|_| ())
    }

    /// By the outlet or customer service, though it may be the other's turn.
    pub fn decide_claim(&mut self, coupon_id: row::Coupon) -> Result<(), StoreError> {
        let decision = ClaimDecision {
            coupon_id,
            by: *self.dice.pick(&[CaseAuthor::Merchant, CaseAuthor::Service]),
            is_granted: self.dice.percent(50),
            words: "A".to_owned(),
            now_ms: self.now_ms,
        };
        self.attempt(|transaction| claims::decide(transaction, &decision))
            .map(|_| ())
    }

    /// Of all claims that are still open.
    pub fn decide_claims(&mut self) -> Result<(), StoreError> {
        let sql = "SELECT coupon_id FROM refund_claims WHERE status IN ('OUTLET', 'SERVICE')";
        while self.transaction.has(sql, [])? {
            for coupon_id in self.transaction.values(sql, [])? {
                self.decide_claim(coupon_id)?;
            }
        }
        Ok(())
    }
}
