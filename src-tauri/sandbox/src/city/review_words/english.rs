//! As visitors and expatriates write.

use crate::city::review_words::tongue::Mood::{Bad, Fair, Good};
use crate::city::review_words::tongue::{Pool, Tongue, Topic};

#[rustfmt::skip]
pub const TONGUE: Tongue = Tongue {
    index: 1, weight: 9, gap: " ", stop: ".",
    cheers: &["! 😋", "!", "! 👍", "! 🔥"],
    slips: &[("really", "realy"), ("definitely", "definately"), ("and", "&"), ("you", "u"), ("for", "4"), ("great", "gr8")],
    first_names: &[
        "Emily", "James", "Sofia", "Daniel", "Hannah", "Oliver", "Priya", "Lucas", "Grace", "Thomas", "Amelia", "Noah",
        "Chloe", "Ben", "Marta", "Ravi", "Julia", "Peter",
    ],
    last_names: &[
        "Carter", "Walker", "Rossi", "Kim", "Müller", "Brown", "Nair", "Martin", "Tan", "O'Neil", "Clark", "Jensen", "Lim",
        "Dubois", "Novak", "Sharma",
    ],
    pools: &[
        Pool { mood: Good, topic: Topic::Food, heads: &[
            "The {dish} was excellent", "Best {dish} I have had in Jakarta so far", "Really enjoyed the {dish}",
            "Come here for the {dish}", "Loved the {dish}", "The {dish} did not disappoint",
        ], tails: &["", ", full of flavour", ", and plenty of it", ", just like a local friend promised", ", nicely seasoned", ", well worth the trip"] },
        Pool { mood: Good, topic: Topic::Drink, heads: &["The {dish} was lovely", "Really enjoyed the {dish}", "Loved the {dish}"], tails: &[
            "", ", not too sweet", ", just right for the heat", " and a decent size", ", made with care",
        ] },
        Pool { mood: Good, topic: Topic::Treat, heads: &["The {dish} was lovely", "Really enjoyed the {dish}", "Loved the {dish}"], tails: &[
            "", ", not too sweet", ", soft and fresh", ", took some home", ", good with a coffee",
        ] },
        Pool { mood: Good, topic: Topic::Service, heads: &["Friendly people", "Quick service", "The staff were kind"], tails: &[
            "", " and patient with my Indonesian", ", even when it got busy", " and happy to explain the menu",
        ] },
        Pool { mood: Good, topic: Topic::Place, heads: &["Clean place", "Simple but spotless", "Easy to find"], tails: &[
            "", ", not too loud", ", good for a chat", " and comfortable enough",
        ] },
        Pool { mood: Good, topic: Topic::Voucher, heads: &["The voucher was scanned right away", "Great value with the voucher"], tails: &["", ", no questions asked", ", will do it again"] },
        Pool { mood: Good, topic: Topic::Return, heads: &["We will be back", "Definitely coming again"], tails: &["", " with friends", " next time we are in the area"] },
        Pool { mood: Fair, topic: Topic::Food, heads: &["The {dish} was fine", "Decent {dish}"], tails: &["", ", nothing special", ", a bit salty", ", small portion though"] },
        Pool { mood: Fair, topic: Topic::Drink, heads: &["The {dish} was fine", "Decent {dish}"], tails: &["", ", too sweet for me", ", mostly ice"] },
        Pool { mood: Fair, topic: Topic::Treat, heads: &["The {dish} was fine", "Decent {dish}"], tails: &["", ", too sweet for me", ", a little dry"] },
        Pool { mood: Fair, topic: Topic::Wait, heads: &["We waited quite a while", "Slow at busy hours"], tails: &["", ", bring some patience", ", though the food made up for it"] },
        Pool { mood: Bad, topic: Topic::Food, heads: &["The {dish} arrived cold", "Disappointed by the {dish}"], tails: &["", ", left half of it", ", not like the picture"] },
        Pool { mood: Bad, topic: Topic::Drink, heads: &["The {dish} was watery", "Disappointed by the {dish}"], tails: &["", ", left half of it"] },
        Pool { mood: Bad, topic: Topic::Treat, heads: &["The {dish} was stale", "Disappointed by the {dish}"], tails: &["", ", left half of it"] },
        Pool { mood: Bad, topic: Topic::Service, heads: &["They got our order wrong", "Nobody came to our table"], tails: &["", " and did not apologise", " for a long time"] },
        Pool { mood: Bad, topic: Topic::Voucher, heads: &["They did not know how to accept the voucher", "The voucher took ages"], tails: &["", ", it worked in the end"] },
    ],
    replies: &[
        (Topic::Food, ["So glad you liked the {dish}! See you again soon.", "Sorry about the {dish}. We have talked to our kitchen."]),
        (Topic::Drink, ["Happy to hear that about our {dish}!", "Sorry about the {dish}. We will get it right next time."]),
        (Topic::Treat, ["Happy you enjoyed the {dish}!", "Sorry about the {dish}. We will get it right next time."]),
        (Topic::Service, ["Thank you! We will pass it on to the team.", "We are sorry about the service and have talked to the team."]),
        (Topic::Place, ["Thank you, we do our best to keep it nice.", "Thank you for telling us, we are working on it."]),
        (Topic::Voucher, ["Glad the voucher worked smoothly!", "Sorry for the trouble with the voucher, our cashiers know better now."]),
        (Topic::Wait, ["Thank you for your patience!", "Sorry for the wait. We have more hands at busy hours now."]),
    ],
    thanks: [
        "Thank you so much for coming by! We hope to see you again soon.",
        "We are sorry about that. We have talked to our kitchen and will do better next time.",
    ],
};
