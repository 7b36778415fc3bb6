//! Everything that a user has, in one list. Contract `my_coupons`; merchant 4 "Coupon list states".
//!
//! A wallet is small (purchase limits, claim limits): it is read as a whole, sorted and cut here.

use jajan_contract::localised::Localised;
use jajan_contract::order::{
    gift::{Gift, GiftStatus},
    redeem::ReportRule,
    states::CouponState,
    wallet::{CouponDetailData, MyCouponsBody, MyCouponsData, WalletCoupon, WalletKind},
};
use jajan_contract::product::VoucherKind;
use jajan_contract::text::hex;
use rusqlite::{Connection, Row};

use crate::geo::Position;
use crate::ids;
use crate::store::columns::{Json, Wire};
use crate::store::coupons::claimed;
use crate::store::coupons::kinds::{kind_of, seed_of};
use crate::store::coupons::partner_code::told;
use crate::store::coupons::terms::terms;
use crate::store::coupons::usable_now::{Asked, is_usable};
use crate::store::coupons::wallet_line::{Line, measure, sort};
use crate::store::gifts::{self, desk::of_coupon};
use crate::store::orders::cases::of_receiver;
use crate::store::orders::frozen::Frozen;
use crate::store::orders::status::coupon_state;
use crate::store::page::Page;
use crate::store::redemptions::desk::{AtOutlets, at_outlets, at_outlets_claimed};
use crate::store::redemptions::refusal_rows::frozen_by;
use crate::store::refunds::rows::money_of;
use crate::store::reviews::visits;
use crate::store::unreadable::{Each, alone, count, each, parted};
use crate::store::{Database, StoreError};

pub const BOUGHT_SQL: &str = "SELECT o.frozen, v.order_id, v.store_id, v.issued_ms, v.coupon_id,
    v.state, v.paid_rp, v.valid_start_ms, v.valid_end_ms, v.used_ms, v.buyer_id <> v.owner_id,
    c.opened_ms IS NULL, o.user_id = ?1, s.split_id
  FROM vouchers AS v JOIN orders AS o USING (order_id)
    LEFT JOIN partner_codes AS c ON c.coupon_id = v.coupon_id
    LEFT JOIN splits AS s ON s.order_id = v.order_id
  WHERE v.owner_id = ?1";

pub const UNPAID_SQL: &str = "SELECT o.frozen, o.order_id, o.store_id, o.create_ms, o.status,
    o.pay_rp, o.cancel_ms, s.split_id
  FROM orders AS o LEFT JOIN splits AS s USING (order_id) WHERE o.user_id = ?1 AND o.status <> 'PAID'";

impl Database {
    /// The lines of one page.
    pub async fn wallet(
        &self,
        user_id: i64,
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
        user_id: i64,
        coupon_id: String,
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
                    match lacks.into_iter().find(|lacks| lacks.item_id == number) {
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

/// Of a voucher that can be redeemed now; a code of any other would only be refused.
fn seed(
    connection: &Connection,
    coupon_id: i64,
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

/// Of a coupon that its store takes now.
fn claimed_seed(
    connection: &Connection,
    coupon: &WalletCoupon,
) -> Result<Option<String>, StoreError> {
    let number = coupon
        .coupon_id
        .as_deref()
        .and_then(ids::claimed_coupon_number);
    let number = number.filter(|_| coupon.state == CouponState::ValidCoupon);
    let found = number.map(|number| claimed::by_id(connection, number));
    let found = found.transpose()?.flatten();
    Ok(found.map(|coupon| hex(&coupon.seed)))
}

/// The vouchers that the user owns, as far as they can be read.
pub fn owned(
    connection: &Connection,
    user_id: i64,
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

fn bought(
    connection: &Connection,
    user_id: i64,
    now_ms: u64,
) -> Result<Vec<Each<Line>>, StoreError> {
    let lines = each(connection, BOUGHT_SQL, [user_id], (1, 4), |row| {
        let (Wire(state), start): (Wire<CouponState>, u64) = (row.get(5)?, row.get(7)?);
        let (end, was_given): (u64, bool) = (row.get(8)?, row.get(10)?);
        let is_refunded = matches!(state, CouponState::Refunding | CouponState::Return);
        // Whose money returns is its giver's business: who was given it sees that it is over.
        let state = match was_given && is_refunded && end <= now_ms {
            true => CouponState::Expired,
            false => coupon_state(state, start, now_ms),
        };
        let mut line = of_order(row, state)?;
        let coupon_id: i64 = row.get(4)?;
        line.coupon.coupon_id = Some(ids::coupon(coupon_id));
        if was_given {
            // What its giver paid, and where, is the giver's business.
            line.coupon.order_id = None;
        } else {
            line.coupon.pay_amount = Some(row.get(6)?);
            let is_own_order: bool = row.get(12)?;
            line.coupon.split_id = if is_own_order { None } else { row.get(13)? };
        }
        line.coupon.quantity = 1;
        line.coupon.valid_start = start;
        line.coupon.valid_end = end;
        line.coupon.used_time = row.get(9)?;
        if !row.get::<_, bool>(11)? {
            line.coupon.refund = None;
        }
        Ok((row.get(1)?, coupon_id, line))
    })?;
    let completed = lines.into_iter().map(|line| match line {
        Ok((order_id, coupon_id, line)) => {
            let line = completed(connection, coupon_id, line, user_id, now_ms);
            alone(line, order_id, coupon_id)
        }
        Err(lacks) => Ok(Err(lacks)),
    });
    completed.collect()
}

/// With what other tables have of the voucher.
fn completed(
    connection: &Connection,
    coupon_id: i64,
    mut line: Line,
    user_id: i64,
    now_ms: u64,
) -> Result<Line, StoreError> {
    let (gift, can_give) = of_coupon(connection, coupon_id, user_id, now_ms)?;
    line.coupon.gift = gift;
    line.coupon.can_give = can_give.then_some(true);
    match line.coupon.state {
        CouponState::Refunding | CouponState::Return => {
            line.coupon.money = money_of(connection, coupon_id, user_id)?;
        }
        CouponState::Locked => line.coupon.frozen = frozen_by(connection, coupon_id)?,
        _ => {}
    }
    Ok(line)
}

fn unpaid(connection: &Connection, user_id: i64) -> Result<Vec<Each<Line>>, StoreError> {
    each(connection, UNPAID_SQL, [user_id], (1, 1), |row| {
        let is_waiting = row.get::<_, String>(4)? == "WAIT_PAY";
        let state = if is_waiting {
            CouponState::WaitPay
        } else {
            CouponState::Cancel
        };
        let mut line = of_order(row, state)?;
        line.coupon.pay_amount = Some(row.get(5)?);
        line.coupon.cancel_time = is_waiting.then(|| row.get(6)).transpose()?;
        line.coupon.split_id = row.get(7)?;
        Ok(line)
    })
}

/// Reads `frozen, order_id, store_id` and when it came, in this order.
fn of_order(row: &Row<'_>, state: CouponState) -> rusqlite::Result<Line> {
    let Json(Frozen { item, .. }) = row.get(0)?;
    let coupon = WalletCoupon {
        coupon_id: None,
        order_id: Some(ids::order(row.get(1)?)),
        state,
        name: item.product_name,
        image_url: item.image_url,
        background_color: item.background_color,
        store_id: ids::store(row.get(2)?),
        poi_id: item.poi_id,
        store_name: item.store_name,
        distance: None,
        quantity: item.quantity,
        pay_amount: None,
        discount_amount: None,
        use_order_amount_threshold: None,
        refund: Some(item.refund),
        valid_start: item.valid_start,
        valid_end: item.valid_end,
        used_time: None,
        cancel_time: None,
        split_id: None,
        gift: None,
        can_give: None,
        money: None,
        frozen: None,
    };
    Ok(Line {
        coupon,
        since_ms: row.get(3)?,
        distance_mm: None,
        usage: Some(item.usage),
    })
}

fn claimed(connection: &Connection, user_id: i64, now_ms: u64) -> Result<Vec<Line>, StoreError> {
    let coupons = claimed::of_user(connection, user_id)?;
    let lines = coupons.iter().map(|coupon| {
        let (coupon, since_ms) = coupon.of_wallet(connection, now_ms)?;
        Ok(Line {
            coupon,
            since_ms,
            distance_mm: None,
            usage: None,
        })
    });
    lines.collect()
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
