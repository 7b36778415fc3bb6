//! Vessels. Each draws itself and answers the surface that food lies on, and what must be drawn after
//! the food: a lip, the front of a glass.

mod bowl;
mod flat;
mod glass;
mod mug;
mod plate;
mod props;
mod surface;

use serde::Deserialize;

use crate::pictures::dish::pen::Pen;
use crate::pictures::dish::shape::Point;

pub use bowl::Bowl;
pub use flat::LunchBox;
pub use glass::Glass;
pub use mug::Mug;
pub use plate::Plate;
pub use props::{Beside, beside, cloth, mat, vapour};
pub use surface::Surface;

#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Vessel {
    Bowl(Bowl),
    Plate(Plate),
    Leaf {},
    Board(flat::Board),
    Cobek(bowl::Cobek),
    ClayPot(bowl::ClayPot),
    Hotplate {},
    Steamer {},
    Box(LunchBox),
    Glass(Glass),
    Mug(Mug),
    Bare(flat::Bare),
}

/// What is drawn after the food.
pub enum Front {
    None,
    Lip(bowl::Lip),
    Glass(Box<glass::Front>),
    Steam(Point),
}

impl Front {
    pub fn draw(self, p: &mut Pen) {
        match self {
            Self::None => {}
            Self::Lip(lip) => lip.draw(p),
            Self::Glass(front) => front.draw(p),
            Self::Steam([x, y]) => vapour(p, x, y),
        }
    }
}

impl Vessel {
    pub fn draw(&self, p: &mut Pen) -> (Surface, Front) {
        match self {
            Self::Bowl(bowl) => lipped(bowl.draw(p)),
            Self::Plate(plate) => (plate.draw(p), Front::None),
            Self::Leaf {} => (plate::leaf(p), Front::None),
            Self::Board(board) => (board.draw(p), Front::None),
            Self::Cobek(cobek) => lipped(cobek.draw(p)),
            Self::ClayPot(pot) => lipped(pot.draw(p)),
            Self::Hotplate {} => (flat::hotplate(p), Front::None),
            Self::Steamer {} => (flat::steamer(p), Front::None),
            Self::Box(lunch) => (lunch.draw(p), Front::None),
            Self::Glass(glass) => {
                let (surface, front) = glass.draw(p);
                (surface, Front::Glass(Box::new(front)))
            }
            Self::Mug(mug) => {
                let surface = mug.draw(p);
                (surface, Front::Steam([surface.x, surface.y - 14.0]))
            }
            Self::Bare(bare) => (bare.draw(p), Front::None),
        }
    }

    /// Whether its layout may be turned a little.
    pub fn is_round(&self) -> bool {
        matches!(
            self,
            Self::Bowl(_) | Self::Plate(_) | Self::Leaf {} | Self::ClayPot(_)
        )
    }

    /// Whether a mat or a cloth may lie under it.
    pub fn takes_mat(&self) -> bool {
        matches!(
            self,
            Self::Bowl(_) | Self::Plate(_) | Self::Cobek(_) | Self::ClayPot(_)
        )
    }

    pub fn is_glass(&self) -> bool {
        matches!(self, Self::Glass(_))
    }

    pub fn is_bowl(&self) -> bool {
        matches!(self, Self::Bowl(_) | Self::ClayPot(_))
    }
}

fn lipped((surface, lip): (Surface, bowl::Lip)) -> (Surface, Front) {
    (surface, Front::Lip(lip))
}
