/** A phone whose notifications a unit test sees: what is scheduled, and what the host answers. */
import { vi } from 'vitest';
import type { LocalNotification, NotificationState } from '../../../src/host/types.ts';

export const phone = {
  canSchedule: true,
  /** Scheduled and not cancelled, by id. */
  pending: new Map<number, LocalNotification>(),
  state: vi.fn<() => Promise<NotificationState>>(),
  /** Every notification is refused. */
  isBroken: false,
};

/** For `vi.mock('#host', …)`. */
export const fakeHost = {
  host: {
    can: {
      get scheduleNotifications() {
        return phone.canSchedule;
      },
    },
    notifications: {
      state: phone.state,
      show: (notice: LocalNotification) => {
        if (phone.isBroken) return Promise.reject(new Error('broken'));
        phone.pending.set(notice.id, notice);
        return Promise.resolve();
      },
      cancel: (id: number) => Promise.resolve(void phone.pending.delete(id)),
    },
  },
};

/** One that schedules, is allowed to, and has nothing scheduled. */
export function resetPhone(): void {
  phone.canSchedule = true;
  phone.isBroken = false;
  phone.pending.clear();
  phone.state.mockReset().mockResolvedValue('granted');
}
