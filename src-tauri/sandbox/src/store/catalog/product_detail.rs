//! The page of one voucher. Home 7, merchant 3 "Voucher"; B2, B5, B6, B17.

use jajan_contract::{
    localised::{Locale, Localised},
    product::{ProductDetailData, VoucherContent},
    store_page::{ImageItem, ImageType, ShareInfo},
    text::rupiah,
};
use rusqlite::Connection;

use crate::city::details::contents::{self, Priced};
use crate::city::details::terms;
use crate::geo::Position;
use crate::pictures::paths;
use crate::store::catalog::purchase::{Bought, NotOffered, Offer, offer};
use crate::store::catalog::refusal::NoVoucher;
use crate::store::catalog::store_page::found::{Found, open};
use crate::store::catalog::store_page::rows::menu;
use crate::store::catalog::{applicable_stores, price_history};
use crate::store::orders::bought::bought;
use crate::store::orders::sold::sold_count;
use crate::store::{Database, StoreError, Viewer};
use crate::{ids, pictures};

impl Database {
    pub async fn product_detail(
        &self,
        product_id: i64,
        viewer: Viewer,
        detail_id: Option<String>,
        position: Option<Position>,
    ) -> Result<Result<ProductDetailData, NoVoucher>, StoreError> {
        self.read(move |connection| {
            let offer = match offer(connection, product_id, viewer, detail_id.as_deref())? {
                Ok(offer) => offer,
                Err(NotOffered::Absent) => return Ok(Err(NoVoucher::Absent)),
                Err(NotOffered::Withdrawn) => return Ok(Err(NoVoucher::Withdrawn)),
            };
            Ok(match open(connection, offer.sold.store_id)? {
                Ok(found) => Ok(detail(connection, offer, found, viewer, position)?),
                Err(no_page) => Err(NoVoucher::Store(no_page)),
            })
        })
        .await
    }
}

fn detail(
    connection: &Connection,
    offer: Offer,
    found: Found,
    viewer: Viewer,
    position: Option<Position>,
) -> Result<ProductDetailData, StoreError> {
    let sold = offer.sold;
    let bought = match viewer.user_id {
        Some(user_id) => bought(connection, user_id, sold.product_id, viewer.now_ms)?,
        None => Bought::default(),
    };
    let store_num = applicable_stores::count(connection, sold.store_id)?;
    let menu = menu(connection, sold.store_id)?;
    let content_list = contents(&offer, &menu);
    let purchase_code = offer.purchase_code(bought);
    let mut asset = offer.card.clone();
    asset.user_limit = asset.user_limit || (viewer.user_id.is_some() && purchase_code == 1);
    Ok(ProductDetailData {
        purchase_code,
        server_time: viewer.now_ms,
        image_list: images(&offer, &content_list, &menu, &found),
        background_color: pictures::ground_color(&offer.ground).to_owned(),
        sold_count: sold_count(connection, sold.product_id, found.popularity)?,
        face_value: sold.original_price,
        content_list,
        term_list: terms::terms(&sold, offer.bill_rules.mode, offer.kind),
        limits: offer.purchase_limits(bought),
        user_group: offer.user_group(),
        price_history: price_history::history(connection, &sold, viewer.now_ms)?,
        share_info: share(&offer, &found),
        store: applicable_stores::store(connection, found, viewer, position)?,
        available_store_num: store_num,
        asset,
        product_id: offer.product,
        price_source: offer.price_source,
        flash_remaining_time: offer.flash_remaining_s,
        is_flash_ended: offer.is_flash_ended,
        on_sale_time: offer.on_sale_ms,
        app_only: offer.app_only,
        refund: offer.refund,
        usage: offer.usage,
        channel_type_list: offer.channel_types,
        voucher_kind: offer.kind,
        valid_start: offer.valid_start,
        valid_end: offer.valid_end,
        bill_rules: offer.bill_rules,
    })
}

/// Of cash: nothing but its value.
fn contents(offer: &Offer, menu: &[Priced]) -> Vec<VoucherContent> {
    if offer.sold.is_cash {
        return Vec::new();
    }
    let name = &offer.card.coupon.coupon_name;
    contents::contents(name, offer.sold.original_price, menu)
}

/// The voucher, the dishes in it, the store.
fn images(
    offer: &Offer,
    contents: &[VoucherContent],
    menu: &[Priced],
    found: &Found,
) -> Vec<ImageItem> {
    let ground = &offer.ground;
    let dishes = contents.iter().filter_map(|content| {
        let dish = menu.iter().find(|dish| dish.name == content.name)?;
        Some((dish.art.as_str(), content.name.clone()))
    });
    let dishes: Vec<(&str, Localised)> = dishes.collect();
    let table = |dishes: &[&str]| paths::table(found.store_id, ground, dishes);
    let beside = dishes.iter().map(|(dish, _)| *dish);
    let mut together = vec![offer.art.as_str()];
    together.extend(beside.filter(|dish| *dish != offer.art));
    let item = |image_type, image_url, name| (image_type, image_url, Some(name));
    let name = offer.card.coupon.coupon_name.clone();
    let own = match dishes.is_empty() {
        // Of cash: what its card shows.
        true => offer.card.image_url.clone(),
        false => table(&together),
    };
    let mut list = vec![item(ImageType::Dish, own, name)];
    for (dish, name) in dishes {
        list.push(item(ImageType::Dish, table(&[dish]), name));
    }
    let store = Localised::same(&found.name);
    list.push(item(ImageType::Store, found.cover(), store));
    (1..)
        .zip(list)
        .map(|(sort, (image_type, image_url, name))| ImageItem {
            image_type,
            image_url,
            sort,
            name,
        })
        .collect()
}

/// Merchant 3 "Share info".
fn share(offer: &Offer, found: &Found) -> ShareInfo {
    let name = &offer.card.coupon.coupon_name;
    let (store, price) = (&found.name, rupiah(offer.sale_price()));
    let [id, en, zh] = Locale::ALL.map(|locale| locale.pick(name));
    ShareInfo {
        share_content: Localised::new(
            format!("{id} di {store}, {price}. Ada di Jajan."),
            format!("{en} at {store}, {price}. It is on Jajan."),
            format!("{store} 的{zh}，{price}。Jajan 上有售。"),
        ),
        share_img_url: Localised::same(&offer.card.image_url),
        product_id: Some(offer.product.clone()),
        store_id: Some(ids::store(found.store_id)),
        ..ShareInfo::default()
    }
}
