//! When a slider or a risk check is asked for: by what a device did lately, or because the console
//! or a test wants it.

use std::collections::HashMap;

use jajan_contract::sandbox::SliderMode;
use parking_lot::Mutex;

use crate::memory::attempts::{Attempt, Attempts, WINDOW_MS};

/// Steps that a device may take in that time before a slider is due.
const FREE_STEPS: usize = 2;
/// Those at one address, which a café or a whole carrier may share.
const FREE_STEPS_FROM: usize = 60;
const FREE_FAILURES_FROM: usize = 20;
/// Failed logins after which a device is asked who it is.
const SUSPICIOUS_FAILURES: usize = 3;
const MAX_DEVICES: usize = 1_000;

#[derive(Default)]
pub struct Demands {
    switches: Mutex<Switches>,
    /// Held while a step is decided and counted.
    steps: Mutex<()>,
}

/// A device, and its address where it has one.
pub type Caller<'a> = (&'a str, Option<&'a str>);

struct Switches {
    slider: SliderMode,
    /// How many of the next calls are checked, of any device.
    risk_of_all: u32,
    risk_of_device: HashMap<String, u32>,
}

impl Default for Switches {
    fn default() -> Self {
        Self {
            slider: SliderMode::Auto,
            risk_of_all: 0,
            risk_of_device: HashMap::new(),
        }
    }
}

impl Demands {
    pub fn slider_mode(&self) -> SliderMode {
        self.switches.lock().slider
    }

    pub fn set_slider_mode(&self, mode: SliderMode) {
        self.switches.lock().slider = mode;
    }

    /// Whether this device has to pass a slider at its next login step. A new id does not free it from
    /// what was done at its address.
    pub fn is_slider_due(
        &self,
        attempts: &Attempts,
        (device_id, address): Caller<'_>,
        now_ms: u64,
    ) -> bool {
        let count = |attempt| attempts.count(attempt, device_id, WINDOW_MS, now_ms);
        let count_from = |attempt| {
            address.map_or(0, |address| {
                attempts.count(attempt, address, WINDOW_MS, now_ms)
            })
        };
        match self.slider_mode() {
            SliderMode::Always => true,
            SliderMode::Never => false,
            SliderMode::Auto => {
                count(Attempt::LoginStep) >= FREE_STEPS
                    || count(Attempt::WrongProof) > 0
                    || count_from(Attempt::LoginStepFrom) >= FREE_STEPS_FROM
                    || count_from(Attempt::FailedLoginFrom) >= FREE_FAILURES_FROM
                    || !attempts.has_room(Attempt::CodeAsked, now_ms)
            }
        }
    }

    /// Counts a step that needs no slider, in one step with the decision: of many at once no more are free
    /// than one after another. None: a slider is due, and nothing is counted.
    pub fn free_step<T>(
        &self,
        attempts: &Attempts,
        caller: Caller<'_>,
        now_ms: u64,
        count: impl FnOnce() -> T,
    ) -> Option<T> {
        let _decided = self.steps.lock();
        (!self.is_slider_due(attempts, caller, now_ms)).then(count)
    }

    /// Demands a check of the next `count` risk-checked calls, of one device or of all; 0 cancels.
    pub fn ask_for_risk_checks(&self, device_id: Option<String>, count: u32) {
        let mut switches = self.switches.lock();
        match device_id {
            None => switches.risk_of_all = count,
            Some(device_id) if count == 0 => {
                switches.risk_of_device.remove(&device_id);
            }
            Some(device_id) => {
                if switches.risk_of_device.len() >= MAX_DEVICES {
                    switches.risk_of_device.clear();
                }
                switches.risk_of_device.insert(device_id, count);
            }
        }
    }

    /// What is left of [`Self::ask_for_risk_checks`], of all and of single devices.
    pub fn risk_checks_left(&self) -> (u32, Vec<(String, u32)>) {
        let switches = self.switches.lock();
        let mut devices: Vec<_> = switches.risk_of_device.clone().into_iter().collect();
        devices.sort();
        (switches.risk_of_all, devices)
    }

    /// Whether a risk-checked call of this device needs a check.
    pub fn is_risk_check_due(&self, attempts: &Attempts, device_id: &str, now_ms: u64) -> bool {
        let switches = self.switches.lock();
        switches.risk_of_all > 0
            || switches.risk_of_device.contains_key(device_id)
            || attempts.count(Attempt::FailedLogin, device_id, WINDOW_MS, now_ms)
                >= SUSPICIOUS_FAILURES
    }

    /// One of the demanded checks was asked for.
    pub fn risk_check_asked(&self, device_id: &str) {
        let mut switches = self.switches.lock();
        if let Some(left) = switches.risk_of_device.get_mut(device_id) {
            *left -= 1;
            if *left == 0 {
                switches.risk_of_device.remove(device_id);
            }
        } else {
            switches.risk_of_all = switches.risk_of_all.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::attempts::WHOLE;

    #[test]
    fn a_slider_is_due_after_two_steps_or_one_mistake() {
        let (demands, attempts) = (Demands::default(), Attempts::default());
        let is_due = |now_ms| demands.is_slider_due(&attempts, ("d", None), now_ms);
        assert!(!is_due(0));
        attempts.add(Attempt::LoginStep, "d", 0);
        assert!(!is_due(0));
        attempts.add(Attempt::LoginStep, "d", 0);
        assert!(is_due(0));
        assert!(!is_due(WINDOW_MS), "ten minutes later it is forgotten");
        attempts.add(Attempt::WrongProof, "d", WINDOW_MS);
        assert!(is_due(WINDOW_MS));
        for number in 0..FREE_FAILURES_FROM {
            let new_id = format!("d{number}");
            let at = (new_id.as_str(), Some("203.0.113.7"));
            assert!(!demands.is_slider_due(&attempts, at, WINDOW_MS));
            attempts.add(Attempt::FailedLoginFrom, "203.0.113.7", WINDOW_MS);
        }
        let new_at = |address| demands.is_slider_due(&attempts, ("new", address), WINDOW_MS);
        assert!(new_at(Some("203.0.113.7")) && !new_at(Some("203.0.113.8")) && !new_at(None));
        demands.set_slider_mode(SliderMode::Never);
        assert!(!is_due(WINDOW_MS));
        demands.set_slider_mode(SliderMode::Always);
        assert!(demands.is_slider_due(&attempts, ("another", None), 0));
    }

    #[test]
    fn of_steps_in_many_threads_no_more_are_free_than_one_after_another() {
        let (demands, attempts) = (Demands::default(), Attempts::default());
        let address = "203.0.113.7";
        let step = |number: usize| {
            let device = format!("d{number}");
            let count = || {
                assert!(demands.steps.is_locked(), "decided and counted in one");
                attempts.add(Attempt::LoginStepFrom, address, 0);
            };
            demands.free_step(&attempts, (&device, Some(address)), 0, count)
        };
        let of_thread = |from: usize| (from..from + 100).filter_map(step).count();
        let free: usize = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|thread| scope.spawn(move || of_thread(thread * 100)))
                .collect();
            let counts = threads
                .into_iter()
                .map(|thread| thread.join().expect("it ends"));
            counts.sum()
        });
        assert_eq!(free, FREE_STEPS_FROM);
    }

    #[test]
    fn from_half_of_all_messages_on_a_slider_is_due_to_everybody() {
        let half = Attempt::Code.rule().bounds.iter();
        let half: Vec<_> = half.map(|(max, window_ms)| (max / 2, *window_ms)).collect();
        assert_eq!(Attempt::CodeAsked.rule().bounds, half);
        let (demands, attempts) = (Demands::default(), Attempts::default());
        for number in 0..half[0].0 {
            let device = format!("d{number}");
            assert!(!demands.is_slider_due(&attempts, (&device, None), 0));
            attempts.add(Attempt::CodeAsked, WHOLE, 0);
        }
        assert!(demands.is_slider_due(&attempts, ("new", None), 0));
        attempts.uncount(Attempt::CodeAsked, WHOLE, 0);
        assert!(!demands.is_slider_due(&attempts, ("new", None), 0));
    }

    #[test]
    fn a_demand_is_used_up() {
        let (demands, attempts) = (Demands::default(), Attempts::default());
        let ask = |device: &str| {
            let is_due = demands.is_risk_check_due(&attempts, device, 0);
            if is_due {
                demands.risk_check_asked(device);
            }
            is_due
        };
        assert!(!ask("d"));
        demands.ask_for_risk_checks(Some("d".to_owned()), 2);
        assert!(!ask("e"));
        assert_eq!([ask("d"), ask("d"), ask("d")], [true, true, false]);
        demands.ask_for_risk_checks(None, 1);
        assert_eq!([ask("e"), ask("d")], [true, false]);
        demands.ask_for_risk_checks(Some("d".to_owned()), 9);
        demands.ask_for_risk_checks(Some("d".to_owned()), 0);
        assert!(!ask("d"));
    }
}
