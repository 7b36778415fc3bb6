//! Words of the app that the story quotes, in the two languages that newcomers see it in.
//! `tests/architecture/product/console-labels.test.ts` holds them to `locales/`.

use maud::{Markup, Render, html};

/// What a button or a title of the app says.
#[derive(Debug, Clone, Copy)]
pub struct Label {
    id: &'static str,
    en: &'static str,
}

const fn label(_key: &'static str, id: &'static str, en: &'static str) -> Label {
    Label { id, en }
}

pub const ACCOUNT: Label = label("frame.tabAccount", "Akun", "Account");
pub const LOG_IN: Label = label("platform.logIn", "Masuk", "Log in");
pub const BY_PHONE: Label = label("login.phone", "Pakai nomor HP", "Use your phone number");
pub const SKIP: Label = label("profile.skip", "Lewati", "Skip");
pub const BUY: Label = label("voucher.buy", "Beli", "Buy");
pub const ORDER: Label = label("checkout.order", "Pesan", "Order");
pub const QRIS: Label = label("order.methodQris", "QRIS", "QRIS");
#[rustfmt::skip]
pub const PAID: Label = label("payment.successTitle", "Vouchernya punyamu!", "The vouchers are yours!");
pub const REDEEM: Label = label("redeem.open", "Pakai voucher", "Redeem");
#[rustfmt::skip]
pub const USED: Label = label("redeem.used", "Voucher terpakai", "The voucher was used");
#[rustfmt::skip]
pub const ASK_REFUND: Label = label("aftersale.ask", "Minta pengembalian dana", "Ask for a refund");
#[rustfmt::skip]
pub const REFUND_ASKED: Label = label("aftersale.headRequested", "Dana akan dikirim", "The money will be sent");
#[rustfmt::skip]
pub const REFUND_DONE: Label = label("aftersale.headDone", "Dana sudah sampai", "The money has arrived");
pub const SPLIT: Label = label("split.title", "Patungan", "Split payment");
#[rustfmt::skip]
pub const SPLIT_DONE: Label = label("split.completeTitle", "Semua sudah bayar", "Everybody has paid");
pub const GIVE: Label = label("gift.giveShort", "Hadiahkan", "Give");
#[rustfmt::skip]
pub const MAKE_LINK: Label = label("gift.make", "Buat tautan hadiah", "Make the gift link");
#[rustfmt::skip]
pub const REPORT: Label = label("redeem.refuse", "Laporkan penolakan", "Report a refusal");
#[rustfmt::skip]
pub const REFUND_CHOICE: Label = label("redeem.chooseRefund", "Kembalikan danaku", "Refund my money");

impl Render for Label {
    fn render(&self) -> Markup {
        html! {
            b lang="id" { (self.id) }
            @if self.id != self.en { " (" (self.en) ")" }
        }
    }
}
