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
