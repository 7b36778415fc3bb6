use super::*;
use crate::city::stars::BUSY_COUNT;
use crate::pictures;
use crate::text::score_tenths;

const SEED: u64 = 62;

#[test]
fn a_card_agrees_with_the_reviews_that_are_made_later() {
    for id in 1..=300 {
        let store = stores::store(SEED, id);
        let list = of_store(SEED, id);
        assert_eq!(store.review_count, list.len() as i64, "{id}");
        let stars: Vec<u8> = list.iter().map(|review| review.score).collect();
        assert_eq!(store.score_tenths, score_tenths(&stars), "{id}");
        assert!((list.len() as i64) < IDS_PER_STORE);
    }
    assert_eq!(of_store(SEED, BUSY_STORE).len(), BUSY_COUNT);
}

#[test]
fn every_picture_can_be_drawn_and_variety_is_there() {
    let list = of_store(SEED, BUSY_STORE);
    for address in list.iter().flat_map(|review| &review.medias) {
        assert!(pictures::parse(address).is_ok(), "{address}");
    }
    let portraits = list.iter().map(|review| &review.picture);
    for address in portraits.filter(|address| !address.is_empty()) {
        assert!(pictures::parse(address).is_ok(), "{address}");
    }
    assert_eq!(list[0].medias.len(), 6);
    assert!(list[0].age_ms < 2 * HOUR_MS);
    assert!(list.windows(2).all(|pair| pair[0].age_ms < pair[1].age_ms));
    assert!(list.iter().any(|review| review.content.is_empty()));
    assert!(list.iter().any(|review| review.content.lines().count() > 1));
    assert!(list.iter().any(|review| review.is_anonymous));
    assert!(list.iter().any(|review| review.reply.is_some()));
    assert!(list.iter().any(|review| review.is_edited));
    let is_chinese = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    assert!(
        list.iter()
            .any(|review| review.content.chars().any(is_chinese))
    );
    assert!((1..=5).all(|star| list.iter().any(|review| review.score == star)));
}
