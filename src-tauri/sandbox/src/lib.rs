
pub mod pictures;
