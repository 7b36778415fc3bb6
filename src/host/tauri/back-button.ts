import { addPluginListener } from '@tauri-apps/api/core';
import type { Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

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
