#![allow(clippy::unwrap_used)]

use super::*;
use jajan_contract::localised::Locale;

fn open(webp: &[u8]) -> image::DynamicImage {
    image::load_from_memory_with_format(webp, image::ImageFormat::WebP).unwrap()
}

fn dimensions(webp: &[u8]) -> (u32, u32) {
    let image = open(webp);
    (image.width(), image.height())
}

fn draw(path: &str, w: Option<&str>, h: Option<&str>) -> Vec<u8> {
    parse(path)
        .unwrap()
        .render(Size::parse(w, h).unwrap())
        .unwrap()
}

#[test]
fn every_kind_has_its_base_size() {
    for (path, size) in [
        (
            "/img/cover/mango/7-0/bakso-urat--boba-gula-aren--kerupuk.png",
            (480, 360),
        ),
        ("/img/cover/mango/7-0/bakso-urat.png", (480, 360)),
        (
            "/img/table/lime/7-0/bakso-urat--es-teh-manis.png",
            (480, 360),
        ),
        ("/img/dish/pandan/7-0/nasi-putih.png", (320, 320)),
        ("/img/snapshot/7-3/sop-iga.png", (320, 320)),
        (
            "/img/menu/7-0/sop-iga=42000--nasi-putih=6500.png",
            (360, 480),
        ),
        ("/img/interior/taro/4/7-0/nasi-putih.png", (640, 480)),
        ("/img/logo/chili/SB/stew.png", (240, 240)),
        ("/img/dish/pandan/mango.png", (320, 320)),
        ("/img/icon/coffee.png", (256, 256)),
        ("/img/icon/cappuccino.png", (256, 256)),
        ("/img/mall/sea/KM.png", (640, 480)),
        ("/img/banner/lunch/zh-CN.png", (720, 300)),
    ] {
        assert_eq!(dimensions(&draw(path, None, None)), size, "{path}");
    }
}

#[test]
fn a_side_alone_keeps_proportions_and_both_crop() {
    let cover = "/img/cover/mango/7-0/bakso-urat--teh-leci.png";
    assert_eq!(dimensions(&draw(cover, Some("320"), None)), (320, 240));
    assert_eq!(dimensions(&draw(cover, None, Some("120"))), (160, 120));
    assert_eq!(dimensions(&draw(cover, Some("96"), Some("64"))), (96, 64));
    // Rounded up to a step.
    assert_eq!(dimensions(&draw(cover, Some("1"), Some("85"))), (32, 96));
    // The other side is bounded as well.
    assert_eq!(
        dimensions(&draw("/img/banner/mall/id-ID.png", None, Some("2160"))),
        (2160, 2160)
    );
}

#[test]
fn a_banner_has_a_drawing_of_its_own_for_a_box_of_half_the_height() {
    let banner = parse("/img/banner/together/id-ID.png").unwrap();
    let own = |w, h| {
        let size = Size::parse(w, h).unwrap();
        let drawing = compose::compose(&banner, size.is_low());
        (drawing.width, drawing.height)
    };
    assert_eq!(own(Some("720"), Some("150")), (720, 150));
    assert_eq!(own(Some("1440"), Some("300")), (720, 150));
    assert_eq!(own(Some("720"), Some("300")), (720, 300));
    assert_eq!(own(None, Some("150")), (720, 300));
    assert_eq!(own(None, None), (720, 300));
    let bytes = draw("/img/banner/together/id-ID.png", Some("720"), Some("150"));
    assert_eq!(dimensions(&bytes), (720, 150));
}

#[test]
fn unknown_names_are_not_found() {
    for path in [
        "",
        "/",
        "/img/",
        "/img/cover/mango/7-0/.png",
        "/img/cover/mango/7-0/bakso-urat--.png",
        "/img/cover/mango/7-0/bakso-urat--nothing.png",
        "/img/cover/mango/7-0/Bakso-urat.png",
        "/img/cover/mango/7-0/coffee.png",
        "/img/cover/mango/7-0/rawon--rawon--rawon--rawon.png",
        "/img/cover/mango/65536-0/rawon.png",
        "/img/cover/mango/7/rawon.png",
        "/img/cover/nowhere/7-0/rawon.png",
        "/img/cover/mango/7-0/rawon.webp",
        "/img/cover/mango/7-0/rawon",
        "/img/cover/mango/../7-0/rawon.png",
        "/img/table/mango/7-0/nothing.png",
        "/img/snapshot/7-0/nothing.png",
        "/img/logo/mango/toolong/tea.png",
        "/img/logo/mango//tea.png",
        "/img/logo/mango/<b>/tea.png",
        "/img/logo/mango/é/tea.png",
        "/img/mall/mango/a1.png",
        "/img/interior/taro/5/7-0/rawon.png",
        "/img/interior/taro/0/7-0/rawon.png",
        "/img/menu/7-0/rawon.png",
        "/img/menu/7-0/rawon=.png",
        "/img/menu/7-0/rawon=042000.png",
        "/img/menu/7-0/rawon=-1.png",
        "/img/menu/7-0/rawon=10000000.png",
        "/img/menu/7-0/rawon=<b>.png",
        "/img/banner/lunch/fr-FR.png",
        "/img/banner/none/id-ID.png",
        "/img/icon/coffee.png/",
        "/IMG/icon/coffee.png",
    ] {
        assert!(
            matches!(parse(path), Err(PictureError::NotFound(_))),
            "{path}"
        );
    }
    let long = format!("/img/icon/{}.png", "x".repeat(10_000));
    assert!(parse(&long).unwrap_err().to_string().len() < 200);
}

#[test]
fn bad_sizes_are_refused_in_words() {
    for text in [
        "0",
        "2161",
        "-1",
        "",
        "1.5",
        "+5",
        " 5",
        "99999999999",
        "5px",
        "٣",
    ] {
        let error = Size::parse(Some(text), None).unwrap_err();
        assert!(
            matches!(error, PictureError::BadSize { name: "w", .. }),
            "{text}"
        );
        assert!(
            Size::parse(None, Some(text))
                .unwrap_err()
                .to_string()
                .starts_with("h must be")
        );
    }
    assert!(Size::parse(Some("1"), Some("2160")).is_ok());
}

#[test]
fn every_emoji_and_ground_can_be_drawn() {
    let grounds = GROUNDS.iter().map(|ground| ground.name).cycle();
    for (emoji, ground) in emoji::names().zip(grounds) {
        let bytes = draw(&format!("/img/dish/{ground}/{emoji}.png"), Some("40"), None);
        assert!(bytes.len() > 200, "{emoji} on {ground} is empty");
    }
    assert!(emoji::names().count() >= 80);
}

#[test]
fn a_picture_is_the_same_each_time() {
    let path = "/img/banner/night-market/id-ID.png";
    assert_eq!(draw(path, None, Some("240")), draw(path, None, Some("240")));
}

#[test]
fn icons_are_transparent_and_covers_are_not() {
    let alpha = |path| {
        let bytes = draw(path, Some("96"), None);
        open(&bytes).color().has_alpha()
    };
    assert!(alpha("/img/icon/coffee.png"));
    assert!(!alpha("/img/cover/sea/7-0/rawon.png"));
}

#[test]
fn pictures_are_light() {
    let banners = banners::BANNERS.iter().flat_map(|banner| {
        Locale::ALL.map(|locale| format!("/img/banner/{}/{}.png", banner.name, locale.tag()))
    });
    let heavy: Vec<_> = banners
        .flat_map(|path| {
            [(None, "240"), (Some("720"), "150")]
                .map(|(w, h)| (draw(&path, w, Some(h)).len(), format!("{path} {h}")))
        })
        .filter(|(bytes, _)| *bytes > 12 * 1024)
        .collect();
    assert!(heavy.is_empty(), "over 12 KiB: {heavy:?}");
    for dishes in [
        "bakso-urat--boba-gula-aren--kerupuk",
        "nasi-campur--es-campur--rendang-sapi",
        "salad-caesar--taco-sapi--pizza-keju",
    ] {
        let path = format!("/img/cover/mango/7-0/{dishes}.png");
        let bytes = draw(&path, Some("320"), None).len();
        assert!(bytes <= 8 * 1024, "{path} has {bytes} bytes");
    }
}

#[test]
fn every_banner_stands_on_known_art() {
    for banner in &banners::BANNERS {
        for name in banner.art {
            assert!(art::Art::find(name).is_some(), "{}: {name}", banner.name);
        }
    }
}
