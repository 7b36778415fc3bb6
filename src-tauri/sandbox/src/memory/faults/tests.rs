use super::*;

fn faults(texts: &[&str]) -> Faults {
    let faults = Faults::default();
    let list = texts.iter().map(|text| parse(text).expect("it is right"));
    faults.replace(list.collect()).expect("they are right");
    faults
}

fn meets_nothing(strikes: &Strikes) -> bool {
    strikes.delay_ms == 0
        && strikes.instead.is_none()
        && strikes.after.is_empty()
        && strikes.hold.is_none()
}

#[test]
fn wrong_faults_are_refused_in_words() {
    for (text, word) in [
        ("/region/", "expected"),
        ("region=reset", "begin with /"),
        ("/=explode", "no kind"),
        ("/=latency", "delayMs"),
        ("/=latency:soon", "milliseconds"),
        ("/=missing_field", "needs field"),
        ("/=business", "error code"),
        ("/sandbox/clock=reset", "cannot be struck"),
        ("/console=reset", "cannot be struck"),
    ] {
        let message = parse(text).expect_err(text);
        assert!(message.contains(word), "{text}: {message}");
    }
}

#[test]
fn the_root_strikes_calls_only() {
    let faults = faults(&["/=reset"]);
    assert!(faults.strike("/region/region_list", true).instead.is_some());
    for path in ["/", "/assets/a.js", "/img/icon/tea.png"] {
        assert!(meets_nothing(&faults.strike(path, false)), "{path}");
    }
    assert!(meets_nothing(&faults.strike("/sandbox/query", true)));
}

#[test]
fn a_prefix_reaches_pictures_and_assets() {
    let faults = faults(&["/img/=latency:5", "/assets/=server_error"]);
    assert_eq!(faults.strike("/img/icon/tea.png", false).delay_ms, 5);
    assert!(faults.strike("/assets/a.js", false).instead.is_some());
    assert!(meets_nothing(&faults.strike("/region/region_list", true)));
}

#[test]
fn latencies_add_up_and_the_first_of_the_others_wins() {
    let faults = faults(&["/=latency:5", "/a=latency:7", "/a=empty", "/a=reset"]);
    let strikes = faults.strike("/a", true);
    assert_eq!(strikes.delay_ms, 12);
    assert_eq!(strikes.after.len(), 1);
    assert_eq!(strikes.instead, None);
}

#[test]
fn a_counted_fault_goes_away() {
    let faults = Faults::default();
    let mut fault = parse("/a=reset").expect("it is right");
    fault.remaining = Some(2);
    faults.replace(vec![fault]).expect("it is right");
    let struck = (0..4).filter(|_| faults.strike("/a", true).instead.is_some());
    assert_eq!(struck.count(), 2);
    assert!(faults.all().is_empty());
}

#[tokio::test]
async fn a_hold_lets_go_when_it_is_released_removed_or_replaced() {
    let faults = faults(&["/a=hold", "/b=hold"]);
    let hold = |path: &str| faults.strike(path, true).hold;
    let held = |path: &str| hold(path).expect("it is held");
    let (a, b) = (held("/a/b"), held("/b"));
    assert_eq!(faults.held(), ["/a", "/b"]);
    faults.release(Some("/a"));
    a.released().await;
    assert_eq!(faults.held(), ["/b"]);
    assert_eq!((hold("/a").is_none(), faults.all().len()), (true, 1));
    faults.remove(0, "/b");
    b.released().await;
    faults
        .add(parse("/c=hold").expect("it is right"))
        .expect("it is right");
    let (c, gone) = (held("/c"), held("/c"));
    drop(gone);
    assert_eq!(faults.held(), ["/c"], "whose caller went away is not held");
    faults.replace(Vec::new()).expect("none is right");
    c.released().await;
}

/// The answer is still being made when it is released.
#[tokio::test]
async fn a_release_before_there_is_an_answer_is_not_lost() {
    let faults = faults(&["/a=hold"]);
    let strikes = faults.strike("/a", true);
    faults.release(Some("/a"));
    strikes.hold.expect("it was held").released().await;
    assert!(faults.held().is_empty());
}

#[test]
fn removing_checks_that_the_list_did_not_move() {
    let faults = faults(&["/a=reset", "/b=reset"]);
    faults.remove(0, "/b");
    assert_eq!(faults.all().len(), 2);
    faults.remove(0, "/a");
    assert_eq!(faults.all()[0].path, "/b");
}
