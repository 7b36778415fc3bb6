//! The red envelopes of a campaign, as a viewer sees them. Contract `operational_delivery`.

use jajan_contract::order::delivery::DeliveryOffer;

use crate::store::gifts::offers::{By, find};
use crate::store::gifts::view::{Looker, of_offer};
use crate::store::{Database, StoreError};

impl Database {
    /// The offers that exist under these codes.
    pub async fn delivery_offers(
        &self,
        codes: &'static [&'static str],
        looker: Looker,
    ) -> Result<Vec<DeliveryOffer>, StoreError> {
        self.read(move |connection| {
            let mut offers = Vec::with_capacity(codes.len());
            for code in codes {
                let Some(offer) = find(connection, By::Code(code))? else {
                    continue;
                };
                let shown = of_offer(connection, &offer, looker)?;
                offers.extend(shown.envelope.map(|envelope| DeliveryOffer {
                    code: offer.code,
                    state: shown.state,
                    expire_time: shown.expire_time,
                    envelope,
                }));
            }
            Ok(offers)
        })
        .await
    }
}
