//! Which kind of network there is, by SystemConfiguration. Its successor, NWPathMonitor, has no Rust
//! binding yet.
#![allow(deprecated)]

use std::ptr::NonNull;

use objc2_core_foundation::{CFRetained, CFRunLoop, kCFRunLoopDefaultMode};
use objc2_system_configuration::{SCNetworkReachability, SCNetworkReachabilityFlags};
use serde::Serialize;

use super::listeners;
use crate::network_rules::{Flags, netstate};
use crate::{Error, Result};

/// 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3.
#[derive(Debug, Serialize)]
pub struct NetworkState {
    netstate: u8,
}

#[tauri::command]
pub fn network_state() -> Result<NetworkState> {
    let mut flags = SCNetworkReachabilityFlags::empty();
    let any_host = any_host().ok_or(Error::NotImplemented("network state"))?;
    // SAFETY: `flags` outlives the call.
    if unsafe { any_host.flags(NonNull::from(&mut flags)) } {
        Ok(state_of(flags))
    } else {
        Err(Error::NotImplemented("network state"))
    }
}

/// Sends `network` events from now on. Call once, on the main thread, whose run loop brings them.
pub fn follow() {
    let (Some(any_host), Some(run_loop)) = (any_host(), CFRunLoop::main()) else {
        return;
    };
    // SAFETY: the callback has the declared signature and uses no context, so null is right for it;
    // the mode is a constant of the framework.
    unsafe {
        any_host.set_callback(Some(changed), std::ptr::null_mut());
        if let Some(mode) = kCFRunLoopDefaultMode {
            any_host.schedule_with_run_loop(&run_loop, mode);
        }
    }
    // Lives as long as the app.
    std::mem::forget(any_host);
}

unsafe extern "C-unwind" fn changed(
    _target: NonNull<SCNetworkReachability>,
    flags: SCNetworkReachabilityFlags,
    _context: *mut std::ffi::c_void,
) {
    listeners::trigger("network", &state_of(flags));
}

/// The zero address stands for "any host at all".
fn any_host() -> Option<CFRetained<SCNetworkReachability>> {
    let mut address = libc::sockaddr_in {
        sin_len: size_of::<libc::sockaddr_in>() as u8,
        sin_family: libc::AF_INET as libc::sa_family_t,
        sin_port: 0,
        sin_addr: libc::in_addr { s_addr: 0 },
        sin_zero: [0; 8],
    };
    // SAFETY: an IPv4 socket address begins as every socket address does, and is copied by the call.
    unsafe { SCNetworkReachability::with_address(None, NonNull::from(&mut address).cast()) }
}

fn state_of(flags: SCNetworkReachabilityFlags) -> NetworkState {
    use SCNetworkReachabilityFlags as F;
    NetworkState {
        netstate: netstate(Flags {
            reachable: flags.contains(F::Reachable),
            connection_required: flags.contains(F::ConnectionRequired),
            connection_automatic: flags.intersects(F::ConnectionOnDemand | F::ConnectionOnTraffic),
            intervention_required: flags.contains(F::InterventionRequired),
            is_wwan: flags.contains(F::IsWWAN),
        }),
    }
}
