//! Which stores have a video, and what its title and captions say: one sentence about the dish, and
//! what is seen. Nothing of it is a fact that changes, such as a price.

use std::collections::HashMap;
use std::sync::LazyLock;

use jajan_contract::content::Caption;
use jajan_contract::localised::Localised;

use crate::city::details::{Topic, dice};
use crate::city::menu::COURSES;
use crate::ids::row;
use crate::pictures::{DURATION_MS, Film, Topping, Warmth};

/// Per cent of the stores; those without a voucher for a dish have none all the same.
const SHARE: usize = 72;

pub fn has_video(store_id: row::Store) -> bool {
    dice(Topic::Video, store_id.0).percent(SHARE)
}

/// Names by what the image host calls them.
static NAMES: LazyLock<HashMap<&str, [&str; 3]>> = LazyLock::new(|| {
    let dishes = COURSES.iter().flat_map(|course| course.dishes);
    dishes
        .map(|dish| (dish.art(), [dish.name_id, dish.name_en, dish.name_zh]))
        .collect()
});

/// Indonesian, English, Chinese; `{}` is the dish. In English it stands first: many are named after places.
type Sentence = [&'static str; 3];

const HOT: [Sentence; 6] = [
    [
        "{} baru matang, masih mengepul",
        "{}, just off the stove and still steaming",
        "{}刚出锅，热气腾腾",
    ],
    [
        "Suapan pertama {} memang paling enak",
        "{}: the first bite is the best one",
        "第一口{}最香",
    ],
    [
        "Begini {} disajikan di sini",
        "{}, the way they serve it here",
        "这家的{}是这样上桌的",
    ],
    [
        "{}, dari dapur langsung ke meja",
        "{}, straight from the kitchen",
        "{}，从厨房直接上桌",
    ],
    [
        "Wanginya {} sampai ke depan pintu",
        "{} that you can smell from the door",
        "还没进门就闻到{}的香味",
    ],
    [
        "Duduk dulu, {} sebentar lagi datang",
        "{} is on its way, so take a seat",
        "先坐下，{}马上就来",
    ],
];
const COLD_DRINKS: [Sentence; 4] = [
    [
        "{} dingin untuk siang yang panas",
        "{} for a hot afternoon",
        "大热天来一杯{}",
    ],
    [
        "Tegukan pertama {} langsung segar",
        "{}: one sip and you are awake again",
        "一口{}，马上清爽",
    ],
    [
        "Esnya banyak, {} makin segar",
        "{} with plenty of ice",
        "冰块满满的{}",
    ],
    [
        "{} begini cocok buat ngobrol lama",
        "{} for a long talk",
        "聊天就要配{}",
    ],
];
const SWEETS: [Sentence; 4] = [
    [
        "{} buat teman ngobrol sore",
        "{} for a slow afternoon",
        "午后来一份{}",
    ],
    [
        "Sisakan tempat untuk {}",
        "{}: leave some room for it",
        "记得给{}留点肚子",
    ],
    ["Lihat {} ini dari dekat", "{}, from close up", "近看这份{}"],
    [
        "Satu {} cukup untuk berdua",
        "{}: one is enough for two",
        "一份{}，两个人吃刚好",
    ],
];

/// What is thrown of a video is thrown from its voucher's number.
pub fn title(film: &Film, number: row::Product) -> Localised {
    let mut dice = dice(Topic::Video, -number.0);
    let sentences = match film.warmth() {
        Warmth::Steaming | Warmth::Warm => &HOT[..],
        Warmth::Cold if film.is_drink() => &COLD_DRINKS[..],
        Warmth::Cold => &SWEETS[..],
    };
    let sentence = dice.pick(sentences);
    let slug = film.dish();
    let names = NAMES.get(slug).copied().unwrap_or([slug; 3]);
    let [id, en, zh] = [0, 1, 2].map(|language| {
        let name = match sentence[language].starts_with("{}") {
            true => names[language].to_owned(),
            false => names[language].to_lowercase(),
        };
        sentence[language].replace("{}", &name)
    });
    Localised::new(id, en, zh)
}

/// One for each shot.
pub fn captions(film: &Film, store_name: &str) -> Vec<Caption> {
    let first = match film.warmth() {
        Warmth::Steaming => {
            Localised::new("Uapnya masih mengepul.", "Still steaming.", "还冒着热气。")
        }
        Warmth::Warm => Localised::new(
            "Baru keluar dari dapur.",
            "Fresh from the kitchen.",
            "刚从厨房端出来。",
        ),
        Warmth::Cold if film.is_drink() => Localised::new(
            "Gelasnya sampai berembun.",
            "So cold that the glass is wet.",
            "冰得杯壁挂水珠。",
        ),
        Warmth::Cold => Localised::new(
            "Tinggal pilih mulai dari mana.",
            "Where would you begin?",
            "从哪里下口呢？",
        ),
    };
    let second = match film.topping() {
        Some(Topping::Herbs) => Localised::new(
            "Ditaburi daun segar.",
            "Fresh herbs on top.",
            "撒上新鲜香叶。",
        ),
        Some(Topping::Shallots) => Localised::new(
            "Ditaburi bawang goreng renyah.",
            "Crisp fried shallots on top.",
            "撒上酥脆的炸红葱。",
        ),
        Some(Topping::Chili) => Localised::new(
            "Irisan cabai untuk yang suka pedas.",
            "Sliced chili for those who like it hot.",
            "爱吃辣的，再来点辣椒。",
        ),
        Some(Topping::Crumbs) => Localised::new(
            "Taburan renyah di atasnya.",
            "A crisp topping.",
            "撒上酥脆碎粒。",
        ),
        Some(Topping::Sesame) => Localised::new(
            "Terakhir, sedikit wijen.",
            "A little sesame to finish.",
            "最后撒点芝麻。",
        ),
        None if film.warmth() == Warmth::Cold => Localised::new(
            "Segar sampai tetes terakhir.",
            "Fresh to the last drop.",
            "清爽到最后一口。",
        ),
        None => Localised::new(
            "Wanginya sampai ke meja sebelah.",
            "The next table can smell it.",
            "隔壁桌都闻得到香味。",
        ),
    };
    let last = Localised::new(
        format!("Ditunggu di {store_name}."),
        format!("See you at {store_name}."),
        format!("{store_name}等你来。"),
    );
    let cut = [0, 2_300, 4_300, DURATION_MS];
    let texts = [first, second, last].into_iter();
    let cue = |(index, text): (usize, Localised)| Caption {
        start_ms: cut[index],
        end_ms: cut[index + 1],
        text,
    };
    texts.enumerate().map(cue).collect()
}
