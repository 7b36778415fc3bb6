//! What things are called on the wire: each kind of id is a type of its own, so that the place of a
//! visit never takes an order.
//!
//! A text of any other shape is read too: which refusal answers it is the business of its call. The
//! pattern says what the server gives.

use std::{fmt, ops::Deref};

use serde::{Deserialize, Serialize};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema, schema::ObjectBuilder, schema::Type},
};

macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident = $pattern:literal;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self::new(text)
            }
        }

        /// An id is read as text; no text becomes an id by itself.
        impl Deref for $name {
            type Target = str;

            fn deref(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, text: &str) -> bool {
                self.0 == text
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, text: &&str) -> bool {
                self.0 == *text
            }
        }

        impl PartialEq<String> for $name {
            fn eq(&self, text: &String) -> bool {
                self.0 == *text
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&self.0)
            }
        }

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let text = [$($doc),+].map(str::trim).join("\n");
                ObjectBuilder::new()
                    .schema_type(Type::String)
                    .description(Some(text))
                    .pattern(Some($pattern))
                    .into()
            }
        }

        impl ToSchema for $name {}
    )+
    };
}

ids! {
    /// A user.
    UserId = "^U[0-9]+$";
    /// A brand.
    BrandId = "^[0-9]+$";
    /// A mall.
    MallId = "^M[0-9]+$";
    /// A list of the best stores of one kind.
    RankId = "^R[0-9]+$";
    /// A window of the day in which flash prices count.
    SessionId = "^F[0-9]+$";
    /// An order.
    OrderId = "^H[0-9]+$";
    /// An order's share of a split: the split and its place from 1.
    ShareId = "^L[0-9a-f]+-[0-9]+$";
    /// An order that several pay.
    SplitId = "^L[0-9a-f]+$";
    /// A use of a voucher at an outlet; what a review is about.
    VisitId = "^O[0-9]+$";
    /// A voucher that was bought, or (`WB`) a coupon that was claimed.
    CouponId = "^WB?[0-9]+$";
    /// A batch of coupons that a store gives away.
    BatchId = "^B[0-9]+N[0-9]+$";
    /// An outlet.
    StoreId = "^S[0-9]+$";
    /// An outlet as a place on the map.
    PoiId = "^P[0-9]+$";
    /// The code in an outlet for one of its services.
    QrCodeId = "^Q[0-9]+T[1-3]$";
    /// A voucher on sale.
    ProductId = "^D[0-9]+$";
    /// What is bought of a voucher on sale.
    SkuId = "^K[0-9]+$";
    /// Money that returns.
    RefundId = "^Z[0-9]+$";
    /// A voucher that is given.
    GiftId = "^G[0-9]+$";
    /// One try to pay.
    PaymentId = "^Y[0-9]+$";
    /// One try to use a voucher, or (`JB`) a claimed coupon.
    RedemptionId = "^JB?[0-9]+$";
    /// A video.
    ContentId = "^I[0-9]+$";
    /// A review.
    ReviewId = "^V[0-9]+$";
    /// A discount that is used once.
    RedEnvelopeId = "^X[0-9]+$";
    /// A question to customer service.
    CaseNo = "^N[0-9]+$";
}
