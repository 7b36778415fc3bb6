//! The paths of a store's pictures. Dishes are named by their slugs.

use crate::pictures::dish::{Dish, Seed};
use crate::pictures::path::{MOST_DISHES, MOST_ROWS};

/// A store's cover; its best dish first. Empty names are left out.
pub fn cover(store_id: i64, ground: &str, dishes: &[&str]) -> String {
    let seed = Seed::of_store(store_id);
    format!("/img/cover/{ground}/{seed}/{}.png", joined(dishes))
}

/// The dishes of a voucher on one table, the first three of them.
pub fn table(store_id: i64, ground: &str, dishes: &[&str]) -> String {
    let seed = Seed::of_store(store_id);
    format!("/img/table/{ground}/{seed}/{}.png", joined(dishes))
}

/// A dish on its store's ground and china; `number` tells photos of the same dish apart. What is none,
/// the ticket of a cash voucher, is an emoji.
pub fn dish(store_id: i64, ground: &str, dish: &str, number: usize) -> String {
    if Dish::find(dish).is_none() {
        return format!("/img/dish/{ground}/{dish}.png");
    }
    let seed = Seed::of_store(store_id).with(number);
    format!("/img/dish/{ground}/{seed}/{dish}.png")
}

/// A guest's photo; `number` is another for each photo of the store.
pub fn snapshot(store_id: i64, dish: &str, number: usize) -> String {
    let seed = Seed::of_store(store_id).with(number);
    format!("/img/snapshot/{seed}/{dish}.png")
}

/// A menu board with dishes and their prices in rupiah, at most [`MOST_ROWS`].
pub fn menu<'a>(store_id: i64, rows: impl IntoIterator<Item = (&'a str, u32)>) -> String {
    let rows: Vec<String> = rows
        .into_iter()
        .take(MOST_ROWS)
        .map(|(dish, price)| format!("{dish}={price}"))
        .collect();
    let seed = Seed::of_store(store_id);
    format!("/img/menu/{seed}/{}.png", rows.join("--"))
}

/// A room with a table, on which the dish stands; scenes 1 to 4.
pub fn interior(store_id: i64, ground: &str, scene: i64, dish: &str) -> String {
    let seed = Seed::of_store(store_id);
    format!("/img/interior/{ground}/{scene}/{seed}/{dish}.png")
}

fn joined(dishes: &[&str]) -> String {
    let named = dishes.iter().filter(|dish| !dish.is_empty());
    let names: Vec<&str> = named.take(MOST_DISHES).copied().collect();
    names.join("--")
}
