//! Names that belong to somebody: chains and well-known houses that one meets in Jakarta. No store of
//! ours is called so.

#[rustfmt::skip]
pub static CHAINS: [&str; 110] = [
    "a&w", "abuba", "anomali", "ayam bakar mas mono", "ayam bakar wong solo", "ayam goreng suharti", "ayam penyet ria",
    "baba rafi", "bakerzin", "bakmi gm", "bakmi gajah mada", "bakmi naga", "bakso afung", "bakso boedjangan",
    "bakso cak man", "bakso lapangan tembak", "bakso samrat", "bandar djakarta", "bebek kaleyo", "bebek pak ndut",
    "bebek pak slamet", "bensu", "bopet mini", "breadlife", "breadtalk", "bu rum", "burger bangor", "burger king",
    "carl's", "cfc", "chatime", "chigo", "cimory", "clairmont", "d'cost", "dapur solo", "din tai fung", "djournal",
    "domino", "dunkin", "es teh indonesia", "es teler 77", "excelso", "fore coffee", "geprek bensu", "gokana", "golden lamian",
    "gulu gulu", "haus", "hokben", "hoka", "holland bakery", "holycow", "hong tang", "ichiban sushi", "imperial kitchen",
    "j.co", "janji jiwa", "kfc", "kimukatsu", "kintan", "koi", "kopi kenangan", "kopi lain hati", "kopi nako", "kopi soe",
    "kopi tuku", "kopitiam oey", "majestyk", "martabak boss", "martabak orins", "martabak pecenongan", "marugame", "maxx coffee",
    "mcdonald", "mie gacoan", "mixue", "natrabu", "nelongso", "pagi sore", "pak gembus", "pak min", "papa ron", "payakumbuah",
    "pecel lele lela", "pepper lunch", "pizza hut", "pizza marzano", "point coffee", "raa cha", "ramen ya", "rm garuda",
    "richeese", "roti bakar eddy", "roti o", "roti'o", "rumah makan sederhana", "sari bundo", "sari ratu", "sate khas senayan",
    "sederhana", "shihlin", "simpang raya", "solaria", "starbucks", "sushi tei", "teh poci", "tomoro", "warunk upnormal",
    "yoshinoya",
];

/// The chain whose name is in a name, as whole words.
pub fn in_name(name: &str) -> Option<&'static str> {
    let name = format!(" {} ", name.to_lowercase());
    let chains = CHAINS.iter().copied();
    let mut found = chains.filter(|chain| name.contains(&format!(" {chain} ")));
    found.next()
}

#[test]
fn a_chain_is_found_in_a_name_and_parts_of_words_are_not() {
    assert_eq!(in_name("Bebek Pak Ndut Tebet"), Some("bebek pak ndut"));
    assert_eq!(in_name("Kopi Koin"), None);
}
