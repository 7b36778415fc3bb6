//! What stands behind a link, a code or an id, as a viewer sees it. Claims nothing. Contract
//! `token_view`.

use jajan_contract::order::gift::{
    GiftStatus, GivenEnvelope, GivenVoucher, TokenState, TokenViewData,
};
use rusqlite::Connection;

use crate::ids::{self, row};
use crate::store::columns::Json;
use crate::store::gifts::claimer::Asked;
use crate::store::gifts::offers::{self, By, Offer};
use crate::store::gifts::rows::{BY_ID, BY_TOKEN, GiftRow, gift};
use crate::store::orders::frozen::Frozen;
use crate::store::{Database, Sql, StoreError};

/// Who looks; a visitor has no id.
#[derive(Debug, Clone, Copy)]
pub struct Looker {
    pub user_id: Option<row::User>,
    pub is_app: bool,
    pub now_ms: u64,
}

/// What is looked at.
#[derive(Debug, Clone)]
pub enum Shown {
    Asked(Asked),
    Gift(row::Gift),
    RedPacket(row::RedPacket),
}

impl Database {
    /// Absent: there is nothing, or by its id nothing of the looker's.
    pub async fn token_view(
        &self,
        shown: Shown,
        looker: Looker,
    ) -> Result<Option<TokenViewData>, StoreError> {
        self.read(move |connection| view(connection, &shown, looker))
            .await
    }
}

fn view(
    connection: &Connection,
    shown: &Shown,
    looker: Looker,
) -> Result<Option<TokenViewData>, StoreError> {
    let found = match shown {
        Shown::Asked(Asked::Token(hash)) => match gift(connection, BY_TOKEN, hash)? {
            Some(row) => return of_gift(connection, row, looker).map(Some),
            None => offers::find(connection, By::Token(hash))?,
        },
        Shown::Asked(Asked::Code(code)) => offers::find(connection, By::Code(code))?,
        Shown::Gift(gift_id) => {
            let own = |row: &GiftRow| looker.user_id.is_some_and(|user_id| row.is_of(user_id));
            let row = gift(connection, BY_ID, gift_id)?.filter(own);
            return row.map(|row| of_gift(connection, row, looker)).transpose();
        }
        Shown::RedPacket(red_packet_id) => match looker.user_id {
            Some(user_id) => offers::of_red_packet(connection, *red_packet_id, user_id)?,
            None => None,
        },
    };
    found
        .map(|offer| of_offer(connection, &offer, looker))
        .transpose()
}

fn of_gift(
    connection: &Connection,
    row: GiftRow,
    looker: Looker,
) -> Result<TokenViewData, StoreError> {
    let is = |user_id: Option<row::User>| user_id.is_some() && user_id == looker.user_id;
    let is_giver = is(Some(row.giver_id));
    let is_receiver = is(row.receiver_id);
    let state = match row.status {
        _ if is_giver => TokenState::Own,
        GiftStatus::Claimed if is_receiver => TokenState::Mine,
        GiftStatus::Claimed => TokenState::Taken,
        GiftStatus::Waiting if row.expires_ms > looker.now_ms => TokenState::Claimable,
        GiftStatus::Waiting | GiftStatus::Expired => TokenState::Expired,
        GiftStatus::TakenBack | GiftStatus::GivenBack => TokenState::Withdrawn,
    };
    let sql = "SELECT o.frozen FROM vouchers AS v JOIN orders AS o USING (order_id)
               WHERE v.coupon_id = ?1";
    let frozen: Json<Frozen> = connection.value(sql, [row.coupon_id])?;
    let item = frozen.0.item;
    Ok(TokenViewData {
        state,
        expire_time: row.expires_ms,
        server_time: looker.now_ms,
        giver_name: Some(row.giver_name.clone()),
        note: row.note.clone(),
        voucher: Some(GivenVoucher {
            product_name: item.product_name,
            store_name: item.store_name,
            poi_id: item.poi_id,
            image_url: item.image_url,
            background_color: item.background_color,
            usage: item.usage,
            valid_start: item.valid_start,
            valid_end: item.valid_end,
        }),
        envelope: None,
        gift: (is_giver || is_receiver).then(|| row.wire()),
    })
}

pub fn of_offer(
    connection: &Connection,
    offer: &Offer,
    looker: Looker,
) -> Result<TokenViewData, StoreError> {
    let mine = match looker.user_id {
        Some(user_id) => offers::claimed_by(connection, offer.offer_id, user_id)?,
        None => None,
    };
    let state = match mine {
        Some(_) => TokenState::Mine,
        None if offer.is_withdrawn => TokenState::Withdrawn,
        None if offer.expires_ms <= looker.now_ms => TokenState::Expired,
        None if offer.claimed >= offer.copies => TokenState::Taken,
        None if offer.is_app_only && !looker.is_app => TokenState::AppOnly,
        None => TokenState::Claimable,
    };
    Ok(TokenViewData {
        state,
        expire_time: offer.expires_ms,
        server_time: looker.now_ms,
        giver_name: None,
        note: String::new(),
        voucher: None,
        envelope: Some(GivenEnvelope {
            discount_amount: offer.amount_rp,
            use_order_amount_threshold: offer.threshold_rp,
            valid_days: offer.valid_days,
            usable_until: mine.map(|(_, expires_ms)| expires_ms),
            app_only: offer.is_app_only,
            red_envelope_id: mine.map(|(id, _)| ids::red_envelope(id)),
        }),
        gift: None,
    })
}
