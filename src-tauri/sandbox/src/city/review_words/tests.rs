use super::*;

#[test]
fn no_sentence_comes_twice_and_every_dish_is_named() {
    let menu = [["Nasi putih", "Steamed rice", "白饭"]];
    for tongue in &TONGUES {
        for mood in [Mood::Bad, Mood::Fair, Mood::Good] {
            let pool = tongue.sentences(mood);
            for stream in 0..20 {
                let mut dice = Dice::new(1, stream);
                let text = text(&mut dice, tongue, mood, pool.len(), &menu);
                assert!(!text.contains("{dish}"), "{text}");
                for sentence in pool {
                    let parts = sentence.split("{dish}");
                    let part = parts.max_by_key(|part| part.len()).unwrap_or_default();
                    assert_eq!(text.matches(part).count(), 1, "{part} in {text}");
                }
            }
        }
    }
}
