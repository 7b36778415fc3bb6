//! What a part of the rule says of a text.

/// How sure the rule is that something is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Found {
    No,
    /// A person has to look.
    Maybe,
    Surely,
}
