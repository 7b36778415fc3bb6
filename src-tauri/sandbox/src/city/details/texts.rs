//! Short texts of a store's page: tags, price a head, notice, where it is in its mall, what a share
//! says.

use jajan_contract::{localised::Localised, text::rupiah};

use crate::city::details::facilities::Format::{self, Cafe, Mall, Restaurant, Stall};
use crate::city::details::{Topic, dice};

/// What people say of a place, and of which kinds of places they do.
#[rustfmt::skip]
static TAGS: [(&[Format], [&str; 3]); 10] = [
    (&[Cafe, Restaurant, Mall], ["Ramah keluarga", "Family friendly", "适合家庭"]),
    (&[Cafe], ["Cocok untuk kerja", "Good for work", "适合办公"]),
    (&[Stall, Restaurant], ["Porsi besar", "Big portions", "份量足"]),
    (&[Stall, Restaurant, Mall], ["Antre saat jam makan", "Queues at mealtimes", "饭点需排队"]),
    (&[Restaurant], ["Tempat luas", "Spacious", "空间宽敞"]),
    (&[Cafe, Restaurant, Mall], ["Enak untuk berdua", "Nice for two", "适合约会"]),
    (&[Restaurant, Mall], ["Bisa reservasi", "Takes reservations", "可预订"]),
    (&[Stall], ["Masakan rumahan", "Home cooking", "家常味道"]),
    (&[Stall], ["Pedas juara", "Seriously spicy", "够辣"]),
    (&[Cafe, Mall], ["Estetik", "Photogenic", "适合拍照"]),
];

pub fn price_per_capita(amount: u32) -> Localised {
    let price = rupiah(amount);
    Localised::new(
        format!("{price}/orang"),
        format!("{price}/person"),
        format!("{price}/人"),
    )
}

/// None to three.
pub fn tags(store_id: i64, format: Format) -> Vec<Localised> {
    let mut dice = dice(Topic::Texts, store_id);
    let count = dice.below(4);
    let fitting: Vec<_> = TAGS
        .iter()
        .filter(|(formats, _)| formats.contains(&format))
        .collect();
    let first = dice.below(fitting.len());
    (0..count.min(fitting.len()))
        .map(|index| Localised::from(fitting[(first + index) % fitting.len()].1))
        .collect()
}

/// What those read who came by an ordering channel (merchant 2: channels 2 to 5). Some stores have
/// nothing to say.
pub fn notice(store_id: i64) -> Option<Localised> {
    let mut dice = dice(Topic::Texts, -store_id);
    dice.percent(60).then(|| {
        Localised::new(
            "Voucher dari halaman ini bisa dipakai di kasir. Tunjukkan kodenya sebelum membayar.",
            "Vouchers from this page work at the counter. Show the code before you pay.",
            "本页的代金券可在收银台使用，请在付款前出示券码。",
        )
    })
}

/// Where in the mall.
pub fn mall_remark(store_id: i64, floor: &str) -> Localised {
    let mut dice = dice(Topic::Texts, store_id + (1 << 40));
    let unit = format!("{floor}-{:02}", dice.between(1, 48));
    match dice.below(3) {
        0 => Localised::new(
            format!("Unit {unit}, dekat eskalator"),
            format!("Unit {unit}, by the escalator"),
            format!("{unit} 号，扶梯旁"),
        ),
        1 => Localised::new(
            format!("Unit {unit}, sebelah atrium"),
            format!("Unit {unit}, next to the atrium"),
            format!("{unit} 号，中庭旁"),
        ),
        _ => Localised::new(
            format!("Unit {unit}, area kuliner"),
            format!("Unit {unit}, food hall"),
            format!("{unit} 号，美食区"),
        ),
    }
}

pub fn share(store_name: &str, area: &str) -> Localised {
    Localised::new(
        format!("Yuk, jajan di {store_name}, {area}! Ada voucher hemat di Jajan."),
        format!("Let's eat at {store_name}, {area}! There are vouchers on Jajan."),
        format!("一起去 {area} 的 {store_name} 吧！Jajan 上有代金券。"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rupiah_has_dots_at_the_thousands() {
        for (amount, text) in [
            (0, "Rp0"),
            (999, "Rp999"),
            (15_000, "Rp15.000"),
            (1_234_567, "Rp1.234.567"),
        ] {
            assert_eq!(rupiah(amount), text);
        }
    }
}
