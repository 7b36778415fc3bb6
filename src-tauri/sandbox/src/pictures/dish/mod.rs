//! Dishes drawn from recipes: paths and gradients alone, so that a picture takes some milliseconds and
//! no file.
//!
//! Invariants: the same dish, seed and china give the same bytes; every dish of the menu has a recipe;
//! no coordinate is NaN. Soft shadows are gradients, because a blur costs ten times the time.

mod color;
mod compose;
mod foods;
mod item;
mod look;
mod pen;
mod recipe;
mod scenes;
mod seed;
mod shape;
pub mod sprites;
pub mod stage;
mod vessels;

pub use recipe::Dish;
pub use scenes::{cover, menu_board, plain, snapshot, standing, table};
pub use seed::Seed;

#[cfg(test)]
mod tests;
