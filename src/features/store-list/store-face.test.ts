import { expect, test } from 'vitest';
import type { BusinessState } from '../../api/generated/types.ts';
import { openFace } from './store-face.ts';

test.each<[BusinessState, string, object]>([
  [{ isOpen: true, closesAt: '22:00', opensToday: false }, 'home.openUntil', { time: '22:00' }],
  [{ isOpen: true, opensToday: false }, 'home.openAllDay', {}],
  [
    { isOpen: false, opensAt: '17:00', opensToday: true, opensOnDay: 6 },
    'home.closedUntilToday',
    { time: '17:00' },
  ],
  [
    { isOpen: false, opensAt: '08:00', opensToday: false, opensOnDay: 1 },
    'home.closedUntilDay',
    { time: '08:00', dayKey: 'home.monday' },
  ],
  [
    { isOpen: false, opensAt: '10:00', opensToday: false, opensOnDay: 7 },
    'home.closedUntilDay',
    { time: '10:00', dayKey: 'home.sunday' },
  ],
  [{ isOpen: false, opensAt: '10:00', opensToday: false, opensOnDay: 8 }, 'home.closed', {}],
  [{ isOpen: false, opensToday: false }, 'home.closed', {}],
  [{ isOpen: false, opensAt: '08:00', opensToday: false }, 'home.closed', {}],
])('%j says %s', (state, key, rest) => {
  expect(openFace(state)).toEqual({ isOpen: state.isOpen, key, ...rest });
});
