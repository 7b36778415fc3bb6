//! What lies in a vessel. A food is drawn about (x, y), its foot a little below; it answers the box of
//! its body, where it has one that can sink into soup.

mod bread;
mod chicken;
mod dough;
mod egg;
mod grain;
mod greens;
mod meat;
mod sauce;
mod sea;
mod shellfish;
mod sliced;
mod sweet;
mod tall;

use serde::Deserialize;

use crate::pictures::dish::item::Item;
use crate::pictures::dish::pen::Pen;
use crate::pictures::dish::shape::Bounds;

macro_rules! foods {
    ($($food:ident $draw:path,)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub enum Food { $($food),* }

        impl Food {
            pub fn draw(self, p: &mut Pen, item: &Item<'_>) -> Option<Bounds> {
                match self { $(Self::$food => $draw(p, item).into()),* }
            }
        }
    };
}

foods! {
    Ball meat::ball,
    Cutball meat::cutball,
    Chunk meat::chunk,
    Sheet meat::sheet,
    Shreds meat::shreds,
    Skewer meat::skewer,
    Rib meat::rib,
    BoneMeat meat::bone_meat,
    Steak meat::steak,
    Leg chicken::leg,
    Half chicken::half,
    Duck chicken::duck,
    Egg egg::egg,
    Whole egg::whole,
    FriedEgg egg::fried_egg,
    Omelette egg::omelette,
    Rice grain::rice,
    Noodles grain::noodles,
    Onigiri grain::onigiri,
    Corn grain::corn,
    Fish sea::fish,
    Shrimp sea::shrimp,
    Clam shellfish::clam,
    Claw shellfish::claw,
    Crab shellfish::crab,
    Slice sliced::slice,
    Wedge sliced::wedge,
    Block sliced::block,
    Banana sliced::banana,
    Berry sliced::berry,
    Chili greens::chili,
    Leaf greens::leaf,
    Herb greens::herb,
    Greens greens::greens,
    Sticks greens::sticks,
    Sauce sauce::sauce,
    Drizzle sauce::drizzle,
    Swirl sauce::swirl,
    Sprinkle sauce::sprinkle,
    Kerupuk dough::kerupuk,
    Dumpling dough::dumpling,
    Roll dough::roll,
    Wrap dough::wrap,
    Rod dough::rod,
    Fritter dough::fritter,
    Disc bread::disc,
    Bun bread::bun,
    Ring bread::ring,
    Toast bread::toast,
    Dome bread::dome,
    Halfmoon bread::halfmoon,
    Croissant bread::croissant,
    Waffle bread::waffle,
    Cake sweet::cake,
    Scoop sweet::scoop,
    Pudding sweet::pudding,
    Grid sweet::grid,
    Ice sweet::ice,
    Latte sweet::latte,
    Mooncake sweet::mooncake,
    Bloom sweet::bloom,
    Boat sweet::boat,
    Shell tall::shell,
    Cone tall::cone,
    Carton tall::carton,
}
