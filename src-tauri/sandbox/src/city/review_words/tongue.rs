//! What a language of reviews is made of.

/// Which pools of sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mood {
    Bad,
    Fair,
    Good,
}

impl Mood {
    pub fn of(score: u8) -> Self {
        match score {
            0..=2 => Self::Bad,
            3 => Self::Fair,
            _ => Self::Good,
        }
    }
}

/// What a sentence is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Food,
    Drink,
    Treat,
    Service,
    Place,
    Price,
    Voucher,
    Wait,
    Return,
}

impl Topic {
    pub fn is_dish(self) -> bool {
        matches!(self, Self::Food | Self::Drink | Self::Treat)
    }
}

/// Sentences of a mood about a topic: every first half with every second one.
pub struct Pool {
    pub mood: Mood,
    pub topic: Topic,
    pub heads: &'static [&'static str],
    pub tails: &'static [&'static str],
}

pub struct Tongue {
    /// Of the three names of a dish.
    pub index: usize,
    /// How many of a hundred reviews.
    pub weight: u32,
    /// Between two sentences, and after each.
    pub gap: &'static str,
    pub stop: &'static str,
    /// After what was liked.
    pub cheers: &'static [&'static str],
    /// As quick fingers write: whole words, what they become.
    pub slips: &'static [(&'static str, &'static str)],
    pub first_names: &'static [&'static str],
    pub last_names: &'static [&'static str],
    pub pools: &'static [Pool],
    /// What the owner says to praise and to complaints, by topic.
    pub replies: &'static [(Topic, [&'static str; 2])],
    pub thanks: [&'static str; 2],
}
