use super::*;

#[test]
fn every_area_lies_in_a_district_and_near_it() {
    for area in &AREAS {
        let district = REGIONS.iter().find(|region| region.id == area.district_id);
        let district = district.expect(area.name);
        let degrees = (district.lat - area.lat).abs() + (district.lon - area.lon).abs();
        assert!(
            degrees < 0.06,
            "{} is {degrees} degrees from {}",
            area.name,
            district.name
        );
    }
    let districts = REGIONS.iter().filter(|region| region.id > 100_000).count();
    assert!(districts >= 30);
    for mall in &MALLS {
        let area = &AREAS[area_index(mall.area).expect(mall.name)];
        assert!((mall.lat - area.lat).abs() + (mall.lon - area.lon).abs() < 0.01);
    }
}

#[test]
fn every_region_stands_after_its_parent() {
    for (index, region) in REGIONS.iter().enumerate() {
        if region.id > 100 {
            assert!(
                REGIONS[..index]
                    .iter()
                    .any(|parent| parent.id == region.id / 100)
            );
        }
    }
}
