//! What a dish is on a table, and from that what a meal of a kitchen costs.
//!
//! Invariant: the average a head, the sets and the contents of a set read one table, so that they
//! cannot disagree.

use std::sync::LazyLock;

use crate::city::menu::{COURSES, Dish};

/// Dish id (its place in the catalogue), dish, price in rupiah.
pub type MenuItem = (i64, &'static Dish, i64);

/// As what a dish is ordered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A meal by itself: a bowl of noodles, a rice dish, a burger.
    Main,
    /// A meal together with steamed rice.
    WithRice,
    /// Stands in the middle of the table: one for each two people.
    Shared,
    /// Beside any main dish of its kitchen.
    Side,
    /// Beside rice only: raw greens do not go with noodles.
    RiceSide,
    /// Never sold in a set.
    Relish,
    Rice,
    Drink,
    /// Something sweet, or between meals.
    Treat,
}

/// By the dish's Indonesian name.
#[rustfmt::skip]
pub fn role(name_id: &str) -> Role {
    match name_id {
        "Nasi putih" => Role::Rice,
        "Sambal bawang" => Role::Relish,
        "Es teh manis" | "Teh tawar hangat" | "Es jeruk" | "Air mineral" | "Es kelapa muda"
        | "Kopi tubruk" | "Jus alpukat" | "Es cincau" | "Es kopi susu gula aren"
        | "Kopi hitam seduh" | "Cappuccino" | "Americano" | "Kopi pandan" | "Cokelat panas"
        | "Boba gula aren" | "Teh tarik" | "Teh susu klasik" | "Teh lemon madu" | "Matcha latte"
        | "Taro milk" | "Cheese tea" | "Teh leci" | "Jus mangga" | "Jus semangka"
        | "Jus stroberi" | "Es campur" | "Es teler" | "Es doger" | "Sop buah" | "Jus nanas"
        | "Teh mint" => Role::Drink,
        "Tempe goreng" | "Tahu goreng" | "Telur dadar" | "Sayur asem" | "Lalapan"
        | "Sayur nangka" | "Telur balado" | "Sate kulit ayam" => Role::RiceSide,
        "Kerupuk" | "Pangsit rebus" | "Siomay ikan" | "Jagung bakar" | "Onigiri tuna" | "Takoyaki"
        | "Tempura udang" | "Tteokbokki" | "Corn dog keju" | "Dimsum campur" | "Bakpao ayam"
        | "Salad caesar" | "Sup krim jamur" | "Roti bawang" | "Kentang goreng" | "Falafel"
        | "Hummus" | "Sup jagung" | "Tahu lada garam" | "Sate jamur" => Role::Side,
        "Soto ayam" | "Soto betawi" | "Soto kudus" | "Sop buntut" | "Sop iga" | "Rawon"
        | "Sop ayam kampung" | "Tongseng kambing" | "Ayam geprek" | "Ayam bakar madu"
        | "Ayam goreng kremes" | "Ayam penyet" | "Bebek goreng" | "Bebek sambal ijo"
        | "Sate ayam madura" | "Sate kambing" | "Sate taichan" | "Sate padang" | "Iga bakar"
        | "Ikan bakar kecap" | "Gulai kambing" | "Rendang sapi" | "Ayam pop" | "Gulai tunjang"
        | "Dendeng balado" | "Ikan asam padeh" => Role::WithRice,
        "Kepiting saus padang" | "Udang bakar" | "Cumi goreng tepung" | "Kerang rebus"
        | "Gurame asam manis" | "Ikan kuah kuning" | "Lobster saus mentega" | "Udang telur asin"
        | "Martabak manis" | "Martabak telur" | "Pizza keju" | "Fondue keju"
        | "Ayam goreng saus manis" | "Daging panggang" | "Capcai" | "Fuyunghai" | "Shabu-shabu"
        | "Roti sobek cokelat" | "Kue lapis legit" | "Bolu pandan" | "Kue ulang tahun mini"
        | "Kue kering nastar" => Role::Shared,
        "Croissant mentega" | "Roti bakar kaya" | "Pisang goreng" | "Donat kentang"
        | "Bagel keju" | "Pai susu" | "Gelato tiga rasa" | "Es krim kelapa" | "Pancake karamel"
        | "Wafel stroberi" | "Puding karamel" | "Cheesecake" | "Brownies kukus" | "Kue cubit"
        | "Klepon" | "Lemper ayam" | "Risoles" | "Pisang cokelat" | "Pukis" | "Kue mangkok"
        | "Kue bulan" | "Es krim cone" | "Puding buah" | "Aneka kue basah" => Role::Treat,
        _ => Role::Main,
    }
}

/// By the place in the catalogue, so that seeding compares no names.
static ROLES: LazyLock<Vec<Role>> = LazyLock::new(|| {
    let dishes = COURSES.iter().flat_map(|course| course.dishes);
    dishes.map(|dish| role(dish.name_id)).collect()
});

pub fn role_of(item: &MenuItem) -> Role {
    ROLES[item.0 as usize - 1]
}

/// Whether it is of a course that many kitchens share, and not what this one is known for.
pub fn is_common((dish_id, ..): &MenuItem) -> bool {
    *dish_id <= (COURSES[0].dishes.len() + COURSES[1].dishes.len()) as i64
}

/// How many of a dish so many people have.
pub fn quantity(role: Role, people: i64) -> i64 {
    match role {
        Role::Shared => (people + 1) / 2,
        _ => people,
    }
}

/// What people come for: the places in `menu` of what a meal there is built around.
pub fn heroes(menu: &[MenuItem]) -> Vec<usize> {
    let of = |is: &dyn Fn(&MenuItem) -> bool| -> Vec<usize> {
        let places = (0..).zip(menu);
        places
            .filter(|(_, item)| is(item))
            .map(|(index, _)| index)
            .collect()
    };
    let meals = of(&|item| matches!(role_of(item), Role::Main | Role::WithRice));
    if !meals.is_empty() {
        return of(&|item| matches!(role_of(item), Role::Main | Role::WithRice | Role::Shared));
    }
    let treats = of(&|item| matches!(role_of(item), Role::Shared | Role::Treat));
    let cups = of(&|item| role_of(item) == Role::Drink && !is_common(item));
    match (cups.is_empty(), treats.is_empty()) {
        (false, _) => cups,
        (true, false) => treats,
        (true, true) => (0..menu.len()).collect(),
    }
}

/// Rupiah that one person spends: what stands on the table for each of [`heroes`], halfway between
/// the mean of all and the cheaper ones, because more people order those.
pub fn per_head(menu: &[MenuItem]) -> i64 {
    let price = |role: Role| {
        let first = menu.iter().find(|item| role_of(item) == role);
        first.map_or(0, |item| item.2)
    };
    let drink = menu
        .iter()
        .find(|item| role_of(item) == Role::Drink && is_common(item))
        .map_or(0, |item| item.2);
    let mut plates: Vec<i64> = heroes(menu)
        .into_iter()
        .map(|hero| match role_of(&menu[hero]) {
            Role::WithRice => menu[hero].2 + price(Role::Rice) + drink,
            Role::Shared => menu[hero].2 / 2 + price(Role::Rice) + drink,
            Role::Drink => menu[hero].2 + price(Role::Treat) / 2,
            _ => menu[hero].2 + drink,
        })
        .collect();
    plates.sort_unstable();
    let mean = |plates: &[i64]| plates.iter().sum::<i64>() / (plates.len() as i64).max(1);
    (mean(&plates) + mean(&plates[..plates.len().div_ceil(2)])) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kitchen_has_something_to_come_for() {
        let names: Vec<_> = COURSES
            .iter()
            .flat_map(|course| course.dishes)
            .map(|dish| dish.name_id)
            .collect();
        for needed in [
            "Nasi putih",
            "Es teh manis",
            "Martabak manis",
            "Teh mint",
            "Pisang goreng",
        ] {
            assert!(names.contains(&needed), "{needed}");
            assert_ne!(role(needed), Role::Main, "{needed}");
        }
        let mut first_id = 1;
        for course in COURSES {
            let menu: Vec<MenuItem> = (first_id..)
                .zip(course.dishes)
                .map(|(id, dish)| (id, dish, dish.price_k * 1000))
                .collect();
            first_id += menu.len() as i64;
            assert!(heroes(&menu).len() >= 3, "{}", course.category_id);
            let dearest = menu.iter().map(|item| item.2).max();
            assert!(
                Some(per_head(&menu)) < dearest.map(|price| price * 2),
                "{}",
                course.category_id
            );
        }
    }

    #[test]
    fn what_is_shared_is_one_for_two() {
        let of_four: Vec<_> = [Role::Main, Role::Shared, Role::Drink]
            .map(|role| quantity(role, 4))
            .to_vec();
        assert_eq!(of_four, [4, 2, 4]);
        assert_eq!(quantity(Role::Shared, 1), 1);
    }
}
