import { onBackButtonPress } from '@tauri-apps/api/app';
import type { Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

/**
 * Android's back button. While there is a listener, the system's default action is off. The native side
 * keeps the listener of a page that was reloaded (tauri.md 2), hence the removal on `pagehide`.
 */
export function onBack(listener: () => void): Unsubscribe {
  if (platform !== 'android') return () => undefined;
  const registered = onBackButtonPress(() => listener());
  const stop = () => {
    window.removeEventListener('pagehide', stop);
    registered.then((handle) => handle.unregister()).catch(() => undefined);
  };
  window.addEventListener('pagehide', stop);
  return stop;
}
