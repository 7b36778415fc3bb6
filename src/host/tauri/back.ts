import { addPluginListener } from '@tauri-apps/api/core';
import { native } from './native.ts';
import { platform } from './platform.ts';
import type { Unsubscribe } from '../types.ts';

let isFollowing = false;

/** By the host plugin, on iOS. Enabled again when the page is unloaded or reloaded. */
export function setSwipeBack(isEnabled: boolean): Promise<void> {
  if (platform !== 'ios') return Promise.resolve();
  if (!isEnabled && !isFollowing) {
    isFollowing = true;
    window.addEventListener('pagehide', allowAgain);
  }
  return native('plugin:host|set_swipe_back', { isEnabled });
}

function allowAgain(): void {
  native('plugin:host|set_swipe_back', { isEnabled: true }).catch(() => undefined);
}

/**
 * Android's back, by button or gesture. While there is a listener, the system's default action is off. The
 * native side keeps the listener of a page that was reloaded (docs/tauri.md 2), hence the removal on
 * `pagehide`. Not Tauri's `onBackButtonPress`: it hears the first activity of the process only.
 */
export function onBack(listener: () => void): Unsubscribe {
  if (platform !== 'android') return () => undefined;
  const registered = addPluginListener('host', 'back', () => listener());
  const stop = () => {
    window.removeEventListener('pagehide', stop);
    registered.then((handle) => handle.unregister()).catch(() => undefined);
  };
  window.addEventListener('pagehide', stop);
  return stop;
}
