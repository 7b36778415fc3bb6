//! The pictures of a store's page: gallery, dishes, menu. Merchant 2 "Background gallery", "menu
//! photo section", 3 "Image item".

use jajan_contract::{
    localised::Localised,
    store_page::{ImageItem, ImageType, MenuDish},
};

use crate::city::details::batches::SHOWCASE;
use crate::city::details::{Topic, dice};
use crate::pictures::{GROUNDS, paths};
use crate::store::catalog::store_page::rows::PricedDish;

/// So many photos has [`SHOWCASE`].
const MANY: usize = 200;

/// What the pictures are made of.
pub struct Look<'a> {
    pub store_id: i64,
    pub ground: &'a str,
    /// On the store's cover, its best one first.
    pub dishes: [&'a str; 3],
    pub menu: &'a [PricedDish],
}

/// The gallery behind the top bar: 3 to 6, the cover first.
pub fn gallery(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, look.store_id);
    let count = dice.between(3, 6) as usize;
    let mut list = vec![cover(look)];
    list.extend(interiors(look).into_iter().take(count.div_ceil(2)));
    let of_dishes = count - list.len().min(count);
    let turn = dice.below(GROUNDS.len());
    let dishes = look.menu.iter().filter(|dish| dish.art != look.dishes[0]);
    for (index, dish) in dishes.take(of_dishes).enumerate() {
        let ground = GROUNDS[(turn + index * 5) % GROUNDS.len()].name;
        let address = paths::table(look.store_id, ground, &[&dish.art]);
        let sort = index as u32 + 1;
        let name = Some(dish.name.clone());
        list.push(item(ImageType::Dish, address, sort, name));
    }
    list
}

/// Everything that can be looked through, by type: menu cards, dishes, the store, its interior.
pub fn all(look: &Look<'_>) -> Vec<ImageItem> {
    let mut list = menu_cards(look);
    list.extend(dishes(look));
    list.push(cover(look));
    list.extend(interiors(look));
    list.sort_by_key(|item| (item.image_type, item.sort));
    list
}

/// The dishes with their prices; a favourite is what the store's cover shows in front.
pub fn menu(look: &Look<'_>) -> Vec<MenuDish> {
    let favourites = &look.dishes[..2];
    let mut photos = dishes(look).into_iter();
    let dishes = look.menu.iter();
    dishes
        .map(|dish| MenuDish {
            name: dish.name.clone(),
            price: dish.price_rp,
            image_url: photos.next().map(|photo| photo.image_url),
            is_favourite: favourites.contains(&dish.art.as_str()),
        })
        .collect()
}

fn cover(look: &Look<'_>) -> ImageItem {
    let address = paths::cover(look.store_id, look.ground, &look.dishes);
    item(ImageType::Store, address, 1, None)
}

/// One board for each six dishes.
fn menu_cards(look: &Look<'_>) -> Vec<ImageItem> {
    (1..)
        .zip(look.menu.chunks(6).take(4))
        .map(|(page, dishes)| {
            let rows = dishes.iter().map(|dish| (dish.art.as_str(), dish.price_rp));
            item(
                ImageType::Menu,
                paths::menu(look.store_id, rows),
                page,
                None,
            )
        })
        .collect()
}

fn dishes(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, -look.store_id);
    let many = if look.store_id == SHOWCASE { MANY } else { 0 };
    // Some dishes were taken twice.
    let extra = dice.below(11);
    let count = many.max(look.menu.len() + extra).min(many.max(30));
    let turn = dice.below(GROUNDS.len());
    (0..count)
        .filter_map(|index| {
            let dish = look.menu.get(index % look.menu.len().max(1))?;
            // A dish that comes again lies on another ground.
            let round = index / look.menu.len();
            let ground = GROUNDS[(turn + index * 5 + round) % GROUNDS.len()].name;
            let address = paths::dish(look.store_id, ground, &dish.art, round);
            let sort = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let name = Some(dish.name.clone());
            Some(item(ImageType::Dish, address, sort, name))
        })
        .collect()
}

fn interiors(look: &Look<'_>) -> Vec<ImageItem> {
    let mut dice = dice(Topic::Pictures, look.store_id + (1 << 40));
    let count = dice.between(1, 3);
    let first = dice.between(1, 4);
    (0..count)
        .map(|index| {
            let scene = (first + index - 1) % 4 + 1;
            let dish = look.dishes[index as usize];
            let address = paths::interior(look.store_id, look.ground, scene, dish);
            item(ImageType::Interior, address, index as u32 + 1, None)
        })
        .collect()
}

fn item(image_type: ImageType, image_url: String, sort: u32, name: Option<Localised>) -> ImageItem {
    ImageItem {
        image_type,
        image_url,
        sort,
        name,
    }
}
