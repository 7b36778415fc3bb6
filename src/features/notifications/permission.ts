/**
 * The permission for notifications. Asked for in context, with a reason (`NotificationSheet`); in a
 * browser also on the first touch move, once and behind a remote flag (spec home 6; decisions
 * "Native").
 */
import { host } from '#host';
import { useEffect } from 'react';
import { atom } from '../../lib/atom.ts';
import type { NotificationState } from '../../host/types.ts';
import { reportProblem, track } from '../../telemetry/report.ts';
import { useAtom } from '../../ui/use-atom.ts';
import { storedNotificationAsked } from './stored-keys.ts';
import { currentFlags } from '../remote-config/use-flag.ts';

/** Undefined until the host has answered. */
const permission = atom<NotificationState | undefined>(undefined);

/**
 * Asks the user; call it from a touch. When the host fails, this is reported and the state is
 * unsupported.
 */
export async function askForNotifications(): Promise<NotificationState> {
  let state: NotificationState = 'unsupported';
  try {
    state = await host.notifications.request();
    track('notification_permission', { state });
  } catch (error) {
    reportProblem('notifications.request', error);
  }
  permission.set(state);
  return state;
}

/** Undefined until the host has answered; read again when the user returns from the settings. */
export function useNotificationState(): NotificationState | undefined {
  useEffect(() => {
    const look = (): void => {
      host.notifications.state().then(permission.set, (error: unknown) => {
        reportProblem('notifications.state', error);
        permission.set('unsupported');
      });
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
  return useAtom(permission);
}

async function askOnce(): Promise<void> {
  if ((await host.notifications.state()) !== 'prompt') return;
  // Stored before the prompt: a page that is closed during it must not ask again each time.
  storedNotificationAsked.set(true);
  await askForNotifications();
}

/** Call once, after the first screen. In the app nothing happens: there it is asked in context. */
export function askOnFirstTouchMove(): void {
  if (host.kind === 'APP' || storedNotificationAsked.get()) return;
  const onTouchMove = (): void => {
    // The flag may arrive after the first touches.
    if (!currentFlags().notificationPrompt) return;
    document.removeEventListener('touchmove', onTouchMove);
    askOnce().catch((error: unknown) => reportProblem('notifications.ask', error));
  };
  document.addEventListener('touchmove', onTouchMove, { passive: true });
}
