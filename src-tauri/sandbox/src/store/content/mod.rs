//! Videos: which there are near a place, what is known of each, and what viewers think of them. Home 3
//! "Videos", 5; discovery 5.
//!
//! Invariants: a video has the number of the voucher that it shows, and whether a store has one comes
//! from the caller, who knows the fiction; what was taken down, or is of a store that closed, is no
//! video any more; reading writes nothing.

mod desk;
mod feed;
mod feedback;
mod video;

pub use desk::ReportedVideo;
pub use feed::{Asked, ContentLists, FoundVideo, content_lists};
pub use feedback::{Feedback, Giver};
pub use video::{HasVideo, NoVideo, Video};

#[cfg(test)]
pub use feedback::{LEFT_BY_DEVICE_SQL, LEFT_BY_USER_SQL};
#[cfg(test)]
pub use video::{VIDEOS_SQL, of_stores_sql};
