//! What a URL is about. The API validates ids: here an id only has to be safe in a URL and short
//! enough for a cache key. Security L4.

use std::borrow::Cow;

use axum::http::Uri;
use jajan_contract::ids::{
    BrandId, ContentId, MallId, PoiId, QrCodeId, RankId, ReviewId, SkuId, StoreId,
};

const MAX_ID_CHARS: usize = 64;

/// Which store: by one of its three ids, which the API tells apart by their names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StoreKey {
    Store(StoreId),
    Poi(PoiId),
    QrCode(QrCodeId),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Subject {
    Store(StoreKey),
    Review(ReviewId),
    Voucher(SkuId),
    Brand(BrandId),
    Brands,
    /// Absent: the day that runs or comes next.
    BrandDay(Option<String>),
    /// Absent: all rankings.
    Rank(Option<RankId>),
    Mall(MallId),
    /// Its page; whichever session runs then.
    FlashSale(String),
    Video(ContentId),
    /// Whatever it is: neither the token nor what it gives belongs in a preview.
    Gift,
    /// Whose it is stays among those who have the link.
    Split,
}

impl Subject {
    /// Absent: nothing that has a preview.
    pub fn of(uri: &Uri) -> Option<Self> {
        let query = uri.query().unwrap_or_default().as_bytes();
        let value = |name: &str| {
            let mut pairs = form_urlencoded::parse(query);
            pairs.find(|(key, _)| key == name).map(|(_, value)| value)
        };
        let id = |name: &str| value(name).filter(|text| is_id(text)).map(Cow::into_owned);
        match uri.path() {
            "/platform/merchant" => {
                let store = id("storeId").map(|id| StoreKey::Store(StoreId::new(id)));
                let place = || id("poiId").map(|id| StoreKey::Poi(PoiId::new(id)));
                let code = || id("qrCodeId").map(|id| StoreKey::QrCode(QrCodeId::new(id)));
                store.or_else(place).or_else(code).map(Self::Store)
            }
            "/platform/reviewDetail" => id("reviewId").map(|id| Self::Review(ReviewId::new(id))),
            "/platform/groupCouponDetail" => id("skuId").map(|id| Self::Voucher(SkuId::new(id))),
            "/platform/brandsHomepage" => id("id").map(|id| Self::Brand(BrandId::new(id))),
            "/platform/mall" => id("id").map(|id| Self::Mall(MallId::new(id))),
            "/platform/flashDeal" => id("pageId").map(Self::FlashSale),
            "/platform/playVideo" => id("id").map(|id| Self::Video(ContentId::new(id))),
            "/platform/brands" => Some(Self::Brands),
            "/platform/bigBrandActivity" => match value("id") {
                Some(_) => id("id").map(|id| Self::BrandDay(Some(id))),
                None => Some(Self::BrandDay(None)),
            },
            "/platform/rank" => match value("rankId") {
                Some(_) => id("rankId").map(|id| Self::Rank(Some(RankId::new(id)))),
                None => Some(Self::Rank(None)),
            },
            "/platform/receiveRedEnvelope" => Some(Self::Gift),
            "/platform/groupCouponOrderDetail" => id("splitId").map(|_| Self::Split),
            _ => None,
        }
    }

    /// Path and query of the page itself, without the link's other parameters.
    pub fn address(&self) -> String {
        let (path, named) = match self {
            Self::Store(StoreKey::Store(id)) => ("merchant", Some(("storeId", id.as_str()))),
            Self::Store(StoreKey::Poi(id)) => ("merchant", Some(("poiId", id.as_str()))),
            Self::Store(StoreKey::QrCode(id)) => ("merchant", Some(("qrCodeId", id.as_str()))),
            Self::Review(id) => ("reviewDetail", Some(("reviewId", id.as_str()))),
            Self::Voucher(id) => ("groupCouponDetail", Some(("skuId", id.as_str()))),
            Self::Brand(id) => ("brandsHomepage", Some(("id", id.as_str()))),
            Self::Brands => ("brands", None),
            Self::BrandDay(id) => (
                "bigBrandActivity",
                id.as_ref().map(|id| ("id", id.as_str())),
            ),
            Self::Mall(id) => ("mall", Some(("id", id.as_str()))),
            Self::FlashSale(page_id) => ("flashDeal", Some(("pageId", page_id.as_str()))),
            Self::Video(id) => ("playVideo", Some(("id", id.as_str()))),
            Self::Rank(id) => ("rank", id.as_ref().map(|id| ("rankId", id.as_str()))),
            Self::Gift => ("receiveRedEnvelope", None),
            Self::Split => ("groupCouponOrderDetail", None),
        };
        let query = named.map(|(name, id)| format!("?{name}={id}"));
        format!("/platform/{path}{}", query.unwrap_or_default())
    }
}

/// Characters without a meaning in a URL, a path of the image host or a tag.
pub fn is_id(text: &str) -> bool {
    let is_plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'_';
    (1..=MAX_ID_CHARS).contains(&text.len()) && text.bytes().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_shared_routes_with_right_ids_have_a_subject() {
        let store = |id: &str| Some(Subject::Store(StoreKey::Store(StoreId::new(id))));
        for (address, expected) in [
            ("/platform/merchant?storeId=S12", store("S12")),
            ("/platform/merchant?storeId=S1&storeId=S2", store("S1")),
            (
                "/platform/merchant?poiId=P12&x=1",
                Some(Subject::Store(StoreKey::Poi(PoiId::new("P12")))),
            ),
            (
                "/platform/merchant?qrCodeId=Q12T3",
                Some(Subject::Store(StoreKey::QrCode(QrCodeId::new("Q12T3")))),
            ),
            ("/platform/merchant?storeId=", None),
            ("/platform/merchant?storeId=..%2Fx", None),
            ("/platform/merchant", None),
            ("/platform/merchantDetail?storeId=S12", None),
            (
                "/platform/reviewDetail?reviewId=V1002&poiId=P1",
                Some(Subject::Review(ReviewId::new("V1002"))),
            ),
            (
                "/platform/groupCouponDetail?skuId=K7",
                Some(Subject::Voucher(SkuId::new("K7"))),
            ),
            (
                "/platform/brandsHomepage?id=3",
                Some(Subject::Brand(BrandId::new("3"))),
            ),
            ("/platform/brandsHomepage?id=%27", None),
            (
                "/platform/mall?id=M2&floor=1",
                Some(Subject::Mall(MallId::new("M2"))),
            ),
            ("/platform/mall", None),
            (
                "/platform/flashDeal?pageId=flash-jakarta&session=F2-20261121",
                Some(Subject::FlashSale("flash-jakarta".to_owned())),
            ),
            ("/platform/flashDeal?pageId=%3Cb%3E", None),
            (
                "/platform/playVideo?id=I7",
                Some(Subject::Video(ContentId::new("I7"))),
            ),
            ("/platform/playVideo", None),
            ("/platform/brands", Some(Subject::Brands)),
            (
                "/platform/bigBrandActivity?id=merdeka-2026",
                Some(Subject::BrandDay(Some("merdeka-2026".to_owned()))),
            ),
            ("/platform/bigBrandActivity", Some(Subject::BrandDay(None))),
            ("/platform/bigBrandActivity?id=%3Cb%3E", None),
            (
                "/platform/rank?rankId=R100",
                Some(Subject::Rank(Some(RankId::new("R100")))),
            ),
            ("/platform/rank", Some(Subject::Rank(None))),
            ("/platform/rank?rankId=%22", None),
            (
                "/platform/receiveRedEnvelope?token=0a1b",
                Some(Subject::Gift),
            ),
            (
                "/platform/groupCouponOrderDetail?splitId=L1",
                Some(Subject::Split),
            ),
            ("/platform/groupCouponOrderDetail?orderId=H1", None),
            ("/platform/home?storeId=S1", None),
            ("/", None),
        ] {
            let uri: Uri = address.parse().expect("an address");
            let found = Subject::of(&uri);
            assert_eq!(found, expected, "{address}");
            let Some(subject) = found else { continue };
            let again: Uri = subject.address().parse().expect("an address");
            if subject == Subject::Split {
                // Its id, by which people pay, is not repeated.
                assert_eq!(again.query(), None);
                continue;
            }
            assert_eq!(Subject::of(&again), Some(subject), "{address}");
        }
        let long = format!("/platform/merchant?storeId={}", "S".repeat(65));
        assert_eq!(Subject::of(&long.parse().expect("an address")), None);
    }
}
