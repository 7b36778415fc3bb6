use super::*;
use crate::city::menu::course;

fn menu() -> Vec<MenuItem> {
    let courses = [103, 0].map(course);
    courses
        .into_iter()
        .flat_map(|(first_id, dishes)| (first_id..).zip(dishes))
        .map(|(id, dish)| (id, dish, dish.price_k * 1000))
        .collect()
}

#[test]
fn no_sentence_comes_twice_and_every_dish_is_named() {
    let menu = menu();
    for tongue in &TONGUES {
        for mood in [Mood::Bad, Mood::Fair, Mood::Good] {
            let mut heard = HashSet::new();
            let mut all = HashSet::new();
            for stream in 0..20 {
                let mut dice = Dice::new(1, stream);
                let said = text(&mut dice, tongue, mood, 1, &menu, &mut heard);
                assert!(!said.text.contains("{dish}"), "{}", said.text);
                let words = said
                    .text
                    .trim_end_matches(['.', '!', '。', '！'])
                    .to_lowercase();
                assert!(words.is_empty() || all.insert(words), "{}", said.text);
                if let Some(place) = said.dish {
                    let name = name(&menu, place, tongue);
                    let is_named = said.text.to_lowercase().contains(&name.to_lowercase());
                    assert!(is_named, "{name}: {}", said.text);
                    let answer = reply(tongue, mood, &said, &menu);
                    assert!(
                        answer.to_lowercase().contains(&name.to_lowercase()),
                        "{answer}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_review_speaks_of_each_topic_once() {
    let menu = menu();
    for stream in 0..200 {
        let mut dice = Dice::new(2, stream);
        let said = text(
            &mut dice,
            &TONGUES[0],
            Mood::Good,
            9,
            &menu,
            &mut HashSet::new(),
        );
        let dishes = menu.iter().filter(|item| {
            let name = item.1.name_id.to_lowercase();
            said.text.to_lowercase().contains(&name)
        });
        // Some names are a part of another.
        assert!(dishes.count() <= 2, "{}", said.text);
        assert!(said.topic.is_some());
    }
}

#[test]
fn every_mood_can_speak_of_every_dish() {
    for tongue in &TONGUES {
        for mood in [Mood::Bad, Mood::Fair, Mood::Good] {
            for topic in [Topic::Food, Topic::Drink, Topic::Treat] {
                let mut pools = tongue.pools.iter();
                let pool = pools.find(|pool| pool.mood == mood && pool.topic == topic);
                let pool = pool.expect("a pool");
                assert!(pool.heads.iter().all(|head| head.contains("{dish}")));
            }
            assert!(
                tongue
                    .pools
                    .iter()
                    .any(|pool| pool.mood == mood && !pool.topic.is_dish())
            );
        }
    }
}
