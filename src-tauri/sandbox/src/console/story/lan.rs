//! The app on a phone of the same network: its address as a QR code, where this program listens there.

use std::net::SocketAddr;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// Modules of white around the code. ISO/IEC 18004 asks for four.
const QUIET: usize = 4;

pub fn card(lan: Option<SocketAddr>) -> Markup {
    html! {
        div.extra #phone {
            h3 { "On a phone" }
            @match lan {
                Some(address) => (code(&format!("http://{address}/"))),
                None => p.quiet {
                    "Only this machine reaches the app now. For phones of the same network start it with "
                    code { "npm start -- --host 0.0.0.0" } "."
                },
            }
        }
    }
}

fn code(address: &str) -> Markup {
    // An address is far shorter than the longest text of a code.
    let drawn = QrCode::with_error_correction_level(address, EcLevel::M);
    html! {
        @if let Ok(drawn) = drawn {
            (picture(&drawn))
        }
        p { "In the same network: " a href=(address) { (address) } }
    }
}

fn picture(drawn: &QrCode) -> Markup {
    let side = drawn.width();
    let whole = side + 2 * QUIET;
    let mut dark = String::new();
    for (at, color) in drawn.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let (x, y) = (at % side + QUIET, at / side + QUIET);
            dark += &format!("M{x} {y}h1v1h-1z");
        }
    }
    html! {
        svg.qr viewBox={ "0 0 " (whole) " " (whole) } role="img" aria-label="QR code of the app" {
            rect width=(whole) height=(whole) fill="#fff" {}
            path d=(dark) fill="#000" {}
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Pixels of one module, so that a reader sees it.
    const SCALE: usize = 4;

    /// The dark modules, with the white around them.
    fn squares(page: &str) -> Vec<(usize, usize)> {
        let path = page.split(" d=\"").nth(1).unwrap();
        let path = path.split('"').next().unwrap();
        path.split("h1v1h-1z")
            .filter_map(|square| square.strip_prefix('M')?.split_once(' '))
            .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
            .collect()
    }

    /// What they say on white, also in a mirror.
    fn read(squares: &[(usize, usize)]) -> String {
        let side = squares.iter().map(|(x, _)| *x).max().unwrap() + 1 + QUIET;
        let light = |x: usize, y: usize| {
            let is_dark = squares.contains(&(x / SCALE, y / SCALE));
            if is_dark { 0 } else { 255 }
        };
        let side = side * SCALE;
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, light);
        image.detect_grids().first().unwrap().decode().unwrap().1
    }

    #[test]
    fn the_code_says_the_address_and_stands_beside_it() {
        let address = SocketAddr::from(([192, 168, 1, 7], 8787));
        let page = card(Some(address)).into_string();
        let squares = squares(&page);
        assert_eq!(read(&squares), "http://192.168.1.7:8787/");
        // ISO/IEC 18004: beside the lower finder this one is always dark; in a mirror it is not. Cameras
        // of some phones read no mirrored code.
        let end = squares.iter().map(|(x, _)| *x).max().unwrap();
        assert!(squares.contains(&(QUIET + 8, end - 7)));
        assert!(!squares.contains(&(end - 7, QUIET + 8)));
        assert!(page.contains("href=\"http://192.168.1.7:8787/\""));
    }

    #[test]
    fn without_a_network_it_says_how_to_start() {
        let page = card(None).into_string();
        assert!(page.contains("npm start -- --host 0.0.0.0") && !page.contains("<svg"));
    }
}
