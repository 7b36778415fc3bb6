//! Numbers of rows as the contract's ids. A letter in front keeps a store's id from being taken
//! for a product's.

pub mod row;

use jajan_contract::ids::{
    BatchId, BrandId, CaseNo, ContentId, CouponId, GiftId, MallId, OrderId, PaymentId, PoiId,
    ProductId, QrCodeId, RankId, RedEnvelopeId, RedemptionId, RefundId, ReviewId, SessionId,
    ShareId, SkuId, SplitId, StoreId, UserId, VisitId,
};

/// Stores from this number on are on no list; `city/unusual.rs`.
pub const FIRST_UNLISTED: i64 = 9_000_001;

/// Ids of invented reviews are the store's number times this, plus their place from 1.
pub const IDS_PER_STORE: i64 = 1_000;
/// Visits of users get higher ids.
pub const LAST_SEEDED_VISIT: i64 = 1_000;

pub fn poi(id: row::Store) -> PoiId {
    PoiId::new(format!("P{id}"))
}

pub fn store(id: row::Store) -> StoreId {
    StoreId::new(format!("S{id}"))
}

pub fn asset(id: row::Product) -> String {
    format!("A{id}")
}

pub fn sku(id: row::Product) -> SkuId {
    SkuId::new(format!("K{id}"))
}

/// The video of a voucher.
pub fn content(id: row::Product) -> ContentId {
    ContentId::new(format!("I{id}"))
}

pub fn mall(id: row::Mall) -> MallId {
    MallId::new(format!("M{id}"))
}

pub fn rank(id: row::Rank) -> RankId {
    RankId::new(format!("R{id}"))
}

pub fn session(id: row::FlashSession) -> SessionId {
    SessionId::new(format!("F{id}"))
}

/// One day of a session; sessions return daily. `F2-20261122`.
pub fn session_of_day(id: row::FlashSession, date: &str) -> String {
    format!("{}-{}", session(id), date.replace('-', ""))
}

pub fn user(id: row::User) -> UserId {
    UserId::new(format!("U{id}"))
}

pub fn brand(id: row::Brand) -> BrandId {
    BrandId::new(id.to_string())
}

pub fn merchant(id: row::Store) -> String {
    format!("C{id}")
}

/// The number of a store's halal certificate; no two stores have the same.
pub fn halal_certificate(store_id: row::Store) -> String {
    // The factors have no divisor in common with what bounds the digits.
    let number = store_id.0;
    let serial = number * 7_919 % 9_999_999 + 1;
    let office = number * 613 % 9_999 + 1;
    format!("ID3111{serial:07}{office:04}{:02}", 22 + number % 5)
}

pub fn product(id: row::Product) -> ProductId {
    ProductId::new(format!("D{id}"))
}

/// The QR code in a store for one of its services.
pub fn qr_code(store_id: row::Store, order_food_type: u8) -> QrCodeId {
    QrCodeId::new(format!("Q{store_id}T{order_food_type}"))
}

/// The claims of a store's coupon batches.
pub fn activity(store_id: row::Store) -> String {
    format!("E{store_id}")
}

/// A coupon batch; `number` counts within the store.
pub fn batch(store_id: row::Store, number: i64) -> BatchId {
    BatchId::new(format!("B{store_id}N{number}"))
}

pub fn template(store_id: row::Store, number: i64) -> String {
    format!("T{store_id}N{number}")
}

pub fn review(id: row::Review) -> ReviewId {
    ReviewId::new(format!("V{id}"))
}

/// The store of an invented review.
pub fn review_store(id: row::Review) -> row::Store {
    row::Store(id.0 / IDS_PER_STORE)
}

/// A visit, as the order that a review is about.
pub fn visit(id: row::Visit) -> VisitId {
    VisitId::new(format!("O{id}"))
}

/// Buying 1 has the letters.
pub fn order(id: row::Order) -> OrderId {
    OrderId::new(format!("H{id}"))
}

pub fn coupon(id: row::Coupon) -> CouponId {
    CouponId::new(format!("W{id}"))
}

/// A coupon that was claimed from a batch.
pub fn claimed_coupon(id: row::ClaimedCoupon) -> CouponId {
    CouponId::new(format!("WB{id}"))
}

pub fn payment(id: row::Payment) -> PaymentId {
    PaymentId::new(format!("Y{id}"))
}

pub fn red_envelope(id: row::RedPacket) -> RedEnvelopeId {
    RedEnvelopeId::new(format!("X{id}"))
}

pub fn refund(id: row::Refund) -> RefundId {
    RefundId::new(format!("Z{id}"))
}

pub fn gift(id: row::Gift) -> GiftId {
    GiftId::new(format!("G{id}"))
}

pub fn redemption(id: row::Redemption) -> RedemptionId {
    RedemptionId::new(format!("J{id}"))
}

/// A claimed coupon at a cashier.
pub fn claimed_use(id: row::ClaimedUse) -> RedemptionId {
    RedemptionId::new(format!("JB{id}"))
}

pub fn case(id: row::Case) -> CaseNo {
    CaseNo::new(format!("N{id}"))
}

/// One share of a split; positions are from 1.
pub fn share(split_id: &str, position: i64) -> ShareId {
    ShareId::new(format!("{split_id}-{position}"))
}

/// The split's id and the position.
pub fn share_parts(id: &ShareId) -> Option<(SplitId, i64)> {
    let (split_id, position) = id.as_str().split_once('-')?;
    Some((SplitId::new(split_id), digits(position)?))
}

/// None for a claimed coupon's.
pub fn coupon_number(id: &CouponId) -> Option<row::Coupon> {
    digits(id.as_str().strip_prefix('W')?).map(row::Coupon)
}

pub fn claimed_coupon_number(id: &CouponId) -> Option<row::ClaimedCoupon> {
    digits(id.as_str().strip_prefix("WB")?).map(row::ClaimedCoupon)
}

pub fn order_number(id: &OrderId) -> Option<row::Order> {
    digits(id.as_str().strip_prefix('H')?).map(row::Order)
}

/// None for a claimed coupon's.
pub fn redemption_number(id: &RedemptionId) -> Option<row::Redemption> {
    digits(id.as_str().strip_prefix('J')?).map(row::Redemption)
}

pub fn claimed_use_number(id: &RedemptionId) -> Option<row::ClaimedUse> {
    digits(id.as_str().strip_prefix("JB")?).map(row::ClaimedUse)
}

pub fn case_number(id: &CaseNo) -> Option<row::Case> {
    digits(id.as_str().strip_prefix('N')?).map(row::Case)
}

pub fn gift_number(id: &GiftId) -> Option<row::Gift> {
    digits(id.as_str().strip_prefix('G')?).map(row::Gift)
}

pub fn refund_number(id: &RefundId) -> Option<row::Refund> {
    digits(id.as_str().strip_prefix('Z')?).map(row::Refund)
}

pub fn payment_number(id: &PaymentId) -> Option<row::Payment> {
    digits(id.as_str().strip_prefix('Y')?).map(row::Payment)
}

pub fn red_envelope_number(id: &RedEnvelopeId) -> Option<row::RedPacket> {
    digits(id.as_str().strip_prefix('X')?).map(row::RedPacket)
}

pub fn user_number(id: &UserId) -> Option<row::User> {
    digits(id.as_str().strip_prefix('U')?).map(row::User)
}

pub fn rank_number(id: &RankId) -> Option<row::Rank> {
    digits(id.as_str().strip_prefix('R')?).map(row::Rank)
}

pub fn store_number(id: &StoreId) -> Option<row::Store> {
    digits(id.as_str().strip_prefix('S')?).map(row::Store)
}

pub fn poi_number(id: &PoiId) -> Option<row::Store> {
    digits(id.as_str().strip_prefix('P')?).map(row::Store)
}

pub fn mall_number(id: &MallId) -> Option<row::Mall> {
    digits(id.strip_prefix('M')?).map(row::Mall)
}

/// In the only way of writing it, so that a video has one address.
pub fn content_number(id: &ContentId) -> Option<row::Product> {
    let number = digits(id.as_str().strip_prefix('I')?).map(row::Product)?;
    (content(number) == *id).then_some(number)
}

pub fn sku_number(id: &SkuId) -> Option<row::Product> {
    digits(id.as_str().strip_prefix('K')?).map(row::Product)
}

pub fn review_number(id: &ReviewId) -> Option<row::Review> {
    digits(id.as_str().strip_prefix('V')?).map(row::Review)
}

pub fn visit_number(id: &VisitId) -> Option<row::Visit> {
    digits(id.as_str().strip_prefix('O')?).map(row::Visit)
}

/// A brand's id has no letter.
pub fn brand_number(id: &BrandId) -> Option<row::Brand> {
    digits(id)
        .filter(|_| (1..=9).contains(&id.len()))
        .map(row::Brand)
}

/// The store of a QR code.
pub fn qr_code_store(id: &QrCodeId) -> Option<row::Store> {
    let (store, food_type) = id.as_str().strip_prefix('Q')?.split_once('T')?;
    let store_id = digits(store).map(row::Store);
    store_id.filter(|_| matches!(food_type, "1" | "2" | "3"))
}

/// Store and number of a batch.
pub fn batch_number(id: &BatchId) -> Option<(row::Store, i64)> {
    let (store, number) = id.as_str().strip_prefix('B')?.split_once('N')?;
    Some((row::Store(digits(store)?), digits(number)?))
}

/// The number in a text that comes from outside the contract: a form of the console, a path.
pub fn typed<Id: for<'a> From<&'a str>, Number>(
    read: fn(&Id) -> Option<Number>,
    text: &str,
) -> Option<Number> {
    read(&Id::from(text))
}

fn digits(text: &str) -> Option<i64> {
    let is_plain = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_they_are_written() {
        assert_eq!(store_number(&store(row::Store(17))), Some(row::Store(17)));
        assert_eq!(poi_number(&poi(row::Store(17))), Some(row::Store(17)));
        assert_eq!(
            qr_code_store(&qr_code(row::Store(17), 3)),
            Some(row::Store(17))
        );
        assert_eq!(
            batch_number(&batch(row::Store(17), 2)),
            Some((row::Store(17), 2))
        );
        for text in [
            "",
            "S",
            "S-1",
            "S+1",
            "P1",
            "s1",
            "S1 ",
            "S99999999999999999999",
        ] {
            assert_eq!(store_number(&StoreId::new(text)), None, "{text}");
        }
        for text in ["Q1", "Q1T", "Q1T9", "QT1", "Q1T33"] {
            assert_eq!(qr_code_store(&QrCodeId::new(text)), None, "{text}");
        }
    }
}
