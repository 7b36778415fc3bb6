//! What a URL is about. The API validates ids: here an id only has to be safe in a URL and short
//! enough for a cache key. Security L4.

use std::borrow::Cow;

use axum::http::Uri;

const MAX_ID_CHARS: usize = 64;

/// Which store: by one of its three ids, which the API tells apart by their names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StoreKey {
    Store(String),
    Poi(String),
    QrCode(String),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Subject {
    Store(StoreKey),
    Review(String),
    Voucher(String),
    Brand(String),
    Brands,
    /// Absent: the day that runs or comes next.
    BrandDay(Option<String>),
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
                let store = id("storeId").map(StoreKey::Store);
                let place = || id("poiId").map(StoreKey::Poi);
                let code = || id("qrCodeId").map(StoreKey::QrCode);
                store.or_else(place).or_else(code).map(Self::Store)
            }
            "/platform/reviewDetail" => id("reviewId").map(Self::Review),
            "/platform/groupCouponDetail" => id("skuId").map(Self::Voucher),
            "/platform/brandsHomepage" => id("id").map(Self::Brand),
            "/platform/brands" => Some(Self::Brands),
            "/platform/bigBrandActivity" => match value("id") {
                Some(_) => id("id").map(|id| Self::BrandDay(Some(id))),
                None => Some(Self::BrandDay(None)),
            },
            "/platform/receiveRedEnvelope" => Some(Self::Gift),
            "/platform/groupCouponOrderDetail" => id("splitId").map(|_| Self::Split),
            _ => None,
        }
    }

    /// Path and query of the page itself, without the link's other parameters.
    pub fn address(&self) -> String {
        let (path, named) = match self {
            Self::Store(StoreKey::Store(id)) => ("merchant", Some(("storeId", id))),
            Self::Store(StoreKey::Poi(id)) => ("merchant", Some(("poiId", id))),
            Self::Store(StoreKey::QrCode(id)) => ("merchant", Some(("qrCodeId", id))),
            Self::Review(id) => ("reviewDetail", Some(("reviewId", id))),
            Self::Voucher(id) => ("groupCouponDetail", Some(("skuId", id))),
            Self::Brand(id) => ("brandsHomepage", Some(("id", id))),
            Self::Brands => ("brands", None),
            Self::BrandDay(id) => ("bigBrandActivity", id.as_ref().map(|id| ("id", id))),
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
        let store = |id: &str| Some(Subject::Store(StoreKey::Store(id.to_owned())));
        for (address, expected) in [
            ("/platform/merchant?storeId=S12", store("S12")),
            ("/platform/merchant?storeId=S1&storeId=S2", store("S1")),
            (
                "/platform/merchant?poiId=P12&x=1",
                Some(Subject::Store(StoreKey::Poi("P12".to_owned()))),
            ),
            (
                "/platform/merchant?qrCodeId=Q12T3",
                Some(Subject::Store(StoreKey::QrCode("Q12T3".to_owned()))),
            ),
            ("/platform/merchant?storeId=", None),
            ("/platform/merchant?storeId=..%2Fx", None),
            ("/platform/merchant", None),
            ("/platform/merchantDetail?storeId=S12", None),
            (
                "/platform/reviewDetail?reviewId=V1002&poiId=P1",
                Some(Subject::Review("V1002".to_owned())),
            ),
            (
                "/platform/groupCouponDetail?skuId=K7",
                Some(Subject::Voucher("K7".to_owned())),
            ),
            (
                "/platform/brandsHomepage?id=3",
                Some(Subject::Brand("3".to_owned())),
            ),
            ("/platform/brandsHomepage?id=%27", None),
            ("/platform/brands", Some(Subject::Brands)),
            (
                "/platform/bigBrandActivity?id=merdeka-2026",
                Some(Subject::BrandDay(Some("merdeka-2026".to_owned()))),
            ),
            ("/platform/bigBrandActivity", Some(Subject::BrandDay(None))),
            ("/platform/bigBrandActivity?id=%3Cb%3E", None),
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
