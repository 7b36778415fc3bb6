//! `operational_delivery`.

use jajan_contract::headers::Host;
use jajan_contract::localised::{Locale, Localised};
use jajan_contract::order::delivery::{OperationalDeliveryBody, OperationalDeliveryData};
use jajan_contract::store_page::ShareInfo;

use crate::city::deliveries::{self, Delivery};
use crate::edge::ctx::Ctx;
use crate::error::{Error, Owning};
use crate::routes::checks::check_max;
use crate::store::gifts::view::Looker;

const MAX_ID_CHARS: usize = 64;

pub async fn operational_delivery(
    ctx: Ctx,
    body: OperationalDeliveryBody,
) -> Result<OperationalDeliveryData, Error> {
    check_max("pageId", &body.page_id, MAX_ID_CHARS)?;
    let page = deliveries::find(&body.page_id).ok_or(Owning::TokenAbsent)?;
    let looker = Looker {
        user_id: ctx.user.map(|user| user.user_id),
        is_app: ctx.host == Host::App,
        now_ms: ctx.now_ms,
    };
    Ok(OperationalDeliveryData {
        page_id: page.page_id.to_owned(),
        title: page.title(),
        rule_desc: page.rules(),
        server_time: ctx.now_ms,
        share_info: share_info(page),
        offer_list: ctx.database.delivery_offers(page.codes, looker).await?,
    })
}

/// The picture is that of any gift: what is inside is said where the link opens.
fn share_info(page: &Delivery) -> ShareInfo {
    let pictures = Locale::ALL.map(|locale| format!("/img/share/gift/all/{}.jpg", locale.tag()));
    ShareInfo {
        share_content: page.title(),
        share_img_url: Localised::from(pictures),
        activity_id: Some(page.page_id.to_owned()),
        ..ShareInfo::default()
    }
}
