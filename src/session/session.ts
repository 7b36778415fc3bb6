/**
 * Who is logged in. The only module that knows tokens.
 *
 * Invariant: logged in means that token info exists (spec home 4). Refresh, login and logout come
 * with their screens; this is the place for them.
 */
import { useSyncExternalStore } from 'react';
import { storage } from '../storage/storage.ts';
import { track } from '../telemetry/report.ts';

type LoginPrompt = (scene: string) => void;

let promptLogin: LoginPrompt | undefined;

/** The composition root says how a visitor is asked to log in. */
export function setLoginPrompt(prompt: LoginPrompt): void {
  promptLogin = prompt;
}

export function isLoggedIn(): boolean {
  return storage.get('tokenInfo') !== undefined;
}

export function onSessionChange(listener: () => void): () => void {
  return storage.onChange((key) => {
    if (key === 'tokenInfo') listener();
  });
}

export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(onSessionChange, isLoggedIn);
}

/** The one login gate: does the action for a member, asks a visitor to log in. */
function require(scene: string, action: () => void): void {
  if (isLoggedIn()) {
    action();
    return;
  }
  track('login_required', { scene });
  promptLogin?.(scene);
}

export const session = { require };
