//! The kinds of stores: categories of two levels and what a store of each is like.

pub struct Parent {
    pub id: i64,
    /// Indonesian, English, Chinese.
    pub name: [&'static str; 3],
    pub dish: &'static str,
    /// One of the four tiles of the home page.
    pub on_home: bool,
    pub rank_name: [&'static str; 3],
}

pub struct Kind {
    /// Its parent's id plus 1..=99.
    pub id: i64,
    pub name: [&'static str; 3],
    pub dish: &'static str,
    /// Share of the stores.
    pub weight: u32,
    /// Per cent of stores with the halal mark.
    pub halal_percent: usize,
    /// Patterns of [`crate::city::hours`].
    pub hours: &'static [i64],
    /// `{owner}`, `{clan}`, `{noun}` and what is cooked as in some town are filled from the pools of [`crate::city::names`].
    pub names: &'static [&'static str],
}

pub static PARENTS: [Parent; 5] = [
    Parent {
        id: 100,
        name: ["Masakan Indonesia", "Indonesian", "印尼美食"],
        dish: "nasi-goreng-kampung",
        on_home: true,
        rank_name: [
            "Terlaris: masakan Indonesia",
            "Best sellers: Indonesian",
            "印尼美食热销榜",
        ],
    },
    Parent {
        id: 200,
        name: ["Kopi & minuman", "Coffee & drinks", "咖啡饮品"],
        dish: "boba-gula-aren",
        on_home: true,
        rank_name: [
            "Terlaris: kopi & minuman",
            "Best sellers: drinks",
            "咖啡饮品热销榜",
        ],
    },
    Parent {
        id: 300,
        name: ["Roti & manis", "Bakery & sweets", "烘焙甜品"],
        dish: "donat-kentang",
        on_home: true,
        rank_name: [
            "Terlaris: roti & manis",
            "Best sellers: sweets",
            "烘焙甜品热销榜",
        ],
    },
    Parent {
        id: 400,
        name: ["Masakan dunia", "World food", "环球美食"],
        dish: "pizza-keju",
        on_home: true,
        rank_name: [
            "Terlaris: masakan dunia",
            "Best sellers: world food",
            "环球美食热销榜",
        ],
    },
    Parent {
        id: 500,
        name: ["Pesta & prasmanan", "Buffets & catering", "自助宴席"],
        dish: "tumpeng-mini",
        on_home: false,
        rank_name: [
            "Terlaris: prasmanan",
            "Best sellers: buffets",
            "自助宴席热销榜",
        ],
    },
];

const EVERY_DAY: &[i64] = &[1, 1, 5, 7, 10, 12];
const MORNING: &[i64] = &[3, 6, 12, 12];
const EVENING: &[i64] = &[4, 4, 11, 13];
const COFFEE: &[i64] = &[9, 9, 9, 2, 12, 14];

#[rustfmt::skip]
pub static KINDS: [Kind; 22] = [
    Kind { id: 101, name: ["Nasi & lauk", "Rice dishes", "米饭套餐"], dish: "nasi-campur", weight: 16, halal_percent: 88, hours: &[1, 1, 2, 3, 5, 12, 13],
        names: &["Warung Nasi {owner}", "Nasi Uduk {owner}", "Nasi Goreng {owner}", "Dapur {owner}", "Warteg {noun} {noun2}", "Nasi Campur {owner}", "Rumah Makan {noun}"] },
    Kind { id: 102, name: ["Soto & sup", "Soto & soups", "汤类"], dish: "soto-ayam", weight: 9, halal_percent: 92, hours: MORNING,
        names: &["Warung Soto {owner}", "Soto {soto} {owner}", "Sop Iga {owner}", "Rawon {owner}", "Soto Ayam {owner}", "Sop Buntut {noun}"] },
    Kind { id: 103, name: ["Bakso & mi", "Meatballs & noodles", "肉丸面食"], dish: "bakso-urat", weight: 12, halal_percent: 76, hours: EVERY_DAY,
        names: &["Bakso {owner}", "Mi Ayam {owner}", "Bakso {bakso} {owner}", "Bakmi {clan}", "Pondok Mi {noun}", "Kwetiau {clan}", "Mi {noun}"] },
    Kind { id: 104, name: ["Ayam & bebek", "Chicken & duck", "鸡鸭"], dish: "ayam-goreng-kremes", weight: 12, halal_percent: 94, hours: EVERY_DAY,
        names: &["Ayam Geprek {owner}", "Ayam Bakar {owner}", "Bebek Goreng {owner}", "Ayam Penyet {owner}", "Warung Ayam {owner}", "Ayam {ayam} {owner}"] },
    Kind { id: 105, name: ["Sate & bakar", "Satay & grill", "沙爹烧烤"], dish: "sate-ayam-madura", weight: 7, halal_percent: 88, hours: EVENING,
        names: &["Sate {sate} {owner}", "Sate Taichan {noun}", "Iga Bakar {owner}", "Sate Kambing {owner}", "Angkringan {noun}", "Bakar-Bakar {owner}"] },
    Kind { id: 106, name: ["Masakan Padang", "Padang food", "巴东菜"], dish: "nasi-padang-komplet", weight: 6, halal_percent: 99, hours: &[1, 1, 2, 12],
        names: &["RM Padang {uda}", "Nasi Padang {uda}", "Rendang {uda}", "RM Minang {noun}", "Sari {noun} Minang"] },
    Kind { id: 107, name: ["Seafood", "Seafood", "海鲜"], dish: "udang-bakar", weight: 5, halal_percent: 70, hours: EVENING,
        names: &["Seafood {owner}", "Kepiting {clan}", "Ikan Bakar {owner}", "Bahari {noun}", "Warung Laut {noun}"] },
    Kind { id: 201, name: ["Kopi", "Coffee", "咖啡"], dish: "cappuccino", weight: 15, halal_percent: 60, hours: COFFEE,
        names: &["Kopi {noun}", "{noun} Kopi", "Kedai {noun}", "Ruang {noun}", "Rumah Seduh {noun}", "Kopi {noun} {noun2}", "Warung Kopi {owner}", "Serambi {noun}"] },
    Kind { id: 202, name: ["Teh & boba", "Tea & boba", "奶茶"], dish: "boba-gula-aren", weight: 7, halal_percent: 72, hours: &[1, 9, 12, 14],
        names: &["Teh {noun}", "Boba {noun}", "{noun} Tea Bar", "Teh Seduh {owner}", "Gelas {noun}"] },
    Kind { id: 203, name: ["Jus & es", "Juice & ice", "果汁冰品"], dish: "jus-mangga", weight: 4, halal_percent: 80, hours: &[1, 12, 14],
        names: &["Es {noun}", "Jus {owner}", "Es Campur {owner}", "Kelapa Muda {owner}", "Segar {noun}"] },
    Kind { id: 301, name: ["Kue & roti", "Cakes & bread", "蛋糕面包"], dish: "roti-sobek-cokelat", weight: 6, halal_percent: 75, hours: &[9, 12, 12, 1],
        names: &["Roti {noun}", "Toko Kue {owner}", "{noun} Bakery", "Dapur Roti {noun}", "Kue {owner}"] },
    Kind { id: 302, name: ["Es krim & dessert", "Ice cream & dessert", "冰淇淋甜点"], dish: "gelato-tiga-rasa", weight: 4, halal_percent: 66, hours: &[1, 14, 13],
        names: &["Gelato {noun}", "Manis {noun}", "Es Krim {noun}", "{noun} Dessert", "Puding {owner}"] },
    Kind { id: 303, name: ["Martabak & jajanan", "Martabak & snacks", "煎饼小吃"], dish: "martabak-manis", weight: 7, halal_percent: 86, hours: EVENING,
        names: &["Martabak {owner}", "Martabak {clan}", "Jajanan {owner}", "Pisang Goreng {owner}", "Gorengan {owner}", "Martabak {noun}"] },
    Kind { id: 401, name: ["Jepang", "Japanese", "日本料理"], dish: "salmon-sushi", weight: 6, halal_percent: 45, hours: EVERY_DAY,
        names: &["Sushi {noun}", "Ramen {noun}", "Dapur Jepang {noun}", "Bento {noun}", "Warung Ramen {owner}"] },
    Kind { id: 402, name: ["Korea", "Korean", "韩国料理"], dish: "bibimbap", weight: 4, halal_percent: 50, hours: EVERY_DAY,
        names: &["Dapur Korea {noun}", "Seoul {noun}", "Panggang {noun}", "Kimchi {noun}"] },
    Kind { id: 403, name: ["Tionghoa", "Chinese", "中餐"], dish: "dimsum-campur", weight: 7, halal_percent: 28, hours: EVERY_DAY,
        names: &["Bakmi {clan}", "Dimsum {noun}", "Bubur {clan}", "Depot {clan}", "Kedai {clan}", "Nasi Tim {clan}"] },
    Kind { id: 404, name: ["Barat & pizza", "Western & pizza", "西餐披萨"], dish: "pizza-keju", weight: 6, halal_percent: 45, hours: EVERY_DAY,
        names: &["Pizza {noun}", "Steak {noun}", "Trattoria {noun}", "Bistro {noun}", "Warung Steak {owner}"] },
    Kind { id: 405, name: ["Burger & cepat saji", "Burgers & fast food", "汉堡快餐"], dish: "burger-keju", weight: 6, halal_percent: 82, hours: &[1, 2, 4, 9, 12],
        names: &["Burger {owner}", "Burger {noun}", "Ayam Krispi {noun}", "Roti Isi {owner}"] },
    Kind { id: 406, name: ["Timur Tengah & India", "Middle East & India", "中东印度菜"], dish: "kebab-sapi", weight: 3, halal_percent: 96, hours: EVERY_DAY,
        names: &["Kebuli {owner}", "Kebab {noun}", "Roti Cane {owner}", "Dapur Arab {noun}"] },
    Kind { id: 407, name: ["Sehat & vegetarian", "Healthy & vegetarian", "健康素食"], dish: "salad-caesar", weight: 3, halal_percent: 55, hours: &[10, 12, 9, 7],
        names: &["Kebun {noun}", "Vegetarian {noun}", "Salad {noun}", "Dapur Hijau {noun}"] },
    Kind { id: 501, name: ["Prasmanan & katering", "Buffets & catering", "自助与外烩"], dish: "prasmanan-dewasa", weight: 3, halal_percent: 82, hours: &[1, 5, 12],
        names: &["Prasmanan {noun}", "Katering {owner}", "Tumpeng {owner}", "Saung {noun}"] },
    Kind { id: 502, name: ["Kue pesta", "Party cakes", "派对蛋糕"], dish: "kue-ulang-tahun-mini", weight: 1, halal_percent: 70, hours: &[12, 10],
        names: &["Kue Pesta {owner}", "Pesta {noun}"] },
];

/// Whose dishes a kind cooks: party cakes come from the bakery's book.
pub fn menu_of(kind_id: i64) -> i64 {
    if kind_id == 502 { 301 } else { kind_id }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::city::{hours, menu};
    use crate::pictures;

    #[test]
    fn every_kind_has_its_parent_art_hours_and_dishes() {
        assert_eq!(PARENTS.iter().filter(|parent| parent.on_home).count(), 4);
        for parent in &PARENTS {
            assert!(
                pictures::Dish::find(parent.dish).is_some(),
                "{}",
                parent.dish
            );
        }
        for kind in &KINDS {
            assert!(
                PARENTS
                    .iter()
                    .any(|p| (p.id + 1..=p.id + 99).contains(&kind.id))
            );
            assert!(pictures::Dish::find(kind.dish).is_some(), "{}", kind.dish);
            assert!(
                kind.hours
                    .iter()
                    .all(|id| hours::PATTERNS.iter().any(|p| p.0 == *id))
            );
            assert!(
                menu::course(menu_of(kind.id)).1.len() >= 6,
                "{}",
                kind.name[0]
            );
        }
        for dish in menu::COURSES.iter().flat_map(|course| course.dishes) {
            assert!(!dish.art().is_empty(), "{} has no recipe", dish.name_id);
        }
    }
}
