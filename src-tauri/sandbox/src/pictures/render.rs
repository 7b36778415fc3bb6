//! From a drawing to WebP bytes of the asked size.

use std::sync::{Arc, LazyLock};

use resvg::{
    tiny_skia::{FilterQuality, Pixmap, PixmapPaint, Transform},
    usvg::{ImageHrefResolver, ImageKind, Options, Tree},
};
use webpx::{EncoderConfig, Unstoppable};

use crate::pictures::dish::{Dish, Seed};
use crate::pictures::{Picture, PictureError, compose, dish, emoji, fonts};

/// How much of a picture libwebp keeps.
#[derive(Debug, Clone, Copy)]
pub struct Quality {
    /// libwebp's scale, 0 to 100.
    pub level: f32,
    /// Spatial noise shaping, 0 to 100: how much less is kept of what is busy than of what is smooth.
    pub shaping: u8,
}

impl Quality {
    /// With libwebp's own shaping.
    pub const fn of(level: f32) -> Self {
        Self { level, shaping: 50 }
    }
}

/// Emoji have smooth shades, in which blocks show below this.
const EMOJI: Quality = Quality::of(82.0);
/// Drawn dishes are busy: they look the same at half of the bytes.
const DISHES: Quality = Quality {
    level: 38.0,
    shaping: 100,
};
/// Banners are the heaviest pictures of a first load; their large lettering stays clean at this.
const BANNERS: Quality = Quality {
    level: 60.0,
    shaping: 100,
};
const MAX_SIDE: u32 = 2160;
/// Width by height, halfway between 12:5 and 24:5.
const LOW_RATIO: f64 = 3.6;
/// Below this scale the art would shrink too far in one step and its edges would break; such a
/// picture is drawn at twice the size and averaged down.
const SMALL_SCALE: f32 = 0.5;

/// A picture is drawn in these sides only, so that nobody makes thousands of one: what is asked for
/// is rounded up. Each side that the app asks for is one, on screens of one and of two pixels;
/// `tests/contract/picture-sizes.test.ts`.
const STEPS: [u32; 35] = [
    32, 40, 48, 56, 64, 68, 72, 80, 84, 96, 108, 112, 120, 136, 144, 150, 156, 160, 168, 192, 224,
    240, 288, 300, 320, 360, 480, 540, 640, 720, 960, 1024, 1080, 1440, MAX_SIDE,
];

/// The asked size in pixels. One side alone keeps the picture's proportions; both crop it to fit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Size {
    width: Option<u32>,
    height: Option<u32>,
}

impl Size {
    /// Reads the query's `w` and `h`, each 1..=2160, and rounds them up to a step.
    pub fn parse(w: Option<&str>, h: Option<&str>) -> Result<Self, PictureError> {
        Ok(Self {
            width: side("w", w)?,
            height: side("h", h)?,
        })
    }

    /// The size of a picture whose own is `width` x `height`.
    pub fn of(self, width: u32, height: u32) -> (u32, u32) {
        let scaled = |asked: u32, own: u32, other: u32| {
            let exact = f64::from(asked) * f64::from(other) / f64::from(own);
            (exact.round() as u32).clamp(1, MAX_SIDE)
        };
        match (self.width, self.height) {
            (None, None) => (width, height),
            (Some(w), None) => (w, scaled(w, width, height)),
            (None, Some(h)) => (scaled(h, height, width), h),
            (Some(w), Some(h)) => (w, h),
        }
    }

    /// Whether both sides are asked, and their ratio is nearer to 24:5 than to 12:5.
    pub fn is_low(self) -> bool {
        let sides = self.width.zip(self.height);
        sides.is_some_and(|(w, h)| f64::from(w) / f64::from(h) > LOW_RATIO)
    }
}

fn side(name: &'static str, value: Option<&str>) -> Result<Option<u32>, PictureError> {
    let Some(text) = value else { return Ok(None) };
    let digits = !text.is_empty() && text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    match number {
        Some(pixels) if (1..=MAX_SIDE).contains(&pixels) => {
            Ok(STEPS.into_iter().find(|step| *step >= pixels))
        }
        _ => {
            let value = text.chars().take(20).collect();
            Err(PictureError::BadSize { name, value })
        }
    }
}

static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| Options {
    fontdb: fonts::DATABASE.clone(),
    image_href_resolver: ImageHrefResolver {
        resolve_data: Box::new(|_, _, _| None),
        resolve_string: Box::new(|href, _| {
            if let Some(name) = href.strip_prefix("emoji:") {
                return Some(ImageKind::WEBP(Arc::new(emoji::art(name)?.to_vec())));
            }
            let (seed, slug) = href.strip_prefix("dish:")?.split_once('/')?;
            let drawing = dish::standing(Dish::find(slug)?, Seed::parse(seed)?);
            // It refers to nothing, so it needs neither fonts nor a resolver.
            let tree = Tree::from_str(&drawing.svg, &Options::default());
            tree.ok().map(ImageKind::SVG)
        }),
    },
    ..Options::default()
});

impl Picture {
    /// Draws the picture and encodes it as WebP. Without a size it has its base size.
    pub fn render(&self, size: Size) -> Result<Vec<u8>, PictureError> {
        let drawing = compose::compose(self, size.is_low());
        let (width, height) = size.of(drawing.width, drawing.height);
        let (own_width, own_height) = (drawing.width as f32, drawing.height as f32);
        let fit = f32::max(width as f32 / own_width, height as f32 / own_height);
        let times = if fit < SMALL_SCALE { 2 } else { 1 };

        let scale = fit * times as f32;
        let transform = Transform::from_scale(scale, scale).post_translate(
            ((width * times) as f32 - own_width * scale) / 2.0,
            ((height * times) as f32 - own_height * scale) / 2.0,
        );
        let pixmap = paint(&drawing.svg, width * times, height * times, transform)?;
        let pixmap = if times == 1 { pixmap } else { halve(&pixmap)? };
        let quality = match self {
            Self::Banner { .. } => BANNERS,
            Self::Logo { .. } | Self::Portrait { .. } | Self::Icon { .. } | Self::Mall { .. } => {
                EMOJI
            }
            Self::Cover { .. }
            | Self::Table { .. }
            | Self::Dish { .. }
            | Self::Snapshot { .. }
            | Self::Menu { .. }
            | Self::Poster(_)
            | Self::Interior { .. } => DISHES,
        };
        encode(&pixmap.take_demultiplied(), width, height, quality)
    }
}

/// The pixels of a drawing, in which art is referred to by name ([`crate::pictures::art::Art::href`]).
pub fn paint(
    svg: &str,
    width: u32,
    height: u32,
    transform: Transform,
) -> Result<Pixmap, PictureError> {
    let tree = Tree::from_str(svg, &OPTIONS).map_err(drawing_error)?;
    let mut pixmap = Pixmap::new(width, height).ok_or_else(no_memory)?;
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}

/// A pixmap of half the sides. Bilinear sampling at exactly a half is the mean of four pixels.
fn halve(large: &Pixmap) -> Result<Pixmap, PictureError> {
    let mut small = Pixmap::new(large.width() / 2, large.height() / 2).ok_or_else(no_memory)?;
    let paint = PixmapPaint {
        quality: FilterQuality::Bilinear,
        ..PixmapPaint::default()
    };
    small.draw_pixmap(
        0,
        0,
        large.as_ref(),
        &paint,
        Transform::from_scale(0.5, 0.5),
        None,
    );
    Ok(small)
}

/// Pixels of red, green, blue and alpha, not premultiplied, as WebP.
pub fn encode(
    pixels: &[u8],
    width: u32,
    height: u32,
    quality: Quality,
) -> Result<Vec<u8>, PictureError> {
    EncoderConfig::new()
        .quality(quality.level)
        .sns_strength(quality.shaping)
        .alpha_compression(true)
        .encode_rgba(pixels, width, height, Unstoppable)
        .map_err(drawing_error)
}

fn no_memory() -> PictureError {
    drawing_error("no memory for the picture")
}

fn drawing_error(reason: impl ToString) -> PictureError {
    PictureError::Drawing(reason.to_string())
}
