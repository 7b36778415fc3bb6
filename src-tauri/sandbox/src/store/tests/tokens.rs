//! Refresh tokens against a model, in many orders: lost replies, late repeats, stolen tokens, other
//! devices, logouts, and a program that was started anew in between.

use jajan_contract::account::UserType;

use crate::chance;
use crate::store::account::tokens::{Access, Ended, GRACE_MS, Refreshed};
use crate::store::account::users::Newcomer;
use crate::store::account::{tokens, users};
use crate::store::tests::NOON_MS;
use crate::store::{Database, Place};

const RUNS: u32 = 60;
const STEPS: u32 = 40;

/// What the decisions say of one token: unused, or used when, and for which later one.
struct Token {
    plain: String,
    access: String,
    used: Option<(u64, usize)>,
    /// Which device used it.
    used_by: &'static str,
    /// Its pair is still in the program's memory.
    is_kept: bool,
}

struct Model {
    tokens: Vec<Token>,
    ended: Option<Ended>,
}

#[derive(Debug, PartialEq, Eq)]
enum Expected {
    /// The pair of a token that was given before.
    Same(usize),
    /// A new pair, in exchange for the token of this number.
    New {
        for_token: usize,
    },
    Ended(Ended),
}

impl Model {
    fn refresh(&mut self, number: usize, device: &str, now_ms: u64) -> Expected {
        if let Some(ended) = self.ended {
            return Expected::Ended(ended);
        }
        match self.tokens[number].used {
            None => Expected::New { for_token: number },
            Some((at_ms, next))
                if now_ms - at_ms <= GRACE_MS
                    && self.tokens[next].used.is_none()
                    && self.tokens[number].used_by == device =>
            {
                if self.tokens[next].is_kept {
                    Expected::Same(next)
                } else {
                    Expected::New { for_token: next }
                }
            }
            Some(_) => {
                self.ended = Some(Ended::Reused);
                Expected::Ended(Ended::Reused)
            }
        }
    }
}

/// A session of somebody new.
fn session(database: &Database, phone_no: &str) -> Model {
    let newcomer = Newcomer {
        country_code: "62".to_owned(),
        registry_channel: String::new(),
        share_method: String::new(),
        invite_code: None,
    };
    let pair = database.write_now(|transaction| {
        let (user, user_type) = users::find_or_register(transaction, phone_no, &newcomer, NOON_MS)?;
        assert_eq!(user_type, UserType::Register);
        tokens::open_session(transaction, user.id, NOON_MS)
    });
    let pair = pair.unwrap();
    let first = Token {
        plain: pair.refresh,
        access: pair.access,
        used: None,
        used_by: "",
        is_kept: false,
    };
    Model {
        tokens: vec![first],
        ended: None,
    }
}

#[test]
fn every_order_of_refreshes_goes_as_decided() {
    let database = Database::open(&Place::Memory).unwrap();
    let [mut same, mut new, mut reused, mut logged_out] = [0; 4];
    for run in 0..RUNS {
        let mut model = session(&database, &format!("8{run:09}"));
        let mut successors = tokens::successors();
        let mut now_ms = NOON_MS;
        for _ in 0..STEPS {
            now_ms += u64::from(chance::below(5) * chance::below(5)) * 1_500;
            match chance::below(40) {
                0 => {
                    let number = chance::below(model.tokens.len() as u32) as usize;
                    let plain = model.tokens[number].plain.clone();
                    let ended = database.write_now(|transaction| {
                        tokens::end_by_token(transaction, &plain, false, now_ms)
                    });
                    assert_eq!(ended.unwrap(), u32::from(model.ended.is_none()));
                    model.ended = model.ended.or(Some(Ended::LoggedOut));
                }
                1..4 => {
                    successors = tokens::successors();
                    model
                        .tokens
                        .iter_mut()
                        .for_each(|token| token.is_kept = false);
                }
                _ => {
                    // Mostly the last two: who else would be asked again?
                    let last = model.tokens.len() as u32 - 1;
                    let back = [0, 0, 1, 1, 1, 1, 2, 3][chance::below(8) as usize];
                    let number = last.saturating_sub(back) as usize;
                    let device = ["device", "thief"][usize::from(chance::below(30) == 0)];
                    let expected = model.refresh(number, device, now_ms);
                    let plain = model.tokens[number].plain.clone();
                    let got = database
                        .write_now(|transaction| {
                            tokens::refresh(transaction, &successors, &plain, device, now_ms)
                        })
                        .unwrap();
                    match (expected, got) {
                        (Expected::Ended(why), Refreshed::Ended(found)) => {
                            assert_eq!(why, found);
                            match why {
                                Ended::Reused => reused += 1,
                                Ended::LoggedOut => logged_out += 1,
                            }
                        }
                        (Expected::Same(next), Refreshed::Pair { pair, .. }) => {
                            assert!(pair.refresh == model.tokens[next].plain);
                            assert!(pair.access == model.tokens[next].access);
                            same += 1;
                        }
                        (Expected::New { for_token }, Refreshed::Pair { pair, .. }) => {
                            assert!(model.tokens.iter().all(|token| token.plain != pair.refresh));
                            let next = model.tokens.len();
                            model.tokens[for_token].used = Some((now_ms, next));
                            model.tokens[for_token].used_by = device;
                            if let (true, Some((at_ms, _))) =
                                (number != for_token, model.tokens[number].used)
                            {
                                model.tokens[number].used = Some((at_ms, next));
                            }
                            model.tokens.push(Token {
                                plain: pair.refresh,
                                access: pair.access,
                                used: None,
                                used_by: "",
                                is_kept: true,
                            });
                            new += 1;
                        }
                        (expected, _) => panic!("expected {expected:?}"),
                    }
                }
            }
            let newest = model.tokens.last().unwrap().access.clone();
            let access =
                database.read_now(|connection| tokens::access(connection, &newest, now_ms));
            match model.ended {
                Some(why) => assert_eq!(access.unwrap(), Access::Ended(why)),
                None => assert!(matches!(access.unwrap(), Access::Open(_))),
            }
        }
    }
    let all = [same, new, reused, logged_out];
    assert!(
        all.iter().all(|count| *count > 20),
        "all ways were gone: {all:?}"
    );
}

#[test]
fn plain_tokens_are_forgotten_with_the_grace() {
    let database = Database::open(&Place::Memory).unwrap();
    let model = session(&database, "8000000000");
    let successors = tokens::successors();
    let plain = &model.tokens[0].plain;
    let refreshed = database.write_now(|transaction| {
        tokens::refresh(transaction, &successors, plain, "device", NOON_MS)
    });
    let Refreshed::Pair { pair, .. } = refreshed.unwrap() else {
        panic!("it is the first use");
    };
    let hash = chance::hash(&pair.refresh);
    assert!(successors.get(&hash, NOON_MS + GRACE_MS).is_some());
    assert!(successors.get(&hash, NOON_MS + GRACE_MS + 1).is_none());
}
