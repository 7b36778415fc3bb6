import { HostError } from '../errors.ts';
import type { Host, NotificationState } from '../types.ts';

function current(): NotificationState {
  if (!('Notification' in window)) return 'unsupported';
  return Notification.permission === 'default' ? 'prompt' : Notification.permission;
}

/** Permission only: a page cannot schedule notifications. */
export const notifications: Host['notifications'] = {
  state: () => Promise.resolve(current()),
  request: async () => {
    if (current() === 'prompt') await Notification.requestPermission();
    return current();
  },
  show: () => Promise.reject(new HostError(-3, 'Notifications are not available on the web')),
  cancel: () => Promise.reject(new HostError(-3, 'Notifications are not available on the web')),
};
