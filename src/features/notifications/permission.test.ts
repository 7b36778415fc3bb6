import { beforeEach, expect, test, vi } from 'vitest';
import { openKept } from '../../../tests/support/storage.ts';
import type { HostKind, NotificationState } from '../../host/types.ts';
import { storedNotificationAsked } from './stored-keys.ts';

const machine = vi.hoisted(() => ({
  kind: 'WEB' as HostKind,
  flag: true,
  state: vi.fn<() => Promise<NotificationState>>(),
  request: vi.fn<() => Promise<NotificationState>>(),
}));
vi.mock('#host', () => ({
  host: {
    get kind() {
      return machine.kind;
    },
    notifications: { state: machine.state, request: machine.request },
  },
}));
vi.mock('../remote-config/use-flag.ts', () => ({
  currentFlags: () => ({ notificationPrompt: machine.flag }),
}));

const { askOnFirstTouchMove } = await import('./permission.ts');

beforeEach(async () => {
  machine.kind = 'WEB';
  machine.flag = true;
  machine.state.mockReset().mockResolvedValue('prompt');
  machine.request.mockReset().mockResolvedValue('granted');
  await openKept();
});

async function touchMoves(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) document.dispatchEvent(new Event('touchmove'));
  await vi.waitFor(() => undefined);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

test('a browser asks on the first touch move, only once', async () => {
  askOnFirstTouchMove();
  await touchMoves(3);
  askOnFirstTouchMove();
  await touchMoves(3);
  expect(machine.request).toHaveBeenCalledTimes(1);
  expect(storedNotificationAsked.get()).toBe(true);
});

test('the app asks in context, never by a touch', async () => {
  machine.kind = 'APP';
  askOnFirstTouchMove();
  await touchMoves(3);
  expect(machine.state).not.toHaveBeenCalled();
  expect(machine.request).not.toHaveBeenCalled();
});

test('the remote flag decides, also when it arrives late', async () => {
  machine.flag = false;
  askOnFirstTouchMove();
  await touchMoves(3);
  expect(machine.request).not.toHaveBeenCalled();
  machine.flag = true;
  await touchMoves(1);
  expect(machine.request).toHaveBeenCalledTimes(1);
});

test.each(['granted', 'denied', 'unsupported'] as const)(
  'a user who is %s is not asked',
  async (state) => {
    machine.state.mockResolvedValue(state);
    askOnFirstTouchMove();
    await touchMoves(2);
    expect(machine.request).not.toHaveBeenCalled();
  },
);
