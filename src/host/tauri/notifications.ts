import { invoke } from '@tauri-apps/api/core';
import type { Host, NotificationState } from '../types.ts';

/** The official plugin through our own commands, because its request can hang (tauri.md 1). */
export const notifications: Host['notifications'] = {
  state: () => invoke<NotificationState>('notification_state'),
  request: () => invoke<NotificationState>('notification_request'),
  show: (notification) => invoke('notification_show', { notification }),
  cancel: (id) => invoke('notification_cancel', { id }),
};
