#![allow(clippy::unwrap_used)]

use super::*;
use crate::pictures::parse;

fn kept(cache: &PictureCache) -> (usize, usize) {
    let state = cache.state.lock();
    let sum = state.kept.values().map(|(bytes, _)| bytes.len()).sum();
    assert_eq!(state.kept_bytes, sum);
    assert_eq!(state.kept.len(), state.by_age.len());
    (state.kept.len(), sum)
}

#[test]
fn a_second_ask_gives_the_same_bytes_without_drawing() {
    let cache = PictureCache::new(1 << 20);
    let picture = parse("/img/icon/coffee.png").unwrap();
    let size = Size::parse(Some("48"), None).unwrap();
    let first = cache.get(&picture, size).unwrap();
    let second = cache.get(&picture, size).unwrap();
    assert_eq!(
        first.as_ptr(),
        second.as_ptr(),
        "the second came from the cache"
    );
    assert_ne!(first, cache.get(&picture, Size::default()).unwrap());
}

#[test]
fn the_bound_holds_and_the_oldest_leaves() {
    let size = Size::parse(Some("48"), None).unwrap();
    let pictures =
        ["coffee", "tea", "taco"].map(|dish| parse(&format!("/img/icon/{dish}.png")).unwrap());
    let lengths = pictures.map(|picture| picture.render(size).unwrap().len());
    let cache = PictureCache::new(lengths.iter().sum::<usize>() - 1);
    cache.get(&pictures[0], size).unwrap();
    cache.get(&pictures[1], size).unwrap();
    cache.get(&pictures[0], size).unwrap();
    cache.get(&pictures[2], size).unwrap();
    assert_eq!(kept(&cache).0, 2);
    let is_kept = |picture| {
        cache
            .state
            .lock()
            .kept
            .contains_key(&(Source::Drawn(picture), size))
    };
    assert!(is_kept(pictures[0]) && !is_kept(pictures[1]));

    let tiny = PictureCache::new(10);
    tiny.get(&pictures[0], size).unwrap();
    assert_eq!(kept(&tiny), (0, 0));
}

#[test]
fn many_threads_that_ask_for_one_picture_share_one_drawing() {
    let cache = PictureCache::new(1 << 20);
    let picture = parse("/img/icon/pizza.png").unwrap();
    let size = Size::parse(Some("64"), None).unwrap();
    let starts: HashSet<usize> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8)
            .map(|_| scope.spawn(|| cache.get(&picture, size).unwrap().as_ptr() as usize))
            .collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect()
    });
    assert_eq!(starts.len(), 1);
    assert!(cache.state.lock().drawing.is_empty());
}
