//! What iOS's flags of reachability mean, see `ios/network.rs`.

/// The flags that count, by Apple's names.
#[derive(Debug, Clone, Copy, Default)]
pub struct Flags {
    pub reachable: bool,
    pub connection_required: bool,
    /// On demand or on traffic: a VPN that connects by itself.
    pub connection_automatic: bool,
    /// Somebody would have to type a password first.
    pub intervention_required: bool,
    pub is_wwan: bool,
}

/// 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3. A connection that the first request makes is one.
pub fn netstate(flags: Flags) -> u8 {
    let connects = flags.connection_automatic && !flags.intervention_required;
    let is_online = flags.reachable && (!flags.connection_required || connects);
    match (is_online, flags.is_wwan) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::{Flags, netstate};

    #[test]
    fn a_vpn_on_demand_is_no_reason_to_be_offline() {
        let wifi = Flags {
            reachable: true,
            ..Flags::default()
        };
        let asleep = Flags {
            connection_required: true,
            ..wifi
        };
        let on_demand = Flags {
            connection_automatic: true,
            ..asleep
        };
        let locked = Flags {
            intervention_required: true,
            ..on_demand
        };
        for (flags, expected) in [
            (Flags::default(), 0),
            (wifi, 1),
            (asleep, 0),
            (on_demand, 1),
            (locked, 0),
        ] {
            assert_eq!(netstate(flags), expected, "{flags:?}");
            let cellular = Flags {
                is_wwan: true,
                ..flags
            };
            assert_eq!(netstate(cellular), expected * 2, "{cellular:?}");
        }
    }
}
