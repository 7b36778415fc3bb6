//! What a video shows, and its first frame.

use std::sync::Arc;

use crate::pictures::compose::Drawing;
use crate::pictures::dish::sprites::{Topping, Warmth};
use crate::pictures::dish::stage::{self, Frame};
use crate::pictures::dish::{Dish, Seed};
use crate::pictures::grounds::{self, Ground};

/// As on a cover.
const MOST: usize = 3;
/// Sides, 3:4 for most; whole macroblocks.
const SHAPES: [(u32, u32); 5] = [(480, 640), (480, 640), (480, 640), (560, 560), (640, 480)];

/// What a video shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Film {
    pub ground: &'static Ground,
    pub seed: Seed,
    /// The one that it is about, and up to two of the same store.
    pub dishes: Arc<[Dish]>,
}

impl Film {
    /// Absent: a name is of no table, or no dish is one. Names of dishes may come twice.
    pub fn new(store_id: i64, number: i64, ground: &str, names: &[&str]) -> Option<Self> {
        let mut dishes: Vec<Dish> = Vec::new();
        for name in names {
            if let Some(dish) = Dish::find(name).filter(|dish| !dishes.contains(dish)) {
                dishes.push(dish);
            }
        }
        dishes.truncate(MOST);
        // Without its own dish it would be about another one.
        let first = names.first()?;
        Dish::find(first)?;
        let number = usize::try_from(number).unwrap_or(0);
        Some(Self {
            ground: grounds::find(ground)?,
            seed: Seed::of_store(store_id).with(number),
            dishes: dishes.into(),
        })
    }

    /// Of a poster's path.
    pub fn of(ground: &'static Ground, seed: Seed, dishes: Vec<Dish>) -> Self {
        let dishes = dishes.into();
        Self {
            ground,
            seed,
            dishes,
        }
    }

    /// Width and height.
    pub fn sides(&self) -> (u32, u32) {
        SHAPES[usize::from(self.seed.number) % SHAPES.len()]
    }

    /// `#rrggbb`, the placeholder of its poster.
    pub fn color(&self) -> &'static str {
        self.ground.to
    }

    /// The dish that it is about.
    pub fn hero(&self) -> Dish {
        self.dishes[0]
    }

    /// Its slug.
    pub fn dish(&self) -> &'static str {
        self.hero().slug()
    }

    pub fn is_drink(&self) -> bool {
        self.hero().recipe.vessel.is_glass()
    }

    pub fn warmth(&self) -> Warmth {
        self.hero().warmth()
    }

    /// What falls on it.
    pub fn topping(&self) -> Option<Topping> {
        self.hero().topping(usize::from(self.seed.china))
    }

    /// The path of its first frame as a picture.
    pub fn poster(&self) -> String {
        self.table_with(0)
    }

    /// The paths of a table with each of its dishes in front; the first is the poster.
    pub fn stills(&self) -> Vec<String> {
        (0..self.dishes.len())
            .map(|at| self.table_with(at))
            .collect()
    }

    fn table_with(&self, front: usize) -> String {
        let mut names: Vec<&str> = self.dishes.iter().map(|dish| dish.slug()).collect();
        names.rotate_left(front);
        let (ground, seed) = (self.ground.name, self.seed);
        format!("/img/poster/{ground}/{seed}/{}.png", names.join("--"))
    }

    /// The first frame.
    pub fn still(&self) -> Drawing {
        let frame = Frame::of(self.sides());
        let (dish, beside) = (self.dishes[0], self.dishes.get(1).copied());
        stage::table_top(dish, beside, self.seed, self.ground, frame)
    }
}
