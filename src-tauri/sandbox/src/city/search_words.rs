//! What people type beside the names of the tables: other spellings and words, abbreviations, other
//! languages, and words that choose a filter.
//!
//! Invariant: data only. A dish, brand, place or street is found by the name in its own table.

use crate::city::menu::{self, DRINKS, SIDES};

/// What is typed, and the words that it stands for.
#[rustfmt::skip]
pub static ALIASES: &[(&str, &str)] = &[
    // Other spellings.
    ("mie", "mi"), ("mee", "mi"), ("baso", "bakso"), ("satay", "sate"), ("satai", "sate"),
    ("coto", "soto"), ("sup", "sop"), ("telor", "telur"),
    ("kwetiaw", "kwetiau"), ("kwetiao", "kwetiau"), ("kweetiau", "kwetiau"), ("kuetiau", "kwetiau"), ("cap cay", "capcai"), ("cap cai", "capcai"),
    ("capcay", "capcai"), ("dim sum", "dimsum"), ("somay", "siomay"), ("siomai", "siomay"), ("shumai", "siomay"), ("bapao", "bakpao"), ("bakpau", "bakpao"),
    ("pao", "bakpao"), ("topokki", "tteokbokki"), ("tokpoki", "tteokbokki"), ("tteokpokki", "tteokbokki"), ("topoki", "tteokbokki"),
    ("puyunghai", "fuyunghai"), ("spaghetti", "spageti"), ("spagetti", "spageti"), ("karage", "ayam krispi"),
    ("kebap", "kebab"), ("coklat", "cokelat"), ("strawberry", "stroberi"), ("apokat", "alpukat"), ("alpokat", "alpukat"), ("jus apokat", "jus alpukat"), ("jus alpokat", "jus alpukat"),
    ("gurami", "gurame"), ("sambel", "sambal"), ("martabak bangka", "martabak manis"),
    ("risol", "risoles"), ("taichan", "sate taichan"), ("caffe", "kopi"), ("capucino", "cappuccino"), ("kapucino", "cappuccino"),
    // Abbreviations and blends.
    ("nasgor", "nasi goreng"), ("migoreng", "mi goreng"), ("buryam", "bubur ayam"), ("nasduk", "nasi uduk"), ("naspad", "nasi padang"), ("nasbox", "nasi kotak"), ("mijaw", "mi goreng jawa"),
    ("migor", "mi goreng"), ("miegor", "mi goreng"), ("aygep", "ayam geprek"), ("ayam gepuk", "ayam geprek"), ("aybak", "ayam bakar"), ("aygor", "ayam goreng"),
    ("kopsus", "kopi susu"), ("es kopsus", "kopi susu"), ("esteh", "es teh"), ("iced tea", "es teh"), ("ice tea", "es teh"), ("hot tea", "teh tawar"), ("pisgor", "pisang goreng"),
    ("piscok", "pisang cokelat"), ("kentang", "kentang goreng"), ("martabak telor", "martabak telur"), ("martel", "martabak telur"), ("martam", "martabak manis"),
    ("terang bulan", "martabak manis"), ("soas", "soto ayam"), ("sobet", "soto betawi"),
    // English.
    ("fried rice", "nasi goreng"), ("fried noodles", "mi goreng"), ("fried noodle", "mi goreng"), ("chicken noodles", "mi ayam"), ("chicken noodle", "mi ayam"),
    ("meatball", "bakso"), ("meatballs", "bakso"), ("fried chicken", "ayam goreng"), ("grilled chicken", "ayam bakar"), ("grilled fish", "ikan bakar"),
    ("chicken soup", "sop ayam"), ("congee", "bubur"), ("porridge", "bubur"), ("noodles", "mi"), ("noodle", "mi"), ("dumpling", "dimsum"), ("dumplings", "dimsum"),
    ("sweet pancake", "martabak manis"), ("fried banana", "pisang goreng"), ("banana fritters", "pisang goreng"), ("milk tea", "teh susu"), ("bubble tea", "boba"),
    ("ice cream", "es krim"), ("cake", "kue"), ("cakes", "kue"), ("bread", "roti"), ("juice", "jus"), ("cheese burger", "burger keju"), ("hamburger", "burger"), ("bak kut teh", "bakut"), ("ham burger", "burger"), ("fries", "kentang goreng"),
    ("chips", "kentang goreng"), ("donut", "donat"), ("doughnut", "donat"), ("duck", "bebek"), ("fried duck", "bebek goreng"), ("crab", "kepiting"), ("shrimp", "udang"),
    ("prawn", "udang"), ("prawns", "udang"), ("squid", "cumi"), ("goat", "kambing"), ("vegan", "vegetarian"), ("vegetables", "sayur"), ("sweets", "manis"), ("buffet", "prasmanan"),
    ("hotpot", "shabu shabu"), ("hot pot", "shabu shabu"), ("latte", "kopi"), ("espresso", "kopi"), ("cafe", "kopi"), ("kafe", "kopi"), ("thai tea", "teh tarik"),
    // Chinese.
    ("炒饭", "nasi goreng"), ("沙爹", "sate"), ("沙嗲", "sate"), ("肉丸", "bakso"), ("牛肉丸", "bakso"), ("炒面", "mi goreng"), ("鸡面", "mi ayam"), ("奶茶", "teh susu"),
    ("珍珠奶茶", "boba"), ("饺子", "dimsum"), ("点心", "dimsum"), ("炸鸡", "ayam goreng"), ("烤鸡", "ayam bakar"), ("粥", "bubur"), ("汉堡", "burger"), ("披萨", "pizza"),
    ("比萨", "pizza"), ("寿司", "sushi"), ("拉面", "ramen"), ("蛋糕", "kue"), ("面包", "roti"), ("冰淇淋", "es krim"), ("冰激凌", "es krim"), ("果汁", "jus"),
    ("甜甜圈", "donat"), ("鸭", "bebek"), ("螃蟹", "kepiting"), ("虾", "udang"), ("素食", "vegetarian"), ("火锅", "shabu shabu"), ("自助餐", "prasmanan"),
    ("牛排", "steak"), ("香蕉", "pisang"), ("薯条", "kentang goreng"), ("印尼炒饭", "nasi goreng"), ("炸香蕉", "pisang goreng"), ("咖喱", "kari"),
    ("猪肉", "babi"), ("叉烧", "charsiu"), ("啤酒", "bir"),
    ("日本菜", "jepang"), ("日料", "jepang"), ("韩国菜", "korea"), ("韩餐", "korea"), ("中国菜", "tionghoa"), ("中餐馆", "tionghoa"), ("西餐", "barat"), ("印度菜", "india"),
    // Cuisines and kinds of stores.
    ("japan", "jepang"), ("japanese food", "jepang"), ("korean food", "korea"), ("chinese food", "tionghoa"), ("western food", "barat"), ("western", "barat"),
    ("indian food", "india"), ("arab", "timur tengah"), ("middle eastern", "timur tengah"), ("coffee shop", "kopi"), ("bakery", "roti"), ("ikan", "seafood"),
    ("sayuran", "sayur"), ("healthy food", "sehat"),
];

/// What is typed beside what is meant: it changes nothing.
pub static NOISE: &[&str] = &[
    "di",
    "yang",
    "yg",
    "sama",
    "sm",
    "dengan",
    "dgn",
    "pake",
    "pakai",
    "dan",
    "atau",
    "untuk",
    "buat",
    "mau",
    "cari",
    "beli",
    "makan",
    "makanan",
    "masakan",
    "kuliner",
    "restoran",
    "resto",
    "tempat",
    "enak",
    "the",
    "a",
    "in",
    "at",
    "for",
    "and",
    "of",
    "food",
    "restaurant",
    "restaurants",
    "best",
    "好吃",
    "餐厅",
    "饭店",
    "美食",
    "的",
    "daerah",
    "area",
    "jakarta",
    "雅加达",
];

/// What people know and the city does not sell: it stands as it was typed and finds nothing, where a
/// correction would show «Babe Jali» to one who wants pork. A store or dish that is called so is found by
/// its name.
#[rustfmt::skip]
pub static UNSOLD: &[&str] = &[
    // Not halal, or rarely eaten.
    "babi", "pork", "celeng", "samcan", "sekba", "saksang", "siobak", "charsiu", "char siu", "cha siu", "casiu", "chasio", "bakut", "bak kut", "bacon", "ham", "lard",
    "pepperoni", "salami", "anjing", "rw", "kodok", "swike", "swikee", "paniki", "biawak", "ular", "kelinci", "kuda", "penyu", "buaya", "bekicot",
    // Alcohol.
    "bir", "beer", "wine", "arak", "tuak", "ciu", "miras", "alkohol", "alcohol", "soju", "sake", "vodka", "whisky", "whiskey", "rum", "gin", "brem", "koktail", "cocktail",
    "amer", "anggur",
    // Other regions' dishes.
    "pempek", "tekwan", "gudeg", "rujak", "asinan", "karedok", "batagor", "seblak", "cilok", "cireng", "cimol", "combro", "lumpia", "otak", "empal", "papeda", "konro",
    "pallubasa", "tinutuan", "cakalang", "woku", "rica", "betutu", "lawar", "plecing", "taliwang", "lele", "nila", "patin", "mujair", "belut", "tengkleng", "lodeh", "urap", "pepes",
    "semur", "oncom", "petai", "jengkol", "babat", "kikil", "usus", "ampela", "cakwe", "serabi", "surabi", "cendol", "dawet", "bandrek", "bajigur", "wedang", "ronde", "sekoteng",
    "kolak", "getuk", "onde", "lupis", "cenil", "bakpia", "pastel",
    // Other countries' dishes.
    "pho", "banh", "laksa", "biryani", "naan", "burrito", "nachos", "lasagna", "lasagne", "risotto", "gyoza", "soba", "unagi", "sashimi", "yakiniku", "sukiyaki",
    "tonkatsu", "kimbap", "bulgogi", "samgyeopsal", "mandu", "hakau", "kombucha", "tiramisu", "macaron", "crepe", "churros",
];

/// Words that choose a filter of the lists.
pub struct FilterWord {
    /// The filter's type and keys on the wire, or the order of the list.
    pub chooses: &'static str,
    pub label: [&'static str; 3],
    pub texts: &'static [&'static str],
}

#[rustfmt::skip]
pub static FILTER_WORDS: [FilterWord; 6] = [
    FilterWord { chooses: "SORT:DISTANCE", label: ["Terdekat", "Nearest", "离我最近"], texts: &[
        "terdekat", "dekat", "deket", "terdeket", "dekat sini", "deket sini", "sekitar sini", "sekitar", "sekitarku", "dekatku", "near", "near me", "nearby",
        "nearest", "close by", "附近", "附近的", "最近", "周边",
    ] },
    FilterWord { chooses: "BOOLEAN:openNow", label: ["Buka sekarang", "Open now", "营业中"], texts: &[
        "buka sekarang", "buka", "masih buka", "yang buka", "lagi buka", "sedang buka", "open now", "open", "营业中", "正在营业", "现在营业",
    ] },
    FilterWord { chooses: "BOOLEAN:halal", label: ["Halal", "Halal", "清真"], texts: &[
        "halal", "清真", "bebas babi", "tanpa babi", "non babi", "nonbabi", "no pork", "pork free", "不含猪肉", "无猪肉",
    ] },
    FilterWord { chooses: "PRICE:0-25000,25000-50000", label: ["Murah, sampai Rp50.000", "Cheap, up to Rp50.000", "便宜，Rp50.000 以内"], texts: &[
        "murah", "murah meriah", "termurah", "hemat", "ekonomis", "cheap", "cheapest", "affordable", "budget", "便宜", "实惠",
    ] },
    FilterWord { chooses: "DISCOUNT_STORE:discount", label: ["Diskon", "On sale", "优惠"], texts: &[
        "diskon", "promo", "promosi", "discount", "on sale", "deals", "优惠", "打折", "折扣",
    ] },
    FilterWord { chooses: "BOOLEAN:refundable", label: ["Dana kembali kapan saja", "Refund any time", "随时可退"], texts: &[
        "bisa refund", "refundable", "可退", "随时可退",
    ] },
];

/// What the empty search page offers, as names of dishes; the most searched first.
pub static POPULAR: [&str; 10] = [
    "Ayam geprek",
    "Es kopi susu gula aren",
    "Bakso urat",
    "Nasi goreng kampung",
    "Martabak manis",
    "Sate ayam madura",
    "Soto betawi",
    "Dimsum campur",
    "Nasi padang komplet",
    "Boba gula aren",
];

/// Numbers of the dishes that many kinds of stores share.
pub fn shared_dishes() -> Vec<i64> {
    [DRINKS, SIDES]
        .into_iter()
        .flat_map(|course| {
            let (first, dishes) = menu::course(course);
            first..first + dishes.len() as i64
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::store::search::words::split;

    #[test]
    fn what_is_not_sold_is_no_dish_and_no_other_word() {
        let dishes: HashSet<String> = menu::COURSES
            .iter()
            .flat_map(|course| course.dishes)
            .flat_map(|dish| [dish.name_id, dish.name_en])
            .flat_map(split)
            .collect();
        let others: HashSet<&str> = ALIASES
            .iter()
            .map(|(text, _)| *text)
            .chain(NOISE.iter().copied())
            .collect();
        let mut known = HashSet::new();
        for text in UNSOLD {
            assert!(!others.contains(text) && known.insert(text), "{text}");
            for word in split(text) {
                assert!(!dishes.contains(&word), "{word}");
            }
        }
    }

    #[test]
    fn what_is_popular_is_cooked_somewhere() {
        let names: HashSet<_> = menu::COURSES
            .iter()
            .flat_map(|course| course.dishes)
            .map(|dish| dish.name_id)
            .collect();
        assert!(POPULAR.iter().all(|name| names.contains(name)));
        assert_eq!(shared_dishes().len(), 16);
    }
}
