//! The 3D emoji: WebP of 256 x 256, embedded by build.rs from `art/emoji.txt`. They stand for things that
//! are no dish, and decorate logos, badges and portraits; dishes are drawn (`dish/`).

include!(concat!(env!("OUT_DIR"), "/emoji.rs"));

/// The table's own spelling of an emoji's name; `None` when the table has no such emoji.
pub fn name(name: &str) -> Option<&'static str> {
    find(name).map(|(known, _)| known)
}

/// Whether the emoji of that name exists; the seed's tables are checked with it.
pub fn has_emoji(name: &str) -> bool {
    self::name(name).is_some()
}

/// The WebP file of an emoji.
pub fn art(name: &str) -> Option<&'static [u8]> {
    find(name).map(|(_, bytes)| bytes)
}

/// Every emoji's name, in alphabetical order.
#[cfg(test)]
pub fn names() -> impl Iterator<Item = &'static str> {
    EMOJI.iter().map(|(name, _)| *name)
}

fn find(name: &str) -> Option<(&'static str, &'static [u8])> {
    EMOJI
        .binary_search_by_key(&name, |(known, _)| known)
        .ok()
        .map(|index| EMOJI[index])
}
