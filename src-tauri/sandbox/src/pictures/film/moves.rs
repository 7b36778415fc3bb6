//! Where everything is in each frame.

use std::f32::consts::{PI, TAU};

use jajan_film::{Layer, Placed};

use crate::pictures::dish::sprites::{self, Warmth};
use crate::pictures::film::parts::{CLOSE, CLOSE_AT, Parts, SHARP};

/// First and last frame of the shots; they overlap where one fades into the next. The last one fades
/// into the beginning, because a video is played again.
const SHOTS: [(f32, f32); 3] = [(0.0, 62.0), (50.0, 108.0), (96.0, 144.0)];
const FADE: f32 = 12.0;

/// The layers of a frame, from back to front.
pub fn frame(parts: &Parts, number: f32) -> Vec<Placed<'_>> {
    let mut placed = Vec::with_capacity(24);
    if number < SHOTS[0].1 {
        first(parts, number, &mut placed);
    }
    fading(&mut placed, number, SHOTS[1], |placed| {
        second(parts, number - SHOTS[1].0, placed)
    });
    fading(&mut placed, number, SHOTS[2], |placed| {
        third(parts, number - SHOTS[2].0, placed)
    });
    let left = SHOTS[2].1 - number;
    if left <= FADE {
        let opacity = smooth(1.0 - left / FADE);
        fading_by(&mut placed, opacity, |placed| first(parts, 0.0, placed));
    }
    placed
}

fn fading<'a>(
    placed: &mut Vec<Placed<'a>>,
    number: f32,
    (from, to): (f32, f32),
    add: impl FnOnce(&mut Vec<Placed<'a>>),
) {
    if (from..to).contains(&number) {
        fading_by(placed, smooth((number - from + 1.0) / FADE), add);
    }
}

/// What is added, over what is there. What is covered is not drawn.
fn fading_by<'a>(
    placed: &mut Vec<Placed<'a>>,
    opacity: f32,
    add: impl FnOnce(&mut Vec<Placed<'a>>),
) {
    if opacity >= 1.0 {
        placed.clear();
    }
    let start = placed.len();
    add(placed);
    for layer in &mut placed[start..] {
        layer.opacity *= opacity;
    }
}

/// 0 to 1 with a soft beginning and end.
fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// A camera: how near it is, and the place of the picture that stays in its own place.
#[derive(Clone, Copy)]
struct Camera {
    near: f32,
    at: [f32; 2],
}

impl Camera {
    fn shows<'a>(self, parts: &Parts, layer: &'a Layer) -> Placed<'a> {
        let (width, height) = parts.sides;
        Placed {
            layer,
            x: (1.0 - self.near) * width * self.at[0],
            y: (1.0 - self.near) * height * self.at[1],
            scale: self.near / SHARP,
            opacity: 1.0,
        }
    }

    /// Where a point of the shot is in the frame.
    fn sees(self, parts: &Parts, [x, y]: [f32; 2]) -> [f32; 2] {
        let (width, height) = parts.sides;
        let [at_x, at_y] = [width * self.at[0], height * self.at[1]];
        [at_x + (x - at_x) * self.near, at_y + (y - at_y) * self.near]
    }
}

/// The dish on its table; what it is eaten with comes in.
fn first<'a>(parts: &'a Parts, t: f32, placed: &mut Vec<Placed<'a>>) {
    let (width, height) = parts.sides;
    let share = t / SHOTS[0].1;
    let at = [parts.middle[0] / width, parts.middle[1] / height];
    let camera = Camera {
        near: 1.0 + 0.12 * share,
        at,
    };
    placed.push(camera.shows(parts, &parts.whole));
    let above = [parts.middle[0], parts.middle[1] - parts.unit * 34.0];
    let foot = camera.sees(parts, above);
    steam(parts, t, foot, parts.unit * camera.near, placed);
    cold(parts, t, camera, placed);
    if let Some(cutlery) = &parts.cutlery {
        let come = smooth((t - 14.0) / 22.0);
        // A spoon dips in and is lifted again.
        let dip = if parts.is_spoon {
            (smooth((t - 34.0) / 10.0) - smooth((t - 46.0) / 14.0)) * 12.0
        } else {
            (smooth((t - 36.0) / 8.0) - smooth((t - 46.0) / 8.0)) * 8.0
        };
        let scale = parts.unit * 0.62 * camera.near;
        let tip = [
            parts.middle[0] + parts.unit * (58.0 + 190.0 * (1.0 - come)),
            parts.middle[1] - parts.unit * (26.0 + 190.0 * (1.0 - come) - dip),
        ];
        let [x, y] = camera.sees(parts, tip);
        if come > 0.0 {
            placed.push(Placed {
                layer: cutlery,
                x: x - sprites::TIP[0] as f32 * scale,
                y: y - sprites::TIP[1] as f32 * scale,
                scale,
                opacity: 1.0,
            });
        }
    }
}

/// Near: a slow look along the dish, while something is strewn over it.
fn second<'a>(parts: &'a Parts, t: f32, placed: &mut Vec<Placed<'a>>) {
    let share = smooth(t / (SHOTS[1].1 - SHOTS[1].0));
    let side = if parts.turn < 0.5 { 1.0 } else { -1.0 };
    let camera = Camera {
        near: 1.16,
        at: [0.5 + side * (0.5 - share) * 0.9, 0.62 - 0.2 * share],
    };
    placed.push(camera.shows(parts, &parts.close));
    let unit = parts.unit * CLOSE * camera.near;
    let (width, height) = parts.sides;
    let within = |[x, y]: [f32; 2]| {
        let near = |place: f32, side: f32, at: f32| side * 0.5 + (place - side * at) * CLOSE;
        camera.sees(
            parts,
            [near(x, width, CLOSE_AT[0]), near(y, height, CLOSE_AT[1])],
        )
    };
    let foot = within([parts.middle[0], parts.middle[1] - parts.unit * 30.0]);
    for (index, layer) in (0u8..14).zip(parts.toppings.iter().cycle()) {
        let place = f32::from(index);
        let born = 6.0 + place * 1.9;
        let age = t - born;
        // Spread evenly over the middle of the dish.
        let seed = (place * 0.754_88 + parts.turn).fract();
        let down = (place * 0.569_84).fract();
        let land = within([
            parts.middle[0] + (seed - 0.5) * 112.0 * parts.unit,
            parts.middle[1] + ((down - 0.5) * 50.0 - parts.food) * parts.unit,
        ]);
        let fall = 9.0;
        if age < 0.0 {
            continue;
        }
        let left = (1.0 - age / fall).max(0.0);
        let scale = unit * 0.27 * (1.0 + left * 0.25);
        let half = layer.width() * scale * 0.5;
        placed.push(Placed {
            layer,
            x: land[0] - half + left * 12.0 * (seed - 0.5),
            y: land[1] - half - left * (2.0 - left) * height * 0.55,
            scale,
            opacity: smooth(age / 3.0),
        });
    }
    steam(parts, t + 30.0, foot, unit, placed);
    if parts.is_glass || parts.warmth == Warmth::Cold {
        glints(parts, t, within, unit, placed);
    }
}

/// The store's counter, from near to far.
fn third<'a>(parts: &'a Parts, t: f32, placed: &mut Vec<Placed<'a>>) {
    let share = t / (SHOTS[2].1 - SHOTS[2].0);
    let camera = Camera {
        near: 1.16 - 0.13 * share,
        at: [0.5, 0.66],
    };
    placed.push(camera.shows(parts, &parts.spread));
    let (width, height) = parts.sides;
    let foot = camera.sees(parts, [width * 0.5, height * 0.72 - parts.unit * 26.0]);
    steam(parts, t + 60.0, foot, parts.unit * 0.8, placed);
}

/// Several wisps, each at its own age; none at the first frame, so that it is the poster.
fn steam<'a>(parts: &'a Parts, t: f32, [x, y]: [f32; 2], unit: f32, placed: &mut Vec<Placed<'a>>) {
    let (count, most) = match parts.warmth {
        Warmth::Steaming => (9u8, 0.95),
        Warmth::Warm => (6, 0.6),
        Warmth::Cold => return,
    };
    let life = 62.0;
    for (index, layer) in (0..count).zip(parts.wisps.iter().cycle()) {
        let place = f32::from(index) / f32::from(count);
        let age = (t / life + place).fract();
        let scale = unit * (0.34 + 0.4 * age);
        let sway = (age * TAU + place * 9.0).sin() * 9.0;
        let across = ((place * 5.3 + parts.turn).fract() - 0.5) * 92.0 + sway;
        let rise = 78.0 * age;
        let begun = smooth(t / 14.0);
        placed.push(Placed {
            layer,
            x: x + across * unit - layer.width() * scale * 0.5,
            y: y - rise * unit - layer.height() * scale * 0.86,
            scale,
            opacity: most * (PI * age).sin() * begun,
        });
    }
}

/// Of what is cold: drops on a glass, light on ice and glaze.
fn cold<'a>(parts: &'a Parts, t: f32, camera: Camera, placed: &mut Vec<Placed<'a>>) {
    if parts.warmth != Warmth::Cold {
        return;
    }
    let unit = parts.unit * camera.near;
    if parts.is_glass {
        for index in 0u8..5 {
            let place = f32::from(index);
            let age = ((t + place * 17.0) / 90.0).fract();
            let spot = [
                parts.middle[0] + ((place * 0.618).fract() - 0.5) * 84.0 * parts.unit,
                parts.middle[1]
                    + (-66.0 + (place * 0.37).fract() * 60.0 + age * age * 70.0) * parts.unit,
            ];
            put(
                &parts.bead,
                camera.sees(parts, spot),
                unit * 0.16,
                (PI * age).sin() * 0.9 * smooth(t / 10.0),
                placed,
            );
        }
    }
    glints(parts, t, |place| camera.sees(parts, place), unit, placed);
}

fn glints<'a>(
    parts: &'a Parts,
    t: f32,
    sees: impl Fn([f32; 2]) -> [f32; 2],
    unit: f32,
    placed: &mut Vec<Placed<'a>>,
) {
    for index in 0u8..4 {
        let place = f32::from(index) + parts.turn;
        let beat = (t / 26.0 + place * 0.37).fract();
        let strength = (PI * beat).sin().powi(6) * smooth(t / 8.0);
        let spot = [
            parts.middle[0] + ((place * 0.618).fract() - 0.5) * 110.0 * parts.unit,
            parts.middle[1] + ((place * 0.37).fract() - 0.75) * 90.0 * parts.unit,
        ];
        put(
            &parts.glint,
            sees(spot),
            unit * (0.22 + 0.1 * strength),
            strength * 0.8,
            placed,
        );
    }
}

fn put<'a>(
    layer: &'a Layer,
    [x, y]: [f32; 2],
    scale: f32,
    opacity: f32,
    placed: &mut Vec<Placed<'a>>,
) {
    placed.push(Placed {
        layer,
        x: x - layer.width() * scale * 0.5,
        y: y - layer.height() * scale * 0.5,
        scale,
        opacity,
    });
}
