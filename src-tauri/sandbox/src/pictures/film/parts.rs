//! What a film moves, drawn once.

use jajan_film::Layer;
use resvg::tiny_skia::Transform;

use crate::pictures::compose::Drawing;
use crate::pictures::dish::sprites::{self, Cutlery, SPARK, Topping, Warmth};
use crate::pictures::dish::stage::{self, Frame};
use crate::pictures::film::shown::Film;
use crate::pictures::{PictureError, render};

/// Pixels of a shot's layer for one of the frame: the camera comes nearer, and stays sharp.
pub const SHARP: f32 = 1.2;
/// How much nearer the second shot is.
pub const CLOSE: f32 = 1.9;
/// Where the second shot begins and ends in the first one, as shares of its sides.
pub const CLOSE_AT: [f32; 2] = [0.5, 0.53];

pub struct Parts {
    pub sides: (f32, f32),
    /// The middle of the dish in the first shot, and pixels for its unit.
    pub middle: [f32; 2],
    pub unit: f32,
    pub whole: Layer,
    pub close: Layer,
    pub spread: Layer,
    pub warmth: Warmth,
    pub wisps: Vec<Layer>,
    pub cutlery: Option<Layer>,
    pub is_spoon: bool,
    pub toppings: Vec<Layer>,
    pub glint: Layer,
    pub bead: Layer,
    /// Of the china: what differs between films of one dish.
    pub turn: f32,
    pub is_glass: bool,
    /// Where the food lies: so many units above the middle of the dish.
    pub food: f32,
}

impl Parts {
    pub fn draw(film: &Film) -> Result<Self, PictureError> {
        let sides = film.sides();
        let frame = Frame::of(sides);
        let still = film.still();
        let dish = film.hero();
        let whole = shot(&still, sides, 1.0, [0.5, 0.5])?;
        let close = shot(&still, sides, CLOSE, CLOSE_AT)?;
        let spread = stage::spread(&film.dishes, film.seed, film.ground, frame);
        let spread = shot(&spread, sides, 1.0, [0.5, 0.5])?;
        let warmth = dish.warmth();
        let wisps = match warmth {
            Warmth::Cold => Vec::new(),
            _ => (0..3)
                .map(|number| sprite(&sprites::wisp(number), sprites::WISP, 1.0))
                .collect::<Result<_, _>>()?,
        };
        let cutlery = dish.cutlery();
        let is_spoon = cutlery == Some(Cutlery::Spoon);
        let toppings = match film.topping() {
            Some(kind) => toppings(kind)?,
            None => Vec::new(),
        };
        let side = (sprites::CUTLERY, sprites::CUTLERY);
        let cutlery = cutlery.map(|kind| sprite(&sprites::cutlery(kind), side, 1.0));
        let [x, y] = frame.middle();
        Ok(Self {
            sides: (sides.0 as f32, sides.1 as f32),
            middle: [x as f32, y as f32],
            unit: frame.scale() as f32,
            whole,
            close,
            spread,
            warmth,
            wisps,
            cutlery: cutlery.transpose()?,
            is_spoon,
            toppings,
            glint: sprite(&sprites::glint(), (SPARK, SPARK), 1.0)?,
            bead: sprite(&sprites::bead(), (SPARK, SPARK), 1.0)?,
            turn: f32::from(film.seed.china % 97) / 97.0,
            is_glass: film.is_drink(),
            food: if dish.recipe.vessel.is_bowl() {
                44.0
            } else {
                16.0
            },
        })
    }
}

fn toppings(kind: Topping) -> Result<Vec<Layer>, PictureError> {
    let side = (sprites::TOPPING, sprites::TOPPING);
    (0..4)
        .map(|number| sprite(&sprites::topping(kind, number), side, 1.5))
        .collect()
}

/// `near` times as near, around a place of the drawing.
fn shot(
    drawing: &Drawing,
    (width, height): (u32, u32),
    near: f32,
    at: [f32; 2],
) -> Result<Layer, PictureError> {
    let scale = near * SHARP;
    let large = |side: u32| (side as f32 * SHARP).round() as u32;
    let from = |side: u32, at: f32| side as f32 * SHARP * 0.5 - side as f32 * at * scale;
    let move_by =
        Transform::from_scale(scale, scale).post_translate(from(width, at[0]), from(height, at[1]));
    layer(drawing, (large(width), large(height)), move_by)
}

fn sprite(
    drawing: &Drawing,
    (width, height): (u32, u32),
    scale: f32,
) -> Result<Layer, PictureError> {
    let large = |side: u32| (side as f32 * scale).round() as u32;
    let transform = Transform::from_scale(scale, scale);
    layer(drawing, (large(width), large(height)), transform)
}

fn layer(
    drawing: &Drawing,
    (width, height): (u32, u32),
    transform: Transform,
) -> Result<Layer, PictureError> {
    let pixmap = render::paint(&drawing.svg, width, height, transform)?;
    let no_layer = || PictureError::Drawing("an empty layer".to_owned());
    Layer::new(width, height, pixmap.data()).ok_or_else(no_layer)
}
