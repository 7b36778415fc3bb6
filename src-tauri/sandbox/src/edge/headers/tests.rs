use super::*;

#[test]
fn messages_do_not_repeat_what_was_sent() {
    for (json, expected) in [
        (r#"{"locale": 77123}"#, "expected a string"),
        (r"{}", "missing field `locale`"),
        ("[not json", "is not JSON"),
        ("", "is not JSON"),
    ] {
        let error = serde_json::from_str::<System>(json).expect_err("it is wrong");
        assert_eq!(without_values(&error), expected);
    }
}

#[test]
fn time_may_be_five_minutes_away_and_no_more() {
    let now_ms = 1_795_226_400_000;
    for (timestamp, is_fresh) in [
        ("1795226400000", true),
        ("1795226700000", true),
        ("1795226100000", true),
        ("1795226700001", false),
        ("1795226099999", false),
        ("+1795226400000", false),
        ("-1", false),
        ("1.8e12", false),
        ("", false),
        ("99999999999999999999999", false),
    ] {
        let found = fresh(timestamp, now_ms, None).is_ok();
        assert_eq!(found, is_fresh, "{timestamp}");
    }
}
