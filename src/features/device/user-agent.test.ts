import { expect, it } from 'vitest';
import { isOldIos, readUserAgent } from './user-agent.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    5,
    { brand: '', model: 'SM-A155F', osType: 0, osVersion: '14', hardwareType: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    5,
    { brand: '', model: '', osType: 0, osVersion: '10', hardwareType: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 9; Redmi Note 8 Build/PKQ1.190616.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36',
    5,
    { brand: '', model: 'Redmi Note 8', osType: 0, osVersion: '9', hardwareType: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    5,
    { brand: 'Apple', model: 'iPhone', osType: 1, osVersion: '15.8.4', hardwareType: 'phone' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    5,
    { brand: 'Apple', model: 'iPad', osType: 1, osVersion: '', hardwareType: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    0,
    { brand: '', model: '', osType: undefined, osVersion: '', hardwareType: 'desktop' },
  ],
  ['', 0, { brand: '', model: '', osType: undefined, osVersion: '', hardwareType: 'desktop' }],
] as const)('%s', (userAgent, touchPoints, expected) => {
  expect(readUserAgent(userAgent, touchPoints)).toEqual(expected);
});

it.each([
  ['9.3.5', true],
  ['15.7', true],
  ['15.8.4', true],
  ['15.8.5', false],
  ['15.10', false],
  ['16.0', false],
  ['26.1', false],
  ['', false],
  ['beta', false],
] as const)('iOS %s is old: %s', (osVersion, expected) => {
  expect(isOldIos({ osType: 1, osVersion })).toBe(expected);
  expect(isOldIos({ osType: 0, osVersion })).toBe(false);
});
