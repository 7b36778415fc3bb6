import { addPluginListener, invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { listeners } from '../../lib/listeners.ts';
import type { Unsubscribe } from '../types.ts';
import { platform } from './platform.ts';

const opened = listeners<string>();
let isFollowing = false;

/**
 * Links that opened the app. Rust keeps them until they are taken, so none is lost before the first
 * listener and none comes twice after a reload. Source: `src-tauri/src/commands/links.rs`.
 */
export function onLink(listener: (url: string) => void): Unsubscribe {
  const stop = opened.add(listener);
  if (!isFollowing) {
    isFollowing = true;
    // First listen, then take: a link that arrives in between is taken by either.
    listen('link-arrived', () => void take())
      .catch(() => undefined)
      .then(take, () => undefined);
  } else {
    // One may have come while nobody listened.
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
 * The shell's event `back-to-home`, with the path of a tab, or nothing for home. On Android the host
 * plugin tells it, by an intent (`BackToHome.kt`), and keeps the one that comes before the page listens.
 */
export function onBackToHome(listener: (path: string) => void): Unsubscribe {
  const take = (path: unknown) => listener(typeof path === 'string' ? path : '/');
  const heard: Promise<() => unknown> =
    platform === 'android'
      ? addPluginListener<{ path?: unknown }>('host', 'back-to-home', ({ path }) =>
          take(path),
        ).then((native) => () => native.unregister())
      : listen<unknown>('back-to-home', ({ payload }) => take(payload));
  const stop = () => {
    window.removeEventListener('pagehide', stop);
    heard.then((end) => end()).catch(() => undefined);
  };
  // The native side would go on telling a page that is gone, and keep nothing for the next.
  window.addEventListener('pagehide', stop);
  return stop;
}
