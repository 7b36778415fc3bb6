
pub mod pictures;
pub mod seed;
pub mod store;
