//! Positions and distances on the ground. Pure.

const EARTH_RADIUS_KM: f64 = 6_371.008_8;
/// Of latitude.
pub const KM_PER_DEGREE: f64 = EARTH_RADIUS_KM * std::f64::consts::PI / 180.0;

/// Degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Position {
    pub lat: f64,
    pub lon: f64,
}

/// The field of a request and what it must be.
#[derive(Debug)]
pub struct BadDegrees(pub &'static str, pub &'static str);

/// Millimetres as the kilometres of a reply, to the metre.
pub fn told_km(distance_mm: i64) -> f64 {
    (distance_mm as f64 / 1e3).round() / 1e3
}

/// Degrees, edges included.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    pub min_lat: f64,
    pub max_lat: f64,
    pub min_lon: f64,
    pub max_lon: f64,
}

impl Position {
    pub fn new(lat: f64, lon: f64) -> Result<Self, BadDegrees> {
        if !lat.is_finite() || lat.abs() > 90.0 {
            return Err(BadDegrees("lat", "must be degrees from -90 to 90"));
        }
        if !lon.is_finite() || lon.abs() > 180.0 {
            return Err(BadDegrees("lng", "must be degrees from -180 to 180"));
        }
        Ok(Self { lat, lon })
    }

    /// Whole millimetres, so that the order of a list is exact and can be stored.
    pub fn distance_mm(self, other: Self) -> i64 {
        let (lat1, lat2) = (self.lat.to_radians(), other.lat.to_radians());
        let half_lat = ((lat2 - lat1) / 2.0).sin();
        let half_lon = ((other.lon - self.lon).to_radians() / 2.0).sin();
        let h = half_lat * half_lat + lat1.cos() * lat2.cos() * half_lon * half_lon;
        let km = 2.0 * EARTH_RADIUS_KM * h.sqrt().min(1.0).asin();
        (km * 1e6).round() as i64
    }

    /// https address of a map that shows it.
    pub fn map_link(self) -> String {
        let Self { lat, lon } = self;
        format!("https://www.google.com/maps/search/?api=1&query={lat:.6}%2C{lon:.6}")
    }

    /// Kilometres to the metre: what every reply tells, so that a store is equally far on each page.
    pub fn distance_km(self, other: Self) -> f64 {
        told_km(self.distance_mm(other))
    }
}

impl Bounds {
    /// A box that holds the whole circle.
    pub fn around(center: Position, radius_km: f64) -> Self {
        // 1 % more than the sphere says, against rounding.
        let lat = radius_km * 1.01 / KM_PER_DEGREE;
        let lon = lat / center.lat.to_radians().cos().max(0.01);
        Self {
            min_lat: center.lat - lat,
            max_lat: center.lat + lat,
            min_lon: center.lon - lon,
            max_lon: center.lon + lon,
        }
    }

    /// A box that holds the part of the circle that lies within `self`. On a flat map, so for
    /// hundreds of kilometres at most.
    pub fn around_within(self, center: Position, radius_km: f64) -> Self {
        let cos = center.lat.to_radians().cos().max(0.01);
        let radius = radius_km * 1.01 / KM_PER_DEGREE;
        // How far the box is off on each axis shortens the circle on the other.
        let lat_off = center.lat.clamp(self.min_lat, self.max_lat) - center.lat;
        let lon_off = (center.lon.clamp(self.min_lon, self.max_lon) - center.lon) * cos;
        let half = |off: f64| (radius * radius - off * off).max(0.0).sqrt();
        let (lat, lon) = (half(lon_off), half(lat_off) / cos);
        self.intersection(Self {
            min_lat: center.lat - lat,
            max_lat: center.lat + lat,
            min_lon: center.lon - lon,
            max_lon: center.lon + lon,
        })
    }

    pub fn intersection(self, other: Self) -> Self {
        Self {
            min_lat: self.min_lat.max(other.min_lat),
            max_lat: self.max_lat.min(other.max_lat),
            min_lon: self.min_lon.max(other.min_lon),
            max_lon: self.max_lon.min(other.max_lon),
        }
    }

    /// Kilometres from a position to the nearest and to the farthest point of the box.
    pub fn reach_km(self, from: Position) -> (f64, f64) {
        let km = |lat, lon| from.distance_mm(Position { lat, lon }) as f64 / 1e6;
        let near = km(
            from.lat.clamp(self.min_lat, self.max_lat),
            from.lon.clamp(self.min_lon, self.max_lon),
        );
        let far = [self.min_lat, self.max_lat]
            .into_iter()
            .flat_map(|lat| [self.min_lon, self.max_lon].map(|lon| km(lat, lon)))
            .fold(0.0, f64::max);
        (near, far)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MONAS: Position = Position {
        lat: -6.175_392,
        lon: 106.827_153,
    };
    const KEMANG: Position = Position {
        lat: -6.260_7,
        lon: 106.813_4,
    };

    #[test]
    fn distances_agree_with_the_map() {
        let km = MONAS.distance_mm(KEMANG) as f64 / 1e6;
        assert!((9.5..9.7).contains(&km), "{km}");
        assert_eq!(MONAS.distance_mm(MONAS), 0);
        assert_eq!(MONAS.distance_mm(KEMANG), KEMANG.distance_mm(MONAS));
    }

    #[test]
    fn the_box_holds_the_circle() {
        let bounds = Bounds::around(MONAS, 3.0);
        for degrees in 0..360 {
            let angle = f64::from(degrees).to_radians();
            let lat = MONAS.lat + 3.0 / KM_PER_DEGREE * angle.sin();
            let lon = MONAS.lon + 3.0 / KM_PER_DEGREE / MONAS.lat.to_radians().cos() * angle.cos();
            assert!((bounds.min_lat..=bounds.max_lat).contains(&lat));
            assert!((bounds.min_lon..=bounds.max_lon).contains(&lon));
        }
    }

    #[test]
    fn the_part_of_a_circle_in_a_box_is_held_and_little_more() {
        // A box to the north-east, so that only a corner of it is near.
        let bounds = Bounds {
            min_lat: -6.15,
            max_lat: -6.05,
            min_lon: 106.86,
            max_lon: 106.96,
        };
        let part = bounds.around_within(MONAS, 6.0);
        for step in 0..10_000 {
            let (row, column) = (f64::from(step / 100), f64::from(step % 100));
            let lat = bounds.min_lat + row * 0.001;
            let lon = bounds.min_lon + column * 0.001;
            if MONAS.distance_mm(Position { lat, lon }) <= 6_000_000 {
                assert!((part.min_lat..=part.max_lat).contains(&lat));
                assert!((part.min_lon..=part.max_lon).contains(&lon));
            }
        }
        assert!(part.max_lat < -6.13 && part.max_lon < 106.885, "{part:?}");
    }

    #[test]
    fn bad_degrees_are_refused() {
        for (lat, lon) in [
            (90.1, 0.0),
            (0.0, -180.1),
            (f64::NAN, 0.0),
            (0.0, f64::INFINITY),
        ] {
            assert!(Position::new(lat, lon).is_err());
        }
    }
}
