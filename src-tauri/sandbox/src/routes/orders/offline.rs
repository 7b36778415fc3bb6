//! `offline_wallet`. Buying 6 "Offline", B3.

use jajan_contract::order::{
    states::CouponState,
    wallet::{
        CouponSort, MyCouponsBody, OfflineVoucher, OfflineWalletBody, OfflineWalletData, WalletKind,
    },
};

use crate::edge::ctx::Ctx;
use crate::error::Error;
use crate::routes::orders::ready;
use crate::routes::orders::wallet::keep_ms;
use crate::routes::product::position;
use crate::routes::product::reply::applicable_stores;
use crate::store::Page;

const MOST_VOUCHERS: u32 = 50;
const MOST_STORES: u32 = 10;

pub async fn offline_wallet(ctx: Ctx, body: OfflineWalletBody) -> Result<OfflineWalletData, Error> {
    let user_id = ready(&ctx).await?;
    let position = position(body.latitude, body.longitude)?;
    let keep_ms = keep_ms(&ctx);
    let now_ms = ctx.now_ms;
    let asked = MyCouponsBody {
        kind: WalletKind::Voucher,
        states: vec![
            CouponState::ValidCoupon,
            CouponState::NotDelivery,
            CouponState::Valid,
            CouponState::Locked,
            CouponState::NotEffective,
        ],
        envelope_states: Vec::new(),
        usable_now: false,
        sort: CouponSort::Expiring,
        search: String::new(),
        latitude: None,
        longitude: None,
        page_no: 1,
        page_size: MOST_VOUCHERS,
    };
    let page = Page::new(1, MOST_VOUCHERS, MOST_VOUCHERS)?;
    let wallet = ctx
        .database
        .wallet(user_id, asked, page, None, now_ms)
        .await?;
    let mut voucher_list = Vec::with_capacity(wallet.coupon_list.len());
    for coupon_id in wallet
        .coupon_list
        .into_iter()
        .filter_map(|line| line.coupon_id)
    {
        let database = &ctx.database;
        let detail = database.coupon(user_id, coupon_id.clone(), position, keep_ms, now_ms);
        let stores = Page::new(1, MOST_STORES, MOST_STORES)?;
        let stores = database.coupon_stores(user_id, coupon_id, stores, position, now_ms);
        // One that went away meanwhile is left out.
        if let (Some(detail), Some(stores)) = (detail.await?, stores.await?) {
            voucher_list.push(OfflineVoucher {
                detail,
                store_list: applicable_stores(stores).store_list,
            });
        }
    }
    Ok(OfflineWalletData {
        voucher_list,
        offline_until: now_ms.saturating_add(keep_ms),
        server_time: now_ms,
    })
}
