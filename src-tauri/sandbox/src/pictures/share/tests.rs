use super::*;

fn picture(name: &str) -> SharePicture {
    SharePicture {
        ground: "mango".to_owned(),
        art: ["bakso-urat".to_owned(), "iced-drink".to_owned()],
        seed: Seed::HOUSE,
        kicker: "Bakso & mi · Kemang".to_owned(),
        name: name.to_owned(),
        rating: "4,5 (120)".to_owned(),
        price: "Rp25.000/orang".to_owned(),
        old_price: "Rp40.000".to_owned(),
    }
}

#[test]
fn it_is_a_jpeg_that_messengers_take() {
    for name in [
        "Bakso Pak Kumis Kemang",
        "",
        &"Sangat Panjang Sekali ".repeat(9),
    ] {
        let bytes = picture(name).render().expect("it is drawn");
        let image =
            image::load_from_memory_with_format(&bytes, image::ImageFormat::Jpeg).expect("a JPEG");
        assert_eq!((image.width(), image.height()), (WIDTH, HEIGHT));
        assert!((10_000..300_000).contains(&bytes.len()), "{}", bytes.len());
    }
}

#[test]
fn a_hostile_name_stays_text() {
    let name = "</text><image href=\"emoji:pizza\"/>&\u{1}\u{202e}<script>";
    let svg = picture(name).drawing().svg;
    assert!(!svg.contains("<script") && !svg.contains("emoji:pizza\"/>&"));
    assert!(svg.contains("&lt;/text&gt;"));
    assert!(picture(name).render().is_ok());
    let unknown = SharePicture {
        ground: "../x".to_owned(),
        art: ["\"/><x".to_owned(), String::new()],
        ..picture("x")
    };
    assert!(unknown.render().is_ok());
}
