//! The art by name: 3D emoji as WebP of 256 x 256, embedded by build.rs from `art/dishes.txt`.

include!(concat!(env!("OUT_DIR"), "/dishes.rs"));

/// The table's own spelling of a dish's name; `None` when the table has no such dish.
pub fn name(name: &str) -> Option<&'static str> {
    find(name).map(|(known, _)| known)
}

/// Whether the art of that name exists; the seed's tables are checked with it.
pub fn has_dish(name: &str) -> bool {
    self::name(name).is_some()
}

/// The WebP file of a dish.
pub fn art(name: &str) -> Option<&'static [u8]> {
    find(name).map(|(_, bytes)| bytes)
}

/// Every dish's name, in alphabetical order.
#[cfg(test)]
pub fn names() -> impl Iterator<Item = &'static str> {
    DISHES.iter().map(|(name, _)| *name)
}

fn find(name: &str) -> Option<(&'static str, &'static [u8])> {
    DISHES
        .binary_search_by_key(&name, |(known, _)| known)
        .ok()
        .map(|index| DISHES[index])
}
