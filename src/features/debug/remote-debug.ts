/**
 * Remote debug tools. Spec home 4 "Other" and 6: only a logged-in user whose id is in the server's
 * list may switch them on, and they are on for ten minutes. Outside prod they are always there.
 *
 * Invariant: whether they are on is computed from the session, the list and the clock each time, so
 * a logout, a shorter list and the tenth minute switch them off without code of their own.
 */
import { useEffect, useState } from 'react';
import { appInfo } from '../../api/app-info.ts';
import { clock } from '../../lib/now.ts';
import { onSessionChange, userId } from '../../session/session.ts';
import { storage } from '../../storage/storage.ts';
import { storedRemoteFlags } from '../remote-config/stored-keys.ts';
import { storedRemoteDebugUntilMs } from './stored-keys.ts';
import { currentFlags } from '../remote-config/use-flag.ts';

/** Spec home 9. */
export const WINDOW_MS = 600_000;

interface World {
  environment: string;
  userId: string | undefined;
  allowedUsers: readonly string[];
  /** Ms since the epoch; undefined: never switched on. */
  untilMs: number | undefined;
  nowMs: number;
}

export function maySwitchOn({ userId: id, allowedUsers }: World): boolean {
  return id !== undefined && allowedUsers.includes(id);
}

/** Remaining time in ms; 0 is off. */
export function remainingMs(world: World): number {
  if (world.environment !== 'prod') return Number.POSITIVE_INFINITY;
  if (!maySwitchOn(world) || world.untilMs === undefined) return 0;
  // A clock that was turned back must not lengthen the window.
  return Math.max(0, Math.min(WINDOW_MS, world.untilMs - world.nowMs));
}

function world(): World {
  return {
    environment: appInfo.environment,
    userId: userId(),
    allowedUsers: currentFlags().remoteDebugUsers,
    untilMs: storedRemoteDebugUntilMs.get(),
    nowMs: clock.nowMs(),
  };
}

/** False, and a no-op, when this user may not. */
export function switchOnRemoteDebug(): boolean {
  if (!maySwitchOn(world())) return false;
  storedRemoteDebugUntilMs.set(clock.nowMs() + WINDOW_MS);
  return true;
}

/** True while the tools may be used; turns false by a timer. */
export function useIsDebugOn(): boolean {
  const [leftMs, setLeftMs] = useState(() => remainingMs(world()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const nowLeftMs = remainingMs(world());
      setLeftMs(nowLeftMs);
      if (nowLeftMs > 0 && Number.isFinite(nowLeftMs)) timer = setTimeout(look, nowLeftMs);
    };
    look();
    const stopSession = onSessionChange(look);
    const stopStorage = storage.onChange((key) => {
      if (key === storedRemoteDebugUntilMs.name || key === storedRemoteFlags.name) look();
    });
    return () => {
      clearTimeout(timer);
      stopSession();
      stopStorage();
    };
  }, []);
  return leftMs > 0;
}
