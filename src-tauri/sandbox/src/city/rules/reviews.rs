//! Reviews: how many, what they give, what they say. When they are written: `seed/reviews/tests.rs`.

use std::collections::HashSet;

use super::{SEED, Table, city, product_ids, unless};
use crate::city::details::usage::sold_count;
use crate::city::menu::COURSES;
use crate::city::reviews::{Invented, of_store};
use crate::city::stores::Store;

/// The most of `reviewList`.
const PAGE: usize = 50;

fn told(store: &Store, review: &Invented) -> String {
    format!(
        "S{} {}: {} ({}): {}",
        store.id, store.name, review.name, review.score, review.content
    )
}

fn sentences(content: &str) -> impl Iterator<Item = String> {
    let parts = content.split(['.', '!', '。', '！', '\n']);
    let is_word = |c: char| c.is_alphanumeric();
    parts
        .map(move |part| part.trim_matches(|c| !is_word(c)).to_lowercase())
        .filter(|part| part.len() > 5)
}

/// Names of dishes of the whole catalogue that a text has and the store's menu has not.
fn not_on_menu(store: &Store, text: &str) -> Option<&'static str> {
    let text = text.to_lowercase();
    let names = |dish: &crate::city::menu::Dish| [dish.name_id, dish.name_en, dish.name_zh];
    let own: Vec<String> = store
        .menu
        .iter()
        .flat_map(|(_, dish, _)| names(dish))
        .map(str::to_lowercase)
        .filter(|name| text.contains(name))
        .collect();
    let all = COURSES
        .iter()
        .flat_map(|course| course.dishes)
        .flat_map(names);
    let mut missing = all.filter(|name| {
        // Part of the name of a dish that it does have.
        let name = name.to_lowercase();
        text.contains(&name) && !own.iter().any(|own| own.contains(&name))
    });
    missing.next()
}

fn is_chinese(text: &str) -> bool {
    text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

#[test]
fn reviews_agree() {
    let city = city();
    let mut table = Table::default();
    table.none(
        "one in five to twenty of those who bought wrote",
        city.iter().zip(product_ids(&city)),
        |(store, ids)| {
            let sold: u32 = ids.map(|id| sold_count(id, store.popularity)).sum();
            // Of a few nobody can say one in ten.
            (sold >= 20).then(|| {
                let per_hundred = store.review_count * 100 / i64::from(sold);
                match (5..=20).contains(&per_hundred) {
                    true => String::new(),
                    false => format!("S{}: {} reviews, {sold} sold", store.id, store.review_count),
                }
            })
        },
    );
    let scored = || city.iter().filter(|store| store.review_count > 0);
    table.few(
        "a score is 3.5 or better",
        (40, "a few places disappoint"),
        scored(),
        |store| {
            unless(store.score_tenths >= 35, || {
                format!("S{}: {}", store.id, store.score_tenths)
            })
        },
    );
    table.few(
        "a score lies between 4.2 and 4.8",
        (250, "a market has better and worse ones"),
        scored(),
        |store| {
            unless((42..=48).contains(&store.score_tenths), || {
                format!("S{}: {}", store.id, store.score_tenths)
            })
        },
    );
    table.few(
        "a 5.0 has ten reviews and more",
        (10, "rare, not impossible"),
        scored(),
        |store| {
            unless(store.score_tenths < 50 || store.review_count >= 10, || {
                format!("S{}: {} reviews", store.id, store.review_count)
            })
        },
    );

    let lists: Vec<_> = city
        .iter()
        .step_by(4)
        .map(|store| (store, of_store(SEED, store.id)))
        .collect();
    let each = || {
        lists
            .iter()
            .flat_map(|(store, list)| list.iter().map(move |review| (*store, review)))
    };
    let pages = lists
        .iter()
        .flat_map(|(store, list)| list.chunks(PAGE).map(move |page| (*store, page)));
    table.none(
        "no sentence comes twice on a page of reviews",
        pages,
        |(store, page)| {
            let mut heard = HashSet::new();
            let mut all = page.iter().flat_map(|review| sentences(&review.content));
            let twice = all.find(|sentence| !heard.insert(sentence.clone()));
            unless(twice.is_none(), || {
                format!("S{}: {}", store.id, twice.unwrap())
            })
        },
    );
    table.none(
        "what is praised or blamed is on the menu",
        each(),
        |(store, review)| {
            let missing = not_on_menu(store, &review.content);
            unless(missing.is_none(), || {
                format!("{}: {}", missing.unwrap(), told(store, review))
            })
        },
    );
    table.none(
        "people write in the language of their names",
        each(),
        |(store, review)| {
            let is_right = review.content.is_empty()
                || review.content.contains("<script>")
                || is_chinese(&review.content) == is_chinese(&review.name);
            unless(is_right, || told(store, review))
        },
    );
    table.few(
        "a review is in Indonesian",
        (220, "visitors and Jakarta's Chinese"),
        each(),
        |(store, review)| {
            let text = &review.content;
            let is_english = [
                "The ",
                "the ",
                " and ",
                "We ",
                "place",
                "Clean",
                "Quick",
                "Friendly",
                "Great",
                "Decent",
                "Simple",
                "Easy",
                "Definitely",
                "Slow",
                "They",
                "Nobody",
            ]
            .iter()
            .any(|word| text.starts_with(word) || (word.starts_with(' ') && text.contains(word)));
            (!text.is_empty()).then(|| {
                if is_chinese(text) || is_english {
                    told(store, review)
                } else {
                    String::new()
                }
            })
        },
    );
    table.none(
        "an owner who names a dish answers about that dish",
        each(),
        |(store, review)| {
            let (answer, _) = review.reply.as_ref()?;
            let missing = not_on_menu(store, answer);
            let names = store
                .menu
                .iter()
                .flat_map(|(_, dish, _)| [dish.name_id, dish.name_en, dish.name_zh]);
            let mut named =
                names.filter(|name| answer.to_lowercase().contains(&name.to_lowercase()));
            let has = |name: &str| review.content.to_lowercase().contains(&name.to_lowercase());
            unless(missing.is_none() && named.all(has), || {
                format!("{} / {answer}", told(store, review))
            })
        },
    );
    table.few(
        "an owner's answer is not the usual thanks",
        (250, "some have not written what they think"),
        each(),
        |(store, review)| {
            let (answer, _) = review.reply.as_ref()?;
            let is_usual = answer.starts_with("Terima kasih banyak")
                || answer.starts_with("Thank you so")
                || answer.starts_with("感谢您的光临");
            unless(!is_usual, || told(store, review))
        },
    );
    table.finish("Reviews");
}
