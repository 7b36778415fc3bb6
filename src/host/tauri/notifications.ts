import { invoke } from '@tauri-apps/api/core';
import { HostError } from '../errors.ts';
import type { Host, NotificationState } from '../types.ts';
import { failureOf, hostCodeOf } from './native-codes.ts';
import { inTurn } from './permission-turn.ts';

/** The official plugin through our own commands, because its request can hang (tauri.md 1.3). */
export const notifications: Host['notifications'] = {
  state: () => coded(() => invoke<NotificationState>('notification_state')),
  request: () => coded(() => inTurn(() => invoke<NotificationState>('notification_request'))),
  show: (notification) => coded(() => invoke<void>('notification_show', { notification })),
  cancel: (id) => coded(() => invoke<void>('notification_cancel', { id })),
};

async function coded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    throw new HostError(hostCodeOf(failure) ?? -2, failure.message, { cause: error });
  }
}
