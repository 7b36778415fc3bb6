//! Videos: three shots of a dish, six seconds. What is seen is drawn once, then moved.
//!
//! Invariants: a film is decided by its store's ground and china and by its dishes, so that the same
//! one always has the same bytes; nothing in a frame is a fact that changes (price, stock, time).

mod made;
mod moves;
mod parts;
mod shown;

pub use made::DURATION_MS;
pub use shown::Film;

#[cfg(test)]
mod tests;
