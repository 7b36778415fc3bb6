//! Everything that a user has, in one list. Contract `my_coupons`; merchant 4 "Coupon list states".
//!
//! A wallet is small (purchase limits, claim limits): it is read as a whole, sorted and cut here.

use jajan_contract::ids::CouponId;
use jajan_contract::localised::Localised;
use jajan_contract::order::{
    gift::{Gift, GiftStatus},
    redeem::ReportRule,
    states::CouponState,
    wallet::{CouponDetailData, MyCouponsBody, MyCouponsData, WalletCoupon, WalletKind},
};
use jajan_contract::product::VoucherKind;
use jajan_contract::text::hex;
use rusqlite::Connection;

use crate::geo::Position;
use crate::ids::{self, row};
use crate::store::coupons::claimed;
use crate::store::coupons::kinds::{kind_of, seed_of};
use crate::store::coupons::partner_code::told;
use crate::store::coupons::terms::terms;
use crate::store::coupons::usable_now::{Asked, is_usable};
use crate::store::coupons::wallet_line::{Line, measure, sort};
use crate::store::coupons::wallet_rows::{bought, claimed, unpaid};
use crate::store::gifts;
use crate::store::orders::cases::of_receiver;
use crate::store::page::Page;
use crate::store::redemptions::desk::{AtOutlets, at_outlets, at_outlets_claimed};
use crate::store::reviews::visits;
use crate::store::unreadable::{count, parted};
use crate::store::{Database, StoreError};

impl Database {
    /// The lines of one page.
    pub async fn wallet(
        &self,
        user_id: row::User,
        body: MyCouponsBody,
        page: Page,
        from: Option<Position>,
        now_ms: u64,
    ) -> Result<MyCouponsData, StoreError> {
        let read = self.read(move |connection| {
            let mut lines = claimed(connection, user_id, now_ms)?;
            let mut lacks = Vec::new();
            if body.kind == WalletKind::Voucher {
                for part in [
                    bought(connection, user_id, now_ms)?,
                    unpaid(connection, user_id)?,
                ] {
                    let (read, other) = parted(part);
                    lines.extend(read);
                    lacks.extend(other);
                }
            }
            let search = body.search.trim().to_lowercase();
            lines.retain(|line| {
                let is_wanted = body.states.is_empty() || body.states.contains(&line.coupon.state);
                is_wanted && has(&line.coupon, &search)
            });
            if body.usable_now {
                let mut usable = Vec::with_capacity(lines.len());
                for line in lines {
                    if is_usable_now(connection, &line, now_ms)? {
                        usable.push(line);
                    }
                }
                lines = usable;
            }
            if let Some(from) = from {
                for line in &mut lines {
                    measure(connection, line, from)?;
                }
            }
            sort(&mut lines, body.sort);
            let total_count = lines.len() as u32;
            let coupons = lines.into_iter().map(|line| line.coupon);
            let (coupon_list, has_more) = page.cut(coupons.skip(page.start() as usize));
            let data = MyCouponsData {
                coupon_list,
                red_envelope_list: Vec::new(),
                has_more,
                total_count,
                left_out_count: count(&lacks),
                server_time: now_ms,
            };
            Ok((data, lacks))
        });
        let (data, lacks) = read.await?;
        self.note_unreadable(&lacks, now_ms).await?;
        Ok(data)
    }

    /// Absent: the user has no such voucher or coupon. `keep_ms`: for how long the device may keep codes.
    pub async fn coupon(
        &self,
        user_id: row::User,
        coupon_id: CouponId,
        from: Option<Position>,
        keep_ms: u64,
        now_ms: u64,
    ) -> Result<Option<CouponDetailData>, StoreError> {
        self.read(move |connection| {
            let number = ids::coupon_number(&coupon_id);
            let lines = match number {
                Some(number) => {
                    let (lines, lacks) = parted(bought(connection, user_id, now_ms)?);
                    // It is not absent: it cannot be shown.
                    match lacks.into_iter().find(|lacks| lacks.item_id == number.0) {
                        Some(lacks) => return Err(StoreError::Stopped(lacks.why)),
                        None => lines,
                    }
                }
                None => claimed(connection, user_id, now_ms)?,
            };
            let is_it = |line: &Line| line.coupon.coupon_id.as_ref() == Some(&coupon_id);
            let Some(mut line) = lines.into_iter().find(is_it) else {
                return Ok(None);
            };
            if let Some(from) = from {
                measure(connection, &mut line, from)?;
            }
            let bought = number.map(|number| terms(connection, number, user_id, now_ms));
            let kind = number.map(|number| kind_of(connection, number));
            let voucher_kind = kind.transpose()?.unwrap_or(VoucherKind::Standard);
            let seed = match number {
                Some(number) => seed(connection, number, voucher_kind, &line.coupon, now_ms)?,
                None => claimed_seed(connection, &line.coupon)?,
            };
            let partner_code = number.map(|number| told(connection, number, voucher_kind));
            let at_outlets = match (number, ids::claimed_coupon_number(&coupon_id)) {
                (Some(number), _) => at_outlets(connection, number, now_ms)?,
                (None, Some(number)) => at_outlets_claimed(connection, number)?,
                (None, None) => AtOutlets::default(),
            };
            let visit_id = at_outlets.visit_id;
            let review_visit_id =
                visit_id.map(|visit_id| visits::reviewable(connection, user_id, visit_id));
            let review_visit_id = review_visit_id.transpose()?.flatten();
            let case_list = number.map(|number| of_receiver(connection, number, user_id, now_ms));
            let keep_until = line.coupon.valid_end.min(now_ms.saturating_add(keep_ms));
            Ok(Some(CouponDetailData {
                coupon: line.coupon,
                bought: bought.transpose()?,
                voucher_kind,
                offline_until: seed.as_ref().map(|_| keep_until),
                seed,
                partner_code: partner_code.transpose()?.flatten(),
                redemption: at_outlets.redemption,
                outlet_case: at_outlets.outlet_case,
                can_report: matches!(at_outlets.report_rule, Some(rule) if rule != ReportRule::Limit),
                report_rule: at_outlets.report_rule,
                case_list: case_list.transpose()?.unwrap_or_default(),
                review_visit_id: review_visit_id.map(ids::visit),
                server_time: now_ms,
            }))
        })
        .await
    }
}

/// What the codes are made from; absent unless the voucher can be redeemed now.
fn seed(
    connection: &Connection,
    coupon_id: row::Coupon,
    kind: VoucherKind,
    coupon: &WalletCoupon,
    now_ms: u64,
) -> Result<Option<String>, StoreError> {
    let is_open = matches!(coupon.state, CouponState::NotDelivery | CouponState::Valid);
    // A partner's code redeems those of another kind.
    let is_ours = kind == VoucherKind::Standard;
    if !is_open || !is_ours || coupon.valid_end < now_ms || gifts::waits(connection, coupon_id)? {
        return Ok(None);
    }
    Ok(Some(hex(&seed_of(connection, coupon_id)?)))
}

/// As [`seed`], for a claimed coupon that its store takes now.
fn claimed_seed(
    connection: &Connection,
    coupon: &WalletCoupon,
) -> Result<Option<String>, StoreError> {
    let number = coupon
        .coupon_id
        .as_ref()
        .and_then(ids::claimed_coupon_number);
    let number = number.filter(|_| coupon.state == CouponState::ValidCoupon);
    let found = number.map(|number| claimed::by_id(connection, number));
    let found = found.transpose()?.flatten();
    Ok(found.map(|coupon| hex(&coupon.seed)))
}

/// The vouchers that the user owns, as far as they can be read.
pub fn owned(
    connection: &Connection,
    user_id: row::User,
    now_ms: u64,
) -> Result<Vec<WalletCoupon>, StoreError> {
    let (lines, _) = parted(bought(connection, user_id, now_ms)?);
    Ok(lines.into_iter().map(|line| line.coupon).collect())
}

fn is_usable_now(connection: &Connection, line: &Line, now_ms: u64) -> Result<bool, StoreError> {
    let Line { coupon, usage, .. } = line;
    let Some(store_id) = ids::store_number(&coupon.store_id) else {
        return Ok(false);
    };
    let waits = |gift: &Gift| gift.status == GiftStatus::Waiting;
    if coupon.gift.as_ref().is_some_and(waits) {
        return Ok(false);
    }
    let asked = Asked {
        state: coupon.state,
        store_id,
        valid_start_ms: coupon.valid_start,
        valid_end_ms: coupon.valid_end,
        usage: usage.as_ref(),
    };
    is_usable(connection, &asked, now_ms)
}

/// `search` is in lower case; empty is in everything.
fn has(coupon: &WalletCoupon, search: &str) -> bool {
    let Localised {
        id_id,
        en_us,
        zh_cn,
    } = &coupon.name;
    [id_id, en_us, zh_cn]
        .into_iter()
        .flatten()
        .chain([&coupon.store_name])
        .any(|text| text.to_lowercase().contains(search))
}
