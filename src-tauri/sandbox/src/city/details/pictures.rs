//! The pictures of a store's page: gallery, dishes, menu. Merchant 2 "Background gallery", "menu
//! photo section", 3 "Image item".

use jajan_contract::{
    localised::Localised,
    store_page::{ImageItem, ImageType, MenuDish},
};

use crate::city::details::batches::SHOWCASE;
use crate::city::details::contents::Priced;
use crate::city::details::{Topic, dice};
use crate::pictures::GROUNDS;

/// So many photos has [`SHOWCASE`].
const MANY: usize = 200;

/// What the pictures are made of.
pub struct Look<'a> {
    pub store_id: i64,
    pub ground: &'a str,
    pub dish: &'a str,
    pub second_dish: &'a str,
    pub menu: &'a [Priced],
}

/// The gallery behind the top bar: 3 to 6, the cover first.
pub fn gallery(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, look.store_id);
    let count = dice.between(3, 6) as usize;
    let mut list = vec![item(
        ImageType::Store,
        format!(
            "/img/cover/{}/{}--{}.png",
            look.ground, look.dish, look.second_dish
        ),
        1,
        None,
    )];
    list.extend(interiors(look).into_iter().take(count.div_ceil(2)));
    let of_dishes = count - list.len().min(count);
    for (sort, dish) in (1..).zip(unlike(look.menu, look.dish).take(of_dishes)) {
        let ground = dice.pick(&GROUNDS).name;
        let other = match look.second_dish == dish.art {
            true => look.dish,
            false => look.second_dish,
        };
        let address = format!("/img/cover/{ground}/{}--{other}.png", dish.art);
        let item = item(ImageType::Dish, address, sort, Some(dish.name.clone()));
        list.push(item);
    }
    list
}

/// Everything that can be looked through, by type: menu cards, dishes, the store, its interior.
pub fn all(look: &Look<'_>) -> Vec<ImageItem> {
    let mut list = menu_cards(look);
    list.extend(dishes(look));
    list.push(item(
        ImageType::Store,
        format!(
            "/img/cover/{}/{}--{}.png",
            look.ground, look.dish, look.second_dish
        ),
        1,
        None,
    ));
    list.extend(interiors(look));
    list.sort_by_key(|item| (item.image_type, item.sort));
    list
}

/// The dishes with their prices; a favourite is what the store's cover shows.
pub fn menu(look: &Look<'_>) -> Vec<MenuDish> {
    let first_with = |art: &str| look.menu.iter().position(|dish| dish.art == art);
    let favourites = [first_with(look.dish), first_with(look.second_dish)];
    let mut photos = dishes(look).into_iter();
    let dishes = look.menu.iter().enumerate();
    dishes
        .map(|(index, dish)| MenuDish {
            name: dish.name.clone(),
            price: dish.price,
            image_url: photos.next().map(|photo| photo.image_url),
            is_favourite: favourites.contains(&Some(index)),
        })
        .collect()
}

/// One card for each six dishes.
fn menu_cards(look: &Look<'_>) -> Vec<ImageItem> {
    (1..)
        .zip(look.menu.chunks(6).take(4))
        .map(|(page, dishes)| {
            let first = &dishes[0].art;
            let second = unlike(dishes, first).next();
            let second = second.map_or(look.second_dish, |dish| &dish.art);
            let address = format!("/img/menu/{}/{page}/{first}--{second}.png", look.ground);
            item(ImageType::Menu, address, page, None)
        })
        .collect()
}

fn dishes(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, -look.store_id);
    let many = if look.store_id == SHOWCASE { MANY } else { 0 };
    // Some dishes were taken twice, on another plate.
    let extra = dice.below(11);
    let count = many.max(look.menu.len() + extra).min(many.max(30));
    let turn = dice.below(GROUNDS.len());
    (0..count)
        .filter_map(|index| {
            let dish = look.menu.get(index % look.menu.len().max(1))?;
            // A dish that comes again lies on another ground.
            let round = index / look.menu.len();
            let ground = GROUNDS[(turn + index * 5 + round) % GROUNDS.len()].name;
            let address = format!("/img/dish/{ground}/{}.png", dish.art);
            let sort = u32::try_from(index + 1).unwrap_or(u32::MAX);
            Some(item(
                ImageType::Dish,
                address,
                sort,
                Some(dish.name.clone()),
            ))
        })
        .collect()
}

fn interiors(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, look.store_id + (1 << 40));
    let count = dice.between(1, 3) as usize;
    let first = dice.between(1, 4);
    (0..count)
        .map(|index| {
            let scene = (first + index as i64 - 1) % 4 + 1;
            let dish = match index.checked_sub(1) {
                None => look.dish,
                Some(other) => unlike(look.menu, look.dish)
                    .nth(other)
                    .map_or(look.second_dish, |dish| &dish.art),
            };
            let address = format!("/img/interior/{}/{scene}/{dish}.png", look.ground);
            item(ImageType::Interior, address, index as u32 + 1, None)
        })
        .collect()
}

/// The dishes that look different from `art` and from the one before them.
fn unlike<'a>(menu: &'a [Priced], art: &'a str) -> impl Iterator<Item = &'a Priced> {
    let mut last = art;
    menu.iter().filter(move |dish| {
        let differs = dish.art != art && dish.art != last;
        last = &dish.art;
        differs
    })
}

fn item(image_type: ImageType, image_url: String, sort: u32, name: Option<Localised>) -> ImageItem {
    ImageItem {
        image_type,
        image_url,
        sort,
        name,
    }
}
