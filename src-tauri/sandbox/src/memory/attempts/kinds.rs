//! What is counted: by what, how many within which time, and what happens to new keys when the memory
//! of a kind is full. Security A.11, whose table a test holds equal.

use crate::time::{DAY_MS, MINUTE_MS};

pub const HOUR_MS: u64 = 60 * MINUTE_MS;
/// How far back what a device or an address did counts for a slider.
pub const WINDOW_MS: u64 = 10 * MINUTE_MS;
/// The key of what is counted for everybody together.
pub const WHOLE: &str = "all";

/// So many within so many milliseconds.
pub type Bound = (usize, u64);

/// What a new key gets once all places of its kind are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhenFull {
    /// One counter for all of them: invented keys gain nothing.
    Shared,
    /// None: the client chooses the key, so that another counter is the bound, and a flood of invented
    /// ones locks nobody out.
    Uncounted,
}

pub struct Rule {
    /// As the table of security A.11 says it.
    pub what: &'static str,
    pub by: &'static str,
    /// None: looked at by the slider and by risk, and refused by nothing.
    pub bounds: &'static [Bound],
    pub when_full: WhenFull,
}

impl Rule {
    /// How long a count is remembered: as long as a bound asks for it.
    pub fn kept_ms(&self) -> u64 {
        let windows = self.bounds.iter().map(|(_, window_ms)| *window_ms);
        windows.max().unwrap_or(WINDOW_MS)
    }
}

macro_rules! kinds {
    ($( $(#[doc = $doc:literal])* $name:ident = $what:literal by $by:literal, $bounds:expr, $full:ident; )+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Attempt {
            $( $(#[doc = $doc])* $name, )+
        }

        impl Attempt {
            pub const ALL: &[Self] = &[$( Self::$name, )+];

            pub const fn rule(self) -> Rule {
                match self {
                    $( Self::$name => Rule {
                        what: $what,
                        by: $by,
                        bounds: $bounds,
                        when_full: WhenFull::$full,
                    }, )+
                }
            }
        }
    };
}

kinds! {
    AuthCode = "WhatsApp logins begun" by "device", &[(20, WINDOW_MS)], Uncounted;
    AuthCodeFrom = "WhatsApp logins begun" by "address", &[(400, WINDOW_MS)], Shared;
    Challenge = "sliders drawn" by "device", &[(60, WINDOW_MS)], Uncounted;
    ChallengeFrom = "sliders drawn" by "address", &[(600, WINDOW_MS)], Shared;
    CodeByDevice = "codes by SMS" by "device", &[(20, HOUR_MS)], Uncounted;
    /// Many people may share an address.
    CodeFrom = "codes by SMS" by "address", &[(200, HOUR_MS)], Shared;
    CodeToPhone = "codes by SMS" by "phone", &[(10, HOUR_MS)], Shared;
    /// Each message costs money. From half of it on the console shows an alarm; WhatsApp stays as a way in.
    Code = "codes by SMS" by "all", &[(300, MINUTE_MS), (5_000, HOUR_MS)], Shared;
    /// Half of [`Self::Code`], but counted when it is asked for: beyond it everybody passes the slider, and
    /// nobody is refused. What is not sent is taken back.
    CodeAsked = "codes by SMS without a slider" by "all", &[(150, MINUTE_MS), (2_500, HOUR_MS)], Shared;
    /// Right or wrong, on whatever device.
    CodeGuess = "guesses of a code by SMS" by "phone", &[(50, HOUR_MS)], Shared;
    /// Risk looks at it too.
    FailedLogin = "logins refused" by "device", &[(20, HOUR_MS)], Uncounted;
    /// The slider looks at it too.
    FailedLoginFrom = "logins refused" by "address", &[(200, HOUR_MS)], Shared;
    LoginStep = "steps of a login" by "device", &[], Uncounted;
    LoginStepFrom = "steps of a login" by "address", &[], Shared;
    /// Buying 6: then this till waits, also with a right one.
    ShortCodeAtTill = "short codes, wrong" by "outlet and address", &[(5, MINUTE_MS)], Uncounted;
    /// A till is at one outlet; who calls for many invents them.
    ShortCodeFrom = "short codes, wrong" by "address", &[(100, HOUR_MS)], Shared;
    /// Of the same four digits in front: typing errors of a guest who stands there.
    ShortCodeOfVoucherHere = "short codes, wrong" by "voucher and outlet", &[(10, HOUR_MS)], Shared;
    ShortCode = "short codes, wrong" by "all", &[(200, HOUR_MS)], Shared;
    ShortCodeAtOutlet = "short codes, wrong" by "outlet", &[(30, HOUR_MS)], Shared;
    /// Of the same four digits in front, at all outlets.
    ShortCodeOfVoucher = "short codes, wrong" by "voucher", &[(20, DAY_MS)], Shared;
    /// Growth 5: then the caller waits, also with a right code.
    WrongToken = "envelope codes and links, wrong" by "account", &[(5, MINUTE_MS), (60, HOUR_MS)], Shared;
    WrongTokenByDevice = "envelope codes and links, wrong, of visitors" by "device", &[(5, MINUTE_MS), (60, HOUR_MS)], Uncounted;
    WrongTokenFrom = "envelope codes, wrong, of visitors" by "address", &[(30, WINDOW_MS)], Shared;
    /// Then codes are for accounts only, of which each has its own bound.
    WrongCode = "envelope codes, wrong, of visitors" by "all", &[(600, HOUR_MS)], Shared;
    WrongProof = "wrong codes and keys of logins" by "device", &[], Uncounted;
}
