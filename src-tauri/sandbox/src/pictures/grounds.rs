//! Named background gradients. A store has the same one on all its pictures.

/// A gradient from the top left to the bottom right, and the colour of text upon it.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    pub name: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    /// A light tint of the same hue, for glows and the podium's top.
    pub glow: &'static str,
    /// A deep shade of the same hue, for shadows and the podium's side.
    pub deep: &'static str,
    /// The colour of letters: ink, or white on the dark grounds.
    pub text: &'static str,
}

const INK: &str = "#1A1613";
const WHITE: &str = "#FFFFFF";

const fn ground(
    name: &'static str,
    [from, to, glow, deep]: [&'static str; 4],
    text: &'static str,
) -> Ground {
    Ground {
        name,
        from,
        to,
        glow,
        deep,
        text,
    }
}

/// The order is part of the seed's data: stores are given one by index.
pub static GROUNDS: [Ground; 16] = [
    ground("mango", ["#FFD45E", "#FFA62B", "#FFF0C2", "#C96F00"], INK),
    ground("papaya", ["#FFB07A", "#FF7F45", "#FFE3CF", "#B8430F"], INK),
    ground("chili", ["#F0604C", "#C92A17", "#FFC9BF", "#7E1205"], WHITE),
    ground(
        "rambutan",
        ["#F0648A", "#C52C59", "#FFCFDB", "#7F1034"],
        WHITE,
    ),
    ground("guava", ["#FFC4CF", "#FF8FA5", "#FFEDF0", "#B83E58"], INK),
    ground("lime", ["#DDF0A0", "#A8D05A", "#F6FCE0", "#5A7F16"], INK),
    ground("pandan", ["#BFE8CC", "#6CC495", "#EAF8EF", "#1F7A4B"], INK),
    ground("lychee", ["#FFEAF0", "#FFC2D3", "#FFFFFF", "#C0607D"], INK),
    ground("coconut", ["#FFF8EA", "#F3DDB8", "#FFFFFF", "#A98148"], INK),
    ground(
        "coffee",
        ["#A87B57", "#6B4229", "#EBD6C3", "#3B2010"],
        WHITE,
    ),
    ground("taro", ["#DCC9F2", "#B08ADB", "#F5EEFC", "#5F3A91"], INK),
    ground("banana", ["#FFF0A6", "#FFD233", "#FFFBE2", "#B88A00"], INK),
    ground(
        "tamarind",
        ["#C98450", "#94521F", "#F4DCC6", "#562B0A"],
        WHITE,
    ),
    ground("sea", ["#C8EAF6", "#74BEDA", "#EDF8FC", "#246D8B"], INK),
    ground(
        "turmeric",
        ["#FFE07A", "#F4AE1A", "#FFF5D1", "#A96F00"],
        INK,
    ),
    ground("ginger", ["#FBE6C4", "#E6B473", "#FFF7EA", "#97672A"], INK),
];

pub fn find(name: &str) -> Option<&'static Ground> {
    GROUNDS.iter().find(|ground| ground.name == name)
}

/// `#rrggbb`, the placeholder of a picture while it loads; the page's own for an unknown ground.
pub fn ground_color(name: &str) -> &'static str {
    find(name).map_or("#FFD233", |ground| ground.to)
}
