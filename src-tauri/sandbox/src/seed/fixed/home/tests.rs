use super::*;

#[test]
fn every_banner_row_has_its_picture() {
    for (_, picture, ..) in BANNERS {
        let picture = format!("/img/banner/{picture}/id-ID.png");
        assert!(pictures::parse(&picture).is_ok(), "{picture}");
    }
    assert!(BANNERS.iter().any(|(_, _, trace, ..)| trace.is_some()));
}
