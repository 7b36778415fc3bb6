//! Moving pictures: layers, where they are in each frame, and an MP4 of H.264 with its index first.
//!
//! Invariants: H.264 is Constrained Baseline, which every phone plays; the same layers give the same
//! bytes; nothing here knows what is shown. Everything blocks; call it from a blocking thread.
//! Encoding is for the sandbox only: a build from source has no patent licence of Cisco's.

mod encode;
mod frame;
mod layer;

pub use encode::{FilmError, FilmShape, Made, film};
pub use frame::Placed;
pub use layer::Layer;

#[cfg(test)]
mod tests;
