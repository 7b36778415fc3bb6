//! What moves over a video: steam, cutlery, what is strewn, drops and glints. Each on nothing.

use crate::pictures::compose::{Drawing, document};
use crate::pictures::dish::color::{Color, WHITE};
use crate::pictures::dish::foods::Food;
use crate::pictures::dish::item::Item;
use crate::pictures::dish::look::Look;
use crate::pictures::dish::pen::{BODY, Body, Pen};
use crate::pictures::dish::recipe::{Dish, Layer};
use crate::pictures::dish::shape::{Point, at, oval, shape, smooth};
use crate::pictures::dish::vessels::{Beside, Vessel};

/// How warm a dish is when it is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warmth {
    Steaming,
    Warm,
    Cold,
}

/// What it is eaten with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cutlery {
    Spoon,
    Fork,
    Chopsticks,
}

/// What a cook strews over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topping {
    Herbs,
    Shallots,
    Chili,
    Crumbs,
    Sesame,
}

impl Dish {
    fn has(self, foods: &[Food]) -> bool {
        let layers = self.recipe.layers.iter();
        layers
            .into_iter()
            .any(|Layer(food, ..)| foods.contains(food))
    }

    fn is_sweet(self) -> bool {
        self.has(&[
            Food::Cake,
            Food::Scoop,
            Food::Pudding,
            Food::Ice,
            Food::Toast,
            Food::Croissant,
            Food::Waffle,
            Food::Mooncake,
            Food::Bloom,
            Food::Grid,
            Food::Cone,
            Food::Shell,
        ])
    }

    pub fn warmth(self) -> Warmth {
        let recipe = self.recipe;
        match &recipe.vessel {
            Vessel::Glass(glass) if !glass.steam => Warmth::Cold,
            Vessel::Bare(_) => Warmth::Cold,
            Vessel::ClayPot(_) | Vessel::Hotplate {} | Vessel::Steamer {} | Vessel::Mug(_) => {
                Warmth::Steaming
            }
            _ if recipe.hot => Warmth::Steaming,
            _ if self.is_sweet() || self.has(&[Food::Onigiri]) => Warmth::Cold,
            _ => Warmth::Warm,
        }
    }

    /// Absent: it is drunk, or eaten with the hand.
    pub fn cutlery(self) -> Option<Cutlery> {
        let beside = &self.recipe.beside;
        let with_sticks = match beside.is_empty() {
            true => self.has(&[Food::Noodles, Food::Dumpling]),
            false => beside.iter().any(|it| matches!(it, Beside::Chopsticks)),
        };
        if with_sticks {
            return Some(Cutlery::Chopsticks);
        }
        match &self.recipe.vessel {
            Vessel::Glass(_) | Vessel::Mug(_) | Vessel::Bare(_) | Vessel::Box(_) => None,
            Vessel::Bowl(_) | Vessel::ClayPot(_) => Some(Cutlery::Spoon),
            Vessel::Board(_) => Some(Cutlery::Fork),
            _ if self.has(&[Food::Rice]) => Some(Cutlery::Spoon),
            _ => Some(Cutlery::Fork),
        }
    }

    /// Absent: nothing belongs on it.
    pub fn topping(self, number: usize) -> Option<Topping> {
        if self.recipe.vessel.is_glass()
            || matches!(self.recipe.vessel, Vessel::Mug(_) | Vessel::Bare(_))
        {
            return None;
        }
        if self.is_sweet() {
            return Some([Topping::Crumbs, Topping::Sesame][number % 2]);
        }
        if self.has(&[Food::Fritter, Food::Onigiri]) {
            return Some(Topping::Sesame);
        }
        Some([Topping::Herbs, Topping::Shallots, Topping::Chili][number % 3])
    }
}

fn sprite(p: Pen, width: u32, height: u32, filter: &str) -> Drawing {
    let (defs, body) = p.finish();
    document(width, height, &(defs + filter), &body)
}

/// The sides of [`wisp`].
pub const WISP: (u32, u32) = (160, 300);

/// A breath of steam; `number` 0 to 2 are different ones.
pub fn wisp(number: u32) -> Drawing {
    let mut p = Pen::new(number + 11, number as usize);
    p.raw(r#"<g filter="url(#steam)">"#);
    let lean = p.rnd(-14.0, 14.0);
    for i in 0..15 {
        let t = f64::from(i) / 14.0;
        let sway = (t * 6.0 + f64::from(number) * 2.0).sin() * (8.0 + 20.0 * t) + lean * t;
        // Thin at its foot, wide and faint at its head.
        let r = 13.0 + 24.0 * t;
        let strength = 0.62 * (1.0 - t).powf(0.6) * (0.35 + t).min(1.0);
        p.blot(
            [80.0 + sway, 262.0 - 222.0 * t],
            r,
            r * 1.25,
            WHITE,
            strength,
        );
    }
    p.raw("</g>");
    let filter = r#"<filter id="steam" color-interpolation-filters="sRGB" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>"#;
    sprite(p, WISP.0, WISP.1, filter)
}

/// The side of [`cutlery`].
pub const CUTLERY: u32 = 320;

/// It comes from the upper right; its tip is at [`TIP`].
pub fn cutlery(kind: Cutlery) -> Drawing {
    let mut p = Pen::new(3, 0);
    let steel = Color::hex(0xd3dae0);
    match kind {
        Cutlery::Chopsticks => {
            for (k, tint) in [(0.0, 0x8a4a24), (26.0, 0x9c5a2e)] {
                p.shadow([66.0 + k * 0.2, 266.0], 30.0, 8.0, 0.3);
                let stick = [
                    [48.0 + k * 0.1, 262.0 - k * 0.1],
                    [300.0 + k, 20.0 + k * 0.5],
                ];
                p.tube(&stick, 13.0, Color::hex(tint), 0.5);
            }
        }
        Cutlery::Spoon => {
            p.shadow([66.0, 268.0], 60.0, 16.0, 0.35);
            let handle = [[96.0, 226.0], [190.0, 132.0], [304.0, 26.0]];
            p.tube(&handle, 15.0, steel, 0.6);
            let look = Body {
                shadow: 0.0,
                gloss: 0.9,
                h: 5.0,
                ..BODY
            };
            p.body_at(
                at(72.0, 250.0).turned(-44.0),
                &oval(44.0, 27.0, 14),
                steel,
                look,
            );
            let hollow = at(71.0, 247.0).turned(-44.0).all(&oval(35.0, 19.0, 14));
            p.path(&smooth(&hollow), Color::hex(0xa8b2bb), 0.8);
            p.gloss([62.0, 250.0], 14.0, 5.0, 0.9, -44.0);
        }
        Cutlery::Fork => {
            p.shadow([60.0, 268.0], 40.0, 12.0, 0.32);
            let handle = [[118.0, 206.0], [200.0, 124.0], [304.0, 26.0]];
            p.tube(&handle, 14.0, steel, 0.6);
            let neck = at(100.0, 222.0)
                .turned(-45.0)
                .all(&shape![-22 -24, 20 -12, 20 12, -22 24]);
            p.path(&smooth(&neck), steel, 1.0);
            for i in 0..4 {
                let side = f64::from(i) * 13.0 - 19.5;
                let place = at(88.0, 234.0).turned(-45.0);
                let tine = place.all(&[[6.0, side], [-52.0, side * 0.86]]);
                p.tube(&tine, 7.0, steel, 0.7);
            }
        }
    }
    sprite(p, CUTLERY, CUTLERY, "")
}

/// Where the tip of [`cutlery`] is in it.
pub const TIP: Point = [52.0, 264.0];

/// The side of [`topping`].
pub const TOPPING: u32 = 48;

/// One piece; `number` is another of the same kind.
pub fn topping(kind: Topping, number: u32) -> Drawing {
    let mut p = Pen::new(number * 7 + 5, number as usize);
    let (food, sort, scale) = match kind {
        Topping::Herbs => (Food::Herb, "", 0.7),
        Topping::Shallots => (Food::Sprinkle, "shallot", 1.9),
        Topping::Chili => (Food::Sprinkle, "chili", 2.0),
        Topping::Crumbs => (Food::Sprinkle, "crumb", 1.7),
        Topping::Sesame => (Food::Sprinkle, "sesame", 2.2),
    };
    let look = Look {
        kind: Some(sort.to_owned()),
        n: Some(if food == Food::Herb { 3.0 } else { 1.0 }),
        w: Some(0.1),
        ..Look::default()
    };
    let item = Item {
        look: &look,
        x: 0.0,
        y: 0.0,
        color: None,
        degrees: None,
        flip: false,
    };
    let turn = f64::from(number) * 57.0;
    p.raw(&format!(
        r#"<g transform="translate(24 24) rotate({turn}) scale({scale})">"#
    ));
    food.draw(&mut p, &item);
    p.raw("</g>");
    sprite(p, TOPPING, TOPPING, "")
}

/// The side of [`glint`] and of [`bead`].
pub const SPARK: u32 = 64;

/// Light on ice and glaze.
pub fn glint() -> Drawing {
    let mut p = Pen::new(1, 0);
    p.blot([32.0, 32.0], 22.0, 22.0, WHITE, 0.7);
    let star = shape![32 2, 35 29, 62 32, 35 35, 32 62, 29 35, 2 32, 29 29];
    p.path(&smooth(&star), WHITE, 0.9);
    sprite(p, SPARK, SPARK, "")
}

/// A drop that runs down a cold glass.
pub fn bead() -> Drawing {
    let mut p = Pen::new(1, 0);
    p.ellipse([32.0, 34.0], 13.0, 18.0, Color::hex(0x6f8794), 0.28);
    p.ellipse([31.0, 32.0], 11.0, 16.0, WHITE, 0.5);
    p.ellipse([28.0, 26.0], 4.0, 6.0, WHITE, 0.95);
    sprite(p, SPARK, SPARK, "")
}
