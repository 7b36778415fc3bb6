import { expect, test } from 'vitest';
import {
  type Device,
  deviceChoices,
  deviceFields,
  deviceOf,
  deviceText,
  refused,
} from './device.ts';

const fresh = deviceOf('phone?');

test('the default state serialises to an empty text', () => {
  expect(deviceText(fresh)).toBe('phone?');
  expect(fresh).toMatchObject({ system: 'android', location: 'ask', network: 'wifi' });
});

test('every state survives a round trip', () => {
  for (const field of deviceFields) {
    for (const choice of deviceChoices[field]) {
      const device = { ...fresh, [field]: choice } as Device;
      expect(deviceOf(deviceText(device))).toEqual(device);
    }
  }
});

test('unknown values become the default, and the longest text can be stored', () => {
  expect(deviceOf('phone?location=mars&x=1')).toEqual(fresh);
  expect(deviceOf('phone.denied')).toEqual(fresh);
  const last = Object.fromEntries(
    deviceFields.map((field) => [field, deviceChoices[field].at(-1)]),
  ) as unknown as Device;
  expect(deviceText(last).length).toBeLessThan(512);
});

test.each([
  ['android', 'ask', 'askAgain'],
  ['android', 'askAgain', 'denied'],
  ['ios', 'ask', 'denied'],
] as const)('%s, refused when %s: %s', (system, before, after) => {
  expect(refused(before, system)).toBe(after);
});
