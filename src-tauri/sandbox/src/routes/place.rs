//! Addresses and regions.

use jajan_contract::place::{AddressInfo, GetAddressBody, RegionListBody, RegionListData};

use crate::edge::ctx::Ctx;
use crate::error::Error;

pub async fn region_list(ctx: Ctx, _: RegionListBody) -> Result<RegionListData, Error> {
    Ok(ctx.database.region_list().await?)
}

pub async fn get_address_by_location(ctx: Ctx, body: GetAddressBody) -> Result<AddressInfo, Error> {
    let lat = degrees("latitude", &body.latitude, 90.0)?;
    let lon = degrees("longitude", &body.longitude, 180.0)?;
    Ok(ctx.database.address_at(lat, lon).await?)
}

fn degrees(name: &str, text: &str, max: f64) -> Result<f64, Error> {
    let number = text
        .parse()
        .ok()
        .filter(|degrees: &f64| degrees.abs() <= max);
    number.ok_or_else(|| Error::value(format!("{name}: degrees from -{max} to {max} as text")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_places_on_earth() {
        assert_eq!(degrees("latitude", "-6.2088", 90.0).ok(), Some(-6.2088));
        for text in ["", "north", "NaN", "inf", "90.1", "-91", "6,2"] {
            assert!(degrees("latitude", text, 90.0).is_err(), "{text}");
        }
    }
}
