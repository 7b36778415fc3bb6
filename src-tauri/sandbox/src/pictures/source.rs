use crate::pictures::{Film, Picture, SharePicture, Size};

/// What is shown: a drawing, what a user sent under this name, a link's picture with these facts, or a
/// video.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Source {
    Drawn(Picture),
    Sent(String),
    Shared(SharePicture),
    /// MP4.
    Filmed(Film),
}

/// A picture in one size.
pub type Key = (Source, Size);
