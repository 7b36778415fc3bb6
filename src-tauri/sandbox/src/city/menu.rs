//! What Jakarta eats: every dish with its names and its usual price; `pictures::dish` draws it.
//!
//! Invariant: prices are what such a dish costs in a plain place; a store multiplies them.

use crate::pictures;

/// A dish of the catalogue.
pub struct Dish {
    pub name_id: &'static str,
    pub name_en: &'static str,
    pub name_zh: &'static str,
    /// Thousands of rupiah.
    pub price_k: i64,
}

impl Dish {
    /// Its name within the paths of pictures.
    pub fn art(&self) -> &'static str {
        pictures::Dish::named(self.name_id).map_or("", pictures::Dish::slug)
    }
}

const fn d(
    name_id: &'static str,
    name_en: &'static str,
    name_zh: &'static str,
    price_k: i64,
) -> Dish {
    Dish {
        name_id,
        name_en,
        name_zh,
        price_k,
    }
}

/// The dishes of one kind of store; `category_id` 0 are drinks and 1 are sides that many share.
pub struct Course {
    pub category_id: i64,
    pub dishes: &'static [Dish],
}

pub const DRINKS: i64 = 0;
pub const SIDES: i64 = 1;

#[rustfmt::skip]
pub static COURSES: &[Course] = &[
    Course { category_id: DRINKS, dishes: &[
        d("Es teh manis", "Sweet iced tea", "甜冰茶", 6), d("Teh tawar hangat", "Plain hot tea", "热茶", 4),
        d("Es jeruk", "Iced orange", "冰橙汁", 10), d("Air mineral", "Mineral water", "矿泉水", 5),
        d("Es kelapa muda", "Young coconut", "椰青", 15), d("Kopi tubruk", "Black coffee", "黑咖啡", 8),
        d("Jus alpukat", "Avocado juice", "牛油果汁", 16), d("Es cincau", "Grass jelly ice", "仙草冰", 12),
    ] },
    Course { category_id: SIDES, dishes: &[
        d("Nasi putih", "Steamed rice", "白饭", 6), d("Kerupuk", "Prawn crackers", "虾饼", 4),
        d("Tempe goreng", "Fried tempeh", "炸天贝", 7), d("Tahu goreng", "Fried tofu", "炸豆腐", 7),
        d("Telur dadar", "Omelette", "煎蛋", 9), d("Sambal bawang", "Garlic chili relish", "蒜蓉辣酱", 4),
        d("Sayur asem", "Tamarind soup", "罗望子汤", 10), d("Lalapan", "Raw greens", "生菜拼盘", 6),
    ] },
    Course { category_id: 101, dishes: &[
        d("Nasi goreng kampung", "Village fried rice", "乡村炒饭", 24), d("Nasi goreng seafood", "Seafood fried rice", "海鲜炒饭", 32),
        d("Nasi uduk komplet", "Coconut rice set", "椰浆饭套餐", 25), d("Nasi kuning", "Turmeric rice", "姜黄饭", 23),
        d("Nasi campur", "Mixed rice", "杂菜饭", 30), d("Nasi liwet", "Savoury liwet rice", "利威饭", 28),
        d("Gado-gado", "Vegetables in peanut sauce", "花生酱拌菜", 22), d("Pecel sayur", "Pecel vegetables", "佩切尔蔬菜", 20),
        d("Lontong sayur", "Rice cake in coconut soup", "椰汁米糕", 20), d("Ketoprak", "Tofu and rice noodles", "豆腐米粉", 19),
    ] },
    Course { category_id: 102, dishes: &[
        d("Soto ayam", "Chicken soto", "印尼鸡汤", 22), d("Soto betawi", "Betawi beef soto", "巴达维牛肉汤", 38),
        d("Soto kudus", "Kudus soto", "古突斯汤", 20), d("Sop buntut", "Oxtail soup", "牛尾汤", 62),
        d("Sop iga", "Beef rib soup", "牛排骨汤", 54), d("Rawon", "Black beef soup", "黑果牛肉汤", 36),
        d("Sop ayam kampung", "Village chicken soup", "土鸡汤", 28), d("Tongseng kambing", "Goat tongseng", "羊肉炖汤", 45),
    ] },
    Course { category_id: 103, dishes: &[
        d("Bakso urat", "Tendon meatballs", "牛筋丸", 24), d("Bakso telur", "Egg-filled meatball", "鸡蛋牛肉丸", 27),
        d("Mi ayam jamur", "Chicken mushroom noodles", "蘑菇鸡肉面", 23), d("Mi ayam bakso", "Chicken noodles with meatballs", "鸡肉丸子面", 27),
        d("Mi goreng jawa", "Javanese fried noodles", "爪哇炒面", 25), d("Kwetiau siram", "Rice noodles in gravy", "湿炒河粉", 30),
        d("Bihun kuah", "Rice vermicelli soup", "米粉汤", 24), d("Pangsit rebus", "Boiled wontons", "水煮馄饨", 18),
        d("Siomay ikan", "Fish dumplings", "鱼肉烧卖", 20),
    ] },
    Course { category_id: 104, dishes: &[
        d("Ayam geprek", "Smashed chili chicken", "香辣压鸡", 22), d("Ayam bakar madu", "Honey grilled chicken", "蜜汁烤鸡", 30),
        d("Ayam goreng kremes", "Crispy crumb chicken", "脆屑炸鸡", 27), d("Ayam penyet", "Pressed chicken", "印尼压鸡", 25),
        d("Bebek goreng", "Fried duck", "炸鸭", 38), d("Bebek sambal ijo", "Duck in green chili", "青辣椒鸭", 42),
        d("Sate kulit ayam", "Chicken skin skewers", "鸡皮串", 18), d("Nasi ayam hainan", "Hainan chicken rice", "海南鸡饭", 32),
    ] },
    Course { category_id: 105, dishes: &[
        d("Sate ayam madura", "Madura chicken satay", "马都拉鸡肉沙爹", 28), d("Sate kambing", "Goat satay", "羊肉沙爹", 42),
        d("Sate taichan", "Taichan satay", "泰灿沙爹", 27), d("Sate padang", "Padang satay", "巴东沙爹", 30),
        d("Iga bakar", "Grilled ribs", "烤排骨", 65), d("Jagung bakar", "Grilled corn", "烤玉米", 13),
        d("Ikan bakar kecap", "Grilled fish in sweet soy", "甜酱烤鱼", 48), d("Gulai kambing", "Goat curry", "羊肉咖喱", 38),
    ] },
    Course { category_id: 106, dishes: &[
        d("Rendang sapi", "Beef rendang", "仁当牛肉", 32), d("Ayam pop", "White fried chicken", "巴东白炸鸡", 25),
        d("Gulai tunjang", "Tendon curry", "牛筋咖喱", 35), d("Dendeng balado", "Chili dried beef", "辣椒牛肉干", 33),
        d("Ikan asam padeh", "Sour spicy fish", "酸辣鱼", 30), d("Sayur nangka", "Jackfruit curry", "菠萝蜜咖喱", 14),
        d("Telur balado", "Egg in chili", "辣椒鸡蛋", 12), d("Nasi padang komplet", "Padang rice set", "巴东饭套餐", 36),
    ] },
    Course { category_id: 107, dishes: &[
        d("Kepiting saus padang", "Crab in Padang sauce", "巴东酱蟹", 135), d("Udang bakar", "Grilled prawns", "烤虾", 78),
        d("Cumi goreng tepung", "Fried squid", "炸鱿鱼", 58), d("Kerang rebus", "Boiled clams", "水煮蛤蜊", 42),
        d("Gurame asam manis", "Sweet and sour gourami", "糖醋鱼", 88), d("Ikan kuah kuning", "Fish in turmeric broth", "姜黄鱼汤", 52),
        d("Lobster saus mentega", "Lobster in butter", "黄油龙虾", 240), d("Udang telur asin", "Salted egg prawns", "咸蛋黄虾", 82),
    ] },
    Course { category_id: 201, dishes: &[
        d("Es kopi susu gula aren", "Palm sugar iced latte", "椰糖冰拿铁", 22), d("Kopi hitam seduh", "Filter coffee", "手冲咖啡", 24),
        d("Cappuccino", "Cappuccino", "卡布奇诺", 30), d("Americano", "Americano", "美式咖啡", 25),
        d("Kopi pandan", "Pandan coffee", "斑斓咖啡", 28), d("Cokelat panas", "Hot chocolate", "热巧克力", 28),
        d("Croissant mentega", "Butter croissant", "黄油可颂", 26), d("Roti bakar kaya", "Kaya toast", "咖椰吐司", 20),
        d("Pisang goreng", "Fried banana", "炸香蕉", 18),
    ] },
    Course { category_id: 202, dishes: &[
        d("Boba gula aren", "Palm sugar boba", "椰糖珍珠奶茶", 24), d("Teh tarik", "Pulled milk tea", "拉茶", 18),
        d("Teh susu klasik", "Classic milk tea", "经典奶茶", 20), d("Teh lemon madu", "Honey lemon tea", "蜂蜜柠檬茶", 19),
        d("Matcha latte", "Matcha latte", "抹茶拿铁", 27), d("Taro milk", "Taro milk", "香芋牛奶", 24),
        d("Cheese tea", "Cheese tea", "芝士奶盖茶", 28), d("Teh leci", "Lychee tea", "荔枝茶", 20),
    ] },
    Course { category_id: 203, dishes: &[
        d("Jus mangga", "Mango juice", "芒果汁", 20), d("Jus semangka", "Watermelon juice", "西瓜汁", 16),
        d("Jus stroberi", "Strawberry juice", "草莓汁", 22), d("Es campur", "Mixed fruit ice", "什锦冰", 18),
        d("Es teler", "Coconut avocado ice", "椰果牛油果冰", 20), d("Es doger", "Pink coconut ice", "椰奶刨冰", 16),
        d("Sop buah", "Fruit soup", "水果甜汤", 20), d("Jus nanas", "Pineapple juice", "菠萝汁", 17),
    ] },
    Course { category_id: 301, dishes: &[
        d("Roti sobek cokelat", "Chocolate pull bread", "巧克力手撕包", 24), d("Kue lapis legit", "Thousand-layer cake", "千层糕", 48),
        d("Bolu pandan", "Pandan sponge", "斑斓蛋糕", 30), d("Kue ulang tahun mini", "Mini birthday cake", "迷你生日蛋糕", 95),
        d("Donat kentang", "Potato donut", "土豆甜甜圈", 10), d("Kue kering nastar", "Pineapple cookies", "凤梨酥", 42),
        d("Bagel keju", "Cheese bagel", "芝士贝果", 28), d("Pai susu", "Milk pie", "牛奶派", 18),
    ] },
    Course { category_id: 302, dishes: &[
        d("Gelato tiga rasa", "Three-scoop gelato", "三球冰淇淋", 42), d("Es krim kelapa", "Coconut ice cream", "椰子冰淇淋", 22),
        d("Pancake karamel", "Caramel pancakes", "焦糖松饼", 36), d("Wafel stroberi", "Strawberry waffle", "草莓华夫", 38),
        d("Puding karamel", "Caramel pudding", "焦糖布丁", 18), d("Cheesecake", "Cheesecake", "芝士蛋糕", 36),
        d("Brownies kukus", "Steamed brownies", "蒸布朗尼", 30),
    ] },
    Course { category_id: 303, dishes: &[
        d("Martabak manis", "Sweet thick pancake", "甜煎饼", 38), d("Martabak telur", "Savoury egg pancake", "咸蛋煎饼", 36),
        d("Kue cubit", "Pinch cakes", "小煎饼", 15), d("Klepon", "Palm sugar rice balls", "椰糖糯米球", 12),
        d("Lemper ayam", "Sticky rice with chicken", "鸡肉糯米卷", 9), d("Risoles", "Stuffed rolls", "炸肉卷", 8),
        d("Pisang cokelat", "Chocolate banana", "巧克力香蕉", 12), d("Pukis", "Half-moon cakes", "半月糕", 12),
        d("Kue mangkok", "Cup cakes", "发糕", 8),
    ] },
    Course { category_id: 401, dishes: &[
        d("Salmon sushi", "Salmon sushi", "三文鱼寿司", 48), d("Ramen pedas", "Spicy ramen", "辣味拉面", 58),
        d("Bento teriyaki", "Teriyaki bento", "照烧便当", 52), d("Katsu kari", "Katsu curry", "咖喱鸡排饭", 55),
        d("Onigiri tuna", "Tuna rice ball", "金枪鱼饭团", 18), d("Udon kuah", "Udon soup", "乌冬汤面", 46),
        d("Takoyaki", "Octopus balls", "章鱼小丸子", 28), d("Tempura udang", "Prawn tempura", "天妇罗虾", 46),
    ] },
    Course { category_id: 402, dishes: &[
        d("Ayam goreng saus manis", "Sweet glazed chicken", "甜辣炸鸡", 58), d("Tteokbokki", "Spicy rice cakes", "辣炒年糕", 36),
        d("Bibimbap", "Bibimbap", "石锅拌饭", 48), d("Kimchi jjigae", "Kimchi stew", "泡菜汤", 46),
        d("Jajangmyeon", "Black bean noodles", "炸酱面", 46), d("Japchae", "Glass noodles", "炒粉丝", 42),
        d("Daging panggang", "Grilled beef set", "烤肉套餐", 98), d("Corn dog keju", "Cheese corn dog", "芝士热狗棒", 26),
    ] },
    Course { category_id: 403, dishes: &[
        d("Bakmi ayam", "Chicken egg noodles", "鸡肉面", 32), d("Dimsum campur", "Mixed dim sum", "点心拼盘", 38),
        d("Bakpao ayam", "Chicken bun", "鸡肉包", 16), d("Nasi tim ayam", "Steamed chicken rice", "蒸鸡饭", 32),
        d("Capcai", "Mixed vegetables", "杂菜", 34), d("Fuyunghai", "Crab omelette", "芙蓉蛋", 38),
        d("Bubur ayam", "Chicken congee", "鸡肉粥", 24), d("Kwetiau goreng sapi", "Beef fried noodles", "干炒牛河", 42),
        d("Kue bulan", "Mooncake", "月饼", 45),
    ] },
    Course { category_id: 404, dishes: &[
        d("Pizza keju", "Cheese pizza", "芝士披萨", 78), d("Spageti bolognese", "Spaghetti bolognese", "肉酱意面", 54),
        d("Steak sapi", "Beef steak", "牛排", 118), d("Salad caesar", "Caesar salad", "凯撒沙拉", 46),
        d("Sup krim jamur", "Mushroom cream soup", "奶油蘑菇汤", 34), d("Fish and chips", "Fish and chips", "炸鱼薯条", 58),
        d("Fondue keju", "Cheese fondue", "芝士火锅", 98), d("Roti bawang", "Garlic bread", "蒜香面包", 26),
    ] },
    Course { category_id: 405, dishes: &[
        d("Burger keju", "Cheeseburger", "芝士汉堡", 36), d("Burger ayam pedas", "Spicy chicken burger", "香辣鸡堡", 34),
        d("Kentang goreng", "French fries", "薯条", 20), d("Hot dog jumbo", "Jumbo hot dog", "大热狗", 32),
        d("Ayam krispi", "Crispy chicken", "脆皮炸鸡", 24), d("Sandwich telur", "Egg sandwich", "鸡蛋三明治", 28),
        d("Taco sapi", "Beef taco", "牛肉塔可", 30), d("Es krim cone", "Ice cream cone", "甜筒", 10),
    ] },
    Course { category_id: 406, dishes: &[
        d("Nasi kebuli kambing", "Goat kebuli rice", "羊肉香料饭", 56), d("Kebab sapi", "Beef kebab", "牛肉卷饼", 28),
        d("Falafel", "Falafel", "炸鹰嘴豆丸", 32), d("Roti cane kari", "Roti with curry", "印度煎饼咖喱", 26),
        d("Nasi mandi ayam", "Chicken mandi rice", "曼迪鸡饭", 48), d("Hummus", "Hummus", "鹰嘴豆泥", 34),
        d("Teh mint", "Mint tea", "薄荷茶", 18),
    ] },
    Course { category_id: 407, dishes: &[
        d("Nasi merah sayur", "Red rice with greens", "红米蔬菜饭", 34), d("Sup jagung", "Corn soup", "玉米汤", 24),
        d("Tahu lada garam", "Salt and pepper tofu", "椒盐豆腐", 30), d("Salad quinoa", "Quinoa salad", "藜麦沙拉", 45),
        d("Mi sayur", "Vegetable noodles", "蔬菜面", 28), d("Wrap alpukat", "Avocado wrap", "牛油果卷", 42),
        d("Sate jamur", "Mushroom satay", "蘑菇沙爹", 26),
    ] },
    Course { category_id: 501, dishes: &[
        d("Prasmanan dewasa", "Buffet for one", "成人自助", 98), d("Prasmanan anak", "Children's buffet", "儿童自助", 55),
        d("Tumpeng mini", "Small cone rice", "迷你姜黄饭塔", 68), d("Nasi kotak komplet", "Complete lunch box", "精选盒饭", 34),
        d("Shabu-shabu", "Hot pot", "涮涮锅", 118), d("Puding buah", "Fruit pudding", "水果布丁", 16),
        d("Aneka kue basah", "Assorted cakes", "什锦糕点", 28),
    ] },
];

/// The dishes of a kind with their ids: the place in the whole catalogue, from 1.
pub fn course(category_id: i64) -> (i64, &'static [Dish]) {
    let mut first_id = 1;
    for course in COURSES {
        if course.category_id == category_id {
            return (first_id, course.dishes);
        }
        first_id += course.dishes.len() as i64;
    }
    (first_id, &[])
}
