//! Recipes: which vessel a dish comes in, and what is laid into it, from the back to the front.
//!
//! The data is `recipes.json`, one dish a line, by the Indonesian name of the menu. Unknown words and
//! colours do not parse, and a test reads all of them.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

use serde::Deserialize;

use crate::pictures::dish::foods::Food;
use crate::pictures::dish::look::Look;
use crate::pictures::dish::vessels::{Beside, Vessel};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    pub vessel: Vessel,
    #[serde(default)]
    pub layers: Vec<Layer>,
    /// May steam.
    #[serde(default)]
    pub hot: bool,
    /// What may stand beside a bowl.
    #[serde(default)]
    pub beside: Vec<Beside>,
    /// Not mirrored and not turned.
    #[serde(default)]
    pub fixed: bool,
}

/// One food, once or several times.
#[derive(Debug, Deserialize)]
pub struct Layer(pub Food, pub Where, #[serde(default)] pub Look);

/// Places on the vessel's surface: -1..1 from left to right and from the back to the front.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Where {
    /// `[u, v]`, or `[u, v, lift]`.
    Spot(Vec<f64>),
    Many(Many),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Many {
    #[serde(flatten)]
    pub order: Order,
    /// The middle of a ring or a heap.
    #[serde(default)]
    pub at: [f64; 2],
    /// Units above the surface.
    #[serde(default)]
    pub lift: f64,
    /// Degrees of the first and of the last one.
    pub r: Option<[f64; 2]>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// Count, from `u`, `v` to `u`, `v`.
    Row([f64; 5]),
    /// Count, radius, and the degrees of the first and of the last one; without them a whole ring.
    Ring(Vec<f64>),
    /// Count, radius.
    Heap([f64; 2]),
}

/// The data by slug, with each dish's name.
type Recipes = HashMap<String, (String, Recipe)>;

/// A syntax error in the data is a fault of the build that the tests find; then no dish has a recipe.
static RECIPES: LazyLock<Result<Recipes, serde_json::Error>> = LazyLock::new(|| {
    let by_name: HashMap<String, Recipe> = serde_json::from_str(include_str!("recipes.json"))?;
    let by_slug = by_name
        .into_iter()
        .map(|(name, recipe)| (slug(&name), (name, recipe)));
    Ok(by_slug.collect())
});

/// `Nasi goreng kampung` as `nasi-goreng-kampung`.
fn slug(name_id: &str) -> String {
    name_id.to_ascii_lowercase().replace(' ', "-")
}

/// A dish that has a recipe.
#[derive(Clone, Copy)]
pub struct Dish {
    slug: &'static str,
    /// As an Indonesian menu says it.
    pub name: &'static str,
    pub recipe: &'static Recipe,
}

impl Dish {
    /// By its slug.
    pub fn find(slug: &str) -> Option<Self> {
        let (slug, (name, recipe)) = RECIPES.as_ref().ok()?.get_key_value(slug)?;
        Some(Self { slug, name, recipe })
    }

    /// All of them, in the order of their slugs.
    #[cfg(test)]
    pub fn all() -> Vec<Self> {
        let recipes = RECIPES.as_ref().expect("the data parses");
        let mut slugs: Vec<_> = recipes.keys().collect();
        slugs.sort();
        slugs
            .into_iter()
            .filter_map(|slug| Self::find(slug))
            .collect()
    }

    /// By its Indonesian name.
    pub fn named(name_id: &str) -> Option<Self> {
        Self::find(&slug(name_id))
    }

    /// The name within paths: small letters, digits and single dashes.
    pub fn slug(self) -> &'static str {
        self.slug
    }
}

impl PartialEq for Dish {
    fn eq(&self, other: &Self) -> bool {
        self.slug == other.slug
    }
}

impl Eq for Dish {}

impl Hash for Dish {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.slug.hash(state);
    }
}

impl fmt::Debug for Dish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Dish({})", self.slug)
    }
}
