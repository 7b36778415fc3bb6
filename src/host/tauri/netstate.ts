/**
 * The kind of network. From the native side on phones, since a web view cannot tell wifi from cellular;
 * `navigator.onLine` reports offline earlier.
 */
import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { atom } from '../../lib/atom.ts';
import type { Netstate, Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

interface NetworkState {
  netstate: Netstate;
}

let native: Netstate = 1;
const told = atom<Netstate | undefined>(undefined);

/** 0 offline, 1 wifi or unknown, 2 cellular. Spec home 3. */
export function netstate(): Netstate {
  // On a desktop the sandbox is this machine and answers without any network.
  if (platform === 'desktop') return 1;
  return navigator.onLine ? native : 0;
}

export function onNetstate(listener: (netstate: Netstate) => void): Unsubscribe {
  return told.subscribe((state) => state !== undefined && listener(state));
}

/** Starts listening. Called once, when the host is created. */
export function followNetwork(): void {
  if (platform === 'desktop') return;
  const take = (state: NetworkState) => {
    native = state.netstate;
    tell();
  };
  // Ignored: without an answer the state is 1, which the spec uses for unknown as well.
  addPluginListener('host', 'network', take).catch(() => undefined);
  invoke<NetworkState>('plugin:host|network_state').then(take, () => undefined);
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
}

function tell(): void {
  told.set(netstate());
}
