#![allow(clippy::unwrap_used)]

use super::*;
use crate::pictures::{Size, Source, parse};

fn kept(cache: &PictureCache) -> (usize, usize) {
    let sum = cache.kept.values().map(|(bytes, _)| bytes.len()).sum();
    assert_eq!(cache.kept_bytes, sum);
    assert_eq!(cache.kept.len(), cache.by_age.len());
    (cache.kept.len(), sum)
}

fn key(dish: &str) -> Key {
    let picture = parse(&format!("/img/icon/{dish}.png")).unwrap();
    (Source::Drawn(picture), Size::default())
}

#[test]
fn the_bound_holds_and_the_oldest_leaves() {
    let mut cache = PictureCache::new(299);
    let bytes = Bytes::from(vec![0; 100]);
    cache.keep(key("coffee"), bytes.clone());
    cache.keep(key("tea"), bytes.clone());
    assert_eq!(cache.get(&key("coffee")), Some(bytes.clone()));
    cache.keep(key("taco"), bytes.clone());
    assert_eq!(kept(&cache), (2, 200));
    assert!(cache.get(&key("coffee")).is_some() && cache.get(&key("tea")).is_none());

    let mut tiny = PictureCache::new(10);
    tiny.keep(key("coffee"), bytes);
    assert_eq!(kept(&tiny), (0, 0));
}
