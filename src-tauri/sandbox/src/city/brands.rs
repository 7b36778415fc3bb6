//! The brand pavilion: invented brands, each with stores of its own.

pub struct Brand {
    pub name: &'static str,
    /// Of [`crate::city::kinds::KINDS`].
    pub kind_id: i64,
    pub ground: &'static str,
    /// In its logo.
    pub emoji: &'static str,
    pub letters: &'static str,
}

impl Brand {
    /// Address of its logo.
    pub fn logo(&self) -> String {
        let Self {
            ground,
            letters,
            emoji,
            ..
        } = self;
        format!("/img/logo/{ground}/{letters}/{emoji}.png")
    }
}

const fn brand(
    name: &'static str,
    kind_id: i64,
    ground: &'static str,
    emoji: &'static str,
    letters: &'static str,
) -> Brand {
    Brand {
        name,
        kind_id,
        ground,
        emoji,
        letters,
    }
}

pub static BRANDS: [Brand; 24] = [
    brand("Ayam Geprek Mas Danu", 104, "chili", "chicken-leg", "MD"),
    brand("Kopi Kenari", 201, "coffee", "coffee", "KK"),
    brand("Teh Tarik Senja", 202, "taro", "bubble-tea", "TS"),
    brand("Bakmi Ayong", 103, "banana", "takeaway", "BA"),
    brand("Roti Pelangi Pagi", 301, "lychee", "croissant", "RP"),
    brand("Soto Bu Tini", 102, "turmeric", "soup-bowl", "BT"),
    brand("Pizza Kebun Raya", 404, "pandan", "pizza", "PK"),
    brand("Sushi Ombak", 401, "sea", "sushi", "SO"),
    brand("Burger Bang Jago", 405, "papaya", "burger", "BJ"),
    brand("Martabak Rembulan", 303, "mango", "pancakes", "MR"),
    brand("Gelato Telaga", 302, "guava", "gelato", "GT"),
    brand("Padang Ranah Jaya", 106, "tamarind", "curry", "RJ"),
    brand("Sate Cak Kirun", 105, "ginger", "skewer", "CK"),
    brand("Seoul Halmeoni", 402, "rambutan", "stew", "SH"),
    brand("Donat Awan", 301, "guava", "donut", "DA"),
    brand("Bebek Pak Karso", 104, "turmeric", "meat", "BK"),
    brand("Jus Kebun Buyut", 203, "lime", "tropical-drink", "KB"),
    brand("Kebuli Habib Anom", 406, "tamarind", "paella", "HA"),
    brand("Salad Hijau Muda", 407, "pandan", "salad", "HM"),
    brand("Ramen Gang Sembilan", 401, "chili", "noodles", "G9"),
    brand("Dimsum Lonceng Emas", 403, "banana", "dumpling", "LE"),
    brand("Steak Kandang Kota", 404, "coffee", "steak", "SK"),
    brand("Nasi Uduk Mpok Lela", 101, "coconut", "rice", "ML"),
    brand("Kepiting Muara Biru", 107, "sea", "crab", "MB"),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::city::kinds::KINDS;
    use crate::pictures;

    #[test]
    fn every_brand_has_its_kind_and_its_logo() {
        for brand in &BRANDS {
            assert!(
                KINDS.iter().any(|kind| kind.id == brand.kind_id),
                "{}",
                brand.name
            );
            let logo = brand.logo();
            assert!(pictures::parse(&logo).is_ok(), "{logo}");
        }
        let emoji: HashSet<_> = BRANDS.iter().map(|brand| brand.emoji).collect();
        assert_eq!(emoji.len(), BRANDS.len(), "the art of a brand is its own");
    }
}
