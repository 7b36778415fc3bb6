//! The page of one voucher: what its rows say, with what decorates it. Home 7, merchant 3 "Voucher".

use jajan_contract::{
    localised::{Locale, Localised},
    product::{ProductDetailData, VoucherContent},
    store_page::{ImageItem, ImageType, ShareInfo},
    text::rupiah,
};

use crate::city::details::{contents, terms};
use crate::pictures::paths;
use crate::routes::product::reply::voucher_store;
use crate::store::catalog::product_detail::ProductPage;
use crate::store::catalog::purchase::Offer;
use crate::store::catalog::store_page::found::Found;
use crate::store::catalog::store_page::rows::PricedDish;
use crate::{ids, pictures};

pub fn product_detail(page: ProductPage, now_ms: u64) -> ProductDetailData {
    let ProductPage { offer, menu, .. } = page;
    let sold = offer.sold;
    let found = &page.store.found;
    let content_list = contents(&offer, &menu);
    let mode = offer.bill_rules.mode;
    ProductDetailData {
        purchase_code: page.purchase_code,
        server_time: now_ms,
        image_list: images(&offer, &content_list, &menu, found),
        background_color: pictures::ground_color(&offer.ground).to_owned(),
        sold_count: page.sold_count,
        face_value: sold.original_price,
        content_list,
        term_list: terms::terms(sold.product_id.0, sold.is_cash, mode, offer.kind),
        limits: page.limits,
        user_group: offer.user_group(),
        price_history: page.price_history,
        share_info: share(&offer, found),
        store: voucher_store(page.store),
        available_store_num: page.store_count,
        asset: page.asset,
        product_id: offer.product,
        price_source: offer.price_source,
        flash_remaining_time: offer.flash_remaining_s,
        is_flash_ended: offer.is_flash_ended,
        flash_coming: offer.flash_coming,
        on_sale_time: offer.on_sale_ms,
        app_only: offer.app_only,
        refund: offer.refund,
        usage: offer.usage,
        channel_type_list: offer.channel_types,
        voucher_kind: offer.kind,
        valid_start: offer.valid_start,
        valid_end: offer.valid_end,
        bill_rules: offer.bill_rules,
    }
}

/// Empty for a cash coupon, which is good for its value alone.
fn contents(offer: &Offer, menu: &[PricedDish]) -> Vec<VoucherContent> {
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
    menu: &[PricedDish],
    found: &Found,
) -> Vec<ImageItem> {
    let ground = &offer.ground;
    let dishes = contents.iter().filter_map(|content| {
        let dish = menu.iter().find(|dish| dish.name == content.name)?;
        Some((dish.art.as_str(), content.name.clone()))
    });
    let dishes: Vec<(&str, Localised)> = dishes.collect();
    let table = |dishes: &[&str]| paths::table(found.store_id.0, ground, dishes);
    let beside = dishes.iter().map(|(dish, _)| *dish);
    let mut together = vec![offer.art.as_str()];
    together.extend(beside.filter(|dish| *dish != offer.art));
    let item = |image_type, image_url, name| (image_type, image_url, Some(name));
    let name = offer.card.coupon.coupon_name.clone();
    let own = match dishes.is_empty() {
        // A cash coupon has no dishes: the picture of its card.
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
