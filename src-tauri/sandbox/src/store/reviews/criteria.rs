/// What is asked beside the overall rating: id, and its name in three languages.
pub const CRITERIA: [(&str, [&str; 3]); 3] = [
    ("taste", ["Rasa", "Taste", "口味"]),
    ("service", ["Pelayanan", "Service", "服务"]),
    ("ambience", ["Suasana", "Ambience", "环境"]),
];
