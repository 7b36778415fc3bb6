import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { listeners } from '../../lib/listeners.ts';
import type { Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

const opened = listeners<string>();
let isFollowing = false;

/**
 * Deep links that opened the app. Rust queues them until they are taken, so none is lost before the
 * first listener and none is delivered twice after a reload. Source: `src-tauri/src/commands/links.rs`.
 */
export function onLink(listener: (url: string) => void): Unsubscribe {
  const stop = opened.add(listener);
  if (!isFollowing) {
    isFollowing = true;
    // Listen first, then take: a link that arrives in between is taken by either, no race.
    listen('link-arrived', () => void take())
      .catch(() => undefined)
      .then(take, () => undefined);
  } else {
    // One may have arrived before the listener.
    void take();
  }
  return stop;
}

async function take(): Promise<void> {
  if (opened.count() === 0) return;
  const links = await invoke<string[]>('take_links').catch((): string[] => []);
  for (const link of links) opened.tell(link);
}

/**
 * Android's event `back-to-home`, with the path of a tab: the host plugin sends it on an intent
 * (`BackToHome.kt`), and queues one that comes before the page listens. No other system has one: there a
 * link to the tab opens it (decisions "Back-to-home is an Android intent").
 */
export function onBackToHome(listener: (path: string) => void): Unsubscribe {
  if (platform !== 'android') return () => undefined;
  const heard = addPluginListener<{ path?: unknown }>('host', 'back-to-home', ({ path }) =>
    listener(typeof path === 'string' ? path : '/'),
  );
  const stop = () => {
    window.removeEventListener('pagehide', stop);
    heard.then((native) => native.unregister()).catch(() => undefined);
  };
  // Otherwise the native side goes on sending to the unloaded page and queues nothing for the next.
  window.addEventListener('pagehide', stop);
  return stop;
}
