use super::*;
use crate::pictures::BANNER_NAMES;

#[test]
fn every_banner_row_has_its_picture() {
    for (_, picture, ..) in BANNERS {
        assert!(BANNER_NAMES.contains(&picture), "{picture}");
    }
    assert!(BANNERS.iter().any(|(_, _, trace, ..)| trace.is_some()));
}
