//! The five steps of a whole purchase, in one line each: for the console and for the terminal.

/// A step, as both say it.
#[derive(Debug, Clone, Copy)]
pub struct Line {
    pub title: &'static str,
    pub says: &'static str,
}

const fn line(title: &'static str, says: &'static str) -> Line {
    Line { title, says }
}

#[rustfmt::skip]
pub const STEPS: [Line; 5] = [
    line("Log in", "With any mobile number in the app; the console shows the code of its SMS."),
    line("Buy and pay", "Order two vouchers in the app, by QRIS; the console pays."),
    line("Be at the outlet", "A button of the console moves you there, at an hour when it is open."),
    line("Be served", "Show the code of one voucher in the app; the console's cashier takes it."),
    line("Get money back", "Ask for it in the app, for the other voucher; the console pays it out."),
];
