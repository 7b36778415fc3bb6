//! The banners: one scene each, and its texts in the three languages.
//!
//! Invariant: a price or discount that a banner names is one that the seed really sells
//! (decisions "Honesty"); `seed/` keeps to the figures here.

use crate::locale::Locale;

/// One banner of 720 x 300.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Banner {
    pub name: &'static str,
    pub scene: Scene,
    /// Left, middle (large) and right.
    pub dishes: [&'static str; 3],
    texts: [Texts; 3],
}

/// The ground of a banner; text is ink upon all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scene {
    Sun,
    Sunset,
    Mint,
    Blossom,
    Cream,
    Sky,
    Lilac,
}

/// What a banner says in one language.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Texts {
    /// A word over the title.
    pub kicker: &'static str,
    /// One or two lines.
    pub title: &'static [&'static str],
    /// Before the figure, small; may be empty.
    pub lead: &'static str,
    /// The loudest text: a price, a discount, or where a tap leads; empty where it leads nowhere.
    pub figure: &'static str,
}

impl Banner {
    pub fn texts(&self, locale: Locale) -> &Texts {
        match locale {
            Locale::IdId => &self.texts[0],
            Locale::EnUs => &self.texts[1],
            Locale::ZhCn => &self.texts[2],
        }
    }
}

pub fn find(name: &str) -> Option<&'static Banner> {
    BANNERS.iter().find(|banner| banner.name == name)
}

/// The names of the banners.
pub static BANNER_NAMES: [&str; 14] = {
    let mut names = [""; 14];
    let mut index = 0;
    while index < names.len() {
        names[index] = BANNERS[index].name;
        index += 1;
    }
    names
};

const fn texts(
    kicker: &'static str,
    title: &'static [&'static str],
    lead: &'static str,
    figure: &'static str,
) -> Texts {
    Texts {
        kicker,
        title,
        lead,
        figure,
    }
}

pub static BANNERS: [Banner; 14] = [
    Banner {
        name: "lunch",
        scene: Scene::Sun,
        dishes: ["tropical-drink", "curry", "fried-egg"],
        texts: [
            texts(
                "Setiap hari",
                &["Makan siang", "lebih hemat"],
                "Mulai",
                "Rp15.000",
            ),
            texts(
                "Every day",
                &["Lunch for", "a lot less"],
                "From",
                "Rp15.000",
            ),
            texts("每天", &["午餐", "吃得更省"], "低至", "Rp15.000"),
        ],
    },
    Banner {
        name: "coffee",
        scene: Scene::Cream,
        dishes: ["croissant", "coffee", "donut"],
        texts: [
            texts("Jam 7–11", &["Kopi pagi,", "harga ramah"], "Hemat", "40%"),
            texts(
                "7–11 am",
                &["Morning coffee,", "kind prices"],
                "Save",
                "40%",
            ),
            texts("7–11 点", &["早安咖啡", "价格温柔"], "立省", "40%"),
        ],
    },
    Banner {
        name: "night-market",
        scene: Scene::Sunset,
        dishes: ["skewer", "noodles", "bubble-tea"],
        texts: [
            texts(
                "Buka sampai malam",
                &["Pasar malam", "di tanganmu"],
                "Serba",
                "Rp10.000-an",
            ),
            texts(
                "Open late",
                &["A night market", "in your hand"],
                "Around",
                "Rp10.000",
            ),
            texts("深夜营业", &["把夜市", "装进手机"], "只要", "Rp10.000 起"),
        ],
    },
    Banner {
        name: "noodles",
        scene: Scene::Mint,
        dishes: ["dumpling", "noodles", "chili"],
        texts: [
            texts("Minggu ini", &["Festival", "mi dan bakso"], "Diskon", "35%"),
            texts("This week", &["Noodle and", "meatball days"], "Save", "35%"),
            texts("本周", &["面条与", "肉丸美食节"], "立省", "35%"),
        ],
    },
    Banner {
        name: "sweets",
        scene: Scene::Blossom,
        dishes: ["cupcake", "shortcake", "bubble-tea"],
        texts: [
            texts("Jam 2–5 sore", &["Waktunya", "yang manis"], "Hemat", "30%"),
            texts("2–5 pm", &["Time for", "something sweet"], "Save", "30%"),
            texts("下午 2–5 点", &["甜蜜", "下午茶"], "立省", "30%"),
        ],
    },
    Banner {
        name: "ad-chicken",
        scene: Scene::Sunset,
        dishes: ["iced-drink", "chicken-leg", "chili"],
        texts: [
            texts(
                "Ayam Geprek Mas Danu",
                &["Pedasnya juara,", "nasinya gratis"],
                "Paket",
                "Rp25.000",
            ),
            texts(
                "Ayam Geprek Mas Danu",
                &["Proudly spicy,", "rice is on us"],
                "Meal",
                "Rp25.000",
            ),
            texts(
                "Ayam Geprek Mas Danu",
                &["辣得过瘾", "米饭免费"],
                "套餐",
                "Rp25.000",
            ),
        ],
    },
    Banner {
        name: "ad-tea",
        scene: Scene::Lilac,
        dishes: ["mango", "bubble-tea", "strawberry"],
        texts: [
            texts(
                "Teh Tarik Senja",
                &["Boba segar,", "dua gelas"],
                "Cuma",
                "Rp30.000",
            ),
            texts(
                "Teh Tarik Senja",
                &["Fresh boba,", "two cups"],
                "Only",
                "Rp30.000",
            ),
            texts(
                "Teh Tarik Senja",
                &["鲜奶珍珠", "买两杯"],
                "只要",
                "Rp30.000",
            ),
        ],
    },
    Banner {
        name: "together",
        scene: Scene::Mint,
        dishes: ["pizza", "paella", "tropical-drink"],
        texts: [
            texts(
                "Kupon grup",
                &["Makan ramai,", "bayar ringan"],
                "Untuk 4 orang",
                "-45%",
            ),
            texts(
                "Group coupons",
                &["Eat together,", "pay little"],
                "For 4 people",
                "-45%",
            ),
            texts("团购券", &["多人同享", "轻松买单"], "四人餐", "-45%"),
        ],
    },
    Banner {
        name: "halal",
        scene: Scene::Cream,
        dishes: ["salad", "stew", "flatbread"],
        texts: [
            texts(
                "Pilihan halal",
                &["Enak, tenang,", "dekat rumah"],
                "",
                "Lihat semua",
            ),
            texts(
                "Halal choices",
                &["Good food,", "close to home"],
                "",
                "See them all",
            ),
            texts("清真之选", &["好味道", "就在附近"], "", "查看全部"),
        ],
    },
    Banner {
        name: "flash-sale",
        scene: Scene::Sun,
        dishes: ["alarm-clock", "lightning", "burger"],
        texts: [
            texts("Hanya hari ini", &["Flash Sale"], "Diskon s.d.", "70%"),
            texts("Today only", &["Flash Sale"], "Save up to", "70%"),
            texts("仅限今日", &["限时抢购"], "最高立省", "70%"),
        ],
    },
    Banner {
        name: "mall",
        scene: Scene::Sky,
        dishes: ["shopping-bags", "department-store", "sushi"],
        texts: [
            texts(
                "Lima mal",
                &["Jalan-jalan", "sambil jajan"],
                "",
                "Jelajahi mal",
            ),
            texts(
                "Five malls",
                &["Shop a little,", "eat a lot"],
                "",
                "Explore malls",
            ),
            texts("五大商场", &["边逛", "边吃"], "", "逛逛商场"),
        ],
    },
    Banner {
        name: "brands",
        scene: Scene::Lilac,
        dishes: ["donut", "crown", "pizza"],
        texts: [
            texts(
                "Paviliun merek",
                &["Merek favorit,", "harga spesial"],
                "",
                "Semua merek",
            ),
            texts(
                "Brand pavilion",
                &["Brands you love,", "better prices"],
                "",
                "All brands",
            ),
            texts("品牌馆", &["心爱品牌", "专属好价"], "", "去看看"),
        ],
    },
    // On the pavilion's own page: it leads to the brand day, in Chinese nowhere.
    Banner {
        name: "brand-day",
        scene: Scene::Lilac,
        dishes: ["donut", "crown", "pizza"],
        texts: [
            texts(
                "Paviliun merek",
                &["Merek favorit,", "harga spesial"],
                "",
                "Hari merek",
            ),
            texts(
                "Brand pavilion",
                &["Brands you love,", "better prices"],
                "",
                "Brand day",
            ),
            texts("品牌馆", &["心爱品牌", "专属好价"], "", ""),
        ],
    },
    // On the page of one brand: it leads nowhere.
    Banner {
        name: "brand",
        scene: Scene::Lilac,
        dishes: ["donut", "crown", "pizza"],
        texts: [
            texts(
                "Paviliun merek",
                &["Merek favorit,", "harga spesial"],
                "",
                "",
            ),
            texts(
                "Brand pavilion",
                &["Brands you love,", "better prices"],
                "",
                "",
            ),
            texts("品牌馆", &["心爱品牌", "专属好价"], "", ""),
        ],
    },
];
