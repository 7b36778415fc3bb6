use crate::pictures::{Picture, SharePicture, Size};

/// What is shown: a drawing, what a user sent under this name, or a link's picture with these facts.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Source {
    Drawn(Picture),
    Sent(String),
    Shared(SharePicture),
}

/// A picture in one size.
pub type Key = (Source, Size);
