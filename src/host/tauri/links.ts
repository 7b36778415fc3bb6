import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Unsubscribe } from '../types.ts';

const listeners = new Set<(url: string) => void>();
let isFollowing = false;

/**
 * Links that opened the app. Rust keeps them until they are taken, so none is lost before the first
 * listener and none comes twice after a reload. Source: `src-tauri/src/commands/links.rs`.
 */
export function onLink(listener: (url: string) => void): Unsubscribe {
  listeners.add(listener);
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
  return () => listeners.delete(listener);
}

async function take(): Promise<void> {
  if (listeners.size === 0) return;
  const links = await invoke<string[]>('take_links').catch((): string[] => []);
  for (const link of links) for (const listener of listeners) listener(link);
}

/** The shell's event `back-to-home`; its payload is the path of a tab, or nothing for home. */
export function onBackToHome(listener: (path: string) => void): Unsubscribe {
  const heard = listen<unknown>('back-to-home', ({ payload }) =>
    listener(typeof payload === 'string' ? payload : '/'),
  );
  return () => {
    heard.then((stop) => stop()).catch(() => undefined);
  };
}
